# Computerprogramme, die es nicht gibt oder die nicht mitspielen.

error-no-bot = es gibt kein Computerprogramm { $bot }; es gibt { LIST($known, "comma") }
error-bot-encoding = Computerprogramm { $bot } ist nicht in UTF-8 geschrieben
error-bot-part = Computerprogramm { $bot }: { $part } sollte wie name=value aussehen
error-bot-twice = Computerprogramm { $bot }: { $setting } steht zweimal da
error-bot-no-setting = Computerprogramm { $bot } hat keine Einstellung { $setting }; es gibt { LIST($known, "comma") }
error-bot-seed = Computerprogramm { $bot }: Ein Startwert ist kleiner als 2^64, nicht { $given }
error-bot-number = Computerprogramm { $bot }: { $setting } sollte eine ganze Zahl sein, nicht { $given }
error-bot-style = Computerprogramm 'heuristic': style ist eines von { LIST($known, "comma") }, nicht { $given }
error-bot-both = Computerprogramm 'search' hat ms oder simulations, nicht beides
error-bot-range = Computerprogramm { $bot }: { $setting } ist 1 bis { $most }, nicht { $given }
error-bot-champion = Computerprogramm 'champion' hat eines von ms, samples und temperature, nicht zwei
error-bot-temperature = Computerprogramm 'champion': temperature ist eine Zahl von 0 bis { $most }, nicht { $given }

## Eigene Programme: wie sie genannt werden

error-program-system = eigene Programme brauchen Linux, macOS oder ein anderes POSIX-System
error-program-command = Computerprogramm 'external': der Befehl { $command }: { $problem }
error-program-missing = Computerprogramm 'external': Welches Programm? Zum Beispiel external:./mybot
error-program-path =
    { $here ->
        [no] Computerprogramm 'external': Es gibt kein Programm { $program } im PATH
       *[other] Computerprogramm 'external': Es gibt kein Programm { $program } im PATH; die Datei in diesem Ordner ist { $here }
    }
error-program-file = Computerprogramm 'external': Es gibt keine Datei { $program }
error-program-folder = Computerprogramm 'external': { $program } ist ein Ordner, kein Programm
error-program-rights = Computerprogramm 'external': { $program } ist nicht ausführbar; mach es mit chmod +x dazu, oder nenne, was es ausführt: external:python3 { $command }
error-program-seconds = Computerprogramm 'external': { $setting } sollten Sekunden sein, wie 10 oder 0.5, nicht { $given }

## Eigene Programme: was sie getan haben. $problem ist einer der Sätze unten.

error-program =
    { $said ->
        [nothing] das eigene Programm { $program } { $problem }
       *[other] das eigene Programm { $program } { $problem }; seine Fehlerausgabe endet mit: { $said }
    }
program-start = lässt sich nicht starten: { $problem }
program-away = das Computerprogramm wurde beendet
program-deaf = hat seine Eingabe seit { $seconds } s nicht gelesen
program-slow = hat in { $seconds } s keine Antwort gegeben
program-long-line = hat eine Zeile von mehr als { $most } MB geschrieben
program-flood = hat { $amount } MB geschrieben, nach denen nicht gefragt war
program-closed =
    { $pipe ->
        [input] hat seine Standardeingabe geschlossen
       *[output] hat seine Standardausgabe geschlossen
    }
program-ended = hat mit Status { $status } geendet
program-killed = wurde durch Signal { $signal } beendet ({ $name })
program-number = hat auf Nummer { $given } geantwortet; gefragt war { $asked }
program-illegal = hat { $move } gewählt, was jetzt nicht erlaubt ist: { $why }
program-no-json = hat eine Zeile geschrieben, die kein JSON ist: { $line }
program-no-object = hat eine Zeile geschrieben, die kein JSON-Objekt ist: { $line }
program-protocol = sollte mit seinem Protokoll, { $protocol }, beginnen und hat { $given }
program-wants = möchte { $given }; want ist eine Liste aus { $known }
program-code = hat { $given } gewählt; Nummern sind 0 bis { $last }
program-notation = hat { $given } gewählt; eine Notation ist Text
program-no-move = hat { $given } gewählt, keinen Zug von { $game }
program-neither = hat weder mit einer Nummer noch mit einer Notation geantwortet
program-two = hat zwei Züge gewählt, { $code } und { $notation }
