# Was in El Paso geschehen ist, je eine Zeile im Verlauf.

event-placed = { $seat } setzt den Viehtreiber auf { $space }
event-moved = { $seat } zieht von { $from } nach { $to }
event-drew =
    { $cards ->
        [one] { $seat } zieht 1 Rinderkarte
       *[other] { $seat } zieht { $cards } Rinderkarten
    }
event-card = { $seat } zieht { FORM($card, "a-acc") }
event-worker = { $seat } legt { FORM($worker, "a-acc") } aus
event-shuffled = { $seat } mischt den Ablagestapel zu einem neuen Nachziehstapel
event-discarded = { $seat } wirft { FORM($card, "a-acc") } ab
event-removed = { $seat } entfernt { FORM($card, "a-acc") } aus dem Spiel
event-certificate =
    { $certificates ->
        [0] { $seat } hat keine Zertifikate mehr
        [one] { $seat } hat jetzt 1 Zertifikat
       *[other] { $seat } hat jetzt { $certificates } Zertifikate
    }
event-hired = { $seat } stellt { FORM($worker, "a-acc") } { price } ein
event-spent = { $seat } gibt { FORM($worker, "count", $number) } aus
event-bonus = { $seat } wirft { FORM($worker, "a-acc") } für den Bonus ab
event-bought = { $seat } nimmt { FORM($card, "a-acc") } aus dem Markt
event-built = { $seat } baut { price } Gebäude { $number } auf { $space }
event-train = { $seat } nutzt Zugkarte { $train }
event-tile =
    { $what ->
        [objective] { $seat } nimmt das Auftragsplättchen für { LIST($needs, "and") } ({ $points } SP)
       *[bonus] { $seat } nimmt ein Bonusplättchen: { bonus-gives } ({ $points } SP)
    }
event-shown = { $seat } zeigt { FORM($card, "a-acc") }
event-value =
    { $seat } liefert { $delivery } (Zuchtwert { $value }{ $certificates ->
        [0] {""}
        [one] {" "}+ 1 Zertifikat
       *[other] {" "}+ { $certificates } Zertifikate
    }{ permanent-ones })
event-delivered = { $seat } legt eine Scheibe auf Posten { $post }
event-disc = { $seat } nimmt die { $disc } vom Plan
event-simmental =
    { $left ->
        [0] { $seat } nimmt den letzten Simmentaler
       *[other] { $seat } nimmt einen Simmentaler, noch { $left } übrig
    }
event-claimed = { $seat } besetzt das Simmentaler-Feld ({ $points } SP): Alle anderen haben noch einen Zug
event-used =
    { $what ->
        [train] { $seat } nutzt Zugkarte { $tile }{ said-program }
       *[building] { $seat } nutzt Gebäude { $tile }{ said-program }
    }
event-auxiliary = { $seat } führt eine Hilfsaktion aus{ said-program }
event-automa =
    { $steps ->
        [one] { $seat } zieht Automakarte { $automa }: 1 Schritt
       *[other] { $seat } zieht Automakarte { $automa }: { $steps } Schritte
    }
event-skipped = { $seat } findet nichts zu nehmen oder zu bauen: Dieser Teil entfällt
event-supply =
    { $seat } zieht { FORM($card, "a-acc") } aus dem Vorrat{ $joins ->
        [none] ; die Karte wird beiseitegelegt
        [cowboy] ; die Karte kommt zu den { FORM($joins, "many-dat") }
        [builder] ; die Karte kommt zu den { FORM($joins, "many-dat") }
        [engineer] ; die Karte kommt zu den { FORM($joins, "many-dat") }
       *[other] {""}
    }

# What an action does; the terminal leaves it out ($brief) where what follows says it.
said-program =
    { $brief ->
        [yes] {""}
       *[no] : { $program }
    }
