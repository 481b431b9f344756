### Start: was das ist, eigene Partien, die begleitete erste Partie.

home-tab = Great Western Trail online
welcome = Great Western Trail
    .lead = Spiel das Brettspiel um Viehtriebe nach Kansas City im Browser: gegen den Computer, mit Freunden online oder an einem Bildschirm. Kostenlos, inoffiziell, ohne Konto.
usual-points = Kommt meist auf etwa { $points } Punkte.
guided-game = Begleitete erste Partie
    .hint = Neu hier? Zehn Minuten, Schritt für Schritt.
lesson-at = { $number }/{ $of }
lesson-next = Weiter
lesson-show = Zeig’s mir
lesson-leave = Ohne Begleitung weiter

## Meine Partien

filter-games = Welche Partien
filter-all = Alle { $count }
filter-due = Am Zug { $count }
filter-waiting = Warten { $count }
filter-open = Nicht begonnen { $count }
filter-copies = Abzweigungen { $count }
filter-titles = Alle Titel
filter-none = Keine solche Partie.
rematch-waiting = möchte eine Revanche
origin-fork-of = Abzweigung der Partie { $names }, ab Zug { $turn } (Schritt { $step })
origin-fork = Abzweigung ab Schritt { $step } einer anderen Partie
origin-import = Aus einer Aufzeichnung
origin-position = Aus einer Stellung
