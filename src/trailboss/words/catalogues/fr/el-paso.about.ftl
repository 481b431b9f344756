# Ce que sont et font les choses d’El Paso : tout d’un bloc, ou le titre et les mots à part.

about-neutral = { about-neutral-title } : { about-neutral-words }
about-neutral-title = Bâtiment neutre { $tile }
about-neutral-words = { LIST($actions, "semicolon") }
about-building = { about-building-title } : { about-building-words }
about-building-title = Bâtiment { $building } ({ cost }, { $points } PV)
about-building-words = { LIST($actions, "semicolon") }
about-train = { about-train-title }. { about-train-words }
about-train-title = Carte train { $train } ({ cost })
about-train-words = Recto : { LIST($front, "semicolon") }. Face ★ : { LIST($star, "semicolon") }
about-cattle = { about-cattle-title } : { about-cattle-words }
about-cattle-title = { $card } ({ $colour })
# D’où vient la carte : market, city, start.
about-cattle-words =
    valeur d’élevage { $value }, { $points } PV{ $from ->
        [market] {""}, au marché pour { cost }
        [city] {""}, une pour chaque arrivée à El Paso tant qu’il y en a
       *[start] {""}
    }
about-worker = { about-worker-title } : { about-worker-words }
about-worker-title = { CAP($worker) }
about-worker-words =
    { $points } PV, { $worker ->
        [cowboy] paie le bétail ; défaussé pendant un mouvement : 1 pas de plus
        [builder] paie les bâtiments ; défaussé pendant ton tour : { $program }
        [engineer] paie les cartes train ; défaussé pendant ton tour : { $program }
       *[joker] remplace { LIST($workers, "or", "a") } dans les coûts, ${ $extra } de plus à l’engagement ; défaussé pendant ton tour : { $program }
    }
about-objective = { about-objective-title } : { about-objective-words }
about-objective-title = Tuile objectif
about-objective-words = { $points } PV pour { LIST($needs, "and") }
about-bonus = { about-bonus-title } : { about-bonus-words }
about-bonus-title = Tuile bonus ({ $points } PV)
about-bonus-words = { bonus-gives }
about-post = { about-post-title } : { about-post-words }
about-post-title = Comptoir { $post }
about-post-words =
    { $program ->
        [program] placer un disque pour { $program },{" "}
       *[none] {""}
    }{ $points ->
        [0] {""}
       *[other] { $points } PV par disque,{" "}
    }{ $dark ->
        [yes] tous les disques conviennent
       *[no] seuls les disques clairs conviennent
    }{ $repeat ->
        [yes] , autant des tiens que tu veux
       *[no] {""}
    }
about-disc = { about-disc-title } : { about-disc-words }
about-disc-title =
    { CAP($disc) }, { $dark ->
        [yes] foncé
       *[no] clair
    }
about-disc-words = { disc-gives }
about-auxiliary = { about-auxiliary-title } : { about-auxiliary-words }
about-auxiliary-title = Action auxiliaire ({ $auxiliary })
about-auxiliary-words =
    { $locked ->
        [yes] { $upgraded }, une fois son disque libéré
       *[no] { $program } ; une fois son disque libéré, { $upgraded }
    }
about-space = { about-space-title } : { about-space-words }
about-space-title = { CAP($place) }
# $price : ce que coûte d’y construire ; $bonus et $card sont ceux d’El Paso.
about-space-words =
    { $bonus ->
        [one] { about-city-words }
        [other] { about-city-words }
       *[none] { $price ->
            [0] case de bâtiment, gratuite
            [one] case de bâtiment, ${ $price } pour y construire
            [other] case de bâtiment, ${ $price } pour y construire
           *[none] case d’un bâtiment neutre
        }
    }
about-city-words = gagner ${ $bonus }, prendre { FORM($card, "a") }, montrer ta main et livrer, dans cet ordre ; tout mouvement s’arrête ici
about-automa = { about-automa-title } : { about-automa-words }
about-automa-title = Carte automa { $card } de { -automa }
# $per : les travailleurs qui comptent ses pas.
about-automa-words =
    { $steps ->
        [one] { $steps } pas
        [other] { $steps } pas
       *[none] 1 pas pour chacun de ses { FORM($per, "many") }
    } ; { $action ->
        [cattle] prend { LIST($cards, "or", "a") }, selon le nombre de ses cow-boys
        [train] utilise la carte train du nombre de ses ingénieurs
        [build] construit avec autant de bâtisseurs que possible
        [draw] pioche { $count ->
            [one] { $count } carte
           *[other] { $count } cartes
        } de sa réserve
       *[choice] prend du bétail, utilise le train ou construit, selon le type dont elle a le plus de travailleurs
    }{ $action ->
        [draw] {""}
       *[other] { $count ->
            [one] , puis pioche { $count } carte de sa réserve
            [other] , puis pioche { $count } cartes de sa réserve
           *[none] {""}
        }
    }
about-program = { CAP($program) }

## Ce qui peut figurer dans un fichier de valeurs

hint-needs = BLD un bâtiment à soi, BON une tuile bonus, D10 un disque sur un comptoir d’au moins 10 ; les cartes par leur code : { LIST($codes, "comma") }. Ce qui est demandé deux fois y figure deux fois.
hint-automa-action = cattle, train, build, draw 1, draw 2 ou choice
hint-automa-steps = un nombre, ou un type de travailleur : cowboy, builder, engineer, joker
