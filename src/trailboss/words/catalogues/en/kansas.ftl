# Both editions of the Kansas City games: what things are called, and what actions do.
# What an edition calls differently stands in first-edition.ftl or second-edition.ftl.

-herder = herder
-outlaw = outlaw
-outlaws = outlaws
-automa = Sam

## Workers

worker-cowboy = cowboy
    .many = cowboys
worker-builder = builder
    .many = builders
worker-engineer = engineer
    .many = engineers
    .sound = vowel

## Cards. Their names are the edition's own.

# A card as the object of a sentence: cattle by its name, an objective card by what it asks for.
a-card =
    { $objective ->
        [objective] { FORM($objective, "a") }
       *[none] { FORM($card, "a") }
    }
the-card =
    { $objective ->
        [objective] { FORM($objective, "the") }
       *[none] { FORM($card, "the") }
    }
objective =
    { $form ->
        [full] { $points } VP for { LIST($tasks, "and") }{ $penalty ->
            [0] {""}
           *[other] , otherwise { $penalty } VP
        }
        [the] the objective card ({ LIST($tasks, "comma") })
        [a] an objective card ({ LIST($tasks, "comma") })
       *[other] objective card ({ LIST($tasks, "comma") })
    }
task = { FORM($task, "count", $count) }
# How far a task of an objective card is done.
done-of = { $done } of { FORM($task, "count", $count) }
task-building = building
    .many = buildings
task-station = station
    .many = stations
task-hazard = hazard
    .many = hazards
task-green-outlaw = green { -outlaw }
    .many = green { -outlaws }
task-orange-outlaw = orange { -outlaw }
    .many = orange { -outlaws }
task-cattle-3 = cattle card of value 3
    .many = cattle cards of value 3

# Cards of several kinds that an action asks for.
cards-pair = two cattle cards of one type
    .a = two cattle cards of one type
cards-cattle = cattle card
    .a = any cattle card
cards-objective = objective card
    .sound = vowel
cards-value-3 = cattle card of value 3

colour-gray = gray
colour-green = green
colour-black = black
colour-white = white
colour-yellow = yellow
colour-red = red
colour-blue = blue
colour-brown = brown
colour-purple = purple
colour-orange = orange

## Tiles

hazard-flood = flood
    .many = floods
hazard-drought = drought
    .many = droughts
hazard-rockfall = rockfall
    .many = rockfalls
tile-green-outlaw = green { -outlaw }
tile-orange-outlaw = orange { -outlaw }
    .sound = vowel
tile-1a = 1a
tile-1b = 1b
tile-2a = 2a
tile-2b = 2b
tile-3a = 3a
tile-3b = 3b
tile-4a = 4a
tile-4b = 4b
tile-5a = 5a
tile-5b = 5b
tile-6a = 6a
tile-6b = 6b
tile-7a = 7a
tile-7b = 7b
tile-8a = 8a
tile-8b = 8b
tile-9a = 9a
tile-9b = 9b
tile-10a = 10a
tile-10b = 10b
tile-11a = 11a
tile-11b = 11b
tile-12a = 12a
tile-12b = 12b
tile-A = building A
tile-B = building B
tile-C = building C
tile-D = building D
tile-E = building E
tile-F = building F
tile-G = building G
tile-flood-4-green = flood (4 VP, green hand)
tile-flood-3-green = flood (3 VP, green hand)
tile-flood-3-black = flood (3 VP, black hand)
tile-flood-2-green = flood (2 VP, green hand)
tile-flood-2-black = flood (2 VP, black hand)
tile-drought-4-green = drought (4 VP, green hand)
tile-drought-3-green = drought (3 VP, green hand)
tile-drought-3-black = drought (3 VP, black hand)
tile-drought-2-green = drought (2 VP, green hand)
tile-drought-2-black = drought (2 VP, black hand)
tile-rockfall-4-green = rockfall (4 VP, green hand)
tile-rockfall-3-green = rockfall (3 VP, green hand)
tile-rockfall-3-black = rockfall (3 VP, black hand)
tile-rockfall-2-green = rockfall (2 VP, green hand)
tile-rockfall-2-black = rockfall (2 VP, black hand)
# A tile on the trail: building C, your 4a, Ada’s 4a, the flood.
tile =
    { $lies ->
        [nothing] nothing
        [private] { whose-tile }
        [neutral] { $tile }
       *[other] { FORM($tile, "the") }
    }
whose-tile =
    { $whose ->
        [you] your { $tile }
        [automa] { -automa }’s { $tile }
       *[other] { $owner }’s { $tile }
    }

## Spaces of the trail

space-START = the start
space-KC = Kansas City
space-A = A
space-B = B
space-C = C
space-D = D
space-E = E
space-F = F
space-G = G
space-A-1 = A-1
space-A-2 = A-2
space-A-3 = A-3
space-B-1 = B-1
space-B-2 = B-2
space-B-3 = B-3
space-C-1 = C-1
space-C-2 = C-2
space-C-3 = C-3
space-D-1 = D-1
space-E-1 = E-1
space-E-2 = E-2
space-F-1 = F-1
space-F-2 = F-2
space-G-1 = G-1
space-G-2 = G-2
space-FLOOD-1 = flood space 1
    .short = { hazard-flood } 1
space-FLOOD-2 = flood space 2
    .short = { hazard-flood } 2
space-FLOOD-3 = flood space 3
    .short = { hazard-flood } 3
space-FLOOD-4 = flood space 4
    .short = { hazard-flood } 4
space-DROUGHT-1 = drought space 1
    .short = { hazard-drought } 1
space-DROUGHT-2 = drought space 2
    .short = { hazard-drought } 2
space-DROUGHT-3 = drought space 3
    .short = { hazard-drought } 3
space-DROUGHT-4 = drought space 4
    .short = { hazard-drought } 4
space-ROCKFALL-1 = rockfall space 1
    .short = { hazard-rockfall } 1
space-ROCKFALL-2 = rockfall space 2
    .short = { hazard-rockfall } 2
space-ROCKFALL-3 = rockfall space 3
    .short = { hazard-rockfall } 3
space-ROCKFALL-4 = rockfall space 4
    .short = { hazard-rockfall } 4
space-OUTLAW-1 = { -outlaw } space 1
    .short = { -outlaw } 1
space-OUTLAW-2 = { -outlaw } space 2
    .short = { -outlaw } 2
space-OUTLAW-3 = { -outlaw } space 3
    .short = { -outlaw } 3
space-OUTLAW-4 = { -outlaw } space 4
    .short = { -outlaw } 4
space-OUTLAW-5 = { -outlaw } space 5
    .short = { -outlaw } 5
space-OUTLAW-6 = { -outlaw } space 6
    .short = { -outlaw } 6
space-OUTLAW-7 = { -outlaw } space 7
    .short = { -outlaw } 7
space-OUTLAW-8 = { -outlaw } space 8
    .short = { -outlaw } 8
space-OUTLAW-9 = { -outlaw } space 9
    .short = { -outlaw } 9
space-FLOOD-B1 = the 1st space past the floods
space-FLOOD-B2 = the 2nd space past the floods
space-DROUGHT-B1 = the space past the droughts
space-ROCKFALL-B1 = the 1st space past the rockfalls
space-ROCKFALL-B2 = the 2nd space past the rockfalls
space-OUTLAW-B1 = the 1st space past the { -outlaws }
space-OUTLAW-B2 = the 2nd space past the { -outlaws }
# A space by what lies on it: building C, Ada’s 4a (A-2), flood space 1.
place-name =
    { $lies ->
        [neutral] { $tile }
        [private] { whose-tile } ({ $place })
       *[other] { $place }
    }

## Railroad and cities

city-kansas-city = Kansas City
station-S1 = station 1
station-S2 = station 2
station-S3 = station 3
station-S4 = station 4
station-S5 = station 5
station-S6 = station 6
station-S7 = station 7
station-S8 = station 8
station-S9 = station 9
station-S10 = station 10

# Where an engine stops.
engine-place =
    { $stop ->
        [turnout] the turnout of { $station }
        [last] the last space
       *[space] space { $position }
    }

# A station master tile, by what it gives: at once; and at the end.
master =
    { $programs ->
        [0] {""}
        [one] { LIST($programs, "or") }
        [other] { LIST($programs, "or") }
       *[none] { $permanent ->
            [one] 1 permanent certificate
            [other] { $permanent } permanent certificates
           *[none] {""}
        }
    }{ $every ->
        [one] ; { $points } VP per { FORM($per, "per") }
        [other] ; { $points } VP for every { $every } { FORM($per, "many") }
       *[none] {""}
    }
master-SM1 = station master 1
master-SM2 = station master 2
master-SM3 = station master 3
master-SM4 = station master 4
master-SM5 = station master 5
master-SM6 = station master 6
master-SM7 = station master 7
master-SM8 = station master 8
master-SM9 = station master 9

## The player board

disc-aux-money = auxiliary disc for money
disc-aux-draw = auxiliary disc for drawing cards
disc-aux-certificate = auxiliary disc for certificates
disc-aux-engine = auxiliary disc for the engine
disc-aux-remove = auxiliary disc for removing cards
disc-step-left = left step disc
disc-step-right = right step disc
disc-hand = hand limit disc
disc-certificate-4 = certificate disc 4
disc-certificate-6 = certificate disc 6

auxiliary-money = money
auxiliary-draw = draw cards
auxiliary-certificate = certificate
auxiliary-engine = engine
auxiliary-remove = remove cards

certificates = you then have { $to }
certificates-stay = you stay at { $to }

# A program, points or both, where a place gives them.
gift =
    { $program ->
        [program] { $program }{ $points ->
            [one] {" "}and { $points } VP
            [other] {" "}and { $points } VP
           *[none] {""}
        }
       *[none] { $points } VP
    }
arrow = with { $city }: { $gift }

## Actions. A program is said as what is to be done: discard a Galloway (white) for $2.
## A step has the form "bare" after "gain" or "for", and "unit" where the program says at its end
## what is counted.

program =
    { $needs ->
        [0] { $gain ->
            [yes] gain { program-gains }
           *[no] { LIST($gives, "and") }
        }
       *[other] { LIST($needs, "and") } { $gain ->
            [yes] for { program-gains }
           *[no] to { LIST($gives, "and") }
        }
    }
program-gains =
    { $per ->
        [per] { LIST($gives, "and", "unit") } per { FORM($per, "per") }{ $now ->
            [one] {" "}(you have { $now })
            [other] {" "}(you have { $now })
           *[none] {""}
        }
       *[none] { LIST($gives, "and", "bare") }
    }
# All alternatives of an action of a tile.
action = { LIST($programs, "or") }
# Things with nothing between them.
list-none-next = { $a }{ $b }
list-none-last = { $a }{ $b }

# What an amount is counted by.
each =
    { $per ->
        [per] {" "}per { FORM($per, "per") }
       *[none] {""}
    }
now-dollars =
    { $now ->
        [one] {" "}(now ${ $now })
        [other] {" "}(now ${ $now })
       *[none] {""}
    }
now-number =
    { $now ->
        [one] {" "}(now { $now })
        [other] {" "}(now { $now })
       *[none] {""}
    }
now-certificates =
    { $certificates ->
        [certificates] {" "}({ $certificates })
        [certificates-stay] {" "}({ $certificates })
       *[none] {""}
    }
per-cowboys = cowboy
    .per = { worker-cowboy }
    .many = { worker-cowboy.many }
per-builders = builder
    .per = { worker-builder }
    .many = { worker-builder.many }
per-engineers = engineer
    .per = { worker-engineer }
    .many = { worker-engineer.many }
per-woods = own building in the woods
    .per = own building in the woods
    .many = own buildings in the woods
per-buildings = own building on the trail
    .per = own building on the trail
    .many = own buildings on the trail
per-hazards = own hazard tile
    .per = own hazard tile
    .many = own hazard tiles
per-stations = own station
    .per = own station
    .many = own stations
per-pairs = pair of { -outlaws }
    .per = pair of { -outlaws }
    .many = pairs of { -outlaws }
per-objectives = own objective card
    .per = own objective card
    .many = own objective cards
per-certificates = certificate
    .per = certificate
    .many = certificates
per-workers = worker
    .per = worker
    .many = workers

do-money =
    { $form ->
        [unit] ${ $amount }
        [bare] ${ $amount }{ each }{ now-dollars }
       *[verb] gain ${ $amount }{ each }{ now-dollars }
    }
do-pay = pay ${ $amount }{ each }{ now-dollars }
certificate-count =
    { $amount ->
        [one] 1 certificate
       *[other] { $amount } certificates
    }
do-certificate =
    { $form ->
        [unit] { certificate-count }
        [bare] { certificate-count }{ each }{ now-certificates }
       *[verb] gain { certificate-count }{ each }{ now-certificates }
    }
do-certificate-max =
    { $form ->
        [bare] certificates up to the limit{ now-certificates }
       *[verb] gain certificates up to the limit{ now-certificates }
    }
do-token =
    { $form ->
        [unit] { token-count }
        [bare] { token-count }{ each }
       *[verb] gain { token-count }{ each }
    }
do-objective =
    { $form ->
        [bare] an objective card
       *[verb] gain an objective card
    }
do-objective-hand =
    { $form ->
        [bare] an objective card into the hand
       *[verb] gain an objective card into the hand
    }
do-discard = discard { FORM($cards, "a") }
do-engine =
    { $per ->
        [per] move the engine forward up to 1 space{ each }{ now-number }
       *[none] { $amount ->
            [one] move the engine forward 1 space
           *[other] move the engine forward up to { $amount } spaces
        }
    }
do-engine-back =
    { $amount ->
        [one] move the engine back 1 space
       *[other] move the engine back exactly { $amount } spaces
    }
do-hire = hire a worker{ hire-change }
hire-change =
    { $less ->
        [one] {" "}for ${ $less } less
        [other] {" "}for ${ $less } less
       *[none] { $amount ->
            [0] {""}
           *[other] {" "}for ${ $amount } more
        }
    }
do-build = place a building for ${ $amount } per { worker-builder }
do-hazard =
    { $amount ->
        [0] remove a hazard free of charge
       *[other] remove a hazard for ${ $amount }
    }
do-outlaw = collect the bounty for an outlaw
do-auxiliary-single = take a single auxiliary action
do-auxiliary-double = take a single or double auxiliary action
do-move =
    { $amount ->
        [one] move the { -herder } 1 step and use the location there
       *[other] move the { -herder } up to { $amount } steps and use the location there
    }
do-ride = move the { -herder } up to { $amount } steps without fees (no action there, not into Kansas City)
do-draw =
    { $per ->
        [per] draw up to 1 card{ each }, then discard that number{ now-number }
       *[none] { $amount ->
            [one] draw 1 card, then discard 1
           *[other] draw up to { $amount } cards, then discard that number
        }
    }
do-cycle =
    { $amount ->
        [one] draw 1 card, then discard 1
       *[other] draw { $amount } cards, then discard { $amount }
    }
do-remove =
    { $amount ->
        [one] remove 1 card of the hand from the game
       *[other] remove up to { $amount } cards of the hand from the game
    }
do-buy = buy cattle
do-deliver = make an extraordinary delivery
do-copy = use the local actions of an adjacent building
do-upgrade-behind = upgrade a station behind the engine
