# The pictures of the table in the terminal, 80 columns wide.

picture-name = { FORM($thing, $form) }
picture-count = { FORM($thing, "count", $count) }
picture-points = { $points } VP
picture-none = none
picture-who = { $name }:
picture-entry = { $name }: { $what }
# What happened, one thing after the other.
picture-events = { LIST($events, "semicolon") }
picture-span = { $first } to { $last }
form-short = { $noun }
list-plus-next = { $a } + { $b }
list-plus-last = { $a } + { $b }

## Headings

picture-trail = trail
picture-trail-legend = @P1 { -herder }  [2a/P1] building  −$2 fee  +$3 bounty  ♣ woods  ! risk  · empty
picture-aside = beside the trail:
picture-start = Start
picture-railroad = railroad
picture-engines = engines:
picture-at = at { $position }
picture-cities = cities
picture-cities-legend = ○ white-cornered discs, ● all; ↓ with the next city
picture-jobs = job market
picture-jobs-left =
    { $left ->
        [0] full: last turns
        [one] 1 more worker ends the game
       *[other] { $left } more workers end the game
    }
picture-job-token = token: not yet for hire
picture-new-cattle = { $price } (new cattle)
picture-then = then
picture-foresights = foresights
picture-cattle = cattle market
picture-cattle-stack = { $count } in the stack; prices by { worker-cowboy.many } used
picture-price =
    { $cards ->
        [one] ${ $price }
       *[other] two ${ $price }
    }
picture-empty = empty
picture-objective-cards = objective cards
picture-stack = { $count } in the stack
picture-stack-tiles =
    { $count ->
        [one] 1 tile in the stack
       *[other] { $count } tiles in the stack
    }
picture-players = players
picture-board =
    { $own ->
        [yes] your board
       *[no] board of
    }
picture-to-build = to build, with { worker-builder.many } needed
picture-ring = ring
picture-clockwise = clockwise
picture-ring-legend = @P1 herder  [4a/P1] building  $3 cost of a space  · empty
picture-posts = trading posts
picture-posts-legend = ○ light discs only  ● any disc  * any number of yours
picture-building-display = buildings
picture-building-note = in the display; jokers may stand in, the space may cost more
picture-train = train
picture-train-note = jokers may stand in; * star side
picture-jokers = jokers may stand in
picture-workers = worker supply
picture-joker-price = jokers cost ${ $extra } more
picture-objective-tiles = objective tiles
picture-bonus-tiles = bonus tiles

## Columns

column-at = at
column-cost = cost
column-vp = VP
column-discs = discs
column-master = station master
column-value = value
column-gives = gives

## Labels in front of lines, 10 columns at most

label-hand = hand
label-draw-stack = draw stack
label-draw-pile = draw pile
label-discarded = discarded
label-auxiliary = auxiliary
label-discs = discs
label-objectives = objectives
label-tiles = tiles
label-masters = masters
label-workers = workers
label-buildings = buildings
label-posts = posts
label-bonus = bonus

## Things on the table

# A space of the trail by its branch: flood 2, outlaw B1.
picture-space =
    { $branch ->
        [flood] { hazard-flood }
        [drought] { hazard-drought }
        [rockfall] { hazard-rockfall }
       *[outlaw] { -outlaw }
    } { $number }
# The colour of an outlaw.
picture-outlaw =
    { $colour ->
        [green] green
       *[orange] orange
    }
picture-hazard = { $hazard } { $points } VP
picture-tile = tile { $tile }
picture-taken-by = taken by { $owner }
picture-taken-for = taken for { FORM($worker, "a") }
picture-each = each
picture-hand-on =
    { $hand ->
        [green] green hand
        [black] black hand
       *[both] green and black hand
    }
picture-deliver = deliver
# $who has claimed the Simmental space: you, or a seat.
picture-claimed = Simmental space claimed by { $who ->
        [you] you
       *[seat] { $who }
    }: last turns
picture-simmental =
    { $left ->
        [0] Simmental space to claim
       *[other] Simmental ({ $left } left)
    }
picture-a-step = a step
picture-worker-bonus = bonus: { $gives }
picture-built = { $tile } on { $space }

## A player

picture-tokens =
    { $count ->
        [one] 1 exchange token
       *[other] { $count } exchange tokens
    }
picture-certificates = certificates { $count }/{ $limit }{ $permanent ->
        [0] {""}
       *[other] {" "}+ { $permanent } permanent
    }
picture-steps = steps { $limit }
picture-hand-limit = hand limit { $limit }
picture-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
picture-to-draw = { $count } to draw:
picture-breeding-value = breeding value { $value }
picture-delivers = delivers { $value }{ $certificates ->
        [0] {""}
       *[other] {" "}+ up to { $certificates }
    }
# $known are cards that everybody knows to be there, or none.
picture-in-hand = { picture-cards }{ $known ->
        [none] {""}
       *[other] {" "}(surely { $known })
    } in hand
picture-engine-at = engine at { $position }
picture-specialized = specialized in { FORM($worker, "many") }
picture-cards-left =
    { $count ->
        [one] 1 card left
       *[other] { $count } cards left
    }
picture-discs-left =
    { $count ->
        [one] 1 disc left
       *[other] { $count } discs left
    }
picture-markers-left =
    { $count ->
        [one] 1 ownership marker left
       *[other] { $count } ownership markers left
    }
picture-cattle-of = cattle { $cards }
picture-buildings =
    { $count ->
        [one] 1 building
       *[other] { $count } buildings
    }
picture-tiles =
    { $count ->
        [one] 1 tile
       *[other] { $count } tiles
    }
picture-city-discs =
    { $count ->
        [one] 1 city disc
       *[other] { $count } city discs
    }
picture-own-stations = stations { $names }
picture-own-masters = masters { $names }
picture-own-objectives = objectives { $names }
picture-own-bonuses = bonus tiles { $names }
picture-own-buildings = buildings { $names }
picture-own-posts = posts { $names }
picture-workers-aside = { $workers } aside
picture-supply-cards =
    { $count ->
        [one] 1 card in the supply
       *[other] { $count } cards in the supply
    }
picture-automa-left = automa cards left: { $cards }

## Headings in the list of moves

menu-do = local actions
menu-auxiliary = auxiliary action
menu-play = objective cards in hand
menu-token = exchange token
menu-bonus = worker bonus
menu-decline = otherwise
menu-done = otherwise
menu-buy = buy
menu-build = place a building

## What can be looked up

topic-neutral-buildings = neutral buildings
topic-private-buildings = private buildings
topic-public-buildings = public buildings
topic-train-cards = train cards
topic-cattle = cattle
topic-objective-cards = objective cards
topic-objective-tiles = objective tiles
topic-bonus-tiles = bonus tiles
topic-cities = cities
topic-posts = posts
topic-stations = stations
topic-station-masters = station masters
topic-workers = workers
topic-workers-and-tiles = workers and tiles
topic-discs = discs
topic-auxiliary-actions = auxiliary actions
topic-spaces = spaces
topic-automa-cards = cards of { -automa }
picture-topic-tiles = { $workers }, { hazard-flood }, { hazard-drought }, { hazard-rockfall }, { -outlaw } colours
picture-topic-spaces = A-1, { hazard-flood } B1, { -outlaw } 4 and so on
picture-topic-posts = { $first } (also { $more })
