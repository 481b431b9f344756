### Vorgabe.

error-handicap = eine Vorgabe sind 0 bis { $most } Dollar, nicht { $given }
error-handicap-cards = eine Vorgabe sind 0 bis { $most } Karten, nicht { $given }
error-handicap-seats = eine Vorgabe hat eine Zahl für jeden von { $players } Plätzen, nicht für { $given }
refused-handicap-shuffle = Mit einer Vorgabe werden die Plätze nicht ausgelost
