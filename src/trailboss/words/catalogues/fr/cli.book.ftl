### Le livre d’un jeu : `trailboss book`.

error-book-out = donne un dossier pour les pages avec --out, ou affiche les chiffres avec --json
error-book-dataset = { $folder } n’est pas un jeu de données de l’arène : { $file } manque ou est autre chose ; `trailboss arena ... --dataset { $folder }` en écrit un
error-book-mixed = les parties et les coups de { $folder } viennent de deux matchs ; réécris le jeu de données
error-book-turns = { $folder } est un ancien jeu de données, sans les tours des coups ; la même commande `trailboss arena` le réécrit à partir des parties conservées
error-book-twice = { $folder } et { $other } contiennent le même match ; ne le donne qu’une fois
error-book-rules = { $folder } et { $other } ont été joués avec des règles différentes du titre ; fais un livre de chacun
error-book-empty = il n’y a dans { $folder } aucune partie sans forfait

book-written = { $file }

## Chiffres

book-nothing = –
book-number = { NUMBER($n, 2) }
book-whole = { NUMBER($n) }
book-percent = { NUMBER($n, 1) }
book-percent-sign = { NUMBER($n, 1) } %
book-interval = { $figure } [{ $low } ; { $high }]

## Une page

book-heading = Ce que font les gagnants
book-title =
    { $title }, { $players ->
        [one] seul
       *[other] { $players } joueurs
    }
book-games =
    { $games ->
        [one] D’après 1 partie
       *[other] D’après { NUMBER($games) } parties
    } de { LIST($bots, "and") }, règles { $version }.
book-forfeited =
    { $games ->
        [one] 1 autre partie est laissée de côté, car un bot y a failli.
       *[other] { $games } autres parties sont laissées de côté, car un bot y a failli.
    }
book-setup = Mise en place : { $options }.
book-about = Les chiffres sont des moyennes par siège, avec leur intervalle à 95 % entre crochets. Les *gagnants* sont tous les sièges qui ont gagné, les *autres* le reste. Une différence est en gras si son intervalle exclut zéro. Si tous les sièges se valaient, { $parity } gagneraient. Le *tour* est celui du joueur où la chose est arrivée pour la première fois. Ce que les gagnants font plus souvent n’est pas forcément la raison de leur victoire.
book-length = Durée
book-lasts = Une partie prend { $mean } tours à chaque joueur ; la moitié des parties en prend { $low } à { $high }, et la médiane est { $middle }.
book-results = Durée et points
book-points = Points
book-total = total

book-winners = gagnants
book-others = autres
book-difference = différence
book-winners-did = gagnants qui le font
book-others-did = autres qui le font
book-wins = victoires avec
book-wins-without = victoires sans
book-turn-winners = tour (gagnants)
book-turn-others = tour (autres)

## Par mise en place

book-setups = Par mise en place
book-setups-about = Combien de fois les gagnants le font dans chaque mise en place ; après la barre, les gagnants moins les autres.
book-setup-options = mise en place
book-setup-games = parties
book-setup-turns = tours
book-setup-cell = { $winners } / { $difference }

## Chapitres

book-buildings = Bâtiments
book-workers = Travailleurs engagés
book-deliveries = Livraisons
book-stations = Gares
book-masters = Travailleurs donnés aux gares
book-trains = Cartes train
book-cattle = Bétail acheté
book-discs = Disques
book-objectives = Objectifs
book-bonus-tiles = Tuiles bonus
book-hazards = Dangers écartés
book-outlaws = Rencontres : { -outlaws }

book-all = tous
book-building = bâtiment { $name }
book-post = comptoir { $name }
book-train = carte train { $name }
book-thing = { $thing }

## Images

book-plot-turns = tours de chaque joueur
book-plot-games = parties
book-plot-points = points
book-plot-often = fois par partie
book-plot-wins = % de victoires de ceux qui le font (trait : tous pareils)
book-plot-turn = tour de la première fois
