# Warum ein Zug nicht möglich ist, gesagt nach dem Zug.

no-asked = jetzt nicht; die Frage ist: { $asked }
no-decline =
    { $asked ->
        [ask-move] dein Viehtreiber muss mindestens 1 Schritt ziehen
        [ask-action] es gibt nichts, worauf du verzichten könntest: { $asked }
        [ask-train-actions] es gibt nichts, worauf du verzichten könntest: { $asked }
       *[other] darauf kannst du nicht verzichten: { $asked }
    }
no-money = nicht genug: ${ $price }, du hast ${ $money }
no-workers =
    nicht genug: { FORM($worker, "count", $count) }, bereit hast du { FORM($worker, "count", $ready) }{ $jokers ->
        [0] {""}
       *[other] {" "}und { $jokers } Joker
    }

## Der Viehtreiber

no-location = { $place } ist leer: Dein Viehtreiber kann nur anhalten, wo ein Plättchen liegt
no-far =
    { $most ->
        [one] zu weit: { $steps } Schritte, höchstens 1
       *[other] zu weit: { $steps } Schritte, höchstens { $most }
    }
no-stay = dein Viehtreiber steht dort und muss weiterziehen
no-behind = { $place } liegt nicht vor deinem Viehtreiber bei { $here }: Jede Bewegung endet in El Paso

## Aktionen

no-offered = angeboten ist eine andere Aktion: { $program }
no-printed =
    { $lies ->
        [neutral] { place-name } bietet das nicht an, sondern: { LIST($actions, "semicolon") }
        [building] { place-name } bietet das nicht an, sondern: { LIST($actions, "semicolon") }
       *[train] Zugkarte { $train } bietet das nicht an, sondern: { LIST($actions, "semicolon") }
    }
no-owner = { place-name } ist nicht deines: Dort hast du nur eine Hilfsaktion
no-used = diese Aktion wurde schon genutzt (von einem Entweder-oder eine Seite)
no-replaced = das besuchte Gebäude wurde ersetzt: Seine Aktionen sind verloren
no-auxiliary-used = statt der aufgedruckten Aktionen wurde eine Hilfsaktion ausgeführt
no-auxiliary-yet = es wurde noch keine Hilfsaktion ausgeführt: { $asked }
no-instead = eine Hilfsaktion gibt es nur statt der aufgedruckten Aktionen, und eine davon wurde schon genutzt
no-different = die Hilfsaktionen müssen verschieden sein, und diese wurde schon ausgeführt
no-unlocked = noch nicht freigeschaltet: Die { $disc } liegt noch auf deinem Plan
no-hire-yet = erst, wenn bei diesem Besuch ein anderer Arbeiter eingestellt wurde
no-hand = deine Hand ist leer
no-draw = es gibt keine Karte zu ziehen
no-tiles =
    { $tile ->
        [objective] es ist kein Auftragsplättchen mehr da
        [bonus] es ist kein Bonusplättchen mehr da
       *[any] es ist kein Plättchen mehr da
    }

## Arbeiter, Rinder, Gebäude

no-same-worker = zuerst wurde { FORM($worker, "a") } eingestellt: Der andere Arbeiter muss von anderer Art sein
no-supply = im Vorrat ist { FORM($worker, "no") } mehr
no-supply-at-all = im Vorrat ist kein Arbeiter mehr
no-market = im Markt ist { FORM($card, "no") } mehr
no-market-at-all = der Markt ist leer
no-building = in der Auslage ist kein Gebäude { $building } mehr
no-building-at-all = es gibt kein Gebäude, das du bauen könntest, oder keinen Bauplatz dafür
no-marker = alle deine Besitzmarker sind im Einsatz: Du kannst nur ersetzen
no-space = { $place } ist besetzt: Dort steht { whose-tile }
no-dearer = nur ein teureres Gebäude kann dein Gebäude { $building } ersetzen
no-more-workers = du gibst { FORM($worker, "count", $count) } aus, nicht mehr
no-jokers =
    { $jokers ->
        [0] es ist kein Joker bereit
        [one] nur 1 Joker ist bereit
       *[other] nur { $jokers } Joker sind bereit
    }
no-fewer-jokers = bereit hast du { FORM($worker, "count", $ready) }: Mindestens { $jokers } Joker müssen einspringen
no-turn-yet =
    { $what ->
        [token] Tauschmarken verwendest du in deinen eigenen Zügen, und der erste hat noch nicht begonnen
       *[worker] Arbeiter wirfst du in deinen eigenen Zügen ab, und der erste hat noch nicht begonnen
    }
no-exchanging = beende zuerst den Tausch: Wirf 1 Karte ab
no-worker-ready = in deinem Arbeiterbereich ist { FORM($worker, "no") } bereit
no-worker-owed = { FORM($worker, "the") } wird für die { FORM($owed, "many") } gebraucht, die du gerade ausgibst
no-step = { FORM($worker, "a") } gibt einen Schritt, und dein Viehtreiber bewegt sich gerade nicht

## Plättchen und Karten

no-tile-kind =
    { $tile ->
        [objective] nehmen darfst du ein Auftragsplättchen
        [bonus] nehmen darfst du ein Bonusplättchen
       *[any] nehmen darfst du ein Auftrags- oder Bonusplättchen
    }
no-display =
    { $tile ->
        [objective] dieses Auftragsplättchen liegt nicht aus
       *[bonus] dieses Bonusplättchen liegt nicht aus
    }
no-stack =
    { $tile ->
        [objective] der Stapel der Auftragsplättchen ist leer
       *[bonus] der Stapel der Bonusplättchen ist leer
    }
no-stack-yet = das erste Auftragsplättchen kommt aus der Auslage
no-card = du hast { FORM($cards, "a-acc") } nicht auf der Hand
no-asked-card = die Aktion verlangt { FORM($cards, "a-acc") }

## Lieferungen

no-certificates =
    { $count ->
        [0] du hast kein Zertifikat
        [one] du hast 1 Zertifikat
       *[other] du hast { $count } Zertifikate
    }
no-value = deine Lieferung ist nur { $value } wert
no-post = deine Scheibe liegt schon auf Posten { $post }
no-disc =
    { $dark ->
        [yes] auf deinem Plan liegt keine Scheibe mehr
       *[no] auf deinem Plan liegt keine helle Scheibe mehr
    }
no-disc-money = die billigste Scheibe dafür kostet ${ $price }, du hast ${ $money }
no-disc-left = die { $disc } liegt nicht mehr auf deinem Plan
no-disc-dark = Posten { $post } ist hell: Eine dunkle Scheibe passt dort nicht
