### Konto, Einstellungen, Über Trailboss, eine Partie importieren.

## Konto

guest-lead = Du spielst als Gast, { $name }. Mit einem Konto hast du deine Partien auf jedem Gerät und bekommst Bescheid, wenn du am Zug bist.
create-account = Konto anlegen
account-name = Name
password = Passwort
    .hint = Mindestens 8 Zeichen.
e-mail = E-Mail (freiwillig)
    .hint = Nur um zu sagen, dass du am Zug bist.
about-you = Über dich
e-mail-confirmed = Bestätigt.
e-mail-not-confirmed = Noch nicht bestätigt: Folge dem Link in der Nachricht.
notices = Wenn du am Zug bist
notice-browser = Solange Trailboss im Hintergrund offen ist.
notice-push = Auf diesem Gerät, solange du hier angemeldet bist.
notice-push-missing = Dieser Browser bekommt nichts, solange die Seite geschlossen ist.
notice-push-denied = Der Browser hat Benachrichtigungen nicht erlaubt.
notice-e-mail = Eine Nachricht pro Zug, an eine bestätigte Adresse.
notice-e-mail-off = Dieser Server verschickt keine E-Mail.
notice-live = Auch in Partien mit laufender Uhr
    .hint = Sonst nur in Partien ohne.
notice-webhook = Diese Adresse bekommt eine Nachricht, wenn du am Zug bist.
webhook-secret = Das Geheimnis, mit dem die Nachrichten signiert sind, nur jetzt zu sehen:
vacation = Urlaub
    .hint = Hält deine Uhren in laufenden Fernpartien an. Die anderen sehen es; Live-Partien und Partien, die später beginnen, laufen weiter.
vacation-days = Tage
vacation-go = In den Urlaub
vacation-on = Du bist bis { $date } im Urlaub.
vacation-back = Jetzt zurückkommen
vacation-left =
    Noch { $left ->
        [one] ein Tag
       *[other] { $left } Tage
    } innerhalb eines Jahres.
change-password = Passwort ändern
old-password = Bisheriges Passwort
new-password = Neues Passwort
program-tokens = Zugang für Programme
    .hint = Ein Programm mit einem Schlüssel handelt für dich. Er ist nur einmal zu sehen.
token-once = Bewahre ihn jetzt auf, er ist nicht noch einmal zu sehen:
token-name = Wofür
new-token = Neuer Schlüssel
token-may = Was er darf
token-scope =
    { $scope ->
        [read] nur lesen
       *[play] lesen und spielen
    }
token-days = Wie lange
token-lasts =
    { $days ->
        [0] bis er entfernt wird
       *[other] { $days } Tage
    }
good-until = gültig bis { $date }
forgot-password = Passwort vergessen?
reset-sent = Wenn es so ein Konto mit bestätigter E-Mail-Adresse gibt, ist ein Link unterwegs.
sessions = Wo du angemeldet bist
session-device = Ein Browser
session-here = hier
session-since = seit { $date }
log-out-elsewhere = Überall sonst abmelden
remove-token = Entfernen

## Einstellungen

language = Sprache
colours = Farben
colour-device = Wie das Gerät
colour-light = Hell
colour-dark = Dunkel
volume = Ton, wenn ich am Zug bin
    .hint = Zweimal Klopfen auf Holz.
    .off = aus
percent = { $share } %
calm = Weniger Bewegung
    .hint = Dinge erscheinen an ihrem Platz, statt dorthin zu wandern.
passes = Züge ohne Auswahl für mich machen
    .hint = Der einzige mögliche Zug oder ein Bonus, den niemand ablehnen würde. Was sich nicht zurücknehmen lässt, wartet erst einen Moment.
notify-ask = In diesem Browser Bescheid sagen
notify-on = Dieser Browser sagt Bescheid, wenn du am Zug bist.
notify-denied = Dieser Browser lässt keine Benachrichtigungen dieser Seite zu. Das kannst du in seinen Einstellungen ändern.
notify-missing = Dieser Browser kennt keine Benachrichtigungen.

## Über Trailboss

about-lead = Trailboss ist die Great-Western-Trail-Familie zum Spielen mit Freunden, gegen den Computer oder allein, auf dem eigenen Server.
this-server = Dieser Server
version = Version
server-state = Zustand
server-state-ok = alles in Ordnung
server-state-bad = etwas stimmt nicht: Mehr steht in seinem Protokoll
tables-in-use = Tische in Gebrauch
titles = Spiele
rules-version = Regelversion { $version }
computer-players = Computergegner
server-tells = Sagt dir Bescheid per
notice-way-browser = Browser
notice-way-push = Push-Benachrichtigung
notice-way-email = E-Mail
notice-way-webhook = Webhook
server-tells-nothing = nichts
for-programs = Für Programme
hosting = Der eigene Server
    .text = Er braucht Python und sonst nichts; die Partien liegen in einer Datei.
    .more = Damit andere ihn erreichen, gib an, wo er lauscht und wo die Partien liegen; das Beispiel zeigt alle Einstellungen.
rights = Rechte
    .text = Freie Software unter der MIT-Lizenz. Great Western Trail ist ein Spiel von Alexander Pfister, El Paso von Alexander Pfister und Johannes Krenner. Trailboss ist eine inoffizielle Umsetzung ohne Bilder und Texte ihrer Verlage.

## Eine Partie importieren

record-title = Partie importieren
record-lead = Eine exportierte Partie ist ein Text: hier auf einem Wertungsblatt gespeichert oder von der Kommandozeile geschrieben. Eine beendete Partie öffnet sich als Wiedergabe, und du kannst ab jedem Schritt weiterspielen; eine unbeendete geht als Übungspartie weiter.
record-file = Aus einer Datei
record-drop = oder hierher ziehen
record-paste = Oder den Text einfügen
record-bring = Importieren
record-empty = Noch nichts zu importieren: Wähle eine Datei, oder füge den Text ein, der mit „trailboss record“ beginnt.
record-refused = Diese Partie lässt sich nicht importieren: { $reason }
record-unreadable = { $name } lässt sich nicht lesen: { $reason }
