# Shorthand of the Kansas City games for the pictures in the terminal: what programs do in the fewest words.

# Where several gains are counted by the same, $per is said once.
short-program =
    { $needs ->
        [0] { $per ->
            [per] ({ LIST($gives, "plus", "unit") })/{ per-one }
           *[none] { LIST($gives, "plus") }
        }
       *[other] { LIST($needs, "plus", "bare") } > { LIST($gives, "plus") }
    }
short-action = { LIST($programs, "or") }
short-tile-actions = { LIST($actions, "comma") }
short-gift =
    { $program ->
        [short-program] { $program }{ $points ->
            [one] , { $points } PV
            [other] , { $points } PV
           *[none] {""}
        }
       *[none] { $points } PV
    }
short-master =
    { $programs ->
        [one] { LIST($programs, "or") }
        [other] { LIST($programs, "or") }
       *[none] { $permanent ->
            [one] { $permanent } cert. permanent
            [other] { $permanent } cert. permanents
           *[none] {""}
        }
    }{ $every ->
        [one] ; { $points } PV/{ per-one }
        [other] ; { $points } PV/{ $every } { per-several }
       *[none] {""}
    }
short-objective = { LIST($tasks, "comma") } ({ $points }{ $penalty ->
        [0] {""}
       *[other] /{ $penalty }
    } PV){ $program ->
        [short-program] , quand on la joue : { $program }
       *[none] {""}
    }
short-task =
    { $count ->
        [one] { $task }
       *[other] { FORM($task, "count", $count) }
    }
per-one =
    { $per ->
        [cowboys] { worker-cowboy }
        [builders] { worker-builder }
        [engineers] { worker-engineer }
        [woods] bâtiment en forêt
        [buildings] bâtiment
        [hazards] danger
        [stations] gare
        [pairs] paire de { -outlaws }
        [objectives] objectif
        [certificates] certificat
       *[workers] travailleur
    }
per-several =
    { $per ->
        [cowboys] { worker-cowboy.many }
        [builders] { worker-builder.many }
        [engineers] { worker-engineer.many }
        [woods] bâtiments en forêt
        [buildings] bâtiments
        [hazards] dangers
        [stations] gares
        [pairs] paires de { -outlaws }
        [objectives] objectifs
        [certificates] certificats
       *[workers] travailleurs
    }
brief-per =
    { $form ->
        [unit] {""}
       *[full] { $per ->
            [per] /{ per-one }
           *[none] {""}
        }
    }

brief-money = ${ $amount }{ brief-per }
brief-pay =
    { $form ->
        [bare] ${ $amount }
       *[full] −${ $amount }
    }
brief-certificate = { $amount } cert.{ brief-per }
brief-certificate-max = certificats à la limite
brief-token =
    { $amount ->
        [one] jeton
       *[other] { $amount } jetons
    }{ brief-per }
brief-objective = objectif
brief-objective-hand = objectif en main
brief-discard =
    { $cards ->
        [gray] { colour-gray }
        [green] { colour-green }
        [black] { colour-black }
        [white] { colour-white }
        [yellow] { colour-yellow }
        [red] { colour-red }
        [blue] { colour-blue }
        [brown] { colour-brown }
        [purple] { colour-purple }
        [orange] { colour-orange }
        [pair] paire
        [objective] objectif
        [value-3] valeur 3
       *[cattle] bétail
    }
brief-engine = loco { $amount }{ brief-per }
brief-engine-back = loco arrière { $amount }
brief-hire = engager{ $less ->
        [one] {" "}−${ $less }
        [other] {" "}−${ $less }
       *[none] { $amount ->
            [0] {""}
           *[other] {" "}+${ $amount }
        }
    }
brief-build = construire ${ $amount }
brief-hazard =
    { $amount ->
        [0] danger gratuit
       *[other] danger ${ $amount }
    }
brief-outlaw = { -outlaw }
brief-auxiliary-single = auxiliaire
brief-auxiliary-double = auxiliaire 1–2
brief-move = { -herder } { $amount }
brief-ride = { -herder } { $amount } sans péage
brief-draw = piocher { $amount }{ brief-per }
brief-cycle = piocher { $amount }
brief-remove = retirer { $amount }
brief-buy = acheter du bétail
brief-deliver = livrer
brief-copy = copier un voisin
brief-upgrade-behind = améliorer derrière

## Discs on the player board

spot-aux-money = auxiliaire argent
spot-aux-draw = auxiliaire pioche
spot-aux-certificate = auxiliaire certificat
spot-aux-engine = auxiliaire loco
spot-aux-remove = auxiliaire retrait
spot-step-left = pas gauche
spot-step-right = pas droit
spot-hand = limite de main
spot-certificate-4 = limite de certificats 4
spot-certificate-6 = limite de certificats 6
