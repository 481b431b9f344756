# Die Befehlszeile und das Spiel im Terminal.

## Absagen

cli-usage = { $problem } (siehe { $command } --help)
cli-env-policy = --policy nennt eine Funktion als MODUL:FUNKTION, und { $given } ist keine: { $problem }
cli-option = --option { $option } sollte wie NAME=WERT aussehen
cli-file = { $file }: { $problem }
cli-record-large = größer als jede Aufzeichnung
cli-record-bytes = keine Aufzeichnung: Byte { $byte } ist kein UTF-8-Text
cli-record-not = keine Aufzeichnung: { $problem }
cli-seconds = --seconds liegt über 0 und ist höchstens 60, nicht { $given }
cli-unread = { $file } ist nicht lesbar: { $problem }
cli-no-run = { $file } ist keine Messung, die mit `trailboss bench --json` gespeichert wurde
cli-levels = --difficulty all ist für ein Spiel allein (--players 1)
cli-bots = --bots: { $players } Personen brauchen 1 oder { $players } Computerprogramme, nicht { $given }
cli-which-game = welches Spiel? Zum Beispiel: trailboss play { $game }
cli-seat =
    --seat: { $players ->
        [one] es gibt nur Platz 1
       *[other] die Plätze sind 1 bis { $players }
    }, nicht { $given }
cli-loaded = { $name } lässt sich nicht wählen: { $brings } bringt das Spiel mit, wie es aufgebaut war
cli-other-game = ein Spiel { $game }, nicht { $asked }
cli-opponents = --opponent: Nötig sind 1 oder { $others } Computerprogramme, nicht { $given }
cli-output-failed = die Ausgabe ist gescheitert: { $problem }
cli-interrupted = abgebrochen

## Ein Spiel im Terminal

cli-welcome =
    { $seats }{ $seed ->
        [none] {""}
       *[other] ; Startwert { $seed }
    }. Du bist P{ $me }. Mit help bekommst du jederzeit Hilfe.
cli-turn =
    { $turn ->
        [0] Aufbau: { $name }
       *[other] Zug { $turn }: { $name }
    }
cli-help =
    Tippe die Nummer eines Zugs oder den Zug selbst, wie er in Aufzeichnungen steht.
    Enter allein macht den Zug, wenn es nur einen gibt.

      ?          was sich nachschlagen lässt   undo       einen Zug zurücknehmen
      ? 6a       was ein Plättchen tut         save DATEI aufheben für --load DATEI
      ? 12       Zug 12 in voller Länge        log        was geschah; log 50: mehr
      moves      noch einmal die Züge          score      Punkte, wenn jetzt Schluss wäre
      board      der ganze Tisch               quit       das Spiel verlassen
      position   die Stellung als Text; position DATEI: für --position DATEI

    Teile des Tischs:
cli-left =
    Du hast das Spiel nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } verlassen.
cli-failed = { $name } ist ausgefallen: { $reason }. Ab jetzt macht der Computer die einfachsten Züge, und das Spiel gilt für { $name } als verloren.
cli-no-move =
    Einen Zug { $given } gibt es nicht; { $count ->
        [one] es gibt nur die 1
       *[other] die Züge sind 1 bis { $count }
    }.
cli-not-understood = „{ $given }“ verstehe ich nicht. Tippe die Nummer eines Zugs oder help.
cli-taken-back = Zurückgenommen: { $move }
cli-save-where = Wohin? Tippe save und den Namen einer Datei.
cli-saved = Gespeichert; weiter geht es mit: trailboss play --load { $file }
cli-position-saved = Die Stellung, soweit du sie kennen darfst; weiter damit: trailboss play --position { $file }
cli-no-log = Noch ist nichts geschehen.
cli-no-part = Der Tisch hat keinen Teil „{ $given }“; es gibt { $parts }.
cli-look-up = Tippe ? und einen dieser Namen, oder ? und die Nummer eines Zugs.
cli-written-as = geschrieben: { $move }
cli-unknown-thing = Über „{ $given }“ weiß ich nichts. Mit ? siehst du, was sich nachschlagen lässt.
cli-score =
    { $over ->
        [yes] Endstand
       *[no] Punkte, wenn jetzt Schluss wäre
    }
cli-winners =
    { $names ->
        [1] { $names } hat gewonnen.
       *[other] { $names } teilen sich den Sieg.
    }
cli-times = { $what } ×{ $count }

# Ein Gebäude anstelle eines anderen, in einer Liste von Plätzen.
cli-instead = {" "}(statt { $tile }: ${ $price })
cli-now-here = .{" "}Jetzt hier: { LIST($things, "semicolon") }.
cli-lies-here =
    { $owner ->
        [seat] { $owner }: { $tile }
       *[nobody] { $tile }
    }
cli-stands-here = der { -herder } von { $owner }
cli-you = Du
cli-seed = Startwert { $seed }
cli-chance = aufgezeichneter Zufall
cli-total = Summe
cli-more = … und { $count } weitere
