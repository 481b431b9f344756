### Handicap.

error-handicap = un handicap vaut de 0 à { $most } dollars, pas { $given }
error-handicap-seats = un handicap a des dollars pour chacune des { $players } places, pas pour { $given }
refused-handicap-shuffle = Avec un handicap, les places ne se tirent pas au sort
