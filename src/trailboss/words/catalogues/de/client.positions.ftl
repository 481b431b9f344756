# Stellungen: die Seite, auf der man eine ändert, verschickt und von ihr aus weiterspielt.

position-title = Stellung bearbeiten
position-lead = Eine Stellung lässt sich aufschreiben, verschicken, ändern und weiterspielen: ein Rätsel, das Foto eines Tischs, eine Frage zu den Regeln. Beginne mit einem frischen Aufbau, mit einem Text oder mit einem beliebigen Schritt einer Wiedergabe.
position-lead-edit = Ändere Figuren, Geld, Karten und Arbeiter. Was nicht passt, steht daneben, und sobald alles passt, kannst du weiterspielen.
position-lead-seen = Das ist, was dein Platz wissen darf. Karten, die du nicht kennen kannst, sind offen gelassen und werden zufällig verteilt, wenn du weiterspielst.
position-from-setup = Aus einem Aufbau
position-game = Spiel
position-players = Spieler
position-set-up = Aufbauen
position-from-text = Aus einem Text
position-paste = Der Text einer Stellung
position-read = Lesen
position-turn = Zug
position-deciding = Es entscheidet
position-middle = Mitten in einem Zug.
position-begin-turn = Stattdessen am Beginn des Zugs
position-parts = Teile der Stellung
position-text = Als Text
position-as-text = Die Stellung als Text
position-use-text = Diesen Text nehmen
position-copy = Kopieren
position-copied = Kopiert
position-save = Als Datei speichern
position-state = Zustand
position-text-changed = Der Text ist geändert: Nimm ihn, oder arbeite mit dem Formular weiter.
position-wrong =
    { $count ->
        [one] Etwas passt nicht
       *[other] { $count } Dinge passen nicht
    }
position-fine = Diese Stellung lässt sich spielen.
position-over = In dieser Stellung ist das Spiel aus.
position-me = Ich spiele
position-others = Die anderen
position-look = Den Tisch zeigen
position-play = Von hier aus spielen
position-back = Zurück zum Bearbeiten
position-rest = was übrig ist
position-say = aufschreiben
position-take-rest = was übrig ist
position-unknown = unbekannt
position-add = dazu …
position-less = { $name }: einer weniger
position-more = { $name }: einer mehr
position-not-yet = noch nicht
position-hired = eingestellt
position-take-away = Wegnehmen, was auf { $name } liegt
replay-position = Bearbeiten
replay-position-about = Diese Stellung ändern und von ihr aus weiterspielen
