### Start: was das ist, eigene Spiele, das begleitete erste Spiel.

home-tab = Great Western Trail online
welcome = Great Western Trail
    .lead = Spiel das Brettspiel um Viehtriebe nach Kansas City im Browser: gegen den Computer, mit Freunden online oder an einem Bildschirm. Kostenlos, inoffiziell, ohne Konto.
usual-points = Kommt meist auf etwa { $points } Punkte.
guided-game = Begleitetes erstes Spiel
    .hint = Neu hier? Zehn Minuten, Schritt für Schritt.
lesson-at = { $number }/{ $of }
lesson-next = Weiter
lesson-show = Zeig mir einen
lesson-leave = Ohne Begleitung weiter

## Meine Spiele

filter-games = Welche Spiele
filter-all = Alle { $count }
filter-due = Am Zug { $count }
filter-waiting = Warten { $count }
filter-open = Nicht begonnen { $count }
filter-copies = Abzweigungen { $count }
filter-titles = Alle Titel
filter-none = Kein solches Spiel.
rematch-waiting = möchte eine Revanche
origin-fork-of = Abzweigung vom Spiel { $names }, ab Zug { $turn } (Schritt { $step })
origin-fork = Abzweigung ab Schritt { $step } eines anderen Spiels
origin-import = Aus einer Aufzeichnung
origin-position = Aus einer Stellung
