### Accueil : ce que c’est, ses parties, la première partie guidée.

home-tab = Great Western Trail en ligne
welcome = Great Western Trail
    .lead = Joue dans ton navigateur au jeu de plateau où l’on mène le bétail à Kansas City : contre l’ordinateur, avec des amis en ligne ou sur un seul écran. Gratuit, non officiel, sans compte.
usual-points = Fait d’habitude environ { $points } points.
guided-game = Première partie guidée
    .hint = Tu débutes ? Dix minutes, pas à pas.
lesson-at = { $number }/{ $of }
lesson-next = Suivant
lesson-show = Montre-moi
lesson-leave = Quitter la leçon

## Mes parties

filter-games = Quelles parties
filter-all = Toutes { $count }
filter-due = À toi { $count }
filter-waiting = En attente { $count }
filter-open = Pas commencées { $count }
filter-copies = Variantes { $count }
filter-titles = Tous les titres
filter-none = Aucune partie de ce genre.
rematch-waiting = propose une revanche
origin-fork-of = Variante de la partie { $names }, à partir du tour { $turn } (étape { $step })
origin-fork = Variante à partir de l’étape { $step } d’une autre partie
origin-import = D’une partie enregistrée
origin-position = D’une position
