# Ce que sont et font les choses des jeux autour de Kansas City.

about-neutral = { CAP($tile) }, neutre : { LIST($actions, "semicolon") }
about-building =
    { $builders ->
        [one] Bâtiment { $tile } ({ $builders } { worker-builder }, { $points } PV, { hands }) : { LIST($actions, "semicolon") }
       *[other] Bâtiment { $tile } ({ $builders } { worker-builder.many }, { $points } PV, { hands }) : { LIST($actions, "semicolon") }
    }
hands =
    { $hand ->
        [both] main verte et main noire
        [green] main verte
        [black] main noire
       *[none] aucune main
    }
about-hazard = { CAP($hazard) } : un danger sur la piste, { $points } PV, { hands }
about-outlaw = { CAP($tile) } : { hands }
about-worker = { CAP($worker) }. Cases du plateau individuel : { LIST($spaces, "semicolon") }
about-worker-space =
    { $nth ->
        [1] 1re, { $gift }
       *[other] { $nth }e, { $gift }
    }
about-action = { CAP($program) }

## Cartes

about-cattle =
    { $becomes ->
        [heifer] { about-breed } ; peut grandir en { $becomes } à Kansas City
        [cow] { about-breed } ; peut grandir en { $becomes } à Kansas City
       *[none] { about-breed }
    }
about-breed = { CAP($card) } : valeur d’élevage { $value }, { $points } PV
about-objective =
    { $program ->
        [program] Carte objectif : { $program } ; { FORM($objective, "full") }
       *[none] Carte objectif : { FORM($objective, "full") }
    }

## Voie ferrée et villes

corners =
    { $corners ->
        [dark] coins foncés
       *[white] coins blancs
    }
about-city =
    { $marks ->
        [0] { $city } : valeur { $value }, { corners }
       *[other] { $city } : valeur { $value }, { corners }, { LIST($marks, "comma") }
    }
about-bonus = ${ $dollars } pour un disque
about-disc-points = { $points } PV par disque
about-repeat = autant de tes disques que tu veux
about-station =
    { $master ->
        [yes] { CAP($station) } : amélioration pour ${ $price }, { $points } PV, { corners }, un chef de gare
       *[no] { CAP($station) } : amélioration pour ${ $price }, { $points } PV, { corners }
    }
about-master = Chef de gare : { $master }

## Le plateau individuel

about-disc = { CAP($disc) } ({ corners }) : { LIST($gives, "comma") }
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
about-auxiliary = Action auxiliaire ({ $auxiliary }). Simple : { $single }. Double : { $double }

## Les cases de la piste

about-space =
    { $sort ->
        [building] { CAP($place) } : case de bâtiment{ about-woods }{ about-risk }
        [outlaw] { CAP($place) } : { $bounty }
        [hazard] { CAP($place) } : une case pour les dangers
        [neutral] { CAP($place) } : une case pour un bâtiment neutre
       *[other] { CAP($place) }
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
