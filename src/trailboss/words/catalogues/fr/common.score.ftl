# Les lignes du décompte, dans le terminal et dans le navigateur.

score-money = Argent
score-buildings = Bâtiments
score-cities = Villes
score-stations = Gares
score-hazards = Dangers
score-cattle = Bétail
score-objectives = Objectifs
score-station-masters = Chefs de gare
score-workers = Travailleurs
score-step-bonus = Disque de pas
score-job-market-token = Jeton du marché de l’emploi
score-trading-posts = Comptoirs
score-bonus-tiles = Tuiles bonus
