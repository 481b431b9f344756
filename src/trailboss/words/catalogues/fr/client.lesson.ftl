### Les cartes de la première partie guidée, dans l’ordre. 320 lettres au plus.
### $game est le titre, pour les mots d’une édition.

## Great Western Trail

lesson-kansas-aim = Tu as un ranch au Texas. Sans cesse tu mènes ton bétail jusqu’à Kansas City, tu l’expédies par le train et tu recommences avec un meilleur troupeau. Bétail, villes, bâtiments, gares et objectifs rapportent des points, et le plus grand total gagne.
    .title = De quoi il s’agit.
lesson-kansas-table = La carte montre la piste, du départ en bas jusqu’à Kansas City. À côté : ta main, ton plateau, et ce panneau qui demande ce que tu veux faire. Ce qui est turquoise t’est permis maintenant. Pointe une chose, ou maintiens-la : elle s’explique.
    .title = La table.
lesson-kansas-place = Au premier tour, tu places ton { $game ->
        [first-edition] éleveur
       *[other] bouvier
    } sur n’importe quel bâtiment neutre. A est un bon début : on y engage tout de suite. Choisis-le sur la carte ou ici.
    .title = Commencer quelque part.
lesson-kansas-use = Utilise maintenant le bâtiment : chaque action une fois, dans l’ordre que tu veux. Engage quelqu’un si tu as de quoi payer, ou vends une carte. Quand plus rien ne t’intéresse, termine la phase.
    .title = Utiliser le bâtiment.
lesson-kansas-refill = Voilà un tour : avancer, utiliser le lieu, compléter sa main. Jonas joue maintenant ; tu vois ce qu’il fait sur la table et dans le journal. Puis c’est de nouveau à toi.
    .title = Un tour de fait.
lesson-kansas-move = Désormais tu avances de trois tuiles au plus. Les cases vides ne comptent pas. Passer par une tuile avec une main coûte un péage. Les bâtiments neutres et les tiens sont gratuits et les plus utiles : arrête-toi là.
    .title = Sur la piste.
lesson-kansas-hand = À la livraison, chaque sorte de bétail de ta main ne compte qu’une fois. Vends donc ce que tu as en double et achète de nouvelles sortes au marché. De meilleures cartes, c’est plus d’argent et de meilleures villes.
    .title = Une meilleure main.
lesson-kansas-on = Continue ainsi jusqu’à Kansas City : trois ou quatre tours par voyage. La valeur de ta main est écrite à côté ; plus le bétail est varié, mieux c’est. Tu hésites ? « Montre-moi » demande à l’ordinateur.
    .title = En route vers Kansas City.
lesson-kansas-city = Te voilà arrivé. Tu choisis d’abord des tuiles qui entrent en jeu : les travailleurs au marché de l’emploi, les ennuis sur la piste. Puis ta main est comptée, et tu reçois autant de dollars.
    .title = Kansas City.
lesson-kansas-deliver = Choisis la ville où part ton bétail. Elle vaut au plus autant que ta main ; Kansas City elle-même coûte des points. Tu y poses un disque, et la place qu’il libère sur ton plateau t’apporte du neuf : plus de pas, une main plus grande, une action.
    .title = Ta première livraison.
lesson-kansas-points = Les points viennent de tout ce que tu as à la fin : bétail acheté, villes atteintes, bâtiments, gares, dangers retirés, travailleurs à partir du cinquième d’une sorte, objectifs remplis, et un point par $5. Deux ou trois de ces voies, bien menées, font gagner.
    .title = D’où viennent les points.
lesson-kansas-end = Chaque travailleur arrivé à Kansas City remplit le marché de l’emploi. Quand il est plein, celui qui l’a rempli prend 2 points et les autres ont un dernier tour. Qui livre souvent décide donc aussi de la fin.
    .title = Comment ça finit.
lesson-kansas-free = Tu connais maintenant tout le cycle. Joue comme tu veux : chaque nouveauté a son astuce, et le livre a les règles et des conseils. Tu peux t’arrêter quand tu veux ; la partie t’attend sous « Tes parties ».
    .title = À toi de jouer.

## El Paso

lesson-elpaso-aim = Tu mènes du bétail autour de l’anneau jusqu’à El Paso, tu le vends aux comptoirs et tu recommences avec un meilleur troupeau. Bétail, travailleurs, bâtiments, comptoirs et tuiles rapportent des points. Une partie dure une demi-heure environ.
    .title = De quoi il s’agit.
lesson-elpaso-table = La carte montre l’anneau et El Paso. À côté : ta main, tes travailleurs, ton plateau, et ce panneau qui demande ce que tu veux faire. Ce qui est turquoise t’est permis maintenant. Pointe une chose, ou maintiens-la : elle s’explique.
    .title = La table.
lesson-elpaso-objective = Avant le premier tour, tu prends une tuile objectif parmi trois. Elle compte si tu as à la fin ce qu’elle montre, et ne coûte rien sinon. Choisis ce que tu aimerais réunir.
    .title = Un premier but.
lesson-elpaso-place = Au premier tour, tu places ton bouvier sur n’importe quel bâtiment neutre. B est un bon début : on y engage. Choisis-le sur la carte ou ici.
    .title = Commencer quelque part.
lesson-elpaso-use = Utilise maintenant le bâtiment : chaque action une fois, dans l’ordre que tu veux. Tu paies avec les travailleurs de ta zone ; ils reviennent avec tes cartes. Quand plus rien ne t’intéresse, termine tes actions.
    .title = Utiliser le bâtiment.
lesson-elpaso-refill = Voilà un tour : avancer, agir, compléter sa main. Jonas joue maintenant ; tu vois ce qu’il fait sur la table et dans le journal. Puis c’est de nouveau à toi.
    .title = Un tour de fait.
lesson-elpaso-move = Désormais tu avances de trois tuiles au plus. Les cases vides ne comptent pas, et passer ne coûte rien. Un cow-boy défaussé vaut un pas de plus. Les bâtiments neutres et les tiens sont les plus utiles.
    .title = En chemin.
lesson-elpaso-hand = À la livraison, chaque race de ta main ne compte qu’une fois. Vends donc ce que tu as en double et achète de nouvelles races avec tes cow-boys. Une meilleure main ouvre de meilleurs comptoirs.
    .title = Une meilleure main.
lesson-elpaso-on = Continue ainsi jusqu’à El Paso : deux ou trois tours par voyage. Ce que ta main livrerait est écrit à côté. Tu hésites ? « Montre-moi » demande à l’ordinateur.
    .title = En route vers El Paso.
lesson-elpaso-deliver = Te voilà arrivé : tu reçois $5 et une Simmental. Ta main est comptée, et tu choisis un comptoir de cette valeur au plus. Tu y poses un disque, et la place qu’il libère sur ton plateau t’apporte du neuf pour de bon.
    .title = Ta première livraison.
lesson-elpaso-points = Les points viennent du bétail, des travailleurs, des bâtiments, des comptoirs, des tuiles bonus et des objectifs remplis, et un peu de l’argent. Deux ou trois de ces voies, bien menées, font gagner.
    .title = D’où viennent les points.
lesson-elpaso-end = Qui arrive à El Paso prend une Simmental. Quand il n’y en a plus, le suivant prend la case vide pour 2 points et les autres ont un dernier tour. Qui livre souvent décide donc aussi de la fin.
    .title = Comment ça finit.
lesson-elpaso-free = Tu connais maintenant tout le cycle. Joue comme tu veux : chaque nouveauté a son astuce, et le livre a les règles et des conseils. Tu peux t’arrêter quand tu veux ; la partie t’attend sous « Tes parties ».
    .title = À toi de jouer.
