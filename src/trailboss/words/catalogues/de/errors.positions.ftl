# Stellungen als Text: warum eine nicht lesbar oder nicht möglich ist.

error-position-line = Zeile { $line }, { $where }: { $problem }
error-position-at = { $where }: { $problem }
error-position-begin = eine Stellung beginnt mit der Zeile { $begins } 1 oder ist ein JSON-Dokument
error-position-format = das ist eine Stellung im Format { $format }, und dieses Trailboss liest Format { $known }
error-position-long = eine Stellung ist ein Text mit höchstens { $most } Zeichen
error-position-deep = keine Stellung: Das JSON-Dokument geht zu weit
error-position-section = es gibt keinen Abschnitt { $given }; es gibt { LIST($known, "comma") }
error-position-twice = { $given } steht hier ein zweites Mal
error-position-unread = nicht lesbar: { $given }; eine Zeile ist ein Schlüssel, ein Doppelpunkt und ein Wert oder der Name eines Abschnitts in Klammern
error-position-key = es gibt hier keinen Schlüssel { $given }; es gibt { LIST($known, "comma") }
error-position-needed = die Zeile { $key } fehlt
error-position-whole = sollte eine ganze Zahl sein, nicht { $given }
error-position-number = sollte eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }
error-position-text = sollte ein Text mit höchstens { $most } Zeichen sein, nicht { $given }
error-position-name = { $given } ist hier nicht bekannt; es gibt { LIST($known, "comma") }
error-position-item = nicht lesbar: { $given }; hier sollten Namen mit ihrer Anzahl zwischen Kommas stehen, etwa 2 gray, white
error-position-item-twice = { $name } steht dort zweimal
error-position-counts = sollte eine Tabelle von Namen und Werten sein, nicht { $given }
error-position-count = { $name }: sollte eine ganze Zahl von { $least } bis { $most } sein, nicht { $given }
error-position-list = sollte eine Liste sein, nicht { $given }
error-position-places =
    { $least ->
        [one] sollte einen Platz haben
       *[other] sollte { $least } Plätze haben
    }, mit - für einen leeren, nicht { $there } (höchstens { $most })
error-position-rows = sollten { $rows } Reihen mit { $columns } Plätzen sein, mit - für einen leeren
error-position-pair = nicht lesbar: { $given }; hier sollten ein Platz, ein Gleichheitszeichen und das stehen, was dort liegt
error-position-place = { $given } kann nicht auf { $place } liegen; möglich sind { LIST($known, "comma") }
error-position-frame = nicht lesbar: { $given }; hier sollten die Art einer Frage und ihre Felder stehen, etwa phase-b space=A
error-position-field = { $frame } hat kein Feld { $given }; { $known ->
        [0] es hat keines
       *[other] es gibt { LIST($known, "comma") }
    }
error-position-bottom = eine Entscheidung beginnt nicht mit { $given }, sondern mit { LIST($known, "or") }
error-position-top = { $given } fragt niemanden: Die letzte Zeile sollte die Frage sein, die zu beantworten ist
error-position-asked = das kann in dieser Stellung nicht gefragt werden ({ $problem })
error-position-no-move = in dieser Stellung gibt es keinen erlaubten Zug
error-position-seat = es gibt die Plätze 1 bis { $last }, nicht { $given }
error-position-turn = Zug { $turn } ist der von Platz { $seat }, und es entscheidet Platz { $deciding }
error-position-figures = sollte eine JSON-Tabelle von Werten sein
error-position-many = { $name }: { $there } stehen da, und das Spiel hat { $total }
error-position-missing = niemand hat diese: { LIST($things, "comma") }
error-position-open = { $count } sind offen gelassen, und nur { $there } sind übrig, die dort sein können
error-position-known = { $name }: { $count } sind als Handkarten bekannt, aber { $there } sind dort
error-position-jobs = im Arbeitsmarkt sollten { $least } bis { $most } Plätze gefüllt worden sein, mit - für einen Arbeiter, der eingestellt wurde, nicht { $there }
error-position-token = den Arbeitsmarktmarker hat genau dann jemand, wenn alle { $full } Plätze des Arbeitsmarkts gefüllt wurden; es waren { $there }
error-position-neutral = auf jedem neutralen Feld steht ein neutrales Gebäude
error-position-discs = { $taken } Scheiben sind vom Plan genommen und { $placed } sind gelegt: Das sollten gleich viele sein
error-position-herder = ein Viehtreiber kann nicht auf { $space } stehen: Dort liegt nichts
error-position-engine = die Lok von Platz { $seat } steht schon auf { $place }
error-position-buildings = Platz { $seat } hat hier { $there } Gebäude und Marker für { $most }
error-position-order = sollte jeden von { LIST($known, "comma") } einmal enthalten
error-record-position = position sollte ein Text sein, nicht { $given }
error-record-opening = die Stellung, mit der die Aufzeichnung beginnt, ist von einem anderen Spiel oder für eine andere Spielerzahl
