### Aufgaben.

error-puzzle = Das ist keine Aufgabe: { $problem }
error-puzzles-read = { $file } lässt sich nicht lesen: { $problem }
refused-no-puzzle = Es gibt keine Aufgabe { $given }

practice-none = Zu diesem Titel gibt es keine Aufgaben.
practice-level = Stufe { $level }
practice-about = Gesucht ist der Zug, der um mindestens { $gap } Punkte besser ist. Mit --make entstehen neue Aufgaben.
practice-working = Aufgaben entstehen
practice-made =
    { $count ->
        [one] Eine Aufgabe
       *[other] { $count } Aufgaben
    } aus { $games ->
        [one] einer Partie
       *[other] { $games } Partien
    } in { $file }
practice-held = { $held } von { $count } Lösungen halten bei { $samples } Versuchen
practice-seat = Die Aufzeichnung hat die Plätze 1 bis { $last }, nicht { $given }
practice-asked = Hier hat { $name } { $cost } Punkte verloren. Was ist besser? (Ein Zug, oder quit)
practice-right = Richtig
practice-wrong = Das kostet { $cost } Punkte
practice-best = Der Champion: { $move }
practice-result = { $solved } von { $tried } richtig; { $left } übrig
