### La table en texte : titres et colonnes.

text-view = Vue texte
    .skip = Vue texte de la table
    .key = La touche T passe de la table à la vue texte, et retour.
    .close = Retour à la table dessinée
text-contents = Sur cette page
text-group =
    { $count ->
        [one] { $name } : { $count } choix
       *[other] { $name } : { $count } choix
    }
text-other-choices = Autres choix
text-happened = Ce qui vient de se passer
text-space = Case
text-lies = Ce qui s’y trouve
text-fee = Péage pour toi
text-here = Qui s’y tient
text-next = Mène à
text-empty = vide
text-herder =
    { $game ->
        [first-edition] Éleveur
       *[other] Bouvier
    }
text-engine = Locomotive
text-money = Argent
text-not-placed = pas encore sur le plateau
text-after = après { $position }
text-cities = Villes
text-stations = Gares
text-city = Ville
text-value = Valeur
text-discs = Disques
text-station = Gare
text-cost = Prix
text-points = Points
text-master = Chef de gare
text-what = Ce que ça fait
text-row = Rangée
text-job-token = Le jeton du marché de l’emploi est à la rangée { $row } sur { $rows }. Quand la dernière est pleine, la partie se termine.
text-job-full = Le marché de l’emploi est plein : c’est la dernière manche.
text-cattle-after = On complète le marché aux bestiaux après la rangée { $rows }.
text-fee-to = ${ $dollars } à { $payee }
text-card = Carte
text-count = Nombre
text-no-hand = Tu n’as pas de place ici : les mains sont secrètes.
text-certificates-of = { $count } sur { $limit }, permanents : { $permanent }
text-steps = Limite de pas
text-hand-limit = Limite de main
text-deck = Pioche
text-discard = Défausse
text-built = Bâtiments sur la piste
text-unbuilt = Bâtiments encore à construire
text-discs-left = Disques encore sur le plateau individuel
text-taken = Tuiles prises
text-objectives = Objectifs
text-column = Colonne { $number }
text-stack = et { $count } dans la pile
text-ring = Anneau des lieux
text-post = Comptoir
text-building-offer = Bâtiments disponibles
text-objective-tiles = Étalage des tuiles objectif
text-bonus-tiles = Étalage des tuiles bonus
text-simmental = Cartes Simmental restantes : { $count }
text-nothing = rien
text-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
