# The command line and the game in the terminal.

## Refusals

cli-usage = { $problem } (see { $command } --help)
cli-env-policy = --policy names a function as MODULE:FUNCTION, and { $given } is none: { $problem }
cli-option = --option { $option } should look like NAME=VALUE
cli-file = { $file }: { $problem }
cli-record-large = larger than any record
cli-record-bytes = not a record: byte { $byte } is not UTF-8 text
cli-record-not = not a record: { $problem }
cli-seconds = --seconds is above 0 and at most 60, not { $given }
cli-unread = { $file } cannot be read: { $problem }
cli-no-run = { $file } is not a run saved with `trailboss bench --json`
cli-levels = --difficulty all is for a game for one player (--players 1)
cli-bots = --bots: { $players } players need 1 or { $players } bots, not { $given }
cli-which-game = which game? For example: trailboss play { $game }
cli-seat =
    --seat: { $players ->
        [one] the only seat is 1
       *[other] the seats are 1 to { $players }
    }, not { $given }
cli-loaded = { $name } cannot be chosen: { $brings } brings the game as it was set up
cli-other-game = a game of { $game }, not { $asked }
cli-opponents = --opponent: 1 or { $others } bots are needed, not { $given }
cli-output-failed = the output failed: { $problem }
cli-interrupted = interrupted

## A game in the terminal

cli-welcome =
    { $seats }{ $seed ->
        [none] {""}
       *[other] ; seed { $seed }
    }. You are P{ $me }. Type help at any time.
cli-turn =
    { $turn ->
        [0] Set-up: { $name }
       *[other] Turn { $turn }: { $name }
    }
cli-help =
    Type the number of a move, or the move itself as it is written in a record.
    Enter alone makes the move when there is only one.

      ?          what can be looked up       undo       take a move back
      ? 6a       what a tile or card does    save FILE  keep it for --load FILE
      ? 12       move 12 in full             log        what happened; log 50: more
      moves      the moves again             score      points if it ended now
      board      the whole table             quit       leave the game
      position   the position as text; position FILE: keep it for --position FILE

    Parts of the table:
cli-left =
    You left the game after { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }.
cli-failed = { $name } has failed: { $reason }. From now on the computer makes its simplest moves, and the game counts as lost for { $name }.
cli-no-move =
    There is no move { $given }; { $count ->
        [one] the only one is 1
       *[other] the moves are 1 to { $count }
    }.
cli-not-understood = I do not understand “{ $given }”. Type the number of a move, or help.
cli-taken-back = Taken back: { $move }
cli-save-where = Where to? Type save and the name of a file.
cli-saved = Saved; go on with: trailboss play --load { $file }
cli-position-saved = The position as you may know it; go on from it with: trailboss play --position { $file }
cli-no-log = Nothing has happened yet.
cli-no-part = The table has no part “{ $given }”; there are { $parts }.
cli-look-up = Type ? and one of these names, or ? and the number of a move.
cli-written-as = written as: { $move }
cli-unknown-thing = I know nothing about “{ $given }”. Type ? to see what can be looked up.
cli-score =
    { $over ->
        [yes] final score
       *[no] score if the game ended now
    }
cli-winners =
    { $names ->
        [1] { $names } won.
       *[other] { $names } share the victory.
    }
cli-times = { $what } ×{ $count }

# A building in place of another, in a list of places.
cli-instead = {" "}(instead of { $tile }: ${ $price })
cli-now-here = .{" "}Here now: { LIST($things, "semicolon") }.
cli-lies-here =
    { $owner ->
        [seat] { $owner }: { $tile }
       *[nobody] { $tile }
    }
cli-stands-here = the { -herder } of { $owner }
cli-you = You
cli-seed = seed { $seed }
cli-chance = recorded chance
cli-total = Total
cli-more = … and { $count } more
