# Shorthand of El Paso for the pictures in the terminal: what programs do in the fewest words.

-herder = Viehtreiber
short-program =
    { $needs ->
        [0] { LIST($gives, "plus") }
       *[other] { LIST($needs, "plus") } > { LIST($gives, "plus") }
    }
short-action = { LIST($programs, "or") }
short-objective-tile = { LIST($needs, "comma") } ({ $points } SP)
short-need =
    { $count ->
        [one] { $need }
       *[other] { FORM($need, "count", $count) }
    }
short-need-post =
    { $count ->
        [one] Scheibe auf { $value }+
       *[other] { $count } Scheiben auf { $value }+
    }
short-bonus-tile =
    { $program ->
        [short-program] { $program } ({ $points } SP)
       *[none] { $permanent ->
            [one] 1 dauerhaftes Zert. ({ $points } SP)
            [other] { $permanent } dauerhafte Zert. ({ $points } SP)
           *[none] { $duplicates ->
                [one] 1 Doppel zählt ({ $points } SP)
                [other] { $duplicates } Doppel zählen ({ $points } SP)
               *[none] { $points } SP
            }
        }
    }

brief-money = ${ $amount }
brief-pay = ${ $amount }
brief-certificate = { $amount } Zert.
brief-token =
    { $amount ->
        [one] Marke
       *[other] { $amount } Marken
    }
brief-cards =
    { $cards ->
        [value-1] Karte mit Wert 1
        [value-2] Karte mit Wert 2
        [value-3] Karte mit Wert 3
        [value-4] Karte mit Wert 4
        [value-5] Karte mit Wert 5
        [cattle] beliebige Karte
       *[card] { $cards }
    }
brief-discard = { brief-cards }
brief-sell = beliebige Karte > ${ $amount } × Wert
brief-hire =
    { $amount ->
        [0] gratis einstellen
       *[other] einstellen ${ $amount }
    }
brief-hire-another = zweiter Arbeiter ${ $amount }
brief-buy = Rind kaufen
brief-train = Eisenbahn
brief-build = bauen
brief-objective = Auftrag
brief-bonus = Bonusplättchen
brief-any-tile = Auftrag oder Bonus
brief-auxiliary =
    { $amount ->
        [one] Hilfsaktion
       *[other] { $amount } Hilfsaktionen
    }
brief-move = Viehtreiber { $amount }
brief-gain = { $card }
brief-remove = { brief-cards } entfernen
brief-exchange =
    { $amount ->
        [one] tauschen
       *[other] tauschen ×{ $amount }
    }

menu-do = Aktionen
menu-build = ein Gebäude bauen oder ersetzen
