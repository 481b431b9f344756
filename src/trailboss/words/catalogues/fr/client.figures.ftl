# La page où quelqu’un qui a le jeu imprimé corrige des valeurs.

figures = Valeurs à vérifier
figures-of = Valeurs à vérifier : { $title }
figures-lead = Certaines valeurs imprimées n’ont pas pu être confirmées. Si tu as la boîte, compare chacune avec son élément, corrige ce qui diffère et coche-la. Les tables créées ensuite utilisent tes valeurs ; les parties en cours gardent les leurs.
figures-read-only = Seule la personne qui fait tourner ce serveur peut changer des valeurs ici. Tu peux télécharger le fichier et t’en servir chez toi.
figures-count = { $confirmed } sur { $count } comparées
figures-changed = { $count } corrigées
figures-others =
    { $count ->
        [one] 1 autre différence
       *[other] { $count } autres différences
    }
figures-which = Ce qui est montré
figures-show-all = Toutes
figures-show-open = Pas encore comparées
figures-show-changed = Corrigées
figures-none = Rien ici.
figures-download = Télécharger le fichier
figures-stand-in = valeur supposée
figures-low = très peu sûr
figures-medium = pas tout à fait sûr
figures-put-right = corrigé
figures-look-at = À regarder : { $where }
figures-compared = Comparé avec le jeu imprimé
figures-title-has = Le jeu lui-même a { $value }
figures-nothing = rien
figures-add-line = Ajouter une ligne
figures-take-away = Enlever { $what }
figures-rulings = Règles que nous avons tranchées
    .hint = Pas des valeurs, mais à confirmer aussi : coche ce que dit ta règle du jeu.
figures-save = Utiliser ces valeurs
figures-forget = Revenir à celles du jeu
figures-forget-yes = Oui, abandonner les miennes
figures-not-kept = Pas encore utilisées.
figures-kept = Utilisées. Les nouvelles tables ont ces valeurs.
figures-for-new-tables = Les nouvelles tables ont les valeurs que tu vois.
figures-check-them = Vérifier les valeurs
figures-own = avec ses propres valeurs
