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
