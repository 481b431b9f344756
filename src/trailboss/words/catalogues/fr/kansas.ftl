# Les deux éditions autour de Kansas City : comment s’appellent les choses, et ce que font les actions.
# Ce qu’une édition nomme autrement est dans first-edition.ftl ou second-edition.ftl.

-herder =
    { $form ->
        [the] le bouvier
       *[other] bouvier
    }
-outlaw = hors-la-loi
-outlaws = hors-la-loi
-automa = Sam

## Travailleurs

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

## Cartes. Leurs noms sont ceux de l’édition.

a-card =
    { $objective ->
        [objective] { FORM($objective, "a") }
       *[none] { FORM($card, "a") }
    }
the-card =
    { $objective ->
        [objective] { FORM($objective, "the") }
       *[none] { FORM($card, "the") }
    }
# pas de Galloway, pas de carte objectif
form-card-none =
    { $objective ->
        [objective] { FORM($objective, "none") }
       *[none] { FORM($card, "none") }
    }
form-card-of-the =
    { $objective ->
        [objective] { FORM($objective, "of-the") }
       *[none] { FORM($card, "of-the") }
    }
objective =
    { $form ->
        [full] { $points } PV pour { LIST($tasks, "and") }{ $penalty ->
            [0] {""}
           *[other] , sinon { $penalty } PV
        }
        [the] la carte objectif ({ LIST($tasks, "comma") })
        [a] une carte objectif ({ LIST($tasks, "comma") })
        [none] de carte objectif ({ LIST($tasks, "comma") })
        [of-the] de la carte objectif ({ LIST($tasks, "comma") })
       *[other] carte objectif ({ LIST($tasks, "comma") })
    }
task = { FORM($task, "count", $count) }
# Où en est une tâche d’une carte objectif : 1 gare sur 2.
done-of = { FORM($task, "count", $done) } sur { $count }
task-building = bâtiment
    .gender = m
    .many = bâtiments
task-station = gare
    .gender = f
    .many = gares
task-hazard = danger
    .gender = m
    .many = dangers
task-green-outlaw = hors-la-loi vert
    .gender = m
    .many = hors-la-loi verts
task-orange-outlaw = hors-la-loi orange
    .gender = m
    .many = hors-la-loi orange
task-cattle-3 = carte bétail de valeur 3
    .gender = f
    .many = cartes bétail de valeur 3

# Les cartes de plusieurs sortes qu’une action demande.
cards-pair = deux cartes bétail du même type
    .a = deux cartes bétail du même type
    .none = deux cartes bétail du même type
cards-cattle = carte bétail
    .gender = f
    .a = n’importe quelle carte bétail
cards-objective = carte objectif
    .gender = f
cards-value-3 = carte bétail de valeur 3
    .gender = f

colour-gray = grise
colour-green = verte
colour-black = noire
colour-white = blanche
colour-yellow = jaune
colour-red = rouge
colour-blue = bleue
colour-brown = marron
colour-purple = violette
colour-orange = orange

## Tuiles

hazard-flood = inondation
    .gender = f
    .many = inondations
    .sound = vowel
hazard-drought = sécheresse
    .gender = f
    .many = sécheresses
hazard-rockfall = éboulement
    .gender = m
    .many = éboulements
    .sound = vowel
tile-green-outlaw = hors-la-loi vert
    .gender = m
    .many = hors-la-loi verts
tile-orange-outlaw = hors-la-loi orange
    .gender = m
    .many = hors-la-loi orange
tile-1a = 1a
    .gender = m
tile-1b = 1b
    .gender = m
tile-2a = 2a
    .gender = m
tile-2b = 2b
    .gender = m
tile-3a = 3a
    .gender = m
tile-3b = 3b
    .gender = m
tile-4a = 4a
    .gender = m
tile-4b = 4b
    .gender = m
tile-5a = 5a
    .gender = m
tile-5b = 5b
    .gender = m
tile-6a = 6a
    .gender = m
tile-6b = 6b
    .gender = m
tile-7a = 7a
    .gender = m
tile-7b = 7b
    .gender = m
tile-8a = 8a
    .gender = m
tile-8b = 8b
    .gender = m
tile-9a = 9a
    .gender = m
tile-9b = 9b
    .gender = m
tile-10a = 10a
    .gender = m
tile-10b = 10b
    .gender = m
tile-11a = 11a
    .gender = m
tile-11b = 11b
    .gender = m
tile-12a = 12a
    .gender = m
tile-12b = 12b
    .gender = m
tile-A = bâtiment A
    .gender = m
    .neutral = bâtiment neutre A
tile-B = bâtiment B
    .gender = m
    .neutral = bâtiment neutre B
tile-C = bâtiment C
    .gender = m
    .neutral = bâtiment neutre C
tile-D = bâtiment D
    .gender = m
    .neutral = bâtiment neutre D
tile-E = bâtiment E
    .gender = m
    .neutral = bâtiment neutre E
tile-F = bâtiment F
    .gender = m
    .neutral = bâtiment neutre F
tile-G = bâtiment G
    .gender = m
    .neutral = bâtiment neutre G
tile-flood-4-green = inondation (4 PV, main verte)
    .gender = f
    .sound = vowel
tile-flood-3-green = inondation (3 PV, main verte)
    .gender = f
    .sound = vowel
tile-flood-3-black = inondation (3 PV, main noire)
    .gender = f
    .sound = vowel
tile-flood-2-green = inondation (2 PV, main verte)
    .gender = f
    .sound = vowel
tile-flood-2-black = inondation (2 PV, main noire)
    .gender = f
    .sound = vowel
tile-drought-4-green = sécheresse (4 PV, main verte)
    .gender = f
tile-drought-3-green = sécheresse (3 PV, main verte)
    .gender = f
tile-drought-3-black = sécheresse (3 PV, main noire)
    .gender = f
tile-drought-2-green = sécheresse (2 PV, main verte)
    .gender = f
tile-drought-2-black = sécheresse (2 PV, main noire)
    .gender = f
tile-rockfall-4-green = éboulement (4 PV, main verte)
    .gender = m
    .sound = vowel
tile-rockfall-3-green = éboulement (3 PV, main verte)
    .gender = m
    .sound = vowel
tile-rockfall-3-black = éboulement (3 PV, main noire)
    .gender = m
    .sound = vowel
tile-rockfall-2-green = éboulement (2 PV, main verte)
    .gender = m
    .sound = vowel
tile-rockfall-2-black = éboulement (2 PV, main noire)
    .gender = m
    .sound = vowel
# Une tuile de la piste : le bâtiment C, ton 4a, le 4a (Ada), l’inondation.
tile =
    { $lies ->
        [nothing] rien
        [private] { whose-tile }
       *[other] { FORM($tile, "the") }
    }
whose-tile =
    { $whose ->
        [you] ton { $tile }
        [automa] le { $tile } ({ -automa })
       *[other] le { $tile } ({ $owner })
    }

## Les cases de la piste

space-START = départ
    .gender = m
    .at = au départ
space-KC = Kansas City
    .gender = name
space-A = case A
    .gender = f
    .short = A
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
space-A-1 = case A-1
    .gender = f
    .short = A-1
space-A-2 = case A-2
    .gender = f
    .short = A-2
space-A-3 = case A-3
    .gender = f
    .short = A-3
space-B-1 = case B-1
    .gender = f
    .short = B-1
space-B-2 = case B-2
    .gender = f
    .short = B-2
space-B-3 = case B-3
    .gender = f
    .short = B-3
space-C-1 = case C-1
    .gender = f
    .short = C-1
space-C-2 = case C-2
    .gender = f
    .short = C-2
space-C-3 = case C-3
    .gender = f
    .short = C-3
space-D-1 = case D-1
    .gender = f
    .short = D-1
space-E-1 = case E-1
    .gender = f
    .short = E-1
space-E-2 = case E-2
    .gender = f
    .short = E-2
space-F-1 = case F-1
    .gender = f
    .short = F-1
space-F-2 = case F-2
    .gender = f
    .short = F-2
space-G-1 = case G-1
    .gender = f
    .short = G-1
space-G-2 = case G-2
    .gender = f
    .short = G-2
space-FLOOD-1 = case d’inondation 1
    .gender = f
    .short = { hazard-flood } 1
space-FLOOD-2 = case d’inondation 2
    .gender = f
    .short = { hazard-flood } 2
space-FLOOD-3 = case d’inondation 3
    .gender = f
    .short = { hazard-flood } 3
space-FLOOD-4 = case d’inondation 4
    .gender = f
    .short = { hazard-flood } 4
space-DROUGHT-1 = case de sécheresse 1
    .gender = f
    .short = { hazard-drought } 1
space-DROUGHT-2 = case de sécheresse 2
    .gender = f
    .short = { hazard-drought } 2
space-DROUGHT-3 = case de sécheresse 3
    .gender = f
    .short = { hazard-drought } 3
space-DROUGHT-4 = case de sécheresse 4
    .gender = f
    .short = { hazard-drought } 4
space-ROCKFALL-1 = case d’éboulement 1
    .gender = f
    .short = { hazard-rockfall } 1
space-ROCKFALL-2 = case d’éboulement 2
    .gender = f
    .short = { hazard-rockfall } 2
space-ROCKFALL-3 = case d’éboulement 3
    .gender = f
    .short = { hazard-rockfall } 3
space-ROCKFALL-4 = case d’éboulement 4
    .gender = f
    .short = { hazard-rockfall } 4
space-OUTLAW-1 = case de { -outlaw } 1
    .gender = f
    .short = { -outlaw } 1
space-OUTLAW-2 = case de { -outlaw } 2
    .gender = f
    .short = { -outlaw } 2
space-OUTLAW-3 = case de { -outlaw } 3
    .gender = f
    .short = { -outlaw } 3
space-OUTLAW-4 = case de { -outlaw } 4
    .gender = f
    .short = { -outlaw } 4
space-OUTLAW-5 = case de { -outlaw } 5
    .gender = f
    .short = { -outlaw } 5
space-OUTLAW-6 = case de { -outlaw } 6
    .gender = f
    .short = { -outlaw } 6
space-OUTLAW-7 = case de { -outlaw } 7
    .gender = f
    .short = { -outlaw } 7
space-OUTLAW-8 = case de { -outlaw } 8
    .gender = f
    .short = { -outlaw } 8
space-OUTLAW-9 = case de { -outlaw } 9
    .gender = f
    .short = { -outlaw } 9
space-FLOOD-B1 = 1re case après les inondations
    .gender = f
space-FLOOD-B2 = 2e case après les inondations
    .gender = f
space-DROUGHT-B1 = case après les sécheresses
    .gender = f
space-ROCKFALL-B1 = 1re case après les éboulements
    .gender = f
space-ROCKFALL-B2 = 2e case après les éboulements
    .gender = f
space-OUTLAW-B1 = 1re case après les { -outlaws }
    .gender = f
space-OUTLAW-B2 = 2e case après les { -outlaws }
    .gender = f
# Une case par ce qui s’y trouve : bâtiment C, ton 4a (case A-2), 4a (Ada, case A-2), case d’inondation 1.
place-name =
    { $lies ->
        [neutral] { $tile }
        [private] { form-place-private }
       *[other] { $place }
    }
form-place-private =
    { $whose ->
        [you] ton { $tile } ({ $place })
        [automa] { $tile } ({ -automa }, { $place })
       *[other] { $tile } ({ $owner }, { $place })
    }
# le bâtiment C, ton 4a (case A-2), le 4a (Ada, case A-2), la case d’inondation 1
form-place-the =
    { $lies ->
        [neutral] { FORM($tile, "the") }
        [private] { $whose ->
            [you] { place-name }
           *[other] le { place-name }
        }
       *[other] { FORM($place, "the") }
    }
# au bâtiment C, à ton 4a (case A-2), au 4a (Ada, case A-2), à la case d’inondation 1
form-place-to =
    { $lies ->
        [neutral] { FORM($tile, "to-the") }
        [private] { $whose ->
            [you] à { place-name }
           *[other] au { place-name }
        }
       *[other] { FORM($place, "to-the") }
    }

## Voie ferrée et villes

city-kansas-city = Kansas City
    .gender = name
station-S1 = gare 1
    .gender = f
station-S2 = gare 2
    .gender = f
station-S3 = gare 3
    .gender = f
station-S4 = gare 4
    .gender = f
station-S5 = gare 5
    .gender = f
station-S6 = gare 6
    .gender = f
station-S7 = gare 7
    .gender = f
station-S8 = gare 8
    .gender = f
station-S9 = gare 9
    .gender = f
station-S10 = gare 10
    .gender = f
# Où s’arrête une locomotive.
engine-place =
    { $stop ->
        [turnout] la voie d’évitement { FORM($station, "of-the") }
        [last] la dernière case
       *[space] la case { $position }
    }

# Une tuile chef de gare par ce qu’elle donne : tout de suite, et à la fin.
master =
    { $programs ->
        [0] {""}
        [one] { LIST($programs, "or") }
        [other] { LIST($programs, "or") }
       *[none] { $permanent ->
            [one] { $permanent } certificat permanent
            [other] { $permanent } certificats permanents
           *[none] {""}
        }
    }{ $every ->
        [one] ; { $points } PV par { FORM($per, "per") }
        [other] ; { $points } PV par lot de { $every } { FORM($per, "many") }
       *[none] {""}
    }
master-SM1 = chef de gare 1
    .gender = m
master-SM2 = chef de gare 2
    .gender = m
master-SM3 = chef de gare 3
    .gender = m
master-SM4 = chef de gare 4
    .gender = m
master-SM5 = chef de gare 5
    .gender = m
master-SM6 = chef de gare 6
    .gender = m
master-SM7 = chef de gare 7
    .gender = m
master-SM8 = chef de gare 8
    .gender = m
master-SM9 = chef de gare 9
    .gender = m

## Le plateau individuel

disc-aux-money = disque auxiliaire (argent)
    .gender = m
disc-aux-draw = disque auxiliaire (pioche)
    .gender = m
disc-aux-certificate = disque auxiliaire (certificat)
    .gender = m
disc-aux-engine = disque auxiliaire (locomotive)
    .gender = m
disc-aux-remove = disque auxiliaire (retrait)
    .gender = m
disc-step-left = disque de pas gauche
    .gender = m
disc-step-right = disque de pas droit
    .gender = m
disc-hand = disque de main
    .gender = m
disc-certificate-4 = disque de certificats 4
    .gender = m
disc-certificate-6 = disque de certificats 6
    .gender = m

auxiliary-money = argent
auxiliary-draw = pioche
auxiliary-certificate = certificat
auxiliary-engine = locomotive
auxiliary-remove = retrait

certificates = tu en auras { $to }
certificates-stay = tu restes à { $to }

# Un programme, des points ou les deux, là où une place les donne.
gift =
    { $program ->
        [program] { $program }{ $points ->
            [one] {" "}et { $points } PV
            [other] {" "}et { $points } PV
           *[none] {""}
        }
       *[none] { $points } PV
    }
arrow = avec { $city } : { $gift }

## Actions. Un programme se dit comme ce qu’il faut faire : défausser une Galloway (blanche) pour $2.
## Une étape a la forme « bare » après « gagner » ou « pour », et « unit » là où le programme dit
## à la fin ce que l’on compte.

program =
    { $needs ->
        [0] { $gain ->
            [yes] gagner { program-gains }
           *[no] { LIST($gives, "and") }
        }
       *[other] { LIST($needs, "and") } { $gain ->
            [yes] pour { program-gains }
           *[no] pour { LIST($gives, "and") }
        }
    }
program-gains =
    { $per ->
        [per] { LIST($gives, "and", "unit") } par { FORM($per, "per") }{ $now ->
            [one] {" "}(tu en as { $now })
            [other] {" "}(tu en as { $now })
           *[none] {""}
        }
       *[none] { LIST($gives, "and", "bare") }
    }
# Toutes les possibilités d’une action d’une tuile.
action = { LIST($programs, "or") }
list-none-next = { $a }{ $b }
list-none-last = { $a }{ $b }

# D’après quoi l’on compte.
each =
    { $per ->
        [per] {" "}par { FORM($per, "per") }
       *[none] {""}
    }
now-dollars =
    { $now ->
        [one] {" "}(soit ${ $now })
        [other] {" "}(soit ${ $now })
       *[none] {""}
    }
now-number =
    { $now ->
        [one] {" "}(soit { $now })
        [other] {" "}(soit { $now })
       *[none] {""}
    }
now-certificates =
    { $certificates ->
        [certificates] {" "}({ $certificates })
        [certificates-stay] {" "}({ $certificates })
       *[none] {""}
    }
per-cowboys = { worker-cowboy }
    .per = { worker-cowboy }
    .many = { worker-cowboy.many }
per-builders = { worker-builder }
    .per = { worker-builder }
    .many = { worker-builder.many }
per-engineers = { worker-engineer }
    .per = { worker-engineer }
    .many = { worker-engineer.many }
per-woods = bâtiment construit en forêt
    .per = bâtiment construit en forêt
    .many = bâtiments construits en forêt
per-buildings = bâtiment construit sur la piste
    .per = bâtiment construit sur la piste
    .many = bâtiments construits sur la piste
per-hazards = tuile danger prise
    .per = tuile danger prise
    .many = tuiles danger prises
per-stations = gare améliorée
    .per = gare améliorée
    .many = gares améliorées
per-pairs = paire de { -outlaws }
    .per = paire de { -outlaws }
    .many = paires de { -outlaws }
per-objectives = carte objectif
    .per = carte objectif
    .many = cartes objectif
per-certificates = certificat
    .per = certificat
    .many = certificats
per-workers = travailleur
    .per = travailleur
    .many = travailleurs

do-money =
    { $form ->
        [unit] ${ $amount }
        [bare] ${ $amount }{ each }{ now-dollars }
       *[verb] gagner ${ $amount }{ each }{ now-dollars }
    }
do-pay = payer ${ $amount }{ each }{ now-dollars }
certificate-count =
    { $amount ->
        [one] { $amount } certificat
       *[other] { $amount } certificats
    }
do-certificate =
    { $form ->
        [unit] { certificate-count }
        [bare] { certificate-count }{ each }{ now-certificates }
       *[verb] gagner { certificate-count }{ each }{ now-certificates }
    }
do-certificate-max =
    { $form ->
        [bare] des certificats jusqu’à la limite{ now-certificates }
       *[verb] gagner des certificats jusqu’à la limite{ now-certificates }
    }
do-token =
    { $form ->
        [unit] { token-count }
        [bare] { token-count }{ each }
       *[verb] gagner { token-count }{ each }
    }
do-objective =
    { $form ->
        [bare] une carte objectif
       *[verb] prendre une carte objectif
    }
do-objective-hand =
    { $form ->
        [bare] une carte objectif en main
       *[verb] prendre une carte objectif en main
    }
do-discard = défausser { FORM($cards, "a") }
do-engine =
    { $per ->
        [per] avancer la locomotive de 1 case au plus{ each }{ now-number }
       *[none] { $amount ->
            [one] avancer la locomotive de { $amount } case
           *[other] avancer la locomotive de { $amount } cases au plus
        }
    }
do-engine-back =
    { $amount ->
        [one] reculer la locomotive de { $amount } case
       *[other] reculer la locomotive de { $amount } cases exactement
    }
do-hire = engager un travailleur{ hire-change }
hire-change =
    { $less ->
        [one] {" "}pour ${ $less } de moins
        [other] {" "}pour ${ $less } de moins
       *[none] { $amount ->
            [0] {""}
           *[other] {" "}pour ${ $amount } de plus
        }
    }
do-build = construire un bâtiment à ${ $amount } par { worker-builder }
do-hazard =
    { $amount ->
        [0] retirer un danger gratuitement
       *[other] retirer un danger pour ${ $amount }
    }
do-outlaw = toucher la prime d’un hors-la-loi
do-auxiliary-single = faire une action auxiliaire simple
do-auxiliary-double = faire une action auxiliaire simple ou double
do-move =
    { $amount ->
        [one] déplacer { -herder(form: "the") } de { $amount } pas et utiliser le lieu atteint
       *[other] déplacer { -herder(form: "the") } de { $amount } pas au plus et utiliser le lieu atteint
    }
do-ride = déplacer { -herder(form: "the") } de { $amount } pas au plus sans péage (pas d’action à l’arrivée, pas jusqu’à Kansas City)
do-draw =
    { $per ->
        [per] piocher au plus 1 carte{ each }, puis en défausser autant{ now-number }
       *[none] { $amount ->
            [one] piocher { $amount } carte, puis en défausser 1
           *[other] piocher au plus { $amount } cartes, puis en défausser autant
        }
    }
do-cycle =
    { $amount ->
        [one] piocher { $amount } carte, puis en défausser 1
       *[other] piocher { $amount } cartes, puis en défausser { $amount }
    }
do-remove =
    { $amount ->
        [one] retirer de la partie { $amount } carte en main
       *[other] retirer de la partie au plus { $amount } cartes en main
    }
do-buy = acheter du bétail
do-deliver = faire une livraison extraordinaire
do-copy = utiliser les actions locales d’un bâtiment adjacent
do-upgrade-behind = améliorer une gare derrière la locomotive
