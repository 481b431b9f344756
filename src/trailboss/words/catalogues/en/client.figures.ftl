# The page where somebody with the printed game puts figures right.

figures = Figures to check
figures-of = Figures to check: { $title }
figures-lead = Some printed figures could not be confirmed. If you have the box, compare each with its component, correct what differs, and tick it off. New tables use your figures from then on; games in progress keep theirs.
figures-read-only = Only whoever runs this server can change figures here. You can download the file and use it at home.
figures-count = { $confirmed } of { $count } compared
figures-changed = { $count } corrected
figures-others =
    { $count ->
        [one] 1 more difference
       *[other] { $count } more differences
    }
figures-which = Which to show
figures-show-all = All
figures-show-open = Not compared yet
figures-show-changed = Corrected
figures-none = Nothing here.
figures-download = Download the file
figures-stand-in = stand-in
figures-low = quite unsure
figures-medium = somewhat unsure
figures-put-right = corrected
figures-look-at = Look at: { $where }
figures-compared = Compared with the printed game
figures-title-has = The title itself says { $value }
figures-nothing = nothing
figures-add-line = Add a line
figures-take-away = Remove { $what }
figures-rulings = Rules we decided
    .hint = Not figures, but they need confirming too: tick those your rulebook agrees with.
figures-save = Use these figures
figures-forget = Back to the title’s own
figures-forget-yes = Yes, discard mine
figures-not-kept = Not in use yet.
figures-kept = In use. New tables use these figures.
figures-for-new-tables = New tables use the figures you see.
figures-check-them = Check figures
figures-own = with custom figures
