# El Paso : comment s’appellent les choses, ce que font les actions, les questions et les coups.

-automa = Sue

## Travailleurs et cartes

worker-cowboy = cow-boy
    .gender = m
    .many = cow-boys
worker-builder = bâtisseur
    .gender = m
    .many = bâtisseurs
worker-engineer = ingénieur
    .gender = m
    .many = ingénieurs
    .sound = vowel
worker-joker = joker
    .gender = m
    .many = jokers
workers = { FORM($worker, "count", $count) }

card-criollo = Criollo
    .gender = f
    .many = Criollo
card-pineywoods = Pineywoods
    .gender = f
    .many = Pineywoods
card-galloway = Galloway
    .gender = f
    .many = Galloway
card-santa-gertrudis = Santa Gertrudis
    .gender = f
    .many = Santa Gertrudis
card-black-angus = Black Angus
    .gender = f
    .many = Black Angus
card-corriente = Corriente
    .gender = f
    .many = Corriente
card-shorthorn = Shorthorn
    .gender = f
    .many = Shorthorn
card-hereford = Hereford
    .gender = f
    .many = Hereford
card-simmental = Simmental
    .gender = f
    .many = Simmental

# Les cartes de plusieurs races qu’une action demande.
cards-cattle = carte bétail
    .gender = f
    .a = n’importe quelle carte bétail
cards-value-1 = carte bétail de valeur 1
    .gender = f
cards-value-2 = carte bétail de valeur 2
    .gender = f
cards-value-3 = carte bétail de valeur 3
    .gender = f
cards-value-4 = carte bétail de valeur 4
    .gender = f
cards-value-5 = carte bétail de valeur 5
    .gender = f

colour-gray = grise
colour-black = noire
colour-white = blanche
colour-green = verte
colour-yellow = jaune
colour-blue = bleue
colour-brown = marron
colour-purple = violette
colour-orange = orange

## Tuiles et cases

space-EL-PASO = El Paso
    .gender = name
    .sound = vowel
space-B = case B
    .gender = f
    .short = B
space-C = case C
    .gender = f
    .short = C
space-D = case D
    .gender = f
    .short = D
space-E = case E
    .gender = f
    .short = E
space-F = case F
    .gender = f
    .short = F
space-G = case G
    .gender = f
    .short = G
space-S1 = case S1
    .gender = f
    .short = S1
space-S2 = case S2
    .gender = f
    .short = S2
space-S3 = case S3
    .gender = f
    .short = S3
space-S4 = case S4
    .gender = f
    .short = S4
space-S5 = case S5
    .gender = f
    .short = S5
space-S6 = case S6
    .gender = f
    .short = S6
space-S7 = case S7
    .gender = f
    .short = S7
space-S8 = case S8
    .gender = f
    .short = S8
space-S9 = case S9
    .gender = f
    .short = S9
# Une case par ce qui s’y trouve : bâtiment C, ton 4a (case S2), 4a (Ada, case S2), El Paso.
place-name =
    { $lies ->
        [neutral] bâtiment { $tile }
        [building] { form-place-built }
       *[nothing] { $place }
    }
form-place-built =
    { $whose ->
        [you] ton { $tile } ({ $place })
        [automa] { $tile } ({ -automa }, { $place })
       *[other] { $tile } ({ $owner }, { $place })
    }
# le bâtiment C, ton 4a (case S2), le 4a (Ada, case S2), El Paso
form-place-the =
    { $lies ->
        [neutral] le { place-name }
        [building] { $whose ->
            [you] { place-name }
           *[other] le { place-name }
        }
       *[nothing] { FORM($place, "the") }
    }
# au bâtiment C, à ton 4a (case S2), au 4a (Ada, case S2), à El Paso
form-place-to =
    { $lies ->
        [neutral] au { place-name }
        [building] { $whose ->
            [you] à { place-name }
           *[other] au { place-name }
        }
       *[nothing] { FORM($place, "to-the") }
    }
whose-tile =
    { $whose ->
        [you] ton { $tile }
        [automa] le { $tile } ({ -automa })
       *[other] le { $tile } ({ $owner })
    }

# Ce que demandent les tuiles objectif.
# Sous la forme « done », la chose sans le nombre.
need =
    { $form ->
        [done] { form-need-done }
       *[count] { FORM($need, "count", $count) }
    }
form-need-done =
    { $count ->
        [one] { $need }
       *[other] { FORM($need, "many") }
    }
need-post =
    { $form ->
        [done] {""}
       *[count] { $count }{" "}
    }{ $count ->
        [one] disque sur un comptoir de { $value } ou plus
       *[other] disques sur des comptoirs de { $value } ou plus
    }
need-building = bâtiment
    .gender = m
    .many = bâtiments
need-bonus = tuile bonus
    .gender = f
    .many = tuiles bonus
# cow-boys (1 sur 2)
done-of = { FORM($need, "done") } ({ $done } sur { $count })

## Le plateau individuel

disc-aux-money = disque auxiliaire (argent)
    .gender = m
    .short = action auxiliaire argent
disc-aux-certificate = disque auxiliaire (certificat)
    .gender = m
    .short = action auxiliaire certificat
disc-aux-exchange = disque auxiliaire (échange)
    .gender = m
    .short = action auxiliaire échange
disc-aux-remove = disque auxiliaire (retrait)
    .gender = m
    .short = action auxiliaire retrait
disc-permanent = disque de certificat permanent
    .gender = m
    .short = certificat permanent
disc-hand = disque de main
    .gender = m
    .short = limite de main
disc-step = disque de pas
    .gender = m
    .short = limite de pas

auxiliary-money = argent
auxiliary-certificate = certificat
auxiliary-exchange = échange d’une carte
auxiliary-remove = retrait d’une carte

certificates = tu en auras { $to }
certificates-stay = tu restes à { $to }
now-certificates =
    { $certificates ->
        [certificates] {" "}({ $certificates })
        [certificates-stay] {" "}({ $certificates })
       *[none] {""}
    }
certificate-count =
    { $amount ->
        [one] { $amount } certificat
       *[other] { $amount } certificats
    }

# Ce qui marche sans un disque du plateau individuel.
opens-permanent =
    { $amount ->
        [one] { $amount } certificat permanent
       *[other] { $amount } certificats permanents
    }{ $limit ->
        [one] {" "}dès la prochaine livraison
        [other] {" "}dès la prochaine livraison (alors { $limit })
       *[none] {""}
    }
opens-hand =
    { $limit ->
        [one] limite de main { $limit }
        [other] limite de main { $limit }
       *[none] limite de main +{ $amount }
    }
opens-steps =
    { $limit ->
        [one] limite de pas { $limit }
        [other] limite de pas { $limit }
       *[none] limite de pas +{ $amount }
    }
opens-auxiliary =
    { $better ->
        [yes] meilleure action auxiliaire ({ $program })
       *[no] action auxiliaire ({ $program })
    }

## Prix, et ce qui reste. $price manque là où l’on ne paie rien, $left là où l’on ne peut pas payer.

price =
    { $price ->
        [0] gratuitement
       *[other] pour ${ $price }
    }
cost =
    { $choice ->
        [yes] { FORM($worker, "count", $count) } ou { $count ->
            [one] { worker-joker }
           *[other] { worker-joker.many }
        }
       *[no] { LIST($workers, "comma") }
    } et ${ $price }
left =
    { $money ->
        [one] il te reste ${ $money }
        [other] il te reste ${ $money }
       *[none] { $tokens ->
            [0] il ne te reste plus de jeton
            [one] il te reste { $tokens } jeton
           *[other] il te reste { $tokens } jetons
        }
    }
# Après un prix ; ce qui ne coûte rien laisse tout.
price-left =
    { $price ->
        [0] {""}
        [one] { and-left }
        [other] { and-left }
       *[none] {""}
    }
and-left =
    { $form ->
        [brief] {""}
       *[full] { $left ->
            [left] ; { $left }
           *[none] {""}
        }
    }
# Les besoins de tes objectifs que servirait un coup.
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

## Actions. Un programme se dit comme ce qu’il faut faire : défausser une Galloway pour $2.
## Une étape a la forme « bare » après « gagner » ou « pour ».

program =
    { $needs ->
        [0] { $gain ->
            [yes] gagner { LIST($gives, "and", "bare") }
           *[no] { LIST($gives, "and") }
        }
       *[other] { LIST($needs, "and") } { $gain ->
            [yes] pour { LIST($gives, "and", "bare") }
           *[no] pour { LIST($gives, "and") }
        }
    }
# Toutes les possibilités d’une action d’une tuile, et toutes ses actions.
action = { LIST($programs, "or") }

do-money =
    { $form ->
        [bare] ${ $amount }
       *[verb] gagner ${ $amount }
    }
do-pay = payer ${ $amount }
do-certificate =
    { $form ->
        [bare] { certificate-count }
       *[verb] gagner { certificate-count }
    }
do-token =
    { $form ->
        [bare] { token-count }
       *[verb] gagner { token-count }
    }
do-gain =
    { $form ->
        [bare] { FORM($card, "a") } du marché
       *[verb] gagner { FORM($card, "a") } du marché
    }
do-discard = défausser { FORM($cards, "a") }
do-sell = défausser n’importe quelle carte bétail pour ${ $amount } par point de valeur d’élevage
hire-price =
    { $amount ->
        [0] gratuitement
       *[other] pour ${ $amount }
    } (un { worker-joker } pour ${ $joker })
do-hire = engager un travailleur { hire-price }
do-hire-another = engager un autre travailleur, d’un autre type, { hire-price }
do-buy = acheter une carte bétail
do-train = utiliser une carte train
do-build = construire ou remplacer un bâtiment
do-objective = prendre une tuile objectif
do-bonus = prendre une tuile bonus
do-any-tile = prendre une tuile objectif ou bonus
do-auxiliary =
    { $amount ->
        [one] faire une action auxiliaire
       *[other] faire au plus { $amount } actions auxiliaires différentes
    }
do-move =
    { $amount ->
        [one] déplacer le bouvier de { $amount } pas et utiliser le lieu atteint
       *[other] déplacer le bouvier de { $amount } pas au plus et utiliser le lieu atteint
    }
do-remove = retirer de la partie { FORM($cards, "a") } en main
do-exchange =
    { $amount ->
        [one] piocher 1 carte, puis en défausser 1
       *[other] piocher 1 carte, puis en défausser 1, au plus { $amount } fois
    }

## Questions

ask-start-objective = Avec quelle tuile objectif commences-tu ?
ask-place = Où commence ton bouvier ? Choisis un bâtiment neutre
ask-move =
    { $most ->
        [one] Où va ton bouvier ? { $most } pas
       *[other] Où va ton bouvier ? 1 à { $most } pas
    }
ask-action =
    { $use ->
        [nothing] { CAP(place-name) }{ place-left } : plus rien à faire, { action-end }
        [others] { CAP(place-name) }{ place-left } : utilise les autres actions, ou { action-end }
        [auxiliary] { CAP(place-name) }{ place-left } : fais une action auxiliaire, ou { action-end }
       *[all] { CAP(place-name) }{ place-left } : utilise les actions, ou fais à la place une action auxiliaire
    }
action-end =
    { $more ->
        [yes] restes-en là
       *[no] termine la phase d’action
    }
place-left =
    { $away ->
        [yes] , que ton bouvier a quitté
       *[no] {""}
    }
ask-last-call = Ton dernier tour est fini : utiliser encore des travailleurs et des jetons d’échange ?
ask-train-actions =
    { $use ->
        [nothing] Carte train { $train } : plus rien à faire
        [others] Carte train { $train } : utilise les autres actions
       *[all] Carte train { $train } : utilise les actions
    }
ask-auxiliary =
    { $count ->
        [0] { $most ->
            [one] Quelle action auxiliaire fais-tu ?
           *[other] Quelle action auxiliaire fais-tu d’abord ? Au plus { $most } différentes
        }
       *[other] Quelle autre action auxiliaire fais-tu ?
    }
ask-hire =
    Quel travailleur engages-tu { price } (un { worker-joker } pour ${ $joker }) ?{ $barred ->
        [cowboy] {" "}Pas un autre { $barred }
        [builder] {" "}Pas un autre { $barred }
        [engineer] {" "}Pas un autre { $barred }
        [joker] {" "}Pas un autre { $barred }
       *[none] {""}
    }
ask-buy = Quelle carte bétail achètes-tu ? ${ $price } par { $worker } ou { worker-joker }
ask-train = Quelle carte train utilises-tu ? ${ $price } par { $worker } ou { worker-joker }
ask-build = Quel bâtiment construis-tu, et où ? ${ $price } par { $worker } ou { worker-joker }
ask-pay-workers = Tu dépenses { FORM($worker, "count", $count) } : combien de jokers à la place ?
ask-tile =
    { $tile ->
        [objective] Quelle tuile objectif prends-tu, de l’étalage ou de la pile ?
        [bonus] Quelle tuile bonus prends-tu, de l’étalage ou de la pile ?
       *[any] Quelle tuile objectif ou bonus prends-tu, de l’étalage ou d’une pile ?
    }
ask-pay-card =
    Défausse { FORM($cards, "a") }{ $factor ->
        [0] {""}
       *[other] {" "}pour ${ $factor } par point de valeur d’élevage
    }
ask-remove = Tu peux retirer de la partie { FORM($cards, "a") } de ta main
ask-discard = Quelle carte défausses-tu ?
ask-again =
    { $most ->
        [one] Tu peux encore une fois piocher 1 carte et en défausser 1
       *[other] Tu peux encore piocher 1 carte et en défausser 1, au plus { $most } fois
    }
ask-keep =
    { $most ->
        [0] Montre ta main pour la livraison
        [one] Gardes-tu ton certificat dans cette livraison ?
       *[other] Combien de tes { $most } certificats gardes-tu dans cette livraison ?
    }
ask-post = Ta livraison vaut { $value } : sur quel comptoir places-tu un disque ?
ask-disc =
    { $possible ->
        [no] Plus aucun disque pour le comptoir { $post } ne peut être payé : choisis un autre comptoir
       *[yes] { $dark ->
            [yes] Quel disque va au comptoir { $post } ?
           *[no] Quel disque clair va au comptoir { $post } ?
        }
    }
ask-offer = Tu peux { $program }

## Coups. Sous la forme « brief », le moins important n’est pas dit.

move-done =
    { $decision ->
        [train-actions] Terminer la carte train { $train }
        [auxiliary] Ne pas faire d’autre action auxiliaire
        [last-call] Terminer ton dernier tour
       *[action] { $more ->
            [yes] Ne plus rien y faire
           *[no] Terminer la phase d’action
        }
    }
move-decline =
    { $decision ->
        [remove] Ne retirer aucune carte
        [again] Ne plus échanger
        [offer] Refuser
        [pay-card] La carte demandée n’est plus là : l’action est perdue
        [disc] Aucun disque pour ce comptoir ne peut être payé : en choisir un autre
        [post] Plus aucun comptoir n’accepte de disque : n’en placer aucun
       *[other] Ce qu’il faut n’est plus là : l’action est perdue
    }
move-again = Piocher encore 1 carte et en défausser 1
move-place = Placer ton bouvier sur { form-place-the }
move-move =
    { $steps ->
        [one] Avancer de { $steps } pas jusqu’{ form-place-to }{ arrival }
        [other] Avancer de { $steps } pas jusqu’{ form-place-to }{ arrival }
       *[none] Déplacer ton bouvier jusqu’{ form-place-to }
    }
arrival =
    { $form ->
        [brief] {""}
       *[full] { $whose ->
            [other] , où tu n’as qu’une action auxiliaire
            [automa] , où tu n’as qu’une action auxiliaire
           *[none] { $bonus ->
                [one] { city-arrival }
                [other] { city-arrival }
               *[none] {""}
            }
        }
    }
# $most est ce que vaut la livraison avec tous les certificats.
city-arrival =
    {""} : gagner ${ $bonus }, livrer { $delivery } (avec les certificats, jusqu’à { $most }){ $simmental ->
        [last] {""}, prendre la dernière Simmental
        [claim] {""}, occuper la case Simmental pour { $points } PV : les derniers tours commencent
       *[card] {""}
    }{ $loses ->
        [yes]  ; ce que tu n’as pas fait avant est perdu
       *[no] {""}
    }
move-do = { CAP($program) }{ now-certificates }{ price-left }
# $instead: `shown` where the tile itself shows an auxiliary action.
move-auxiliary =
    { $instead ->
        [printed] Action auxiliaire au lieu des actions de la tuile
        [shown] Action auxiliaire au lieu de toutes les actions de la tuile (sa propre action auxiliaire laisserait les autres disponibles)
       *[none] Action auxiliaire
    } : { $program }{ now-certificates }{ price-left }
move-token = Utiliser un jeton d’échange : piocher 1 carte, puis en défausser 1{ and-left }
move-bonus =
    Défausser { FORM($worker, "a") }{ $program ->
        [program] : { $program }{ now-certificates }{ price-left }
       *[none] { $most ->
            [one] {" "}pour 1 pas de plus
            [other] {" "}pour 1 pas de plus ({ $most } au plus)
           *[none] {" "}pour 1 pas de plus
        }
    }
move-hire =
    Engager { FORM($worker, "a") }{ $price ->
        [0] {" "}{ price }
        [one] {" "}{ price }{ price-left }
        [other] {" "}{ price }{ price-left }
       *[none] {""}
    }{ serving }
move-jokers =
    { $workers ->
        [0] Ne dépenser aucun joker
       *[other] Dépenser { LIST($workers, "and") }{ $jokers ->
            [0] {" "}et aucun joker
           *[other] {""}
        }
    }
move-buy =
    Acheter { FORM($card, "a") }{ $form ->
        [brief] {""}
       *[full] {" "}(valeur d’élevage { $value }, { $points } PV)
    } pour { cost }{ price-left }{ serving }
move-train =
    Utiliser la carte train { $train }{ $form ->
        [brief] {""}
       *[full] {" "}({ LIST($actions, "semicolon") })
    } pour { cost }{ price-left }
move-build =
    { $difference ->
        [one] Remplacer ton { $replaces } sur { FORM($place, "the") } par le { $building }
        [other] Remplacer ton { $replaces } sur { FORM($place, "the") } par le { $building }
       *[none] Construire le { $building } sur { FORM($place, "the") }
    }{ $form ->
        [brief] {""}
       *[full] {" "}({ $points } PV)
    } pour { cost }{ $form ->
        [brief] {""}
       *[full] { $space_price ->
            [0] {""}
           *[other] {""}, dont ${ $space_price } pour la case
        }{ price-left }
    }{ serving }
# $now : les points que la tuile ajouterait tout de suite.
move-objective =
    Prendre la tuile objectif pour { LIST($needs, "and") }{ $form ->
        [brief] {""}
       *[full] {" "}({ $points } PV){ $lacks ->
            [one] : il te manque { LIST($lacks, "and") }
            [other] : il te manque { LIST($lacks, "and") }
           *[none] : tu as tout, { $now ->
                [0] mais tes autres objectifs en ont besoin aussi
               *[other] { $now } PV de plus maintenant
            }
        }
    }
move-objective-top = Prendre la tuile objectif du dessus de la pile (il en reste { $count })
# Ce que donne une tuile bonus.
bonus-gives =
    { $program ->
        [program] { $program }
       *[none] { $permanent ->
            [one] { $permanent } certificat permanent
            [other] { $permanent } certificats permanents
           *[none] { $duplicates ->
                [one] { $duplicates } carte de plus d’une même race compte à chaque livraison
                [other] { $duplicates } cartes de plus d’une même race comptent à chaque livraison
               *[none] rien que des points
            }
        }
    }
move-bonus-tile = Prendre la tuile bonus : { bonus-gives }{ now-certificates } ({ $points } PV){ serving }
move-bonus-top = Prendre la tuile bonus du dessus de la pile (il en reste { $count })
move-discard =
    Défausser { FORM($card, "a") }{ $bonus ->
        [one] {" "}pour ${ $bonus }
        [other] {" "}pour ${ $bonus }
       *[none] {""}
    }
move-remove = Retirer de la partie { FORM($card, "a") }
move-keep =
    { $choice ->
        [no] Montrer ta main
       *[yes] { CAP(FORM($certificates, "kept")) }
    }{ $form ->
        [brief] {""}
       *[full] { $delivery ->
            [one] { delivery }
            [other] { delivery }
           *[none] {""}
        }
    }
used-certificates =
    { $form ->
        [kept] { $left ->
            [0] ne garder aucun certificat
            [one] garder { $left } certificat
           *[other] garder { $left } certificats
        }
       *[used] { $used ->
            [0] {""}
            [one] {" "}+ { $used } certificat
           *[other] {" "}+ { $used } certificats
        }
    }
permanent-ones =
    { $permanent ->
        [0] {""}
        [one] {" "}+ { $permanent } permanent
       *[other] {" "}+ { $permanent } permanents
    }
# $post est le plus haut comptoir qui accepte un disque.
delivery =
    {""} : livrer { $delivery } (valeur d’élevage { $value }{ FORM($certificates, "used") }{ permanent-ones }), { $open ->
        [yes] de quoi aller au comptoir { $post }
       *[no] aucun comptoir n’accepte de disque
    }
move-deliver =
    Placer un disque sur le comptoir { $post }{ $points ->
        [0] {""}
       *[other] {""}, { $points } PV
    }{ $optional ->
        [yes] : tu peux { $program }
        [no] : { $program }{ now-certificates }
       *[none] {""}
    }{ serving }
disc-gives =
    { $price ->
        [one] payer ${ $price },{" "}
        [other] payer ${ $price },{" "}
       *[none] { $bonus ->
            [one] gagner ${ $bonus },{" "}
            [other] gagner ${ $bonus },{" "}
           *[none] {""}
        }
    }{ LIST($unlocks, "comma") }
move-disc =
    Prendre { FORM($disc, "the") }{ $form ->
        [brief] {""}
       *[full] : { disc-gives }{ price-left }
    }
