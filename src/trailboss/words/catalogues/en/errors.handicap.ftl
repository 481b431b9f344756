### Handicap.

error-handicap = a handicap is 0 to { $most } dollars, not { $given }
error-handicap-seats = a handicap has dollars for each of { $players } seats, not for { $given }
refused-handicap-shuffle = With a handicap the seats cannot be drawn
