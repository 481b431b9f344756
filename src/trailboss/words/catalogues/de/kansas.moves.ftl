# Fragen und Züge der Spiele um Kansas City. Fragen reden jemanden an, Züge stehen in der Grundform.

## Fragen

ask-discard =
    { $count ->
        [one] Wirf noch 1 Karte ab
       *[other] Wirf noch { $count } Karten ab
    }
ask-place = Wo beginnt dein { -herder }? Wähle ein neutrales Gebäude
ask-phase-a =
    { $most ->
        [one] Wohin zieht dein { -herder }? 1 Schritt
       *[other] Wohin zieht dein { -herder }? 1 bis { $most } Schritte
    }
ask-phase-b =
    { $copied ->
        [yes] { $use ->
            [nothing] Kopie von { form-place-dat }: Es ist nichts mehr zu nutzen, beende die Kopie
            [others] Kopie von { form-place-dat }: Nutze die übrigen Aktionen, oder beende die Kopie
           *[all] Kopie von { form-place-dat }: Nutze die Aktionen, oder beende die Kopie
        }
       *[no] { $use ->
            [nothing] Auf { form-place-dat }: Es ist nichts mehr zu tun, beende Phase B
            [auxiliary] Auf { form-place-dat }: Führe eine einfache Hilfsaktion aus, oder beende Phase B
            [others] Auf { form-place-dat }: Nutze die übrigen Aktionen, oder beende Phase B
           *[all] Auf { form-place-dat }: Nutze die Aktionen, oder stattdessen eine einfache Hilfsaktion
        }
    }
ask-offer = Du darfst { LIST($programs, "or") }
ask-pay-card =
    { $second ->
        [yes] Wirf eine zweite Karte derselben Art ab: { $card }
       *[no] Wirf { FORM($cards, "a-acc") } ab
    }
ask-remove =
    { $most ->
        [one] Entferne bis zu 1 weitere Handkarte aus dem Spiel
       *[other] Entferne bis zu { $most } weitere Handkarten aus dem Spiel
    }
ask-hire =
    { $rows ->
        [one] Stelle einen Arbeiter aus Reihe 1 des Arbeitsmarkts{ hire-change } ein
       *[other] Stelle einen Arbeiter aus den Reihen 1 bis { $rows } des Arbeitsmarkts{ hire-change } ein
    }
ask-buy =
    { $bought ->
        [0] Kaufe Rinder mit { cowboy-count }
       *[other] Kaufe weitere Rinder mit { cowboy-count }, oder beende den Kauf
    }
cowboy-count =
    { $cowboys ->
        [one] 1 { worker-cowboy }
       *[other] { $cowboys } { worker-cowboy.many }
    }
ask-build = Baue ein Gebäude für ${ $amount } pro { worker-builder }
ask-engine =
    { $most ->
        [one] Bewege deine Lokomotive 1 Feld vorwärts{ or-decline }
       *[other] Bewege deine Lokomotive 1 bis { $most } Felder vorwärts{ or-decline }
    }
or-decline =
    { $optional ->
        [yes] , oder verzichte
       *[no] {""}
    }
ask-engine-back =
    { $count ->
        [one] Bewege deine Lokomotive 1 Feld zurück
       *[other] Bewege deine Lokomotive genau { $count } Felder zurück
    }
ask-engine-return = Deine Lokomotive steht auf dem letzten Feld: Bewege sie auf ein freies Feld zurück, dann erhältst du ${ $bonus }
ask-engine-deliver = Außerordentliche Lieferung: Wie weit fährt deine Lokomotive zurück? Mindestens 1 Feld
ask-upgrade = { $station } für ${ $price } ausbauen ({ $points } SP)?
ask-upgrade-behind = Welchen Bahnhof hinter deiner Lokomotive baust du aus?
ask-disc =
    { $board ->
        [yes] Welche Scheibe kommt auf { $target }? { $corners ->
            [dark] Jede Scheibe passt
           *[white] Zuerst Scheiben mit weißen Ecken
        }{ $transport ->
            [0] {""}
           *[other] ; ${ $transport } müssen für den Transport bleiben
        }
       *[no] Von deinem Plan kann keine Scheibe auf { $target }: Nimm eine von einem Bahnhof
    }
ask-master = Gibst du einen eingestellten Arbeiter für den Vorsteher von { $station } her? { CAP($master) }
ask-objective =
    { $hand ->
        [yes] Nimm eine Auftragskarte auf die Hand{ or-decline }
       *[no] Nimm eine Auftragskarte{ or-decline }
    }
ask-hazard =
    { $price ->
        [0] Welche Gefahr entfernst du? Das ist kostenlos
       *[other] Welche Gefahr entfernst du für ${ $price }?
    }
ask-outlaw = Für welchen Banditen kassierst du das Kopfgeld?
ask-auxiliary =
    { $double ->
        [yes] Wähle eine einfache oder doppelte Hilfsaktion
       *[no] Wähle eine einfache Hilfsaktion
    }
ask-draw =
    { $drawn ->
        [0] { $most ->
            [one] Ziehe 1 Karte, dann wirf 1 ab
           *[other] Wie viele Karten ziehst du? 1 bis { $most }; dann wirf ebenso viele ab
        }
       *[other] { $most ->
            [one] Ziehst du noch 1 Karte? Dann wirfst du so viele ab, wie du gezogen hast
           *[other] Ziehst du noch eine Karte? Bis zu { $most } weitere; dann wirfst du so viele ab, wie du gezogen hast
        }
    }
ask-move =
    { $most ->
        [one] Bewege deinen { -herder } 1 Schritt{ ask-move-free }
       *[other] Bewege deinen { -herder } 1 bis { $most } Schritte{ ask-move-free }
    }
ask-move-free =
    { $free ->
        [yes] {" "}ohne Gebühren, nicht nach Kansas City
       *[no] {""}
    }
ask-enter-city = Zieh in { $city } ein, oder spiele vorher Auftragskarten aus
ask-foresight =
    { $whose ->
        [automa] Welches Plättchen aus Spalte { $column } legt { -automa }?
       *[you] Welches Plättchen aus Spalte { $column } legst du?
    }
ask-income =
    { $most ->
        [0] Zeige deine Hand und nimm die Einnahmen
        [one] Zeige deine Hand und nimm die Einnahmen: Behältst du das Zertifikat?
       *[other] Zeige deine Hand und nimm die Einnahmen: Wie viele deiner { $most } Zertifikate behältst du?
    }
ask-simmental = Ziehst du { FORM($card, "a-acc") } zu { FORM($becomes, "a-dat") } auf?
ask-city =
    { $ordinary ->
        [yes] Wohin lieferst du? Deine Lieferung hat den Wert { $value }
       *[no] Außerordentliche Lieferung mit Wert { $value }: Wohin?
    }
ask-copy = Welches benachbarte Gebäude nutzt du?
ask-held = Die Einnahmen sind genommen: Verwende Tauschmarken, bevor du deine Hand abwirfst

## Was übrig bleibt, und wofür ein Zug zählt

left =
    { $tokens ->
        [0] keine Marke übrig
        [one] 1 Marke übrig
        [other] { $tokens } Marken übrig
       *[none] { $cowboys ->
            [0] es bleiben ${ $money }
            [one] es bleiben ${ $money } und 1 { worker-cowboy }
            [other] es bleiben ${ $money } und { $cowboys } { worker-cowboy.many }
           *[none] es bleiben ${ $money }
        }
    }
and-left =
    { $form ->
        [brief] {""}
       *[full] { $left ->
            [left] ; { $left }
           *[none] {""}
        }
    }
# Nach einem Preis; kostet es nichts, bleibt alles.
price-left =
    { $form ->
        [brief] {""}
       *[full] { $price ->
            [0] {""}
            [one] ; { $left }
            [other] ; { $left }
           *[none] {""}
        }
    }
for-price =
    { $price ->
        [0] {" "}kostenlos
        [one] {" "}für ${ $price }
        [other] {" "}für ${ $price }
       *[none] {""}
    }
serving =
    { $form ->
        [brief] {""}
       *[full] { $tasks ->
            [0] {""}
            [one] ; dein Auftrag: { LIST($tasks, "and") }
            [other] ; deine Aufträge: { LIST($tasks, "and") }
           *[none] {""}
        }
    }

## Züge

move-done =
    { $decision ->
        [buy] Den Kauf beenden
        [simmental] Jetzt { FORM($card, "no-acc") } aufziehen
        [draw] Keine weitere Karte ziehen
        [held] Die Hand abwerfen
       *[phase-b] { $copied ->
            [yes] Die Kopie beenden
           *[no] Phase B beenden
        }
    }
move-decline =
    { $decision ->
        [engine] Die Lokomotive stehen lassen
        [upgrade] { $station } nicht ausbauen
        [master] Den Bahnhofsvorsteher nicht nehmen
        [objective] Keine Auftragskarte nehmen
        [remove] Keine weiteren Karten entfernen
        [pay-card] Die verlangte Karte ist nicht mehr da: Die Aktion verfällt
        [copy] Doch nichts kopieren
       *[offer] Ablehnen
    }
move-enter = In { $city } einziehen
move-place = Deinen { -herder } auf { place-name } setzen
move-move =
    { $free ->
        [yes] { step-count } { form-to-place }{ via }, ohne Gebühren
        [no] { step-count } { form-to-place }{ via }{ $fees ->
            [0] , keine Gebühren
           *[other] : { LIST($fees, "and") }; { $left }
        }
       *[none] Deinen { -herder } { form-to-place } bewegen
    }
step-count =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
via =
    { $via ->
        [0] {""}
       *[other] {" "}über { LIST($via, "and", "acc") }
    }
fee = ${ $amount } an { fee-payee }
fee-short = ${ $amount } statt ${ $due } an { fee-payee }
fee-payee =
    { $payee ->
        [seat] { $payee } auf { FORM($place, "dat") }
       *[bank] die Bank auf { FORM($place, "dat") }
    }
move-do = { CAP($program) }
move-auxiliary =
    { $size ->
        [double] Doppelte Hilfsaktion: { $program }
       *[single] Einfache Hilfsaktion: { $program }
    }
move-play = Eine Auftragskarte ausspielen: { FORM($objective, "full") }{ $program ->
        [program] ; danach darfst du { $program }
       *[none] {""}
    }
move-token =
    { $most ->
        [one] Eine Tauschmarke verwenden: { token-draws }; { $left }
        [other] Eine Tauschmarke verwenden: { token-draws }; { $left }
       *[none] { $count ->
            [one] Eine Tauschmarke verwenden: 1 Karte ziehen, dann 1 abwerfen; { $left }
           *[other] Eine Tauschmarke verwenden: { $count } Karten ziehen, dann { $count } abwerfen; { $left }
        }
    }
token-draws =
    { $most ->
        [one] 1 Karte ziehen, dann 1 abwerfen
       *[other] einzeln bis zu { $most } Karten ziehen, dann ebenso viele abwerfen
    }
move-hold = Die Hand nach den Einnahmen noch behalten, um Tauschmarken zu verwenden, bevor sie abgeworfen wird
move-aside = In einem fremden Zug eine Tauschmarke verwenden: { token-draws }; { $left }
move-discard = { CAP(a-card) } abwerfen
move-remove = { CAP(a-card) } aus dem Spiel entfernen
move-hire = { CAP(FORM($worker, "a-acc")) } aus Reihe { $row }{ for-price } einstellen{ price-left }{ hire-nth }{ $gains ->
        [gift] : { $gains }
       *[none] {""}
    }
hire-nth =
    { $form ->
        [brief] {""}
       *[full] { $nth ->
            [one] ; dein { $nth }. { $worker }
            [other] ; dein { $nth }. { $worker }
           *[none] {""}
        }
    }
move-buy = { $alike ->
        [one] { CAP(LIST($cards, "and", "a-acc")) }
       *[other] { FORM($card, "count", $alike) }
    } für ${ $price } mit { cowboy-count } kaufen{ and-left }{ serving }
move-reveal =
    { $count ->
        [one] Mit { cowboy-count } 1 Karte auf den Rindermarkt legen
       *[other] Mit { cowboy-count } { $count } Karten auf den Rindermarkt legen
    }
move-build = { $tile } ({ $points } SP) auf { FORM($place, "dat") }{ $woods ->
        [yes] {" "}im Wald
       *[no] {""}
    }{ $replaces ->
        [tile] {" "}anstelle von { FORM($replaces, "dat") }
       *[none] {""}
    }{ for-price } bauen{ price-left }{ $risk ->
        [program] ; Risikoaktion: { $risk }
       *[none] {""}
    }{ serving }
move-engine =
    { $way ->
        [forward] Deine Lokomotive { space-count } vorwärts auf { engine-place }{ upgrade-there }
        [back] Deine Lokomotive { space-count } zurück auf { engine-place }{ upgrade-there }
        [return] Deine Lokomotive zurück auf { engine-place }; du erhältst ${ $bonus }{ upgrade-there }
        [deliver] Deine Lokomotive zurück auf { engine-place } für eine Lieferung mit Wert { $value }
       *[to] Deine Lokomotive auf { engine-place } bewegen
    }
space-count =
    { $steps ->
        [one] 1 Feld
       *[other] { $steps } Felder
    }
upgrade-there =
    { $upgrade ->
        [one] ; dort darfst du für ${ $upgrade } ausbauen
        [other] ; dort darfst du für ${ $upgrade } ausbauen
       *[none] {""}
    }
move-upgrade = { $station } für ${ $price } ausbauen ({ $points } SP); { $left }{ $master ->
        [master] ; sein Vorsteher: { $master }
       *[none] {""}
    }{ serving }
move-disc = { CAP($disc) }: { $price ->
        [0] {""}
       *[other] ${ $price } zahlen, {""}
    }{ $bonus ->
        [0] {""}
       *[other] ${ $bonus } erhalten, {""}
    }{ $unlocks ->
        [0] noch ohne Wirkung
        [one] { LIST($unlocks, "comma") }
        [other] { LIST($unlocks, "comma") }
       *[none] davon liegt keine mehr auf deinem Plan
    }{ placed }
# Transport, Belohnung und Geld, wenn die Scheibe liegt.
placed =
    { $transport ->
        [0] {""}
        [one] ; ${ $transport } Transport
        [other] ; ${ $transport } Transport
       *[none] {""}
    }{ $reward ->
        [0] {""}
        [one] ; ${ $reward } erhalten
        [other] ; ${ $reward } erhalten
       *[none] {""}
    }{ and-left }
opens-steps = Schrittgrenze { $limit }
opens-hand = Handgrenze { $limit }
opens-certificates = Zertifikatgrenze { $limit }
opens-auxiliary =
    { $size ->
        [double] doppelte Hilfsaktion ({ $program })
       *[single] einfache Hilfsaktion ({ $program })
    }
opens-points = { $points } SP
move-disc-from = Die Scheibe von { $station } ({ $points } SP){ $target ->
        [city] {" "}für { $target }
        [station] {" "}für { $target }
       *[none] {""}
    } nehmen{ placed }
move-master = { $master ->
        [master] { CAP(FORM($worker, "a-acc")) } für den Bahnhofsvorsteher hergeben: { $master }
       *[none] { CAP(FORM($worker, "a-acc")) } für einen Bahnhofsvorsteher hergeben
    }
move-objective = { $hand ->
        [yes] Eine Auftragskarte auf die Hand nehmen
       *[no] Eine Auftragskarte nehmen
    }: { FORM($objective, "full") }{ $program ->
        [program] ; beim Ausspielen: { $program }
       *[none] {""}
    }
move-objective-top =
    { $hand ->
        [yes] Die oberste Karte des Auftragsstapels auf die Hand nehmen
       *[no] Die oberste Karte des Auftragsstapels nehmen
    }
move-hazard =
    { $lies ->
        [hazard] { CAP(FORM($tile, "the-acc")) } von { FORM($place, "dat") }{ for-price } entfernen{ price-left }{ serving }
       *[nothing] Eine Gefahr von { FORM($place, "dat") }{ for-price } entfernen
    }
move-outlaw =
    { $lies ->
        [outlaw] { CAP(FORM($tile, "the-acc")) } auf { FORM($place, "dat") } nehmen: { $program }{ price-left }{ serving }
       *[nothing] { FORM($place, "dat") } nehmen: { $program }
    }
move-draw =
    { $drawn ->
        [0] { $count ->
            [one] 1 Karte ziehen, dann 1 abwerfen
           *[other] { $count } Karten ziehen, dann { $count } abwerfen
        }
       *[other] Noch eine Karte ziehen
    }
move-foresight =
    { $goes ->
        [trail] { CAP(FORM($tile, "the-acc")) } auf { FORM($place, "acc") } legen
        [jobs] { CAP(FORM($tile, "the-acc")) } in Reihe { $row } des Arbeitsmarkts legen{ $fills ->
            [yes] ; der Rindermarkt wird aufgefüllt
           *[no] {""}
        }{ $ends ->
            [yes] { $whose ->
                [automa] ; { -automa } nimmt die Arbeitsmarktmarke, und die letzte Runde beginnt
               *[you] ; du nimmst die Arbeitsmarktmarke, und die letzte Runde beginnt
            }
           *[no] {""}
        }
        [out] { CAP(FORM($tile, "the-acc")) } wählen: Kein Feld ist frei, es kommt aus dem Spiel
       *[none] { CAP(FORM($tile, "the-acc")) } wählen
    }
move-keep =
    { $choice ->
        [yes] { CAP($certificates) }{ income }
       *[no] Die Einnahmen nehmen{ income }
    }
used-certificates =
    { $form ->
        [plus] { $used ->
            [0] {""}
            [one] {" "}+ 1 Zertifikat
           *[other] {" "}+ { $used } Zertifikate
        }
       *[kept] { kept-certificates }
    }
kept-certificates =
    { $left ->
        [0] kein Zertifikat behalten
        [one] 1 Zertifikat behalten
       *[other] { $left } Zertifikate behalten
    }
# Zuchtwert der Hand, verwendete und dauerhafte Zertifikate: So viele Dollar gibt es.
income =
    { $bonus ->
        [one] : ${ $bonus } erhalten{ income-parts }
        [other] : ${ $bonus } erhalten{ income-parts }
       *[none] {""}
    }
income-parts = {" "}(Zuchtwert { $value }{ FORM($certificates, "plus") }{ $permanent ->
        [0] {""}
        [one] {" "}+ 1 dauerhaftes Zertifikat
       *[other] {" "}+ { $permanent } dauerhafte Zertifikate
    })
move-raise = { CAP(FORM($card, "a-acc")) } zu { FORM($becomes, "a-dat") } aufziehen; die neue Karte kommt auf deinen Ablagestapel
move-deliver = Nach { $city } liefern (Wert { $value }){ $disc ->
        [yes] {""}
       *[no] : Es ist keine Scheibe dafür übrig
    }{ $transport ->
        [0] {""}
        [one] ; ${ $transport } Transport
        [other] ; ${ $transport } Transport
       *[none] {""}
    }{ $bonus ->
        [0] {""}
        [one] ; ${ $bonus } erhalten
        [other] ; ${ $bonus } erhalten
       *[none] {""}
    }{ $points ->
        [0] {""}
        [one] ; { $points } SP
        [other] ; { $points } SP
       *[none] {""}
    }{ $arrows ->
        [0] {""}
        [one] ; { LIST($arrows, "semicolon") }
        [other] ; { LIST($arrows, "semicolon") }
       *[none] {""}
    }{ and-left }{ serving }
move-copy = { CAP(place-name) } nutzen{ $actions ->
        [0] {""}
       *[other] : { LIST($actions, "semicolon") }
    }
