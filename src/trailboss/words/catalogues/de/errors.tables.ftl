# Warum Tabellen nicht zu gebrauchen sind: Spiele, Überlagerungen, eigene Werte.

error-table-toml = { $file } ist keine TOML-Datei: { $problem }
error-table-file = { $file }: es gibt keine Tabelle { $name }; es gibt { LIST($known, "comma") }
error-table-no-file = { $file } fehlt
error-table-key = { $place }: { $key } ist hier nicht bekannt; bekannt sind { LIST($known, "comma") }
error-table-lacks = { $place }: { $key } fehlt
error-table-kind = { $place }: { $key } sollte { $wanted } sein, nicht { $given }
error-table-reference = { $place }: { $key } ist { $given }, das gibt es nicht; es gibt { LIST($known, "comma") }
error-table-remove = { $place }: remove nennt { $name }, das gibt es nicht; es gibt { LIST($known, "comma") }
error-table-after = { $place }: after nennt { $name }, das gibt es nicht; es gibt { LIST($known, "comma") }
error-table-twice = { $place } steht zweimal da
error-table-circle = { $place }: next führt zum selben Feld zurück
error-table-effect = { $place }: { $step } ist kein Effekt (in „{ $line }“); bekannt sind { LIST($known, "comma") }

## Was eine Tabelle verlangt

table-number = eine ganze Zahl
table-yes = true oder false
table-text = ein Text
table-value = eine Zahl oder ein Text
table-effect = eine Zeile mit Effekten
table-table = eine Tabelle
table-rows = eine Liste von Zeilen
table-row = eine Zeile von { $table }
table-one-of = { LIST($known, "or") }
table-list = eine Liste, jeweils { $of }

## Spiele

error-table-fit = die Tabellen von { $title } passen nicht zusammen: { $problem }
error-titles-folder = TRAILBOSS_TITLES nennt den Ordner { $folder }, den es nicht gibt
error-title-id = id in title.toml sollte aus kleinen Buchstaben, Ziffern und Bindestrichen bestehen wie second-edition, nicht { $given }
error-title-twice = es gibt schon ein Spiel { $title }, in { $folder }
error-title-circle = { $title } erweitert { $extends }, das wiederum darauf aufbaut
error-title-extends = extends in title.toml ist { $given }, das gibt es nicht; es gibt { LIST($known, "comma") }
error-title-family = title.toml sollte extends nennen oder eine family aus { LIST($known, "comma") }; family ist { $given }
error-overlay-section = { $file }: { $key } steht außerhalb einer Tabelle; beginne mit einer Zeile wie [railroad]
error-pin = { $file } enthält keine Tabellen: { $problem }
error-version = Version { $version } von { $game } ist hier nicht bekannt; bekannt sind { LIST($known, "comma") }

## Eigene Werte

error-figures-file = { $file } ist nicht zu lesen: { $problem }
error-figures-line = { $file }, Zeile { $line }: { $problem }
error-figures = { $file }: { $problem }
error-figures-place = { $place }: { $problem }
error-figures-long = eine Datei mit Werten darf höchstens { $most } Zeichen haben
error-figures-key = { $key } ist hier nicht bekannt; bekannt sind { LIST($known, "comma") }
error-figures-game = game sollte die Kennung eines Spiels in Anführungszeichen sein, wie in game = "el-paso", nicht { $given }
error-figures-no-game = es steht nicht da, für welches Spiel sie ist: eine Zeile wie game = "el-paso" fehlt
error-figures-other = das sind Werte für { $named }, nicht für { $game }
error-figures-over = over sollte eine Version in Anführungszeichen sein, wie trailboss figures sie schreibt, nicht { $given }
error-figures-confirmed = confirmed sollte eine Liste von Namen in eckigen Klammern sein, nicht { $given }
error-figures-no-figure = confirmed nennt { $name }, das gibt es nicht; es gibt { LIST($known, "comma") }
error-figures-component = { $name } ist kein Wert, der zu prüfen wäre; zu prüfen sind { LIST($known, "comma") }
error-figures-fixed = { $place }: { $key } gehört zur Karte oder zum Spiel und ist kein Wert; ein eigener Titel kann es ändern (docs/editions.md)
error-figures-bounds = { $place }: { $key } ist { $given }; Zahlen gehen von { $least } bis { $most }
error-figures-rows = { $place }: { $key } darf höchstens { $most } Zeilen haben
error-figures-letters = { $place }: { $key } darf höchstens { $most } Zeichen haben
error-figures-stuck = ein Spieler hatte keinen Zug mehr
error-figures-unplayable = mit diesen Werten ist ein Spiel zu { $players } nicht spielbar: { $problem }
error-figures-version = die Werte bei diesem Spiel von { $game } ergeben Version { $made }, nicht { $version }
error-figures-shape = Werte sollten { "{" } "over": eine Version, "tables": … { "}" } sein, nicht { $given }
