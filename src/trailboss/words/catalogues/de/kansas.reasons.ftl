# Warum ein Zug in den Spielen um Kansas City nicht möglich ist. Davor steht der Zug mit einem Doppelpunkt.

no-asked = jetzt nicht; gefragt ist: { $asked }
no-play-now = Auftragskarten spielst du vor Phase A, vor oder nach einer Aktion der Phase B oder vor dem Einzug in Kansas City aus; gefragt ist: { $asked }
no-purchase = kaufe erst etwas oder lege Karten auf den Markt
no-declining = das ist die Aktion selbst, darauf kannst du nicht verzichten: { $asked }
no-lapse = du hast die Karte auf der Hand: { $asked }

## Nicht genug

no-money = zu teuer: ${ $needed }, du hast ${ $there }
no-workers = { FORM($worker, "count", $needed) } nötig, du hast { $there }
no-transport = der Transport nach { $city } kostet ${ $needed }, du hast ${ $there }
no-transport-left = nach der Scheibe könntest du den Transport nach { $city } nicht mehr bezahlen: ${ $needed }
no-certificates =
    { $there ->
        [0] du hast kein Zertifikat
        [one] du hast nur 1 Zertifikat
       *[other] du hast nur { $there } Zertifikate
    }
no-cards-left =
    { $there ->
        [0] es ist keine Karte mehr zu ziehen
        [one] es ist nur 1 Karte zu ziehen
       *[other] es sind nur { $there } Karten zu ziehen
    }
no-more-cards =
    { $most ->
        [one] höchstens 1 Karte, nicht { $count }
       *[other] höchstens { $most } Karten, nicht { $count }
    }

## Der Weg

no-staying = dein { -herder } steht dort und muss weiterziehen
no-entering = diese Bewegung führt nie nach Kansas City
no-location = { $place } ist leer: Dein { -herder } hält nur an, wo ein Plättchen liegt
no-way = { $place } liegt nicht vor deinem { -herder } auf { FORM($here, "dat") }
no-steps =
    { $limit ->
        [one] zu weit: { $steps } Schritte, höchstens 1
       *[other] zu weit: { $steps } Schritte, höchstens { $limit }
    }
no-route = dieser Weg { FORM($place, "to") } heißt „{ LIST($moves, "or") }“
no-building-twice = dein Gebäude { $building } steht schon auf { FORM($place, "dat") }
no-building-again = dein Gebäude { $building } wurde ersetzt und ist aus dem Spiel
no-site = { $place } ist besetzt: Dort steht { tile }
no-replacing =
    { $replaced ->
        [one] nur ein Gebäude mit mehr als 1 { worker-builder } kann { form-tile-acc } ersetzen; { $building } hat { $builders }
       *[other] nur ein Gebäude mit mehr als { $replaced } { worker-builder.many-dat } kann { form-tile-acc } ersetzen; { $building } hat { $builders }
    }
no-copy-again = { $place } gehört schon zu dieser Kette von Kopien
no-copy-far = { $place } liegt nicht neben { FORM($here, "dat") }
no-copy-empty = auf { FORM($place, "dat") } steht kein Gebäude
no-hazard-on = auf { FORM($place, "dat") } liegt keine Gefahr
no-outlaw-on = auf { FORM($place, "dat") } ist { -form-no-outlaw }

## Aktionen

no-offer = angeboten ist eine andere Aktion: { LIST($actions, "semicolon") }
no-owner = das Gebäude auf { FORM($place, "dat") } gehört { $whose ->
        [automa] { -automa }
       *[other] { $owner }
    }
no-local = { $place } hat keine lokalen Aktionen
no-local-action = { tile } bietet das nicht an, sondern: { LIST($actions, "semicolon") }
no-action-twice = diese Aktion hast du bei diesem Besuch schon genutzt (von einem Entweder-oder eine Seite)
no-building-left = das besuchte Gebäude wurde ersetzt: Seine Aktionen sind verloren
no-action-after = du hast statt der lokalen Aktionen eine Hilfsaktion ausgeführt
no-auxiliary-copying = bei einer Kopie nutzt du nur die Aktionen des kopierten Gebäudes
no-auxiliary-after = eine Hilfsaktion gibt es nur statt der lokalen Aktionen, und du hast schon eine genutzt
no-double = hier ist nur eine einfache Hilfsaktion möglich
no-unlocking = noch nicht freigeschaltet: { CAP(FORM($disc, "your")) } liegt noch auf dem Spielerplan
no-doubling = das Verdoppeln ist noch nicht freigeschaltet: { CAP(FORM($disc, "a")) } liegt noch auf dem Spielerplan

## Was Aktionen verlangen

no-cards = du hast { FORM($cards, "no-acc") } auf der Hand
no-engine-back =
    { $spaces ->
        [one] deine Lokomotive auf { form-engine-place-dat } kann nicht 1 freies Feld zurück
       *[other] deine Lokomotive auf { form-engine-place-dat } kann nicht { $spaces } freie Felder zurück
    }
no-waiting = oberhalb der Arbeitsmarktmarke ist kein Arbeiter
no-building = es ist kein Gebäude mehr zu bauen, oder kein Platz dafür
no-hazard = es liegt keine Gefahr auf dem Weg
no-outlaw = es ist { -form-no-outlaw } auf dem Spielplan
no-cattle-left = auf dem Rindermarkt kannst du nichts kaufen, und sein Stapel ist leer
no-engine-delivery = deine Lokomotive steht auf Feld 0 und kann nicht zurück
no-upgrade-behind = hinter deiner Lokomotive kannst du keinen Bahnhof ausbauen
no-copy = kein Gebäude ist benachbart, das nicht schon zu dieser Kette von Kopien gehört
no-ride-ahead = vor Kansas City liegt kein Ort mehr auf dem Weg
no-objective = es ist keine Auftragskarte mehr da
no-draw = es ist keine Karte mehr zu ziehen

## Karten

no-card = du hast { form-no-card } auf der Hand
form-no-card =
    { $objective ->
        [objective] { FORM($objective, "no-acc") }
       *[none] { FORM($card, "no-acc") }
    }
no-cards-at-once = Karten werden einzeln gezogen
no-aside = dort kann niemand eine Tauschmarke verwenden
no-aside-needed = dieser Platz ist an der Reihe: Er verwendet seine Tauschmarke unmittelbar
no-holding = die Hand kann jetzt nicht behalten werden
no-set = die Aktion verlangt { FORM($cards, "a-acc") }
no-pair-of = die zweite Karte muss von derselben Art sein wie { the-card }
no-pair = nach { form-a-card-dat } käme keine zweite Karte dieser Art
no-ride = die Bewegung { form-the-card-gen } nützt in Kansas City nichts
no-display = { the-card } liegt nicht aus
no-objective-stack = der Auftragsstapel ist leer
no-raising-now = jetzt geht es um { the-card }
no-older = es ist { FORM($card, "no") } mehr da
no-raising-again = { the-card } ist eben erst aufgestiegen und steigt bei dieser Lieferung nicht noch einmal auf

## Märkte

no-row =
    { $rows ->
        [one] Reihe { $row } liegt nicht oberhalb der Arbeitsmarktmarke, nur Reihe 1
       *[other] Reihe { $row } liegt nicht oberhalb der Arbeitsmarktmarke, nur die Reihen 1 bis { $rows }
    }
no-worker = in Reihe { $row } ist { FORM($worker, "no") }
no-room = deine Reihe der { FORM($worker, "many") } ist voll ({ $limit })
no-variant = dieses Spiel wird ohne { FORM($card, "many") } gespielt
no-cattle =
    { $there ->
        [0] auf dem Rindermarkt ist { FORM($card, "no") }
       *[other] auf dem Rindermarkt ist nur { $there } { $card }
    }
no-stock = der Marktstapel ist leer
no-jobs = der Arbeitsmarkt ist voll: Arbeiter können nicht mehr gewählt werden
no-foresight = in Spalte { $column } ist { FORM($tile, "no") }

## Eisenbahn

no-engine-move = dort steht deine Lokomotive
no-engine-room = dort steht die Lokomotive von { $whose ->
        [automa] { -automa }
       *[other] { $owner }
    }
no-engine-way =
    { $way ->
        [back] das liegt vor deiner Lokomotive auf { form-engine-place-dat }, und sie fährt zurück
       *[forward] das liegt hinter deiner Lokomotive auf { form-engine-place-dat }, und sie fährt vorwärts
    }
no-engine-far =
    { $limit ->
        [one] zu weit: { $spaces } Felder, höchstens 1
       *[other] zu weit: { $spaces } Felder, höchstens { $limit }
    }
no-engine-there =
    { $places ->
        [0] so weit zurück ist kein Feld frei
       *[other] { $spaces ->
            [one] 1 Feld zurück: Das ist { LIST($places, "or") }
           *[other] { $spaces } Felder zurück: Das ist { LIST($places, "or") }
        }
    }
no-engine-free = das Feld ist nicht frei
no-stop = deine Lokomotive steht bei { $station }
no-station-behind = { $station } liegt nicht hinter deiner Lokomotive
no-upgrade-again = du hast { $station } schon ausgebaut
no-hired = du hast { FORM($worker, "no-acc") } eingestellt; den aufgedruckten kannst du nicht hergeben

## Scheiben und Lieferungen

no-disc-left = du hast keine Scheibe für { $station }
no-disc = auf deinem Spielerplan liegt { FORM($disc, "no") } mehr
no-disc-corners = { $target } hat weiße Ecken: Eine Scheibe mit dunklen Ecken passt dort erst, wenn du keine mit weißen Ecken mehr hast
no-disc-transport = danach blieben dir ${ $left }, und der Transport kostet ${ $transport }
no-disc-from-station = eine Scheibe deines Spielerplans passt und muss verwendet werden
no-disc-back = die Scheibe muss von einem anderen Bahnhof kommen
no-disc-at = du hast keine Scheibe bei { $station }
no-value = { $city } verlangt Wert { $needed }, deine Lieferung hat { $there }
no-second-disc = deine Scheibe liegt schon auf { $city }
