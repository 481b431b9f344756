### The review of a game: `trailboss review`.

error-review-samples = a review plays doubtful decisions out 2 to { $most } times, not { $given }

review-working = reviewing
review-none = No mistake stands out.
review-about = Every decision is judged by what the player could know at the time. A doubtful one was played out { $samples } times, next to the champion’s choice with the same luck; brackets give the 95% interval of its cost. Nothing within the noise is called a mistake.
review-number = { NUMBER($number, 1) }
review-percent = { $share }%

review-points = Points
review-accuracy = Accuracy
review-decisions = Decisions with a choice
review-agreed = As the champion would decide
review-inaccuracys = Inaccuracies
review-mistakes = Mistakes
review-turning-points = Turning points
review-lost = Points lost

review-inaccuracy = inaccuracy
review-mistake = mistake
review-turning-point = turning point

review-theme-deliveries = deliveries
review-theme-buildings = buildings
review-theme-cattle = cattle
review-theme-railroad = railroad
review-theme-objectives = objectives
review-theme-workers = workers
review-theme-tempo = movement and tempo
review-theme-money = money left over
review-theme-actions = choice of actions

# $win: how many percentage points the chance to win falls.
review-heading =
    Move { $step }, turn { $turn }, { $name }: { $mark }, { $cost } points ({ $low } to { $high }){ $win ->
        [0] {""}
       *[other] ; the chance to win falls by { $win }%
    }
review-played = Played: { $move }
# $moves: the champion’s choice, and how the turn goes on.
review-better = Better: { LIST($moves, "semicolon") }
review-lines = Better by: { LIST($parts, "semicolon") }
review-line = { $name } { $points }

review-line-later = still to come
review-line-others = the others get less

review-luck = Luck of the draw
review-luck-points = { $points } ± { $doubt }
review-luck-about = Luck is kept apart from decisions: each draw was repeated from the same position, and what came up is compared with the average. The setup does not count.

## Facts of a better move, each counted in continuations

review-fact-sooner = The champion’s move leads to the next delivery { NUMBER($turns, 1) } turns sooner (± { NUMBER($doubt, 1) }, { $count } continuations).
review-fact-later = The champion’s move leads to the next delivery { NUMBER($turns, 1) } turns later (± { NUMBER($doubt, 1) }, { $count } continuations).
# $event: a sentence of the log.
review-fact-own = After the champion’s move in { $better } of { $count } continuations, after the one made in { $made }: { $event }.
review-fact-other = After the move made in { $made } of { $count } continuations, after the champion’s in { $better }: { $event }.

review-plot-step = move
review-plot-win = chance to win in %
