## Training. Zahlen kommen so an, wie sie dastehen sollen.

cli-train-minutes = --minutes ist über 0, nicht { $given }
cli-train-collected = Nachahmung: { $count } Entscheidungen der Heuristik in { $seconds } s
cli-train-cloning = Nachahmung: Schritt { $step }, Abweichung { $imitation }, gleiche Wahl in { $same } %, Fehler der Werte { $error }
cli-train-cloned = Nachahmung: gelernt in { $seconds } s
cli-train-from = begonnen mit dem Netz { $file }
cli-train-begins = { $run }: { $weights } Millionen Gewichte, { $features } Merkmale, { $moves } Züge; { $games } Partien in { $processes } Prozessen, auf { $device }
cli-train-changed = die Kodierung hat sich seither geändert: was noch einen Namen hat, wird übernommen
cli-train-batch = { $batch }: { $decisions } Millionen Entscheidungen, { $speed } tausend in der Sekunde, { $progress } % des Laufs; { $figures } | { $games }
cli-train-stopped = angehalten; der Zwischenstand liegt in { $folder }, mit --resume geht es von dort weiter
cli-train-done = { $progress } % des Laufs nach { $minutes } Minuten und { $decisions } Millionen Entscheidungen; spiel dagegen mit champion:file={ $file }
