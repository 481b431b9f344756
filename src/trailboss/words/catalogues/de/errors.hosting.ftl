# Für alle, die den Server betreiben: Einstellungen, die Datenbank, Kopien davon.

error-listen = auf { $host } Port { $port } kann nicht gehört werden: { $problem }; --port wählt einen anderen

## Einstellungen

error-settings = Einstellungen: { $problem }
error-settings-mail = Einstellungen: smtp_host braucht public_url, für die Links in den E-Mails, und mail_from
error-settings-login = Einstellungen: passkeys und oidc_issuer brauchen public_url, die Adresse dieses Servers
error-settings-push = Einstellungen: web_push braucht public_url, die Adresse dieses Servers
error-settings-provider = Einstellungen: oidc_issuer braucht oidc_client_id
error-settings-sender = Einstellungen: mail_from ist eine E-Mail-Adresse, mit Namen oder ohne
error-settings-read = Einstellungen: { $path } ist nicht lesbar: { $problem }
error-settings-toml = Einstellungen: { $path } ist kein TOML: { $problem }
error-settings-option = Einstellungen: { $path }: Es gibt keine Option { $option }; es gibt { LIST($known, "comma") }

## Die Datenbank

error-database-url =
    { $given ->
        [secret] Datenbank: Das Angegebene ist keine URL
       *[other] Datenbank: { $given } ist keine URL
    }
error-database-kind = Datenbank: Eine URL beginnt mit sqlite:/// oder postgresql://, nicht { $given }
error-database-memory = Datenbank: Die Spiele brauchen eine Datei, wie in sqlite:///games.sqlite
error-database-used = Datenbank: Ein Server benutzt { $path }; halte ihn erst an
error-database-newer = Datenbank: Sie stammt von einem neueren Trailboss oder von einem anderen Programm
error-database-other-schema = Datenbank: ihr Schema ist nicht das dieser Version; starte einmal den Server
error-database-unusable = Datenbank: { $path } ist nicht benutzbar: { $problem }
error-database-package = Datenbank: PostgreSQL braucht noch ein Paket: pip install 'trailboss[postgres]'
error-database-option = Datenbank: Eine URL von PostgreSQL hat hier keine Option { $option }; sie hat { LIST($known, "comma") }
error-database-twice = Datenbank: { $option } ist zweimal angegeben
error-database-port = Datenbank: port ist eine Zahl, nicht { $given }
error-database-ssl = Datenbank: sslmode ist { LIST($known, "or") }, nicht { $given }

## Kopien

error-move-kinds = Eine Datenbank zieht von einer Datei (SQLite) nach PostgreSQL um
error-move-not-empty = Die Datenbank, in die sie umziehen soll, ist nicht leer; lege eine neue an
error-move-differs = { $table } ist nach der Kopie nicht gleich; nichts ist umgezogen
error-backup-table = { $path }: Tisch { $table } der Kopie lässt sich nicht öffnen, wie er war
error-log-file = die Protokolldatei { $path } lässt sich nicht schreiben: { $problem }
error-backup-both = gib FILE an oder --into FOLDER
error-backup-postgres = backup und restore sind für eine Datenbank in einer Datei; PostgreSQL hat pg_dump und pg_restore
error-settings-backup = backup_folder ist für eine Datenbank in einer Datei; lass es bei PostgreSQL weg und nimm pg_dump
error-no-database = es gibt keine Datenbank { $path }
error-database-exists = es gibt schon eine Datenbank, { $path }; --force legt sie beiseite und stellt die Kopie her
error-database-damaged = { $path } ist beschädigt: { $problem }
error-database-rows = { $path } ist beschädigt: { $table } verweist auf Zeilen, die es nicht gibt
error-database-unsound = { $path } ist keine heile Datenbank von Trailboss: { $problem }
error-database-schema = { $path } hat das Schema { $schema }, das diese Version nicht kennt; sie kennt { $first } bis { $last }
error-file-exists = { $path } gibt es schon; --force ersetzt es
error-file-database = { $path } ist die Datenbank selbst
error-file-written = { $path } ist nicht beschreibbar: { $problem }
error-folder = in { $path } kann nicht geschrieben werden: { $problem }
error-file-copied = { $path } ist nicht zu kopieren: { $problem }
error-file-owner = { $path } gehört jemand anderem: Führ das unter diesem Namen aus, wie mit sudo -u
