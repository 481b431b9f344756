# Why a move of the Kansas City games is not possible. The move stands before it, with a colon.

no-asked = not now; the question is: { $asked }
no-play-now = objective cards are played before phase A, before or after an action of phase B, or before entering Kansas City; the question is: { $asked }
no-purchase = first buy something or add cards to the market
no-declining = this is the action itself and cannot be declined: { $asked }
no-lapse = the card is in your hand: { $asked }

## Not enough

no-money = not enough: ${ $needed }, you have ${ $there }
no-workers = { FORM($worker, "count", $needed) } needed, you have { $there }
no-transport = transport to { $city } costs ${ $needed }, you have ${ $there }
no-transport-left = after the disc you could not pay the transport to { $city }: ${ $needed }
no-certificates =
    { $there ->
        [0] you have no certificate
        [one] you have 1 certificate only
       *[other] you have { $there } certificates only
    }
no-cards-left =
    { $there ->
        [0] no card is left to draw
        [one] only 1 card can be drawn
       *[other] only { $there } cards can be drawn
    }
no-more-cards =
    { $most ->
        [one] 1 card at most, not { $count }
       *[other] { $most } cards at most, not { $count }
    }

## The trail

no-staying = your { -herder } stands there and must move on
no-entering = this move never leads into Kansas City
no-location = { $place } is empty: your { -herder } stops only where a tile lies
no-way = { $place } is not ahead of your { -herder } at { $here }
no-steps =
    { $limit ->
        [one] too far: { $steps } steps, and 1 at most
       *[other] too far: { $steps } steps, and { $limit } at most
    }
no-route = that way to { $place } is written “{ LIST($moves, "or") }”
no-building-twice = your { $building } stands already, on { $place }
no-building-again = your { $building } was replaced and has left the game
no-site = { $place } is taken by { tile }
no-replacing =
    { $replaced ->
        [one] only a building of more than 1 { worker-builder } can replace { tile }; { $building } has { $builders }
       *[other] only a building of more than { $replaced } { worker-builder.many } can replace { tile }; { $building } has { $builders }
    }
no-copy-again = { $place } is part of this chain of copies already
no-copy-far = { $place } is not adjacent to { $here }
no-copy-empty = no building stands on { $place }
no-hazard-on = no hazard lies on { $place }
no-outlaw-on = no { -outlaw } is on { $place }

## Actions

no-offer = the action on offer is another one: { LIST($actions, "semicolon") }
no-owner = the building on { $place } belongs to { $whose ->
        [automa] { -automa }
       *[other] { $owner }
    }
no-local = { $place } has no local actions
no-local-action = { tile } does not offer that, but: { LIST($actions, "semicolon") }
no-action-twice = you have used that action in this visit (of an either-or, one side)
no-building-left = the building you visited has been replaced: its actions are lost
no-action-after = you have taken an auxiliary action instead of the local actions
no-auxiliary-copying = while copying you use the copied building’s actions only
no-auxiliary-after = an auxiliary action is taken instead of local actions, and you have used one
no-double = only a single auxiliary action is possible here
no-unlocking = not unlocked: your { $disc } is still on the player board
no-doubling = doubling is not unlocked: one { $disc } is still on the player board

## What actions ask for

no-cards = you do not hold { FORM($cards, "a") }
no-engine-back =
    { $spaces ->
        [one] your engine on { engine-place } cannot move back 1 free space
       *[other] your engine on { engine-place } cannot move back { $spaces } free spaces
    }
no-waiting = no worker is above the job market token
no-building = there is no building left to place, or no space for one
no-hazard = there is no hazard on the trail
no-outlaw = there is no { -outlaw } on the board
no-cattle-left = you can buy nothing in the cattle market, and its stack is empty
no-engine-delivery = your engine is on space 0 and cannot move back
no-upgrade-behind = you can upgrade no station behind your engine
no-copy = no building is adjacent that is not in this chain of copies already
no-ride-ahead = no location lies ahead before Kansas City
no-objective = no objective card is left
no-draw = no card is left to draw

## Cards

no-card = you do not hold { a-card }
no-cards-at-once = cards are drawn one by one
no-aside = nobody can use an exchange token there
no-aside-needed = that seat is deciding: it uses its exchange token directly
no-holding = the hand is not held now
no-set = the action asks for { FORM($cards, "a") }
no-pair-of = the second card must be of the same type as { the-card }
no-pair = with { a-card } first, no second card of that type would follow
no-ride = the move of { the-card } has no use in Kansas City
no-display = { the-card } is not in the display
no-objective-stack = the objective stack is empty
no-raising-now = now it is about { the-card }
no-older = no { $card } is left
no-raising-again = { the-card } has just risen and does not rise again in this delivery

## Markets

no-row =
    { $rows ->
        [one] row { $row } is not above the job market token, only row 1 is
       *[other] row { $row } is not above the job market token, only rows 1 to { $rows } are
    }
no-worker = there is no { $worker } in row { $row }
no-room = your row of { FORM($worker, "many") } is full ({ $limit })
no-variant = this game is played without { FORM($card, "many") }
no-cattle =
    { $there ->
        [0] there is no { $card } in the cattle market
       *[other] there is only { $there } { $card } in the cattle market
    }
no-stock = the market stack is empty
no-jobs = the job market is full: no worker can be chosen any more
no-foresight = there is no { $tile } in column { $column }

## Railroad

no-engine-move = your engine stands there
no-engine-room = { $whose ->
        [automa] { -automa }’s engine stands there
       *[other] { $owner }’s engine stands there
    }
no-engine-way =
    { $way ->
        [back] it lies ahead of your engine on { engine-place }, which moves back
       *[forward] it lies behind your engine on { engine-place }, which moves forward
    }
no-engine-far =
    { $limit ->
        [one] too far: { $spaces } spaces, and 1 at most
       *[other] too far: { $spaces } spaces, and { $limit } at most
    }
no-engine-there =
    { $places ->
        [0] no space that far back is free
       *[other] { $spaces ->
            [one] 1 space back leads to { LIST($places, "or") }
           *[other] { $spaces } spaces back lead to { LIST($places, "or") }
        }
    }
no-engine-free = that space is not free
no-stop = your engine stands at { $station }
no-station-behind = { $station } is not behind your engine
no-upgrade-again = you have upgraded { $station } already
no-hired = you have hired no { $worker }; the printed one cannot be given away

## Discs and deliveries

no-disc-left = you have no disc for { $station }
no-disc = no { $disc } is left on your player board
no-disc-corners = { $target } has white corners: a disc with dark corners fits there only when you have none with white corners left
no-disc-transport = it would leave you ${ $left }, and the transport costs ${ $transport }
no-disc-from-station = a disc of your player board fits and must be used
no-disc-back = the disc must come from another station
no-disc-at = you have no disc at { $station }
no-value = { $city } asks for a value of { $needed }, your delivery has { $there }
no-second-disc = your disc lies on { $city } already
