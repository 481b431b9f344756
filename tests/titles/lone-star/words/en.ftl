# What is Lone Star's own.

title-lone-star = Great Western Trail: Lone Star
    .short = Lone Star
    .about = Eleven cities, thirteen buildings, and Tex at the table.

-automa = Tex

city-galveston = Galveston
station-S11 = station 11
tile-13a = 13a
tile-13b = 13b
