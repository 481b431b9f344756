# Environnements pour la recherche. Ce que leurs utilisateurs indiquent de travers.

error-env-extra = il faut pour cela { $module }, qui n’est pas installé : pip install 'trailboss[env]'
error-env-reward = une récompense est l’une de { LIST($known, "comma") }, pas { $given }
error-env-dtype = les nombres d’une ligne sont { LIST($known, "or") }, pas { $given }
error-env-render = render_mode est { LIST($known, "or") } ou None, pas { $given }
error-env-opponents = opponents est une liste de bots, par exemple ("heuristic", "random"), pas { $given }
error-env-seat = seat va de 0 à { $last } ou vaut "random", pas { $given }
error-env-option = reset connaît l’option { $known }, pas { $given }
error-env-reset = aucune partie n’a commencé : appelle d’abord reset
error-env-over = la partie est terminée : reset en commence une autre
error-env-closed = cet environnement est fermé
error-env-action-type = une action est un nombre entier, pas { $given }
error-env-action = les actions vont de 0 à { $last }, { $given } n’en est pas une
error-env-foreign = l’action { $action } ({ $move }) est un coup d’un autre titre, pas de { $game }
