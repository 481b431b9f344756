### What the table in the browser says itself. What lies on it, moves and events come from the server in words.

brand = Trailboss
# $turn is 0 before the first turn.
turn-or-setup =
    { $turn ->
        [0] setup
       *[other] turn { $turn }
    }

## Players; notes stand behind a name

you = you
to-move = to move
computer = computer
solo-opponent = solo opponent
guest = guest
last-round = last round
game-over = The game is over
winner-with-points =
    { $points ->
        [one] { $names } wins with { $points } point
       *[other] { $names } wins with { $points } points
    }
winners-with-points =
    { $points ->
        [one] { $names } share the win with { $points } point each
       *[other] { $names } share the win with { $points } points each
    }

## Taking back, the map

undo = Undo
undo-not = You can’t undo now: { $reason }
light-or-dark = Light or dark
back = Back
whole-map = Whole map
zoom-in = Zoom in

## The decision

decision = Decision
decides = { $name } decides
wait-told = You’ll be notified when it’s your turn.
touch-hint = Pick something highlighted, or choose here.
passing = In a moment, automatically: { $move }
passing-stop = Wait
passed = Done automatically: { $move }
by-itself = automatic
which-way = Which way?
which-one = Which one?
where-to = Where does { $thing } go?
choice-count =
    { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
way-count =
    { $count ->
        [one] { $count } way
       *[other] { $count } ways
    }
place-count =
    { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    }
do-it = Do it
cannot-undo = cannot be undone
no-fee = free
there-auxiliary = Only an auxiliary action
there-delivery = Deliver cattle worth { $value }
in-hand = You have ${ $money }
one-moment = One moment…

## Areas of the table; there is little room

railroad = Railroad and cities
objectives-on-offer = Objective cards on offer
# The number of cards in a stack.
stack-of = stack { $count }
trail = Trail
start-space = Start
foresights = Foresights
job-market = Job market
row-of = row { $row }/{ $rows }
row-number = row { $row }
cattle-market = Cattle market
market-count = { $count } · stack { $stack }
# Above a price: so many cards cost …
cards-for = { $cards } for
add-to-market = add { $cards }
log = Log
whole-log = Whole log
markets = Markets
rails = Rails
my-board = My board
board-of = { $name }’s board
your-board = Your board
your-hand = Your hand
deck-line = deck { $deck } · discard { $discard }
all-choices = All { $count }
in-a-row = In a row
hand-empty = No cards in hand.
hand-value = Hand value
enough-for = enough for { $city } ({ $value })
auxiliary = Auxiliary
workers = Workers
certificates = Certificates
limits = Limits
to-build = To build
exchange-tokens = Exchange tokens
buildings = Buildings
cards-in-hand = Cards in hand
permanent-certificates = Permanent certificates
specialization = Specialization
solo-cards-left =
    { $left ->
        [one] { $left } card left
       *[other] { $left } cards left
    }
nothing-yet = nothing yet

## Places and choices on buttons: as short as they can be

tile-letter = Building { $letter }
tile-yours = Your { $tile }
tile-of = { $owner }’s { $tile }
draw-cards = draw { $count }
draw-up-to = draw up to { $count }
draw-another = draw another
hold-hand = keep the hand for now
use-token = Use an exchange token now
keep-certificates = keep { $count }
play-objective = Play
upgrade-station = Upgrade station { $station }
disc-from = Disc from station { $station }

## Explanations of a thing

the-bank = the bank
fee-for-you = Passing through costs you ${ $amount }, paid to { $payee }.
belongs-to = Belongs to { $name }.
discs-here = Discs: { $names }.
engines-here = Engines: { $names }.
herders-here = Here: { $names }.
transport-costs = Transport would cost you ${ $cost } now.
rail-space = Railroad space { $position }
rail-turnout = Turnout of station { $station }
row-refills-market = When this row is full, the cattle market is refilled.
price-now = ${ $price } for you

## El Paso

trading-posts = Trading posts
hand-worth = your hand is worth { $value }
# Two lines of about 20 letters.
simmental-left =
    { $count ->
        [0]
            none left: the next
            arrival ends the game
       *[other]
            { $count } left, then
            the end is near
    }
train = Train
offers = Offers
objective-tiles = Objective tiles
bonus-tiles = Bonus tiles
worker-supply = Worker supply
abilities = Abilities
worker-area = Worker area
delivery = Delivery
enough-for-post = enough for post { $value }
once-more = once more
# Two ways of using a tile.

## The part of the turn, beside the question

phase-setup = Setup
phase-a = Phase A
phase-b = Phase B
phase-city = Kansas City
phase-movement = Movement
phase-action = Actions
phase-draw = Draw
seat-number = Seat { $number }
