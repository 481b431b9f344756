# The games.

title-first-edition = Great Western Trail, first edition
title-second-edition = Great Western Trail, second edition
title-el-paso = Great Western Trail: El Paso
