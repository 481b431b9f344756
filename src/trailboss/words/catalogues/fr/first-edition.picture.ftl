# What the pictures of the first edition call differently.

picture-outlaw =
    { $colour ->
        [green] vert
       *[orange] bleu
    }
box-outlaw-tiles = { $green } verts, { $orange } bleus
box-bags = piles
