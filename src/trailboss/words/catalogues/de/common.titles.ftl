# Die Spiele.

title-first-edition = Great Western Trail, erste Ausgabe
    .short = Erste Ausgabe
    .about = Treibe Rinder von Texas nach Kansas City. Zwei bis vier Personen.
title-second-edition = Great Western Trail, zweite Ausgabe
    .short = Zweite Ausgabe
    .about = Der Trail in neuer Fassung, mit Simmentalern, Banditen und Solo-Gegner. Eine bis vier Personen.
title-el-paso = Great Western Trail: El Paso
    .short = El Paso
    .about = Der kurze Ritt um den Ring von El Paso. Eine bis vier Personen.
