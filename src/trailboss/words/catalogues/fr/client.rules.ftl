### Les règles à lire, un texte par chapitre ; les phrases numérotées sont derrière. Dans nos mots.

rules-page = Règles : { $title }
rules-contents = Chapitres
rules-behind =
    { $count ->
        [one] La règle exacte
       *[other] Les règles exactes ({ $count })
    }
rules-read = Lire les règles
rules-none = Rien trouvé. Essaie un autre mot.

## Great Western Trail

read-kansas-DA = Le plateau est une longue piste du Texas à Kansas City, avec les bâtiments neutres A à G, des cases libres pour tes bâtiments et des dangers. Au bord passe la voie ferrée avec ses gares et ses villes. Pour qui veut compter, tous les nombres sont ici.
read-kansas-SU = Tout le monde commence avec le même petit troupeau, quelques dollars, douze bâtiments et quatorze disques sur son plateau. Quelques dangers sont déjà sur la piste, des travailleurs attendent et le marché est ouvert.
read-kansas-TU = Un tour a trois phases. A : avancer sur la piste. B : utiliser le lieu atteint. C : compléter sa main. Puis c’est au suivant. Au tout premier tour tu n’avances pas : tu commences sur un bâtiment neutre de ton choix.
read-kansas-MV = Tu avances d’un pas au moins et de ta limite au plus. Seuls les lieux occupés par une tuile comptent ; les cases vides sont gratuites. Une main sur la tuile demande un péage : au propriétaire, ou à la banque pour un danger. Si tu n’as pas assez, tu donnes ce que tu as.
read-kansas-PB = Sur un bâtiment neutre ou à toi, utilise chaque action une fois, dans l’ordre que tu veux. Ou fais à la place une action auxiliaire simple. Chez les autres et sur un danger, il n’y a que l’action auxiliaire. Ne rien faire est toujours permis.
read-kansas-PC = À la fin de ton tour, tu pioches jusqu’à la limite de ta main, quatre cartes au début. Une main plus grande reste comme elle est.
read-kansas-AX = Les actions auxiliaires sont à gauche de ton plateau : prendre un dollar, changer de cartes, prendre un certificat, avancer la locomotive, alléger le troupeau. Deux sont ouvertes au début. Les disques retirés ouvrent les autres et les doublent.
read-kansas-DC = Beaucoup d’actions demandent une carte précise contre de l’argent. Vends ce que tu as en double : une livraison ne compte chaque sorte qu’une fois, et la carte revient après le mélange.
read-kansas-CE = Les certificats augmentent une livraison. La piste en tient trois d’abord, jusqu’à six plus tard ; on les dépense quand la main est comptée. Les permanents comptent chaque fois et restent.
read-kansas-HI = Engage dans les rangées du marché de l’emploi au-dessus du jeton et paie le prix de la rangée. Les cow-boys achètent du bétail, les { $game ->
        [first-edition] artisans
       *[other] bâtisseurs
    } construisent, les ingénieurs font rouler la locomotive. Certaines cases de ton plateau donnent quelque chose tout de suite.
read-kansas-BL = Un bâtiment demande autant { $game ->
        [first-edition] d’artisans
       *[other] de bâtisseurs
    } qu’il en montre, et chacun coûte. Pose-le sur une case libre ou sur un plus petit à toi : seule la différence compte. Toi seul l’utilises, mais les autres paieront peut-être pour passer.
read-kansas-RK = Certaines cases près des dangers ont une petite action de plus. Qui y construit l’obtient avec celles du bâtiment.
read-kansas-EN = Ta locomotive suit la voie ferrée. Plus elle est loin, moins les villes lointaines coûtent. Les voies d’évitement comptent comme des cases, les cases occupées sont sautées. Au bout de la ligne elle revient où tu veux, et tu reçois un peu d’argent.
read-kansas-ST = Arrêté sur une voie d’évitement, tu peux payer pour poser un disque sur sa gare : des points à la fin et du neuf sur ton plateau. Parfois un chef de gare attend ; donne un travailleur et prends sa tuile.
read-kansas-XD = Une livraison extraordinaire se passe de bétail : la locomotive recule, et les cases rendues sont la valeur livrée. Elle ne rapporte pas de revenu.
read-kansas-CP = Quelques bâtiments permettent d’utiliser un voisin comme s’il était à toi, sans péage, dans les deux sens de la piste.
read-kansas-DR = À la fin du tour, complète ta main jusqu’à sa limite. Quand la pioche est vide, la défausse est mélangée. Les jetons d’échange font piocher et défausser presque à tout moment.
read-kansas-CM = Chaque achat demande un cow-boy ou plus : plus il y en a, moins la carte coûte. Chaque cow-boy sert une fois par action. Le bétail acheté va à la défausse. Le marché n’est complété que lorsque le marché de l’emploi le dit.
read-kansas-HZ = Les dangers barrent la piste par un péage. Paie pour en retirer un et garde-le pour ses points.
read-kansas-OL =
    { $game ->
        [first-edition] Des tipis bordent la piste
       *[other] Des hors-la-loi guettent au bord de la piste
    } : tu en prends un, tu reçois ou paies ce que dit sa case, et tu le gardes pour les objectifs.
read-kansas-OB = Les cartes objectif vont dans ton troupeau. Jouée, une carte donne son action ; elle doit ensuite être remplie à la fin, sinon elle coûte des points. Ce que tu possèdes ne compte que pour une carte.
read-kansas-JM = Chaque nouveau travailleur prend la place libre suivante du marché de l’emploi. Une rangée pleine fait descendre le jeton ; certaines rangées complètent le marché aux bestiaux ; quitter la dernière termine la partie.
read-kansas-KC = À Kansas City tu fais entrer trois tuiles, puis ta main est comptée : chaque sorte de bétail une fois, plus les certificats. Tu reçois autant de dollars, tu défausses ta main et tu livres à une ville qui vaut cela au plus. Chaque croix que ta locomotive n’a pas passée coûte un dollar. Puis tu repars du bas de la piste.
read-kansas-SI = Avec cette variante, des veaux Simmental sont à vendre. Ils valent peu d’abord et grandissent quand tu passes avec eux à Kansas City.
read-kansas-EG = Quand le marché de l’emploi est plein, les autres ont encore un tour. Puis on compte argent, bâtiments, villes, gares, dangers, bétail, objectifs, chefs de gare, travailleurs et quelques extras. Le plus grand total gagne ; à égalité on partage.
read-kansas-FE = L’adversaire solo suit ses cartes : combien il avance, ce qu’il prend, où il livre. Il ne paie rien, et ce que tu lui dois va à la banque.

## El Paso

read-elpaso-DA = L’anneau passe par les bâtiments neutres B à G et des cases libres et revient à El Paso. À côté : cartes train, bâtiments, tuiles et comptoirs. Pour qui veut compter, tous les nombres sont ici.
read-elpaso-SU = Tout le monde commence avec dix cartes de bétail, un travailleur de chaque sorte et un joker, sept disques et quelques dollars, et prend une tuile objectif parmi trois.
read-elpaso-TU = Un tour a trois parties : avancer, agir où l’on s’arrête, compléter sa main. Les jetons d’échange et les bonus des travailleurs s’utilisent à chaque décision de son propre tour.
read-elpaso-MV = Tu avances d’un à trois pas ; les cases vides ne comptent pas et passer ne coûte rien. Un cow-boy défaussé vaut un pas de plus. Arriver à El Paso termine le déplacement.
read-elpaso-AC = Sur un bâtiment neutre ou à toi, utilise chaque action une fois, dans l’ordre que tu veux, ou une action auxiliaire à la place. Chez les autres, il n’y a que l’action auxiliaire.
read-elpaso-PB = Ton plateau porte sept disques. Chacun, posé sur un comptoir, découvre quelque chose pour de bon : plus de pas, une main plus grande, une action auxiliaire plus forte, un certificat permanent.
read-elpaso-DR = Les travailleurs piochés vont aussitôt dans leur zone et sont remplacés. Quand la pioche est vide, la défausse est mélangée : les travailleurs dépensés reviennent avec elle.
read-elpaso-CE = Les certificats augmentent une livraison. Tu choisis combien en dépenser quand ta main est comptée.
read-elpaso-XT = Un jeton d’échange fait piocher une carte et en défausser une, à chaque décision de ton tour.
read-elpaso-WB = Défausse un travailleur pour son bonus : un cow-boy vaut un pas, les autres un certificat ou de l’argent. Chaque travailleur compte des points à la fin.
read-elpaso-PO = À El Paso tu reçois $5 et une Simmental, ta main est comptée, et tu choisis un comptoir de cette valeur au plus. Les comptoirs clairs donnent tout de suite, les foncés des points. Un de tes disques y reste.
read-elpaso-EF = Ce que font les actions : vendre une carte, engager, acheter du bétail avec des cow-boys, prendre le train avec des ingénieurs, construire avec des bâtisseurs. Chaque travailleur employé coûte aussi de l’argent. Un joker les remplace tous.
read-elpaso-BL = Un bâtiment coûte des bâtisseurs, de l’argent pour chacun et le prix de la case. Tu as deux marqueurs ; plus tard tu remplaces un bâtiment par un plus cher et paies la différence.
read-elpaso-TI = Les tuiles objectif comptent si tu as à la fin ce qu’elles montrent, et ne coûtent rien sinon. Les tuiles bonus donnent des points, et souvent quelque chose tout de suite.
read-elpaso-EG = Quand la dernière Simmental est partie, le suivant qui arrive prend la case vide pour 2 points, et les autres ont un dernier tour. Puis on compte argent, bâtiments, comptoirs, travailleurs, bétail et tuiles.
read-elpaso-SO = L’adversaire solo suit ses cartes : elle avance, prend travailleurs, bétail et tuiles, livre, et ne paie jamais. Ses arrivées consomment aussi des Simmental.
