## Training. Figures are handed over as they are to be written.

cli-train-minutes = --minutes is above 0, not { $given }
cli-train-collected = clone: { $count } decisions of the heuristic in { $seconds } s
cli-train-cloning = clone: step { $step }, imitation { $imitation }, same choice in { $same } %, error of the values { $error }
cli-train-cloned = clone: learned in { $seconds } s
cli-train-from = begun from the network { $file }
cli-train-begins = { $run }: { $weights } million weights, { $features } features, { $moves } moves; { $games } games in { $processes } processes, on { $device }
cli-train-changed = the encoding has changed since: what still has a name is taken over
cli-train-batch = { $batch }: { $decisions } million decisions, { $speed } thousand a second, { $progress } % of the run; { $figures } | { $games }
cli-train-stopped = stopped; the checkpoint is in { $folder }, and --resume goes on from there
cli-train-done = { $progress } % of the run after { $minutes } minutes and { $decisions } million decisions; play against it with champion:file={ $file }
