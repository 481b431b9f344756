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
            [one] , { $points } VP
            [other] , { $points } VP
           *[none] {""}
        }
       *[none] { $points } VP
    }
short-master =
    { $programs ->
        [one] { LIST($programs, "or") }
        [other] { LIST($programs, "or") }
       *[none] { $permanent ->
            [one] 1 permanent cert.
            [other] { $permanent } permanent cert.
           *[none] {""}
        }
    }{ $every ->
        [one] ; { $points } VP/{ per-one }
        [other] ; { $points } VP/{ $every } { per-several }
       *[none] {""}
    }
short-objective = { LIST($tasks, "comma") } ({ $points }{ $penalty ->
        [0] {""}
       *[other] /{ $penalty }
    } VP){ $program ->
        [short-program] , when played: { $program }
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
        [woods] building in the woods
        [buildings] building
        [hazards] hazard
        [stations] station
        [pairs] { -outlaw } pair
        [objectives] objective
        [certificates] certificate
       *[workers] worker
    }
per-several =
    { $per ->
        [cowboys] { worker-cowboy.many }
        [builders] { worker-builder.many }
        [engineers] { worker-engineer.many }
        [woods] buildings in the woods
        [buildings] buildings
        [hazards] hazards
        [stations] stations
        [pairs] { -outlaw } pairs
        [objectives] objectives
        [certificates] certificates
       *[workers] workers
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
brief-certificate-max = certificates to limit
brief-token =
    { $amount ->
        [one] token
       *[other] { $amount } tokens
    }{ brief-per }
brief-objective = objective
brief-objective-hand = objective to hand
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
        [pair] pair
        [objective] objective
        [value-3] value 3
       *[cattle] cattle
    }
brief-engine = engine { $amount }{ brief-per }
brief-engine-back = engine back { $amount }
brief-hire = hire{ $less ->
        [one] {" "}−${ $less }
        [other] {" "}−${ $less }
       *[none] { $amount ->
            [0] {""}
           *[other] {" "}+${ $amount }
        }
    }
brief-build = build ${ $amount }
brief-hazard =
    { $amount ->
        [0] hazard free
       *[other] hazard ${ $amount }
    }
brief-outlaw = { -outlaw }
brief-auxiliary-single = auxiliary
brief-auxiliary-double = auxiliary 1–2
brief-move = { -herder } { $amount }
brief-ride = { -herder } { $amount } without fees
brief-draw = draw { $amount }{ brief-per }
brief-cycle = draw { $amount }
brief-remove = remove { $amount }
brief-buy = buy cattle
brief-deliver = deliver
brief-copy = copy neighbour
brief-upgrade-behind = upgrade behind

## Discs on the player board

spot-aux-money = auxiliary money
spot-aux-draw = auxiliary draw
spot-aux-certificate = auxiliary certificate
spot-aux-engine = auxiliary engine
spot-aux-remove = auxiliary remove
spot-step-left = left steps
spot-step-right = right steps
spot-hand = hand limit
spot-certificate-4 = certificate limit 4
spot-certificate-6 = certificate limit 6
