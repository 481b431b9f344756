### Handicap.

error-handicap = un handicap vaut de 0 à { $most } dollars, pas { $given }
error-handicap-cards = un handicap vaut de 0 à { $most } cartes, pas { $given }
error-handicap-seats = un handicap a un nombre pour chacune des { $players } places, pas pour { $given }
refused-handicap-shuffle = Avec un handicap, les places ne se tirent pas au sort
