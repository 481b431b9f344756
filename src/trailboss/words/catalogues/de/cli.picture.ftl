# The pictures of the table in the terminal, 80 columns wide.

picture-name = { FORM($thing, $form) }
picture-count = { FORM($thing, "count", $count) }
picture-points = { $points } SP
picture-none = keine
picture-who = { $name }:
picture-entry = { $name }: { $what }
# What happened, one thing after the other.
picture-events = { LIST($events, "semicolon") }
picture-span = { $first } bis { $last }
form-short = { $noun }
list-plus-next = { $a } + { $b }
list-plus-last = { $a } + { $b }

## Headings

picture-trail = Weg
picture-trail-legend = @P1 { -herder }  [2a/P1] Gebäude  −$2 Gebühr  +$3 Prämie  ♣ Wald  ! Risiko  · leer
picture-aside = neben dem Weg:
picture-start = Start
picture-railroad = Bahnstrecke
picture-engines = Lokomotiven:
picture-at = auf { $position }
picture-cities = Städte
picture-cities-legend = ○ Scheiben mit weißen Ecken, ● alle; ↓ mit der nächsten Stadt
picture-jobs = Arbeitsmarkt
picture-jobs-left =
    { $left ->
        [0] voll: letzte Züge
        [one] noch 1 Arbeiter bis zum Ende des Spiels
       *[other] noch { $left } Arbeiter bis zum Ende des Spiels
    }
picture-job-token = Marke: noch nicht einzustellen
picture-new-cattle = { $price } (neue Rinder)
picture-then = dann
picture-foresights = Vorschau
picture-cattle = Rindermarkt
picture-cattle-stack = { $count } im Stapel; Preise nach eingesetzten { worker-cowboy.many }
picture-price =
    { $cards ->
        [one] ${ $price }
       *[other] zwei ${ $price }
    }
picture-empty = leer
picture-objective-cards = Auftragskarten
picture-stack = { $count } im Stapel
picture-stack-tiles =
    { $count ->
        [one] 1 Plättchen im Stapel
       *[other] { $count } Plättchen im Stapel
    }
picture-players = Spieler
picture-board =
    { $own ->
        [yes] dein Plan
       *[no] Plan von
    }
picture-to-build = zu bauen, mit nötigen { worker-builder.many-dat }
picture-ring = Ring
picture-clockwise = im Uhrzeigersinn
picture-ring-legend = @P1 Viehtreiber  [4a/P1] Gebäude  $3 Preis eines Feldes  · leer
picture-posts = Handelsposten
picture-posts-legend = ○ nur helle Scheiben  ● jede Scheibe  * beliebig viele von dir
picture-building-display = Gebäude
picture-building-note = in der Auslage; auch mit Jokern, das Feld kann mehr kosten
picture-train = Eisenbahn
picture-train-note = auch mit Jokern; * Sternseite
picture-jokers = auch mit Jokern
picture-workers = Arbeitervorrat
picture-joker-price = Joker kosten ${ $extra } mehr
picture-objective-tiles = Auftragsplättchen
picture-bonus-tiles = Bonusplättchen

## Columns

column-at = bei
column-cost = Preis
column-vp = SP
column-discs = Scheiben
column-master = Bahnhofsvorsteher
column-value = Wert
column-gives = gibt

## Labels in front of lines, 10 columns at most

label-hand = Hand
label-draw-stack = Stapel
label-draw-pile = Stapel
label-discarded = Ablage
label-auxiliary = Hilfsakt.
label-discs = Scheiben
label-objectives = Aufträge
label-tiles = Plättchen
label-masters = Vorsteher
label-workers = Arbeiter
label-buildings = Gebäude
label-posts = Posten
label-bonus = Bonus

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
        [green] grün
       *[orange] orange
    }
picture-hazard = { $hazard } { $points } SP
picture-tile = Plättchen { $tile }
picture-taken-by = bei { $owner }
picture-taken-for = genommen für { FORM($worker, "a-acc") }
picture-each = je Scheibe
picture-hand-on =
    { $hand ->
        [green] grüne Hand
        [black] schwarze Hand
       *[both] grüne und schwarze Hand
    }
picture-deliver = liefern
# $who has claimed the Simmental space: you, or a seat.
picture-claimed = Simmentaler-Feld { $who ->
        [you] bei dir
       *[seat] bei { $who }
    }: letzte Züge
picture-simmental =
    { $left ->
        [0] Simmentaler-Feld zu besetzen
       *[other] Simmentaler (noch { $left })
    }
picture-a-step = ein Schritt
picture-worker-bonus = Bonus: { $gives }
picture-built = { $tile } auf { $space }

## A player

picture-tokens =
    { $count ->
        [one] 1 Tauschmarke
       *[other] { $count } Tauschmarken
    }
picture-certificates = Zertifikate { $count }/{ $limit }{ $permanent ->
        [0] {""}
       *[other] {" "}+ { $permanent } dauerhaft
    }
picture-steps = Schritte { $limit }
picture-hand-limit = Handgrenze { $limit }
picture-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
picture-to-draw = { $count } zu ziehen:
picture-breeding-value = Zuchtwert { $value }
picture-delivers = liefert { $value }{ $certificates ->
        [0] {""}
       *[other] {" "}+ bis zu { $certificates }
    }
# $known are cards that everybody knows to be there, or none.
picture-in-hand = { picture-cards }{ $known ->
        [none] {""}
       *[other] {" "}(sicher { $known })
    } auf der Hand
picture-engine-at = Lokomotive auf { $position }
picture-specialized = spezialisiert auf { FORM($worker, "many") }
picture-cards-left =
    { $count ->
        [one] noch 1 Karte
       *[other] noch { $count } Karten
    }
picture-discs-left =
    { $count ->
        [one] noch 1 Scheibe
       *[other] noch { $count } Scheiben
    }
picture-markers-left =
    { $count ->
        [one] noch 1 Besitzmarker
       *[other] noch { $count } Besitzmarker
    }
picture-cattle-of = Rinder { $cards }
picture-buildings =
    { $count ->
        [one] 1 Gebäude
       *[other] { $count } Gebäude
    }
picture-tiles =
    { $count ->
        [one] 1 Plättchen
       *[other] { $count } Plättchen
    }
picture-city-discs =
    { $count ->
        [one] 1 Stadtscheibe
       *[other] { $count } Stadtscheiben
    }
picture-own-stations = Bahnhöfe { $names }
picture-own-masters = Vorsteher { $names }
picture-own-objectives = Aufträge { $names }
picture-own-bonuses = Bonusplättchen { $names }
picture-own-buildings = Gebäude { $names }
picture-own-posts = Posten { $names }
picture-workers-aside = { $workers } daneben
picture-supply-cards =
    { $count ->
        [one] 1 Karte im Vorrat
       *[other] { $count } Karten im Vorrat
    }
picture-automa-left = übrige Automakarten: { $cards }

## Headings in the list of moves

menu-do = lokale Aktionen
menu-auxiliary = Hilfsaktion
menu-play = Auftragskarten auf der Hand
menu-token = Tauschmarke
menu-bonus = Arbeiterbonus
menu-decline = sonst
menu-done = sonst
menu-buy = kaufen
menu-build = ein Gebäude bauen

## What can be looked up

topic-neutral-buildings = neutrale Gebäude
topic-private-buildings = private Gebäude
topic-public-buildings = öffentliche Gebäude
topic-train-cards = Eisenbahnkarten
topic-cattle = Rinder
topic-objective-cards = Auftragskarten
topic-objective-tiles = Auftragsplättchen
topic-bonus-tiles = Bonusplättchen
topic-cities = Städte
topic-posts = Posten
topic-stations = Bahnhöfe
topic-station-masters = Bahnhofsvorsteher
topic-workers = Arbeiter
topic-workers-and-tiles = Arbeiter und Plättchen
topic-discs = Scheiben
topic-auxiliary-actions = Hilfsaktionen
topic-spaces = Felder
topic-automa-cards = Karten von { -automa }
picture-topic-tiles = { $workers }, { hazard-flood }, { hazard-drought }, { hazard-rockfall }, Farben der { -outlaws }
picture-topic-spaces = A-1, { hazard-flood } B1, { -outlaw } 4 und so weiter
picture-topic-posts = { $first } (auch { $more })
