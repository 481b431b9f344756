### La feuille de score, la courbe des points, la partie revue.

result = Résultat
finish-wins-by =
    { $points ->
        [one] { $name } gagne de { $points } point
       *[other] { $name } gagne de { $points } points
    }
finish-wins-tie = { $name } l’emporte au départage
finish-shared = { $names } se partagent la victoire
finish-stopped = La partie a été abandonnée
finish-running = La partie est encore en cours
finish-about =
    { $title }, { $players ->
        [1] en solo
       *[other] { $players } joueurs
    }, { $turns ->
        [one] { $turns } tour
       *[other] { $turns } tours
    }
finish-tie = Égalité : l’argent qui reste après le décompte départage. { $parts }
finish-tie-shared = Égalité en tête : la victoire est partagée.
finish-tie-part = { $name } ${ $left }
finish-total = Total
finish-place = Rang
finish-nth =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
finish-best = Le meilleur de chaque ligne est souligné.
finish-chart = Les points au fil de la partie
finish-chart-note = si l’on avait compté après ce tour
finish-chart-table = Les points en tableau
finish-turn = tour
finish-turn-number = Tour { $turn }
finish-estimated = Estimé par l’ordinateur. Avance : points de plus que le meilleur adversaire à la fin.
finish-share-link = Partager le lien
finish-copied = Lien copié.
finish-copy-this = Copie ce lien :
finish-not-public = Seuls ceux de la table peuvent l’ouvrir. Montrer la partie à tous ceux qui ont le lien ?
finish-make-public = Oui, la montrer
finish-save-record = Exporter la partie
finish-to-table = À la table
replay = Revoir
replay-step = Étape { $step } sur { $steps }
replay-slider = Étape de la partie
replay-first = Au début (Début)
replay-last = À la fin (Fin)
replay-back = Une étape en arrière (flèche gauche)
replay-forward = Une étape en avant (flèche droite)
replay-play = Lecture (espace)
replay-pause = Pause (espace)
replay-back-turn = Un tour en arrière (flèche haut)
replay-forward-turn = Un tour en avant (flèche bas)
replay-begins = La partie commence.
replay-then = Ensuite : { $prompt }
replay-fork = Jouer à partir d’ici
replay-fork-about = Une partie d’essai à toi, qui continue à cette étape
replay-seen-by = Vu par
replay-everybody = tout le monde
resigned-points = Gagné par abandon : les points montrent seulement où on en était.
