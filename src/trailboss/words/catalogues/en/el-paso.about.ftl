# What the things of El Paso are and do: all in one, or the title and the words apart.

about-neutral = { about-neutral-title }: { about-neutral-words }
about-neutral-title = Neutral building { $tile }
about-neutral-words = { LIST($actions, "semicolon") }
about-building = { about-building-title }: { about-building-words }
about-building-title = Building { $building } ({ cost }, { $points } VP)
about-building-words = { LIST($actions, "semicolon") }
about-train = { about-train-title }. { about-train-words }
about-train-title = Train card { $train } ({ cost })
about-train-words = Front: { LIST($front, "semicolon") }. Star side: { LIST($star, "semicolon") }
about-cattle = { about-cattle-title }: { about-cattle-words }
about-cattle-title = { $card } ({ $colour })
# Where the card comes from: market, city, start.
about-cattle-words =
    breeding value { $value }, { $points } VP{ $from ->
        [market] {""}, in the market for { cost }
        [city] {""}, one for every arrival in El Paso while there are any
       *[start] {""}
    }
about-worker = { about-worker-title }: { about-worker-words }
about-worker-title = { CAP($worker) }
about-worker-words =
    { $points } VP, { $worker ->
        [cowboy] pays for cattle; discarded while moving: 1 more step
        [builder] pays for buildings; discarded in your turn: { $program }
        [engineer] pays for train cards; discarded in your turn: { $program }
       *[joker] stands in for { LIST($workers, "or", "a") } in costs, ${ $extra } more to hire; discarded in your turn: { $program }
    }
about-objective = { about-objective-title }: { about-objective-words }
about-objective-title = Objective tile
about-objective-words = { $points } VP for { LIST($needs, "and") }
about-bonus = { about-bonus-title }: { about-bonus-words }
about-bonus-title = Bonus tile ({ $points } VP)
about-bonus-words = { bonus-gives }
about-post = { about-post-title }: { about-post-words }
about-post-title = Post { $post }
about-post-words =
    { $program ->
        [program] { $program } for a disc,{" "}
       *[none] {""}
    }{ $points ->
        [0] {""}
       *[other] { $points } VP for each disc,{" "}
    }{ $dark ->
        [yes] any disc fits
       *[no] only light discs fit
    }{ $repeat ->
        [yes] , as many of yours as you like
       *[no] {""}
    }
about-disc = { about-disc-title }: { about-disc-words }
about-disc-title =
    { CAP($disc) } ({ $dark ->
        [yes] dark
       *[no] light
    })
about-disc-words = { disc-gives }
about-auxiliary = { about-auxiliary-title }: { about-auxiliary-words }
about-auxiliary-title = Auxiliary action { $auxiliary }
about-auxiliary-words =
    { $locked ->
        [yes] { $upgraded }, once its disc is off the board
       *[no] { $program }; once its disc is off the board, { $upgraded }
    }
about-space = { about-space-title }: { about-space-words }
about-space-title = { $place }
# $price is what building costs there; $bonus and $card are of El Paso itself.
about-space-words =
    { $bonus ->
        [one] { about-city-words }
        [other] { about-city-words }
       *[none] { $price ->
            [0] building space, free of charge
            [one] building space, ${ $price } to build on it
            [other] building space, ${ $price } to build on it
           *[none] space of a neutral building
        }
    }
about-city-words = gain ${ $bonus }, take { FORM($card, "a") }, show your hand and deliver, in this order; every movement ends here
about-automa = { about-automa-title }: { about-automa-words }
about-automa-title = Automa card { $card } of { -automa }
# $per are the workers that count her steps.
about-automa-words =
    { $steps ->
        [one] 1 step
        [other] { $steps } steps
       *[none] 1 step for each of her { FORM($per, "many") }
    }; { $action ->
        [cattle] takes { LIST($cards, "or", "a") }, by her number of cowboys
        [train] uses the train card of her number of engineers
        [build] builds with as many builders as she can
        [draw] draws { $count ->
            [one] 1 card
           *[other] { $count } cards
        } of her supply
       *[choice] takes cattle, uses the train or builds, whichever she has the most workers for
    }{ $action ->
        [draw] {""}
       *[other] { $count ->
            [one] , then draws 1 card of her supply
            [other] , then draws { $count } cards of her supply
           *[none] {""}
        }
    }
about-program = { CAP($program) }

## What may stand in a figures file

hint-needs = BLD an own building, BON a bonus tile, D10 a disc on a post of at least 10; cards by their code: { LIST($codes, "comma") }. What is asked for twice stands twice.
hint-automa-action = cattle, train, build, draw 1, draw 2 or choice
hint-automa-steps = a number, or a worker type: cowboy, builder, engineer, joker
