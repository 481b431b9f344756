# Die Zeilen der Wertung, im Terminal und im Browser.

score-money = Geld
score-buildings = Gebäude
score-cities = Städte
score-stations = Bahnhöfe
score-hazards = Gefahren
score-cattle = Rinder
score-objectives = Aufträge
score-station-masters = Bahnhofsvorsteher
score-workers = Arbeiter
score-step-bonus = Schrittscheibe
score-job-market-token = Arbeitsmarktmarke
score-trading-posts = Handelsposten
score-bonus-tiles = Bonusplättchen
