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
error-table-effect = { $place }: { $step } ist kein Effekt (in „{ $line }“)

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
