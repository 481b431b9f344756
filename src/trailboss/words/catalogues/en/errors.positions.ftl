# Positions as text: why one cannot be read, or cannot be.

error-position-line = line { $line }, { $where }: { $problem }
error-position-at = { $where }: { $problem }
error-position-begin = a position begins with the line { $begins } 1, or is a JSON document
error-position-format = this is a position of format { $format }, and this Trailboss reads format { $known }
error-position-long = a position is a text of at most { $most } characters
error-position-deep = not a position: the JSON document goes too far
error-position-section = there is no section { $given }; there are { LIST($known, "comma") }
error-position-twice = { $given } stands here a second time
error-position-unread = cannot be read: { $given }; a line is a key, a colon and a value, or the name of a section in brackets
error-position-key = there is no key { $given } here; there are { LIST($known, "comma") }
error-position-needed = the line { $key } is missing
error-position-whole = should be a whole number, not { $given }
error-position-number = should be a whole number from { $least } to { $most }, not { $given }
error-position-text = should be a text of at most { $most } characters, not { $given }
error-position-name = { $given } is not known here; there are { LIST($known, "comma") }
error-position-item = cannot be read: { $given }; it should be names with their numbers between commas, such as 2 gray, white
error-position-item-twice = { $name } stands there twice
error-position-counts = should be a table of names and values, not { $given }
error-position-count = { $name }: should be a whole number from { $least } to { $most }, not { $given }
error-position-list = should be a list, not { $given }
error-position-places =
    { $least ->
        [one] should have one place
       *[other] should have { $least } places
    }, with - for an empty one, not { $there } (at most { $most })
error-position-rows = should be { $rows } rows of { $columns } places, with - for an empty one
error-position-pair = cannot be read: { $given }; it should be a place, an equals sign and what lies there
error-position-place = { $given } cannot lie on { $place }; there can be { LIST($known, "comma") }
error-position-frame = cannot be read: { $given }; it should be the kind of a question and its fields, such as phase-b space=A
error-position-field = { $frame } has no field { $given }; { $known ->
        [0] it has none
       *[other] there are { LIST($known, "comma") }
    }
error-position-bottom = a decision does not begin with { $given }, but with { LIST($known, "or") }
error-position-top = { $given } asks nobody: the last line should be the question that is to be answered
error-position-asked = this cannot be asked in this position ({ $problem })
error-position-no-move = in this position there is no legal move
error-position-seat = there are seats 1 to { $last }, not { $given }
error-position-turn = turn { $turn } is that of seat { $seat }, and seat { $deciding } decides
error-position-figures = should be a JSON table of figures
error-position-many = { $name }: { $there } are written, and the game has { $total }
error-position-missing = nobody has these: { LIST($things, "comma") }
error-position-open = { $count } are left open, and only { $there } are left that can be there
error-position-known = { $name }: { $count } known to be in hand, but { $there } there
error-position-jobs = the job market should have { $least } to { $most } places that were filled, with - for a worker who was hired, not { $there }
error-position-token = the job market token is a player’s exactly when all { $full } places of the job market were filled; { $there } were
error-position-neutral = every neutral space has a neutral building
error-position-discs = { $taken } discs are off the board and { $placed } are placed: these should be the same number
error-position-herder = a herder cannot stand on { $space }: nothing lies there
error-position-engine = the engine of seat { $seat } stands on { $place } already
error-position-buildings = seat { $seat } has { $there } buildings here, and markers for { $most }
error-position-order = should be each of { LIST($known, "comma") } once
error-record-position = position should be a text, not { $given }
error-record-opening = the position the record begins with is of another game or another number of players
