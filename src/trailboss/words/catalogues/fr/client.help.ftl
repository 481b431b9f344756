### Conseils, règles, résumé, touches, le cadre des astuces, et comment se montrent les coups des autres.

help = Aide
help-open = Aide : conseils, règles, résumé (?)
hints = Conseils
rules = Règles
recap = Résumé
hint-ask = Tu ferais quoi, toi ?
hint-thinking = Réfléchit…
hint-about = L’ordinateur réfléchit deux secondes et montre les meilleurs coups, avec l’avance qu’il en attend.
hint-not = Tu as des conseils à ton tour dans les parties sans autres personnes, et dans les parties finies.
hint-wait = Tu as des conseils quand c’est à toi de jouer.
hint-margin = avance attendue { $points }
hint-behind = { $points } par rapport au meilleur coup
hint-tries = { $looks ->
    [one] { $looks } essai
   *[other] { $looks } essais
}
hint-between = de { $low } à { $high }
hint-chance = gagne dans { $chance } % des cas
hint-glance = trop peu d’essais pour un chiffre
hint-no-change = Ne change rien au décompte ce tour-ci.
hint-show = Montrer sur la table
not-possible = Impossible
rules-search = Chercher dans les règles
rules-found =
    { $count ->
        [0] aucune règle trouvée
        [one] { $count } règle
       *[other] { $count } règles
    }
rules-for-now = Sur cette décision
rules-all-chapters = Tous les chapitres
recap-since = Depuis ton dernier coup
recap-nothing = Il ne s’est rien passé depuis ton dernier coup.
guide-tip = Astuce
guide-got = Compris
guide-got-key = Fermer l’astuce (G)
guide-stop = Plus d’astuces
    .hint = Tu peux les réactiver dans les réglages
guide-again = Astuce pour cette décision
guide-setting = Astuces pour la première partie
    .hint = Expliquent chaque genre de décision la première fois qu’il se présente.
guide-anew = Recommencer les astuces
guide-begun-anew = Les astuces recommencent.
keys = Touches à la table
key-digits = choisir une des options
key-enter = valider
key-escape = un pas en arrière
key-undo = annuler
key-hints = conseils
key-rules = règles
key-tip = fermer l’astuce, ou la montrer de nouveau
key-text = la table en texte
key-menu = menu de la table
key-tab = de zone en zone : joueurs, décision, main, plateau individuel, marchés, piste, voie ferrée
key-arrows = dans une zone : vers la prochaine chose à choisir
key-shift-arrows = vers tout, même ce qui n’est pas possible ; Entrée dit pourquoi
key-skip = sauter les coups des autres (Échap aussi)
key-faster = montrer plus vite les coups des autres
key-shift = Maj
skip-to-present = Passer au présent
hurry = Plus vite
pace = Coups des autres
pace-slow = lent
pace-normal = normal
pace-fast = rapide
pace-off = sans animation
