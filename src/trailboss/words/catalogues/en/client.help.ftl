### Help at the table: hints, rules, recap, keys, the frame of the tips, how the moves of others are shown.

help = Help
help-open = Help: hints, rules, recap (?)
hints = Hints
rules = Rules
recap = Recap

## Hints: what the computer would do

hint-ask = What would you do?
hint-thinking = Thinking…
hint-about = The computer thinks for two seconds and shows the best moves, each with the lead it expects.
hint-not = Hints work on your turn in games without other people, and in finished games.
hint-wait = Hints work when it is your turn.
# $points has a sign: +3.5
hint-margin = expected lead { $points }
hint-behind = { $points } compared with the best move
# The computer tried the move so often, in games that may be this one.
hint-tries = { $looks ->
    [one] { $looks } try
   *[other] { $looks } tries
}
# The expected lead lies between these, with signs, in 95 of 100 cases.
hint-between = { $low } to { $high }
hint-chance = wins { $chance }% of the time
hint-glance = too few tries for a figure
hint-no-change = Changes nothing on the score sheet this turn.
hint-show = Show it on the table

## Rules and recap

not-possible = Not possible
rules-search = Search the rules
rules-found =
    { $count ->
        [0] no rule found
        [one] { $count } rule
       *[other] { $count } rules
    }
rules-for-now = About this decision
rules-all-chapters = All chapters
recap-since = Since your last move
recap-nothing = Nothing has happened since your last move.

## Around a tip

guide-tip = Tip
guide-got = Got it
guide-got-key = Close the tip (G)
guide-stop = No more tips
    .hint = You can turn them on again in the settings
guide-again = Tip for this decision
guide-setting = Tips in the first game
    .hint = Explain each kind of decision when it first comes up.
guide-anew = Start the tips over
guide-begun-anew = The tips start over.

## Keys

keys = Keys at the table
key-digits = choose one of the options
key-enter = do it
key-escape = one step back
key-undo = undo
key-hints = hints
key-rules = rules
key-tip = close the tip, or show it again
key-text = the table as text
key-menu = table menu
key-tab = from area to area: players, decision, hand, board, markets, map, railroad
key-arrows = inside an area: to the next thing you can use
key-shift-arrows = to anything, even if it cannot be used; Enter says why not
key-skip = skip the other players’ moves (so does Esc)
key-faster = show the other players’ moves faster
# The name of the key.
key-shift = Shift

## The moves of the others

skip-to-present = Skip to now
hurry = Faster
pace = Other players’ moves
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-off = not animated
