### Vorgabe.

error-handicap = eine Vorgabe sind 0 bis { $most } Dollar, nicht { $given }
error-handicap-seats = eine Vorgabe hat Dollar für jeden von { $players } Plätzen, nicht für { $given }
refused-handicap-shuffle = Mit einer Vorgabe werden die Plätze nicht ausgelost
