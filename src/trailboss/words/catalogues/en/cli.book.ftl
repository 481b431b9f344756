### The book of a game: `trailboss book`.

error-book-out = name a folder for the pages with --out, or print the figures with --json
# $file is the one of the two that is not there, or not what it should be.
error-book-dataset = { $folder } is no dataset of the arena: { $file } is missing or is something else; `trailboss arena ... --dataset { $folder }` writes one
error-book-mixed = the games and the moves in { $folder } are of two matches; write the dataset anew
error-book-turns = { $folder } is an older dataset, without the turns of moves; the same `trailboss arena` command writes it anew, from the games it has kept
error-book-twice = { $folder } and { $other } hold the same match; name it once
error-book-rules = { $folder } and { $other } were played with different rules of the title; make a book of each
error-book-empty = in { $folder } there is no game without a forfeit

book-written = { $file }

## Figures

book-nothing = –
book-number = { NUMBER($n, 2) }
book-whole = { NUMBER($n) }
book-percent = { NUMBER($n, 1) }
book-percent-sign = { NUMBER($n, 1) } %
book-interval = { $figure } [{ $low }, { $high }]

## A page

book-heading = What winners do
book-title =
    { $title }, { $players ->
        [one] alone
       *[other] { $players } players
    }
book-games =
    { $games ->
        [one] From 1 game
       *[other] From { NUMBER($games) } games
    } of { LIST($bots, "and") }, rules { $version }.
book-forfeited =
    { $games ->
        [one] 1 more game is left out because a bot failed in it.
       *[other] { $games } more games are left out because a bot failed in them.
    }
book-setup = Set-up: { $options }.
book-about = Figures are means over seats, with their 95 % intervals in brackets. *Winners* are all seats that won, *others* the rest. A difference is bold if its interval leaves zero out. Were all seats alike, { $parity } would win. *Turn* is the player’s own turn in which it happened first. What winners do more often need not be why they won.
book-length = Length
book-lasts = A game takes each player { $mean } turns; half of all games take { $low } to { $high }, and the median is { $middle }.
book-results = Length and points
book-points = Points
book-total = total

book-winners = winners
book-others = others
book-difference = difference
book-winners-did = winners who did
book-others-did = others who did
book-wins = wins with
book-wins-without = wins without
book-turn-winners = turn (winners)
book-turn-others = turn (others)

## By set-up

book-setups = By set-up
book-setups-about = How often winners do it in each set-up; after the slash, winners minus others.
book-setup-options = set-up
book-setup-games = games
book-setup-turns = turns
book-setup-cell = { $winners } / { $difference }

## Chapters

book-buildings = Buildings
book-workers = Workers hired
book-deliveries = Deliveries
book-stations = Stations
book-masters = Workers given to stations
book-trains = Train cards
book-cattle = Cattle bought
book-discs = Discs
book-objectives = Objectives
book-bonus-tiles = Bonus tiles
book-hazards = Hazards removed
book-outlaws = Encounters: { -outlaws }

book-all = all
book-building = building { $name }
book-post = post { $name }
book-train = train card { $name }
book-thing = { $thing }

## Pictures

book-plot-turns = turns of each player
book-plot-games = games
book-plot-points = points
book-plot-often = times in a game
book-plot-wins = % won by those who did it (line: all alike)
book-plot-turn = turn of the first time
