# Pourquoi une chose n’est pas possible : coups, parties enregistrées, options, bots.

error-at-move = coup { $step } : { $problem }
error-illegal = { $move } : { $reason }
error-over = la partie est finie
error-no-move = { $given } n’est pas un coup ; un coup commence par { LIST($known, "or") }
error-move-like = { $given } n’est pas un coup ; les coups qui commencent par { $first } s’écrivent comme { $like }
error-move-code = les codes des coups vont de 0 à { $last } ; { $given } n’en est pas un
error-move-type = un coup est un Move, son code ou sa notation, pas { $given }
error-other-move = { $move } est un coup d’un autre jeu que { $game }
error-seat = les places vont de 0 à { $last }, pas { $given }

## Annuler

undo-none = annuler : aucun coup n’a encore été joué
undo-not = annuler : { $reason }
barrier-begin = la partie commence ici
barrier-revealed = quelque chose a été pioché ou révélé depuis
barrier-turn = quelqu’un d’autre a joué depuis
barrier-resampled = cette position a été retirée au sort

## Mettre une partie en place

error-no-game = il n’y a pas de jeu { $game } ; il y a { LIST($known, "comma") }
error-game-broken = { $game } est injouable : { $problem }
error-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }
error-players-number = players est un nombre entier, pas { $given }
error-names = à { $players } joueurs, il faut { $players } noms, pas { $given }
error-name = un nom est un texte, pas { $given }
error-seed = une graine est un nombre entier, pas { $given }
error-seed-range = une graine est un nombre entier de 0 à 2^64-1, pas { $given }
error-seed-and-source = une partie a une graine ou une source, pas les deux
error-no-option = { $game } n’a pas d’option { $option } ; il y a { LIST($known, "comma") }
error-option-value = { $option } vaut { LIST($known, "or") }, pas { $given }
error-option-sides = { $option } vaut { LIST($sides, "comma") }, random, ou { $count } lettres { LIST($letters, "or") }, une pour chacun, pas { $given }
error-option-solo = { $option } est pour le jeu en solo (players=1)

## Le hasard donné d’avance

error-outcome-number = le tirage { $number } donné d’avance devrait être un nombre au-dessous de { $below }, pas { $given }
error-outcomes-end = il n’y a plus de tirage après { $count }, mais il faut encore tirer { $wanted }
error-outcome-none = tirage { $number } donné d’avance : { $given } n’est rien que { $draw } puisse donner
error-outcome = tirage { $number } donné d’avance : { $draw } ne peut pas donner { $given }, seulement { LIST($known, "or") }

## Parties enregistrées

error-record-format = cette partie est enregistrée au format { $format }, et ce Trailboss lit jusqu’à { $known } : elle vient d’une version plus récente
error-record-version = version devrait être un texte comme 1.5d0f2c1a, pas { $given }
error-record-setup = la partie ne peut pas être mise en place : { $problem }
error-record-step = la partie enregistrée a les étapes 0 à { $last }, pas { $given }
error-record-number = { $name } devrait être un nombre entier, pas { $given }
error-record-game = game devrait être l’identifiant d’un jeu, pas { $given }
error-record-options = options devrait être un tableau de noms et de valeurs, pas { $given }
error-record-seats = seats devrait être une liste de noms, pas { $given }
error-record-chance = il n’y a ni graine ni tirages
error-record-outcomes = chance devrait être une liste de nombres entiers
error-record-moves = moves devrait être une liste, pas { $given }
error-record-move = { $given } n’est pas la notation d’un coup
error-record-json = ce n’est pas un document JSON complet : { $problem } à la ligne { $line }
error-record-deep = ce n’est pas une partie enregistrée : le document JSON est trop imbriqué
error-record-begin = une partie enregistrée commence par { $begins }, ou est un document JSON
error-record-line = la ligne { $number } de la partie enregistrée est illisible : { $line }
error-record-line-number = la ligne { $line } devrait finir par un nombre
error-record-no-moves = la partie enregistrée s’arrête avant ses coups
error-record-order = la ligne { $line } devrait être celle de ce coup
error-record-cut = la partie enregistrée annonce { $announced } coups et en a { $there } : elle est coupée ou abîmée

## Analyse

error-analyse-over = analyse : la partie est finie ; reviens à une étape précédente
error-analyse-seat = analyse : c’est la place { $decides } qui décide, pas la place { $given }
error-analyse-ms = analyse : ms est un nombre de 1 à { $most }, pas { $given }
error-analyse-simulations = analyse : simulations est un nombre entier de 0 à { $most }, pas { $given }
# Ce qui suivrait dans le même tour ; les coups sont demandés sous la forme « brief ».
hint-then = puis { LOW(LIST($moves, "then", "brief")) }
list-then-next = { $a }, { LOW($b) }
list-then-last = { $a }, { LOW($b) }

## Ce qui n’est pas installé

error-extra = { $what } a besoin de { $module }, qui n’est pas installé : pip install 'trailboss[{ $extra }]'
