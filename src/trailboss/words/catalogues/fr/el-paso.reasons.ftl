# Pourquoi un coup n’est pas possible, dit après le coup.

no-asked = pas maintenant ; la question est : { $asked }
no-decline =
    { $asked ->
        [ask-move] ton bouvier doit avancer d’au moins 1 pas
        [ask-action] il n’y a rien à refuser : { $asked }
        [ask-train-actions] il n’y a rien à refuser : { $asked }
       *[other] cela ne se refuse pas : { $asked }
    }
no-money = pas assez : il faut ${ $price }, tu as ${ $money }
no-workers =
    pas assez : il faut { FORM($worker, "count", $count) }, tu en as { $ready }{ $jokers ->
        [0] {""}
        [one] {" "}et { $jokers } joker
       *[other] {" "}et { $jokers } jokers
    } à disposition

## Le bouvier

no-location = { FORM($place, "the") } est vide : ton bouvier ne s’arrête que sur une tuile
no-far =
    { $most ->
        [one] trop loin : { $steps } pas, et { $most } au plus
       *[other] trop loin : { $steps } pas, et { $most } au plus
    }
no-stay = ton bouvier est là et doit avancer
no-behind = { FORM($place, "the") } n’est pas devant ton bouvier, qui est { FORM($here, "at") } ; tout mouvement s’arrête à El Paso

## Actions

no-offered = on te propose autre chose : { $program }
# $train est la carte train utilisée ; sinon, il s’agit du lieu visité.
no-printed =
    { $lies ->
        [neutral] { form-place-the } ne propose pas cela, mais : { LIST($actions, "semicolon") }
        [building] { form-place-the } ne propose pas cela, mais : { LIST($actions, "semicolon") }
       *[train] la carte train { $train } ne propose pas cela, mais : { LIST($actions, "semicolon") }
    }
no-owner = { form-place-the } n’est pas à toi : tu n’y as qu’une action auxiliaire
no-used = cette action a déjà servi (d’un choix, un seul côté)
no-replaced = le bâtiment visité a été remplacé : ses actions sont perdues
no-auxiliary-used = tu as fait une action auxiliaire au lieu des actions imprimées
no-auxiliary-yet = tu n’as pas encore fait d’action auxiliaire : { $asked }
no-instead = une action auxiliaire se fait au lieu des actions imprimées, et tu en as déjà utilisé une
no-different = les actions auxiliaires doivent être différentes, et celle-ci est déjà faite
no-unlocked = pas encore débloqué : ton { $disc } est toujours sur ton plateau individuel
no-hire-yet = seulement après l’engagement d’un autre travailleur pendant cette visite
no-hand = ta main est vide
no-draw = il n’y a pas de carte à piocher
no-tiles =
    { $tile ->
        [objective] il n’y a plus de tuile objectif
        [bonus] il n’y a plus de tuile bonus
       *[any] il n’y a plus de tuile
    }

## Travailleurs, bétail, bâtiments

no-same-worker = tu as d’abord engagé { FORM($worker, "a") } : l’autre travailleur doit être d’un autre type
no-supply = il n’y a plus { FORM($worker, "none") } dans la réserve
no-supply-at-all = il n’y a plus de travailleur dans la réserve
no-market = il n’y a plus { FORM($card, "none") } au marché
no-market-at-all = le marché est vide
no-building = il n’y a plus de { $building } à l’étalage
no-building-at-all = il n’y a pas de bâtiment que tu puisses construire, ou pas de case pour lui
no-marker = tous tes marqueurs de propriété servent déjà : tu ne peux que remplacer
no-space = { FORM($place, "the") } est prise : { whose-tile } s’y trouve
no-dearer = seul un bâtiment plus cher peut remplacer ton { $building }
no-more-workers = tu dépenses { FORM($worker, "count", $count) }, pas plus
no-jokers =
    { $jokers ->
        [0] tu n’as pas de joker à disposition
        [one] tu n’as qu’un joker à disposition
       *[other] tu n’as que { $jokers } jokers à disposition
    }
no-fewer-jokers =
    { FORM($worker, "count", $ready) } à disposition : il faut au moins { $jokers ->
        [one] { $jokers } joker
       *[other] { $jokers } jokers
    } à la place
no-turn-yet =
    { $what ->
        [token] les jetons d’échange s’utilisent à ton tour, et ton premier n’a pas commencé
       *[worker] les travailleurs se défaussent à ton tour, et ton premier n’a pas commencé
    }
no-exchanging = termine d’abord l’échange : défausse 1 carte
no-worker-ready = tu n’as pas { FORM($worker, "none") } dans ta zone de travailleurs
no-worker-owed = il te faut { FORM($worker, "the") } pour les { FORM($owed, "many") } que tu dépenses
no-step = { FORM($worker, "a") } donne un pas, et ton bouvier n’avance pas en ce moment

## Tuiles et cartes

no-tile-kind =
    { $tile ->
        [objective] tu peux prendre une tuile objectif
        [bonus] tu peux prendre une tuile bonus
       *[any] tu peux prendre une tuile objectif ou bonus
    }
no-display =
    { $tile ->
        [objective] cette tuile objectif n’est pas à l’étalage
       *[bonus] cette tuile bonus n’est pas à l’étalage
    }
no-stack =
    { $tile ->
        [objective] la pile de tuiles objectif est vide
       *[bonus] la pile de tuiles bonus est vide
    }
no-stack-yet = la première tuile objectif vient de l’étalage
no-card = tu n’as pas { FORM($cards, "none") } en main
no-asked-card = l’action demande { FORM($cards, "a") }

## Livraisons

no-certificates =
    { $count ->
        [0] tu n’as pas de certificat
        [one] tu n’as qu’un certificat
       *[other] tu n’as que { $count } certificats
    }
no-value = ta livraison ne vaut que { $value }
no-post = ton disque est déjà sur le comptoir { $post }
no-disc =
    { $dark ->
        [yes] tu n’as plus de disque sur ton plateau individuel
       *[no] tu n’as plus de disque clair sur ton plateau individuel
    }
no-disc-money = le disque le moins cher pour lui coûte ${ $price }, tu as ${ $money }
no-disc-left = { FORM($disc, "the") } n’est plus sur ton plateau individuel
no-disc-dark = le comptoir { $post } est clair : un disque foncé n’y va pas
