### Das Wertungsblatt, die Punkte im Verlauf, die wichtigen Entscheidungen, die Wiedergabe.

## Wer gewonnen hat

result = Ergebnis
finish-wins-by =
    { $points ->
        [one] { $name } gewinnt mit { $points } Punkt Vorsprung
       *[other] { $name } gewinnt mit { $points } Punkten Vorsprung
    }
finish-wins-tie = { $name } gewinnt bei Gleichstand
finish-shared = { $names } teilen sich den Sieg
finish-stopped = Die Partie wurde abgebrochen
finish-running = Die Partie läuft noch
finish-about =
    { $title }, { $players ->
        [1] solo
       *[other] { $players } Personen
    }, { $turns ->
        [one] { $turns } Zug
       *[other] { $turns } Züge
    }
# $parts: wie viel jeder übrig hat, wie in finish-tie-part.
finish-tie = Gleichstand: Das Geld, das nach der Wertung übrig ist, entscheidet. { $parts }
finish-tie-shared = Gleichstand an der Spitze: Der Sieg wird geteilt.
finish-tie-part = { $name } ${ $left }

## Das Wertungsblatt

finish-total = Summe
finish-place = Platz
finish-nth = { $place }.
finish-best = Der beste Wert jeder Zeile ist unterstrichen.

## Die Punkte im Verlauf

finish-chart = Punkte im Verlauf
finish-chart-note = wäre nach diesem Zug gewertet worden
finish-chart-table = Die Punkte als Tabelle
finish-turn = Zug
finish-turn-number = Zug { $turn }

## Entscheidungen, auf die es ankam

# $points hat ein Vorzeichen: +3,5
finish-estimated = Vom Computer geschätzt. Vorsprung: Punkte vor dem besten Gegner am Ende.

## Was man dann tun kann

finish-share-link = Link teilen
finish-copied = Link kopiert.
finish-copy-this = Diesen Link kopieren:
finish-not-public = Nur wer am Tisch sitzt, kann ihn öffnen. Soll jeder mit dem Link die Partie sehen?
finish-make-public = Ja, zeigen
finish-save-record = Partie exportieren
finish-to-table = Zum Tisch

## Die Wiedergabe; in Klammern die Taste

replay = Wiedergabe
replay-step = Schritt { $step } von { $steps }
replay-slider = Schritt der Partie
replay-first = Zum Anfang (Pos1)
replay-last = Zum Ende (Ende)
replay-back = Einen Schritt zurück (Pfeil links)
replay-forward = Einen Schritt weiter (Pfeil rechts)
replay-play = Abspielen (Leertaste)
replay-pause = Pause (Leertaste)
replay-back-turn = Einen Zug zurück (Pfeil hoch)
replay-forward-turn = Einen Zug weiter (Pfeil runter)
replay-begins = Die Partie beginnt.
replay-then = Als Nächstes: { $prompt }
replay-fork = Ab hier spielen
replay-fork-about = Eine eigene Übungspartie, die bei diesem Schritt weitergeht
replay-seen-by = Aus Sicht von
replay-everybody = allen
resigned-points = Durch Aufgabe gewonnen: Die Punkte zeigen nur, wie es da stand.
