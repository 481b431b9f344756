## Ganze Aktionen: mehrere Karten auf einmal, Gebäude mit dem, was sie können, Käufe.

several-none = { $most ->
    [1] Wähle eine Karte.
   *[other] Wähle { $most } Karten, in beliebiger Reihenfolge.
}
several-up-to = Wähle bis zu { $most } Karten, in beliebiger Reihenfolge.
several-chosen = { $names }: { $count } von { $most } gewählt. Wähle eine noch einmal, um sie zurückzulegen.
several-discard = { $count ->
    [0] Abwerfen
    [1] Diese abwerfen
    [2] Diese zwei abwerfen
    [3] Diese drei abwerfen
   *[other] Diese { $count } abwerfen
}
several-remove = { $count ->
    [0] Entfernen
    [1] Diese entfernen
    [2] Diese zwei entfernen
    [3] Diese drei entfernen
   *[other] Diese { $count } entfernen
}
worker-count = { $count } × { $worker }
worker-short = { $count } × { $worker } fehlt
workers-short = zu wenig Baumeister oder Joker
money-short = ${ $amount } zu wenig
no-place = kein Feld dafür
build-instead = { $old } auf { $place } wird zu { $tile }
others-pay = Wer vorbeizieht, zahlt dir ${ $amount }.
lost = { $points ->
    [one] Du verlierst { $tile }: 1 Punkt.
   *[other] Du verlierst { $tile }: { $points } Punkte.
}
lost-with-fee = { $points ->
    [one] Du verlierst { $tile }: 1 Punkt und die Gebühr.
   *[other] Du verlierst { $tile }: { $points } Punkte und die Gebühr.
}
price-from = ab ${ $price }
points-count = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
where-lit = { $count ->
    [one] Wohin? 1 Feld leuchtet.
   *[other] Wohin? { $count } Felder leuchten.
}
build-sum = { $tile } auf { $place } für ${ $price }, dir bleiben ${ $left }.
# A space to build on, and the buildings next to it: A-2, next to C and 4a
place-beside = { $place }, neben { $faces }
beside-it = Daneben: { $names }.
build-do = { $tile } auf { $place } bauen

## Was Dinge von sich sagen

seat-money = ${ $money } Bargeld
seat-cards = { $hand } von { $limit } Karten auf der Hand, Stapel { $deck }, Ablage { $discard }
seat-steps = { $steps ->
    [one] zieht bis zu 1 Schritt weit
   *[other] zieht bis zu { $steps } Schritte weit
}
seat-certificates = Zertifikate: { $count }, dauerhafte: { $permanent }
seat-board = Wähle die Karte, um den Plan dieser Person zu sehen.
deck-about = Du ziehst vom Stapel. Ist er leer, wird die Ablage gemischt.
deck-holds = Im Stapel: { $cards }
discard-holds = Abgeworfen: { $cards }
stack-holds = Kommt noch: { $cards }
token-about = In deinem Zug kannst du eine verwenden, um Karten zu ziehen und ebenso viele abzuwerfen.
certificates-about = Gibst du Zertifikate ab, ist deine Hand bei einer Lieferung mehr wert.
certificates-limit = Du kannst höchstens { $limit } haben.
permanent-about = Sie machen deine Hand bei jeder Lieferung mehr wert und werden nie abgegeben.
objective-stack-about = Du kannst statt einer offenen Karte die oberste nehmen. Was sie verlangt, siehst du dann.
bonus-stack-about = Du kannst statt eines offenen Plättchens das oberste nehmen. Was es gibt, siehst du dann.
job-token-about = Diese Reihe wird gerade gefüllt. Ist die letzte voll, beginnt die letzte Runde.
taken-hazards = Entfernte Gefahren
cattle-owned = Rinder dieser Person
purchase-title = { $cards ->
    [one] Eine Karte vom Wert { $value } für ${ $price }
   *[other] { $cards } Karten vom Wert { $value } für ${ $price }
}
purchase-needs = Braucht { $count } × { $worker }.
purchase-have = Du hast { $count } × { $worker } und ${ $money }.

## Bereiche des Tischs; die Überschrift ist ihr Name

area-auxiliary = Statt den Ort zu nutzen, an dem du hältst, kannst du eine dieser Aktionen machen. Scheiben, die deinen Plan verlassen, machen sie besser.
area-workers = Deine Arbeiter, von links nach rechts. Manche Felder geben sofort etwas, wenn ein Arbeiter kommt; der fünfte und sechste einer Art bringen am Ende Punkte.
area-limits = Wie viele Schritte du ziehst und wie viele Karten du hältst. Scheiben, die deinen Plan verlassen, erhöhen beides.
area-to-build = Deine Gebäude, die noch nicht auf dem Weg stehen, mit ihren Punkten und den Arbeitern, die sie brauchen.
area-job-market = Du stellst aus den Reihen über der Marke ein, zum Preis der Reihe. Neue Arbeiter kommen aus Kansas City; ist der Markt voll, beginnt die letzte Runde.
area-cattle-market = Was deine Cowboys kaufen können. Neue Karten kommen in die Ablage und später auf die Hand.
area-foresights = Wer in Kansas City ankommt, wählt aus jeder Spalte ein Plättchen: Arbeiter kommen auf den Arbeitsmarkt, alles andere auf den Weg.
area-objectives-on-offer = Eine Auftragskarte kommt in deine Herde. Spielst du sie aus, gibt sie ihre Aktion; von da an bringt sie erfüllt Punkte und kostet sonst welche.
area-hand-value = Was deine Hand bei einer Lieferung wert ist: Jede Rinderart zählt einmal. Zertifikate kommen dazu.
area-buildings = Deine Baumeister können sie am Ring bauen. Nur wem ein Gebäude gehört, nutzt seine Aktionen.
area-abilities = Was deine Scheiben verdecken. Kommt eine auf einen Handelsposten, gehört dir für den Rest des Spiels, was darunter war.
area-worker-area = Arbeiter, die bereitstehen. Ausgegebene kommen in die Ablage und mit deinen Karten wieder.
area-train = Ingenieure und Geld bringen dir die Aktionen einer Karte. Die teureren bewirken mehr auf einmal.
area-objective-tiles = Sie zählen, wenn du am Ende hast, was sie zeigen. Nichts zählt für zwei von ihnen.
area-bonus-tiles = Sie sind Punkte wert, und die meisten geben sofort etwas.
area-worker-supply = Arbeiter, die noch eingestellt werden können.
area-trading-posts = In El Paso lieferst du an einen davon, bis zum Wert deiner Hand. Ein Posten nimmt nur eine Scheibe von dir, außer denen mit dem gebogenen Pfeil.
