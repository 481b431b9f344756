### The review of a game by the champion.

coach-review = Review
# $title: who has won, as a sentence without its full stop.
coach-decided = { $title }. Turn { $turn } decided it.
coach-practise = Practice your mistakes
coach-about = Review. Each decision is judged by what the player could know at the time.
coach-first = The champion is going through the game. The first look takes a few seconds.
coach-deeper = Looking deeper
coach-depth = { $samples } of { $most }
coach-failed = The champion could not finish the review.
coach-not-yet = Nobody has asked for a review of this game yet.

coach-chance = Chance to win
coach-chance-table = The chance to win as a table
coach-accuracy = accuracy
coach-accuracy-of = Accuracy of { $name }
# $points has one decimal.
coach-marks =
    { $marks ->
        [one] { $marks } mark
       *[other] { $marks } marks
    }, { $points } points

coach-mark-inaccuracy = Inaccuracy
coach-mark-mistake = Mistake
coach-mark-turning-point = Turning point

coach-lost = Points lost by theme
coach-against = against the champion’s choice
coach-theme-deliveries = Deliveries
coach-theme-buildings = Buildings
coach-theme-cattle = Cattle
coach-theme-railroad = Railroad
coach-theme-objectives = Objectives
coach-theme-workers = Workers
coach-theme-tempo = Tempo
coach-theme-money = Money left
coach-theme-actions = Other actions

coach-luck = Luck
# $parts: as in coach-luck-part, one after the other.
coach-luck-apart = Luck, not counted above: the cards gave { $parts }.
coach-luck-part = { $name } { $points } (± { $doubt })

coach-moments = Key moments
coach-count =
    { $count ->
        [one] { $count } moment
       *[other] { $count } moments
    }
coach-everybody = All
coach-none = No mistake stands out.
coach-noise = A loss smaller than its ± is never called a mistake.
coach-turn = Turn { $turn }
coach-turn-mark = Turn { $turn }: { $mark }
coach-played = { $name } played
coach-champion = The champion
coach-costs = It costs
# Both have one decimal.
coach-cost = { $points } ± { $doubt } points
coach-looks = { $looks } continuations of each
coach-win = { $from } → { $to }%
coach-line-later = Still to come
coach-line-others = Others get less
coach-open = The whole review
coach-back = Previous moment
coach-next = Next moment
coach-play = Play from here
coach-play-about = Take over against the champion and see whether you can turn it around
coach-show = Show on the table
coach-points-lost = Points lost
coach-legend-champion = Champion
coach-legend-played = Played

# A game that began from another; $turn of that one.
coach-from = Taken over from another game. There: { $title }.
coach-to-origin = To that review

## Before a move

coach-warns = Warn me before a mistake
    .hint = In games without other people: once per decision, with the champion’s reason.
coach-warning = This may be a mistake
coach-warning-back = Think again
coach-warning-do = Do it anyway

## A new table

coach-handicap = Handicap
    .hint = Extra starting money or better cards for the weaker player. Such a game does not count for ratings.
coach-handicap-seat = $ for { $name }
coach-handicap-cards = Better cards for { $name }
coach-handicap-suggest = Choose by our ratings
coach-handicap-unrated = That takes a rating of both of you, from enough games.
coach-handicap-suggested =
    Without a handicap you would win { $percent } of 100 games. Instead of the money, { $cards ->
        [0] no card
        [one] one better card
       *[other] { $cards } better cards
    } would come nearest to making you equal.
