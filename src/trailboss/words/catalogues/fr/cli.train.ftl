## Entraînement. Les nombres arrivent comme ils doivent être écrits.

cli-train-minutes = --minutes est plus grand que 0, pas { $given }
cli-train-collected = imitation : { $count } décisions de l’heuristique en { $seconds } s
cli-train-cloning = imitation : étape { $step }, écart { $imitation }, même choix dans { $same } %, erreur des valeurs { $error }
cli-train-cloned = imitation : apprise en { $seconds } s
cli-train-from = départ du réseau { $file }
cli-train-begins = { $run } : { $weights } millions de poids, { $features } traits, { $moves } coups ; { $games } parties dans { $processes } processus, sur { $device }
cli-train-changed = l’encodage a changé depuis : ce qui a encore un nom est repris
cli-train-batch = { $batch } : { $decisions } millions de décisions, { $speed } mille par seconde, { $progress } % de l’entraînement ; { $figures } | { $games }
cli-train-stopped = arrêté ; le point de reprise est dans { $folder }, et --resume repart de là
cli-train-done = { $progress } % de l’entraînement après { $minutes } minutes et { $decisions } millions de décisions ; joue contre lui avec champion:file={ $file }
