### Was der Tisch im Browser selbst sagt. Was darauf liegt, Züge und Ereignisse kommen in Worten vom Server.

brand = Trailboss
# $turn ist 0 vor dem ersten Zug.
turn-or-setup =
    { $turn ->
        [0] Aufbau
       *[other] Zug { $turn }
    }

## Spieler; Zusätze stehen hinter einem Namen

you = du
to-move = am Zug
computer = Computer
solo-opponent = Solo-Gegner
guest = Gast
last-round = letzte Runde
game-over = Das Spiel ist aus
winner-with-points =
    { $points ->
        [one] { $names } gewinnt mit { $points } Punkt
       *[other] { $names } gewinnt mit { $points } Punkten
    }
winners-with-points =
    { $points ->
        [one] { $names } teilen sich den Sieg mit je { $points } Punkt
       *[other] { $names } teilen sich den Sieg mit je { $points } Punkten
    }

## Zurücknehmen, die Karte

undo = Zurücknehmen
undo-not = Zurücknehmen geht nicht: { $reason }
light-or-dark = Hell oder dunkel
back = Zurück
whole-map = Ganze Karte
zoom-in = Vergrößern

## Die Entscheidung

decision = Entscheidung
decides = { $name } entscheidet
wait-told = Du bekommst Bescheid, wenn du am Zug bist.
touch-hint = Wähle, was leuchtet, oder etwas hier.
passing = Gleich automatisch: { $move }
passing-stop = Warten
passed = Automatisch ausgeführt: { $move }
by-itself = automatisch
which-way = Welchen Weg?
which-one = Was davon?
where-to = Wohin kommt { $thing }?
choice-count =
    { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
way-count =
    { $count ->
        [one] { $count } Weg
       *[other] { $count } Wege
    }
place-count =
    { $count ->
        [one] { $count } Feld
       *[other] { $count } Felder
    }
do-it = Ausführen
cannot-undo = nicht zurückzunehmen
no-fee = gratis
there-auxiliary = Nur eine Hilfsaktion
there-delivery = Rinder im Wert von { $value } liefern
in-hand = Du hast ${ $money }
one-moment = Einen Moment…

## Bereiche des Tisches; es ist wenig Platz

railroad = Eisenbahn und Städte
objectives-on-offer = Ausliegende Auftragskarten
# Die Zahl der Karten in einem Stapel.
stack-of = Stapel { $count }
trail = Weg
start-space = Start
foresights = Vorschau
job-market = Arbeitsmarkt
row-of = { $row }/{ $rows }
row-number = Reihe { $row }
cattle-market = Rindermarkt
market-count = { $count } · Stapel { $stack }
# Über einem Preis: So viele Karten kosten …
cards-for = { $cards } für
add-to-market = { $cards } dazu
log = Verlauf
whole-log = Ganzer Verlauf
markets = Märkte
rails = Bahn
my-board = Mein Plan
board-of = Plan von { $name }
your-board = Dein Plan
your-hand = Deine Hand
deck-line = Stapel { $deck } · Ablage { $discard }
all-choices = Alle { $count }
in-a-row = In einer Zeile
hand-empty = Keine Karten auf der Hand.
hand-value = Handwert
enough-for = reicht für { $city } ({ $value })
auxiliary = Hilfsaktionen
workers = Arbeiter
certificates = Zertifikate
limits = Grenzen
to-build = Zu bauen
exchange-tokens = Tauschmarken
buildings = Gebäude
cards-in-hand = Handkarten
permanent-certificates = Dauerhafte Zertifikate
specialization = Schwerpunkt
solo-cards-left =
    { $left ->
        [one] noch { $left } Karte
       *[other] noch { $left } Karten
    }
nothing-yet = noch nichts

## Orte und Möglichkeiten auf Knöpfen: so kurz wie möglich

tile-letter = Gebäude { $letter }
tile-yours = Dein { $tile }
tile-of = { $tile } von { $owner }
draw-cards = { $count } ziehen
draw-up-to = bis zu { $count } ziehen
draw-another = noch eine ziehen
hold-hand = Hand vorerst behalten
use-token = Jetzt eine Tauschmarke verwenden
keep-certificates = { $count } behalten
play-objective = Ausspielen
upgrade-station = Bahnhof { $station } ausbauen
disc-from = Scheibe von Bahnhof { $station }

## Erklärungen zu einem Ding

the-bank = die Bank
fee-for-you = Vorbeizuziehen kostet dich ${ $amount } an { $payee }.
belongs-to = Gehört { $name }.
discs-here = Scheiben: { $names }.
engines-here = Lokomotiven: { $names }.
herders-here = Hier: { $names }.
transport-costs = Der Transport würde dich jetzt ${ $cost } kosten.
rail-space = Feld { $position } der Strecke
rail-turnout = Ausweichgleis von Bahnhof { $station }
row-refills-market = Ist diese Reihe voll, wird der Rindermarkt aufgefüllt.
price-now = ${ $price } für dich

## El Paso

trading-posts = Handelsposten
hand-worth = deine Hand zählt { $value }
# Zwei Zeilen mit etwa 20 Zeichen.
simmental-left =
    { $count ->
        [0]
            keine mehr: die nächste
            Ankunft beendet das Spiel
       *[other]
            noch { $count }, dann
            naht das Ende
    }
train = Zug
offers = Auslage
objective-tiles = Auftragsplättchen
bonus-tiles = Bonusplättchen
worker-supply = Arbeitervorrat
abilities = Fähigkeiten
worker-area = Arbeiterbereich
delivery = Lieferung
enough-for-post = reicht für Posten { $value }
once-more = noch einmal
# Zwei Arten, ein Plättchen zu nutzen.

## Der Teil des Zuges, neben der Frage

phase-setup = Aufbau
phase-a = Phase A
phase-b = Phase B
phase-city = Kansas City
phase-movement = Bewegung
phase-action = Aktionen
phase-draw = Nachziehen
seat-number = Platz { $number }
