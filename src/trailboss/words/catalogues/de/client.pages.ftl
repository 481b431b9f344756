### Startseite, neuer Tisch, Warteraum, eine laufende Partie und ihr Menü.

## Jede Seite

skip-to-content = Zum Inhalt
page-list = Seiten
home = Startseite
about-and-hosting = Über Trailboss und Betrieb
unofficial = Inoffiziell. Ohne Bilder und Texte der Verlage.
settings = Einstellungen
    .lead = Für dieses Gerät. Änderungen gelten sofort.
account = Konto
new-table = Neuer Tisch
    .lead = Wer spielt, wie die Partie aufgebaut wird und wie viel Zeit es gibt.
log-in = Anmelden
    .hint = Partien, die du als Gast begonnen hast, kommen zu deinem Konto.
log-out = Abmelden
close = Schließen
cancel = Abbrechen
save = Speichern
saved = Gespeichert.
copy = Kopieren
copied = Kopiert
try-again = Noch einmal
load-failed = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und lade neu.
no-network = Der Server antwortet nicht. Prüfe die Verbindung.
nothing-here = Hier ist nichts
no-page = Diese Seite gibt es nicht. Vielleicht ist der Link abgeschnitten.
no-table = Diesen Tisch gibt es nicht, oder er wurde aufgelöst. Vielleicht ist der Link abgeschnitten.

## Startseite

against = Gegen
# Stufen des Computers; der Schlüssel der Stufe steht in der Id.
level-random = Zufall
    .hint = Irgendein erlaubter Zug: für einen ersten Blick.
level-beginner = Anfänger
    .hint = Spielt, was naheliegt, und vergisst oft den Rest.
level-easy = Leicht
    .hint = Kennt das Spiel, ist hin und wieder leichtsinnig.
level-medium = Mittel
    .hint = Spielt solide und vertut sich manchmal.
level-strong = Stark
    .hint = Vertut sich selten. Für die meisten ein schwerer Gegner.
level-champion = Champion
    .hint = Hat das Spiel in Millionen von Partien gelernt. Der stärkste Gegner.
level-heuristic = Heuristik
    .hint = Spielt sofort, nach einfachen Regeln.
level-search-ms-200 = Suche, 0,2 s
    .hint = Denkt bei jeder Entscheidung eine Fünftelsekunde voraus.
level-search-ms-1000 = Suche, 1 s
    .hint = Denkt bei jeder Entscheidung eine Sekunde voraus.
level-search-ms-3000 = Suche, 3 s
    .hint = Denkt bei jeder Entscheidung drei Sekunden voraus.
rival-solo = { $name }, Solo-Gegner
    .hint = Der Solo-Gegner der Spielregel, mit eigenen Karten.
rival-hotseat = An einem Gerät
    .hint = Mehrere Personen spielen abwechselnd an diesem Bildschirm.
number-of-players = Zahl der Personen
player-number = Spieler { $number }
player-count =
    { $count ->
        [one] { $count } Person
       *[other] { $count } Personen
    }
play = Spielen
play-starting = Es geht los…

## Tische

my-games = Deine Partien
lobby = Tische, die auf Mitspieler warten
lobby-empty = Gerade wartet kein öffentlicher Tisch. Eröffne einen, oder lade jemanden mit einem Link ein.
watchable = Laufende Partien zum Zuschauen
finished-games = Beendete Partien ({ $count })
# Der Titel des Browser-Tabs; $count Partien warten auf mich.
your-turn-title = ({ $count }) Du bist am Zug
your-turn = Du bist am Zug
free-seats =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
seat-empty = frei
has-won = Gewonnen: { $names }
with-people = Mit { $names }
status-open = wartet
status-playing = läuft
status-finished = beendet
status-abandoned = abgebrochen

## Zeit

time-days = { $count } T
time-hours = { $count } Std
time-minutes = { $count } min
time-seconds = { $count } s
clock-none = ohne Uhr
clock-live = { $length } pro Person, +{ $increment } s pro Zug
clock-turn = { $length } pro Zug

## Ein neuer Tisch

game-title = Spiel
seats = Plätze
seat-who = Wer sitzt auf Platz { $number }
seat-strength = Stärke auf Platz { $number }
seat-name = Name auf Platz { $number }
seat-remove = Platz { $number } entfernen
seat-add = Platz hinzufügen
seat-me = Ich
seat-hotseat = Jemand an diesem Gerät
seat-bot = Computer
seat-open = Frei für alle
    .hint = Wer zuerst kommt, spielt mit.
seat-invited = Mit Link eingeladen
    .hint = Für diesen Platz bekommst du einen Link.
solo-hint = Nur ein Platz: Du spielst gegen { $name }.
options = Aufbau

## Optionen eines Spiels

option-neutral = Neutrale Gebäude
option-buildings = Private Gebäude
option-simmental = Simmentaler Rinder
option-difficulty = Schwierigkeit des Solo-Gegners
option-deck = Kartenstapel des Solo-Gegners
option-cards = Karten des Solo-Gegners
option-extra-workers = Zusätzliche Arbeiter des Solo-Gegners
option-first-city = Erste Stadt des Solo-Gegners
option-trains = Zugkarten
option-foresight = Vorschauplättchen des Solo-Gegners
option-b-cards = B-Karten des Solo-Gegners
option-value-neutral-letters = in alphabetischer Reihenfolge
option-value-random = zufällig
option-value-buildings-a = alle Seiten a
option-value-buildings-b = alle Seiten b
option-value-true = ja
option-value-false = nein
option-value-yes = ja
option-value-no = nein
option-value-easy = leicht
option-value-medium = mittel
option-value-hard = schwer
option-value-by-level = wie die Schwierigkeit vorgibt
option-value-cards-all = alle
option-value-cards-fewer = weniger
option-value-deck-garth = Garth
option-value-deck-tuned = angepasst
option-value-foresight-random = zufällig
option-value-foresight-chosen = von dir gewählt
option-value-b-cards-none = keine
option-value-trains-front = alle Vorderseiten
option-value-trains-star = alle Sternseiten
option-value-fulton = Fulton
option-value-st-louis = St. Louis
option-value-bloomington = Bloomington
option-value-peoria = Peoria
option-value-chicago = Chicago
option-value-toledo = Toledo
option-value-pittsburgh = Pittsburgh
option-value-philadelphia = Philadelphia
option-value-new-york = New York

## Ein neuer Tisch, weiter unten

own-letters = einzeln gewählt
letters-hint = { $count } Buchstaben, jeder { $one } oder { $other }, nach Nummern geordnet
time-and-people = Zeit und Leute
clock = Uhr
clock-choice-none = Ohne Uhr
clock-choice-live15 = 15 Minuten pro Person, +15 s pro Zug
clock-choice-live30 = 30 Minuten pro Person, +20 s pro Zug
clock-choice-live60 = 60 Minuten pro Person, +30 s pro Zug
clock-choice-day = Ein Tag pro Zug
clock-choice-days3 = Drei Tage pro Zug
clock-choice-week = Eine Woche pro Zug
who-plays-for-absent = Wer spielt, wenn jemand geht
absent-default = Nur die einfachsten Züge
table-title = Name des Tisches
    .hint = Darf leer bleiben.
table-public = öffentlich
table-private = nur mit Link
public-table = Öffentlicher Tisch
    .hint = Steht in der Liste der Tische, und alle dürfen zuschauen.
    .private-hint = Nur wer den Link hat, findet ihn.
shuffle = Reihenfolge auslosen
when-full = Beginnen, sobald alle Plätze besetzt sind
sandbox = Übungspartie
    .hint = Jeder Zug lässt sich zurücknehmen, auch wenn danach neue Karten zu sehen waren.
make-table = Tisch eröffnen

## Der Warteraum

table = Tisch
waiting-room = Warteraum
table-abandoned = Dieser Tisch wurde aufgelöst
seat-kept = Für jemand Eingeladenen reserviert
seat-free = Freier Platz
seat-waits = wartet
seat-left = gegangen
seat-resigned = hat aufgegeben
seat-vacation = im Urlaub bis { $date }
copy-link = Link kopieren
copy-invitation = Einladung kopieren
your-name = Dein Name am Tisch
join-table = Mitspielen
leave-table = Gehen
give-up-table = Tisch auflösen
start-game = Partie beginnen
needs-invitation = Die freien Plätze sind für Eingeladene reserviert. Frag nach dem Link.
seats-missing =
    { $count ->
        [one] Eine Person fehlt noch.
       *[other] { $count } Personen fehlen noch.
    }
seats-full = Alle Plätze sind besetzt.
waits-for-owner = Es geht los, wenn der Gastgeber startet.

## Ein Gerät für mehrere

curtain = { $name } ist dran
    .hint = Gib das Gerät weiter. Bis dahin bleiben die Handkarten verdeckt.
curtain-open = Ich bin { $name }

## Während der Partie

connection-lost = Verbindung verloren.
    .hint = Es wird weiter versucht. Nichts geht verloren.
connection-slow = Keine Live-Verbindung: Neues kommt alle paar Sekunden.
connection-back = Die Verbindung ist wieder da.
asks-undo =
    { $moves ->
        [one] { $name } möchte einen Zug zurücknehmen.
       *[other] { $name } möchte { $moves } Züge zurücknehmen.
    }
agree = Einverstanden
refuse = Ablehnen
waits-for-consent = Du möchtest zurücknehmen. Es fehlt noch die Antwort von { $names }.
withdraw = Doch nicht
you-are-away = Du bist gegangen: Für deinen Platz wird gespielt.
come-back = Meinen Platz wieder einnehmen
time-left = Zeit übrig: { $time }

## Das Menü des Tisches

table-menu = Menü des Tisches
take-back = Zurücknehmen
reset-turn = Ganzen Zug
ask-undo = Die anderen fragen
undo-anyway = Trotzdem zurücknehmen
people-here = Leute
watch-hint = Du schaust zu.
watching = du schaust zu
share-game = Andere diese Partie sehen lassen
unshare-game = Wieder privat machen
score-sheet = Wertungsblatt
resign = Aufgeben
resign-sure = Diese Partie aufgeben? Zu zweit endet sie sofort.
resign-yes = Ja, aufgeben
leave-game = Vorerst gehen
leave-sure = Gehen? Bis du wiederkommst, wird für deinen Platz gespielt.
leave-yes = Ja, gehen

## Der Verlauf

log-undo =
    { $moves ->
        [one] { $name } nimmt einen Zug zurück
       *[other] { $name } nimmt { $moves } Züge zurück
    }
log-asks = { $name } möchte zurücknehmen
log-agrees = { $name } ist einverstanden
log-refuses = { $name } ist nicht einverstanden
log-joins = { $name } setzt sich an den Tisch
log-leaves = { $name } geht
log-resigns = { $name } gibt auf
log-timeout = Die Zeit von { $name } ist abgelaufen
log-returns = { $name } ist wieder da

## Das Ende

won-by-resigning = { $name } gewinnt durch Aufgabe
look-at-table = Zum Tisch
signed-out = Du wurdest abgemeldet.
    .hint = Auf diesem Gerät oder einem anderen. Die Partie geht weiter; melde dich an, um deinen Platz wieder einzunehmen.
# Macht ohne Anmelden weiter.
look-on = Nur zuschauen
