### Der Tisch als Text: Überschriften, Spalten und Zeilen.

text-view = Textansicht
    .skip = Textansicht des Tisches
    .key = Mit der Taste T wechselst du zwischen Tisch und Textansicht.
    .close = Zurück zum gezeichneten Tisch
text-contents = Auf dieser Seite
text-group =
    { $count ->
        [one] { $name }: { $count } Möglichkeit
       *[other] { $name }: { $count } Möglichkeiten
    }
text-other-choices = Weitere Möglichkeiten
text-happened = Was zuletzt geschah

## Tabellen und Spalten

text-space = Feld
text-lies = Was dort liegt
text-fee = Gebühr für dich
text-here = Wer dort steht
text-next = Führt nach
text-empty = leer
text-herder =
    { $game ->
        [first-edition] Rancher
       *[other] Viehtreiber
    }
text-engine = Lokomotive
text-money = Geld
text-not-placed = noch nicht auf dem Spielplan
# Wo ein Ausweichgleis abzweigt.
text-after = nach { $position }
text-cities = Städte
text-stations = Bahnhöfe
text-city = Stadt
text-value = Wert
text-discs = Scheiben
text-station = Bahnhof
text-cost = Preis
text-points = Punkte
text-master = Bahnhofsvorsteher
text-what = Was es tut
text-row = Reihe
text-job-token = Die Arbeitsmarktmarke steht bei Reihe { $row } von { $rows }. Ist die letzte Reihe voll, endet das Spiel.
text-job-full = Der Arbeitsmarkt ist voll: Das ist die letzte Runde.
text-cattle-after = Der Rindermarkt wird nach Reihe { $rows } aufgefüllt.
text-fee-to = ${ $dollars } an { $payee }
text-card = Karte
text-count = Anzahl
text-no-hand = Du hast hier keinen Platz: Handkarten sind geheim.
text-certificates-of = { $count } von { $limit }, { $permanent } dauerhaft

## Ein Spieler

text-steps = Schrittgrenze
text-hand-limit = Handgrenze
text-deck = Nachziehstapel
text-discard = Ablagestapel
text-built = Gebäude auf dem Weg
text-unbuilt = Noch zu bauende Gebäude
text-discs-left = Scheiben noch auf dem Plan
text-taken = Genommene Plättchen
text-objectives = Aufträge
text-column = Spalte { $number }
text-stack = und { $count } im Stapel

## El Paso

text-ring = Ring der Orte
text-post = Posten
text-building-offer = Ausliegende Gebäude
text-objective-tiles = Ausliegende Auftragsplättchen
text-bonus-tiles = Ausliegende Bonusplättchen
text-simmental = Simmentaler übrig: { $count }
text-nothing = keine
text-total =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
