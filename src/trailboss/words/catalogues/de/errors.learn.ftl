# Netze, die spielen, und ihr Training.

error-network-numpy = Netze brauchen NumPy, das nicht installiert ist: pip install 'trailboss[bots]'
error-network-file = das ist keine Netzdatei: { $problem }
error-network-card = diese Netzdatei hat keine Karte
error-network-encoding = das Netz ist für die Kodierung { $network }, die des Spiels ist { $game }
error-network-read = das Netz { $file } lässt sich nicht lesen: { $problem }
error-network-none = für { $family } liegt dieser Version kein Netz bei; trainiere eines mit `trailboss train` und nenne seine Datei: champion:file=PATH

## Laufdateien. $run ist der Name der Datei.

error-run-read = die Laufdatei { $file } lässt sich nicht lesen: { $problem }
error-run-toml = Laufdatei { $run }: { $problem }
error-run-key = Laufdatei { $run }: Es gibt kein { $key }; es gibt { LIST($known, "comma") }
error-run-no-setups = Laufdatei { $run }: Mindestens ein [[setups]] ist nötig
error-run-setup = Laufdatei { $run }: Jedes [[setups]] hat game (Text) und players (eine ganze Zahl)
error-run-setup-key = Laufdatei { $run }: [[setups]] hat kein { $key }; es gibt { LIST($known, "comma") }
error-run-weight = Laufdatei { $run }: weight ist eine ganze Zahl ab 1, nicht { $given }
error-run-options = Laufdatei { $run }: options ist eine Tabelle, nicht { $given }
error-run-minutes = Laufdatei { $run }: minutes ist die Länge des ganzen Laufs, über 0, nicht { $given }
error-run-seed = Laufdatei { $run }: seed ist eine ganze Zahl ab 0, nicht { $given }
error-run-part = Laufdatei { $run }: { $part } sollte eine Tabelle sein, [{ $part }]
error-run-list = Laufdatei { $run }: { $setting } ist eine Liste von { $count } Zahlen, nicht { $given }
error-run-whole = Laufdatei { $run }: { $setting } ist eine ganze Zahl ab { $least }, nicht { $given }
error-run-number = Laufdatei { $run }: { $setting } ist eine Zahl, nicht { $given }
error-run-text = Laufdatei { $run }: { $setting } ist ein Text, nicht { $given }
error-run-since = Laufdatei { $run }: learn.since ist eine Minute des Laufs, von 0 bis unter { $most }, nicht { $given }
error-run-encodings = Laufdatei { $run }: Ein Netz kann nicht { LIST($encodings) } spielen

## Training

error-learn-torch = das Training braucht { $module }, das nicht installiert ist: pip install 'trailboss[learn]'
error-learn-system = das Training braucht Linux, macOS oder ein anderes POSIX-System
error-learn-there = in { $folder } liegt schon ein Zwischenstand: mach mit --resume weiter, oder nimm einen anderen --folder
error-learn-nothing = in { $folder } liegt kein Zwischenstand zum Weitermachen
error-learn-folder = in { $folder } lässt sich nicht schreiben: { $problem }
error-learn-checkpoint = der Zwischenstand { $file } lässt sich nicht lesen: { $problem }
error-learn-fit = { $part } des Zwischenstands passt nicht zur Laufdatei: width oder blocks haben sich geändert
error-learn-examples = die Beispiele { $file } lassen sich nicht lesen: { $problem }
error-learn-examples-encoding = die Beispiele { $file } haben die Kodierung { $theirs }, der Lauf hat { $run }
error-learn-log = { $file } hat noch keine Kurve
error-learn-process = ein Prozess, der Partien spielt, ist gescheitert, siehe oben
