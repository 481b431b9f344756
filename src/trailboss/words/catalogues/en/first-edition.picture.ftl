# What the pictures of the first edition call differently.

picture-outlaw =
    { $colour ->
        [green] green
       *[orange] blue
    }
box-outlaw-tiles = { $green } green, { $orange } blue
box-bags = piles
