# Pourquoi des tableaux ne peuvent pas servir : jeux, surcouches, valeurs des joueurs.

error-table-toml = { $file } n’est pas un fichier TOML : { $problem }
error-table-file = { $file } : il n’y a pas de tableau { $name } ; il y a { LIST($known, "comma") }
error-table-no-file = { $file } manque
error-table-key = { $place } : { $key } n’est pas connu ici ; sont connus { LIST($known, "comma") }
error-table-lacks = { $place } : { $key } manque
error-table-kind = { $place } : { $key } devrait être { $wanted }, pas { $given }
error-table-reference = { $place } : { $key } vaut { $given }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-table-remove = { $place } : remove nomme { $name }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-table-after = { $place } : after nomme { $name }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-table-twice = { $place } y est deux fois
error-table-circle = { $place } : next ramène au même emplacement
error-table-effect = { $place } : { $step } n’est pas un effet (dans « { $line } »)

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

## Jeux

error-table-fit = les tableaux de { $title } ne vont pas ensemble : { $problem }
error-titles-folder = TRAILBOSS_TITLES nomme le dossier { $folder }, qui n’existe pas
error-title-id = id dans title.toml devrait se composer de minuscules, de chiffres et de tirets, comme second-edition, pas { $given }
error-title-twice = il y a déjà un jeu { $title }, dans { $folder }
error-title-circle = { $title } étend { $extends }, qui l’étend à son tour
error-title-extends = extends dans title.toml vaut { $given }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-title-family = title.toml devrait nommer extends, ou une family parmi { LIST($known, "comma") } ; family vaut { $given }
error-overlay-section = { $file } : { $key } est hors d’un tableau ; commence par une ligne comme [railroad]
error-pin = { $file } ne contient pas de tableaux : { $problem }
error-version = la version { $version } de { $game } n’est pas connue ici ; sont connues { LIST($known, "comma") }
