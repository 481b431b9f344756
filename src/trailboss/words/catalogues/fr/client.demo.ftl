# The demonstration without a server.

demo-lead = Joue dans ton navigateur au jeu de plateau où l’on mène le bétail à Kansas City : contre l’ordinateur ou à plusieurs sur un seul écran. Gratuit, non officiel, rien à installer.
demo-more = Aussi
demo-about = Démonstration : Python et tous les adversaires tournent dans ce navigateur, rien n’en sort.
demo-loading = Chargement du jeu : { $share } % de { $size } Mo
demo-failed = Le jeu n’a pas pu être chargé : { $problem }
