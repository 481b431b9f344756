"""Sentences read by somebody who speaks German: grammar, word order, the words of the edition."""

# ruff: noqa: E501 -- a sentence is a line

from __future__ import annotations

from typing import Final

import pytest

from trailboss.translation import translated

SECOND_EDITION: Final = """
prompt: First turn: place your herder on a neutral building
Erster Zug: Setze deinen Viehtreiber auf ein neutrales Gebäude
prompt: Phase A: move your herder 1 to 3 steps
Phase A: Bewege deinen Viehtreiber 1 bis 3 Schritte
prompt: Phase B at A-2 (Seat 1's 4a): take one single auxiliary action, or end the phase
Phase B bei A-2 (Gebäude 4a von Seat 1): Führe eine einfache Hilfsaktion aus, oder beende die Phase
prompt: Discard 2 more cards
Wirf noch 2 Karten ab
prompt: Buy more cattle with the 1 cowboy left, or end the purchase
Kaufe weitere Rinder (noch 1 Cowboy übrig), oder beende den Kauf
prompt: Hire a worker from rows 1 to 10 of the job market for $2 less
Stelle einen Arbeiter aus den Reihen 1 bis 10 des Arbeitsmarkts für $2 weniger ein
prompt: Kansas City, subphase 4: raise a Simmental Calf to a Simmental Heifer, or end
Kansas City, Unterphase 4: Ziehe ein Simmentaler Kalb zu einer Simmentaler Färse auf, oder beende das Aufziehen
prompt: Kansas City, subphase 5: deliver to a city of value 10 or less
Kansas City, Unterphase 5: Liefere in eine Stadt mit Wert 10 oder weniger
prompt: You may discard a Criollo (gray) and gain 2 certificates
Du darfst ein Criollo (grau) abwerfen und 2 Zertifikate erhalten
prompt: Collect the bounty for an outlaw: choose an outlaw
Kassiere das Kopfgeld für einen Banditen: Wähle einen Banditen
move: Move 3 steps to E-2 (Seat 2's 1a), paying $1 of $2 to Seat 2 at E-2; $0 left
3 Schritte nach E-2 (Gebäude 1a von Seat 2), Gebühren: $1 von $2 an Seat 2 bei E-2; $0 übrig
move: Move 4 steps to Kansas City via ROCKFALL-1 and F-2, paying $1 to the bank at ROCKFALL-1; $4 left
4 Schritte nach Kansas City über ROCKFALL-1 und F-2, Gebühren: $1 an die Bank bei ROCKFALL-1; $4 übrig
move: Hire an engineer from row 12 for $2; $0 left; your 5th engineer: discard a Criollo (gray) and gain 2 certificates, 4 VP
Einen Ingenieur aus Reihe 12 für $2 einstellen; $0 übrig; dein 5. Ingenieur: ein Criollo (grau) abwerfen und 2 Zertifikate erhalten, 4 SP
move: Buy a Hereford (purple, 5 VP) for $6 with 4 cowboys; $12 and 2 cowboys left
Ein Hereford (lila, 5 SP) für $6 mit 4 Cowboys kaufen; $12 und 2 Cowboys übrig
move: Buy two Shorthorn (brown, 3 VP) for $8 with 5 cowboys; $1 and 1 cowboy left
Zwei Shorthorn (braun, 3 SP) für $8 mit 5 Cowboys kaufen; $1 und 1 Cowboy übrig
move: Place 9b (8 VP) on C-2 in the woods in place of your 12a for $2; $6 left
Gebäude 9b (8 SP) auf C-2 im Wald anstelle von deinem Gebäude 12a für $2 bauen; $6 übrig
move: Place 3b (3 VP) on OUTLAW-B2 for $4; $6 left; risk action: discard a Criollo (gray), gain 1 certificate and $2
Gebäude 3b (3 SP) auf OUTLAW-B2 für $4 bauen; $6 übrig; Risikoaktion: ein Criollo (grau) abwerfen, 1 Zertifikat und $2 erhalten
move: Move your engine forward 4 spaces to turnout T7 at station S2, where you may upgrade for $2
Lokomotive 4 Felder vorwärts auf Ausweichgleis T7 bei Bahnhof S2, wo du für $2 ausbauen darfst
move: Move your engine forward 1 space to the last space 39
Lokomotive 1 Feld vorwärts auf das letzte Feld 39
move: Upgrade station S4 for $4 (2 VP); $9 left; its station master is SM5
Bahnhof S4 für $4 ausbauen (2 SP); $9 übrig; sein Bahnhofsvorsteher ist SM5
move: Disc steps, left: gain $3, step limit 6, then pay $1 for transport; $16 left
Scheibe Schritte, links: $3 erhalten, Schrittgrenze 6, dann $1 für den Transport zahlen; $16 übrig
move: Take the orange outlaw on OUTLAW-1: gain 1 exchange token
Den orangefarbenen Banditen auf OUTLAW-1 nehmen: 1 Tauschmarke erhalten
move: Remove the rockfall (3 VP, black hand) on ROCKFALL-4 for $7; $11 left
Den Steinschlag (3 SP, schwarze Hand) auf ROCKFALL-4 für $7 entfernen; $11 übrig
move: Choose an engineer: to row 9 of the job market; the cattle market is filled up
Einen Ingenieur wählen: in Reihe 9 des Arbeitsmarkts; der Rindermarkt wird aufgefüllt
move: Keep 0 certificates: gain $9 (breeding value 6 + 1 certificate + 2 permanent certificates = 9)
0 Zertifikate behalten: $9 erhalten (Zuchtwert 6 + 1 Zertifikat + 2 dauerhafte Zertifikate = 9)
move: Deliver to St. Louis (value 4): $1 transport, arrow Fulton: gain an objective card and -3 VP
Nach St. Louis liefern (Wert 4): $1 Transport, Pfeil Fulton: eine Auftragskarte erhalten und -3 SP
move: Gain 2 certificates and $2 for each pair of your outlaws, one of each colour (now certificates stay at 1 and $0)
2 Zertifikate und $2 pro Paar eigener Banditen beider Farben erhalten (jetzt: Zertifikate bleiben bei 1 und $0)
move: Raise a Simmental Heifer (orange) to a Simmental Cow (orange), which goes to your discard pile
Eine Simmentaler Färse (orange) zu einer Simmentaler Kuh (orange) aufziehen; die neue Karte kommt auf deinen Ablagestapel
event: Seat 1 hires a builder from row 1 for $6
Seat 1 stellt einen Baumeister aus Reihe 1 für $6 ein
event: Seat 2's engine moves back from 11 to turnout T10 at station S3
Die Lokomotive von Seat 2 fährt von 11 zurück auf Ausweichgleis T10 bei Bahnhof S3
event: Seat 1 lays a green outlaw on OUTLAW-1
Seat 1 legt einen grünen Banditen auf OUTLAW-1
event: Seat 1 removes the flood (2 VP, green hand) from FLOOD-1
Seat 1 entfernt die Flut (2 SP, grüne Hand) von FLOOD-1
event: Seat 3 uses Seat 3's building 6: discard any cattle card, gain $3 and an objective card into the hand
Seat 3 nutzt Gebäude 6 von Seat 3: eine beliebige Rinderkarte abwerfen, $3 und eine Auftragskarte auf die Hand erhalten
event: Seat 1 takes a single auxiliary action: move the engine back 1 space, gain $1 and remove up to 1 card of the hand from the game
Seat 1 führt eine einfache Hilfsaktion aus: die Lokomotive 1 Feld zurückbewegen, $1 erhalten und bis zu 1 Karte der Hand aus dem Spiel entfernen
event: Seat 1 delivers to Chicago at a transport cost of $3
Seat 1 liefert für $3 Transportkosten nach Chicago
event: Seat 1 takes the job market token: everybody else has one more turn
Seat 1 nimmt die Arbeitsmarktmarke: Alle anderen haben noch einen Zug
event: A drought (2 VP, black hand) comes to foresight column 1
Eine Dürre (2 SP, schwarze Hand) kommt in Spalte 1 der Vorschau
event: Seat 2 is not specialized in engineers: the card is movement only
Seat 2 hat den Schwerpunkt nicht auf Ingenieuren: Die Karte gilt nur für die Bewegung
event: Seat 2 draws automa card 7: 2 steps
Seat 2 zieht Automakarte 7: 2 Schritte
reason: too far: 2 steps, and 1 step at most
zu weit: 2 Schritte, höchstens 1 Schritt
reason: only a building of more than 2 builders can replace your 3b; 2b has 1
nur ein Gebäude mit mehr als 2 Baumeistern kann dein Gebäude 3b ersetzen; 2b hat 1
reason: it is not unlocked: your discs 'auxiliary engine' are still on the board
das ist noch nicht freigeschaltet: Deine Scheiben „Hilfsaktion Lokomotive“ liegen noch auf dem Plan
reason: from B that is 'move to D via C-3' or 'move to D via DROUGHT-1 C-3'
von B aus ist das „nach D über C-3“ oder „nach D über DROUGHT-1, C-3“
reason: your engine on turnout T10 at station S3 cannot move back 2 free spaces
deine Lokomotive auf Ausweichgleis T10 bei Bahnhof S3 kann nicht 2 freie Felder zurück
reason: you have hired no builder; the printed one cannot be given away
du hast keinen Baumeister eingestellt; der aufgedruckte kann nicht hergegeben werden
reason: there is no orange outlaw in column 1
in Spalte 1 ist kein orangefarbener Bandit
description: Station master SM3: 1 permanent certificate; 3 VP for each pair of your outlaws, one of each colour
Bahnhofsvorsteher SM3: 1 dauerhaftes Zertifikat; 3 SP pro Paar eigener Banditen beider Farben
description: Objective card OD2: gain $2; 3 VP for 1 building, 1 green outlaw and 1 orange outlaw, else -2 VP
Auftragskarte OD2: $2 erhalten; 3 SP für 1 Gebäude, 1 grünen Banditen und 1 orangefarbenen Banditen, sonst -2 SP
description: Building 4b (2 builders, 3 VP, black hand): Draw up to 1 card for each of your cowboys, then discard as many. Move your herder up to 3 steps and use the location reached
Gebäude 4b (2 Baumeister, 3 SP, schwarze Hand): Bis zu 1 Karte pro eigenem Cowboy ziehen, dann ebenso viele abwerfen. Deinen Viehtreiber bis zu 3 Schritte bewegen und den erreichten Ort nutzen
"""

FIRST_EDITION: Final = """
prompt: Phase A: move your cattleman 1 to 3 steps
Phase A: Bewege deinen Rancher 1 bis 3 Schritte
prompt: Trade with the Indians: choose a teepee
Handle mit den Indianern: Wähle ein Tipi
move: Place your cattleman on B (neutral building D)
Deinen Rancher auf B (neutrales Gebäude D) setzen
move: Take the blue teepee on OUTLAW-2: pay $2; $2 left
Das blaue Tipi auf OUTLAW-2 nehmen: $2 zahlen; $2 übrig
move: Deliver to Colorado Springs (value 6): $1 transport, arrow Wichita: -1 VP, arrow Santa Fe: gain an objective card
Nach Colorado Springs liefern (Wert 6): $1 Transport, Pfeil Wichita: -1 SP, Pfeil Santa Fe: eine Auftragskarte erhalten
event: Seat 1 lays a green teepee on OUTLAW-2
Seat 1 legt ein grünes Tipi auf OUTLAW-2
event: Seat 2 hires a craftsman from row 3 for $7
Seat 2 stellt einen Handwerker aus Reihe 3 für $7 ein
reason: your row of craftsmen is full (6)
deine Reihe der Handwerker ist voll (6)
description: Building 10a (9 craftsmen, 13 VP, black hand): Gain certificates up to your limit. Move your cattleman up to 5 steps and use the location reached
Gebäude 10a (9 Handwerker, 13 SP, schwarze Hand): Zertifikate bis zu deiner Grenze erhalten. Deinen Rancher bis zu 5 Schritte bewegen und den erreichten Ort nutzen
"""

EL_PASO: Final = """
prompt: Movement phase: move your herder 1 to 3 steps
Bewegungsphase: Bewege deinen Viehtreiber 1 bis 3 Schritte
prompt: Hire a worker for $8 (a joker for $12), not another builder
Stelle einen Arbeiter für $8 ein (einen Joker für $12), aber nicht noch einen Baumeister
prompt: Place or replace a building, with builders or jokers and $2 each
Baue oder ersetze ein Gebäude mit Baumeistern oder Jokern und je $2
prompt: El Paso: deliver 10, placing a disc on a post of that value or less
El Paso: Liefere 10 und lege eine Scheibe auf einen Posten dieses Werts oder darunter
move: Move 3 steps to El Paso: gain $5, deliver 6 + up to 3 certificates; you take the last Simmental
3 Schritte nach El Paso: $5 erhalten, 6 + bis zu 3 Zertifikate liefern; du nimmst den letzten Simmentaler
move: Buy a Hereford (breeding value 5, 8 VP) for 3 cowboys, 1 joker and $8; $11 left
Ein Hereford (Zuchtwert 5, 8 SP) für 3 Cowboys, 1 Joker und $8 kaufen; $11 übrig
move: Replace your 2a on S9 by 3a (4 VP) for 1 builder and $2; $6 left
Dein Gebäude 2a auf S9 für 1 Baumeister und $2 durch Gebäude 3a (4 SP) ersetzen; $6 übrig
move: Spend 1 builder and no joker
1 Baumeister und keinen Joker ausgeben
move: Take objective tile O12: 4 VP for 2 engineers and 2 bonus tiles; you lack 1 engineer
Auftragsplättchen O12 nehmen: 4 SP für 2 Ingenieure und 2 Bonusplättchen; noch nötig: 1 Ingenieur
move: Take bonus tile duplicate (2 VP): 1 further card of a breed counts in every delivery
Bonusplättchen „doppelte Rasse“ (2 SP) nehmen: 1 weitere Karte einer Rasse zählt bei jeder Lieferung
move: Place a disc on post 9: you may hire a worker free of charge (a joker for $4)
Eine Scheibe auf Posten 9 legen: du darfst einen Arbeiter kostenlos einstellen (einen Joker für $4)
move: Discard a builder: pay $2 and gain 1 certificate (now certificates from 2 to 3); $1 left
Einen Baumeister abwerfen: $2 zahlen und 1 Zertifikat erhalten (jetzt: Zertifikate von 2 auf 3); $1 übrig
event: Seat 1 delivers breeding value 5 + 1 certificate + 2 permanent certificates = 8
Seat 1 liefert Zuchtwert 5 + 1 Zertifikat + 2 dauerhafte Zertifikate = 8
event: Seat 2 draws a joker from the supply, which joins the engineers
Seat 2 zieht einen Joker aus dem Vorrat; die Karte kommt zu den Ingenieuren
event: Seat 1 claims the Simmental space (2 VP): everybody else has one more turn
Seat 1 besetzt das Simmentaler Feld (2 SP): Alle anderen haben noch einen Zug
reason: 2 builders ready: at least 1 joker must stand in
2 Baumeister bereit: Mindestens 1 Joker als Ersatz nötig
reason: S4 is taken: neutral building B stands there
S4 ist besetzt: Dort steht neutrales Gebäude B
reason: the cowboy is needed for the builders being spent
der Cowboy wird für die Baumeister gebraucht, die gerade ausgegeben werden
description: Automa card A1 of Sue: 1 step for each of her cowboys; takes a Black Angus, Corriente, Shorthorn or Hereford for 1, 2, 3 or at least 4 cowboys
Automakarte A1 von Sue: 1 Schritt für jeden ihrer Cowboys; nimmt ein Black Angus, Corriente, Shorthorn oder Hereford für 1, 2, 3 oder mindestens 4 Cowboys
description: Joker: 2 VP, stands in for a cowboy, a builder or an engineer in costs, $4 more to hire; when discarded at any time in your turn: gain $2
Joker: 2 SP, steht bei Kosten für einen Cowboy, einen Baumeister oder einen Ingenieur, kostet beim Einstellen $4 mehr; wenn er irgendwann in deinem Zug abgeworfen wird: $2 erhalten
"""


def examples(text: str) -> list[tuple[str, str, str]]:
    lines = text.strip().splitlines()
    found: list[tuple[str, str, str]] = []
    for english, german in zip(lines[::2], lines[1::2]):
        kind, _, said = english.partition(": ")
        found.append((kind, said, german))
    return found


ALL: Final = examples(SECOND_EDITION) + examples(FIRST_EDITION) + examples(EL_PASO)


def test_there_are_enough() -> None:
    assert len(ALL) >= 60


@pytest.mark.parametrize(("kind", "english", "german"), ALL, ids=[said for _, said, _ in ALL])
def test_a_sentence(kind: str, english: str, german: str) -> None:
    assert translated(english, "de", kind) == german
