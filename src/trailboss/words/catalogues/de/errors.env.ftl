# Umgebungen für die Forschung. Was ihre Aufrufer falsch angeben.

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
error-env-games = games ist eine ganze Zahl ab 1, nicht { $given }
error-env-bots = { $players } Spieler brauchen { $players } - 1 Gegner, nicht { $count }
error-env-seeds = { $games } Partien brauchen ebenso viele Startzahlen, nicht { $given }
error-env-actions = für jede der { $games } Partien braucht es eine Aktion, als ganze Zahlen in einer Reihe; gegeben waren { $given }
error-env-buffer = { $name }: das ist kein Feld von Zahlen: { $problem }
error-env-array = { $name } sollte { $wanted } sein, nicht { $given }
error-env-memory = { $name } sollte ein Stück Speicher sein, in das geschrieben werden kann
error-env-process = ein Prozess, der Partien spielt, ist stehengeblieben; seine Meldung steht darüber
error-env-workers = { $workers } Prozesse können sich { $games } Partien nicht gleichmäßig teilen
error-env-settings = Einstellungen von Prozessen sind Texte, Zahlen und Listen: { $problem }
