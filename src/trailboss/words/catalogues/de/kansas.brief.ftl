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
            [one] , { $points } SP
            [other] , { $points } SP
           *[none] {""}
        }
       *[none] { $points } SP
    }
short-master =
    { $programs ->
        [one] { LIST($programs, "or") }
        [other] { LIST($programs, "or") }
       *[none] { $permanent ->
            [one] 1 dauerhaftes Zert.
            [other] { $permanent } dauerhafte Zert.
           *[none] {""}
        }
    }{ $every ->
        [one] ; { $points } SP/{ per-one }
        [other] ; { $points } SP/{ $every } { per-several }
       *[none] {""}
    }
short-objective = { LIST($tasks, "comma") } ({ $points }{ $penalty ->
        [0] {""}
       *[other] /{ $penalty }
    } SP){ $program ->
        [short-program] , beim Ausspielen: { $program }
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
        [woods] Gebäude im Wald
        [buildings] Gebäude
        [hazards] Gefahr
        [stations] Bahnhof
        [pairs] Paar { -outlaws }
        [objectives] Auftrag
        [certificates] Zertifikat
       *[workers] Arbeiter
    }
per-several =
    { $per ->
        [cowboys] { worker-cowboy.many }
        [builders] { worker-builder.many }
        [engineers] { worker-engineer.many }
        [woods] Gebäude im Wald
        [buildings] Gebäude
        [hazards] Gefahren
        [stations] Bahnhöfe
        [pairs] Paare { -outlaws }
        [objectives] Aufträge
        [certificates] Zertifikate
       *[workers] Arbeiter
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
brief-certificate = { $amount } Zert.{ brief-per }
brief-certificate-max = Zertifikate bis Grenze
brief-token =
    { $amount ->
        [one] Marke
       *[other] { $amount } Marken
    }{ brief-per }
brief-objective = Auftrag
brief-objective-hand = Auftrag auf die Hand
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
        [pair] Paar
        [objective] Auftrag
        [value-3] Wert 3
       *[cattle] Rind
    }
brief-engine = Lok { $amount }{ brief-per }
brief-engine-back = Lok zurück { $amount }
brief-hire = einstellen{ $less ->
        [one] {" "}−${ $less }
        [other] {" "}−${ $less }
       *[none] { $amount ->
            [0] {""}
           *[other] {" "}+${ $amount }
        }
    }
brief-build = bauen ${ $amount }
brief-hazard =
    { $amount ->
        [0] Gefahr gratis
       *[other] Gefahr ${ $amount }
    }
brief-outlaw = { -outlaw }
brief-auxiliary-single = Hilfsaktion
brief-auxiliary-double = Hilfsaktion 1–2
brief-move = { -herder } { $amount }
brief-ride = { -herder } { $amount } ohne Gebühren
brief-draw = ziehen { $amount }{ brief-per }
brief-cycle = ziehen { $amount }
brief-remove = entfernen { $amount }
brief-buy = Rinder kaufen
brief-deliver = liefern
brief-copy = Nachbar nutzen
brief-upgrade-behind = dahinter ausbauen

## Discs on the player board

spot-aux-money = Hilfsaktion Geld
spot-aux-draw = Hilfsaktion Ziehen
spot-aux-certificate = Hilfsaktion Zertifikat
spot-aux-engine = Hilfsaktion Lok
spot-aux-remove = Hilfsaktion Entfernen
spot-step-left = Schritte links
spot-step-right = Schritte rechts
spot-hand = Handgrenze
spot-certificate-4 = Zertifikate 4
spot-certificate-6 = Zertifikate 6
