# Pourquoi des tableaux ne peuvent pas servir : jeux, surcouches, valeurs des joueurs.

error-table-toml = { $file } n’est pas un fichier TOML : { $problem }
error-table-file = { $file } : il n’y a pas de tableau { $name } ; il y a { LIST($known, "comma") }
error-table-no-file = { $file } manque
error-table-key = { $place } : { $key } n’est pas connu ici ; sont connus { LIST($known, "comma") }
error-table-lacks = { $place } : { $key } manque
error-table-kind = { $place } : { $key } devrait être { $wanted }, pas { $given }
error-table-reference = { $place } : { $key } vaut { $given }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-table-remove = { $place } : remove nomme { $name }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-table-after = { $place } : after nomme { $name }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-table-twice = { $place } y est deux fois
error-table-effect = { $place } : { $step } n’est pas un effet (dans « { $line } »)

## Ce qu’un tableau demande

table-number = un nombre entier
table-yes = true ou false
table-text = un texte
table-value = un nombre ou un texte
table-effect = une ligne d’effets
table-table = un tableau
table-rows = une liste de lignes
table-row = une ligne de { $table }
table-one-of = { LIST($known, "or") }
table-list = une liste, chacun { $of }
