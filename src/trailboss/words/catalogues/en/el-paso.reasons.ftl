# Why a move is not possible, said after the move.

no-asked = not now; the question is: { $asked }
no-decline =
    { $asked ->
        [ask-move] your herder must move at least 1 step
        [ask-action] there is nothing to decline: { $asked }
        [ask-train-actions] there is nothing to decline: { $asked }
       *[other] this cannot be declined: { $asked }
    }
no-money = not enough: ${ $price }, you have ${ $money }
no-workers =
    not enough: { FORM($worker, "count", $count) }, you have { FORM($worker, "count", $ready) }{ $jokers ->
        [0] {""}
        [one] {" "}and 1 joker
       *[other] {" "}and { $jokers } jokers
    } ready

## The herder

no-location = { $place } is empty: your herder can only stop where a tile lies
no-far =
    { $most ->
        [one] too far: { $steps } steps, and 1 at most
       *[other] too far: { $steps } steps, and { $most } at most
    }
no-stay = your herder stands there and must move on
no-behind = { $place } is not ahead of your herder at { $here }: every movement ends in El Paso

## Actions

no-offered = the action on offer is another one: { $program }
# $train is the train card that is in use; otherwise the place visited is meant.
no-printed =
    { $lies ->
        [neutral] { place-name } does not offer that, but: { LIST($actions, "semicolon") }
        [building] { place-name } does not offer that, but: { LIST($actions, "semicolon") }
       *[train] train card { $train } does not offer that, but: { LIST($actions, "semicolon") }
    }
no-owner = { place-name } is not yours: you only have an auxiliary action there
no-used = that action has been used (of an either-or, one side)
no-replaced = the building that was visited has been replaced: its actions are lost
no-auxiliary-used = an auxiliary action has been taken instead of the printed ones
no-auxiliary-yet = no auxiliary action has been taken yet: { $asked }
no-instead = an auxiliary action is taken instead of printed ones, and one of those has been used
no-different = auxiliary actions must be different, and this one has been taken
no-unlocked = not open yet: your { $disc } is still on your board
no-hire-yet = only after another worker has been hired in this visit
no-hand = your hand is empty
no-draw = there is no card to draw
# The kind of tile: objective, bonus, any.
no-tiles =
    { $tile ->
        [objective] no objective tile is left
        [bonus] no bonus tile is left
       *[any] no tile is left
    }

## Workers, cattle, buildings

no-same-worker = { FORM($worker, "a") } was hired first: the other worker must be of a different type
no-supply = no { $worker } is left in the supply
no-supply-at-all = no worker is left in the supply
no-market = no { $card } is left in the market
no-market-at-all = the market is empty
no-building = no { $building } is left in the display
no-building-at-all = there is no building you could place, or no space for one
no-marker = all your ownership markers are in use: you can only replace
no-space = { $place } is taken: { whose-tile } stands there
no-dearer = only a dearer building can replace your { $building }
no-more-workers = you spend { FORM($worker, "count", $count) }, not more
no-jokers =
    { $jokers ->
        [0] no joker is ready
        [one] only 1 joker is ready
       *[other] only { $jokers } jokers are ready
    }
no-fewer-jokers =
    { FORM($worker, "count", $ready) } ready: at least { $jokers ->
        [one] 1 joker
       *[other] { $jokers } jokers
    } must stand in
no-turn-yet =
    { $what ->
        [token] exchange tokens are used in your own turns, and the first has not begun
       *[worker] workers are discarded in your own turns, and the first has not begun
    }
no-exchanging = finish the exchange first: discard 1 card
no-worker-ready = no { $worker } is ready in your worker area
no-worker-owed = the { $worker } is needed for the { FORM($owed, "many") } you are spending
no-step = a { $worker } gives a step, and your herder is not moving now

## Tiles and cards

no-tile-kind =
    { $tile ->
        [objective] you may take an objective tile
        [bonus] you may take a bonus tile
       *[any] you may take an objective or bonus tile
    }
no-display =
    { $tile ->
        [objective] that objective tile is not in the display
       *[bonus] that bonus tile is not in the display
    }
no-stack =
    { $tile ->
        [objective] the stack of objective tiles is empty
       *[bonus] the stack of bonus tiles is empty
    }
no-stack-yet = the first objective tile comes from the display
no-card = you do not have { FORM($cards, "a") } in hand
no-asked-card = the action asks for { FORM($cards, "a") }

## Deliveries

no-certificates =
    { $count ->
        [0] you have no certificate
        [one] you have 1 certificate
       *[other] you have { $count } certificates
    }
no-value = your delivery is only worth { $value }
no-post = your disc is already on post { $post }
no-disc =
    { $dark ->
        [yes] no disc is left on your board
       *[no] no light disc is left on your board
    }
no-disc-money = the cheapest disc for it costs ${ $price }, you have ${ $money }
no-disc-left = the { $disc } is no longer on your board
no-disc-dark = post { $post } is light: a dark disc does not fit there
