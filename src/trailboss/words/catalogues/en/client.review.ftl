### The score sheet, the points over the game, the decisions that mattered, the replay.

## Who has won

result = Result
finish-wins-by =
    { $points ->
        [one] { $name } wins by { $points } point
       *[other] { $name } wins by { $points } points
    }
finish-wins-tie = { $name } wins the tie-break
finish-shared = { $names } share the win
finish-stopped = The game was abandoned
finish-running = The game is still going on
finish-about =
    { $title }, { $players ->
        [1] solo
       *[other] { $players } players
    }, { $turns ->
        [one] { $turns } turn
       *[other] { $turns } turns
    }
# $parts: how much each of them has left, as in finish-tie-part.
finish-tie = A tie: the money left over after scoring decides. { $parts }
finish-tie-shared = A tie at the top: the win is shared.
finish-tie-part = { $name } ${ $left }

## The score sheet

finish-total = Total
finish-place = Place
finish-nth =
    { $place ->
        [1] 1st
        [2] 2nd
        [3] 3rd
       *[other] { $place }th
    }
finish-best = The best of each line is underlined.

## The points over the game

finish-chart = Points over the game
finish-chart-note = if the game had been scored after that turn
finish-chart-table = The points as a table
finish-turn = turn
finish-turn-number = Turn { $turn }

## Decisions that mattered

finish-estimated = Estimated by the computer. Lead: points ahead of the best opponent at the end.

## What to do then

finish-share-link = Share link
finish-copied = Link copied.
finish-copy-this = Copy this link:
finish-not-public = Only the people at the table can open it. Let anyone with the link see the game?
finish-make-public = Yes, show it
finish-save-record = Export the game
finish-to-table = To the table

## The replay; the key in brackets

replay = Replay
replay-step = Step { $step } of { $steps }
replay-slider = Step of the game
replay-first = To the start (Home)
replay-last = To the end (End)
replay-back = One step back (left arrow)
replay-forward = One step forward (right arrow)
replay-play = Play (space)
replay-pause = Pause (space)
replay-back-turn = One turn back (up arrow)
replay-forward-turn = One turn forward (down arrow)
replay-begins = The game begins.
replay-then = Next: { $prompt }
replay-fork = Play from here
replay-fork-about = A practice game of your own that continues from this step
replay-seen-by = As seen by
replay-everybody = everyone
resigned-points = Won by resignation: the points only show how things stood then.
