# Shorthand of El Paso for the pictures in the terminal: what programs do in the fewest words.

-herder = herder
short-program =
    { $needs ->
        [0] { LIST($gives, "plus") }
       *[other] { LIST($needs, "plus") } > { LIST($gives, "plus") }
    }
short-action = { LIST($programs, "or") }
short-objective-tile = { LIST($needs, "comma") } ({ $points } VP)
short-need =
    { $count ->
        [one] { $need }
       *[other] { FORM($need, "count", $count) }
    }
short-need-post =
    { $count ->
        [one] disc on { $value }+
       *[other] { $count } discs on { $value }+
    }
short-bonus-tile =
    { $program ->
        [short-program] { $program } ({ $points } VP)
       *[none] { $permanent ->
            [one] 1 permanent cert. ({ $points } VP)
            [other] { $permanent } permanent cert. ({ $points } VP)
           *[none] { $duplicates ->
                [one] 1 duplicate counts ({ $points } VP)
                [other] { $duplicates } duplicates count ({ $points } VP)
               *[none] { $points } VP
            }
        }
    }

brief-money = ${ $amount }
brief-pay = ${ $amount }
brief-certificate = { $amount } cert.
brief-token =
    { $amount ->
        [one] token
       *[other] { $amount } tokens
    }
brief-cards =
    { $cards ->
        [value-1] value-1 card
        [value-2] value-2 card
        [value-3] value-3 card
        [value-4] value-4 card
        [value-5] value-5 card
        [cattle] any card
       *[card] { $cards }
    }
brief-discard = { brief-cards }
brief-sell = any card > ${ $amount } × value
brief-hire =
    { $amount ->
        [0] hire free
       *[other] hire ${ $amount }
    }
brief-hire-another = second hire ${ $amount }
brief-buy = buy cattle
brief-train = train
brief-build = build
brief-objective = objective
brief-bonus = bonus tile
brief-any-tile = objective or bonus tile
brief-auxiliary =
    { $amount ->
        [one] auxiliary
       *[other] { $amount } auxiliary
    }
brief-move = herder { $amount }
brief-gain = { $card }
brief-remove = remove { brief-cards }
brief-exchange =
    { $amount ->
        [one] exchange
       *[other] exchange ×{ $amount }
    }

menu-do = actions
menu-build = place or replace a building
