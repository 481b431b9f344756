# What things of the Kansas City games are and do: all in one, or the title and the words apart.

about-neutral = { about-neutral-title }: { about-neutral-words }
about-neutral-title = Neutral { $tile }
about-neutral-words = { LIST($actions, "semicolon") }
about-building = { about-building-title }: { about-building-words }
about-building-title =
    { $builders ->
        [one] Building { $tile } (1 { worker-builder }, { $points } VP, { hands })
       *[other] Building { $tile } ({ $builders } { worker-builder.many }, { $points } VP, { hands })
    }
about-building-words = { LIST($actions, "semicolon") }
hands =
    { $hand ->
        [both] green and black hand
        [green] green hand
        [black] black hand
       *[none] no hand
    }
about-hazard = { about-hazard-title }: { about-hazard-words }
about-hazard-title = { CAP($hazard) }
about-hazard-words = a hazard on the trail, { $points } VP, { hands }
about-outlaw = { about-outlaw-title }: { about-outlaw-words }
about-outlaw-title = { CAP($tile) }
about-outlaw-words = { hands }
about-worker = { about-worker-title }. { about-worker-words }
about-worker-title = { CAP($worker) }
about-worker-words = Spaces on the player board: { LIST($spaces, "semicolon") }
about-worker-space =
    { $nth ->
        [1] 1st: { $gift }
        [2] 2nd: { $gift }
        [3] 3rd: { $gift }
       *[other] { $nth }th: { $gift }
    }
about-action = { CAP($program) }

## Cards

about-cattle = { about-cattle-title }: { about-cattle-words }
about-cattle-title = { $card }
about-cattle-words =
    { $becomes ->
        [heifer] { about-breed }; rises to { FORM($becomes, "a") } in Kansas City
        [cow] { about-breed }; rises to { FORM($becomes, "a") } in Kansas City
       *[none] { about-breed }
    }
about-breed = breeding value { $value }, { $points } VP
about-objective = { about-objective-title }: { about-objective-words }
about-objective-title = Objective card
about-objective-words =
    { $program ->
        [program] { $program }; { FORM($objective, "full") }
       *[none] { FORM($objective, "full") }
    }

## Railroad and cities

corners =
    { $corners ->
        [dark] dark corners
       *[white] white corners
    }
about-city = { about-city-title }: { about-city-words }
about-city-title = { $city }
about-city-words =
    { $marks ->
        [0] value { $value }, { corners }
       *[other] value { $value }, { corners }, { LIST($marks, "comma") }
    }
about-bonus = ${ $dollars } for a disc
about-disc-points = { $points } VP for each disc
about-repeat = any number of your discs
about-station = { about-station-title }: { about-station-words }
about-station-title = { CAP($station) }
about-station-words =
    { $master ->
        [yes] upgrade for ${ $price }, { $points } VP, { corners }, a station master
       *[no] upgrade for ${ $price }, { $points } VP, { corners }
    }
about-master = { about-master-title }: { about-master-words }
about-master-title = Station master
about-master-words = { $master }

## The player board

about-disc = { about-disc-title }: { about-disc-words }
about-disc-title = { CAP($disc) } ({ corners })
about-disc-words = { LIST($gives, "comma") }
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
about-auxiliary = { about-auxiliary-title }. { about-auxiliary-words }
about-auxiliary-title = Auxiliary action { $auxiliary }
about-auxiliary-words = Single: { $single }. Double: { $double }

## Spaces of the trail

about-space =
    { $sort ->
        [start] { about-space-title }
        [city] { about-space-title }
       *[other] { about-space-title }: { about-space-words }
    }
about-space-title = { CAP($place) }
about-space-words =
    { $sort ->
        [building] building space{ about-woods }{ about-risk }
        [outlaw] { $bounty }
        [hazard] hazard space
        [neutral] space of a neutral building
       *[other] {""}
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

## What may stand in a figures file

hint-tasks = B building, S station, H hazard, G and U the two kinds of { -outlaw } tiles, 3, 4 and 5 cattle of this value, T the last city. What is asked for twice stands twice.
hint-automa-action = hire any, hire spec, hire engineer, engine, objective, outlaw, hazard, buy, reveal or build; several with + between them
hint-automa-steps = a number, a worker type, buildings or spec
