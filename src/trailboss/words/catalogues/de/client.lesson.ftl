### Die Karten der begleiteten ersten Partie, in der Reihenfolge, in der sie kommen. Höchstens 320 Zeichen.
### $game ist der Titel, für die Wörter einer Ausgabe.

## Great Western Trail

lesson-kansas-aim = Du hast eine Ranch in Texas. Immer wieder treibst du deine Rinder nach Kansas City, schickst sie mit der Bahn weiter und beginnst mit einer besseren Herde von vorn. Rinder, Städte, Gebäude, Bahnhöfe und Aufträge bringen Siegpunkte; wer die meisten hat, gewinnt.
    .title = Worum es geht.
lesson-kansas-table = Die Karte zeigt den Weg vom Start unten bis Kansas City. Daneben liegen deine Hand und dein Plan, und hier wirst du gefragt, was du tun willst. Was türkis leuchtet, darfst du jetzt. Zeig auf etwas oder halte es, und es erklärt sich.
    .title = Der Tisch.
lesson-kansas-place = Im ersten Zug stellst du deinen { $game ->
        [first-edition] Rancher
       *[other] Viehtreiber
    } auf irgendein neutrales Gebäude. A ist ein guter Anfang: Dort kannst du gleich jemanden einstellen. Wähle es auf der Karte oder hier.
    .title = Irgendwo beginnen.
lesson-kansas-use = Nutze jetzt das Gebäude: jede Aktion einmal, in beliebiger Reihenfolge. Stelle jemanden ein, wenn das Geld reicht, oder verkaufe eine Karte. Willst du nichts mehr, beende die Phase.
    .title = Das Gebäude nutzen.
lesson-kansas-refill = Das war ein Zug: ziehen, den Ort nutzen, Hand auffüllen. Jetzt spielt Jonas; was er tut, siehst du auf dem Tisch und im Verlauf. Dann bist du wieder dran.
    .title = Ein Zug ist vorbei.
lesson-kansas-move = Ab jetzt ziehst du bis zu drei Plättchen weit. Leere Felder zählen nicht. Wer ein Plättchen mit einer Hand passiert, zahlt Gebühr. Neutrale und eigene Gebäude sind frei und nützen am meisten: Halte dort an.
    .title = Auf dem Weg.
lesson-kansas-hand = Bei der Lieferung zählt jede Rinderart auf der Hand nur einmal. Verkaufe also, was du doppelt hast, und kaufe neue Arten am Rindermarkt. Bessere Karten bringen mehr Geld und bessere Städte.
    .title = Eine bessere Hand.
lesson-kansas-on = Mach so weiter, bis du in Kansas City bist: drei oder vier Züge für eine Reise. Neben der Hand steht ihr Wert; je verschiedener die Rinder, desto besser. Ratlos? „Zeig’s mir“ fragt den Computer.
    .title = Weiter nach Kansas City.
lesson-kansas-city = Du bist da. Zuerst wählst du Plättchen, die ins Spiel kommen: Arbeiter auf den Arbeitsmarkt, Hindernisse auf den Weg. Dann zählt deine Hand, und so viele Dollar bekommst du.
    .title = Kansas City.
lesson-kansas-deliver = Wähle die Stadt, in die deine Rinder fahren. Sie darf höchstens so viel wert sein wie deine Hand; Kansas City selbst kostet Punkte. Du legst eine Scheibe dorthin, und der Platz, den sie frei macht, bringt Neues: mehr Schritte, eine größere Hand, eine Aktion.
    .title = Deine erste Lieferung.
lesson-kansas-points = Punkte bringt alles, was am Ende dasteht: gekaufte Rinder, erreichte Städte, Gebäude, Bahnhöfe, entfernte Gefahren, Arbeiter ab dem fünften einer Art, erfüllte Aufträge und je $5 ein Punkt. Wer zwei oder drei davon gut macht, gewinnt.
    .title = Woher Punkte kommen.
lesson-kansas-end = Jeder Arbeiter, der in Kansas City ins Spiel kommt, füllt den Arbeitsmarkt. Ist er voll, bekommt, wer ihn gefüllt hat, 2 Punkte, und alle anderen haben noch einen Zug. Wer oft liefert, bestimmt also auch das Ende.
    .title = Wie es endet.
lesson-kansas-free = Jetzt kennst du eine ganze Runde. Spiel weiter, wie du magst: Kommt etwas Neues, erklärt es ein Tipp, und im Buch stehen Regeln und Vorschläge. Aufhören kannst du jederzeit; die Partie wartet unter „Deine Partien“.
    .title = Jetzt du.

## El Paso

lesson-elpaso-aim = Du treibst Rinder den Ring entlang nach El Paso, verkaufst sie an den Handelsposten und beginnst mit einer besseren Herde von vorn. Rinder, Arbeiter, Gebäude, Posten und Plättchen bringen Siegpunkte; wer die meisten hat, gewinnt. Eine Partie dauert etwa eine halbe Stunde.
    .title = Worum es geht.
lesson-elpaso-table = Die Karte zeigt den Ring und El Paso. Daneben liegen Hand, Arbeiter und Plan, und hier wirst du gefragt, was du tun willst. Was türkis leuchtet, darfst du jetzt. Zeig auf etwas oder halte es, und es erklärt sich.
    .title = Der Tisch.
lesson-elpaso-objective = Vor dem ersten Zug nimmst du eines von drei Auftragsplättchen. Es zählt, wenn du am Ende hast, was es zeigt, und kostet nichts, wenn nicht. Wähle etwas, das du gern sammelst.
    .title = Ein erstes Ziel.
lesson-elpaso-place = Im ersten Zug stellst du deinen Viehtreiber auf irgendein neutrales Gebäude. B ist ein guter Anfang: Dort stellst du Arbeiter ein. Wähle es auf der Karte oder hier.
    .title = Irgendwo beginnen.
lesson-elpaso-use = Nutze jetzt das Gebäude: jede Aktion einmal, in beliebiger Reihenfolge. Du bezahlst mit Arbeitern aus deinem Arbeiterbereich; sie kommen mit deinen Karten wieder. Willst du nichts mehr, beende die Aktionen.
    .title = Das Gebäude nutzen.
lesson-elpaso-refill = Das war ein Zug: ziehen, handeln, Hand auffüllen. Jetzt spielt Jonas; was er tut, siehst du auf dem Tisch und im Verlauf. Dann bist du wieder dran.
    .title = Ein Zug ist vorbei.
lesson-elpaso-move = Ab jetzt ziehst du bis zu drei Plättchen weit. Leere Felder zählen nicht, und Gebühren gibt es keine. Ein abgeworfener Cowboy ist ein Schritt mehr. Neutrale und eigene Gebäude nützen am meisten.
    .title = Unterwegs.
lesson-elpaso-hand = Bei der Lieferung zählt jede Rasse auf der Hand nur einmal. Verkaufe also, was du doppelt hast, und kaufe mit deinen Cowboys neue Rassen. Eine bessere Hand öffnet bessere Handelsposten.
    .title = Eine bessere Hand.
lesson-elpaso-on = Mach so weiter, bis du in El Paso bist: zwei oder drei Züge für eine Reise. Was deine Hand liefern würde, steht daneben. Ratlos? „Zeig’s mir“ fragt den Computer.
    .title = Weiter nach El Paso.
lesson-elpaso-deliver = Du bist da und bekommst $5 und einen Simmentaler. Deine Hand wird gezählt, und du wählst einen Handelsposten bis zu diesem Wert. Du legst eine Scheibe dorthin, und der Platz, den sie frei macht, bringt dir dauerhaft etwas Neues.
    .title = Deine erste Lieferung.
lesson-elpaso-points = Punkte bringen Rinder, Arbeiter, Gebäude, Handelsposten, Bonusplättchen und erfüllte Aufträge, dazu etwas das Geld. Wer zwei oder drei davon gut macht, gewinnt.
    .title = Woher Punkte kommen.
lesson-elpaso-end = Wer in El Paso ankommt, nimmt einen Simmentaler. Ist keiner mehr da, nimmt der Nächste das leere Feld für 2 Punkte, und alle anderen haben noch einen Zug. Wer oft liefert, bestimmt also auch das Ende.
    .title = Wie es endet.
lesson-elpaso-free = Jetzt kennst du eine ganze Runde. Spiel weiter, wie du magst: Kommt etwas Neues, erklärt es ein Tipp, und im Buch stehen Regeln und Vorschläge. Aufhören kannst du jederzeit; die Partie wartet unter „Deine Partien“.
    .title = Jetzt du.
