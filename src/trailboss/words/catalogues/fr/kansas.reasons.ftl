# Pourquoi un coup autour de Kansas City n’est pas possible. Le coup est devant, avec deux-points.

no-asked = pas maintenant ; la question est : { $asked }
no-play-now = les cartes objectif se jouent avant la phase A, avant ou après une action de la phase B, ou avant d’entrer à Kansas City ; la question est : { $asked }
no-purchase = achète d’abord quelque chose, ou ajoute des cartes au marché
no-declining = c’est l’action elle-même, elle ne se refuse pas : { $asked }
no-lapse = la carte est dans ta main : { $asked }

## Pas assez

no-money = pas assez : il faut ${ $needed }, tu as ${ $there }
no-workers = il faut { FORM($worker, "count", $needed) }, tu en as { $there }
no-transport = le transport jusqu’à { $city } coûte ${ $needed }, tu as ${ $there }
no-transport-left = après le disque, tu ne pourrais plus payer le transport vers { $city } : ${ $needed }
no-certificates =
    { $there ->
        [0] tu n’as pas de certificat
        [one] tu n’as qu’un certificat
       *[other] tu n’as que { $there } certificats
    }
no-cards-left =
    { $there ->
        [0] il n’y a plus de carte à piocher
        [one] il n’y a qu’une carte à piocher
       *[other] il n’y a que { $there } cartes à piocher
    }
no-more-cards =
    { $most ->
        [one] { $most } carte au plus, pas { $count }
       *[other] { $most } cartes au plus, pas { $count }
    }

## La piste

no-staying = ton { -herder } est là et doit avancer
no-entering = ce mouvement ne mène jamais à Kansas City
no-location = { FORM($place, "the") } est vide : ton { -herder } ne s’arrête que sur une tuile
no-way = { FORM($place, "the") } n’est pas devant ton { -herder }, qui est { FORM($here, "at") }
no-steps =
    { $limit ->
        [one] trop loin : { $steps } pas, et { $limit } au plus
       *[other] trop loin : { $steps } pas, et { $limit } au plus
    }
no-route = ce chemin vers { FORM($place, "the") } s’écrit « { LIST($moves, "or") } »
no-building-twice = ton { $building } est déjà là : { $place }
no-building-again = ton { $building } a été remplacé et a quitté la partie
no-site = { FORM($place, "the") } est prise par { tile }
no-replacing =
    { $replaced ->
        [one] seul un bâtiment à plus de { $replaced } { worker-builder } peut remplacer { tile } ; le { $building } en a { $builders }
       *[other] seul un bâtiment à plus de { $replaced } { worker-builder.many } peut remplacer { tile } ; le { $building } en a { $builders }
    }
no-copy-again = { FORM($place, "the") } fait déjà partie de cette suite de copies
no-copy-far = { FORM($place, "the") } ne touche pas { FORM($here, "the") }
no-copy-empty = il n’y a pas de bâtiment sur { FORM($place, "the") }
no-hazard-on = il n’y a pas de danger sur { FORM($place, "the") }
no-outlaw-on = il n’y a pas de { -outlaw } sur { FORM($place, "the") }

## Actions

no-offer = on te propose autre chose : { LIST($actions, "semicolon") }
no-owner = le bâtiment de { FORM($place, "the") } est à { $whose ->
        [automa] { -automa }
       *[other] { $owner }
    }
no-local = { FORM($place, "the") } n’a pas d’action locale
no-local-action = { tile } ne propose pas cela, mais : { LIST($actions, "semicolon") }
no-action-twice = tu as déjà utilisé cette action pendant cette visite (d’un choix, un seul côté)
no-building-left = le bâtiment visité a été remplacé : ses actions sont perdues
no-action-after = tu as fait une action auxiliaire au lieu des actions locales
no-auxiliary-copying = pendant une copie, tu n’utilises que les actions du bâtiment copié
no-auxiliary-after = une action auxiliaire se fait au lieu des actions locales, et tu en as déjà utilisé une
no-double = seule une action auxiliaire simple est possible ici
no-unlocking = pas encore débloqué : ton { $disc } est toujours sur le plateau individuel
no-doubling = l’action double n’est pas débloquée : un { $disc } est toujours sur le plateau individuel

## Ce que les actions demandent

no-cards = tu n’as pas { FORM($cards, "none") } en main
no-engine-back =
    { $spaces ->
        [one] ta locomotive sur { engine-place } ne peut pas reculer de { $spaces } case libre
       *[other] ta locomotive sur { engine-place } ne peut pas reculer de { $spaces } cases libres
    }
no-waiting = il n’y a aucun travailleur au-dessus du jeton du marché de l’emploi
no-building = il n’y a plus de bâtiment à construire, ou plus de case pour lui
no-hazard = il n’y a pas de danger sur la piste
no-outlaw = il n’y a pas de { -outlaw } sur le plateau
no-cattle-left = tu ne peux rien acheter au marché aux bestiaux, et sa pile est vide
no-engine-delivery = ta locomotive est sur la case 0 et ne peut pas reculer
no-upgrade-behind = tu ne peux améliorer aucune gare derrière ta locomotive
no-copy = il n’y a pas de bâtiment adjacent qui ne soit déjà dans cette suite de copies
no-ride-ahead = il n’y a plus de lieu devant toi avant Kansas City
no-objective = il n’y a plus de carte objectif
no-draw = il n’y a plus de carte à piocher

## Cartes

no-card = tu n’as pas { form-card-none } en main
no-cards-at-once = les cartes se piochent une par une
no-aside = personne ne peut utiliser un jeton d’échange ici
no-aside-needed = c’est à cette place de décider : elle utilise son jeton d’échange directement
no-holding = la main ne se garde pas maintenant
no-set = l’action demande { FORM($cards, "a") }
no-pair-of = la deuxième carte doit être du même type que { the-card }
no-pair = si tu commences par { a-card }, il ne vient plus de deuxième carte de ce type
no-ride = le mouvement { form-card-of-the } ne sert à rien à Kansas City
no-display = { the-card } n’est pas à l’étalage
no-objective-stack = la pile d’objectifs est vide
no-raising-now = il s’agit maintenant { form-card-of-the }
no-older = il n’y a plus { FORM($card, "none") }
no-raising-again = { the-card } vient de grandir et ne grandit plus pendant cette livraison

## Marchés

no-row =
    { $rows ->
        [one] la rangée { $row } n’est pas au-dessus du jeton du marché de l’emploi, seule la rangée { $rows } l’est
       *[other] la rangée { $row } n’est pas au-dessus du jeton du marché de l’emploi, seules les rangées 1 à { $rows } le sont
    }
no-worker = il n’y a pas { FORM($worker, "none") } dans la rangée { $row }
no-room = ta rangée { FORM($worker, "of-many") } est pleine ({ $limit })
no-variant = cette partie se joue sans { FORM($card, "many") }
no-cattle =
    { $there ->
        [0] il n’y a pas { FORM($card, "none") } au marché aux bestiaux
       *[other] seulement { FORM($card, "count", $there) } au marché aux bestiaux
    }
no-stock = la pile du marché est vide
no-jobs = le marché de l’emploi est plein : on ne peut plus choisir de travailleur
no-foresight = il n’y a pas { FORM($tile, "none") } dans la colonne { $column }

## Voie ferrée

no-engine-move = ta locomotive y est déjà
no-engine-room = { $whose ->
        [automa] { -automa } y a déjà sa locomotive
       *[other] { $owner } y a déjà sa locomotive
    }
no-engine-way =
    { $way ->
        [back] c’est devant ta locomotive, et elle recule depuis { engine-place }
       *[forward] c’est derrière ta locomotive, et elle avance depuis { engine-place }
    }
no-engine-far =
    { $limit ->
        [one] trop loin : { $spaces } cases, et { $limit } au plus
       *[other] trop loin : { $spaces } cases, et { $limit } au plus
    }
no-engine-there =
    { $places ->
        [0] aucune case aussi loin en arrière n’est libre
       *[other] { $spaces ->
            [one] { $spaces } case en arrière mène à { LIST($places, "or") }
           *[other] { $spaces } cases en arrière mènent à { LIST($places, "or") }
        }
    }
no-engine-free = cette case n’est pas libre
no-stop = ta locomotive est à { FORM($station, "the") }
no-station-behind = { FORM($station, "the") } n’est pas derrière ta locomotive
no-upgrade-again = tu as déjà amélioré { FORM($station, "the") }
no-hired = tu n’as engagé { FORM($worker, "no") } ; celui qui est imprimé ne se donne pas

## Disques et livraisons

no-disc-left = tu n’as pas de disque pour { FORM($station, "the") }
no-disc = tu n’as plus { FORM($disc, "none") } sur ton plateau individuel
no-disc-corners = { FORM($target, "the") } a des coins blancs : un disque à coins foncés n’y va que si tu n’en as plus à coins blancs
no-disc-transport = il ne te resterait que ${ $left }, et le transport coûte ${ $transport }
no-disc-from-station = un disque de ton plateau individuel convient, il faut le prendre
no-disc-back = le disque doit venir d’une autre gare
no-disc-at = tu n’as pas de disque à { FORM($station, "the") }
no-value = { $city } demande une valeur de { $needed }, ta livraison vaut { $there }
no-second-disc = ton disque est déjà à { $city }
