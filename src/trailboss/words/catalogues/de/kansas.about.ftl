# Was die Dinge in den Spielen um Kansas City sind und tun: in einem, oder Titel und Worte getrennt.

about-neutral = { about-neutral-title }: { about-neutral-words }
about-neutral-title = Neutrales { $tile }
about-neutral-words = { LIST($actions, "semicolon") }
about-building = { about-building-title }: { about-building-words }
about-building-title =
    { $builders ->
        [one] Gebäude { $tile } (1 { worker-builder }, { $points } SP, { hands })
       *[other] Gebäude { $tile } ({ $builders } { worker-builder.many }, { $points } SP, { hands })
    }
about-building-words = { LIST($actions, "semicolon") }
hands =
    { $hand ->
        [both] grüne und schwarze Hand
        [green] grüne Hand
        [black] schwarze Hand
       *[none] keine Hand
    }
about-hazard = { about-hazard-title }: { about-hazard-words }
about-hazard-title = { $hazard }
about-hazard-words = eine Gefahr auf dem Weg, { $points } SP, { hands }
about-outlaw = { about-outlaw-title }: { about-outlaw-words }
about-outlaw-title = { CAP($tile) }
about-outlaw-words = { hands }
about-worker = { about-worker-title }. { about-worker-words }
about-worker-title = { $worker }
about-worker-words = Felder auf dem Spielerplan: { LIST($spaces, "semicolon") }
about-worker-space = { $nth }.: { $gift }
about-action = { CAP($program) }

## Karten

about-cattle = { about-cattle-title }: { about-cattle-words }
about-cattle-title = { $card }
about-cattle-words =
    { $becomes ->
        [heifer] { about-breed }; wird in Kansas City zu { FORM($becomes, "a-dat") }
        [cow] { about-breed }; wird in Kansas City zu { FORM($becomes, "a-dat") }
       *[none] { about-breed }
    }
about-breed = Zuchtwert { $value }, { $points } SP
about-objective = { about-objective-title }: { about-objective-words }
about-objective-title = Auftragskarte
about-objective-words =
    { $program ->
        [program] { $program }; { FORM($objective, "full") }
       *[none] { FORM($objective, "full") }
    }

## Eisenbahn und Städte

corners =
    { $corners ->
        [dark] dunkle Ecken
       *[white] weiße Ecken
    }
about-city = { about-city-title }: { about-city-words }
about-city-title = { $city }
about-city-words =
    { $marks ->
        [0] Wert { $value }, { corners }
       *[other] Wert { $value }, { corners }, { LIST($marks, "comma") }
    }
about-bonus = ${ $dollars } für eine Scheibe
about-disc-points = { $points } SP für jede Scheibe
about-repeat = beliebig viele eigene Scheiben
about-station = { about-station-title }: { about-station-words }
about-station-title = { $station }
about-station-words =
    { $master ->
        [yes] Ausbau für ${ $price }, { $points } SP, { corners }, ein Bahnhofsvorsteher
       *[no] Ausbau für ${ $price }, { $points } SP, { corners }
    }
about-master = { about-master-title }: { about-master-words }
about-master-title = Bahnhofsvorsteher
about-master-words = { $master }

## Der Spielerplan

about-disc = { about-disc-title }: { about-disc-words }
about-disc-title = { CAP($disc) } ({ corners })
about-disc-words = { LIST($gives, "comma") }
unlock-pay = ${ $amount } zahlen
unlock-gain = ${ $amount } erhalten
unlock-steps =
    { $players ->
        [0] {""}
        [one] Schrittgrenze +{ $amount } bei { LIST($players, "or") } Personen
        [other] Schrittgrenze +{ $amount } bei { LIST($players, "or") } Personen
       *[any] Schrittgrenze +{ $amount }
    }
unlock-cards = Handgrenze +{ $amount }
unlock-certificates =
    { $alone ->
        [yes] Zertifikatgrenze { $amount }
       *[no] Zertifikatgrenze { $amount }, sobald auch die Scheibe der niedrigeren Grenze weg ist
    }
unlock-auxiliary =
    { $single ->
        [program] Hilfsaktion ({ $single }); sind beide Scheiben weg, doppelte Hilfsaktion ({ $double })
       *[none] doppelte Hilfsaktion ({ $double })
    }
unlock-points = { $amount } SP
about-auxiliary = { about-auxiliary-title }. { about-auxiliary-words }
about-auxiliary-title = Hilfsaktion { $auxiliary }
about-auxiliary-words = Einfach: { $single }. Doppelt: { $double }

## Felder des Wegs

about-space =
    { $sort ->
        [start] { about-space-title }
        [city] { about-space-title }
       *[other] { about-space-title }: { about-space-words }
    }
about-space-title = { CAP($place) }
about-space-words =
    { $sort ->
        [building] Bauplatz{ about-woods }{ about-risk }
        [outlaw] { $bounty }
        [hazard] Gefahrenfeld
        [neutral] Feld eines neutralen Gebäudes
       *[other] {""}
    }
about-woods =
    { $woods ->
        [yes] {" "}im Wald
       *[no] {""}
    }
about-risk =
    { $risk ->
        [program] , Risikoaktion: { $risk }
       *[none] {""}
    }

## Was in einer Datei mit Werten stehen darf

hint-tasks = B Gebäude, S Bahnhof, H Gefahr, G und U die zwei Arten von { -outlaw }-Plättchen, 3, 4 und 5 Rinder dieses Werts, T die letzte Stadt. Was doppelt verlangt wird, steht doppelt da.
hint-automa-action = hire any, hire spec, hire engineer, engine, objective, outlaw, hazard, buy, reveal oder build; mehrere mit + dazwischen
hint-automa-steps = eine Zahl, eine Art von Arbeitern, buildings oder spec
