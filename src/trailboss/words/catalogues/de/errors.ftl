# Warum etwas nicht geht: Züge, Aufzeichnungen, Optionen, Computerprogramme.

error-at-move = Zug { $step }: { $problem }
error-illegal = { $move }: { $reason }
error-over = das Spiel ist aus
error-no-move = { $given } ist kein Zug; ein Zug beginnt mit einem von { LIST($known, "comma") }
error-move-like = { $given } ist kein Zug; Züge, die mit { $first } beginnen, sehen aus wie { $like }
error-move-code = Nummern von Zügen gehen von 0 bis { $last }; { $given } gehört nicht dazu
error-move-type = ein Zug ist ein Move, seine Nummer oder seine Notation, nicht { $given }
error-other-move = { $move } ist ein Zug eines anderen Spiels als { $game }
error-seat = die Plätze gehen von 0 bis { $last }, nicht { $given }

## Zurücknehmen

undo-none = Zurücknehmen: Es wurde noch kein Zug gemacht
undo-not = Zurücknehmen: { $reason }
barrier-begin = hier hat das Spiel begonnen
barrier-revealed = seitdem wurde etwas gezogen oder aufgedeckt
barrier-turn = seitdem war jemand anderes am Zug
barrier-resampled = diese Stellung wurde neu ausgelost

## Ein Spiel aufbauen

error-no-game = es gibt kein Spiel { $game }; es gibt { LIST($known, "comma") }
error-game-broken = { $game } ist nicht spielbar: { $problem }
error-players = { $game } ist für { $least } bis { $most } Personen, nicht { $given }
error-players-number = players ist eine ganze Zahl, nicht { $given }
error-names = { $players } Personen brauchen { $players } Namen, nicht { $given }
error-name = ein Name ist Text, nicht { $given }
error-seed = ein Startwert ist eine ganze Zahl, nicht { $given }
error-seed-range = ein Startwert ist eine ganze Zahl von 0 bis 2^64-1, nicht { $given }
error-seed-and-source = ein Spiel hat einen Startwert oder eine Quelle, nicht beides
error-no-option = { $game } hat keine Option { $option }; es gibt { LIST($known, "comma") }
error-option-value = { $option } ist { LIST($known, "or") }, nicht { $given }
error-option-sides = { $option } ist { LIST($sides, "comma") }, random, oder { $count } Buchstaben { LIST($letters, "or") }, einer für jedes, nicht { $given }
error-option-solo = { $option } ist für das Solospiel (players=1)

## Zufall, der vorher feststeht

error-outcome-number = Zufallsergebnis { $number } sollte eine Zahl unter { $below } sein, nicht { $given }
error-outcomes-end = die Ergebnisse enden nach { $count }, aber { $wanted } ist noch zu ziehen
error-outcome-none = Zufallsergebnis { $number }: { $given } kann bei { $draw } nicht herauskommen
error-outcome = Zufallsergebnis { $number }: { $draw } kann nicht { $given } ergeben, nur eines von { LIST($known, "comma") }

## Aufzeichnungen

error-record-format = das ist eine Aufzeichnung im Format { $format }, und dieses Trailboss liest bis { $known }: Sie stammt von einer neueren Version
error-record-version = version sollte ein Text wie 1.5d0f2c1a sein, nicht { $given }
error-record-setup = das Spiel kann nicht aufgebaut werden: { $problem }
error-record-step = die Aufzeichnung hat die Schritte 0 bis { $last }, nicht { $given }
error-record-number = { $name } sollte eine ganze Zahl sein, nicht { $given }
error-record-game = game sollte die Kennung eines Spiels sein, nicht { $given }
error-record-options = options sollte eine Tabelle von Namen und Werten sein, nicht { $given }
error-record-seats = seats sollte eine Liste von Namen sein, nicht { $given }
error-record-chance = es gibt weder einen Startwert noch die Ergebnisse des Zufalls
error-record-outcomes = chance sollte eine Liste ganzer Zahlen sein
error-record-moves = moves sollte eine Liste sein, nicht { $given }
error-record-move = { $given } ist nicht die Notation eines Zugs
error-record-json = kein vollständiges JSON-Dokument: { $problem } in Zeile { $line }
error-record-deep = keine Aufzeichnung: Das JSON-Dokument geht zu weit
error-record-begin = eine Aufzeichnung beginnt mit { $begins } oder ist ein JSON-Dokument
error-record-line = Zeile { $number } der Aufzeichnung ist nicht lesbar: { $line }
error-record-line-number = die Zeile { $line } sollte mit einer Zahl enden
error-record-no-moves = die Aufzeichnung bricht vor ihren Zügen ab
error-record-order = die Zeile { $line } sollte die dieses Zugs sein
error-record-cut = die Aufzeichnung kündigt { $announced } Züge an und hat { $there }: Sie ist abgeschnitten oder beschädigt

## Analyse

error-analyse-over = Analyse: Das Spiel ist aus; spiel es bis zu einem früheren Schritt nach
error-analyse-seat = Analyse: Jetzt entscheidet Platz { $decides }, nicht Platz { $given }
error-analyse-ms = Analyse: ms ist eine Zahl von 1 bis { $most }, nicht { $given }
error-analyse-simulations = Analyse: simulations ist eine ganze Zahl von 0 bis { $most }, nicht { $given }
# Was im selben Zug folgen würde; die Züge werden in der Form "brief" verlangt.
hint-then = danach: { LIST($moves, "then", "brief") }
list-then-next = { $a }; { $b }
list-then-last = { $a }; { $b }

## Was nicht installiert ist

error-extra = { $what } braucht { $module }, das nicht installiert ist: pip install 'trailboss[{ $extra }]'
