# What has happened in the Kansas City games, one line each: who, what, price.

event-last-round = { $seat } takes the job market token: everybody else has one more turn

## The trail

event-placed = { $seat } places the { -herder } on { $space }
event-moved =
    { $via ->
        [0] { $seat } moves from { $from } to { $to }
       *[other] { $seat } moves from { $from } to { $to } by way of { LIST($via, "and") }
    }
event-fee =
    { $payee ->
        [seat] { $seat } pays { $payee } a fee of ${ $dollars }
       *[bank] { $seat } pays a fee of ${ $dollars } to the bank
    }
event-built = { $seat } places building { $number } on { $space }{ paid }
event-hazard = { $seat } removes { FORM($tile, "the") } from { $space }
event-outlaw = { $seat } takes { FORM($tile, "the") } from { $space }
event-tile =
    { $goes ->
        [jobs] { $seat } puts { FORM($tile, "a") } in row { $row } of the job market
        [out] { $seat } takes { FORM($tile, "a") } out of the game: its section is full
       *[trail] { $seat } lays { FORM($tile, "a") } on { $space }
    }
event-foresight = { CAP(FORM($tile, "a")) } comes to foresight column { $column }

## Actions

event-used =
    { $own ->
        [yes] { $seat } uses building { $number }{ said-program }
        [no] { $seat } uses { $owner }’s building { $number }{ said-program }
       *[neutral] { $seat } uses { $tile }{ said-program }
    }
event-auxiliary =
    { $double ->
        [yes] { $seat } takes a double auxiliary action{ said-program }
       *[no] { $seat } takes a single auxiliary action{ said-program }
    }
event-copied = { $seat } uses the building on { $space }

## Money, certificates, tokens

# What a thing has cost; nothing is said where it was free.
paid =
    { $price ->
        [0] {""}
       *[other] {" "}for ${ $price }
    }
event-certificate =
    { $certificates ->
        [0] { $seat } has no certificates left
        [one] { $seat } now has 1 certificate
       *[other] { $seat } now has { $certificates } certificates
    }
event-income = { $seat } has an income of ${ $total }: breeding value { $value }{ income-certificates }{ income-permanent }
income-certificates =
    { $certificates ->
        [0] {""}
        [one] {" "}+ 1 certificate
       *[other] {" "}+ { $certificates } certificates
    }
income-permanent =
    { $permanent ->
        [0] {""}
        [one] {" "}+ 1 permanent certificate
       *[other] {" "}+ { $permanent } permanent certificates
    }

## Cards

event-drew =
    { $cards ->
        [one] { $seat } draws 1 card
       *[other] { $seat } draws { $cards } cards
    }
event-card = { $seat } draws { a-card }
event-shuffled = { $seat } shuffles the discard pile into a new draw stack
event-discarded = { $seat } discards { a-card }
event-removed = { $seat } removes { a-card } from the game
event-shown = { $seat } shows { a-card }
event-bought = { $seat } buys { a-card }
event-revealed = { CAP(a-card) } joins the cattle market
event-raised = { $seat } raises { a-card } to { FORM($to, "a") }
event-objective =
    { $to_hand ->
        [yes] { $seat } takes { a-card } into the hand
       *[no] { $seat } takes { a-card }
    }
event-played = { $seat } plays { a-card }

## Workers, railroad, cities

event-hired = { $seat } hires { FORM($worker, "a") } from row { $row }{ paid }
event-engine =
    { $way ->
        [back] { $seat }’s engine moves back to { engine-place }
       *[forward] { $seat }’s engine moves forward to { engine-place }
    }
event-upgraded = { $seat } upgrades { $station }{ paid }
event-master =
    { $given ->
        [yes] { $seat } gives { FORM($worker, "a") } for the station master: { $gives }
       *[no] { $seat } takes the station master away: { $gives }
    }
event-disc = { $seat } takes a disc off the player board: { $disc }
event-disc-moved = { $seat } takes the disc of { $station }
event-delivered =
    { $extraordinary ->
        [yes] { $seat } makes an extraordinary delivery to { $city }
       *[no] { $seat } delivers to { $city }{ $transport ->
            [0] {""}
           *[other] , ${ $transport } for transport
        }
    }

## The solo opponent

event-automa =
    { $steps ->
        [one] { $seat } draws card { $card }: 1 step
       *[other] { $seat } draws card { $card }: { $steps } steps
    }
event-spec = { $seat } specializes in { FORM($worker, "many") }
event-skipped =
    { $what ->
        [card] { $seat } is not specialized in { FORM($worker, "many") }: the card is movement only
        [hire] { $seat } can hire nobody
        [buy] { $seat } can buy no cattle
        [build] { $seat } can build nothing
        [objective] { $seat } finds no objective card
        [outlaw] { $seat } finds no { -outlaw }
        [hazard] { $seat } finds no hazard
        [upgrade] { $seat } has no disc for the station
       *[delivery] { $seat } has no disc for a delivery
    }

# What an action does; the terminal leaves it out ($brief) where what follows says it.
said-program =
    { $brief ->
        [yes] {""}
       *[no] : { $program }
    }
