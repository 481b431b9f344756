# What has happened in El Paso, a line in the log. $path are the spaces a herder enters.

event-placed = { $seat } places the herder on { $space }
event-moved = { $seat } moves from { $from } to { $to }
event-drew =
    { $cards ->
        [one] { $seat } draws 1 cattle card
       *[other] { $seat } draws { $cards } cattle cards
    }
event-card = { $seat } draws { FORM($card, "a") }
event-worker = { $seat } lays out { FORM($worker, "a") }
event-shuffled = { $seat } shuffles the discard pile into a new draw pile
event-discarded = { $seat } discards { FORM($card, "a") }
event-removed = { $seat } removes { FORM($card, "a") } from the game
event-certificate =
    { $certificates ->
        [0] { $seat } has no certificates left
        [one] { $seat } has 1 certificate now
       *[other] { $seat } has { $certificates } certificates now
    }
event-hired = { $seat } hires { FORM($worker, "a") } { price }
event-spent = { $seat } spends { FORM($worker, "count", $number) }
event-bonus = { $seat } discards { FORM($worker, "a") } for the bonus
event-bought = { $seat } takes { FORM($card, "a") } from the market
event-built = { $seat } places building { $number } on { $space } { price }
event-train = { $seat } uses train card { $train }
event-tile =
    { $what ->
        [objective] { $seat } takes the objective tile for { LIST($needs, "and") } ({ $points } VP)
       *[bonus] { $seat } takes a bonus tile: { bonus-gives } ({ $points } VP)
    }
event-shown = { $seat } shows { FORM($card, "a") }
event-value =
    { $seat } delivers { $delivery } (breeding value { $value }{ $certificates ->
        [0] {""}
        [one] {" "}+ 1 certificate
       *[other] {" "}+ { $certificates } certificates
    }{ permanent-ones })
event-delivered = { $seat } places a disc on post { $post }
event-disc = { $seat } takes the { $disc } off the board
event-simmental =
    { $left ->
        [0] { $seat } takes the last Simmental
       *[other] { $seat } takes a Simmental, { $left } left
    }
event-claimed = { $seat } claims the Simmental space ({ $points } VP): everybody else has one more turn
event-used =
    { $what ->
        [train] { $seat } uses train card { $tile }{ said-program }
       *[building] { $seat } uses building { $tile }{ said-program }
    }
event-auxiliary = { $seat } takes an auxiliary action{ said-program }
event-automa =
    { $steps ->
        [one] { $seat } draws automa card { $automa }: 1 step
       *[other] { $seat } draws automa card { $automa }: { $steps } steps
    }
event-skipped = { $seat } finds nothing to take or build: that part is skipped
# $joins is where a joker goes.
event-supply =
    { $seat } draws { FORM($card, "a") } from the supply{ $joins ->
        [none] , which is set aside
        [cowboy] , which joins the { FORM($joins, "many") }
        [builder] , which joins the { FORM($joins, "many") }
        [engineer] , which joins the { FORM($joins, "many") }
       *[other] {""}
    }

# What an action does; the terminal leaves it out ($brief) where what follows says it.
said-program =
    { $brief ->
        [yes] {""}
       *[no] : { $program }
    }
