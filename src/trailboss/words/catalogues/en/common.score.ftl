# The lines of a score sheet, in the terminal and in the browser.

score-money = Money
score-buildings = Buildings
score-cities = Cities
score-stations = Stations
score-hazards = Hazards
score-cattle = Cattle
score-objectives = Objectives
score-station-masters = Station masters
score-workers = Workers
score-step-bonus = Step disc
score-job-market-token = Job market token
score-trading-posts = Trading posts
score-bonus-tiles = Bonus tiles
