### Les astuces de la première partie : ce qui est demandé, ce qui est en général avisé, où regarder. Deux à quatre phrases, 300 lettres au plus.
### $game est le jeu, pour les mots d’une édition.

## Dans tous les jeux

tip-turn = Tu avances sur la piste, tu utilises la tuile atteinte, puis ta main est complétée. Tout ce que tu peux faire est éclairé sur la table et se trouve ici en bouton : à toi de voir. Pointe une chose, ou reste appuyé dessus, et elle s’explique ; le livre ouvre règles et conseils.
    .title = Ton tour.
tip-end = Quand tu as fait ce que tu voulais ici, appuie sur le bouton qui termine la phase. Ta main est complétée et le joueur suivant continue. Regarde une dernière fois ce qui est encore éclairé : ce que tu laisses de côté est perdu.
    .title = La fin de ton tour.
tip-undo = La flèche courbe, ou la touche U, annule ton dernier choix, autant de fois que tu veux. À plusieurs, pas de retour quand du nouveau a été révélé, comme des cartes piochées ; ces choix-là montrent un cadenas. Essaie donc sans crainte.
    .title = Annuler.
tip-others = Pendant que quelqu’un d’autre décide, regarde autour de toi : appuie sur un nom pour voir son plateau individuel. Le journal raconte ce qui s’est passé, et le résumé du livre reprend tout depuis ton dernier coup.
    .title = Les autres jouent.

## Great Western Trail

tip-kansas-place = Place ton { $game ->
        [first-edition] éleveur
       *[other] bouvier
    } sur un des bâtiments A à G ; c’est gratuit, et tu utilises aussitôt ce bâtiment. En A on engage, en B on construit, et les deux servent toute la partie. Ce que tu sautes, tu le revois après Kansas City.
    .title = Où commences-tu ?
tip-kansas-phase-a = Choisis une tuile éclairée devant toi. Chaque tuile où tu entres est un pas, les cases vides non ; l’étiquette dit ce que coûte le chemin et à qui. Arrête-toi là où tu peux faire quelque chose : sur les bâtiments neutres et les tiens.
    .title = Se déplacer.
tip-kansas-move = Tu peux avancer encore, d’au moins un pas. Si c’est un bâtiment qui t’envoie, tu utilises aussi la tuile atteinte : cherche-en une pour ton argent et tes cartes. Une carte objectif te fait seulement avancer, sans péage. Ce que tu n’as pas utilisé ici est perdu.
    .title = Un bout de chemin en plus.
tip-kansas-phase-b = Fais ce qui est imprimé ici, chaque action une fois, dans l’ordre de ton choix, ou à la place une action auxiliaire de ton plateau. Vendre les doublons donne de l’argent et de nouvelles cartes. Sur les bâtiments des autres et les autres tuiles, tu n’as que l’action auxiliaire.
    .title = Utiliser la tuile.
tip-kansas-offer = On te le propose une seule fois : prends maintenant ou refuse. Le bouton dit ce que tu donnes et ce que tu reçois. Si ça ne coûte rien dont tu as besoin ce tour-ci, prends.
    .title = Un petit plus.
tip-kansas-auxiliary = Choisis une des petites actions à gauche de ton plateau. Un dollar ou une meilleure main ne fait jamais de mal. D’autres s’ouvrent, et certaines deviennent doubles, quand tu places des disques dans les villes et les gares.
    .title = Action auxiliaire.
tip-kansas-copy = Choisis un bâtiment voisin : tu utilises ses actions comme s’il était à toi, sans payer de péage. Regarde la piste dans les deux sens. Le gros bâtiment d’un adversaire est souvent la meilleure prise.
    .title = Emprunter un bâtiment.
tip-kansas-pay-card = Choisis la carte à défausser. Elle n’est pas perdue : elle revient quand ta défausse est mélangée. Donne d’abord les doublons, car une livraison ne compte chaque sorte de bétail qu’une fois.
    .title = Payer avec une carte.
tip-kansas-discard = Choisis une carte pour ta défausse ; elle reviendra plus tard. Garde des sortes différentes de grande valeur, donne les doublons. La valeur de ta main est affichée à côté.
    .title = Quelle carte s’en va ?
tip-kansas-draw = Tu pioches carte par carte et tu peux t’arrêter après chacune ; puis tu défausses autant de cartes que tu en as pioché. Plus de cartes, c’est plus de choix : continuer est donc presque toujours bon. Les cartes piochées ne s’annulent pas.
    .title = Encore une carte ?
tip-kansas-remove = Tu peux retirer pour de bon des cartes de ta main, pour que les meilleures reviennent plus souvent. Ce sont en général les grises de valeur 1. Garde les cartes qui portent des points.
    .title = Hors de la partie.
tip-kansas-hire = Choisis un travailleur au marché de l’emploi ; la rangée fixe le prix. Les cow-boys achètent le bétail, les { $game ->
        [first-edition] artisans
       *[other] bâtisseurs
    } construisent, les ingénieurs font avancer la locomotive. Mieux vaut deux types à fond que trois à moitié ; certaines cases de ton plateau donnent aussitôt quelque chose.
    .title = Engager.
tip-kansas-build = Choisis un bâtiment, puis une case ; tes { $game ->
        [first-edition] artisans
       *[other] bâtisseurs
    } limitent la taille, et chacun d’eux coûte de l’argent. Là où tu passes à chaque tour de piste, tu l’utilises encore et encore. S’il montre une main, ceux qui passent te paient.
    .title = Construire.
tip-kansas-buy = Tes cow-boys achètent des cartes au marché : plus tu en mets pour une carte, moins elle coûte. Cherche les couleurs qui te manquent, les grandes valeurs et les points. La carte va dans ta défausse, tu la vois donc un peu plus tard.
    .title = Acheter du bétail.
tip-kansas-simmental = Une Simmental de ta main peut grandir d’un stade, gratuitement ; la nouvelle carte va dans ta défausse. C’est presque toujours bon : elle vaut plus à la prochaine livraison et à la fin. Choisis une carte, ou termine.
    .title = Le bétail grandit.
tip-kansas-engine = Choisis où ta locomotive s’arrête. Plus elle est loin, moins tu paies de transport en livrant. T’arrêter sur une voie d’évitement te permet d’améliorer sa gare ; les cases occupées sont sautées et ne comptent pas.
    .title = La locomotive.
tip-kansas-engine-back = Tu paies cette action en reculant d’exactement autant. Si une voie d’évitement est à portée, tu peux améliorer sa gare en t’y arrêtant. Les cases perdues, tu les rattrapes vite.
    .title = En arrière.
tip-kansas-engine-return = Ta locomotive a atteint la dernière case et retourne sur une case libre de ton choix ; puis tu reçois de l’argent. Une voie d’évitement dont tu n’as pas amélioré la gare est un bon but. Regarde toute la voie ferrée.
    .title = Terminus.
tip-kansas-engine-deliver = Recule autant que tu veux : les cases abandonnées, sans les voies d’évitement, font la valeur de ta livraison. Il n’y a pas de revenu, et pas besoin de bétail. Choisis donc d’abord la ville, puis la case.
    .title = Livraison extraordinaire.
tip-kansas-upgrade = Pour le prix affiché, tu peux placer un de tes disques sur cette gare. Elle rapporte des points à la fin, et la case libérée de ton plateau t’apporte aussitôt du nouveau. Ça vaut presque toujours le coup : l’occasion passe quand ta locomotive repart.
    .title = Améliorer une gare.
tip-kansas-upgrade-behind = Choisis une gare que ta locomotive a déjà dépassée. Prix, disque et chef de gare sont comme d’habitude. Compare les points, et regarde si un chef de gare y attend encore.
    .title = Une gare derrière toi.
tip-kansas-master = Tu peux rendre un travailleur engagé, le dernier de sa rangée, et prendre cette tuile. Elle donne quelque chose tout de suite, et souvent des points à la fin pour ce que tu possèdes. Bien si c’est ce que tu collectionnes ; sinon, garde le travailleur.
    .title = Le chef de gare.
tip-kansas-disc = Le disque quitte ton plateau, et ce qu’il couvrait est à toi : plus de pas, une main plus grande, des actions auxiliaires, des certificats. Les disques à coins foncés ne vont que sur les lieux à coins foncés. Les pas et la main aident à chaque tour.
    .title = Quel disque ?
tip-kansas-hazard = Choisis une inondation, une sécheresse ou un éboulement sur la piste ; tu gardes la tuile pour ses points. Prends beaucoup de points, ou celui dont le péage te gêne le plus. Les cartes objectif demandent souvent des dangers.
    .title = Dégager la voie.
tip-kansas-outlaw =
    { $game ->
        [first-edition] Choisis un tipi : les premières cases coûtent de l’argent, les suivantes en rapportent, et tu gardes la tuile. Les cartes objectif demandent les deux couleurs, regarde donc les tiennes.
       *[other] Choisis un hors-la-loi : tu reçois ce qui est imprimé sur la case, et tu gardes la tuile. Les cases du fond rapportent plus. Les cartes objectif demandent les deux couleurs, regarde donc les tiennes.
    }
    .title =
        { $game ->
            [first-edition] Un échange.
           *[other] Une prime.
        }
tip-kansas-objective = Prends une carte de l’étalage ou celle du dessus de la pile ; elle va dans ta défausse. Jouée de ta main, elle donne son action, mais doit être remplie à la fin, sinon elle coûte des points. Choisis des tâches que tu vises de toute façon.
    .title = Cartes objectif.
tip-kansas-enter-city =
    { $game ->
        [first-edition] Te voilà en ville. C’est le dernier moment pour jouer des cartes objectif de ta main ; ensuite, la main est comptée et défaussée.
       *[other] Te voilà en ville. C’est le dernier moment pour jouer des cartes objectif de ta main ; ensuite, la main est comptée et défaussée. Un jeton d’échange peut encore améliorer la main.
    }
    .title = Avant la ville.
tip-kansas-foresight = Choisis une tuile : les travailleurs vont au marché de l’emploi, les autres sur la piste. Fais venir qui tu veux engager, et ne mets rien sur ton propre chemin. Chaque travailleur rapproche la fin : elle arrive quand le marché de l’emploi est plein.
    .title = Que vient-il ensuite ?
tip-kansas-income = Chaque sorte de bétail de ta main compte une fois : c’est ton revenu, et la plus grande ville où tu peux livrer. Les certificats dépensés augmentent les deux. Dépense ce qu’il faut pour la ville que tu vises, et garde le reste.
    .title = Compter la main.
tip-kansas-held = Tu as demandé ce moment : le revenu est touché, et la main n’est pas encore défaussée. Les jetons d’échange ne décident plus que de ce qui va dans ta défausse et de ce que tu piocheras plus tôt. Termine-le pour passer à la livraison.
    .title = Avant de lâcher la main.
tip-kansas-city = Choisis une ville jusqu’à ta valeur, sans disque à toi. Le transport coûte un dollar par croix entre ta locomotive et la ville. Deux villes voisines donnent ensemble un bonus ; Kansas City coûte des points : évite-la en général.
    .title = Livrer.
tip-kansas-over = La feuille de score montre d’où viennent les points de chacun. Revoir reprend la partie étape par étape, et l’analyse trouve les décisions qui ont compté. La prochaine fois, plus d’astuces, sauf si tu les réactives dans les réglages.
    .title = C’est fini.
tip-kansas-solo = Sam ne décide rien : une carte dit jusqu’où il va et ce qu’il fait, et il ne paie rien. Il rafle des travailleurs, du bétail et des tuiles : regarde donc le journal après son tour. À Kansas City, il rapproche la fin, tout comme toi.
    .title = Sam.

## El Paso

tip-elpaso-start-objective = Prends une des trois tuiles objectif de l’étalage. Elle rapporte à la fin si tu possèdes alors tout ce qu’elle montre, et ne coûte rien sinon. Bétail et travailleurs sont un début facile ; elle te donne aussi une direction.
    .title = Ton premier objectif.
tip-elpaso-place = Place ton bouvier sur un bâtiment neutre, de B à G ; c’est gratuit, et tu utilises aussitôt ce bâtiment. En B on engage des travailleurs, ce n’est jamais une erreur. Ce qui est derrière toi revient après El Paso.
    .title = Où commences-tu ?
tip-elpaso-move = Choisis une tuile éclairée devant toi. Chaque tuile où tu entres est un pas, les cases vides non, et il n’y a jamais de péage. Un cow-boy de ta zone de travailleurs t’offre un pas de plus, pour atteindre la tuile qu’il te faut.
    .title = Se déplacer.
tip-elpaso-action = Fais ce qui est imprimé ici, chaque action une fois, dans l’ordre de ton choix, ou à la place une action auxiliaire de ton plateau. Vends ce que tu as en double. Sur les bâtiments des autres, tu n’as que l’action auxiliaire.
    .title = Utiliser la tuile.
tip-elpaso-train-actions = Cette carte train est payée : utilise maintenant chacune de ses actions une fois, dans l’ordre de ton choix. Prends d’abord les tuiles, si elles peuvent te donner de l’argent pour le reste. Ce que tu laisses est perdu quand tu termines.
    .title = Dans le train.
tip-elpaso-auxiliary = Choisis une des petites actions à gauche de ton plateau. De l’argent ou une meilleure main est toujours bon à prendre. D’autres s’ouvrent, et certaines deviennent plus fortes, quand tu places des disques sur les comptoirs.
    .title = Action auxiliaire.
tip-elpaso-hire = Choisis un travailleur de la réserve ; un joker coûte plus, mais remplace tous les types. Il est prêt aussitôt, part dans ta défausse quand tu paies avec lui, et revient avec tes cartes. Chacun vaut des points à la fin.
    .title = Engager.
tip-elpaso-buy = Choisis une race au marché ; elle coûte des cow-boys ou des jokers, et de l’argent pour chacun. Les races qui te manquent rendent tes livraisons plus fortes, et toutes rapportent. La carte va dans ta défausse, tu la vois donc un peu plus tard.
    .title = Acheter du bétail.
tip-elpaso-train = Chaque carte coûte autant d’ingénieurs ou de jokers qu’elle en montre, et de l’argent pour chacun. Les plus chères font plus d’un coup. Regarde les tuiles objectif et bonus de l’étalage avant de choisir.
    .title = Quelle carte train ?
tip-elpaso-build = Choisis un bâtiment et une case vide ; tu paies des bâtisseurs ou des jokers, de l’argent pour chacun, et le prix de la case. Toi seul utilises ses actions, à chaque tour de piste. Tu as deux marqueurs : plus tard, remplace un bâtiment par un plus cher.
    .title = Construire.
tip-elpaso-pay-workers = Dis combien de jokers remplacent les travailleurs qu’il te faut. Dépense d’abord les travailleurs ordinaires, car un joker va partout. Les travailleurs dépensés vont dans ta défausse et reviennent.
    .title = Joker ou pas ?
tip-elpaso-tile = Prends une tuile visible ou celle du dessus de sa pile. Les tuiles objectif rapportent si tu possèdes à la fin ce qu’elles montrent ; les tuiles bonus donnent des points et souvent un petit plus. Rien de ce que tu as ne compte pour deux objectifs.
    .title = Prendre une tuile.
tip-elpaso-pay-card = Choisis la carte à défausser. Elle n’est pas perdue : elle revient quand ta défausse est mélangée. Donne d’abord les doublons, car une livraison ne compte chaque race qu’une fois.
    .title = Payer avec une carte.
tip-elpaso-remove = Tu peux retirer pour de bon une carte de ta main, pour que les meilleures reviennent plus souvent. C’est en général une Criollo de valeur 1. Garde les cartes qui portent des points.
    .title = Hors de la partie.
tip-elpaso-discard = Choisis une carte pour ta défausse ; elle reviendra plus tard. Garde des races différentes de grande valeur, donne les doublons. Ce que ta main peut livrer est affiché à côté.
    .title = Quelle carte s’en va ?
tip-elpaso-again = Tu peux encore une fois piocher une carte et en défausser une. S’il te reste un doublon ou une petite valeur, continue. Ce que tu as pioché ne s’annule pas.
    .title = Encore une fois ?
tip-elpaso-keep = Chaque race de ta main compte une fois, et tu peux ajouter des certificats. Dis combien tu en gardes : dépense juste ce qu’il faut pour le comptoir que tu vises. C’est aussi le dernier moment pour les jetons d’échange.
    .title = Compter la main.
tip-elpaso-post = Choisis un comptoir jusqu’à la valeur de ta livraison. Les comptoirs clairs donnent aussitôt quelque chose, les foncés surtout des points. Un comptoir n’accepte qu’un disque de toi, sauf ceux à la flèche courbe.
    .title = Livrer.
tip-elpaso-disc = Le disque quitte ton plateau, et ce qu’il couvrait est à toi jusqu’à la fin ; certains coûtent de l’argent, d’autres en donnent. Les disques foncés ne vont que sur les comptoirs foncés : garde les clairs pour les clairs. La main et les pas aident à chaque tour.
    .title = Quel disque ?
tip-elpaso-offer = On te le propose une seule fois : prends maintenant ou refuse. Le bouton dit ce que tu donnes et ce que tu reçois. Si ça ne coûte rien dont tu as besoin ce tour-ci, prends.
    .title = Un petit plus.
tip-elpaso-last-call = Ton dernier tour est fini, et la partie avec lui. Les travailleurs prêts et les jetons d’échange peuvent encore servir. Ce qui reste ne compte que là où la feuille de score le dit : regarde-la avant de terminer.
    .title = Le dernier moment.
tip-elpaso-over = La feuille de score montre d’où viennent les points de chacun. Revoir reprend la partie étape par étape, et l’analyse trouve les décisions qui ont compté. La prochaine fois, plus d’astuces, sauf si tu les réactives dans les réglages.
    .title = C’est fini.
tip-elpaso-solo = Sue ne décide rien : une carte dit jusqu’où elle va et ce qu’elle fait, et elle ne paie jamais. Tous les bâtiments sans ton marqueur sont à elle, et ses arrivées à El Paso consomment aussi des Simmental. Le journal raconte ce qu’elle a fait.
    .title = Sue.
