# Was die Dinge von El Paso sind und tun: in einem, oder Titel und Worte getrennt.

about-neutral = { about-neutral-title }: { about-neutral-words }
about-neutral-title = Neutrales Gebäude { $tile }
about-neutral-words = { LIST($actions, "semicolon") }
about-building = { about-building-title }: { about-building-words }
about-building-title = Gebäude { $building } ({ cost }, { $points } SP)
about-building-words = { LIST($actions, "semicolon") }
about-train = { about-train-title }. { about-train-words }
about-train-title = Zugkarte { $train } ({ cost })
about-train-words = Vorderseite: { LIST($front, "semicolon") }. Sternseite: { LIST($star, "semicolon") }
about-cattle = { about-cattle-title }: { about-cattle-words }
about-cattle-title = { $card } ({ $colour })
about-cattle-words =
    Zuchtwert { $value }, { $points } SP{ $from ->
        [market] {""}, im Markt für { cost }
        [city] {""}, einer für jede Ankunft in El Paso, solange es welche gibt
       *[start] {""}
    }
about-worker = { about-worker-title }: { about-worker-words }
about-worker-title = { $worker }
about-worker-words =
    { $points } SP, { $worker ->
        [cowboy] zahlt für Rinder; beim Ziehen abgeworfen: 1 Schritt mehr
        [builder] zahlt für Gebäude; in deinem Zug abgeworfen: { $program }
        [engineer] zahlt für Zugkarten; in deinem Zug abgeworfen: { $program }
       *[joker] steht bei Kosten für { LIST($workers, "or", "a-acc") }, kostet beim Einstellen ${ $extra } mehr; in deinem Zug abgeworfen: { $program }
    }
about-objective = { about-objective-title }: { about-objective-words }
about-objective-title = Auftragsplättchen
about-objective-words = { $points } SP für { LIST($needs, "and") }
about-bonus = { about-bonus-title }: { about-bonus-words }
about-bonus-title = Bonusplättchen ({ $points } SP)
about-bonus-words = { bonus-gives }
about-post = { about-post-title }: { about-post-words }
about-post-title = Posten { $post }
about-post-words =
    { $program ->
        [program] für eine Scheibe { $program },{" "}
       *[none] {""}
    }{ $points ->
        [0] {""}
       *[other] { $points } SP für jede Scheibe,{" "}
    }{ $dark ->
        [yes] jede Scheibe passt
       *[no] nur helle Scheiben passen
    }{ $repeat ->
        [yes] , beliebig viele eigene
       *[no] {""}
    }
about-disc = { about-disc-title }: { about-disc-words }
about-disc-title =
    { $disc } ({ $dark ->
        [yes] dunkel
       *[no] hell
    })
about-disc-words = { disc-gives }
about-auxiliary = { about-auxiliary-title }: { about-auxiliary-words }
about-auxiliary-title = Hilfsaktion { $auxiliary }
about-auxiliary-words =
    { $locked ->
        [yes] { $upgraded }, sobald ihre Scheibe vom Plan ist
       *[no] { $program }; ist ihre Scheibe vom Plan, { $upgraded }
    }
about-space = { about-space-title }: { about-space-words }
about-space-title = { $place }
about-space-words =
    { $bonus ->
        [one] { about-city-words }
        [other] { about-city-words }
       *[none] { $price ->
            [0] Bauplatz, ohne Kosten
            [one] Bauplatz, Bauen kostet hier ${ $price }
            [other] Bauplatz, Bauen kostet hier ${ $price }
           *[none] Feld eines neutralen Gebäudes
        }
    }
about-city-words = ${ $bonus } erhalten, { FORM($card, "a-acc") } nehmen, die Hand zeigen und liefern, in dieser Reihenfolge; jede Bewegung endet hier
about-automa = { about-automa-title }: { about-automa-words }
about-automa-title = Automakarte { $card } von { -automa }
about-automa-words =
    { $steps ->
        [one] 1 Schritt
        [other] { $steps } Schritte
       *[none] 1 Schritt für jeden ihrer { FORM($per, "many") }
    }; { $action ->
        [cattle] nimmt { LIST($cards, "or", "a-acc") }, nach der Zahl ihrer Cowboys
        [train] nutzt die Zugkarte nach der Zahl ihrer Ingenieure
        [build] baut mit so vielen Baumeistern wie möglich
        [draw] zieht { $count ->
            [one] 1 Karte
           *[other] { $count } Karten
        } ihres Vorrats
       *[choice] nimmt Rinder, nutzt den Zug oder baut, wofür sie die meisten Arbeiter hat
    }{ $action ->
        [draw] {""}
       *[other] { $count ->
            [one] , dann zieht sie 1 Karte ihres Vorrats
            [other] , dann zieht sie { $count } Karten ihres Vorrats
           *[none] {""}
        }
    }
about-program = { CAP($program) }

## Was in einer Datei mit Werten stehen darf

hint-needs = BLD ein eigenes Gebäude, BON ein Bonusplättchen, D10 eine Scheibe auf einem Posten von mindestens 10; Karten nach ihrem Kürzel: { LIST($codes, "comma") }. Was doppelt verlangt wird, steht doppelt da.
hint-automa-action = cattle, train, build, draw 1, draw 2 oder choice
hint-automa-steps = eine Zahl oder eine Art von Arbeitern: cowboy, builder, engineer, joker
