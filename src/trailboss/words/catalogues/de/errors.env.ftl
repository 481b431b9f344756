# Umgebungen für die Forschung. Was ihre Aufrufer falsch angeben.

error-env-extra = dazu braucht es { $module }, das nicht installiert ist: pip install 'trailboss[env]'
error-env-reward = eine Belohnung ist eine von { LIST($known, "comma") }, nicht { $given }
error-env-dtype = die Zahlen einer Zeile sind { LIST($known, "or") }, nicht { $given }
error-env-render = render_mode ist { LIST($known, "or") } oder None, nicht { $given }
error-env-opponents = opponents ist eine Liste von Bots, etwa ("heuristic", "random"), nicht { $given }
error-env-seat = seat ist 0 bis { $last } oder "random", nicht { $given }
error-env-option = reset kennt die Option { $known }, nicht { $given }
error-env-reset = noch hat keine Partie begonnen: zuerst reset aufrufen
error-env-over = die Partie ist zu Ende: mit reset beginnt die nächste
error-env-closed = diese Umgebung ist geschlossen
error-env-action-type = eine Aktion ist eine ganze Zahl, nicht { $given }
error-env-action = Aktionen gehen von 0 bis { $last }, { $given } ist keine
error-env-foreign = Aktion { $action } ({ $move }) ist ein Zug eines anderen Titels, nicht von { $game }
