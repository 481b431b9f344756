# Les jeux.

title-first-edition = Great Western Trail, première édition
    .short = Première édition
    .about = Conduis ton bétail du Texas à Kansas City. Deux à quatre joueurs.
title-second-edition = Great Western Trail, seconde édition
    .short = Seconde édition
    .about = La piste renouvelée : Simmental, hors-la-loi et adversaire solo. Un à quatre joueurs.
title-el-paso = Great Western Trail : El Paso
    .short = El Paso
    .about = La petite chevauchée autour de l’anneau d’El Paso. Un à quatre joueurs.
