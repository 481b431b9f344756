# Les jeux.

title-first-edition = Great Western Trail, première édition
title-second-edition = Great Western Trail, seconde édition
title-el-paso = Great Western Trail : El Paso
