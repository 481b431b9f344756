### Das Buch eines Spiels: `trailboss book`.

error-book-out = nenne mit --out einen Ordner für die Seiten, oder gib die Zahlen mit --json aus
error-book-dataset = { $folder } ist kein Datensatz der Arena: { $file } fehlt oder ist etwas anderes; `trailboss arena ... --dataset { $folder }` schreibt einen
error-book-mixed = Partien und Züge in { $folder } stammen aus zwei Wettkämpfen; schreib den Datensatz neu
error-book-turns = { $folder } ist ein älterer Datensatz, in dem nicht steht, wann gezogen wurde; derselbe Befehl `trailboss arena` schreibt ihn aus den aufbewahrten Partien neu
error-book-twice = { $folder } und { $other } enthalten denselben Wettkampf; nenne ihn einmal
error-book-rules = { $folder } und { $other } wurden nach verschiedenen Regeln des Titels gespielt; mach aus jedem ein eigenes Buch
error-book-empty = in { $folder } gibt es keine Partie ohne Ausfall

book-written = { $file }

## Zahlen

book-nothing = –
book-number = { NUMBER($n, 2) }
book-whole = { NUMBER($n) }
book-percent = { NUMBER($n, 1) }
book-percent-sign = { NUMBER($n, 1) } %
book-interval = { $figure } [{ $low }; { $high }]

## Eine Seite

book-heading = Was Sieger tun
book-title =
    { $title }, { $players ->
        [one] allein
       *[other] { $players } Spieler
    }
book-games =
    { $games ->
        [one] Aus 1 Partie
       *[other] Aus { NUMBER($games) } Partien
    } von { LIST($bots, "and") }, Regeln { $version }.
book-forfeited =
    { $games ->
        [one] 1 weitere Partie fehlt, weil darin ein Bot versagt hat.
       *[other] { $games } weitere Partien fehlen, weil darin ein Bot versagt hat.
    }
book-setup = Aufbau: { $options }.
book-about = Die Zahlen sind Mittelwerte über Plätze, in Klammern mit ihrem 95-%-Intervall. *Sieger* sind alle Plätze, die gewonnen haben, *andere* der Rest. Ein Unterschied ist fett, wenn sein Intervall die Null nicht enthält. Wären alle Plätze gleich, gewännen { $parity }. *Zug* ist der eigene Zug des Spielers, in dem es zum ersten Mal geschah. Was Sieger öfter tun, muss nicht der Grund ihres Sieges sein.
book-length = Länge
book-lasts = Eine Partie dauert für jeden Spieler { $mean } Züge; die Hälfte aller Partien dauert { $low } bis { $high }, der Median ist { $middle }.
book-results = Länge und Punkte
book-points = Punkte
book-total = zusammen

book-winners = Sieger
book-others = andere
book-difference = Unterschied
book-winners-did = Sieger, die es tun
book-others-did = andere, die es tun
book-wins = Siege damit
book-wins-without = Siege ohne
book-turn-winners = Zug (Sieger)
book-turn-others = Zug (andere)

## Nach Aufbau

book-setups = Nach Aufbau
book-setups-about = Wie oft Sieger es bei jedem Aufbau tun; nach dem Schrägstrich Sieger minus andere.
book-setup-options = Aufbau
book-setup-games = Partien
book-setup-turns = Züge
book-setup-cell = { $winners } / { $difference }

## Kapitel

book-buildings = Gebäude
book-workers = Eingestellte Arbeiter
book-deliveries = Lieferungen
book-stations = Bahnhöfe
book-masters = Arbeiter für Bahnhöfe
book-trains = Zugkarten
book-cattle = Gekaufte Rinder
book-discs = Scheiben
book-objectives = Aufträge
book-bonus-tiles = Bonusplättchen
book-hazards = Beseitigte Gefahren
book-outlaws = Begegnungen: { -outlaws }

book-all = alle
book-building = Gebäude { $name }
book-post = Posten { $name }
book-train = Zugkarte { $name }
book-thing = { $thing }

## Bilder

book-plot-turns = Züge für jeden Spieler
book-plot-games = Partien
book-plot-points = Punkte
book-plot-often = Male in einer Partie
book-plot-wins = % Siege derer, die es taten (Linie: alle gleich)
book-plot-turn = Zug des ersten Mals
