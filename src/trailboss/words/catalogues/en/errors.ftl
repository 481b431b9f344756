# Why something cannot be done: moves, records, options, bots.

error-at-move = move { $step }: { $problem }
error-illegal = { $move }: { $reason }
error-over = the game is over
error-no-move = { $given } is not a move; a move begins with one of { LIST($known, "comma") }
error-move-like = { $given } is not a move; moves that begin with { $first } look like { $like }
error-move-code = move codes run from 0 to { $last }; { $given } is none of them
error-move-type = a move is a Move, its code or its notation, not { $given }
error-other-move = { $move } is a move of another game than { $game }
error-seat = seats run from 0 to { $last }, not { $given }

## Taking back

undo-none = undo: no move has been made yet
undo-not = undo: { $reason }
barrier-begin = this is where the game began
barrier-revealed = something has been drawn or revealed since
barrier-turn = another player has had the turn since
barrier-resampled = this position was resampled

## Setting a game up

error-no-game = there is no game { $game }; there are { LIST($known, "comma") }
error-game-broken = { $game } cannot be played: { $problem }
error-players = { $game } is for { $least } to { $most } players, not { $given }
error-players-number = players is a whole number, not { $given }
error-names = { $players } players need { $players } names, not { $given }
error-name = a name is text, not { $given }
error-seed = a seed is a whole number, not { $given }
error-seed-range = a seed is a whole number from 0 to 2^64-1, not { $given }
error-seed-and-source = a game has a seed or a source, not both
error-no-option = { $game } has no option { $option }; there are { LIST($known, "comma") }
error-option-value = { $option } is { LIST($known, "or") }, not { $given }
error-option-sides = { $option } is { LIST($sides, "comma") }, random, or { $count } letters { LIST($letters, "or") }, one for each, not { $given }
error-option-solo = { $option } is for the solo game (players=1)

## Chance that is given beforehand

error-outcome-number = scripted outcome { $number } should be a number below { $below }, not { $given }
error-outcomes-end = the script ends after { $count } outcomes, but { $wanted } has to be drawn
error-outcome-none = scripted outcome { $number }: { $given } is nothing that { $draw } can give
error-outcome = scripted outcome { $number }: { $draw } cannot give { $given }, only one of { LIST($known, "comma") }

## Records

error-record-format = this is a record of format { $format }, and this Trailboss reads up to { $known }: it was written by a newer version
error-record-version = version should be a text such as 1.5d0f2c1a, not { $given }
error-record-setup = the game cannot be set up: { $problem }
error-record-step = the record has steps 0 to { $last }, not { $given }
error-record-number = { $name } should be a whole number, not { $given }
error-record-game = game should be the id of a game, not { $given }
error-record-options = options should be a table of names and values, not { $given }
error-record-seats = seats should be a list of names, not { $given }
error-record-chance = there is neither a seed nor the outcomes of chance
error-record-outcomes = chance should be a list of whole numbers
error-record-moves = moves should be a list, not { $given }
error-record-move = { $given } is not the notation of a move
error-record-json = not a whole JSON document: { $problem } in line { $line }
error-record-deep = not a record: the JSON document goes too far
error-record-begin = a record begins with { $begins }, or is a JSON document
error-record-line = line { $number } of the record cannot be read: { $line }
error-record-line-number = the line { $line } should end in a number
error-record-no-moves = the record breaks off before its moves
error-record-order = the line { $line } should be that move's
error-record-cut = the record announces { $announced } moves and has { $there }: it is cut off or damaged

## Analysis

error-analyse-over = analyse: the game is over; replay it to an earlier step
error-analyse-seat = analyse: seat { $decides } decides now, not seat { $given }
error-analyse-ms = analyse: ms is a number from 1 to { $most }, not { $given }
error-analyse-simulations = analyse: simulations is a whole number from 0 to { $most }, not { $given }
# What would follow in the same turn; the moves are asked for in the form "brief".
hint-then = then { LOW(LIST($moves, "then", "brief")) }
list-then-next = { $a }, { LOW($b) }
list-then-last = { $a }, { LOW($b) }

## What is not installed

error-extra = { $what } needs { $module }, which is not installed: pip install 'trailboss[{ $extra }]'
