# Ce qui est propre à la première édition : son bétail, ses villes, et ce qu’elle nomme autrement.

-herder =
    { $form ->
        [the] l’éleveur
       *[other] éleveur
    }
-outlaw = tipi
-outlaws = tipis

worker-builder = artisan
    .gender = m
    .many = artisans
    .sound = vowel

card-gray = Jersey (grise)
    .gender = f
    .many = Jersey (grises)
card-green = Dutch Belt (verte)
    .gender = f
    .many = Dutch Belt (vertes)
card-black = Black Angus (noire)
    .gender = f
    .many = Black Angus (noires)
card-white = Guernsey (blanche)
    .gender = f
    .many = Guernsey (blanches)
card-yellow = Holstein (jaune)
    .gender = f
    .many = Holstein (jaunes)
card-red = Brown Swiss (rouge)
    .gender = f
    .many = Brown Swiss (rouges)
card-blue = Ayrshire (bleue)
    .gender = f
    .many = Ayrshire (bleues)
    .sound = vowel
card-brown-3vp = West Highland (marron, 3 PV)
    .gender = f
    .many = West Highland (marron, 3 PV)
card-brown-4vp = West Highland (marron, 4 PV)
    .gender = f
    .many = West Highland (marron, 4 PV)
card-brown-5vp = West Highland (marron, 5 PV)
    .gender = f
    .many = West Highland (marron, 5 PV)
card-purple-5vp = Texas Longhorn (violette, 5 PV)
    .gender = f
    .many = Texas Longhorn (violettes, 5 PV)
card-purple-6vp = Texas Longhorn (violette, 6 PV)
    .gender = f
    .many = Texas Longhorn (violettes, 6 PV)
card-purple-7vp = Texas Longhorn (violette, 7 PV)
    .gender = f
    .many = Texas Longhorn (violettes, 7 PV)
cards-brown = West Highland (marron)
    .gender = f
    .many = West Highland (marron)
cards-purple = Texas Longhorn (violette)
    .gender = f
    .many = Texas Longhorn (violettes)

city-topeka = Topeka
    .gender = name
city-wichita = Wichita
    .gender = name
city-colorado-springs = Colorado Springs
    .gender = name
city-santa-fe = Santa Fe
    .gender = name
city-albuquerque = Albuquerque
    .gender = name
    .sound = vowel
city-el-paso = El Paso
    .gender = name
    .sound = vowel
city-san-diego = San Diego
    .gender = name
city-sacramento = Sacramento
    .gender = name
city-san-francisco = San Francisco
    .gender = name

task-green-outlaw = tipi vert
    .gender = m
    .many = tipis verts
task-orange-outlaw = tipi bleu
    .gender = m
    .many = tipis bleus
task-last-city = disque à San Francisco
    .gender = m
    .many = disques à San Francisco
tile-green-outlaw = tipi vert
    .gender = m
    .many = tipis verts
tile-orange-outlaw = tipi bleu
    .gender = m
    .many = tipis bleus

do-outlaw = commercer avec les Indiens
