# Positions en texte : pourquoi l’une est illisible ou impossible.

error-position-line = ligne { $line }, { $where } : { $problem }
error-position-at = { $where } : { $problem }
error-position-begin = une position commence par la ligne { $begins } 1, ou est un document JSON
error-position-format = cette position est au format { $format }, et ce Trailboss lit le format { $known }
error-position-long = une position est un texte de { $most } caractères au plus
error-position-deep = ce n’est pas une position : le document JSON est trop imbriqué
error-position-section = il n’y a pas de partie { $given } ; il y a { LIST($known, "comma") }
error-position-twice = { $given } est écrit ici une deuxième fois
error-position-unread = illisible : { $given } ; une ligne est une clé, deux-points et une valeur, ou le nom d’une partie entre crochets
error-position-key = il n’y a pas de clé { $given } ici ; il y a { LIST($known, "comma") }
error-position-needed = la ligne { $key } manque
error-position-whole = devrait être un nombre entier, pas { $given }
error-position-number = devrait être un nombre entier de { $least } à { $most }, pas { $given }
error-position-text = devrait être un texte de { $most } caractères au plus, pas { $given }
error-position-name = { $given } n’est pas connu ici ; il y a { LIST($known, "comma") }
error-position-item = illisible : { $given } ; il faudrait des noms avec leur nombre entre des virgules, par exemple 2 gray, white
error-position-item-twice = { $name } y est écrit deux fois
error-position-counts = devrait être un tableau de noms et de valeurs, pas { $given }
error-position-count = { $name } : devrait être un nombre entier de { $least } à { $most }, pas { $given }
error-position-list = devrait être une liste, pas { $given }
error-position-places =
    { $least ->
        [one] devrait avoir une place
       *[other] devrait avoir { $least } places
    }, avec - pour une place vide, pas { $there } (au plus { $most })
error-position-rows = devrait être { $rows } rangées de { $columns } places, avec - pour une place vide
error-position-pair = illisible : { $given } ; il faudrait une place, un signe égal et ce qui s’y trouve
error-position-place = { $given } ne peut pas être sur { $place } ; il peut y avoir { LIST($known, "comma") }
error-position-frame = illisible : { $given } ; il faudrait le genre d’une question et ses champs, par exemple phase-b space=A
error-position-field = { $frame } n’a pas de champ { $given } ; { $known ->
        [0] il n’en a aucun
       *[other] il y a { LIST($known, "comma") }
    }
error-position-bottom = une décision ne commence pas par { $given }, mais par { LIST($known, "or") }
error-position-top = { $given } n’interroge personne : la dernière ligne devrait être la question à laquelle on répond
error-position-asked = cela ne peut pas être demandé dans cette position ({ $problem })
error-position-no-move = dans cette position, aucun coup n’est permis
error-position-seat = les places vont de 1 à { $last }, pas { $given }
error-position-turn = le tour { $turn } est celui de la place { $seat }, et c’est la place { $deciding } qui décide
error-position-figures = devrait être un tableau JSON de valeurs
error-position-many = { $name } : { $there } sont écrits, et le jeu en a { $total }
error-position-missing = personne n’a ceci : { LIST($things, "comma") }
error-position-open = { $count } restent ouverts, et il n’en reste que { $there } qui peuvent être là
error-position-known = { $name } : { $count } connus en main, mais { $there } y sont
error-position-jobs = le marché du travail devrait avoir { $least } à { $most } places remplies, avec - pour un ouvrier engagé, pas { $there }
error-position-token = un joueur a le jeton du marché du travail exactement quand les { $full } places du marché ont été remplies ; { $there } l’ont été
error-position-neutral = chaque case neutre a un bâtiment neutre
error-position-discs = { $taken } disques ont quitté le plateau et { $placed } sont posés : ce devrait être le même nombre
error-position-herder = un bouvier ne peut pas se trouver sur { $space } : il n’y a rien là
error-position-engine = la locomotive de la place { $seat } est déjà sur { $place }
error-position-buildings = la place { $seat } a ici { $there } bâtiments, et des marqueurs pour { $most }
error-position-order = devrait contenir une fois chacun de { LIST($known, "comma") }
error-record-position = position devrait être un texte, pas { $given }
error-record-opening = la position par laquelle la partie enregistrée commence est d’un autre jeu ou pour un autre nombre de joueurs
