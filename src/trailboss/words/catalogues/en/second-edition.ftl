# What is the second edition's own: its cattle and its cities.

card-gray = Criollo (gray)
    .many = Criollos (gray)
card-green = Santa Gertrudis (green)
    .many = Santa Gertrudis (green)
card-black = Pineywoods (black)
    .many = Pineywoods (black)
card-white = Galloway (white)
    .many = Galloways (white)
card-yellow = Black Angus (yellow)
    .many = Black Angus (yellow)
card-red = Longhorn (red)
    .many = Longhorns (red)
card-blue = Corriente (blue)
    .many = Corrientes (blue)
card-brown-3vp = Shorthorn (brown, 3 VP)
    .many = Shorthorns (brown, 3 VP)
card-brown-4vp = Shorthorn (brown, 4 VP)
    .many = Shorthorns (brown, 4 VP)
card-brown-5vp = Shorthorn (brown, 5 VP)
    .many = Shorthorns (brown, 5 VP)
card-purple-5vp = Hereford (purple, 5 VP)
    .many = Herefords (purple, 5 VP)
card-purple-6vp = Hereford (purple, 6 VP)
    .many = Herefords (purple, 6 VP)
card-purple-7vp = Hereford (purple, 7 VP)
    .many = Herefords (purple, 7 VP)
card-calf = Simmental Calf (orange)
    .many = Simmental Calves (orange)
card-heifer = Simmental Heifer (orange)
    .many = Simmental Heifers (orange)
card-cow = Simmental Cow (orange)
    .many = Simmental Cows (orange)
cards-brown = Shorthorn (brown)
    .many = Shorthorns (brown)
cards-purple = Hereford (purple)
    .many = Herefords (purple)
cards-orange = Simmental (orange)
    .many = Simmentals (orange)

city-fulton = Fulton
city-st-louis = St. Louis
city-bloomington = Bloomington
city-peoria = Peoria
city-chicago = Chicago
city-toledo = Toledo
city-pittsburgh = Pittsburgh
city-philadelphia = Philadelphia
city-new-york = New York

# Objective cards ask for these; Simmental cattle of the same value does not count.
task-cattle-4 = Shorthorn (brown)
    .many = Shorthorns (brown)
task-cattle-5 = Hereford (purple)
    .many = Herefords (purple)
task-last-city = disc on New York
    .many = discs on New York
