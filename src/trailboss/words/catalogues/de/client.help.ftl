### Hilfe am Tisch: Vorschläge, Regeln, Rückblick, Tasten, der Rahmen der Tipps, wie die Züge der anderen gezeigt werden.

help = Hilfe
help-open = Hilfe: Vorschläge, Regeln, Rückblick (?)
hints = Vorschläge
rules = Regeln
recap = Rückblick

## Vorschläge: was der Computer tun würde

hint-ask = Was würdest du tun?
hint-thinking = Denkt nach…
hint-about = Der Computer denkt zwei Sekunden nach und zeigt die besten Züge mit dem Vorsprung, den er davon erwartet.
hint-not = Vorschläge gibt es, wenn du am Zug bist, in Partien ohne andere Menschen und in beendeten Partien.
hint-wait = Vorschläge gibt es, wenn du am Zug bist.
# $points hat ein Vorzeichen: +3,5
hint-margin = erwarteter Vorsprung { $points }
hint-behind = { $points } gegenüber dem besten Zug
# So oft hat der Computer den Zug ausprobiert, in Partien, die diese sein können.
hint-tries = { $looks ->
    [one] { $looks } Versuch
   *[other] { $looks } Versuche
}
# Dazwischen liegt der erwartete Vorsprung in 95 von 100 Fällen, mit Vorzeichen.
hint-between = { $low } bis { $high }
hint-chance = gewinnt in { $chance } % der Fälle
hint-glance = zu wenige Versuche für eine Zahl
hint-no-change = Ändert in diesem Zug nichts am Wertungsblatt.
hint-show = Auf dem Tisch zeigen

## Regeln und Rückblick

not-possible = Nicht möglich
rules-search = In den Regeln suchen
rules-found =
    { $count ->
        [0] keine Regel gefunden
        [one] { $count } Regel
       *[other] { $count } Regeln
    }
rules-for-now = Zu dieser Entscheidung
rules-all-chapters = Alle Kapitel
recap-since = Seit deinem letzten Zug
recap-nothing = Seit deinem letzten Zug ist nichts passiert.

## Um einen Tipp herum

guide-tip = Tipp
guide-got = Verstanden
guide-got-key = Tipp schließen (G)
guide-stop = Keine Tipps mehr
    .hint = In den Einstellungen lassen sie sich wieder einschalten
guide-again = Tipp zu dieser Entscheidung
guide-setting = Tipps in der ersten Partie
    .hint = Erklären jede Art von Entscheidung, wenn sie zum ersten Mal kommt.
guide-anew = Tipps neu beginnen
guide-begun-anew = Die Tipps beginnen neu.

## Tasten

keys = Tasten am Tisch
key-digits = eine der Möglichkeiten wählen
key-enter = ausführen
key-escape = ein Schritt zurück
key-undo = zurücknehmen
key-hints = Vorschläge
key-rules = Regeln
key-tip = den Tipp schließen oder wieder zeigen
key-text = der Tisch als Text
key-menu = Menü des Tisches
key-tab = von Bereich zu Bereich: Spieler, Entscheidung, Hand, Plan, Märkte, Karte, Strecke
key-arrows = in einem Bereich: zum nächsten, was du wählen kannst
key-shift-arrows = zu allem, auch was gerade nicht geht; Enter sagt, warum nicht
key-skip = die Züge der anderen überspringen (auch mit Esc)
key-faster = die Züge der anderen schneller zeigen
# Der Name der Taste.
key-shift = Umschalt

## Die Züge der anderen

skip-to-present = Zum jetzigen Stand
hurry = Schneller
pace = Züge der anderen
pace-slow = langsam
pace-normal = mittel
pace-fast = schnell
pace-off = ohne Bewegung
