# Die Spiele.

title-first-edition = Great Western Trail, erste Ausgabe
title-second-edition = Great Western Trail, zweite Ausgabe
title-el-paso = Great Western Trail: El Paso
