# Die Seite, auf der jemand mit dem gedruckten Spiel Werte berichtigt.

figures = Werte prüfen
figures-of = Werte prüfen: { $title }
figures-lead = Einige gedruckte Werte ließen sich nicht bestätigen. Wenn du die Schachtel hast, vergleiche jeden mit seinem Teil, berichtige, was anders ist, und hake ihn ab. Danach eröffnete Tische benutzen deine Werte; laufende Spiele behalten ihre.
figures-read-only = Nur wer diesen Server betreibt, kann hier Werte ändern. Du kannst die Datei herunterladen und zu Hause benutzen.
figures-count = { $confirmed } von { $count } verglichen
figures-changed = { $count } berichtigt
figures-others =
    { $count ->
        [one] 1 weitere Abweichung
       *[other] { $count } weitere Abweichungen
    }
figures-which = Was gezeigt wird
figures-show-all = Alle
figures-show-open = Noch nicht verglichen
figures-show-changed = Berichtigt
figures-none = Hier ist nichts.
figures-download = Datei herunterladen
figures-stand-in = Platzhalter
figures-low = recht unsicher
figures-medium = etwas unsicher
figures-put-right = berichtigt
figures-look-at = Schau auf: { $where }
figures-compared = Mit dem gedruckten Spiel verglichen
figures-title-has = Das Spiel selbst hat { $value }
figures-nothing = nichts
figures-add-line = Zeile hinzufügen
figures-take-away = { $what } wegnehmen
figures-rulings = Regeln, die wir entschieden haben
    .hint = Keine Werte, aber auch zu bestätigen: Hake ab, was in deiner Anleitung steht.
figures-save = Diese Werte benutzen
figures-forget = Zurück zu denen des Spiels
figures-forget-yes = Ja, meine verwerfen
figures-not-kept = Noch nicht in Gebrauch.
figures-kept = In Gebrauch. Neue Tische haben diese Werte.
figures-for-new-tables = Neue Tische haben die Werte, die du siehst.
figures-check-them = Werte prüfen
figures-own = mit eigenen Werten
