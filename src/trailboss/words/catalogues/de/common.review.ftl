### Die Besprechung einer Partie: `trailboss review`.

error-review-samples = zweifelhafte Entscheidungen werden 2 bis { $most } Mal ausgespielt, nicht { $given }

review-working = Besprechung
review-none = Kein auffälliger Fehler.
review-about = Jede Entscheidung wird mit dem beurteilt, was der Spieler damals wissen konnte. Eine zweifelhafte wurde { $samples } Mal ausgespielt, daneben mit demselben Glück die Wahl des Champions; in Klammern steht, was sie zu 95 % gekostet hat. Was im Rauschen liegt, gilt nicht als Fehler.
review-number = { NUMBER($number, 1) }
review-percent = { $share } %

review-points = Punkte
review-accuracy = Genauigkeit
review-decisions = Entscheidungen mit Wahl
review-agreed = Wie der Champion
review-inaccuracys = Ungenauigkeiten
review-mistakes = Fehler
review-turning-points = Wendepunkte
review-lost = Verlorene Punkte

review-inaccuracy = Ungenauigkeit
review-mistake = Fehler
review-turning-point = Wendepunkt

review-theme-deliveries = Lieferungen
review-theme-buildings = Gebäude
review-theme-cattle = Rinder
review-theme-railroad = Eisenbahn
review-theme-objectives = Aufträge
review-theme-workers = Arbeiter
review-theme-tempo = Bewegung und Tempo
review-theme-money = Geld übrig
review-theme-actions = Wahl der Aktionen

review-heading =
    Schritt { $step }, Zug { $turn }, { $name }: { $mark }, { $cost } Punkte ({ $low } bis { $high }){ $win ->
        [0] {""}
       *[other] ; die Gewinnchance sinkt um { $win } %
    }
review-played = Gespielt: { $move }
review-better = Besser: { LIST($moves, "semicolon") }
review-lines = Besser um: { LIST($parts, "semicolon") }
review-line = { $name } { $points }

review-line-later = kommt noch
review-line-others = die anderen bekommen weniger

review-luck = Kartenglück
review-luck-points = { $points } ± { $doubt }
review-luck-about = Glück steht neben den Entscheidungen: Jedes Ziehen wurde aus derselben Stellung wiederholt, und was gezogen wurde, wird mit dem Mittel daraus verglichen. Der Aufbau zählt nicht mit.

## Facts of a better move, each counted in continuations

review-fact-sooner = Der Zug des Champions führt { NUMBER($turns, 1) } Züge früher zur nächsten Lieferung (± { NUMBER($doubt, 1) }, { $count } Fortsetzungen).
review-fact-later = Der Zug des Champions führt { NUMBER($turns, 1) } Züge später zur nächsten Lieferung (± { NUMBER($doubt, 1) }, { $count } Fortsetzungen).
review-fact-own = Nach dem Zug des Champions in { $better } von { $count } Fortsetzungen, nach dem gespielten in { $made }: { $event }.
review-fact-other = Nach dem gespielten Zug in { $made } von { $count } Fortsetzungen, nach dem des Champions in { $better }: { $event }.

review-plot-step = Schritt
review-plot-win = Gewinnchance in %
