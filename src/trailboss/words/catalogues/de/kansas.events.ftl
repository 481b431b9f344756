# Was in den Spielen um Kansas City geschehen ist, je eine Zeile: wer, was, zu welchem Preis.

event-last-round = { $seat } nimmt die Arbeitsmarktmarke: Alle anderen haben noch einen Zug

## Der Weg

event-placed = { $seat } setzt den { -herder } auf { FORM($space, "acc") }
event-moved =
    { $via ->
        [0] { $seat } zieht { FORM($from, "from") } { FORM($to, "to") }
       *[other] { $seat } zieht { FORM($from, "from") } über { LIST($via, "and", "acc") } { FORM($to, "to") }
    }
event-fee =
    { $payee ->
        [seat] { $seat } zahlt ${ $dollars } Gebühr an { $payee }
       *[bank] { $seat } zahlt ${ $dollars } Gebühr an die Bank
    }
event-built = { $seat } baut { paid }Gebäude { $number } auf { FORM($space, "acc") }
event-hazard = { $seat } entfernt { FORM($tile, "the-acc") } von { FORM($space, "dat") }
event-outlaw = { $seat } nimmt { FORM($tile, "the-acc") } von { FORM($space, "dat") }
event-tile =
    { $goes ->
        [jobs] { $seat } legt { FORM($tile, "a-acc") } in Reihe { $row } des Arbeitsmarkts
        [out] { $seat } nimmt { FORM($tile, "a-acc") } aus dem Spiel: Der Abschnitt ist voll
       *[trail] { $seat } legt { FORM($tile, "a-acc") } auf { FORM($space, "acc") }
    }
event-foresight = { CAP(FORM($tile, "a")) } kommt in Spalte { $column } der Vorschau

## Aktionen

event-used =
    { $own ->
        [yes] { $seat } nutzt Gebäude { $number }{ said-program }
        [no] { $seat } nutzt Gebäude { $number } von { $owner }{ said-program }
       *[neutral] { $seat } nutzt { $tile }{ said-program }
    }
event-auxiliary =
    { $double ->
        [yes] { $seat } führt eine doppelte Hilfsaktion aus{ said-program }
       *[no] { $seat } führt eine einfache Hilfsaktion aus{ said-program }
    }
event-copied = { $seat } nutzt das Gebäude auf { FORM($space, "dat") }

## Geld, Zertifikate, Marken

# Was etwas gekostet hat; nichts, wo es umsonst war.
paid =
    { $price ->
        [0] {""}
       *[other] für ${ $price }{" "}
    }
event-certificate =
    { $certificates ->
        [0] { $seat } hat keine Zertifikate mehr
        [one] { $seat } hat jetzt 1 Zertifikat
       *[other] { $seat } hat jetzt { $certificates } Zertifikate
    }
event-income = { $seat } nimmt ${ $total } ein: Zuchtwert { $value }{ income-certificates }{ income-permanent }
income-certificates =
    { $certificates ->
        [0] {""}
        [one] {" "}+ 1 Zertifikat
       *[other] {" "}+ { $certificates } Zertifikate
    }
income-permanent =
    { $permanent ->
        [0] {""}
        [one] {" "}+ 1 dauerhaftes Zertifikat
       *[other] {" "}+ { $permanent } dauerhafte Zertifikate
    }

## Karten

event-drew =
    { $cards ->
        [one] { $seat } zieht 1 Karte
       *[other] { $seat } zieht { $cards } Karten
    }
event-card = { $seat } zieht { a-card }
event-shuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel
event-discarded = { $seat } wirft { a-card } ab
event-removed = { $seat } entfernt { a-card } aus dem Spiel
event-shown = { $seat } zeigt { a-card }
event-bought = { $seat } kauft { a-card }
event-revealed = { CAP(a-card) } kommt auf den Rindermarkt
event-raised = { $seat } zieht { a-card } zu { FORM($to, "a-dat") } auf
event-objective =
    { $to_hand ->
        [yes] { $seat } nimmt { a-card } auf die Hand
       *[no] { $seat } nimmt { a-card }
    }
event-played = { $seat } spielt { a-card } aus

## Arbeiter, Eisenbahn, Städte

event-hired = { $seat } stellt { FORM($worker, "a-acc") } aus Reihe { $row } { paid }ein
event-engine =
    { $way ->
        [back] Die Lokomotive von { $seat } fährt zurück auf { engine-place }
       *[forward] Die Lokomotive von { $seat } fährt vor auf { engine-place }
    }
event-upgraded = { $seat } baut { $station } { paid }aus
event-master =
    { $given ->
        [yes] { $seat } gibt { FORM($worker, "a-acc") } für den Bahnhofsvorsteher her: { $gives }
       *[no] { $seat } nimmt den Bahnhofsvorsteher weg: { $gives }
    }
event-disc = { $seat } nimmt eine Scheibe vom Spielerplan: { $disc }
event-disc-moved = { $seat } nimmt die Scheibe von { $station }
event-delivered =
    { $extraordinary ->
        [yes] { $seat } macht eine außerordentliche Lieferung nach { $city }
       *[no] { $seat } liefert nach { $city }{ $transport ->
            [0] {""}
           *[other] , ${ $transport } für den Transport
        }
    }

## Der Solo-Gegner

event-automa =
    { $steps ->
        [one] { $seat } zieht Karte { $card }: 1 Schritt
       *[other] { $seat } zieht Karte { $card }: { $steps } Schritte
    }
event-spec = { $seat } legt den Schwerpunkt auf { FORM($worker, "many") }
event-skipped =
    { $what ->
        [card] { $seat } hat den Schwerpunkt nicht auf { FORM($worker, "many-dat") }: Die Karte gilt nur für die Bewegung
        [hire] { $seat } kann niemanden einstellen
        [buy] { $seat } kann keine Rinder kaufen
        [build] { $seat } kann nichts bauen
        [objective] { $seat } findet keine Auftragskarte
        [outlaw] { $seat } findet keinen Banditen
        [hazard] { $seat } findet keine Gefahr
        [upgrade] { $seat } hat keine Scheibe für den Bahnhof
       *[delivery] { $seat } hat keine Scheibe für eine Lieferung
    }

# What an action does; the terminal leaves it out ($brief) where what follows says it.
said-program =
    { $brief ->
        [yes] {""}
       *[no] : { $program }
    }
