### The table as text: headings, columns and lines.

text-view = Text view
    .skip = Text view of the table
    .key = Press T to switch between the table and the text view.
    .close = Back to the drawn table
text-contents = On this page
text-group =
    { $count ->
        [one] { $name }: { $count } choice
       *[other] { $name }: { $count } choices
    }
text-other-choices = Other choices
text-happened = What happened last

## Tables and columns

text-space = Space
text-lies = What is there
text-fee = Fee for you
text-here = Who is there
text-next = Leads to
text-empty = empty
text-herder =
    { $game ->
        [first-edition] Cattleman
       *[other] Herder
    }
text-engine = Engine
text-money = Money
text-not-placed = not on the board yet
# Where a turnout leaves the line.
text-after = after { $position }
text-cities = Cities
text-stations = Stations
text-city = City
text-value = Value
text-discs = Discs
text-station = Station
text-cost = Price
text-points = Points
text-master = Station master
text-what = What it does
text-row = Row
text-job-token = The job market token is at row { $row } of { $rows }. When the last row is full, the game ends.
text-job-full = The job market is full: this is the last round.
text-cattle-after = The cattle market is refilled after row { $rows }.
text-fee-to = ${ $dollars } to { $payee }
text-card = Card
text-count = Count
text-no-hand = You have no seat here: hands are secret.
text-certificates-of = { $count } of { $limit }, { $permanent } permanent

## A player

text-steps = Step limit
text-hand-limit = Hand limit
text-deck = Draw pile
text-discard = Discard pile
text-built = Buildings on the trail
text-unbuilt = Buildings still to place
text-discs-left = Discs still on the board
text-taken = Tiles taken
text-objectives = Objectives
text-column = Column { $number }
text-stack = and { $count } in the stack

## El Paso

text-ring = Ring of locations
text-post = Post
text-building-offer = Buildings on offer
text-objective-tiles = Objective tiles on offer
text-bonus-tiles = Bonus tiles on offer
text-simmental = Simmental cards left: { $count }
text-nothing = none
text-total =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
