# Environnements pour la recherche. Ce que leurs utilisateurs indiquent de travers.

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
error-env-games = games est un nombre entier à partir de 1, pas { $given }
error-env-bots = { $players } joueurs demandent { $players } - 1 adversaires, pas { $count }
error-env-seeds = { $games } parties demandent autant de graines, pas { $given }
error-env-actions = il faut une action pour chacune des { $games } parties, des nombres entiers sur une rangée ; reçu : { $given }
error-env-buffer = { $name } : ce n’est pas un tableau de nombres : { $problem }
error-env-array = { $name } devrait être { $wanted }, pas { $given }
error-env-memory = { $name } devrait être un seul bloc de mémoire où l’on peut écrire
error-env-process = un processus qui joue des parties s’est arrêté ; son message est plus haut
error-env-workers = { $workers } processus ne peuvent pas se partager également { $games } parties
error-env-settings = les réglages des processus sont des textes, des nombres et des listes : { $problem }
