# Was die Dinge in den Spielen um Kansas City sind und tun.

about-neutral = Neutrales { $tile }: { LIST($actions, "semicolon") }
about-building =
    { $builders ->
        [one] Gebäude { $tile } (1 { worker-builder }, { $points } SP, { hands }): { LIST($actions, "semicolon") }
       *[other] Gebäude { $tile } ({ $builders } { worker-builder.many }, { $points } SP, { hands }): { LIST($actions, "semicolon") }
    }
hands =
    { $hand ->
        [both] grüne und schwarze Hand
        [green] grüne Hand
        [black] schwarze Hand
       *[none] keine Hand
    }
about-hazard = { $hazard }: eine Gefahr auf dem Weg, { $points } SP, { hands }
about-outlaw = { CAP($tile) }: { hands }
about-worker = { $worker }. Felder auf dem Spielerplan: { LIST($spaces, "semicolon") }
about-worker-space = { $nth }.: { $gift }
about-action = { CAP($program) }

## Karten

about-cattle =
    { $becomes ->
        [heifer] { about-breed }; wird in Kansas City zu { FORM($becomes, "a-dat") }
        [cow] { about-breed }; wird in Kansas City zu { FORM($becomes, "a-dat") }
       *[none] { about-breed }
    }
about-breed = { $card }: Zuchtwert { $value }, { $points } SP
about-objective =
    { $program ->
        [program] Auftragskarte: { $program }; { FORM($objective, "full") }
       *[none] Auftragskarte: { FORM($objective, "full") }
    }

## Eisenbahn und Städte

corners =
    { $corners ->
        [dark] dunkle Ecken
       *[white] weiße Ecken
    }
about-city =
    { $marks ->
        [0] { $city }: Wert { $value }, { corners }
       *[other] { $city }: Wert { $value }, { corners }, { LIST($marks, "comma") }
    }
about-bonus = ${ $dollars } für eine Scheibe
about-disc-points = { $points } SP für jede Scheibe
about-repeat = beliebig viele eigene Scheiben
about-station =
    { $master ->
        [yes] { $station }: Ausbau für ${ $price }, { $points } SP, { corners }, ein Bahnhofsvorsteher
       *[no] { $station }: Ausbau für ${ $price }, { $points } SP, { corners }
    }
about-master = Bahnhofsvorsteher: { $master }

## Der Spielerplan

about-disc = { CAP($disc) } ({ corners }): { LIST($gives, "comma") }
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
about-auxiliary = Hilfsaktion { $auxiliary }. Einfach: { $single }. Doppelt: { $double }

## Felder des Wegs

about-space =
    { $sort ->
        [building] { CAP($place) }: Bauplatz{ about-woods }{ about-risk }
        [outlaw] { CAP($place) }: { $bounty }
        [hazard] { CAP($place) }: Gefahrenfeld
        [neutral] { CAP($place) }: Feld eines neutralen Gebäudes
       *[other] { CAP($place) }
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
