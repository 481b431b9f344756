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
worker-short = { $count } × { $worker } short
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

## Areas of the table; the title is their name

area-auxiliary = Instead of using the place you stop at, you can take one of these actions. Discs that leave your board make them better.
area-workers = Your workers, from left to right. Some spaces give you something when a worker arrives; the fifth and sixth of a kind bring points at the end.
area-limits = How many steps you can move and how many cards you hold. Discs that leave your board raise both.
area-to-build = Your buildings that are not on the trail yet, each with its points and the workers it needs.
area-job-market = You hire from the rows above the token, at the price of the row. New workers arrive from Kansas City; once the market is full, the last round begins.
area-cattle-market = What your cowboys can buy. New cards go to your discard pile and come up later.
area-foresights = Whoever arrives in Kansas City picks one tile from each column: workers go to the job market, everything else onto the trail.
area-objectives-on-offer = An objective card goes into your herd. Play it from your hand for its action; from then on it scores if you fulfill it and costs points if you don’t.
area-hand-value = What your hand is worth in a delivery: each kind of cattle counts once. Certificates come on top.
area-buildings = Your builders can put these up around the ring. Only the owner of a building uses its actions.
area-abilities = What your discs hold back. Move one to a trading post, and what it covered is yours for the rest of the game.
area-worker-area = Workers ready for use. Spent ones go to your discard pile and come back with your cards.
area-train = Engineers and money get you the actions of one card. The more expensive ones do more at once.
area-objective-tiles = They score if you own at the end what they show. Nothing you own counts for two of them.
area-bonus-tiles = They are worth points, and most give you something at once.
area-worker-supply = Workers that can still be hired.
area-trading-posts = In El Paso you deliver to one of these, up to the value of your hand. A post takes one disc of yours, except those with the bent arrow.
