# Questions et coups des jeux autour de Kansas City.

## Questions

ask-discard =
    { $count ->
        [one] Défausse encore { $count } carte
       *[other] Défausse encore { $count } cartes
    }
ask-place = Où commence ton { -herder } ? Choisis un bâtiment neutre
ask-phase-a =
    { $most ->
        [one] Où va ton { -herder } ? { $most } pas
       *[other] Où va ton { -herder } ? 1 à { $most } pas
    }
ask-phase-b =
    { $copied ->
        [yes] { $use ->
            [nothing] Copie, { place-name } : plus rien à utiliser, termine la copie
            [others] Copie, { place-name } : utilise ses autres actions, ou termine la copie
           *[all] Copie, { place-name } : utilise ses actions, ou termine la copie
        }
       *[no] { $use ->
            [nothing] { CAP(place-name) } : plus rien à faire, termine la phase B
            [auxiliary] { CAP(place-name) } : fais une action auxiliaire simple, ou termine la phase B
            [others] { CAP(place-name) } : utilise les autres actions, ou termine la phase B
           *[all] { CAP(place-name) } : utilise les actions, ou fais à la place une action auxiliaire simple
        }
    }
ask-offer = Tu peux { LIST($programs, "or") }
ask-pay-card =
    { $second ->
        [yes] Défausse une deuxième carte du même type que { FORM($card, "the") }
       *[no] Défausse { FORM($cards, "a") }
    }
ask-remove =
    { $most ->
        [one] Retire de la partie encore { $most } carte de ta main au plus
       *[other] Retire de la partie encore { $most } cartes de ta main au plus
    }
ask-hire =
    { $rows ->
        [one] Engage un travailleur de la rangée { $rows } du marché de l’emploi{ hire-change }
        [2] Engage un travailleur des rangées 1 et 2 du marché de l’emploi{ hire-change }
       *[other] Engage un travailleur des rangées 1 à { $rows } du marché de l’emploi{ hire-change }
    }
ask-buy =
    { $bought ->
        [0] Achète du bétail avec { cowboy-count }
       *[other] Achète encore du bétail avec { cowboy-count }, ou termine l’achat
    }
cowboy-count =
    { $cowboys ->
        [one] { $cowboys } { worker-cowboy }
       *[other] { $cowboys } { worker-cowboy.many }
    }
ask-build = Construis un bâtiment à ${ $amount } par { worker-builder }
ask-engine =
    { $most ->
        [one] Avance ta locomotive de { $most } case{ or-decline }
        [2] Avance ta locomotive de 1 ou 2 cases{ or-decline }
       *[other] Avance ta locomotive de 1 à { $most } cases{ or-decline }
    }
or-decline =
    { $optional ->
        [yes] , ou refuse
       *[no] {""}
    }
ask-engine-back =
    { $count ->
        [one] Recule ta locomotive de { $count } case
       *[other] Recule ta locomotive de { $count } cases exactement
    }
ask-engine-return = Ta locomotive est sur la dernière case : ramène-la sur n’importe quelle case libre, puis gagne ${ $bonus }
ask-engine-deliver = Livraison extraordinaire : de combien recule ta locomotive ? D’au moins 1 case
ask-upgrade = Améliorer { FORM($station, "the") } pour ${ $price } ({ $points } PV) ?
ask-upgrade-behind = Quelle gare derrière ta locomotive améliores-tu ?
ask-disc =
    { $board ->
        [yes] Quel disque va { FORM($target, "to-the") } ? { $corners ->
            [dark] Tous les disques conviennent
           *[white] D’abord ceux à coins blancs
        }{ $transport ->
            [0] {""}
           *[other] ; il doit rester ${ $transport } pour le transport
        }
       *[no] Aucun disque de ton plateau ne peut aller { FORM($target, "to-the") } : prends celui d’une gare
    }
ask-master = Donner un travailleur engagé pour le chef de gare { FORM($station, "of-the") } ? { CAP($master) }
ask-objective =
    { $hand ->
        [yes] Prends une carte objectif en main{ or-decline }
       *[no] Prends une carte objectif{ or-decline }
    }
ask-hazard =
    { $price ->
        [0] Quel danger retires-tu ? C’est gratuit
       *[other] Quel danger retires-tu pour ${ $price } ?
    }
ask-outlaw = De quel hors-la-loi touches-tu la prime ?
ask-auxiliary =
    { $double ->
        [yes] Choisis une action auxiliaire simple ou double
       *[no] Choisis une action auxiliaire simple
    }
ask-draw =
    { $drawn ->
        [0] { $most ->
            [one] Pioche { $most } carte, puis défausses-en 1
           *[other] Combien de cartes pioches-tu ? 1 à { $most } ; puis défausses-en autant
        }
       *[other] { $most ->
            [one] Pioches-tu encore { $most } carte ? Tu défausses ensuite autant de cartes que tu en as pioché
           *[other] Pioches-tu encore une carte ? Jusqu’à { $most } de plus ; tu défausses ensuite autant de cartes que tu en as pioché
        }
    }
ask-move =
    { $most ->
        [one] Déplace ton { -herder } de { $most } pas{ ask-move-free }
        [2] Déplace ton { -herder } de 1 ou 2 pas{ ask-move-free }
       *[other] Déplace ton { -herder } de 1 à { $most } pas{ ask-move-free }
    }
ask-move-free =
    { $free ->
        [yes] {" "}sans péage, sans entrer à Kansas City
       *[no] {""}
    }
ask-enter-city = Entre à { $city }, ou joue d’abord des cartes objectif
ask-foresight =
    { $whose ->
        [automa] Quelle tuile de la colonne { $column } { -automa } place-t-il ?
       *[you] Quelle tuile de la colonne { $column } places-tu ?
    }
ask-income =
    { $most ->
        [0] Montre ta main et touche ton revenu
        [one] Montre ta main et touche ton revenu : gardes-tu le certificat ?
       *[other] Montre ta main et touche ton revenu : combien de tes { $most } certificats gardes-tu ?
    }
ask-simmental = Faire grandir { FORM($card, "a") } en { $becomes } ?
ask-city =
    { $ordinary ->
        [yes] Où livres-tu ? Ta livraison vaut { $value }
       *[no] Livraison extraordinaire de valeur { $value } : où vas-tu ?
    }
ask-copy = Quel bâtiment adjacent utilises-tu ?
ask-held = Le revenu est touché : utilise des jetons d’échange avant de défausser ta main

## Ce qui reste ensuite, et à quoi sert un coup

left =
    { $tokens ->
        [0] il ne te reste plus de jeton
        [one] il te reste { $tokens } jeton
        [other] il te reste { $tokens } jetons
       *[none] { $cowboys ->
            [0] il te reste ${ $money }
            [one] il te reste ${ $money } et { $cowboys } { worker-cowboy }
            [other] il te reste ${ $money } et { $cowboys } { worker-cowboy.many }
           *[none] il te reste ${ $money }
        }
    }
and-left =
    { $form ->
        [brief] {""}
       *[full] { $left ->
            [left] ; { $left }
           *[none] {""}
        }
    }
price-left =
    { $form ->
        [brief] {""}
       *[full] { $price ->
            [0] {""}
            [one] ; { $left }
            [other] ; { $left }
           *[none] {""}
        }
    }
for-price =
    { $price ->
        [0] {" "}gratuitement
        [one] {" "}pour ${ $price }
        [other] {" "}pour ${ $price }
       *[none] {""}
    }
serving =
    { $form ->
        [brief] {""}
       *[full] { $tasks ->
            [0] {""}
            [one] ; ton objectif : { LIST($tasks, "and") }
            [other] ; tes objectifs : { LIST($tasks, "and") }
           *[none] {""}
        }
    }

## Coups

move-done =
    { $decision ->
        [buy] Terminer l’achat
        [simmental] Ne faire grandir { FORM($card, "no") }
        [draw] Ne plus piocher de carte
        [held] Défausser la main
       *[phase-b] { $copied ->
            [yes] Terminer la copie
           *[no] Terminer la phase B
        }
    }
move-decline =
    { $decision ->
        [engine] Laisser la locomotive où elle est
        [upgrade] Ne pas améliorer { FORM($station, "the") }
        [master] Ne pas prendre le chef de gare
        [objective] Ne prendre aucune carte objectif
        [remove] Ne plus retirer de carte
        [pay-card] La carte demandée n’est plus là : l’action est perdue
        [copy] Ne rien copier finalement
       *[offer] Refuser
    }
move-enter = Entrer à { $city }
move-place = Placer ton { -herder } sur { form-place-the }
move-move =
    { $free ->
        [yes] Avancer de { step-count } jusqu’{ form-place-to }{ via }, sans péage
        [no] Avancer de { step-count } jusqu’{ form-place-to }{ via }{ $fees ->
            [0] , sans péage
           *[other] : { LIST($fees, "and") } ; { $left }
        }
       *[none] Déplacer ton { -herder } jusqu’{ form-place-to }
    }
step-count =
    { $steps ->
        [one] { $steps } pas
       *[other] { $steps } pas
    }
via =
    { $via ->
        [0] {""}
       *[other] {" "}par { LIST($via, "and", "the") }
    }
fee = ${ $amount } { fee-payee }
fee-short = ${ $amount } au lieu de ${ $due } { fee-payee }
fee-payee =
    { $payee ->
        [seat] à { $payee } ({ $place })
       *[bank] à la banque ({ $place })
    }
move-do = { CAP($program) }
move-auxiliary =
    { $size ->
        [double] Action auxiliaire double : { $program }
       *[single] Action auxiliaire simple : { $program }
    }
move-play = Jouer une carte objectif : { FORM($objective, "full") }{ $program ->
        [program] ; tu peux ensuite { $program }
       *[none] {""}
    }
move-token =
    { $most ->
        [one] Utiliser un jeton d’échange : { token-draws } ; { $left }
        [other] Utiliser un jeton d’échange : { token-draws } ; { $left }
       *[none] { $count ->
            [one] Utiliser un jeton d’échange : piocher { $count } carte, puis en défausser 1 ; { $left }
           *[other] Utiliser un jeton d’échange : piocher { $count } cartes, puis en défausser { $count } ; { $left }
        }
    }
token-draws =
    { $most ->
        [one] piocher { $most } carte, puis en défausser 1
       *[other] piocher jusqu’à { $most } cartes une par une, puis en défausser autant
    }
move-hold = Garder la main après le revenu, pour utiliser des jetons d’échange avant de la défausser
move-aside = Utiliser un jeton d’échange pendant le tour d’un autre : { token-draws } ; { $left }
move-discard = Défausser { a-card }
move-remove = Retirer de la partie { a-card }
move-hire = Engager { FORM($worker, "a") } de la rangée { $row }{ for-price }{ price-left }{ hire-nth }{ $gains ->
        [gift] : { $gains }
       *[none] {""}
    }
hire-nth =
    { $form ->
        [brief] {""}
       *[full] { $nth ->
            [1] ; ton 1er { $worker }
            [one] ; ton { $nth }e { $worker }
            [other] ; ton { $nth }e { $worker }
           *[none] {""}
        }
    }
move-buy = Acheter { $alike ->
        [one] { LIST($cards, "and", "a") }
       *[other] { FORM($card, "count", $alike) }
    } pour ${ $price } avec { cowboy-count }{ and-left }{ serving }
move-reveal =
    { $count ->
        [one] Utiliser { cowboy-count } pour ajouter { $count } carte au marché aux bestiaux
       *[other] Utiliser { cowboy-count } pour ajouter { $count } cartes au marché aux bestiaux
    }
move-build = Construire le { $tile } ({ $points } PV) sur { FORM($place, "the") }{ $woods ->
        [yes] {" "}en forêt
       *[no] {""}
    }{ $replaces ->
        [tile] {" "}à la place de { $replaces }
       *[none] {""}
    }{ for-price }{ price-left }{ $risk ->
        [program] ; action à risque : { $risk }
       *[none] {""}
    }{ serving }
move-engine =
    { $way ->
        [forward] Avancer ta locomotive de { space-count } jusqu’à { engine-place }{ upgrade-there }
        [back] Reculer ta locomotive de { space-count } jusqu’à { engine-place }{ upgrade-there }
        [return] Ramener ta locomotive à { engine-place } et gagner ${ $bonus }{ upgrade-there }
        [deliver] Reculer ta locomotive jusqu’à { engine-place } pour une livraison de valeur { $value }
       *[to] Déplacer ta locomotive jusqu’à { engine-place }
    }
space-count =
    { $steps ->
        [one] { $steps } case
       *[other] { $steps } cases
    }
upgrade-there =
    { $upgrade ->
        [one] ; tu peux y améliorer la gare pour ${ $upgrade }
        [other] ; tu peux y améliorer la gare pour ${ $upgrade }
       *[none] {""}
    }
move-upgrade = Améliorer { FORM($station, "the") } pour ${ $price } ({ $points } PV) ; { $left }{ $master ->
        [master] ; son chef de gare : { $master }
       *[none] {""}
    }{ serving }
move-disc = { CAP($disc) } : { $price ->
        [0] {""}
       *[other] payer ${ $price }, {""}
    }{ $bonus ->
        [0] {""}
       *[other] gagner ${ $bonus }, {""}
    }{ $unlocks ->
        [0] rien ne s’ouvre encore
        [one] { LIST($unlocks, "comma") }
        [other] { LIST($unlocks, "comma") }
       *[none] il n’y en a plus sur ton plateau individuel
    }{ placed }
placed =
    { $transport ->
        [0] {""}
        [one] ; transport ${ $transport }
        [other] ; transport ${ $transport }
       *[none] {""}
    }{ $reward ->
        [0] {""}
        [one] ; gagner ${ $reward }
        [other] ; gagner ${ $reward }
       *[none] {""}
    }{ and-left }
opens-steps = limite de pas { $limit }
opens-hand = limite de main { $limit }
opens-certificates = limite de certificats { $limit }
opens-auxiliary =
    { $size ->
        [double] action auxiliaire double ({ $program })
       *[single] action auxiliaire simple ({ $program })
    }
opens-points = { $points } PV
move-disc-from = Prendre le disque { FORM($station, "of-the") } ({ $points } PV){ $target ->
        [city] {" "}pour { FORM($target, "the") }
        [station] {" "}pour { FORM($target, "the") }
       *[none] {""}
    }{ placed }
move-master = { $master ->
        [master] Donner { FORM($worker, "a") } pour le chef de gare : { $master }
       *[none] Donner { FORM($worker, "a") } pour un chef de gare
    }
move-objective = { $hand ->
        [yes] Prendre une carte objectif en main
       *[no] Prendre une carte objectif
    } : { FORM($objective, "full") }{ $program ->
        [program] ; une fois jouée : { $program }
       *[none] {""}
    }
move-objective-top =
    { $hand ->
        [yes] Prendre en main la carte du dessus de la pile d’objectifs
       *[no] Prendre la carte du dessus de la pile d’objectifs
    }
move-hazard =
    { $lies ->
        [hazard] Retirer { FORM($tile, "the") } de { FORM($place, "the") }{ for-price }{ price-left }{ serving }
       *[nothing] Retirer un danger de { FORM($place, "the") }{ for-price }
    }
move-outlaw =
    { $lies ->
        [outlaw] Prendre { FORM($tile, "the") } de { FORM($place, "the") } : { $program }{ price-left }{ serving }
       *[nothing] Prendre le { -outlaw } de { FORM($place, "the") } : { $program }
    }
move-draw =
    { $drawn ->
        [0] { $count ->
            [one] Piocher { $count } carte, puis en défausser 1
           *[other] Piocher { $count } cartes, puis en défausser { $count }
        }
       *[other] Piocher encore une carte
    }
move-foresight =
    { $goes ->
        [trail] Placer { FORM($tile, "the") } sur { FORM($place, "the") }
        [jobs] Placer { FORM($tile, "the") } dans la rangée { $row } du marché de l’emploi{ $fills ->
            [yes] ; le marché aux bestiaux est complété
           *[no] {""}
        }{ $ends ->
            [yes] { $whose ->
                [automa]  ; { -automa } prend le jeton du marché de l’emploi et la dernière manche commence
               *[you]  ; tu prends le jeton du marché de l’emploi et la dernière manche commence
            }
           *[no] {""}
        }
        [out] Choisir { FORM($tile, "the") } : aucune case n’est libre, la tuile quitte la partie
       *[none] Choisir { FORM($tile, "the") }
    }
move-keep =
    { $choice ->
        [yes] { CAP($certificates) }{ income }
       *[no] Toucher ton revenu{ income }
    }
used-certificates =
    { $form ->
        [plus] { $used ->
            [0] {""}
            [one] {" "}+ { $used } certificat
           *[other] {" "}+ { $used } certificats
        }
       *[kept] { kept-certificates }
    }
kept-certificates =
    { $left ->
        [0] ne garder aucun certificat
        [one] garder { $left } certificat
       *[other] garder { $left } certificats
    }
income =
    { $bonus ->
        [one] : gagner ${ $bonus }{ income-parts }
        [other] : gagner ${ $bonus }{ income-parts }
       *[none] {""}
    }
income-parts = {" "}(valeur d’élevage { $value }{ FORM($certificates, "plus") }{ $permanent ->
        [0] {""}
        [one] {" "}+ { $permanent } certificat permanent
       *[other] {" "}+ { $permanent } certificats permanents
    })
move-raise = Faire grandir { FORM($card, "a") } en { $becomes }, qui va dans ta défausse
move-deliver = Livrer à { $city } (valeur { $value }){ $disc ->
        [yes] {""}
       *[no] : plus aucun disque à y placer
    }{ $transport ->
        [0] {""}
        [one] ; transport ${ $transport }
        [other] ; transport ${ $transport }
       *[none] {""}
    }{ $bonus ->
        [0] {""}
        [one] ; gagner ${ $bonus }
        [other] ; gagner ${ $bonus }
       *[none] {""}
    }{ $points ->
        [0] {""}
        [one] ; { $points } PV
        [other] ; { $points } PV
       *[none] {""}
    }{ $arrows ->
        [0] {""}
        [one] ; { LIST($arrows, "semicolon") }
        [other] ; { LIST($arrows, "semicolon") }
       *[none] {""}
    }{ and-left }{ serving }
move-copy = Utiliser { form-place-the }{ $actions ->
        [0] {""}
       *[other] : { LIST($actions, "semicolon") }
    }
