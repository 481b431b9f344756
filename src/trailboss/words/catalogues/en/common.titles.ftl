# The games.

title-first-edition = Great Western Trail, first edition
    .short = First edition
    .about = Drive cattle from Texas to Kansas City. Two to four players.
title-second-edition = Great Western Trail, second edition
    .short = Second edition
    .about = The trail renewed: Simmentals, outlaws and a solo opponent. One to four players.
title-el-paso = Great Western Trail: El Paso
    .short = El Paso
    .about = The short ride round the ring of El Paso. One to four players.
