# Ce qui est propre à Lone Star.

title-lone-star = Great Western Trail : Lone Star
    .short = Lone Star
    .about = Onze villes, treize bâtiments, et Tex à la table.

-automa = Tex

city-galveston = Galveston
station-S11 = gare 11
    .gender = f
tile-13a = 13a
    .gender = m
tile-13b = 13b
    .gender = m
