### Für alle, die den Server betreiben; Ankündigungen; die eigenen Daten.

## Ankündigungen

announcement = Ankündigung
announcement-close = Verstanden

## Deine Daten

own-data = Deine Daten
    .hint = Alles, was dieser Server von dir hat, mit den Aufzeichnungen deiner beendeten Spiele, als eine Datei.
own-data-take = Herunterladen
delete-account = Konto löschen
    .hint = Spiele, in denen sonst niemand mitgespielt hat, werden gelöscht, laufende aufgegeben. Wo andere mitspielen, bleibt ein Platz ohne deinen Namen. Das lässt sich nicht rückgängig machen.
delete-sure = Alles für immer löschen?
delete-with-name = Dein Name, wie er dasteht
confirm-again = Link noch einmal schicken
confirm-sent = Ein Link ist unterwegs.

## Verwaltung

administration = Verwaltung
admin-users = Benutzer
admin-tables = Tische
admin-reports = Meldungen
admin-announcements = Ankündigungen
admin-log = Protokoll
admin-accounts = Konten
admin-guests = Gäste
admin-seen-lately = in der letzten Woche angemeldet
admin-suspended = gesperrt
admin-tables-of = Tische { $state }
admin-megabytes = MB in Protokollen
admin-watchers = gerade an einem Tisch
admin-in-memory = Tische im Speicher
admin-none = Da ist nichts.
admin-find = Suchen
admin-find-user = Name oder E-Mail
admin-with-guests = auch Gäste
admin-largest = die größten
admin-is = Verwaltung
admin-suspended-until = gesperrt bis { $when }
admin-suspended-for-good = für immer gesperrt
admin-no-mail = keine E-Mail
admin-since = seit { $when }
admin-has = { $tables } von { $most } Tischen, { $size } von { $room } MB
admin-more = Mehr
admin-readmit = Wieder zulassen
admin-suspend = Sperren
admin-suspend-for = Sperren für
admin-days =
    { $days ->
        [0] immer
        [one] { $days } Tag
       *[other] { $days } Tage
    }
admin-reason = Grund (fürs Protokoll)
admin-quota-tables = Tische auf einmal
admin-quota-megabytes = MB insgesamt
admin-quota-set = Grenzen setzen
admin-password-link = Link für ein neues Passwort
admin-link-hour = Gib ihn der Person, der das Konto gehört: er gilt eine Stunde und einmal.
admin-delete = Löschen
admin-delete-user-sure = { $name } für immer löschen?
admin-find-table = Titel oder Spieler
admin-state = Stand
admin-any-state = egal
admin-size = { $size } MB
admin-end = Beenden
admin-end-sure = Dieses Spiel beenden? Niemand gewinnt.
admin-delete-table-sure = Diesen Tisch für immer löschen?
admin-handled-too = auch erledigte
admin-reported = { $name }, { $when }
admin-handled-by = erledigt von { $name }, { $when }
admin-handle = Erledigt
admin-to-table = Zum Tisch
admin-no-reports = Keine Meldung ist offen.
admin-command = per Befehl
admin-announcement = Was sollen alle wissen?
admin-how-long = Wie lange
admin-until-removed = bis sie entfernt wird
admin-announce = Ankündigen
admin-withdraw = Entfernen
admin-deed =
    { $action ->
        [suspend] gesperrt:
        [readmit] wieder zugelassen:
        [delete-user] Konto gelöscht
        [delete-myself] eigenes Konto gelöscht
        [password-link] Passwort-Link für
        [quota] Grenzen gesetzt für
        [end-table] Tisch beendet
        [delete-table] Tisch gelöscht
        [handle-report] Meldung erledigt
        [announce] angekündigt
        [withdraw] Ankündigung entfernt
       *[other] { $action }
    }
admin-detail =
    { $name ->
        [days] Tage: { $value }
        [reason] Grund: { $value }
        [tables] Tische: { $value }
        [megabytes] MB: { $value }
        [title] „{ $value }“
       *[text] „{ $value }“
    }

## Anmelden ohne Passwort

passkeys = Passkeys
    .hint = Melde dich mit der Sperre deines Geräts an statt mit einem Passwort.
passkeys-missing = Dieser Browser kennt keine Passkeys.
passkey-name = Welches Gerät?
passkey-new = Neuer Passkey
passkey-used = zuletzt benutzt am { $date }
passkey-enter = Mit Passkey anmelden
passkey-not-made = Es wurde kein Passkey angelegt.
passkey-not-found = Es wurde kein Passkey benutzt.
provider-enter = Mit { $provider } anmelden
provider-link = Mit { $provider } verbinden
    .hint = Einmal verbunden, meldet es dich bei diesem Konto an.
