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
error-table-effect = { $place }: { $step } is not an effect (in “{ $line }”)

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
