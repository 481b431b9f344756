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

## Zones de la table ; leur titre est leur nom

area-auxiliary = Au lieu d’utiliser le lieu où tu t’arrêtes, tu peux faire une de ces actions. Les disques qui quittent ton plateau les améliorent.
area-workers = Tes travailleurs, de gauche à droite. Certaines cases donnent quelque chose quand un travailleur arrive, et le cinquième et le sixième d’une sorte rapportent des points à la fin.
area-limits = Combien de pas tu fais et combien de cartes tu tiens. Les disques qui quittent ton plateau augmentent les deux.
area-to-build = Tes bâtiments qui ne sont pas encore sur la piste, avec leurs points et les travailleurs qu’il leur faut.
area-job-market = Tu engages dans les rangées au-dessus du jeton, au prix de la rangée. Les nouveaux travailleurs viennent de Kansas City. Quand le marché est plein, le dernier tour commence.
area-cattle-market = Ce que tes cow-boys peuvent acheter. Les nouvelles cartes vont à la défausse et reviennent plus tard.
area-foresights = Qui arrive à Kansas City choisit une tuile par colonne. Les travailleurs vont au marché de l’emploi, le reste sur la piste.
area-objectives-on-offer = Une carte objectif va dans ton troupeau. Jouée de ta main, elle donne son action. Dès lors elle rapporte des points si elle est remplie et en coûte sinon.
area-hand-value = Ce que ta main vaut à une livraison. Chaque sorte de bétail compte une fois, et les certificats s’ajoutent.
area-buildings = Tes bâtisseurs peuvent les construire autour de l’anneau. Seul le propriétaire d’un bâtiment utilise ses actions.
area-abilities = Ce que tes disques cachent. Pose un disque sur un comptoir, et ce qu’il couvrait est à toi jusqu’à la fin de la partie.
area-worker-area = Les travailleurs prêts à servir. Dépensés, ils vont à la défausse et reviennent avec tes cartes.
area-train = Des ingénieurs et de l’argent te donnent les actions d’une carte. Les plus chères font plus d’un coup.
area-objective-tiles = Elles comptent si tu as à la fin ce qu’elles montrent. Rien ne compte pour deux d’entre elles.
area-bonus-tiles = Elles valent des points, et la plupart donnent tout de suite quelque chose.
area-worker-supply = Les travailleurs qu’on peut encore engager.
area-trading-posts = À El Paso tu livres à l’un d’eux, jusqu’à la valeur de ta main. Un comptoir n’accepte qu’un disque de toi, sauf ceux à la flèche courbe.
