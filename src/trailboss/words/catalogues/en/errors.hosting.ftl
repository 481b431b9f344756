# For whoever runs the server: settings, the database, copies of it.

error-listen = cannot listen on { $host } port { $port }: { $problem }; --port chooses another

## Settings

error-settings = settings: { $problem }
error-settings-mail = settings: smtp_host needs public_url, for the links in the e-mail, and mail_from
error-settings-login = settings: passkeys and oidc_issuer need public_url, the address of this server
error-settings-push = settings: web_push needs public_url, the address of this server
error-settings-provider = settings: oidc_issuer needs oidc_client_id
error-settings-sender = settings: mail_from is an e-mail address, with a name or without
error-settings-read = settings: { $path } cannot be read: { $problem }
error-settings-toml = settings: { $path } is not TOML: { $problem }
error-settings-option = settings: { $path }: there is no option { $option }; there are { LIST($known, "comma") }

## The database

error-database-url =
    { $given ->
        [secret] database: what is given is not a URL
       *[other] database: { $given } is not a URL
    }
error-database-kind = database: a URL begins with sqlite:/// or postgresql://, not { $given }
error-database-memory = database: the games need a file, as in sqlite:///games.sqlite
error-database-used = database: a server is using { $path }; stop it first
error-database-newer = database: it was written by a newer Trailboss, or by another program
error-database-other-schema = database: its schema is not that of this version; start the server once
error-database-unusable = database: { $path } cannot be used: { $problem }
error-database-package = database: PostgreSQL needs another package: pip install 'trailboss[postgres]'
error-database-option = database: a URL of PostgreSQL has no option { $option } here; it has { LIST($known, "comma") }
error-database-twice = database: { $option } is given twice
error-database-port = database: port is a number, not { $given }
error-database-ssl = database: sslmode is { LIST($known, "or") }, not { $given }

## Copies

error-move-kinds = A database moves from a file (SQLite) to PostgreSQL
error-move-not-empty = The database it would move to is not empty; make a new one
error-move-differs = { $table } is not the same after the copy; nothing was moved
error-backup-table = { $path }: table { $table } of the copy does not open as it was
error-log-file = the log file { $path } cannot be written: { $problem }
error-backup-both = give FILE, or --into FOLDER
error-backup-postgres = backup and restore are for a database in a file; PostgreSQL has pg_dump and pg_restore
error-settings-backup = backup_folder is for a database in a file; with PostgreSQL leave it out and use pg_dump
error-no-database = there is no database { $path }
error-database-exists = there is a database already, { $path }; --force puts it aside and restores
error-database-damaged = { $path } is damaged: { $problem }
error-database-rows = { $path } is damaged: { $table } refers to rows that are not there
error-database-unsound = { $path } is not a sound database of Trailboss: { $problem }
error-database-schema = { $path } has the schema { $schema }, which this version does not know; it knows { $first } to { $last }
error-file-exists = { $path } exists already; --force replaces it
error-file-database = { $path } is the database itself
error-file-written = { $path } cannot be written: { $problem }
error-folder = cannot write to { $path }: { $problem }
error-file-copied = { $path } cannot be copied: { $problem }
error-file-owner = { $path } belongs to another user: run this as that user, as with sudo -u
