# Valeurs corrigées : le fichier qu’écrit `trailboss figures`, et ce qui est à vérifier.

figures-head =
    Valeurs de { $game } que personne n’a pu confirmer. Si tu as le jeu imprimé :
    1. Compare chacune avec l’élément qu’elle nomme et corrige ce qui diffère.
    2. Nomme sous `confirmed` ce que tu as comparé.
    3. Joue avec : trailboss play … --figures FICHIER, ou toujours, comme figures/{ $file } dans ton dossier de configuration.
    Ce que tu laisses tel quel ne change rien. Les actions s’écrivent avec les mots de docs/effects.md.
figures-confirmed-head = Ce que tu as comparé avec le jeu imprimé : les noms entre crochets ci-dessous, comme "trail.posts.12", un par ligne.
figures-rulings-head = Ce sont des règles plutôt que des valeurs. Elles aussi peuvent être confirmées, par le nom avant les deux-points :
figures-look = À regarder : { $where }
figures-was = Le jeu lui-même a { $value }
figures-absent = rien n’y est imprimé, à notre connaissance
figures-absent-known = rien n’y est imprimé, à notre connaissance ; possible : { LIST($known, "or") }
figures-stand-in = valeur supposée
figures-low = peu sûr
figures-medium = assez sûr

## Éléments

component-trail-spaces = Case { $name }
component-trail-posts = Comptoir { $name }
component-trail-bounty = Primes des cases de hors-la-loi
component-railroad-cities = Ville { $name }
component-railroad-arrows = Flèche { $name }
component-cards-cattle = Carte bétail { $name }
component-cards-objectives-starting = Objectif de départ { $name }
component-cards-objectives-deck = Carte objectif { $name }
component-supply-hazard-tiles = Tuiles danger
component-supply-outlaws = Tuile { $name }
component-supply-bags = Sacs
component-buildings-neutral = Bâtiment neutre { $name }
component-buildings-private = Bâtiment privé { $name }
component-buildings-public-a = Bâtiment { $name }, face a
component-buildings-public-b = Bâtiment { $name }, face b
component-buildings-train = Carte train { $name }
component-player-workers = Plateau individuel, rangée { $name }
component-player-steps = Plateau individuel, pas
component-player-steps-disc = Plateau individuel, { $name }
component-tiles-objectives = Tuile objectif { $name }
component-tiles-bonuses = Tuile bonus { $name }
component-automa-cards = Carte automa { $name }
component-automa-levels = Automa, niveau { $name }
component-automa-price-cap = Automa, achat le plus cher

## Champs

field-this = valeur
field-players = à { $players } joueurs
field-cost = coût
field-vp = points
field-value = valeur d’élevage
field-workers = bâtisseurs
field-builders = bâtisseurs
field-actions = actions
field-action = action
field-front = recto
field-star = face étoile
field-needs = demande
field-tasks = demande
field-penalty = pénalité
field-copies = exemplaires
field-permanent = certificats permanents
field-duplicate = double une carte
field-steps = pas
field-only = seulement avec
field-hand = main
field-woods = dans les bois
field-risk = action à risque
field-first-city = première ville
