# Ce qui s’est passé à El Paso, une ligne du journal. $path : les cases où entre un bouvier.

event-placed = { $seat } place son bouvier sur { FORM($space, "the") }
event-moved = { $seat } va { FORM($from, "of-the") } { FORM($to, "to-the") }
event-drew =
    { $cards ->
        [one] { $seat } pioche { $cards } carte bétail
       *[other] { $seat } pioche { $cards } cartes bétail
    }
event-card = { $seat } pioche { FORM($card, "a") }
event-worker = { $seat } pose { FORM($worker, "a") } dans sa zone de travailleurs
event-shuffled = { $seat } mélange sa défausse et en fait une nouvelle pioche
event-discarded = { $seat } défausse { FORM($card, "a") }
event-removed = { $seat } retire de la partie { FORM($card, "a") }
event-certificate =
    { $certificates ->
        [0] { $seat } n’a plus de certificat
        [one] { $seat } a maintenant { $certificates } certificat
       *[other] { $seat } a maintenant { $certificates } certificats
    }
event-hired = { $seat } engage { FORM($worker, "a") } { price }
event-spent = { $seat } dépense { FORM($worker, "count", $number) }
event-bonus = { $seat } défausse { FORM($worker, "a") } pour son bonus
event-bought = { $seat } prend { FORM($card, "a") } du marché
event-built = { $seat } construit le bâtiment { $number } sur { FORM($space, "the") } { price }
event-train = { $seat } utilise la carte train { $train }
event-tile =
    { $what ->
        [objective] { $seat } prend la tuile objectif pour { LIST($needs, "and") } ({ $points } PV)
       *[bonus] { $seat } prend une tuile bonus : { bonus-gives } ({ $points } PV)
    }
event-shown = { $seat } montre { FORM($card, "a") }
event-value =
    { $seat } livre { $delivery } (valeur d’élevage { $value }{ $certificates ->
        [0] {""}
        [one] {" "}+ { $certificates } certificat
       *[other] {" "}+ { $certificates } certificats
    }{ permanent-ones })
event-delivered = { $seat } place un disque sur le comptoir { $post }
event-disc = { $seat } libère un disque : { $disc }
event-simmental =
    { $left ->
        [0] { $seat } prend la dernière Simmental
       *[other] { $seat } prend une Simmental, il en reste { $left }
    }
event-claimed = { $seat } occupe la case Simmental ({ $points } PV) : les autres ont encore un tour
event-used =
    { $what ->
        [train] { $seat } utilise la carte train { $tile }{ said-program }
       *[building] { $seat } utilise le bâtiment { $tile }{ said-program }
    }
event-auxiliary = { $seat } fait une action auxiliaire{ said-program }
event-automa =
    { $steps ->
        [one] { $seat } pioche la carte automa { $automa } : { $steps } pas
       *[other] { $seat } pioche la carte automa { $automa } : { $steps } pas
    }
event-skipped = { $seat } ne trouve rien à prendre ni à construire : on passe
# $joins : où va un joker.
event-supply =
    { $seat } pioche de la réserve { FORM($card, "a") }{ $joins ->
        [none] , mis de côté
        [cowboy] , qui rejoint les { FORM($joins, "many") }
        [builder] , qui rejoint les { FORM($joins, "many") }
        [engineer] , qui rejoint les { FORM($joins, "many") }
       *[other] {""}
    }

# Ce que fait une action ; le terminal ne le dit pas ($brief) là où la suite le dit.
said-program =
    { $brief ->
        [yes] {""}
       *[no] : { $program }
    }
