# `trailboss admin`: für alle, die einen Server betreiben.

cli-admin-sure = das lässt sich nicht rückgängig machen; mit --yes geschieht es
cli-admin-none = Da ist nichts.
cli-admin-user-deleted = { $name } wurde gelöscht.
cli-admin-table-ended = Tisch { $table } wurde beendet.
cli-admin-table-deleted = Tisch { $table } wurde gelöscht.
cli-admin-report-handled = Die Meldung gilt als erledigt.
cli-admin-withdrawn = Die Ankündigung wurde entfernt.
cli-admin-for-good = für immer
cli-admin-command = (per Befehl)

## Spalten

cli-admin-name = Name (* Gast)
cli-admin-email = E-Mail
cli-admin-created = Seit
cli-admin-suspended = Gesperrt bis
cli-admin-tables = Tische
cli-admin-size = MB
cli-admin-id = Id
cli-admin-title = Titel
cli-admin-game = Spiel
cli-admin-status = Stand
cli-admin-players = Spieler
cli-admin-changed = Letzte Änderung
cli-admin-reporter = Gemeldet von
cli-admin-about = Über
cli-admin-reason = Grund
cli-admin-text = Text
cli-admin-handled = Erledigt
cli-admin-until = Bis
cli-admin-when = Wann
cli-admin-who = Wer
cli-admin-action = Aktion
cli-admin-details = Einzelheiten

## Zahlen

cli-admin-count-accounts = Konten
cli-admin-count-guests = Gäste
cli-admin-count-suspended = Gesperrt
cli-admin-count-seen-lately = In der letzten Woche angemeldet
cli-admin-count-reports = Offene Meldungen
cli-admin-count-bytes = MB in Protokollen
cli-admin-count-tables = Tische
cli-admin-count-games = Tische
