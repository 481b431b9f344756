### Die Besprechung einer Partie durch den Champion.

coach-review = Besprechung
coach-decided = { $title }. Zug { $turn } hat entschieden.
coach-practise = Eigene Fehler üben
coach-about = Besprechung. Jede Entscheidung wird nach dem beurteilt, was man damals wissen konnte.
coach-first = Der Champion geht die Partie durch. Der erste Blick dauert ein paar Sekunden.
coach-deeper = Schaut genauer hin
coach-depth = { $samples } von { $most }
coach-failed = Der Champion konnte die Besprechung nicht zu Ende bringen.
coach-not-yet = Um eine Besprechung dieser Partie hat noch niemand gebeten.

coach-chance = Gewinnchance
coach-chance-table = Die Gewinnchance als Tabelle
coach-accuracy = Genauigkeit
coach-accuracy-of = Genauigkeit von { $name }
coach-marks =
    { $marks ->
        [one] { $marks } Marke
       *[other] { $marks } Marken
    }, { $points } Punkte

coach-mark-inaccuracy = Ungenauigkeit
coach-mark-mistake = Fehler
coach-mark-turning-point = Wendepunkt

coach-lost = Verlorene Punkte nach Thema
coach-against = gegenüber der Wahl des Champions
coach-theme-deliveries = Lieferungen
coach-theme-buildings = Gebäude
coach-theme-cattle = Rinder
coach-theme-railroad = Eisenbahn
coach-theme-objectives = Aufträge
coach-theme-workers = Arbeiter
coach-theme-tempo = Tempo
coach-theme-money = Geld übrig
coach-theme-actions = Andere Aktionen

coach-luck = Glück
coach-luck-apart = Glück, oben nicht mitgezählt: Die Karten gaben { $parts }.
coach-luck-part = { $name } { $points } (± { $doubt })

coach-moments = Wichtige Momente
coach-count =
    { $count ->
        [one] { $count } Moment
       *[other] { $count } Momente
    }
coach-everybody = Alle
coach-none = Kein auffälliger Fehler.
coach-noise = Ein Verlust, der kleiner ist als sein ±, gilt nie als Fehler.
coach-turn = Zug { $turn }
coach-turn-mark = Zug { $turn }: { $mark }
coach-played = { $name } hat gespielt
coach-champion = Der Champion
coach-costs = Das kostet
coach-cost = { $points } ± { $doubt } Punkte
coach-looks = je { $looks } Fortsetzungen
coach-win = { $from } → { $to } %
coach-line-later = Kommt noch
coach-line-others = Andere bekommen weniger
coach-open = Ganze Besprechung
coach-back = Moment davor
coach-next = Nächster Moment
coach-play = Ab hier spielen
coach-play-about = Übernimm gegen den Champion und sieh, ob du die Partie noch drehst
coach-show = Am Tisch zeigen
coach-points-lost = Verlorene Punkte
coach-legend-champion = Champion
coach-legend-played = Gespielt

coach-from = Aus einer anderen Partie übernommen. Dort: { $title }.
coach-to-origin = Zu deren Besprechung

## Before a move

coach-warns = Vor Fehlern warnen
    .hint = In Partien ohne andere Menschen: einmal je Entscheidung, mit dem Grund des Champions.
coach-warning = Das könnte ein Fehler sein
coach-warning-back = Noch mal überlegen
coach-warning-do = Trotzdem machen

## A new table

coach-handicap = Vorgabe
    .hint = Dollar oder bessere Karten zu Beginn für den schwächeren Spieler. Eine solche Partie zählt nicht für die Wertung.
coach-handicap-seat = $ für { $name }
coach-handicap-cards = Bessere Karten für { $name }
coach-handicap-suggest = Nach unseren Wertungen wählen
coach-handicap-unrated = Dafür braucht ihr beide eine Wertung aus genügend Partien.
coach-handicap-suggested =
    Ohne Vorgabe würdest du { $percent } von 100 Partien gewinnen. Statt des Geldes { $cards ->
        [0] käme keine Karte
        [one] käme eine bessere Karte
       *[other] kämen { $cards } bessere Karten
    } einem Ausgleich am nächsten.
