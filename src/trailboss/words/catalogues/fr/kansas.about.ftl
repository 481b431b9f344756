# Ce que sont et font les choses des jeux autour de Kansas City.

about-neutral = { about-neutral-title } : { about-neutral-words }
about-neutral-title = { CAP(FORM($tile, "neutral")) }
about-neutral-words = { LIST($actions, "semicolon") }
about-building = { about-building-title } : { about-building-words }
about-building-title =
    { $builders ->
        [one] Bâtiment { $tile } ({ $builders } { worker-builder }, { $points } PV, { hands })
       *[other] Bâtiment { $tile } ({ $builders } { worker-builder.many }, { $points } PV, { hands })
    }
about-building-words = { LIST($actions, "semicolon") }
hands =
    { $hand ->
        [both] main verte et main noire
        [green] main verte
        [black] main noire
       *[none] aucune main
    }
about-hazard = { about-hazard-title } : { about-hazard-words }
about-hazard-title = { CAP($hazard) }
about-hazard-words = un danger sur la piste, { $points } PV, { hands }
about-outlaw = { about-outlaw-title } : { about-outlaw-words }
about-outlaw-title = { CAP($tile) }
about-outlaw-words = { hands }
about-worker = { about-worker-title }. { about-worker-words }
about-worker-title = { CAP($worker) }
about-worker-words = Cases du plateau individuel : { LIST($spaces, "semicolon") }
about-worker-space =
    { $nth ->
        [1] 1re, { $gift }
       *[other] { $nth }e, { $gift }
    }
about-action = { CAP($program) }

## Cartes

about-cattle = { about-cattle-title } : { about-cattle-words }
about-cattle-title = { CAP($card) }
about-cattle-words =
    { $becomes ->
        [heifer] { about-breed } ; peut grandir en { $becomes } à Kansas City
        [cow] { about-breed } ; peut grandir en { $becomes } à Kansas City
       *[none] { about-breed }
    }
about-breed = valeur d’élevage { $value }, { $points } PV
about-objective = { about-objective-title } : { about-objective-words }
about-objective-title = Carte objectif
about-objective-words =
    { $program ->
        [program] { $program } ; { FORM($objective, "full") }
       *[none] { FORM($objective, "full") }
    }

## Voie ferrée et villes

corners =
    { $corners ->
        [dark] coins foncés
       *[white] coins blancs
    }
about-city = { about-city-title } : { about-city-words }
about-city-title = { $city }
about-city-words =
    { $marks ->
        [0] valeur { $value }, { corners }
       *[other] valeur { $value }, { corners }, { LIST($marks, "comma") }
    }
about-bonus = ${ $dollars } pour un disque
about-disc-points = { $points } PV par disque
about-repeat = autant de tes disques que tu veux
about-station = { about-station-title } : { about-station-words }
about-station-title = { CAP($station) }
about-station-words =
    { $master ->
        [yes] amélioration pour ${ $price }, { $points } PV, { corners }, un chef de gare
       *[no] amélioration pour ${ $price }, { $points } PV, { corners }
    }
about-master = { about-master-title } : { about-master-words }
about-master-title = Chef de gare
about-master-words = { $master }

## Le plateau individuel

about-disc = { about-disc-title } : { about-disc-words }
about-disc-title = { CAP($disc) }, { corners }
about-disc-words = { LIST($gives, "comma") }
unlock-pay = payer ${ $amount }
unlock-gain = gagner ${ $amount }
unlock-steps =
    { $players ->
        [0] {""}
        [one] limite de pas +{ $amount } à { LIST($players, "or") } joueurs
        [other] limite de pas +{ $amount } à { LIST($players, "or") } joueurs
       *[any] limite de pas +{ $amount }
    }
unlock-cards = limite de main +{ $amount }
unlock-certificates =
    { $alone ->
        [yes] limite de certificats { $amount }
       *[no] limite de certificats { $amount }, une fois libéré aussi le disque de la limite inférieure
    }
unlock-auxiliary =
    { $single ->
        [program] action auxiliaire ({ $single }) ; les deux disques libérés, action auxiliaire double ({ $double })
       *[none] action auxiliaire double ({ $double })
    }
unlock-points = { $amount } PV
about-auxiliary = { about-auxiliary-title }. { about-auxiliary-words }
about-auxiliary-title = Action auxiliaire ({ $auxiliary })
about-auxiliary-words = Simple : { $single }. Double : { $double }

## Les cases de la piste

about-space =
    { $sort ->
        [start] { about-space-title }
        [city] { about-space-title }
       *[other] { about-space-title } : { about-space-words }
    }
about-space-title = { CAP($place) }
about-space-words =
    { $sort ->
        [building] case de bâtiment{ about-woods }{ about-risk }
        [outlaw] { $bounty }
        [hazard] case de danger
        [neutral] case d’un bâtiment neutre
       *[other] {""}
    }
about-woods =
    { $woods ->
        [yes] {" "}en forêt
       *[no] {""}
    }
about-risk =
    { $risk ->
        [program] , action à risque : { $risk }
       *[none] {""}
    }

## Ce qui peut figurer dans un fichier de valeurs

hint-tasks = B bâtiment, S gare, H danger, G et U les deux sortes de tuiles de { -outlaw }, 3, 4 et 5 bétail de cette valeur, T la dernière ville. Ce qui est demandé deux fois y figure deux fois.
hint-automa-action = hire any, hire spec, hire engineer, engine, objective, outlaw, hazard, buy, reveal ou build ; plusieurs avec + entre eux
hint-automa-steps = un nombre, un type de travailleur, buildings ou spec
