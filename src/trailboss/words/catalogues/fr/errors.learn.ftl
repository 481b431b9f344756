# Les réseaux qui jouent, et leur entraînement.

error-network-numpy = les réseaux ont besoin de NumPy, qui n’est pas installé : pip install 'trailboss[bots]'
error-network-file = ce n’est pas un fichier de réseau : { $problem }
error-network-card = ce fichier de réseau n’a pas de fiche
error-network-encoding = le réseau est fait pour l’encodage { $network }, celui de la partie est { $game }
error-network-read = le réseau { $file } ne peut pas être lu : { $problem }
error-network-none = cette version n’a pas de réseau pour { $family } ; entraîne-en un avec `trailboss train` et indique son fichier : champion:file=PATH

## Fichiers d’entraînement. $run est le nom du fichier.

error-run-read = le fichier d’entraînement { $file } ne peut pas être lu : { $problem }
error-run-toml = fichier d’entraînement { $run } : { $problem }
error-run-key = fichier d’entraînement { $run } : il n’y a pas de { $key } ; il y a { LIST($known, "comma") }
error-run-no-setups = fichier d’entraînement { $run } : il faut au moins un [[setups]]
error-run-setup = fichier d’entraînement { $run } : chaque [[setups]] a game (un texte) et players (un nombre entier)
error-run-setup-key = fichier d’entraînement { $run } : [[setups]] n’a pas de { $key } ; il y a { LIST($known, "comma") }
error-run-weight = fichier d’entraînement { $run } : weight est un nombre entier à partir de 1, pas { $given }
error-run-options = fichier d’entraînement { $run } : options est une table, pas { $given }
error-run-minutes = fichier d’entraînement { $run } : minutes est la durée de tout l’entraînement, plus de 0, pas { $given }
error-run-seed = fichier d’entraînement { $run } : seed est un nombre entier à partir de 0, pas { $given }
error-run-part = fichier d’entraînement { $run } : { $part } devrait être une table, [{ $part }]
error-run-list = fichier d’entraînement { $run } : { $setting } est une liste de { $count } nombres, pas { $given }
error-run-whole = fichier d’entraînement { $run } : { $setting } est un nombre entier à partir de { $least }, pas { $given }
error-run-number = fichier d’entraînement { $run } : { $setting } est un nombre, pas { $given }
error-run-text = fichier d’entraînement { $run } : { $setting } est un texte, pas { $given }
error-run-since = fichier d’entraînement { $run } : learn.since est une minute de l’entraînement, de 0 à moins de { $most }, pas { $given }
error-run-encodings = fichier d’entraînement { $run } : un seul réseau ne peut pas jouer { LIST($encodings) }

## Entraînement

error-learn-torch = l’entraînement a besoin de { $module }, qui n’est pas installé : pip install 'trailboss[learn]'
error-learn-system = l’entraînement a besoin de Linux, de macOS ou d’un autre système POSIX
error-learn-there = { $folder } contient déjà un point de reprise : continue avec --resume, ou choisis un autre --folder
error-learn-nothing = { $folder } ne contient aucun point de reprise
error-learn-folder = impossible d’écrire dans { $folder } : { $problem }
error-learn-checkpoint = le point de reprise { $file } ne peut pas être lu : { $problem }
error-learn-fit = { $part } du point de reprise ne va pas avec le fichier d’entraînement : width ou blocks ont changé
error-learn-examples = les exemples { $file } ne peuvent pas être lus : { $problem }
error-learn-examples-encoding = les exemples { $file } ont l’encodage { $theirs }, l’entraînement a { $run }
error-learn-log = { $file } n’a pas encore de courbe
error-learn-process = un processus qui joue des parties a échoué, voir plus haut
