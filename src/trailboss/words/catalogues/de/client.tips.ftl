### Die Tipps für die erste Partie: was gefragt ist, was meistens klug ist, wohin man schaut. Zwei bis vier Sätze, höchstens 300 Zeichen.
### $game ist der Titel, für die Wörter einer Ausgabe.

## In jedem Spiel

tip-turn = Du ziehst den Weg entlang, nutzt das Plättchen, auf dem du ankommst, und füllst dann deine Hand auf. Was du tun darfst, leuchtet auf dem Tisch und steht hier als Knopf: Nimm, was dir lieber ist. Zeig auf etwas oder halte es gedrückt, dann erklärt es sich; im Buch stehen Regeln und Vorschläge.
    .title = Du bist am Zug.
tip-end = Hast du hier alles getan, was du willst, dann drück den Knopf, der die Phase beendet. Deine Hand wird aufgefüllt, und der Nächste ist dran. Sieh noch einmal nach, was leuchtet: Was du jetzt auslässt, verfällt.
    .title = Das Ende deines Zuges.
tip-undo = Der gebogene Pfeil oder die Taste U nimmt deine letzte Wahl zurück, so oft du willst. Spielen andere mit, geht es nicht, wo etwas Neues zu sehen war, etwa gezogene Karten; solche Möglichkeiten tragen ein Schloss. Probier also ruhig etwas aus.
    .title = Zurücknehmen.
tip-others = Während jemand anders entscheidet, kannst du dich umsehen: Drück auf einen Namen, um den Plan zu sehen. Der Verlauf sagt, was geschehen ist, und der Rückblick im Buch fasst alles seit deinem letzten Zug zusammen.
    .title = Die anderen spielen.

## Great Western Trail

tip-kansas-place = Stell deinen { $game ->
        [first-edition] Rancher
       *[other] Viehtreiber
    } auf eines der Gebäude A bis G; das kostet nichts, und du nutzt das Gebäude sofort. Bei A gibt es Arbeiter, bei B baust du, beides lohnt sich das ganze Spiel. Was du überspringst, siehst du erst nach Kansas City wieder.
    .title = Wo fängst du an?
tip-kansas-phase-a = Wähle ein leuchtendes Plättchen vor dir. Jedes betretene Plättchen ist ein Schritt, leere Felder zählen nicht; das Schild sagt, was der Weg kostet und wer es bekommt. Halte dort, wo du etwas tun kannst: auf neutralen und eigenen Gebäuden.
    .title = Ziehen.
tip-kansas-move = Du darfst weiterziehen, mindestens einen Schritt. Schickt dich ein Gebäude, nutzt du auch das neue Plättchen: Such eines, für das du Geld und Karten hast. Eine Auftragskarte bringt dich nur voran, ohne Gebühren. Was du hier nicht genutzt hast, verfällt.
    .title = Noch ein Stück weiter.
tip-kansas-phase-b = Tu, was hier steht, jede Aktion einmal, in beliebiger Reihenfolge, oder stattdessen eine Hilfsaktion deines Plans. Doppelte Karten zu verkaufen bringt Geld und neue Karten. Auf fremden Gebäuden und anderen Plättchen bleibt dir nur die Hilfsaktion.
    .title = Das Plättchen nutzen.
tip-kansas-offer = Das wird dir einmal angeboten: Nimm es jetzt oder lehne ab. Der Knopf sagt, was du gibst und was du bekommst. Kostet es nichts, was du in diesem Zug brauchst, dann nimm es.
    .title = Eine Zugabe.
tip-kansas-auxiliary = Wähle eine der kleinen Aktionen links auf deinem Plan. Ein Dollar oder eine bessere Hand schadet nie. Mehr davon werden frei, manche doppelt, wenn du Scheiben in Städte und auf Bahnhöfe legst.
    .title = Hilfsaktion.
tip-kansas-copy = Wähle ein Gebäude gleich daneben: Du nutzt seine Aktionen, als wäre es deins, und zahlst keine Gebühr. Schau den Weg entlang in beide Richtungen. Oft ist das große Gebäude eines Gegners der beste Fang.
    .title = Ein Gebäude ausleihen.
tip-kansas-pay-card = Wähle die Karte, die du abwirfst. Sie ist nicht verloren: Sie kommt wieder, wenn dein Ablagestapel gemischt wird. Gib zuerst her, was du doppelt hast, denn bei der Lieferung zählt jede Art nur einmal.
    .title = Mit einer Karte zahlen.
tip-kansas-discard = Wähle eine Karte für deinen Ablagestapel; sie kommt später wieder. Behalte verschiedene Arten mit hohen Werten und trenn dich von doppelten. Der Wert deiner Hand steht daneben.
    .title = Welche Karte geht?
tip-kansas-draw = Du ziehst Karte für Karte und darfst nach jeder aufhören; dann wirfst du so viele ab, wie du gezogen hast. Mehr Karten heißt mehr Auswahl, also lohnt es sich meistens weiterzuziehen. Gezogene Karten lassen sich nicht zurücknehmen.
    .title = Noch eine Karte?
tip-kansas-remove = Du darfst Handkarten für immer loswerden, damit die besseren öfter kommen. Meistens trifft es die grauen mit Wert 1. Karten mit Punkten sollten bleiben.
    .title = Aus dem Spiel.
tip-kansas-hire = Wähle einen Arbeiter aus dem Arbeitsmarkt; er kostet, was an der Reihe steht. Cowboys kaufen Rinder, { $game ->
        [first-edition] Handwerker
       *[other] Baumeister
    } bauen, Ingenieure fahren die Lokomotive. Zwei Arten ganz sind besser als drei halb, und manche Felder deines Plans geben sofort etwas.
    .title = Einstellen.
tip-kansas-build = Wähle ein Gebäude und dann ein Feld; deine { $game ->
        [first-edition] Handwerker
       *[other] Baumeister
    } begrenzen die Größe, und jeder kostet Geld. Wo du in jeder Runde vorbeikommst, nutzt du es immer wieder. Zeigt das Gebäude eine Hand, zahlen dir die anderen, die vorbeiziehen.
    .title = Bauen.
tip-kansas-buy = Mit Cowboys kaufst du Karten des Rindermarkts: Je mehr du für eine einsetzt, desto billiger wird sie. Such Farben, die dir fehlen, hohe Werte und Punkte. Gekauftes kommt auf deinen Ablagestapel, du siehst es also etwas später.
    .title = Rinder kaufen.
tip-kansas-simmental = Ein Simmentaler Rind auf deiner Hand darf kostenlos eine Stufe älter werden; die neue Karte kommt auf deinen Ablagestapel. Das ist fast immer gut: Sie zählt bei der nächsten Lieferung und am Ende mehr. Wähle eine Karte oder beende es.
    .title = Rinder wachsen.
tip-kansas-engine = Wähle, wo deine Lokomotive auf der Strecke hält. Je weiter sie ist, desto weniger kostet der Transport beim Liefern. Hältst du auf einem Ausweichgleis, darfst du seinen Bahnhof ausbauen; besetzte Felder werden übersprungen und zählen nicht.
    .title = Die Lokomotive.
tip-kansas-engine-back = Diese Aktion bezahlst du, indem du genau so weit zurückfährst. Liegt ein Ausweichgleis in Reichweite, darfst du dort seinen Bahnhof ausbauen. Die verlorenen Felder holst du bald wieder auf.
    .title = Rückwärts.
tip-kansas-engine-return = Deine Lokomotive hat das letzte Feld erreicht und fährt auf ein freies Feld deiner Wahl zurück; dann bekommst du Geld. Ein Ausweichgleis, dessen Bahnhof du noch nicht ausgebaut hast, ist ein gutes Ziel. Sieh dir die ganze Strecke an.
    .title = Am Ende der Strecke.
tip-kansas-engine-deliver = Fahr so weit zurück, wie du willst: Die Felder, die du aufgibst, ohne Ausweichgleise, sind der Wert deiner Lieferung. Es gibt keine Einnahmen, und Rinder brauchst du nicht. Such also zuerst die Stadt aus, dann das Feld.
    .title = Außerordentliche Lieferung.
tip-kansas-upgrade = Zum angegebenen Preis darfst du eine Scheibe auf diesen Bahnhof legen. Das gibt am Ende Punkte, und der freie Platz auf deinem Plan bringt dir sofort etwas Neues. Meistens lohnt es sich: Fährt die Lokomotive weiter, ist die Gelegenheit vorbei.
    .title = Einen Bahnhof ausbauen.
tip-kansas-upgrade-behind = Wähle einen Bahnhof, an dem deine Lokomotive schon vorbei ist. Preis, Scheibe und Bahnhofsvorsteher sind wie immer. Vergleiche die Punkte und sieh nach, ob noch ein Bahnhofsvorsteher wartet.
    .title = Ein Bahnhof hinter dir.
tip-kansas-master = Du darfst einen eingestellten Arbeiter, den letzten seiner Reihe, hergeben und dafür dieses Plättchen nehmen. Es gibt jetzt etwas, und die meisten geben am Ende Punkte für das, was du besitzt. Gut, wenn du genau das sammelst; sonst behalte den Arbeiter.
    .title = Der Bahnhofsvorsteher.
tip-kansas-disc = Die Scheibe verlässt deinen Plan, und was darunter lag, gehört dir: mehr Schritte, eine größere Hand, Hilfsaktionen, Zertifikate. Scheiben mit dunklen Ecken passen nur auf Orte mit dunklen Ecken. Schritte und Handgröße helfen in jedem Zug.
    .title = Welche Scheibe?
tip-kansas-hazard = Wähle eine Flut, eine Dürre oder einen Steinschlag auf dem Weg; du behältst das Plättchen für seine Punkte. Nimm viele Punkte oder das, dessen Gebühr dich ärgert. Auch Auftragskarten verlangen oft Gefahren.
    .title = Den Weg räumen.
tip-kansas-outlaw =
    { $game ->
        [first-edition] Wähle ein Tipi: Die ersten Felder kosten Geld, die hinteren bringen welches, und du behältst das Plättchen. Auftragskarten verlangen beide Farben, schau also auf deine.
       *[other] Wähle einen Banditen: Du bekommst, was auf dem Feld steht, und behältst das Plättchen. Die hinteren Felder bringen mehr. Auftragskarten verlangen beide Farben, schau also auf deine.
    }
    .title =
        { $game ->
            [first-edition] Ein Handel.
           *[other] Ein Kopfgeld.
        }
tip-kansas-objective = Nimm eine ausliegende Karte oder die oberste vom Stapel; sie kommt auf deinen Ablagestapel. Spielst du sie später aus der Hand, gibt sie ihre Aktion, muss dann aber bis zum Ende erfüllt sein, sonst kostet sie Punkte. Wähle, woran du ohnehin arbeitest.
    .title = Auftragskarten.
tip-kansas-enter-city =
    { $game ->
        [first-edition] Du bist da. Jetzt kannst du zum letzten Mal Auftragskarten aus der Hand spielen; danach wird die Hand gezählt und abgeworfen.
       *[other] Du bist da. Jetzt kannst du zum letzten Mal Auftragskarten aus der Hand spielen; danach wird die Hand gezählt und abgeworfen. Auch eine Tauschmarke kann die Hand jetzt noch verbessern.
    }
    .title = Vor der Stadt.
tip-kansas-foresight = Wähle ein Plättchen: Arbeiter kommen in den Arbeitsmarkt, die anderen auf den Weg. Hol, was du einstellen willst, und leg dir nichts in den eigenen Weg. Jeder Arbeiter bringt auch das Ende näher: Ist der Arbeitsmarkt voll, endet das Spiel.
    .title = Was kommt als Nächstes?
tip-kansas-income = Jede Art Rinder auf deiner Hand zählt einmal: Das sind deine Einnahmen und zugleich der höchste Wert einer Stadt, in die du liefern kannst. Ausgegebene Zertifikate erhöhen beides. Gib so viele aus, wie deine Stadt braucht, und behalte den Rest.
    .title = Die Hand zählen.
tip-kansas-held = Um diesen Moment hast du gebeten: Die Einnahmen hast du, und die Hand ist noch nicht abgeworfen. Tauschmarken bestimmen jetzt nur noch, was auf deinen Ablagestapel kommt und was du früher ziehst. Beende ihn, um weiter zur Lieferung zu kommen.
    .title = Bevor die Hand geht.
tip-kansas-city = Wähle eine Stadt bis zu deinem Wert, in der noch keine Scheibe von dir liegt. Der Transport kostet einen Dollar für jedes Kreuz zwischen Lokomotive und Stadt. Nachbarstädte geben zusammen einen Bonus; Kansas City kostet Punkte, meide es also meistens.
    .title = Liefern.
tip-kansas-over = Das Wertungsblatt zeigt, woher die Punkte kommen. Die Wiedergabe geht die Partie Schritt für Schritt durch, und die Besprechung findet die Entscheidungen, auf die es ankam. Beim nächsten Mal gibt es keine Tipps mehr, außer du schaltest sie in den Einstellungen ein.
    .title = Das war’s.
tip-kansas-solo = Sam entscheidet nichts: Eine Karte sagt, wie weit er zieht und was er tut, und er zahlt für nichts. Er schnappt dir Arbeiter, Rinder und Plättchen weg, sieh also nach seinem Zug in den Verlauf. In Kansas City bringt er das Ende näher, genau wie du.
    .title = Sam.

## El Paso

tip-elpaso-start-objective = Nimm eines der drei ausliegenden Auftragsplättchen. Es gibt am Ende Punkte, wenn du dann alles besitzt, was es zeigt, und kostet sonst nichts. Rinder und Arbeiter sind ein leichter Anfang; der Auftrag gibt dir auch eine Richtung.
    .title = Dein erster Auftrag.
tip-elpaso-place = Stell deinen Viehtreiber auf ein neutrales Gebäude, B bis G; das kostet nichts, und du nutzt es sofort. Bei B stellst du Arbeiter ein, das ist nie falsch. Was hinter dir liegt, kommt nach El Paso wieder.
    .title = Wo fängst du an?
tip-elpaso-move = Wähle ein leuchtendes Plättchen vor dir. Jedes betretene Plättchen ist ein Schritt, leere Felder zählen nicht, und Gebühren gibt es keine. Ein Cowboy aus deinem Arbeiterbereich schenkt dir einen Schritt, wenn du weiter willst.
    .title = Ziehen.
tip-elpaso-action = Tu, was hier steht, jede Aktion einmal, in beliebiger Reihenfolge, oder stattdessen eine Hilfsaktion deines Plans. Verkauf, was du doppelt hast. Auf fremden Gebäuden bleibt dir nur die Hilfsaktion.
    .title = Das Plättchen nutzen.
tip-elpaso-train-actions = Diese Zugkarte ist bezahlt: Nutze nun jede ihrer Aktionen einmal, in beliebiger Reihenfolge. Nimm zuerst Plättchen, wenn sie dir Geld für den Rest bringen können. Was du auslässt, verfällt am Ende.
    .title = Im Zug.
tip-elpaso-auxiliary = Wähle eine der kleinen Aktionen links auf deinem Plan. Geld oder eine bessere Hand ist immer willkommen. Mehr davon werden frei, andere stärker, wenn du Scheiben auf Handelsposten legst.
    .title = Hilfsaktion.
tip-elpaso-hire = Wähle einen Arbeiter aus dem Vorrat; ein Joker kostet mehr, vertritt aber jede Art. Der Arbeiter ist sofort bereit, wird beim Bezahlen abgeworfen und kommt mit deinen Karten wieder. Jeder gibt am Ende Punkte.
    .title = Einstellen.
tip-elpaso-buy = Wähle eine Rasse aus dem Rindermarkt; sie kostet Cowboys oder Joker und für jeden davon Geld. Rassen, die dir fehlen, machen deine Lieferungen wertvoller, und alle geben Punkte. Die Karte kommt auf deinen Ablagestapel, du siehst sie also etwas später.
    .title = Rinder kaufen.
tip-elpaso-train = Jede Karte kostet so viele Ingenieure oder Joker, wie sie zeigt, und für jeden davon Geld. Die teureren bewirken mehr auf einmal. Sieh dir vorher die ausliegenden Auftrags- und Bonusplättchen an.
    .title = Welche Zugkarte?
tip-elpaso-build = Wähle ein Gebäude und ein leeres Feld; du zahlst Baumeister oder Joker, Geld für jeden und den Preis des Feldes. Nur du nutzt seine Aktionen, in jeder Runde. Du hast zwei Marker: Später kannst du ein Gebäude durch ein teureres ersetzen.
    .title = Bauen.
tip-elpaso-pay-workers = Sag, wie viele Joker für die nötigen Arbeiter einspringen. Gib zuerst die gewöhnlichen Arbeiter aus, denn ein Joker passt überall. Ausgegebene Arbeiter kommen auf deinen Ablagestapel und später wieder.
    .title = Joker oder nicht?
tip-elpaso-tile = Nimm ein offenes Plättchen oder das oberste vom Stapel. Auftragsplättchen zählen, wenn du am Ende besitzt, was sie zeigen; Bonusplättchen geben Punkte und meist sofort etwas. Nichts, was du hast, zählt für zwei Aufträge.
    .title = Ein Plättchen nehmen.
tip-elpaso-pay-card = Wähle die Karte, die du abwirfst. Sie ist nicht verloren: Sie kommt wieder, wenn dein Ablagestapel gemischt wird. Gib zuerst her, was du doppelt hast, denn bei der Lieferung zählt jede Rasse nur einmal.
    .title = Mit einer Karte zahlen.
tip-elpaso-remove = Du darfst eine Handkarte für immer loswerden, damit die besseren öfter kommen. Meistens ist es ein Criollo mit Wert 1. Karten mit Punkten sollten bleiben.
    .title = Aus dem Spiel.
tip-elpaso-discard = Wähle eine Karte für deinen Ablagestapel; sie kommt später wieder. Behalte verschiedene Rassen mit hohen Werten und trenn dich von doppelten. Was deine Hand liefert, steht daneben.
    .title = Welche Karte geht?
tip-elpaso-again = Du darfst noch einmal eine Karte ziehen und eine abwerfen. Hast du noch etwas Doppeltes oder einen niedrigen Wert, dann mach weiter. Gezogene Karten lassen sich nicht zurücknehmen.
    .title = Noch einmal?
tip-elpaso-keep = Jede Rasse auf deiner Hand zählt einmal, Zertifikate kommen dazu. Sag, wie viele Zertifikate du behältst: Gib nur so viele aus, wie dein Handelsposten braucht. Auch Tauschmarken helfen jetzt zum letzten Mal.
    .title = Die Hand zählen.
tip-elpaso-post = Wähle einen Handelsposten bis zum Wert deiner Lieferung. Helle Posten geben sofort etwas, dunkle meist Punkte. Ein Posten nimmt nur eine Scheibe von dir, außer denen mit dem gebogenen Pfeil.
    .title = Liefern.
tip-elpaso-disc = Die Scheibe verlässt deinen Plan, und was darunter lag, gehört dir bis zum Ende; manche kosten Geld, manche bringen welches. Dunkle Scheiben passen nur auf dunkle Posten, nimm also helle für helle. Größere Hand und mehr Schritte helfen in jedem Zug.
    .title = Welche Scheibe?
tip-elpaso-offer = { tip-kansas-offer }
    .title = { tip-kansas-offer.title }
tip-elpaso-last-call = Dein letzter Zug ist vorbei und damit das Spiel für dich. Bereitliegende Arbeiter und Tauschmarken kannst du noch nutzen. Was übrig bleibt, zählt nur, wo es auf dem Wertungsblatt steht: Schau dort nach, bevor du fertig bist.
    .title = Der letzte Moment.
tip-elpaso-over = { tip-kansas-over }
    .title = { tip-kansas-over.title }
tip-elpaso-solo = Sue entscheidet nichts: Eine Karte sagt, wie weit sie zieht und was sie tut, und sie zahlt nie. Alle Gebäude ohne deinen Marker gehören ihr, und auch ihre Ankünfte in El Paso verbrauchen Simmentaler. Der Verlauf sagt, was sie getan hat.
    .title = Sue.
