# The demonstration without a server.

demo-more = Aussi
demo-about = Démonstration : Python et tous les adversaires tournent dans ce navigateur, rien n’en sort.
demo-loading = Chargement du jeu : { $share } % de { $size } Mo
demo-failed = Le jeu n’a pas pu être chargé : { $problem }
