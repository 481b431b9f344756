# Positions: the page on which one is changed, sent and played on from.

position-title = Position editor
position-lead = A position can be written down, sent, changed and played on from: a puzzle, a photo of a table, a question about the rules. Start from a fresh setup, from text, or from any step of a replay.
position-lead-edit = Change pieces, money, cards and workers. Whatever does not fit is pointed out, and you can play on from any position that does.
position-lead-seen = This is what your seat may know. Cards you cannot know are left open, and dealt at random when you play on.
position-from-setup = From a setup
position-game = Game
position-players = Players
position-set-up = Set up
position-from-text = From text
position-paste = The text of a position
position-read = Read
position-turn = Turn
position-deciding = Whose decision
position-middle = In the middle of a turn.
position-begin-turn = Begin the turn instead
position-parts = Parts of the position
position-text = As text
position-as-text = The position as text
position-use-text = Use this text
position-copy = Copy
position-copied = Copied
position-save = Save as a file
position-state = Status
position-text-changed = The text has changed: use it, or go on with the form.
position-wrong =
    { $count ->
        [one] One thing does not fit
       *[other] { $count } things do not fit
    }
position-fine = This position can be played.
position-over = In this position the game is over.
position-me = I play
position-others = The others
position-look = Show the table
position-play = Play from here
position-back = Back to the editor
position-rest = whatever is left
position-say = write it down
position-take-rest = whatever is left
position-unknown = unknown
position-add = add …
position-less = { $name }: one less
position-more = { $name }: one more
position-not-yet = not yet
position-hired = hired
position-take-away = Remove what lies on { $name }
replay-position = Edit position
replay-position-about = Change this position, and play on from it
