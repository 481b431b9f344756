### L’analyse d’une partie par le champion.

coach-review = Analyse
coach-decided = { $title }. Le tour { $turn } a tout décidé.
coach-practise = Travailler tes erreurs
coach-about = Analyse. Chaque décision est jugée d’après ce que l’on pouvait savoir alors.
coach-first = Le champion parcourt la partie. Le premier passage prend quelques secondes.
coach-deeper = Regarde de plus près
coach-depth = { $samples } sur { $most }
coach-failed = Le champion n’a pas pu finir l’analyse.
coach-not-yet = Personne n’a encore demandé l’analyse de cette partie.

coach-chance = Chance de gagner
coach-chance-table = La chance de gagner en tableau
coach-accuracy = précision
coach-accuracy-of = Précision de { $name }
coach-marks =
    { $marks ->
        [one] { $marks } marque
       *[other] { $marks } marques
    }, { $points } points

coach-mark-inaccuracy = Imprécision
coach-mark-mistake = Erreur
coach-mark-turning-point = Tournant

coach-lost = Points perdus par thème
coach-against = par rapport au choix du champion
coach-theme-deliveries = Livraisons
coach-theme-buildings = Bâtiments
coach-theme-cattle = Bétail
coach-theme-railroad = Voie ferrée
coach-theme-objectives = Objectifs
coach-theme-workers = Travailleurs
coach-theme-tempo = Tempo
coach-theme-money = Argent restant
coach-theme-actions = Autres actions

coach-luck = Chance
coach-luck-apart = La chance, non comptée ci-dessus : les cartes ont donné { $parts }.
coach-luck-part = { $name } { $points } (± { $doubt })

coach-moments = Moments clés
coach-count =
    { $count ->
        [one] { $count } moment
       *[other] { $count } moments
    }
coach-everybody = Tous
coach-none = Aucune erreur notable.
coach-noise = Une perte plus petite que son ± n’est jamais appelée erreur.
coach-turn = Tour { $turn }
coach-turn-mark = Tour { $turn } : { $mark }
coach-played = { $name } a joué
coach-champion = Le champion
coach-costs = Coût
coach-cost = { $points } ± { $doubt } points
coach-looks = { $looks } suites pour chaque coup
coach-win = { $from } → { $to } %
coach-line-later = Encore à venir
coach-line-others = Les autres ont moins
coach-open = Toute l’analyse
coach-back = Moment précédent
coach-next = Moment suivant
coach-play = Jouer à partir d’ici
coach-play-about = Prends la suite contre le champion et vois si tu peux renverser la partie
coach-show = Montrer sur la table
coach-points-lost = Points perdus
coach-legend-champion = Champion
coach-legend-played = Joué

coach-from = Reprise d’une autre partie. Là-bas : { $title }.
coach-to-origin = Voir son analyse

## Before a move

coach-warns = Me prévenir avant une erreur
    .hint = Dans les parties sans autres personnes : une fois par décision, avec la raison du champion.
coach-warning = C’est peut-être une erreur
coach-warning-back = Réfléchir encore
coach-warning-do = Le faire quand même

## A new table

coach-handicap = Handicap
    .hint = Des dollars ou de meilleures cartes au départ, pour le plus faible. Une telle partie ne compte pas pour le classement.
coach-handicap-seat = $ pour { $name }
coach-handicap-cards = Meilleures cartes pour { $name }
coach-handicap-suggest = Choisir d’après nos classements
coach-handicap-unrated = Il faut un classement pour vous deux, sur assez de parties.
coach-handicap-suggested =
    Sans handicap, tu gagnerais { $percent } parties sur 100. Au lieu de l’argent, { $cards ->
        [0] aucune carte
        [one] une meilleure carte
       *[other] { $cards } meilleures cartes
    } vous rapprocherait le plus de l’égalité.
