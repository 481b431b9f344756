# The pictures of the table in the terminal, 80 columns wide.

picture-name = { FORM($thing, $form) }
picture-count = { FORM($thing, "count", $count) }
picture-points = { $points } PV
picture-none = rien
picture-who = { $name } :
picture-entry = { $name } : { $what }
# What happened, one thing after the other.
picture-events = { LIST($events, "semicolon") }
picture-span = { $first } à { $last }
form-short = { $noun }
list-plus-next = { $a } + { $b }
list-plus-last = { $a } + { $b }

## Headings

picture-trail = piste
picture-trail-legend = @P1 { -herder }  [2a/P1] bâtiment  −$2 péage  +$3 prime  ♣ forêt  ! risque  · vide
picture-aside = à côté de la piste :
picture-start = Départ
picture-railroad = voie ferrée
picture-engines = locomotives :
picture-at = en { $position }
picture-cities = villes
picture-cities-legend = ○ disques à coins blancs, ● tous ; ↓ avec la ville suivante
picture-jobs = marché de l’emploi
picture-jobs-left =
    { $left ->
        [0] plein : derniers tours
        [one] encore { $left } travailleur avant la fin
       *[other] encore { $left } travailleurs avant la fin
    }
picture-job-token = jeton : pas encore à engager
picture-new-cattle = { $price } (nouveau bétail)
picture-then = puis
picture-foresights = prévoyance
picture-cattle = marché aux bestiaux
picture-cattle-stack = { $count } dans la pile ; prix selon les { worker-cowboy.many } utilisés
picture-price =
    { $cards ->
        [one] ${ $price }
       *[other] deux ${ $price }
    }
picture-empty = vide
picture-objective-cards = cartes objectif
picture-stack = { $count } dans la pile
picture-stack-tiles =
    { $count ->
        [one] { $count } tuile dans la pile
       *[other] { $count } tuiles dans la pile
    }
picture-players = joueurs
picture-board =
    { $own ->
        [yes] ton plateau
       *[no] plateau :
    }
picture-to-build = à construire, avec les { worker-builder.many } nécessaires
picture-ring = anneau
picture-clockwise = dans le sens horaire
picture-ring-legend = @P1 bouvier  [4a/P1] bâtiment  $3 prix d’une case  · vide
picture-posts = comptoirs
picture-posts-legend = ○ disques clairs seulement  ● tous  * autant des tiens que tu veux
picture-building-display = bâtiments
picture-building-note = à l’étalage ; jokers possibles, la case peut coûter plus
picture-train = train
picture-train-note = jokers possibles ; * face étoile
picture-jokers = jokers possibles
picture-workers = réserve de travailleurs
picture-joker-price = un joker coûte ${ $extra } de plus
picture-objective-tiles = tuiles objectif
picture-bonus-tiles = tuiles bonus

## Columns

column-at = en
column-cost = prix
column-vp = PV
column-discs = disques
column-master = chef de gare
column-value = valeur
column-gives = donne

## Labels in front of lines, 10 columns at most

label-hand = main
label-draw-stack = pioche
label-draw-pile = pioche
label-discarded = défausse
label-auxiliary = auxiliaire
label-discs = disques
label-objectives = objectifs
label-tiles = tuiles
label-masters = chefs
label-workers = engagés
label-buildings = bâtiments
label-posts = comptoirs
label-bonus = bonus

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
        [green] vert
       *[orange] orange
    }
picture-hazard = { $hazard } { $points } PV
picture-tile = tuile { $tile }
picture-taken-by = pris : { $owner }
picture-taken-for = pris pour { FORM($worker, "a") }
picture-each = par disque
picture-hand-on =
    { $hand ->
        [green] main verte
        [black] main noire
       *[both] mains verte et noire
    }
picture-deliver = livrer
# $who has claimed the Simmental space: you, or a seat.
picture-claimed = case Simmental occupée ({ $who ->
        [you] toi
       *[seat] { $who }
    }) : derniers tours
picture-simmental =
    { $left ->
        [0] case Simmental à occuper
       *[other] Simmental (reste { $left })
    }
picture-a-step = un pas
picture-worker-bonus = bonus : { $gives }
picture-built = { $tile } en { $space }

## A player

picture-tokens =
    { $count ->
        [one] { $count } jeton d’échange
       *[other] { $count } jetons d’échange
    }
picture-certificates = certificats { $count }/{ $limit }{ $permanent ->
        [0] {""}
        [one] {" "}+ { $permanent } permanent
       *[other] {" "}+ { $permanent } permanents
    }
picture-steps = pas { $limit }
picture-hand-limit = limite de main { $limit }
picture-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
picture-to-draw = { $count } à piocher :
picture-breeding-value = valeur d’élevage { $value }
picture-delivers = livre { $value }{ $certificates ->
        [0] {""}
       *[other] {" "}+ jusqu’à { $certificates }
    }
# $known are cards that everybody knows to be there, or none.
picture-in-hand = { picture-cards }{ $known ->
        [none] {""}
       *[other] {" "}(dont { $known })
    } en main
picture-engine-at = locomotive en { $position }
picture-specialized = spécialité : { FORM($worker, "many") }
picture-cards-left =
    { $count ->
        [one] reste { $count } carte
       *[other] reste { $count } cartes
    }
picture-discs-left =
    { $count ->
        [one] reste { $count } disque
       *[other] reste { $count } disques
    }
picture-markers-left =
    { $count ->
        [one] reste { $count } marqueur de propriété
       *[other] reste { $count } marqueurs de propriété
    }
picture-cattle-of = bétail { $cards }
picture-buildings =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
picture-tiles =
    { $count ->
        [one] { $count } tuile
       *[other] { $count } tuiles
    }
picture-city-discs =
    { $count ->
        [one] { $count } disque en ville
       *[other] { $count } disques en ville
    }
picture-own-stations = gares { $names }
picture-own-masters = chefs { $names }
picture-own-objectives = objectifs { $names }
picture-own-bonuses = tuiles bonus { $names }
picture-own-buildings = bâtiments { $names }
picture-own-posts = comptoirs { $names }
picture-workers-aside = { $workers } à côté
picture-supply-cards =
    { $count ->
        [one] { $count } carte dans la réserve
       *[other] { $count } cartes dans la réserve
    }
picture-automa-left = cartes automa restantes : { $cards }

## Headings in the list of moves

menu-do = actions locales
menu-auxiliary = action auxiliaire
menu-play = cartes objectif en main
menu-token = jeton d’échange
menu-bonus = bonus de travailleur
menu-decline = sinon
menu-done = sinon
menu-buy = acheter
menu-build = construire un bâtiment

## What can be looked up

topic-neutral-buildings = bâtiments neutres
topic-private-buildings = bâtiments privés
topic-public-buildings = bâtiments publics
topic-train-cards = cartes train
topic-cattle = bétail
topic-objective-cards = cartes objectif
topic-objective-tiles = tuiles objectif
topic-bonus-tiles = tuiles bonus
topic-cities = villes
topic-posts = comptoirs
topic-stations = gares
topic-station-masters = chefs de gare
topic-workers = travailleurs
topic-workers-and-tiles = travailleurs et tuiles
topic-discs = disques
topic-auxiliary-actions = actions auxiliaires
topic-spaces = cases
topic-automa-cards = cartes de { -automa }
picture-topic-tiles = { $workers }, { hazard-flood }, { hazard-drought }, { hazard-rockfall }, couleurs des { -outlaws }
picture-topic-spaces = A-1, { hazard-flood } B1, { -outlaw } 4 et ainsi de suite
picture-topic-posts = { $first } (aussi { $more })
