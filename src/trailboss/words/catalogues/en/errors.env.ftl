# Environments for research. What their callers give wrong.

error-env-reward = a reward is one of { LIST($known, "comma") }, not { $given }
error-env-dtype = the numbers of a row are { LIST($known, "or") }, not { $given }
error-env-render = render_mode is { LIST($known, "or") } or None, not { $given }
error-env-opponents = opponents is a list of bots, such as ("heuristic", "random"), not { $given }
error-env-seat = seat is 0 to { $last } or "random", not { $given }
error-env-option = reset knows the option { $known }, not { $given }
error-env-reset = no game has begun: call reset first
error-env-over = the game is over: call reset for another
error-env-closed = this environment is closed
error-env-action-type = an action is a whole number, not { $given }
error-env-action = actions go from 0 to { $last }, { $given } is none
error-env-foreign = action { $action } ({ $move }) is a move of another title, not of { $game }
error-env-games = games is a whole number from 1 on, not { $given }
error-env-bots = { $players } players need { $players } - 1 opponents, not { $count }
error-env-seeds = { $games } games need as many seeds, not { $given }
error-env-actions = an action for each of the { $games } games is needed, as whole numbers in one row; given were { $given }
error-env-buffer = { $name }: this is no array: { $problem }
error-env-array = { $name } should be { $wanted }, not { $given }
error-env-memory = { $name } should be one piece of memory that can be written to
error-env-process = a process that plays games has stopped; its own message is above
error-env-workers = { $workers } processes cannot share { $games } games evenly
error-env-settings = settings of processes are texts, numbers and lists: { $problem }
