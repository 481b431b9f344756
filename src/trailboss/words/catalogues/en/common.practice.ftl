### Puzzles.

error-puzzle = This is not a puzzle: { $problem }
error-puzzles-read = { $file } cannot be read: { $problem }
refused-no-puzzle = There is no puzzle { $given }

practice-none = No puzzles come with this title.
practice-level = Level { $level }
practice-about = Find the move that is best by { $gap } points or more, or make more with --make.
practice-working = Making puzzles
practice-made =
    { $count ->
        [one] one puzzle
       *[other] { $count } puzzles
    } from { $games ->
        [one] one game
       *[other] { $games } games
    } written to { $file }
practice-held = { $held } of { $count } solutions hold at { $samples } tries
practice-seat = The record has seats 1 to { $last }, not { $given }
practice-asked = { $name } lost { $cost } points here. What is better? (A move, or quit)
practice-right = Right
practice-wrong = That costs { $cost } points
practice-best = The champion: { $move }
practice-result = { $solved } of { $tried } right; { $left } left
