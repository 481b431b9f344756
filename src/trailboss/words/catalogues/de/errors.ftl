# Warum etwas nicht geht: Züge, Aufzeichnungen, Optionen, Computerprogramme.

error-at-move = Zug { $step }: { $problem }
error-illegal = { $move }: { $reason }
error-over = das Spiel ist aus

## Zurücknehmen

undo-none = Zurücknehmen: Es wurde noch kein Zug gemacht
undo-not = Zurücknehmen: { $reason }
barrier-begin = hier hat das Spiel begonnen
barrier-revealed = seitdem wurde etwas gezogen oder aufgedeckt
barrier-turn = seitdem war jemand anderes am Zug
barrier-resampled = diese Stellung wurde neu ausgelost
