## Actions entières : plusieurs cartes à la fois, les bâtiments et ce qu’ils font, les achats.

several-none = { $most ->
    [1] Choisis une carte.
   *[other] Choisis { $most } cartes, dans l’ordre que tu veux.
}
several-up-to = Choisis jusqu’à { $most } cartes, dans l’ordre que tu veux.
several-chosen = { $names } : { $count } sur { $most }. Choisis une carte à nouveau pour la reprendre.
several-discard = { $count ->
    [0] Défausser
    [1] Défausser celle-ci
    [2] Défausser ces deux cartes
    [3] Défausser ces trois cartes
   *[other] Défausser ces { $count } cartes
}
several-remove = { $count ->
    [0] Retirer
    [1] Retirer celle-ci
    [2] Retirer ces deux cartes
    [3] Retirer ces trois cartes
   *[other] Retirer ces { $count } cartes
}
worker-count = { $count } × { $worker }
worker-short = il manque { $count } × { $worker }
workers-short = il manque des bâtisseurs ou des jokers
money-short = il manque ${ $amount }
no-place = aucune case pour lui
build-instead = { $old } sur { $place } devient { $tile }
others-pay = Les autres te paient ${ $amount } pour passer.
lost = { $points ->
    [one] Tu perds { $tile } : { $points } point.
   *[other] Tu perds { $tile } : { $points } points.
}
lost-with-fee = { $points ->
    [one] Tu perds { $tile } : { $points } point et son péage.
   *[other] Tu perds { $tile } : { $points } points et son péage.
}
price-from = dès ${ $price }
points-count = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
where-lit = { $count ->
    [one] Où ? { $count } case est éclairée.
   *[other] Où ? { $count } cases sont éclairées.
}
build-sum = { $tile } sur { $place } pour ${ $price }, il te reste ${ $left }.
# A space to build on, and the buildings next to it: A-2, next to C and 4a
place-beside = { $place }, près de { $faces }
beside-it = À côté : { $names }.
build-do = Construire { $tile } sur { $place }

## Ce que les choses disent d’elles-mêmes

seat-money = ${ $money } en caisse
seat-cards = { $hand } cartes sur { $limit } en main, pioche { $deck }, défausse { $discard }
seat-steps = { $steps ->
    [one] avance de { $steps } pas au plus
   *[other] avance de { $steps } pas au plus
}
seat-certificates = Certificats : { $count }, permanents : { $permanent }
seat-board = Choisis la fiche pour voir ce plateau.
deck-about = Tu pioches ici. Quand il n’y a plus rien, la défausse est mélangée.
deck-holds = Dans la pioche : { $cards }
discard-holds = Défaussé : { $cards }
stack-holds = Encore à venir : { $cards }
token-about = À ton tour, un jeton te fait piocher des cartes et en défausser autant.
certificates-about = Les certificats que tu dépenses augmentent la valeur de ta main à la livraison.
certificates-limit = Tu peux en avoir { $limit } au plus.
permanent-about = Ils augmentent la valeur de ta main à chaque livraison et ne se dépensent jamais.
objective-stack-about = Tu peux prendre le dessus de la pile au lieu de ce qui est visible. Tu le découvres alors.
bonus-stack-about = Tu peux prendre la tuile du dessus au lieu d’une tuile visible. Tu la découvres alors.
job-token-about = La rangée qui se remplit. Quand la dernière est pleine, la dernière manche commence.
taken-hazards = Dangers retirés
cattle-owned = Bétail de cette personne
purchase-title = { $cards ->
    [one] Une carte de valeur { $value } pour ${ $price }
   *[other] { $cards } cartes de valeur { $value } pour ${ $price }
}
purchase-needs = Il faut { $count } × { $worker }.
purchase-have = Tu as { $count } × { $worker } et ${ $money }.
