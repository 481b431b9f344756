### Die Regeln zum Lesen, ein Text je Kapitel; die nummerierten Sätze stehen dahinter. Mit eigenen Worten.

rules-page = Regeln: { $title }
rules-contents = Kapitel
rules-behind =
    { $count ->
        [one] Die genaue Regel
       *[other] Die genauen Regeln ({ $count })
    }
rules-read = Die Regeln lesen
rules-none = Nichts gefunden. Versuch ein anderes Wort.

## Great Western Trail

read-kansas-DA = Der Spielplan ist ein langer Weg von Texas nach Kansas City mit neutralen Gebäuden A bis G, Bauplätzen für eigene Gebäude und Gefahren dazwischen. Am Rand läuft die Bahn mit Bahnhöfen und Städten. Wer nachzählen will, findet hier alle Zahlen.
read-kansas-SU = Alle beginnen mit der gleichen kleinen Herde, ein paar Dollar, zwölf Gebäuden und vierzehn Scheiben auf dem Spielerplan. Einige Gefahren liegen schon auf dem Weg, ein paar Arbeiter warten, und der Rindermarkt ist offen.
read-kansas-TU = Ein Zug hat drei Phasen. A: den Weg entlangziehen. B: den erreichten Ort nutzen. C: die Hand auffüllen. Dann ist der Nächste dran. Im allerersten Zug ziehst du nicht, sondern beginnst auf einem neutralen Gebäude deiner Wahl.
read-kansas-MV = Du ziehst mindestens einen Schritt und höchstens bis zu deiner Schrittgrenze. Nur Felder, auf denen etwas liegt, zählen; leere kosten nichts. Zeigt ein Plättchen eine Hand, zahlst du Gebühr: dem Besitzer oder bei Gefahren der Bank. Reicht das Geld nicht, zahlst du, was du hast.
read-kansas-PB = Auf neutralen und eigenen Gebäuden nutzt du jede Aktion einmal, in beliebiger Reihenfolge. Oder du nimmst stattdessen eine einfache Hilfsaktion. Auf fremden Gebäuden und Gefahren gibt es nur die Hilfsaktion. Nichts zu tun ist immer erlaubt.
read-kansas-PC = Am Ende deines Zugs ziehst du bis zu deiner Handgrenze nach, anfangs vier Karten. Eine größere Hand bleibt, wie sie ist.
read-kansas-AX = Die Hilfsaktionen stehen links auf deinem Plan: einen Dollar nehmen, Karten tauschen, ein Zertifikat nehmen, die Lokomotive bewegen, die Herde ausdünnen. Am Anfang sind zwei offen. Scheiben, die deinen Plan verlassen, schalten die anderen frei und dann die doppelten.
read-kansas-DC = Viele Aktionen wollen eine bestimmte Karte gegen Geld. Verkaufe, was du doppelt hast: Bei der Lieferung zählt jede Art ohnehin nur einmal, und die Karte kommt nach dem Mischen wieder.
read-kansas-CE = Zertifikate machen eine Lieferung wertvoller. Die Leiste fasst erst drei, später bis zu sechs; ausgegeben werden sie, wenn die Hand zählt. Dauerhafte zählen jedes Mal und gehen nie weg.
read-kansas-HI = Stelle Arbeiter aus den Reihen des Arbeitsmarkts über der Marke ein und zahle den Preis der Reihe. Cowboys kaufen Rinder, { $game ->
        [first-edition] Handwerker
       *[other] Baumeister
    } bauen, Ingenieure bewegen die Lokomotive. Manche Felder deines Plans geben sofort etwas.
read-kansas-BL = Ein Gebäude braucht so viele { $game ->
        [first-edition] Handwerker
       *[other] Baumeister
    }, wie es zeigt, und jeder kostet Geld. Lege es auf einen freien Bauplatz oder über ein kleineres eigenes: Dann zählt nur der Unterschied. Nur du nutzt es, und zeigt es eine Hand, zahlen die anderen fürs Vorbeiziehen.
read-kansas-RK = Manche Bauplätze neben Gefahren haben eine kleine Zusatzaktion. Wer dort baut, bekommt sie zum Gebäude dazu.
read-kansas-EN = Deine Lokomotive fährt die Strecke entlang. Je weiter sie ist, desto billiger werden ferne Städte. Ausweichgleise zählen als Felder, besetzte Felder werden übersprungen. Am Ende der Strecke fährt sie auf ein Feld deiner Wahl zurück, und du bekommst etwas Geld.
read-kansas-ST = Hältst du auf einem Ausweichgleis, darfst du für Geld eine Scheibe auf den Bahnhof legen: Punkte am Ende und etwas Neues auf deinem Plan. Manchmal wartet ein Bahnhofsvorsteher; für einen Arbeiter bekommst du sein Plättchen.
read-kansas-XD = Eine außerordentliche Lieferung braucht keine Rinder: Fahr mit der Lokomotive zurück, und die aufgegebenen Felder sind der Wert. Einnahmen gibt es dafür nicht.
read-kansas-CP = Einige Gebäude lassen dich ein Nachbargebäude nutzen, als wäre es deins, ohne Gebühr. Das geht in beide Richtungen des Wegs.
read-kansas-DR = Am Ende des Zugs füllst du die Hand bis zur Handgrenze auf. Ist der Stapel leer, wird die Ablage gemischt. Mit Tauschmarken ziehst du Karten und wirfst welche ab, fast jederzeit.
read-kansas-CM = Jeder Kauf braucht einen oder mehr Cowboys: je mehr, desto billiger. Jeder Cowboy arbeitet einmal je Aktion. Neue Rinder kommen in die Ablage. Der Markt wird nur aufgefüllt, wenn der Arbeitsmarkt es verlangt.
read-kansas-HZ = Gefahren versperren den Weg mit Gebühren. Bezahle, um eine zu entfernen, und behalte sie für ihre Punkte.
read-kansas-OL =
    { $game ->
        [first-edition] Am Weg stehen Tipis
       *[other] Am Weg lauern Banditen
    }: Du nimmst das Plättchen, bekommst oder zahlst, was auf seinem Feld steht, und behältst es für Aufträge.
read-kansas-OB = Auftragskarten kommen in deine Herde. Spielst du eine aus, gibt sie ihre Aktion; danach muss sie am Ende erfüllt sein, sonst kostet sie Punkte. Alles, was du hast, zählt nur für eine Karte.
read-kansas-JM = Jeder neue Arbeiter nimmt den nächsten freien Platz des Arbeitsmarkts. Eine volle Reihe schiebt die Marke weiter; manche Reihen füllen den Rindermarkt auf; verlässt sie die letzte, endet das Spiel.
read-kansas-KC = In Kansas City bringst du drei Plättchen ins Spiel, dann zählt deine Hand: jede Rinderart einmal, dazu Zertifikate. So viel Geld bekommst du, wirfst die Hand ab und lieferst in eine Stadt, die höchstens so viel wert ist. Jedes Kreuz, das deine Lokomotive noch nicht passiert hat, kostet einen Dollar. Dann beginnst du unten wieder.
read-kansas-SI = In dieser Variante gibt es Simmentaler Kälber. Anfangs sind sie wenig wert und wachsen, wenn du mit ihnen durch Kansas City kommst.
read-kansas-EG = Ist der Arbeitsmarkt voll, haben alle anderen noch einen Zug. Dann zählen Geld, Gebäude, Städte, Bahnhöfe, Gefahren, Rinder, Aufträge, Bahnhofsvorsteher, Arbeiter und Kleinigkeiten. Wer die meisten Punkte hat, gewinnt; bei Gleichstand teilt man sich den Sieg.
read-kansas-FE = Der Solo-Gegner folgt seinen Karten: wie weit er zieht, was er nimmt, wohin er liefert. Er bezahlt nichts, und Gebühren an ihn gehen an die Bank.

## El Paso

read-elpaso-DA = Der Ring führt an neutralen Gebäuden B bis G und Bauplätzen vorbei zurück nach El Paso. Daneben liegen Zugkarten, Gebäude, Plättchen und die Handelsposten. Wer nachzählen will, findet hier alle Zahlen.
read-elpaso-SU = Alle beginnen mit zehn Rindern, einem Arbeiter jeder Art und einem Joker, sieben Scheiben und ein paar Dollar und nehmen eines von drei Auftragsplättchen.
read-elpaso-TU = Ein Zug hat drei Teile: den Ring entlangziehen, am Ziel handeln, die Hand auffüllen. Tauschmarken und die Boni der Arbeiter gehen bei jeder Entscheidung des eigenen Zugs.
read-elpaso-MV = Du ziehst einen bis drei Schritte; leere Felder zählen nicht, und Gebühren gibt es keine. Ein abgeworfener Cowboy ist ein Schritt mehr. In El Paso endet die Bewegung.
read-elpaso-AC = Auf neutralen und eigenen Gebäuden nutzt du jede Aktion einmal, in beliebiger Reihenfolge, oder stattdessen eine Hilfsaktion. Auf fremden Gebäuden gibt es nur die Hilfsaktion.
read-elpaso-PB = Auf deinem Plan liegen sieben Scheiben. Jede, die auf einen Handelsposten kommt, deckt dauerhaft etwas auf: mehr Schritte, eine größere Hand, eine stärkere Hilfsaktion, ein dauerhaftes Zertifikat.
read-elpaso-DR = Gezogene Arbeiter kommen sofort in den Arbeiterbereich und werden ersetzt. Ist der Stapel leer, wird die Ablage gemischt: Ausgegebene Arbeiter kommen so wieder.
read-elpaso-CE = Zertifikate erhöhen eine Lieferung. Wie viele du ausgibst, entscheidest du, wenn die Hand zählt.
read-elpaso-XT = Mit einer Tauschmarke ziehst du eine Karte und wirfst eine ab, bei jeder Entscheidung des eigenen Zugs.
read-elpaso-WB = Wirf einen Arbeiter für seinen Bonus ab: Ein Cowboy ist ein Schritt, die anderen bringen ein Zertifikat oder Geld. Jeder Arbeiter gibt am Ende Punkte.
read-elpaso-PO = In El Paso bekommst du $5 und einen Simmentaler, deine Hand zählt, und du wählst einen Handelsposten bis zu diesem Wert. Helle Posten geben sofort etwas, dunkle Punkte. Eine Scheibe bleibt dort.
read-elpaso-EF = Was die Aktionen tun: eine Karte verkaufen, Arbeiter einstellen, mit Cowboys Rinder kaufen, mit Ingenieuren Zug fahren, mit Baumeistern bauen. Jeder eingesetzte Arbeiter kostet auch Geld. Ein Joker steht für jeden.
read-elpaso-BL = Ein Gebäude kostet Baumeister, Geld für jeden und den Preis des Bauplatzes. Du hast zwei Marker; später ersetzt du ein Gebäude durch ein teureres und zahlst den Unterschied.
read-elpaso-TI = Auftragsplättchen zählen, wenn du am Ende hast, was sie zeigen, und kosten sonst nichts. Bonusplättchen geben Punkte und meist sofort etwas.
read-elpaso-EG = Ist der letzte Simmentaler weg, nimmt der Nächste in El Paso das leere Feld für 2 Punkte, und alle anderen haben noch einen Zug. Dann zählen Geld, Gebäude, Posten, Arbeiter, Rinder und Plättchen.
read-elpaso-SO = Die Solo-Gegnerin folgt ihren Karten: Sie zieht, nimmt Arbeiter, Rinder und Plättchen und liefert, ohne je zu zahlen. Auch ihre Ankünfte verbrauchen Simmentaler.
