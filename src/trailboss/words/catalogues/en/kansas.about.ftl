# What things of the Kansas City games are and do.

about-neutral = Neutral { $tile }: { LIST($actions, "semicolon") }
about-building =
    { $builders ->
        [one] Building { $tile } (1 { worker-builder }, { $points } VP, { hands }): { LIST($actions, "semicolon") }
       *[other] Building { $tile } ({ $builders } { worker-builder.many }, { $points } VP, { hands }): { LIST($actions, "semicolon") }
    }
hands =
    { $hand ->
        [both] green and black hand
        [green] green hand
        [black] black hand
       *[none] no hand
    }
about-hazard = { CAP($hazard) }: a hazard on the trail, { $points } VP, { hands }
about-outlaw = { CAP($tile) }: { hands }
about-worker = { CAP($worker) }. Spaces on the player board: { LIST($spaces, "semicolon") }
about-worker-space =
    { $nth ->
        [1] 1st: { $gift }
        [2] 2nd: { $gift }
        [3] 3rd: { $gift }
       *[other] { $nth }th: { $gift }
    }
about-action = { CAP($program) }

## Cards

about-cattle =
    { $becomes ->
        [heifer] { about-breed }; rises to { FORM($becomes, "a") } in Kansas City
        [cow] { about-breed }; rises to { FORM($becomes, "a") } in Kansas City
       *[none] { about-breed }
    }
about-breed = { $card }: breeding value { $value }, { $points } VP
about-objective =
    { $program ->
        [program] Objective card: { $program }; { FORM($objective, "full") }
       *[none] Objective card: { FORM($objective, "full") }
    }

## Railroad and cities

corners =
    { $corners ->
        [dark] dark corners
       *[white] white corners
    }
about-city =
    { $marks ->
        [0] { $city }: value { $value }, { corners }
       *[other] { $city }: value { $value }, { corners }, { LIST($marks, "comma") }
    }
about-bonus = ${ $dollars } for a disc
about-disc-points = { $points } VP for each disc
about-repeat = any number of your discs
about-station =
    { $master ->
        [yes] { CAP($station) }: upgrade for ${ $price }, { $points } VP, { corners }, a station master
       *[no] { CAP($station) }: upgrade for ${ $price }, { $points } VP, { corners }
    }
about-master = Station master: { $master }

## The player board

about-disc = { CAP($disc) } ({ corners }): { LIST($gives, "comma") }
unlock-pay = pay ${ $amount }
unlock-gain = gain ${ $amount }
unlock-steps =
    { $players ->
        [0] {""}
        [one] step limit +{ $amount } with { LIST($players, "or") } players
        [other] step limit +{ $amount } with { LIST($players, "or") } players
       *[any] step limit +{ $amount }
    }
unlock-cards = hand limit +{ $amount }
unlock-certificates =
    { $alone ->
        [yes] certificate limit { $amount }
       *[no] certificate limit { $amount } once the disc of the lower limit is gone too
    }
unlock-auxiliary =
    { $single ->
        [program] auxiliary action ({ $single }); with both discs gone, double auxiliary action ({ $double })
       *[none] double auxiliary action ({ $double })
    }
unlock-points = { $amount } VP
about-auxiliary = Auxiliary action { $auxiliary }. Single: { $single }. Double: { $double }

## Spaces of the trail

about-space =
    { $sort ->
        [building] { CAP($place) }: building space{ about-woods }{ about-risk }
        [outlaw] { CAP($place) }: { $bounty }
        [hazard] { CAP($place) }: hazard space
        [neutral] { CAP($place) }: space of a neutral building
       *[other] { CAP($place) }
    }
about-woods =
    { $woods ->
        [yes] {" "}in the woods
       *[no] {""}
    }
about-risk =
    { $risk ->
        [program] , risk action: { $risk }
       *[none] {""}
    }
