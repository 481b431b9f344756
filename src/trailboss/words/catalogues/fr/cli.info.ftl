# `trailboss info`: what can be played, and what lies in the box.

info-program = Trailboss { $version }, moteur { $engine }, Python { $python }
info-players = { $least } à { $most } joueurs
info-more = trailboss info JEU en dit plus ; trailboss play JEU lance une partie.
info-rules = { info-players } ; version { $version } des règles ; { $moves } coups
info-broken = Injouable : { $folder }
info-usual = { $value } (habituel)
info-yes = oui
info-no = non
info-options = options
info-components = matériel
info-figures = chiffres à vérifier
info-figures-note = Qui possède le jeu imprimé peut les confirmer ou les corriger (en anglais).
info-stand-in = Valeurs provisoires : inconnues, choisies pour que le jeu soit jouable
info-low = Peu sûrs
info-medium = Assez sûrs

info-confirmed = confirmé
info-figures-own = { $confirmed } éléments comparés sur { $count }, { $changed } corrigés ({ $file })

cli-figures = Avec tes propres valeurs : { $file } (version { $version })
cli-figures-game = quel jeu ? Il y a { LIST($known, "comma") }
cli-figures-written = { $file } contient { $count } valeurs à vérifier. Corrige-les et joue avec --figures { $file }
cli-figures-exists = { $file } existe déjà ; --force l’écrase
cli-figures-write = impossible d’écrire { $file } : { $problem }
cli-figures-note = Compare ceci avec ton jeu imprimé : coche ce qui est juste, note ce qui ne l’est pas. { $confirmed } sur { $count } sont confirmées.
cli-figures-rulings = Des règles plutôt que des valeurs

## The box

box-trail = piste
box-railroad = voie ferrée
box-cities = villes
box-neutral-buildings = bâtiments neutres
box-private-buildings = bâtiments privés
box-public-buildings = bâtiments publics
box-station-masters = chefs de gare
box-workers = travailleurs
box-hazards = dangers
box-outlaws = { -outlaws }
box-bags = sacs
box-job-market = marché de l’emploi
box-own-cattle = bétail d’un joueur
box-cattle-market = marché aux bestiaux
box-objective-cards = cartes objectif
box-discs = disques d’un joueur
box-simmental-cattle = bétail Simmental
box-ring = anneau
box-trading-posts = comptoirs
box-train-cards = cartes train
box-objective-tiles = tuiles objectif
box-bonus-tiles = tuiles bonus
box-simmental-cards = cartes Simmental
box-ownership-markers = marqueurs de propriété
box-automa-cards = cartes automa de { -automa }

box-list = { LIST($things, "comma") }
box-city = { $city } { $value }
box-worker = { FORM($worker, "count", $count) }
box-card = { $count } { $card }
box-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
box-trail-spaces = cases : { $neutral } neutres, { $building } de bâtiment, { $hazard } de danger, { $outlaw } de { -outlaw }
box-railroad-spaces = cases 0 à { $last }, { $turnouts } voies d’évitement, { $stations } gares
box-tiles-each = { $count } tuiles à deux faces par joueur
box-masters-used = { $count }, dont { $used } en jeu
box-outlaw-tiles = { $green } verts, { $orange } orange
box-bag-tiles = { $count } tuiles
box-rows = { $rows } rangées d’une case par joueur
box-objectives = { $count }, et { $start } de départ
box-ring-spaces = El Paso, { $neutral } cases neutres et { $building } de bâtiment
box-kinds = { $count } : { $kinds } sortes, { $copies } de chaque, deux faces
box-two-sides = { $count }, deux faces
box-simmental = { $count } ; en jeu : { LIST($used, "comma") }
box-simmental-used = { $cards } à { $players }
box-markers = { $count } pour chacun des { $players } joueurs
box-automa = { $count }, dont { $extra } en plus
