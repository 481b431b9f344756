# Why something cannot be done: moves, records, options, bots.

error-at-move = move { $step }: { $problem }
error-illegal = { $move }: { $reason }
error-over = the game is over

## Taking back

undo-none = undo: no move has been made yet
undo-not = undo: { $reason }
barrier-begin = this is where the game began
barrier-revealed = something has been drawn or revealed since
barrier-turn = another player has had the turn since
barrier-resampled = this position was resampled
