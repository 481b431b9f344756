### L’analyse d’une partie : `trailboss review`.

error-review-samples = les décisions douteuses sont jouées de 2 à { $most } fois, pas { $given }

review-working = analyse
review-none = Aucune erreur notable.
review-about = Chaque décision est jugée avec ce que le joueur pouvait savoir alors. Une décision douteuse a été jouée { $samples } fois, à côté du choix du champion avec la même chance ; entre parenthèses, l’intervalle à 95 % de son coût. Ce qui reste dans le bruit n’est pas appelé erreur.
review-number = { NUMBER($number, 1) }
review-percent = { $share } %

review-points = Points
review-accuracy = Précision
review-decisions = Décisions avec un choix
review-agreed = Comme le champion
review-inaccuracys = Imprécisions
review-mistakes = Erreurs
review-turning-points = Tournants
review-lost = Points perdus

review-inaccuracy = imprécision
review-mistake = erreur
review-turning-point = tournant

review-theme-deliveries = livraisons
review-theme-buildings = bâtiments
review-theme-cattle = bétail
review-theme-railroad = voie ferrée
review-theme-objectives = objectifs
review-theme-workers = travailleurs
review-theme-tempo = déplacement et tempo
review-theme-money = argent restant
review-theme-actions = choix des actions

review-heading =
    Étape { $step }, tour { $turn }, { $name } : { $mark }, { $cost } points ({ $low } à { $high }){ $win ->
        [0] {""}
       *[other]  ; la chance de gagner baisse de { $win } %
    }
review-played = Joué : { $move }
review-better = Mieux : { LIST($moves, "semicolon") }
review-lines = Mieux de : { LIST($parts, "semicolon") }
review-line = { $name } { $points }

review-line-later = encore à venir
review-line-others = les autres ont moins

review-luck = Chance aux cartes
review-luck-points = { $points } ± { $doubt }
review-luck-about = La chance est à part des décisions : chaque pioche a été refaite depuis la même position, et ce qui a été pioché est comparé à la moyenne. La mise en place ne compte pas.

## Facts of a better move, each counted in continuations

review-fact-sooner = Le coup du champion mène à la livraison suivante { NUMBER($turns, 1) } tours plus tôt (± { NUMBER($doubt, 1) }, { $count } suites).
review-fact-later = Le coup du champion mène à la livraison suivante { NUMBER($turns, 1) } tours plus tard (± { NUMBER($doubt, 1) }, { $count } suites).
review-fact-own = Après le coup du champion dans { $better } suites sur { $count }, après le coup joué dans { $made } : { $event }.
review-fact-other = Après le coup joué dans { $made } suites sur { $count }, après celui du champion dans { $better } : { $event }.

review-plot-step = étape
review-plot-win = chance de gagner en %
