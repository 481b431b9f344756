# Why tables cannot be used: titles, overlays, figures of players' own.

error-table-toml = { $file } is no TOML file: { $problem }
error-table-file = { $file }: there is no table { $name }; there are { LIST($known, "comma") }
error-table-no-file = { $file } is missing
error-table-key = { $place }: { $key } is not known here; known are { LIST($known, "comma") }
error-table-lacks = { $place }: { $key } is missing
error-table-kind = { $place }: { $key } should be { $wanted }, not { $given }
error-table-reference = { $place }: { $key } is { $given }, which is none of { LIST($known, "comma") }
error-table-remove = { $place }: remove names { $name }, which is not there; there are { LIST($known, "comma") }
error-table-after = { $place }: after names { $name }, which is not there; there are { LIST($known, "comma") }
error-table-twice = { $place } is there twice
error-table-circle = { $place }: next leads back to the same space
error-table-effect = { $place }: { $step } is not an effect (in “{ $line }”); known are { LIST($known, "comma") }

## What a table wants

table-number = a whole number
table-yes = true or false
table-text = a text
table-value = a number or a text
table-effect = a line of effects
table-table = a table
table-rows = a list of rows
table-row = a row of { $table }
table-one-of = { LIST($known, "or") }
table-list = a list, each { $of }

## Titles

error-table-fit = the tables of { $title } do not fit together: { $problem }
error-titles-folder = TRAILBOSS_TITLES names the folder { $folder }, which is not there
error-title-id = id in title.toml should be small letters, digits and hyphens, as in second-edition, not { $given }
error-title-twice = there is a title { $title } already, in { $folder }
error-title-circle = { $title } extends { $extends }, which extends it in turn
error-title-extends = extends in title.toml is { $given }, which is none of { LIST($known, "comma") }
error-title-family = title.toml should say extends, or a family of { LIST($known, "comma") }; family is { $given }
error-overlay-section = { $file }: { $key } stands outside a table; begin with a line such as [railroad]
error-pin = { $file } holds no tables: { $problem }
error-version = version { $version } of { $game } is not known here; known are { LIST($known, "comma") }

## Figures of one's own

error-figures-file = { $file } cannot be read: { $problem }
error-figures-line = { $file }, line { $line }: { $problem }
error-figures = { $file }: { $problem }
error-figures-place = { $place }: { $problem }
error-figures-long = a figures file may have { $most } letters at most
error-figures-key = { $key } is not known here; known are { LIST($known, "comma") }
error-figures-game = game should be the id of a title in quotes, as in game = "el-paso", not { $given }
error-figures-no-game = it does not say which title it is for: a line such as game = "el-paso" is missing
error-figures-other = these are figures for { $named }, not for { $game }
error-figures-over = over should be a version in quotes, as trailboss figures writes it, not { $given }
error-figures-confirmed = confirmed should be a list of names in square brackets, not { $given }
error-figures-no-figure = confirmed names { $name }, which is none of { LIST($known, "comma") }
error-figures-component = { $name } is no figure to check; these are: { LIST($known, "comma") }
error-figures-fixed = { $place }: { $key } is part of the map or the title, not a figure; a title of your own can change it (docs/editions.md)
error-figures-bounds = { $place }: { $key } is { $given }; numbers go from { $least } to { $most }
error-figures-rows = { $place }: { $key } may have { $most } rows at most
error-figures-letters = { $place }: { $key } may have { $most } letters at most
error-figures-stuck = a player had no move left
error-figures-unplayable = with these figures a game for { $players } cannot be played: { $problem }
error-figures-version = the figures with this game of { $game } make version { $made }, not { $version }
error-figures-shape = figures should be { "{" } "over": a version, "tables": … { "}" }, not { $given }
