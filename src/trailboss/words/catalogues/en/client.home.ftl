### Home: what this is, one's own games, the guided first game.

home-tab = Great Western Trail online
welcome = Great Western Trail
    .lead = Play the board game of cattle drives to Kansas City in your browser: against the computer, with friends online, or sharing one screen. Free and unofficial, no account needed.
usual-points = Usually scores about { $points } points.
guided-game = Guided first game
    .hint = New to it? Ten minutes, step by step.
lesson-at = { $number }/{ $of }
lesson-next = Next
lesson-show = Show me
lesson-leave = Leave the lesson

## My games

filter-games = Which games
filter-all = All { $count }
filter-due = Your turn { $count }
filter-waiting = Waiting { $count }
filter-open = Not started { $count }
filter-copies = Forks { $count }
filter-titles = All titles
filter-none = No game like that.
rematch-waiting = wants a rematch
origin-fork-of = Fork of the game { $names }, from turn { $turn } (step { $step })
origin-fork = Fork from step { $step } of another game
origin-import = From a saved game
origin-position = From a position
