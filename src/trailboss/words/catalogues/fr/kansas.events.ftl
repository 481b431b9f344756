# Ce qui s’est passé autour de Kansas City, une ligne à chaque fois : qui, quoi, à quel prix.

event-last-round = { $seat } prend le jeton du marché de l’emploi : les autres ont encore un tour

## La piste

event-placed = { $seat } place son { -herder } sur { FORM($space, "the") }
event-moved =
    { $via ->
        [0] { $seat } va { FORM($from, "of-the") } { FORM($to, "to-the") }
       *[other] { $seat } va { FORM($from, "of-the") } { FORM($to, "to-the") } par { LIST($via, "and", "the") }
    }
event-fee =
    { $payee ->
        [seat] { $seat } paie un péage de ${ $dollars } à { $payee }
       *[bank] { $seat } paie un péage de ${ $dollars } à la banque
    }
event-built = { $seat } construit le bâtiment { $number } sur { FORM($space, "the") }{ paid }
event-hazard = { $seat } retire { FORM($tile, "the") } de { FORM($space, "the") }
event-outlaw = { $seat } prend { FORM($tile, "the") } de { FORM($space, "the") }
event-tile =
    { $goes ->
        [jobs] { $seat } met { FORM($tile, "a") } dans la rangée { $row } du marché de l’emploi
        [out] { $seat } retire de la partie { FORM($tile, "a") } : son secteur est plein
       *[trail] { $seat } pose { FORM($tile, "a") } sur { FORM($space, "the") }
    }
event-foresight = { CAP(FORM($tile, "a")) } arrive dans la colonne de prévoyance { $column }

## Actions

event-used =
    { $own ->
        [yes] { $seat } utilise son bâtiment { $number }{ said-program }
        [no] { $seat } utilise le bâtiment { $number } ({ $owner }){ said-program }
       *[neutral] { $seat } utilise { FORM($tile, "the") }{ said-program }
    }
event-auxiliary =
    { $double ->
        [yes] { $seat } fait une action auxiliaire double{ said-program }
       *[no] { $seat } fait une action auxiliaire simple{ said-program }
    }
event-copied = { $seat } utilise le bâtiment de { FORM($space, "the") }

## Argent, certificats, jetons

# Ce qu’une chose a coûté ; on ne dit rien quand c’était gratuit.
paid =
    { $price ->
        [0] {""}
       *[other] {" "}pour ${ $price }
    }
event-certificate =
    { $certificates ->
        [0] { $seat } n’a plus de certificat
        [one] { $seat } a maintenant { $certificates } certificat
       *[other] { $seat } a maintenant { $certificates } certificats
    }
event-income = { $seat } touche un revenu de ${ $total } : valeur d’élevage { $value }{ income-certificates }{ income-permanent }
income-certificates =
    { $certificates ->
        [0] {""}
        [one] {" "}+ { $certificates } certificat
       *[other] {" "}+ { $certificates } certificats
    }
income-permanent =
    { $permanent ->
        [0] {""}
        [one] {" "}+ { $permanent } certificat permanent
       *[other] {" "}+ { $permanent } certificats permanents
    }

## Cartes

event-drew =
    { $cards ->
        [one] { $seat } pioche { $cards } carte
       *[other] { $seat } pioche { $cards } cartes
    }
event-card = { $seat } pioche { a-card }
event-shuffled = { $seat } mélange sa défausse et en fait une nouvelle pioche
event-discarded = { $seat } défausse { a-card }
event-removed = { $seat } retire de la partie { a-card }
event-shown = { $seat } montre { a-card }
event-bought = { $seat } achète { a-card }
event-revealed = { CAP(a-card) } arrive au marché aux bestiaux
event-raised = { $seat } fait grandir { a-card } en { $to }
event-objective =
    { $to_hand ->
        [yes] { $seat } prend en main { a-card }
       *[no] { $seat } prend { a-card }
    }
event-played = { $seat } joue { a-card }

## Travailleurs, voie ferrée, villes

event-hired = { $seat } engage { FORM($worker, "a") } de la rangée { $row }{ paid }
event-engine =
    { $way ->
        [back] { $seat } recule sa locomotive jusqu’à { engine-place }
       *[forward] { $seat } avance sa locomotive jusqu’à { engine-place }
    }
event-upgraded = { $seat } améliore { FORM($station, "the") }{ paid }
event-master =
    { $given ->
        [yes] { $seat } donne { FORM($worker, "a") } pour le chef de gare : { $gives }
       *[no] { $seat } enlève le chef de gare : { $gives }
    }
event-disc = { $seat } libère un disque : { $disc }
event-disc-moved = { $seat } prend le disque { FORM($station, "of-the") }
event-delivered =
    { $extraordinary ->
        [yes] { $seat } fait une livraison extraordinaire à { $city }
       *[no] { $seat } livre à { $city }{ $transport ->
            [0] {""}
           *[other] , ${ $transport } de transport
        }
    }

## L’adversaire solo

event-automa =
    { $steps ->
        [one] { $seat } pioche la carte { $card } : { $steps } pas
       *[other] { $seat } pioche la carte { $card } : { $steps } pas
    }
event-spec = { $seat } choisit sa spécialité : { $worker }
event-skipped =
    { $what ->
        [card] { $seat } n’a pas la spécialité { $worker } : la carte n’est qu’un mouvement
        [hire] { $seat } ne peut engager personne
        [buy] { $seat } ne peut acheter aucun bétail
        [build] { $seat } ne peut rien construire
        [objective] { $seat } ne trouve pas de carte objectif
        [outlaw] { $seat } ne trouve pas de { -outlaw }
        [hazard] { $seat } ne trouve pas de danger
        [upgrade] { $seat } n’a pas de disque pour la gare
       *[delivery] { $seat } n’a pas de disque pour une livraison
    }

# Ce que fait une action ; le terminal ne le dit pas ($brief) là où la suite le dit.
said-program =
    { $brief ->
        [yes] {""}
       *[no] : { $program }
    }
