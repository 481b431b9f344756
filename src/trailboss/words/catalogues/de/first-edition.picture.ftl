# What the pictures of the first edition call differently.

picture-outlaw =
    { $colour ->
        [green] grün
       *[orange] blau
    }
box-outlaw-tiles = { $green } grüne, { $orange } blaue
box-bags = Stapel
