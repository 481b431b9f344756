## Whole actions: several cards at once, buildings with what they do, purchases.

several-none = { $most ->
    [1] Pick a card.
   *[other] Pick { $most } cards, in any order.
}
several-up-to = Pick up to { $most } cards, in any order.
several-chosen = { $names }: { $count } of { $most } chosen. Pick a card again to put it back.
several-discard = { $count ->
    [0] Discard
    [1] Discard this one
    [2] Discard these two
    [3] Discard these three
   *[other] Discard these { $count }
}
several-remove = { $count ->
    [0] Remove
    [1] Remove this one
    [2] Remove these two
    [3] Remove these three
   *[other] Remove these { $count }
}
worker-count = { $count } × { $worker }
worker-short = { $count } × { $worker } missing
workers-short = not enough builders or jokers
money-short = ${ $amount } short
no-place = no space for it
build-instead = Turn { $old } on { $place } into { $tile }
others-pay = Others pay you ${ $amount } to pass.
lost = { $points ->
    [one] You lose { $tile }: 1 point.
   *[other] You lose { $tile }: { $points } points.
}
lost-with-fee = { $points ->
    [one] You lose { $tile }: 1 point and its fee.
   *[other] You lose { $tile }: { $points } points and its fee.
}
price-from = from ${ $price }
points-count = { $count ->
    [one] 1 point
   *[other] { $count } points
}
where-lit = { $count ->
    [one] Where? 1 space is lit.
   *[other] Where? { $count } spaces are lit.
}
build-sum = { $tile } on { $place } for ${ $price }, ${ $left } left.
# A space to build on, and the buildings next to it: A-2, next to C and 4a
place-beside = { $place }, next to { $faces }
beside-it = Next to it: { $names }.
build-do = Build { $tile } on { $place }

## What things say of themselves

seat-money = ${ $money } in cash
seat-cards = { $hand } of { $limit } cards in hand, deck { $deck }, discard { $discard }
seat-steps = { $steps ->
    [one] moves up to 1 step
   *[other] moves up to { $steps } steps
}
seat-certificates = Certificates: { $count }, plus { $permanent } permanent
seat-board = Select the card to see this player’s board.
deck-about = You draw from the deck. Once it is empty, the discard pile is shuffled.
deck-holds = In the deck: { $cards }
discard-holds = Discarded: { $cards }
stack-holds = Still to come: { $cards }
token-about = Use one on your turn to draw cards, then discard the same number.
certificates-about = Spend certificates to make your hand worth more in a delivery.
certificates-limit = You can hold { $limit } at most.
permanent-about = They make your hand worth more in every delivery and are never spent.
objective-stack-about = You can take the top card instead of a face-up one. You see what it asks for once you have it.
bonus-stack-about = You can take the top tile instead of a face-up one. You see what it gives once you have it.
job-token-about = New workers go into this row. When the last row is full, the last round begins.
taken-hazards = Hazards taken
cattle-owned = This player’s cattle
purchase-title = { $cards ->
    [one] A card of value { $value } for ${ $price }
   *[other] { $cards } cards of value { $value } for ${ $price }
}
purchase-needs = Uses { $count } × { $worker }.
purchase-have = You have { $count } × { $worker } and ${ $money }.
