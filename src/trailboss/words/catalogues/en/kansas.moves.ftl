# Questions and moves of the Kansas City games.

## Questions

ask-discard =
    { $count ->
        [one] Discard 1 more card
       *[other] Discard { $count } more cards
    }
ask-place = Where does your { -herder } start? Choose a neutral building
ask-phase-a =
    { $most ->
        [one] Where does your { -herder } go? 1 step
       *[other] Where does your { -herder } go? 1 to { $most } steps
    }
ask-phase-b =
    { $copied ->
        [yes] { $use ->
            [nothing] Copying { place-name }: nothing is left to use, end the copy
            [others] Copying { place-name }: use its other actions, or end the copy
           *[all] Copying { place-name }: use its actions, or end the copy
        }
       *[no] { $use ->
            [nothing] At { place-name }: nothing is left to do, end phase B
            [auxiliary] At { place-name }: take a single auxiliary action, or end phase B
            [others] At { place-name }: use the other actions, or end phase B
           *[all] At { place-name }: use the actions, or take a single auxiliary action instead
        }
    }
ask-offer = You may { LIST($programs, "or") }
ask-pay-card =
    { $second ->
        [yes] Discard a second card of the same type as the { $card }
       *[no] Discard { FORM($cards, "a") }
    }
ask-remove =
    { $most ->
        [one] Remove up to 1 more card of your hand from the game
       *[other] Remove up to { $most } more cards of your hand from the game
    }
ask-hire =
    { $rows ->
        [one] Hire a worker from row 1 of the job market{ hire-change }
       *[other] Hire a worker from rows 1 to { $rows } of the job market{ hire-change }
    }
ask-buy =
    { $bought ->
        [0] Buy cattle with { cowboy-count }
       *[other] Buy more cattle with the { cowboy-count } left, or end the purchase
    }
cowboy-count =
    { $cowboys ->
        [one] 1 { worker-cowboy }
       *[other] { $cowboys } { worker-cowboy.many }
    }
ask-build = Place a building for ${ $amount } per { worker-builder }
ask-engine =
    { $most ->
        [one] Move your engine forward 1 space{ or-decline }
       *[other] Move your engine forward 1 to { $most } spaces{ or-decline }
    }
or-decline =
    { $optional ->
        [yes] , or decline
       *[no] {""}
    }
ask-engine-back =
    { $count ->
        [one] Move your engine back 1 space
       *[other] Move your engine back exactly { $count } spaces
    }
ask-engine-return = Your engine is on the last space: move it back to any free space, then gain ${ $bonus }
ask-engine-deliver = Extraordinary delivery: how far does your engine go back? At least 1 space
ask-upgrade = Upgrade { $station } for ${ $price } ({ $points } VP)?
ask-upgrade-behind = Which station behind your engine do you upgrade?
ask-disc =
    { $board ->
        [yes] Which disc goes to { $target }? { $corners ->
            [dark] Any disc fits
           *[white] Discs with white corners first
        }{ $transport ->
            [0] {""}
           *[other] ; ${ $transport } must be left for transport
        }
       *[no] No disc of your board can go to { $target }: take one from a station
    }
ask-master = Give a hired worker for the station master of { $station }? { CAP($master) }
ask-objective =
    { $hand ->
        [yes] Take an objective card into your hand{ or-decline }
       *[no] Take an objective card{ or-decline }
    }
ask-hazard =
    { $price ->
        [0] Which hazard do you remove? Free of charge
       *[other] Which hazard do you remove for ${ $price }?
    }
ask-outlaw = Which outlaw do you collect the bounty for?
ask-auxiliary =
    { $double ->
        [yes] Choose a single or double auxiliary action
       *[no] Choose a single auxiliary action
    }
ask-draw =
    { $drawn ->
        [0] { $most ->
            [one] Draw 1 card, then discard 1
           *[other] How many cards do you draw? 1 to { $most }; then you discard that number
        }
       *[other] { $most ->
            [one] Draw 1 more card? Then you discard the same number
           *[other] Draw another card? Up to { $most } more; then you discard the same number
        }
    }
ask-move =
    { $most ->
        [one] Move your { -herder } 1 step{ ask-move-free }
       *[other] Move your { -herder } 1 to { $most } steps{ ask-move-free }
    }
ask-move-free =
    { $free ->
        [yes] {" "}without fees, not into Kansas City
       *[no] {""}
    }
ask-enter-city = Enter { $city }, or play objective cards first
ask-foresight =
    { $whose ->
        [automa] Which tile of column { $column } does { -automa } place?
       *[you] Which tile of column { $column } do you place?
    }
ask-income =
    { $most ->
        [0] Show your hand and take the income
        [one] Show your hand and take the income: do you keep the certificate?
       *[other] Show your hand and take the income: how many of your { $most } certificates do you keep?
    }
ask-simmental = Raise { FORM($card, "a") } to { FORM($becomes, "a") }?
ask-city =
    { $ordinary ->
        [yes] Where do you deliver to? Your delivery is worth { $value }
       *[no] Extraordinary delivery of value { $value }: where to?
    }
ask-copy = Which adjacent building do you use?
ask-held = The income is taken: use exchange tokens before you discard your hand

## What is left afterwards, and what a move counts for

left =
    { $tokens ->
        [0] no token left
        [one] 1 token left
        [other] { $tokens } tokens left
       *[none] { $cowboys ->
            [0] you keep ${ $money }
            [one] you keep ${ $money } and 1 { worker-cowboy }
            [other] you keep ${ $money } and { $cowboys } { worker-cowboy.many }
           *[none] you keep ${ $money }
        }
    }
and-left =
    { $form ->
        [brief] {""}
       *[full] { $left ->
            [left] ; { $left }
           *[none] {""}
        }
    }
# After a price; a price of nothing leaves everything.
price-left =
    { $form ->
        [brief] {""}
       *[full] { $price ->
            [0] {""}
            [one] ; { $left }
            [other] ; { $left }
           *[none] {""}
        }
    }
for-price =
    { $price ->
        [0] {" "}free of charge
        [one] {" "}for ${ $price }
        [other] {" "}for ${ $price }
       *[none] {""}
    }
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

## Moves

move-done =
    { $decision ->
        [buy] End the purchase
        [simmental] Raise no { $card } now
        [draw] Draw no more cards
        [held] Discard the hand
       *[phase-b] { $copied ->
            [yes] End the copy
           *[no] End phase B
        }
    }
move-decline =
    { $decision ->
        [engine] Leave the engine where it is
        [upgrade] Do not upgrade { $station }
        [master] Do not take the station master
        [objective] Take no objective card
        [remove] Remove no more cards
        [pay-card] The card asked for is gone: the action lapses
        [copy] Copy nothing after all
       *[offer] Decline
    }
move-enter = Enter { $city }
move-place = Place your { -herder } on { place-name }
move-move =
    { $free ->
        [yes] Move { step-count } to { place-name }{ via }, without fees
        [no] Move { step-count } to { place-name }{ via }{ $fees ->
            [0] , no fees
           *[other] : { LIST($fees, "and") }; { $left }
        }
       *[none] Move your { -herder } to { place-name }
    }
step-count =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }
via =
    { $via ->
        [0] {""}
       *[other] {" "}by way of { LIST($via, "and") }
    }
fee = ${ $amount } to { fee-payee }
fee-short = ${ $amount } instead of ${ $due } to { fee-payee }
fee-payee =
    { $payee ->
        [seat] { $payee } at { $place }
       *[bank] the bank at { $place }
    }
move-do = { CAP($program) }
move-auxiliary =
    { $size ->
        [double] Double auxiliary action: { $program }
       *[single] Single auxiliary action: { $program }
    }
move-play = Play an objective card: { FORM($objective, "full") }{ $program ->
        [program] ; you may then { $program }
       *[none] {""}
    }
move-token =
    { $most ->
        [one] Use an exchange token: { token-draws }; { $left }
        [other] Use an exchange token: { token-draws }; { $left }
       *[none] { $count ->
            [one] Use an exchange token: draw 1 card, then discard 1; { $left }
           *[other] Use an exchange token: draw { $count } cards, then discard { $count }; { $left }
        }
    }
token-draws =
    { $most ->
        [one] draw 1 card, then discard 1
       *[other] draw up to { $most } cards one by one, then discard the same number
    }
move-hold = Hold the hand after the income, to use exchange tokens before it is discarded
move-aside = Use an exchange token in another’s turn: { token-draws }; { $left }
move-discard = Discard { a-card }
move-remove = Remove { a-card } from the game
move-hire = Hire { FORM($worker, "a") } from row { $row }{ for-price }{ price-left }{ hire-nth }{ $gains ->
        [gift] : { $gains }
       *[none] {""}
    }
hire-nth =
    { $form ->
        [brief] {""}
       *[full] { $nth ->
            [1] ; your 1st { $worker }
            [2] ; your 2nd { $worker }
            [3] ; your 3rd { $worker }
            [one] ; your { $nth }th { $worker }
            [other] ; your { $nth }th { $worker }
           *[none] {""}
        }
    }
move-buy = Buy { $alike ->
        [one] { LIST($cards, "and", "a") }
       *[other] { FORM($card, "count", $alike) }
    } for ${ $price } with { cowboy-count }{ and-left }{ serving }
move-reveal =
    { $count ->
        [one] Use { cowboy-count } to add 1 card to the cattle market
       *[other] Use { cowboy-count } to add { $count } cards to the cattle market
    }
move-build = Place { $tile } ({ $points } VP) on { $place }{ $woods ->
        [yes] {" "}in the woods
       *[no] {""}
    }{ $replaces ->
        [tile] {" "}in place of { $replaces }
       *[none] {""}
    }{ for-price }{ price-left }{ $risk ->
        [program] ; risk action: { $risk }
       *[none] {""}
    }{ serving }
move-engine =
    { $way ->
        [forward] Move your engine forward { space-count } to { engine-place }{ upgrade-there }
        [back] Move your engine back { space-count } to { engine-place }{ upgrade-there }
        [return] Move your engine back to { engine-place } and gain ${ $bonus }{ upgrade-there }
        [deliver] Move your engine back to { engine-place } for a delivery of value { $value }
       *[to] Move your engine to { engine-place }
    }
space-count =
    { $steps ->
        [one] 1 space
       *[other] { $steps } spaces
    }
upgrade-there =
    { $upgrade ->
        [one] ; you may upgrade there for ${ $upgrade }
        [other] ; you may upgrade there for ${ $upgrade }
       *[none] {""}
    }
move-upgrade = Upgrade { $station } for ${ $price } ({ $points } VP); { $left }{ $master ->
        [master] ; its station master: { $master }
       *[none] {""}
    }{ serving }
move-disc = { CAP($disc) }: { $price ->
        [0] {""}
       *[other] pay ${ $price }, {""}
    }{ $bonus ->
        [0] {""}
       *[other] gain ${ $bonus }, {""}
    }{ $unlocks ->
        [0] nothing works yet
        [one] { LIST($unlocks, "comma") }
        [other] { LIST($unlocks, "comma") }
       *[none] none of them is on your board
    }{ placed }
# Transport, reward and money once the disc has been placed.
placed =
    { $transport ->
        [0] {""}
        [one] ; ${ $transport } transport
        [other] ; ${ $transport } transport
       *[none] {""}
    }{ $reward ->
        [0] {""}
        [one] ; gain ${ $reward }
        [other] ; gain ${ $reward }
       *[none] {""}
    }{ and-left }
opens-steps = step limit { $limit }
opens-hand = hand limit { $limit }
opens-certificates = certificate limit { $limit }
opens-auxiliary =
    { $size ->
        [double] double auxiliary action ({ $program })
       *[single] single auxiliary action ({ $program })
    }
opens-points = { $points } VP
move-disc-from = Take the disc of { $station } ({ $points } VP){ $target ->
        [city] {" "}for { $target }
        [station] {" "}for { $target }
       *[none] {""}
    }{ placed }
move-master = { $master ->
        [master] Give { FORM($worker, "a") } for the station master: { $master }
       *[none] Give { FORM($worker, "a") } for a station master
    }
move-objective = { $hand ->
        [yes] Take an objective card into your hand
       *[no] Take an objective card
    }: { FORM($objective, "full") }{ $program ->
        [program] ; when played: { $program }
       *[none] {""}
    }
move-objective-top =
    { $hand ->
        [yes] Take the top card of the objective stack into your hand
       *[no] Take the top card of the objective stack
    }
move-hazard =
    { $lies ->
        [hazard] Remove the { $tile } from { $place }{ for-price }{ price-left }{ serving }
       *[nothing] Remove a hazard from { $place }{ for-price }
    }
move-outlaw =
    { $lies ->
        [outlaw] Take the { $tile } on { $place }: { $program }{ price-left }{ serving }
       *[nothing] Take the { -outlaw } on { $place }: { $program }
    }
move-draw =
    { $drawn ->
        [0] { $count ->
            [one] Draw 1 card, then discard 1
           *[other] Draw { $count } cards, then discard { $count }
        }
       *[other] Draw another card
    }
move-foresight =
    { $goes ->
        [trail] Place { FORM($tile, "the") } on { $place }
        [jobs] Place { FORM($tile, "the") } in row { $row } of the job market{ $fills ->
            [yes] ; the cattle market is filled up
           *[no] {""}
        }{ $ends ->
            [yes] { $whose ->
                [automa] ; { -automa } takes the job market token and the last round begins
               *[you] ; you take the job market token and the last round begins
            }
           *[no] {""}
        }
        [out] Choose { FORM($tile, "the") }: no space is free, it leaves the game
       *[none] Choose { FORM($tile, "the") }
    }
move-keep =
    { $choice ->
        [yes] { CAP($certificates) }{ income }
       *[no] Take the income{ income }
    }
used-certificates =
    { $form ->
        [plus] { $used ->
            [0] {""}
            [one] {" "}+ 1 certificate
           *[other] {" "}+ { $used } certificates
        }
       *[kept] { kept-certificates }
    }
kept-certificates =
    { $left ->
        [0] keep no certificate
        [one] keep 1 certificate
       *[other] keep { $left } certificates
    }
# The breeding value of the hand, certificates used, permanent ones: they are gained in dollars.
income =
    { $bonus ->
        [one] : gain ${ $bonus }{ income-parts }
        [other] : gain ${ $bonus }{ income-parts }
       *[none] {""}
    }
income-parts = {" "}(breeding value { $value }{ FORM($certificates, "plus") }{ $permanent ->
        [0] {""}
        [one] {" "}+ 1 permanent certificate
       *[other] {" "}+ { $permanent } permanent certificates
    })
move-raise = Raise { FORM($card, "a") } to { FORM($becomes, "a") }, which goes to your discard pile
move-deliver = Deliver to { $city } (value { $value }){ $disc ->
        [yes] {""}
       *[no] : no disc is left to place there
    }{ $transport ->
        [0] {""}
        [one] ; ${ $transport } transport
        [other] ; ${ $transport } transport
       *[none] {""}
    }{ $bonus ->
        [0] {""}
        [one] ; gain ${ $bonus }
        [other] ; gain ${ $bonus }
       *[none] {""}
    }{ $points ->
        [0] {""}
        [one] ; { $points } VP
        [other] ; { $points } VP
       *[none] {""}
    }{ $arrows ->
        [0] {""}
        [one] ; { LIST($arrows, "semicolon") }
        [other] ; { LIST($arrows, "semicolon") }
       *[none] {""}
    }{ and-left }{ serving }
move-copy = Use { place-name }{ $actions ->
        [0] {""}
       *[other] : { LIST($actions, "semicolon") }
    }
