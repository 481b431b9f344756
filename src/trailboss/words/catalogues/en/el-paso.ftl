# El Paso: what things are called, what actions do, what is asked, and moves.

-automa = Sue

## Workers and cards

worker-cowboy = cowboy
    .many = cowboys
worker-builder = builder
    .many = builders
worker-engineer = engineer
    .many = engineers
    .sound = vowel
worker-joker = joker
    .many = jokers
# So many workers of a type, in a list of what is paid.
workers = { FORM($worker, "count", $count) }

card-criollo = Criollo
    .many = Criollos
card-pineywoods = Pineywoods
    .many = Pineywoods
card-galloway = Galloway
    .many = Galloways
card-santa-gertrudis = Santa Gertrudis
    .many = Santa Gertrudis
card-black-angus = Black Angus
    .many = Black Angus
card-corriente = Corriente
    .many = Corrientes
card-shorthorn = Shorthorn
    .many = Shorthorns
card-hereford = Hereford
    .many = Herefords
card-simmental = Simmental
    .many = Simmentals

# Cards of several breeds that an action asks for.
cards-cattle = cattle card
    .a = any cattle card
cards-value-1 = cattle card of value 1
cards-value-2 = cattle card of value 2
cards-value-3 = cattle card of value 3
cards-value-4 = cattle card of value 4
cards-value-5 = cattle card of value 5

colour-gray = gray
colour-black = black
colour-white = white
colour-green = green
colour-yellow = yellow
colour-blue = blue
colour-brown = brown
colour-purple = purple
colour-orange = orange

## Tiles and spaces

space-EL-PASO = El Paso
space-B = B
space-C = C
space-D = D
space-E = E
space-F = F
space-G = G
space-S1 = S1
space-S2 = S2
space-S3 = S3
space-S4 = S4
space-S5 = S5
space-S6 = S6
space-S7 = S7
space-S8 = S8
space-S9 = S9
# A space by what lies on it: building C, Ada’s 4a (S2), El Paso.
place-name =
    { $lies ->
        [neutral] building { $tile }
        [building] { whose-tile } ({ $place })
       *[nothing] { $place }
    }
whose-tile =
    { $whose ->
        [you] your { $tile }
        [automa] { -automa }’s { $tile }
       *[other] { $owner }’s { $tile }
    }

# What objective tiles ask for.
need = { FORM($need, "count", $count) }
need-post =
    { $count ->
        [one] 1 disc on a post of { $value } or more
       *[other] { $count } discs on posts of { $value } or more
    }
need-building = building
    .many = buildings
need-bonus = bonus tile
    .many = bonus tiles
# $count is how many are needed in all.
done-of = { $done } of { $need }

## The player board

disc-aux-money = auxiliary disc for money
    .short = auxiliary action money
disc-aux-certificate = auxiliary disc for certificates
    .short = auxiliary action certificate
disc-aux-exchange = auxiliary disc for exchanging cards
    .short = auxiliary action exchange
disc-aux-remove = auxiliary disc for removing cards
    .short = auxiliary action remove
disc-permanent = permanent certificate disc
    .short = permanent certificate
disc-hand = hand limit disc
    .short = hand limit
disc-step = step limit disc
    .short = step limit

auxiliary-money = money
auxiliary-certificate = certificate
auxiliary-exchange = exchange a card
auxiliary-remove = remove a card

certificates = you then have { $to }
certificates-stay = you stay at { $to }
now-certificates =
    { $certificates ->
        [certificates] {" "}({ $certificates })
        [certificates-stay] {" "}({ $certificates })
       *[none] {""}
    }
certificate-count =
    { $amount ->
        [one] 1 certificate
       *[other] { $amount } certificates
    }

# What works without a disc of the player board.
opens-permanent =
    { $amount ->
        [one] 1 permanent certificate
       *[other] { $amount } permanent certificates
    }{ $limit ->
        [one] {" "}from the next delivery on
        [other] {" "}from the next delivery on (then { $limit })
       *[none] {""}
    }
opens-hand =
    { $limit ->
        [one] hand limit { $limit }
        [other] hand limit { $limit }
       *[none] hand limit +{ $amount }
    }
opens-steps =
    { $limit ->
        [one] step limit { $limit }
        [other] step limit { $limit }
       *[none] step limit +{ $amount }
    }
opens-auxiliary =
    { $better ->
        [yes] better auxiliary action ({ $program })
       *[no] auxiliary action ({ $program })
    }

## Prices, and what is left. $price is not there where nothing is paid, $left where it cannot be paid.

price =
    { $price ->
        [0] free of charge
       *[other] for ${ $price }
    }
cost =
    { $choice ->
        [yes] { FORM($worker, "count", $count) } or { $count ->
            [one] { worker-joker }
           *[other] { worker-joker.many }
        }
       *[no] { LIST($workers, "comma") }
    } and ${ $price }
left =
    { $money ->
        [one] you keep ${ $money }
        [other] you keep ${ $money }
       *[none] { $tokens ->
            [0] no token left
            [one] 1 token left
           *[other] { $tokens } tokens left
        }
    }
# After a price; a price of nothing leaves everything.
price-left =
    { $price ->
        [0] {""}
        [one] { and-left }
        [other] { and-left }
       *[none] {""}
    }
and-left =
    { $form ->
        [brief] {""}
       *[full] { $left ->
            [left] ; { $left }
           *[none] {""}
        }
    }
# The needs of own objectives that a move would serve.
serving =
    { $form ->
        [brief] {""}
       *[full] { $tasks ->
            [0] {""}
            [one] ; your objective: { LIST($tasks, "and") }
            [other] ; your objectives: { LIST($tasks, "and") }
           *[none] {""}
        }
    }

## Actions. A program is said as what is to be done: discard a Galloway for $2.
## A step has the form "bare" after "gain" or "for".

program =
    { $needs ->
        [0] { $gain ->
            [yes] gain { LIST($gives, "and", "bare") }
           *[no] { LIST($gives, "and") }
        }
       *[other] { LIST($needs, "and") } { $gain ->
            [yes] for { LIST($gives, "and", "bare") }
           *[no] to { LIST($gives, "and") }
        }
    }
# All alternatives of an action of a tile, and all actions of it.
action = { LIST($programs, "or") }

do-money =
    { $form ->
        [bare] ${ $amount }
       *[verb] gain ${ $amount }
    }
do-pay = pay ${ $amount }
do-certificate =
    { $form ->
        [bare] { certificate-count }
       *[verb] gain { certificate-count }
    }
do-token =
    { $form ->
        [bare] { token-count }
       *[verb] gain { token-count }
    }
do-gain =
    { $form ->
        [bare] { FORM($card, "a") } from the market
       *[verb] gain { FORM($card, "a") } from the market
    }
do-discard = discard { FORM($cards, "a") }
do-sell = discard any cattle card for ${ $amount } per breeding value
hire-price =
    { $amount ->
        [0] free of charge
       *[other] for ${ $amount }
    } (a { worker-joker } for ${ $joker })
do-hire = hire a worker { hire-price }
do-hire-another = hire another worker of a different type { hire-price }
do-buy = buy a cattle card
do-train = use a train card
do-build = place or replace a building
do-objective = take an objective tile
do-bonus = take a bonus tile
do-any-tile = take an objective or bonus tile
do-auxiliary =
    { $amount ->
        [one] take an auxiliary action
       *[other] take up to { $amount } different auxiliary actions
    }
do-move =
    { $amount ->
        [one] move the herder 1 step and use the location there
       *[other] move the herder up to { $amount } steps and use the location there
    }
do-remove = remove { FORM($cards, "a") } in hand from the game
do-exchange =
    { $amount ->
        [one] draw 1 card, then discard 1
       *[other] draw 1 card, then discard 1, up to { $amount } times
    }

## What is asked

ask-start-objective = Which objective tile do you start with?
ask-place = Where does your herder start? Choose a neutral building
ask-move =
    { $most ->
        [one] Where does your herder go? 1 step
       *[other] Where does your herder go? 1 to { $most } steps
    }
ask-action =
    { $use ->
        [nothing] At { place-name }{ place-left }: nothing is left to do, { action-end }
        [others] At { place-name }{ place-left }: use the other actions, or { action-end }
        [auxiliary] At { place-name }{ place-left }: take an auxiliary action, or { action-end }
       *[all] At { place-name }{ place-left }: use the actions, or take an auxiliary action instead
    }
action-end =
    { $more ->
        [yes] leave it at that
       *[no] end the action phase
    }
place-left =
    { $away ->
        [yes] , which your herder has left
       *[no] {""}
    }
ask-last-call = Your last turn is over: use workers and exchange tokens once more?
ask-train-actions =
    { $use ->
        [nothing] Train card { $train }: nothing is left to do
        [others] Train card { $train }: use the other actions
       *[all] Train card { $train }: use the actions
    }
ask-auxiliary =
    { $count ->
        [0] { $most ->
            [one] Which auxiliary action do you take?
           *[other] Which auxiliary action do you take first? Up to { $most } different ones
        }
       *[other] Which other auxiliary action do you take?
    }
ask-hire =
    Which worker do you hire { price } (a { worker-joker } for ${ $joker })?{ $barred ->
        [cowboy] {" "}Not another { $barred }
        [builder] {" "}Not another { $barred }
        [engineer] {" "}Not another { $barred }
        [joker] {" "}Not another { $barred }
       *[none] {""}
    }
ask-buy = Which cattle card do you buy? ${ $price } for each { $worker } or { worker-joker }
ask-train = Which train card do you use? ${ $price } for each { $worker } or { worker-joker }
ask-build = Which building do you place, and where? ${ $price } for each { $worker } or { worker-joker }
ask-pay-workers = You spend { FORM($worker, "count", $count) }: how many jokers stand in?
# The kind of tile: objective, bonus, any.
ask-tile =
    { $tile ->
        [objective] Which objective tile do you take, from the display or the stack?
        [bonus] Which bonus tile do you take, from the display or the stack?
       *[any] Which objective or bonus tile do you take, from the display or a stack?
    }
ask-pay-card =
    Discard { FORM($cards, "a") }{ $factor ->
        [0] {""}
       *[other] {" "}for ${ $factor } per breeding value
    }
ask-remove = You may remove { FORM($cards, "a") } in your hand from the game
ask-discard = Which card do you discard?
ask-again =
    { $most ->
        [one] You may draw 1 card and discard 1 once more
       *[other] You may draw 1 card and discard 1 up to { $most } times more
    }
ask-keep =
    { $most ->
        [0] Show your hand for the delivery
        [one] Do you keep your certificate in this delivery?
       *[other] How many of your { $most } certificates do you keep in this delivery?
    }
ask-post = Your delivery is worth { $value }: on which post do you place a disc?
ask-disc =
    { $possible ->
        [no] No disc for post { $post } can be paid any more: choose another post
       *[yes] { $dark ->
            [yes] Which disc goes to post { $post }?
           *[no] Which light disc goes to post { $post }?
        }
    }
ask-offer = You may { $program }

## Moves. In the form "brief" what matters least is left out.

move-done =
    { $decision ->
        [train-actions] Finish train card { $train }
        [auxiliary] Take no other auxiliary action
        [last-call] End your last turn
       *[action] { $more ->
            [yes] Do no more there
           *[no] End the action phase
        }
    }
move-decline =
    { $decision ->
        [remove] Remove no card
        [again] Do not exchange again
        [offer] Decline
        [pay-card] The card asked for is gone: the action lapses
        [disc] No disc for this post can be paid: choose another one
        [post] No post is open to a disc any more: place none
       *[other] What it needs is gone: the action lapses
    }
move-again = Draw 1 card and discard 1 again
move-place = Place your herder on { place-name }
# $steps is not there where no way leads there.
move-move =
    { $steps ->
        [one] Move 1 step to { place-name }{ arrival }
        [other] Move { $steps } steps to { place-name }{ arrival }
       *[none] Move your herder to { place-name }
    }
arrival =
    { $form ->
        [brief] {""}
       *[full] { $whose ->
            [other] , where you only have an auxiliary action
            [automa] , where you only have an auxiliary action
           *[none] { $bonus ->
                [one] { city-arrival }
                [other] { city-arrival }
               *[none] {""}
            }
        }
    }
# $most is what the delivery comes to with all certificates.
city-arrival =
    : gain ${ $bonus }, deliver { $delivery } (with certificates up to { $most }){ $simmental ->
        [last] {""}, take the last Simmental
        [claim] {""}, claim the Simmental space for { $points } VP: the last turns begin
       *[card] {""}
    }{ $loses ->
        [yes] ; what you have not done before is lost
       *[no] {""}
    }
move-do = { CAP($program) }{ now-certificates }{ price-left }
# $instead: `shown` where the tile itself shows an auxiliary action.
move-auxiliary =
    { $instead ->
        [printed] Auxiliary action instead of the tile’s actions
        [shown] Auxiliary action instead of all the tile’s actions (its own auxiliary action would leave the others open)
       *[none] Auxiliary action
    }: { $program }{ now-certificates }{ price-left }
move-token = Use an exchange token: draw 1 card, then discard 1{ and-left }
move-bonus =
    Discard { FORM($worker, "a") }{ $program ->
        [program] : { $program }{ now-certificates }{ price-left }
       *[none] { $most ->
            [one] {" "}for 1 more step
            [other] {" "}for 1 more step (up to { $most })
           *[none] {" "}for 1 more step
        }
    }
# $price is not there where nobody is being hired.
move-hire =
    Hire { FORM($worker, "a") }{ $price ->
        [0] {" "}{ price }
        [one] {" "}{ price }{ price-left }
        [other] {" "}{ price }{ price-left }
       *[none] {""}
    }{ serving }
move-jokers =
    { $workers ->
        [0] Spend no joker
       *[other] Spend { LIST($workers, "and") }{ $jokers ->
            [0] {" "}and no joker
           *[other] {""}
        }
    }
move-buy =
    Buy { FORM($card, "a") }{ $form ->
        [brief] {""}
       *[full] {" "}(breeding value { $value }, { $points } VP)
    } for { cost }{ price-left }{ serving }
move-train =
    Use train card { $train }{ $form ->
        [brief] {""}
       *[full] {" "}({ LIST($actions, "semicolon") })
    } for { cost }{ price-left }
# $replaces is the building that stands there, $lost its points, $space_price what the space costs.
move-build =
    { $difference ->
        [one] Replace your { $replaces } on { $place } by { $building }
        [other] Replace your { $replaces } on { $place } by { $building }
       *[none] Place { $building } on { $place }
    }{ $form ->
        [brief] {""}
       *[full] {" "}({ $points } VP)
    } for { cost }{ $form ->
        [brief] {""}
       *[full] { $space_price ->
            [0] {""}
           *[other] {""}, of it ${ $space_price } for the space
        }{ price-left }
    }{ serving }
# $lacks is not there where everything is; $now are the points the tile would add at once.
move-objective =
    Take the objective tile for { LIST($needs, "and") }{ $form ->
        [brief] {""}
       *[full] {" "}({ $points } VP){ $lacks ->
            [one] : you lack { LIST($lacks, "and") }
            [other] : you lack { LIST($lacks, "and") }
           *[none] : you have all of it, { $now ->
                [0] but your other objectives need it too
               *[other] { $now } VP more now
            }
        }
    }
move-objective-top = Take the top objective tile of the stack ({ $count } left)
# What a bonus tile gives: $program, $permanent certificates, $duplicates that count, or nothing.
bonus-gives =
    { $program ->
        [program] { $program }
       *[none] { $permanent ->
            [one] 1 permanent certificate
            [other] { $permanent } permanent certificates
           *[none] { $duplicates ->
                [one] 1 further card of a breed counts in every delivery
                [other] { $duplicates } further cards of a breed count in every delivery
               *[none] nothing but points
            }
        }
    }
move-bonus-tile = Take the bonus tile: { bonus-gives }{ now-certificates } ({ $points } VP){ serving }
move-bonus-top = Take the top bonus tile of the stack ({ $count } left)
# $bonus is what the card is sold for.
move-discard =
    Discard { FORM($card, "a") }{ $bonus ->
        [one] {" "}for ${ $bonus }
        [other] {" "}for ${ $bonus }
       *[none] {""}
    }
move-remove = Remove { FORM($card, "a") } from the game
move-keep =
    { $choice ->
        [no] Show your hand
       *[yes] Keep { FORM($certificates, "kept") }
    }{ $form ->
        [brief] {""}
       *[full] { $delivery ->
            [one] { delivery }
            [other] { delivery }
           *[none] {""}
        }
    }
used-certificates =
    { $form ->
        [kept] { $left ->
            [0] no certificate
            [one] 1 certificate
           *[other] { $left } certificates
        }
       *[used] { $used ->
            [0] {""}
            [one] {" "}+ 1 certificate
           *[other] {" "}+ { $used } certificates
        }
    }
permanent-ones =
    { $permanent ->
        [0] {""}
       *[other] {" "}+ { $permanent } permanent
    }
# $post is the highest one that is open to a disc.
delivery =
    : deliver { $delivery } (breeding value { $value }{ FORM($certificates, "used") }{ permanent-ones }), { $open ->
        [yes] enough for post { $post }
       *[no] no post is open to a disc
    }
move-deliver =
    Place a disc on post { $post }{ $points ->
        [0] {""}
       *[other] {""}, { $points } VP
    }{ $optional ->
        [yes] : you may { $program }
        [no] : { $program }{ now-certificates }
       *[none] {""}
    }{ serving }
disc-gives =
    { $price ->
        [one] pay ${ $price },{" "}
        [other] pay ${ $price },{" "}
       *[none] { $bonus ->
            [one] gain ${ $bonus },{" "}
            [other] gain ${ $bonus },{" "}
           *[none] {""}
        }
    }{ LIST($unlocks, "comma") }
move-disc =
    Take the { $disc }{ $form ->
        [brief] {""}
       *[full] : { disc-gives }{ price-left }
    }
