# What is the first edition's own: its cattle, its cities, and what it calls differently.

-herder = cattleman
-outlaw = teepee
-outlaws = teepees

worker-builder = craftsman
    .many = craftsmen

card-gray = Jersey (gray)
    .short = Jersey
    .many = Jerseys (gray)
card-green = Dutch Belt (green)
    .short = Dutch Belt
    .many = Dutch Belts (green)
card-black = Black Angus (black)
    .short = Black Angus
    .many = Black Angus (black)
card-white = Guernsey (white)
    .short = Guernsey
    .many = Guernseys (white)
card-yellow = Holstein (yellow)
    .short = Holstein
    .many = Holsteins (yellow)
card-red = Brown Swiss (red)
    .short = Brown Swiss
    .many = Brown Swiss (red)
card-blue = Ayrshire (blue)
    .short = Ayrshire
    .many = Ayrshires (blue)
    .sound = vowel
card-brown-3vp = West Highland (brown, 3 VP)
    .short = West Highland
    .many = West Highlands (brown, 3 VP)
card-brown-4vp = West Highland (brown, 4 VP)
    .short = West Highland
    .many = West Highlands (brown, 4 VP)
card-brown-5vp = West Highland (brown, 5 VP)
    .short = West Highland
    .many = West Highlands (brown, 5 VP)
card-purple-5vp = Texas Longhorn (purple, 5 VP)
    .short = Texas Longhorn
    .many = Texas Longhorns (purple, 5 VP)
card-purple-6vp = Texas Longhorn (purple, 6 VP)
    .short = Texas Longhorn
    .many = Texas Longhorns (purple, 6 VP)
card-purple-7vp = Texas Longhorn (purple, 7 VP)
    .short = Texas Longhorn
    .many = Texas Longhorns (purple, 7 VP)
cards-brown = West Highland (brown)
    .many = West Highlands (brown)
cards-purple = Texas Longhorn (purple)
    .many = Texas Longhorns (purple)

city-topeka = Topeka
city-wichita = Wichita
city-colorado-springs = Colorado Springs
city-santa-fe = Santa Fe
city-albuquerque = Albuquerque
city-el-paso = El Paso
city-san-diego = San Diego
city-sacramento = Sacramento
city-san-francisco = San Francisco

task-orange-outlaw = blue teepee
    .many = blue teepees
task-cattle-4 = West Highland (brown)
    .many = West Highlands (brown)
task-cattle-5 = Texas Longhorn (purple)
    .many = Texas Longhorns (purple)
task-last-city = disc on San Francisco
    .many = discs on San Francisco
tile-orange-outlaw = blue teepee

do-outlaw = trade with the Indians
ask-outlaw = Trade with the Indians: which teepee do you take?
