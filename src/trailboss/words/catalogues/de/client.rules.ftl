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

read-kansas-DA = Der Plan ist ein langer Trail von Texas nach Kansas City mit neutralen Gebäuden A bis G, freien Plätzen für eigene Gebäude und Gefahren dazwischen. Am Rand läuft die Bahn mit Bahnhöfen und Städten. Wer nachzählen will, findet hier alle Zahlen.
read-kansas-SU = Alle beginnen mit der gleichen kleinen Herde, ein paar Dollar, zwölf Gebäuden und vierzehn Scheiben auf dem Tableau. Einige Gefahren liegen schon auf dem Trail, ein paar Arbeiter warten, und der Rindermarkt ist offen.
read-kansas-TU = Ein Zug hat drei Phasen. A: den Trail entlangziehen. B: den erreichten Ort nutzen. C: die Hand auffüllen. Dann ist der Nächste dran. Im allerersten Zug ziehst du nicht, sondern beginnst auf einem neutralen Gebäude deiner Wahl.
read-kansas-MV = Du ziehst mindestens einen Schritt und höchstens so weit wie dein Limit. Nur Orte, auf denen etwas liegt, zählen; leere Plätze sind frei. Zeigt ein Plättchen eine Hand, zahlst du: dem Besitzer oder bei Gefahren der Bank. Reicht das Geld nicht, zahlst du, was du hast.
read-kansas-PB = Auf neutralen und eigenen Gebäuden nutzt du jede Aktion einmal, in beliebiger Reihenfolge. Oder du nimmst stattdessen eine einfache Hilfsaktion. Auf fremden Gebäuden und Gefahren gibt es nur die Hilfsaktion. Nichts zu tun ist immer erlaubt.
read-kansas-PC = Am Ende deines Zugs ziehst du bis zu deinem Handlimit, anfangs vier Karten. Eine größere Hand bleibt, wie sie ist.
read-kansas-AX = Die Hilfsaktionen stehen links auf deinem Tableau: einen Dollar nehmen, Karten tauschen, ein Zertifikat nehmen, die Lok bewegen, die Herde ausdünnen. Am Anfang sind zwei offen. Scheiben, die du weglegst, öffnen die anderen und dann die doppelten.
read-kansas-DC = Viele Aktionen wollen eine bestimmte Karte gegen Geld. Verkaufe, was du doppelt hast: Beim Ausliefern zählt jede Art ohnehin nur einmal, und die Karte kommt nach dem Mischen wieder.
read-kansas-CE = Zertifikate machen eine Lieferung wertvoller. Die Leiste fasst erst drei, später bis zu sechs; ausgegeben werden sie, wenn die Hand zählt. Dauerhafte zählen jedes Mal und gehen nie weg.
read-kansas-HI = Heuere aus den Reihen des Arbeitsmarkts über dem Marker an und zahle den Preis der Reihe. Cowboys kaufen Rinder, Handwerker bauen, Ingenieure bewegen die Lok. Manche Plätze deines Tableaus geben sofort etwas.
read-kansas-BL = Ein Gebäude braucht so viele Handwerker, wie es zeigt, und jeder kostet Geld. Lege es auf einen freien Bauplatz oder über ein kleineres eigenes: Dann zählt nur der Unterschied. Nur du nutzt es, aber alle müssen vielleicht zahlen, um vorbeizukommen.
read-kansas-RK = Manche Plätze neben Gefahren haben eine kleine Zusatzaktion. Wer dort baut, bekommt sie zum Gebäude dazu.
read-kansas-EN = Deine Lok fährt die Schienen entlang. Je weiter sie ist, desto billiger werden ferne Städte. Ausweichgleise zählen als Felder, besetzte Felder werden übersprungen. Am Ende der Strecke fährt sie an einen Platz deiner Wahl zurück, und du bekommst etwas Geld.
read-kansas-ST = Hältst du auf einem Ausweichgleis, darfst du für Geld eine Scheibe auf den Bahnhof legen: Punkte am Ende und etwas Neues auf dem Tableau. Manchmal wartet ein Bahnhofsvorsteher; für einen Arbeiter bekommst du sein Plättchen.
read-kansas-XD = Eine außerordentliche Lieferung braucht keine Rinder: Fahr mit der Lok zurück, und die aufgegebenen Felder sind der Wert. Einkommen gibt es dafür nicht.
read-kansas-CP = Einige Gebäude lassen dich ein Nachbargebäude nutzen, als wäre es deins, ohne Gebühr. Das geht den Trail hinauf und hinunter.
read-kansas-DR = Am Ende des Zugs füllst du die Hand bis zum Limit auf. Ist der Stapel leer, wird die Ablage gemischt. Mit Tauschmarken ziehst und legst du fast jederzeit ab.
read-kansas-CM = Jeder Kauf braucht einen oder mehr Cowboys: je mehr, desto billiger. Jeder Cowboy arbeitet einmal je Aktion. Neue Rinder kommen in die Ablage. Der Markt wird nur aufgefüllt, wenn der Arbeitsmarkt es verlangt.
read-kansas-HZ = Gefahren versperren den Weg mit Gebühren. Bezahle, um eine zu räumen, und behalte sie für ihre Punkte.
read-kansas-OL = In der zweiten Ausgabe Banditen, in der ersten Tipis: Du nimmst eins, bekommst oder zahlst, was der Platz sagt, und behältst es für Aufträge.
read-kansas-OB = Auftragskarten kommen in deine Herde. Spielst du eine aus, gibt sie ihre Aktion; danach muss sie am Ende erfüllt sein, sonst kostet sie Punkte. Was du hast, zählt nur für eine Karte.
read-kansas-JM = Jeder neue Arbeiter nimmt den nächsten freien Platz des Arbeitsmarkts. Eine volle Reihe schiebt den Marker weiter; manche Reihen füllen den Rindermarkt auf; verlässt er die letzte, endet das Spiel.
read-kansas-KC = In Kansas City bringst du drei Plättchen ins Spiel, dann zählt deine Hand: jede Rinderart einmal, dazu Zertifikate. So viel Geld bekommst du, legst die Hand ab und lieferst in eine Stadt, die höchstens so viel wert ist. Jedes Kreuz, das deine Lok noch nicht passiert hat, kostet einen Dollar. Dann beginnst du unten wieder.
read-kansas-SI = In dieser Variante gibt es Simmentaler Kälber. Anfangs sind sie wenig wert und wachsen, wenn du mit ihnen durch Kansas City kommst.
read-kansas-EG = Ist der Arbeitsmarkt voll, haben alle anderen noch einen Zug. Dann zählen Geld, Gebäude, Städte, Bahnhöfe, Gefahren, Rinder, Aufträge, Bahnhofsvorsteher, Arbeiter und Kleinigkeiten. Die meisten Punkte gewinnen; bei Gleichstand teilt man sich den Sieg.
read-kansas-FE = Der Solo-Gegner folgt seinen Karten: wie weit er zieht, was er nimmt, wohin er liefert. Er bezahlt nichts, und Gebühren an ihn gehen an die Bank.

## El Paso

read-elpaso-DA = Der Rundweg führt an neutralen Gebäuden B bis G und freien Plätzen vorbei zurück nach El Paso. Daneben liegen Zugkarten, Gebäude, Plättchen und die Handelsposten. Wer nachzählen will, findet hier alle Zahlen.
read-elpaso-SU = Alle beginnen mit zehn Rindern, einem Arbeiter jeder Art und einem Joker, sieben Scheiben und ein paar Dollar und nehmen eines von drei Auftragsplättchen.
read-elpaso-TU = Ein Zug hat drei Teile: im Kreis ziehen, am Ziel handeln, die Hand auffüllen. Tauschmarken und die Boni der Arbeiter gehen bei jeder Entscheidung des eigenen Zugs.
read-elpaso-MV = Du ziehst einen bis drei Schritte; leere Plätze zählen nicht, und niemand zahlt fürs Passieren. Ein abgelegter Cowboy ist ein Schritt mehr. In El Paso endet die Bewegung.
read-elpaso-AC = Auf neutralen und eigenen Gebäuden nutzt du jede Aktion einmal, in beliebiger Reihenfolge, oder stattdessen eine Hilfsaktion. Auf fremden Gebäuden gibt es nur die Hilfsaktion.
read-elpaso-PB = Auf deinem Tableau liegen sieben Scheiben. Jede, die auf einen Handelsposten kommt, deckt dauerhaft etwas auf: mehr Schritte, eine größere Hand, eine stärkere Hilfsaktion, ein dauerhaftes Zertifikat.
read-elpaso-DR = Gezogene Arbeiter kommen sofort in den Arbeiterbereich und werden ersetzt. Ist der Stapel leer, wird die Ablage gemischt: Ausgegebene Arbeiter kommen so wieder.
read-elpaso-CE = Zertifikate erhöhen eine Lieferung. Wie viele du ausgibst, entscheidest du, wenn die Hand zählt.
read-elpaso-XT = Eine Tauschmarke zieht eine Karte und legt eine ab, bei jeder Entscheidung des eigenen Zugs.
read-elpaso-WB = Lege einen Arbeiter für seinen Bonus ab: Ein Cowboy ist ein Schritt, die anderen bringen ein Zertifikat oder Geld. Jeder Arbeiter zählt am Ende Punkte.
read-elpaso-PO = In El Paso bekommst du $5 und ein Simmentaler, deine Hand zählt, und du wählst einen Handelsposten bis zu diesem Wert. Helle Posten geben sofort etwas, dunkle Punkte. Eine Scheibe bleibt dort.
read-elpaso-EF = Was die Aktionen tun: eine Karte verkaufen, anheuern, mit Cowboys Rinder kaufen, mit Ingenieuren Zug fahren, mit Handwerkern bauen. Jeder eingesetzte Arbeiter kostet auch Geld. Ein Joker steht für jeden.
read-elpaso-BL = Ein Gebäude kostet Handwerker, Geld für jeden und den Preis des Platzes. Du hast zwei Marker; später ersetzt du ein Gebäude durch ein teureres und zahlst den Unterschied.
read-elpaso-TI = Auftragsplättchen zählen, wenn du am Ende hast, was sie zeigen, und kosten sonst nichts. Bonusplättchen geben Punkte und meist sofort etwas.
read-elpaso-EG = Ist das letzte Simmentaler weg, nimmt der Nächste in El Paso das leere Feld für 2 Punkte, und alle anderen haben noch einen Zug. Dann zählen Geld, Gebäude, Posten, Arbeiter, Rinder und Plättchen.
read-elpaso-SO = Die Solo-Gegnerin folgt ihren Karten: Sie zieht, nimmt Arbeiter, Rinder und Plättchen und liefert, ohne je zu zahlen. Auch ihre Ankünfte verbrauchen Simmentaler.
