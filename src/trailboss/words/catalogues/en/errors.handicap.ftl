### Handicap.

error-handicap = a handicap is 0 to { $most } dollars, not { $given }
error-handicap-cards = a handicap is 0 to { $most } cards, not { $given }
error-handicap-seats = a handicap has a number for each of { $players } seats, not for { $given }
refused-handicap-shuffle = With a handicap the seats cannot be drawn
