# Was Lone Star eigen ist.

title-lone-star = Great Western Trail: Lone Star
    .short = Lone Star
    .about = Elf Städte, dreizehn Gebäude, und Tex sitzt mit am Tisch.

-automa = Tex

city-galveston = Galveston
station-S11 = Bahnhof 11
tile-13a = 13a
tile-13b = 13b
