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
error-table-effect = { $place } : { $step } n’est pas un effet (dans « { $line } ») ; sont connus { LIST($known, "comma") }

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

## Valeurs corrigées

error-figures-file = impossible de lire { $file } : { $problem }
error-figures-line = { $file }, ligne { $line } : { $problem }
error-figures = { $file } : { $problem }
error-figures-place = { $place } : { $problem }
error-figures-long = un fichier de valeurs peut avoir { $most } caractères au plus
error-figures-key = { $key } n’est pas connu ici ; sont connus { LIST($known, "comma") }
error-figures-game = game devrait être l’identifiant d’un jeu entre guillemets, comme dans game = "el-paso", pas { $given }
error-figures-no-game = le fichier ne dit pas pour quel jeu il est fait : il manque une ligne telle que game = "el-paso"
error-figures-other = ce sont des valeurs pour { $named }, pas pour { $game }
error-figures-over = over devrait être une version entre guillemets, telle que trailboss figures l’écrit, pas { $given }
error-figures-confirmed = confirmed devrait être une liste de noms entre crochets, pas { $given }
error-figures-no-figure = confirmed nomme { $name }, qui n’existe pas ; il y a { LIST($known, "comma") }
error-figures-component = { $name } n’est pas une valeur à vérifier ; voici celles qui le sont : { LIST($known, "comma") }
error-figures-fixed = { $place } : { $key } fait partie de la carte ou du jeu, ce n’est pas une valeur ; un jeu à toi peut le changer (docs/editions.md)
error-figures-bounds = { $place } : { $key } vaut { $given } ; les nombres vont de { $least } à { $most }
error-figures-rows = { $place } : { $key } peut avoir { $most } lignes au plus
error-figures-letters = { $place } : { $key } peut avoir { $most } caractères au plus
error-figures-stuck = un joueur n’avait plus aucun coup
error-figures-unplayable = avec ces valeurs, une partie à { $players } n’est pas jouable : { $problem }
error-figures-version = les valeurs de cette partie de { $game } donnent la version { $made }, pas { $version }
error-figures-shape = des valeurs devraient être { "{" } "over" : une version, "tables" : … { "}" }, pas { $given }
