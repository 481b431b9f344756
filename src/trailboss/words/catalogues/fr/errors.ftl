# Pourquoi une chose n’est pas possible : coups, parties enregistrées, options, bots.

error-at-move = coup { $step } : { $problem }
error-illegal = { $move } : { $reason }
error-over = la partie est finie

## Annuler

undo-none = annuler : aucun coup n’a encore été joué
undo-not = annuler : { $reason }
barrier-begin = la partie commence ici
barrier-revealed = quelque chose a été pioché ou révélé depuis
barrier-turn = quelqu’un d’autre a joué depuis
barrier-resampled = cette position a été retirée au sort
