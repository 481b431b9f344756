# Was der Server sagt: warum etwas nicht geht, Namen, die er vergibt, Nachrichten an Spieler.

## Namen

server-guest = Gast { $number }
server-player = Spieler { $number }
server-bot =
    { $settings ->
        [0] { $bot }
       *[other] { $bot } ({ LIST($settings, "comma") })
    }
bot-random = Zufall
bot-beginner = Anfänger
bot-easy = Leicht
bot-medium = Mittel
bot-strong = Stark
bot-champion = Champion
bot-heuristic = Heuristik
bot-search = Suche
bot-external = Programm

## Wer fragt

refused-stranger = Sag erst, wer du bist: GET /api/me gibt dir eine Sitzung
refused-bad-token = Dieser Zugangsschlüssel ist nicht (mehr) gültig
refused-read-token = Dieser Zugangsschlüssel ist nur zum Lesen da
refused-no-session = Diese Anmeldung gibt es nicht
refused-by-token = Mit einem Zugangsschlüssel geht das nicht: Melde dich an
refused-signed-out = Deine Sitzung oder dein Zugangsschlüssel ist nicht mehr gültig
refused-forged = CSRF: Sende den Wert des Cookies csrftoken als Kopfzeile x-csrftoken
refused-other-site = Um diese Verbindung hat eine andere Website gebeten
refused-operator = Messwerte sind für diese Maschine oder für den Zugangsschlüssel aus den Einstellungen
refused-figures = Werte kann ändern, wer den Server betreibt: an diesem Rechner, oder mit einem Konto, das die Einstellung administrators nennt.
refused-has-account = Du bist als { $name } angemeldet: Melde dich erst ab
refused-wrong-password = Es gibt kein Konto mit diesem Namen und Passwort
refused-password-common = Dieses Passwort würde jeder zuerst versuchen; wähle ein anderes
refused-login-wait = Zu viele falsche Passwörter. Versuch es in { $wait } s wieder
refused-name-empty = Ein Name braucht Buchstaben
refused-name-fixed = Der Name eines Kontos kann sich nur in Groß- und Kleinschreibung ändern
refused-name-invisible = Der Name enthält Zeichen, die man nicht sieht
refused-name-taken = Dieser Name ist vergeben; wähle einen anderen
refused-preferences = preferences hat höchstens { $most } Bytes JSON
refused-guest-password = Ein Gast hat kein Passwort: Leg ein Konto an
refused-old-password = Das alte Passwort stimmt nicht
refused-no-token = Du hast keinen solchen Zugangsschlüssel
refused-tokens =
    { $most ->
        [one] Du hast { $most } Zugangsschlüssel; entferne ihn erst
       *[other] Du hast { $most } Zugangsschlüssel; entferne erst einen
    }

## Nachrichten an Spieler, die nicht am Tisch sind

refused-email = { $email } ist keine E-Mail-Adresse
refused-no-mail = Dieser Server verschickt keine E-Mails
refused-email-missing = Gib auch eine E-Mail-Adresse an
refused-webhook = Das ist keine Webadresse: { $problem }
refused-webhook-port = Webhook: Es gibt keinen Port { $port }
refused-webhook-scheme = Eine Webadresse beginnt mit https:// oder http:// und einem Rechner
refused-webhook-long = Die Adresse eines Webhooks hat höchstens { $most } Zeichen und weder Namen noch Passwort
refused-no-webhooks = Dieser Server ruft keine Webhooks auf
refused-no-push = Dieser Server benachrichtigt keine Browser mit geschlossener Seite
refused-push = Das ist keine Adresse eines Push-Dienstes, oder nicht mit den Schlüsseln, die ein Browser nennt
refused-webhook-private = Webhook: { $host } ist keine Adresse des offenen Internets

## Anfragen

refused-request = { $problem }
refused-language = language ist { LIST($known, "or") }, nicht { $given }
refused-number = { $name } ist eine ganze Zahl, nicht { $given }
refused-nested = Die Anfrage ist zu tief geschachtelt
refused-failed = Der Server ist gescheitert; es wurde nichts geändert
refused-database = Die Datenbank antwortet nicht; versuch es gleich noch einmal
refused-nothing-there = Unter { $path } ist nichts
refused-message-binary = Eine Nachricht ist ein JSON-Dokument, als Text und nicht binär
refused-message-nested = Die Nachricht ist zu tief geschachtelt
refused-message = Die Nachricht ist nicht lesbar: { $problem }
refused-requests = Zu viele Anfragen: { $most } in der Minute. Versuch es in { $wait } s wieder
refused-logins = Zu viele Anmeldungen und neue Gäste: { $most } in der Minute. Versuch es in { $wait } s wieder
refused-mails = Zu viele Bestätigungs-E-Mails. Versuch es in { $wait } s wieder
refused-busy = Am Tisch geschieht gerade zu viel; versuch es noch einmal
refused-sockets = Du hast diesen Tisch schon { $most }-mal offen
refused-error = { $error }

## Tische

refused-no-table = Diesen Tisch gibt es nicht
refused-no-game = Es gibt kein Spiel { $game }; es gibt { $known }
refused-not-public = Dieser Tisch ist nicht öffentlich, und du spielst hier nicht mit
refused-not-here = Du spielst nicht an diesem Tisch
refused-not-owner = Das kann nur, wer den Tisch aufgemacht hat
refused-no-seat = Die Plätze sind 0 bis { $last }, nicht { $given }
refused-other-seat = Du spielst nicht auf Platz { $seat }
refused-tables =
    { $most ->
        [one] Du hast einen Tisch, der nicht beendet ist; beende ihn erst
       *[other] Du hast { $most } Tische, die nicht beendet sind; beende erst einen
    }
refused-megabytes = Deine Tische belegen { $most } MB, mehr kannst du nicht haben; erst müssen welche zu Ende gespielt und aufgeräumt sein
refused-new-tables =
    { $most ->
        [one] Ein neuer Tisch pro Minute von einer Adresse. Versuche es in { $wait } s noch einmal
       *[other] Höchstens { $most } neue Tische pro Minute von einer Adresse. Versuche es in { $wait } s noch einmal
    }
refused-bot-time = Bots haben in dieser Stunde schon { $most } s für dich nachgedacht. Versuche es in { $wait } s noch einmal, oder nimm einen Bot, der sofort antwortet
refused-full-server = Der Server ist voll: Partien gehen weiter, aber Neues kann nicht gespeichert werden
refused-log-long = An diesem Tisch ist so viel geschehen, dass er nur noch Züge annimmt
refused-status = Das Spiel { refused-status-of }
refused-status-of =
    { $status ->
        [open] hat noch nicht begonnen
        [playing] läuft
        [abandoned] wurde aufgegeben
       *[finished] ist aus
    }
refused-come-and-go = Das Spiel { refused-status-of }: Niemand kann jetzt kommen oder gehen
refused-seat-taken = Dieser Platz ist besetzt
refused-full = Alle Plätze sind besetzt
refused-invitation = Dieser Platz ist für jemand anderen frei gehalten: Er braucht die Einladung
refused-seated = Du hast schon einen Platz an diesem Tisch
refused-no-seat-here = Du hast keinen Platz an diesem Tisch
refused-free-seats = Noch freie Plätze: { LIST($seats, "and") }
refused-not-started = Das Spiel hat noch nicht begonnen
refused-other-rules = Dieses Spiel wurde mit Version { $played } der Regeln von { $game } gespielt, die dieser Server nicht kennt
refused-no-version = Version { $version } der Regeln von { $game } ist hier nicht bekannt
refused-players = { $game } ist für { $least } bis { $most } Personen, nicht { $given }
refused-seat-count =
    { $seats ->
        [one] players ist { $players }, aber es gibt { $seats } Platz
       *[other] players ist { $players }, aber es gibt { $seats } Plätze
    }
refused-seed = Einen Startwert kann man nur wählen, wo sonst niemand mitspielt
refused-sandbox = In einer Übungspartie gehören alle Plätze dir oder dem Computer
refused-nobody = Mindestens ein Platz muss für einen Menschen sein
refused-clock-none = Eine Uhr der Art none hat weder Sekunden noch einen Zuschlag
refused-clock-seconds = Eine Uhr der Art { $kind } braucht Sekunden, mindestens 1
refused-clock-increment = Eine Fernpartie-Uhr hat keinen Zuschlag: Jeder Zug hat seine eigene Zeit
refused-seat-bot = Platz { $seat }: Ein Platz der Art bot, und kein anderer, nennt seinen Bot
refused-no-bot = Hier gibt es keinen Bot { $bot }; es gibt { $known }
refused-bot-setting = Bot { $bot }: { $setting } kann hier nicht eingestellt werden, nur { $known }
refused-bot-most = Bot { $bot }: { $setting } ist hier höchstens { $most }

## Spielen

refused-turn = { $name } ist am Zug
refused-time = Deine Zeit ist um
refused-over = Das Spiel ist aus
refused-move = { CAP($why) }
refused-together = { $move } deckt etwas auf oder beendet deinen Zug: Danach wird neu entschieden
refused-step = Das Spiel steht bei Schritt { $now }, nicht { $given }
refused-no-step = Das Spiel hat die Schritte 0 bis { $last }, nicht { $given }
refused-chat = Nur wer an diesem Tisch spielt, kann hier etwas sagen
refused-resigned = Du hast dieses Spiel aufgegeben
refused-resigned-already = Du hast dieses Spiel schon aufgegeben
refused-left = Du hast deinen Platz verlassen: Komm erst zurück
refused-gone = Du hast keinen Platz an diesem Tisch, oder hast ihn verlassen
refused-not-gone = Du hast deinen Platz nicht verlassen
refused-undo = Das lässt sich nicht zurücknehmen: { $why }
refused-undo-nothing = du hast keinen Zug, den du zurücknehmen könntest
refused-undo-over = das Spiel ist aus
refused-undo-seat = Bei Schritt { $step } hat nicht Platz { $seat } entschieden
refused-undo-asked = Es gibt schon eine Bitte, die nicht beantwortet ist
refused-undo-not-asked = Niemand möchte Züge zurücknehmen
refused-undo-other = Die Bitte ist, auf Schritt { $asked } zurückzugehen, nicht auf { $given }
refused-undo-own = Zustimmen müssen die anderen, nicht wer gefragt hat
refused-undo-answer = Ein anderer deiner Plätze muss antworten

## Aufzeichnungen, Revanchen, Analyse

refused-still-playing =
    { $what ->
        [record] Die Aufzeichnung gibt es erst, wenn das Spiel aus ist
        [fork] Eine Abzweigung gibt es erst, wenn das Spiel aus ist
        [analysis] Eine Analyse gibt es erst, wenn das Spiel aus ist
        [review] Die Besprechung gibt es, wenn das Spiel aus ist
        [position] Frühere Stellungen gibt es erst, wenn das Spiel aus ist
       *[points] Die Punkte werden gezählt, wenn das Spiel aus ist
    }
refused-record-long = Die Aufzeichnung hat { $moves } Züge; höchstens { $most } sind erlaubt
refused-rematch = Eine Revanche kann nur vorschlagen, wer mitgespielt hat
refused-rematch-early = Eine Revanche gibt es nach dem Spiel
refused-rule-pages = Dieser Server wurde ohne die Regelseiten installiert
refused-analysis-ms = ms ist hier höchstens { $most }, nicht { $given }
refused-analysis-seat = Bei Schritt { $step } entscheidet nicht Platz { $seat }
refused-analysis-died = Die Analyse brach ab; versuch es noch einmal
refused-analysis-failed = Die Analyse ist gescheitert: { $problem }
refused-warning-move = Dieser Zug ist jetzt nicht möglich
refused-analysis-busy = Nur eine Analyse auf einmal: Warte, bis deine fertig ist

## E-Mail

push-begins = Deine Partie beginnt: { $game }
mail-turn-subject = Du bist am Zug: { $game }
mail-turn =
    Du bist am Zug: { $game }.{ $until ->
        [mail-until] { " " }Du hast Zeit bis { $until }.
       *[none] { "" }
    }

    { $table }

    Du bekommst eine solche Nachricht je Zug, und keine, solange du den Tisch offen hast.
    Keine mehr davon: { $off }
mail-until = { $weekday }, { $day }. { $month } { $year }, { $time } UTC
mail-confirm-subject = Ist das deine Adresse? Trailboss fragt nach
mail-confirm =
    Jemand, wahrscheinlich du, hat dem Trailboss-Server unter { $server } diese
    Adresse gegeben. Wenn du das warst, folge diesem Link:

    { $link }

    Wenn nicht, tu nichts: Es kommt keine weitere Nachricht.
mail-reset-subject = Ein neues Passwort für Trailboss
mail-reset =
    Jemand, wahrscheinlich du, hat beim Trailboss-Server { $server } um ein neues Passwort gebeten.
    Wenn du es warst, folge binnen einer Stunde diesem Link:

    { $link }

    Wenn nicht, tu nichts: Dein Passwort bleibt, wie es ist.
weekday-1 = Montag
weekday-2 = Dienstag
weekday-3 = Mittwoch
weekday-4 = Donnerstag
weekday-5 = Freitag
weekday-6 = Samstag
weekday-7 = Sonntag
month-1 = Januar
month-2 = Februar
month-3 = März
month-4 = April
month-5 = Mai
month-6 = Juni
month-7 = Juli
month-8 = August
month-9 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember

## Die Seiten hinter den Links in E-Mails

page-confirm = Ist { $email } deine Adresse?
page-confirm-button = Ja, das ist meine Adresse
page-confirm-done = Danke: { $email } ist bestätigt.
page-off = Sollen keine Nachrichten mehr an { $email } gehen?
page-off-button = Keine Nachrichten mehr
page-off-done = Erledigt: An { $email } gehen keine Nachrichten mehr.
page-reset = Ein neues Passwort für { $name }. Alle Browser und Programme, die angemeldet sind, werden abgemeldet.
page-reset-label = Neues Passwort
page-reset-button = Speichern
page-reset-length = Ein Passwort hat 8 bis 256 Zeichen.
page-reset-done = { $name } hat ein neues Passwort; melde dich damit an.
page-old = Dieser Link gilt nicht mehr. Die jetzigen Einstellungen stehen auf der Seite deines Kontos.
