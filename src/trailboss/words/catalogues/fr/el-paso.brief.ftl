# Shorthand of El Paso for the pictures in the terminal: what programs do in the fewest words.

-herder =
    { $form ->
        [the] le bouvier
       *[other] bouvier
    }
short-program =
    { $needs ->
        [0] { LIST($gives, "plus") }
       *[other] { LIST($needs, "plus") } > { LIST($gives, "plus") }
    }
short-action = { LIST($programs, "or") }
short-objective-tile = { LIST($needs, "comma") } ({ $points } PV)
short-need =
    { $count ->
        [one] { $need }
       *[other] { FORM($need, "count", $count) }
    }
short-need-post =
    { $count ->
        [one] disque sur { $value }+
       *[other] { $count } disques sur { $value }+
    }
short-bonus-tile =
    { $program ->
        [short-program] { $program } ({ $points } PV)
       *[none] { $permanent ->
            [one] { $permanent } cert. permanent ({ $points } PV)
            [other] { $permanent } cert. permanents ({ $points } PV)
           *[none] { $duplicates ->
                [one] { $duplicates } doublon compte ({ $points } PV)
                [other] { $duplicates } doublons comptent ({ $points } PV)
               *[none] { $points } PV
            }
        }
    }

brief-money = ${ $amount }
brief-pay = ${ $amount }
brief-certificate = { $amount } cert.
brief-token =
    { $amount ->
        [one] jeton
       *[other] { $amount } jetons
    }
brief-cards =
    { $cards ->
        [value-1] carte de valeur 1
        [value-2] carte de valeur 2
        [value-3] carte de valeur 3
        [value-4] carte de valeur 4
        [value-5] carte de valeur 5
        [cattle] toute carte
       *[card] { $cards }
    }
brief-discard = { brief-cards }
brief-sell = toute carte > ${ $amount } × valeur
brief-hire =
    { $amount ->
        [0] engager gratis
       *[other] engager ${ $amount }
    }
brief-hire-another = second travailleur ${ $amount }
brief-buy = acheter du bétail
brief-train = train
brief-build = construire
brief-objective = objectif
brief-bonus = tuile bonus
brief-any-tile = objectif ou bonus
brief-auxiliary =
    { $amount ->
        [one] auxiliaire
       *[other] { $amount } auxiliaires
    }
brief-move = bouvier { $amount }
brief-gain = { $card }
brief-remove = retirer { brief-cards }
brief-exchange =
    { $amount ->
        [one] échange
       *[other] échange ×{ $amount }
    }

menu-do = actions
menu-build = construire ou remplacer un bâtiment
