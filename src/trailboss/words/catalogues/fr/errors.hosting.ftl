# Pour qui fait tourner le serveur : réglages, base de données, copies.

error-listen = impossible d’écouter sur { $host }, port { $port } : { $problem } ; --port en choisit un autre

## Réglages

error-settings = réglages : { $problem }
error-settings-mail = réglages : smtp_host a besoin de public_url, pour les liens dans l’e-mail, et de mail_from
error-settings-login = réglages : passkeys et oidc_issuer ont besoin de public_url, l’adresse de ce serveur
error-settings-push = réglages : web_push a besoin de public_url, l’adresse de ce serveur
error-settings-provider = réglages : oidc_issuer a besoin de oidc_client_id
error-settings-sender = réglages : mail_from est une adresse e-mail, avec ou sans nom
error-settings-read = réglages : { $path } est illisible : { $problem }
error-settings-toml = réglages : { $path } n’est pas du TOML : { $problem }
error-settings-option = réglages : { $path } : il n’y a pas d’option { $option } ; il y a { LIST($known, "comma") }

## La base de données

error-database-url =
    { $given ->
        [secret] base de données : ce qui est donné n’est pas une URL
       *[other] base de données : { $given } n’est pas une URL
    }
error-database-kind = base de données : une URL commence par sqlite:/// ou postgresql://, pas par { $given }
error-database-memory = base de données : il faut un fichier pour les parties, comme dans sqlite:///games.sqlite
error-database-used = base de données : un serveur utilise { $path } ; arrête-le d’abord
error-database-newer = base de données : elle vient d’un Trailboss plus récent, ou d’un autre programme
error-database-other-schema = base de données : son schéma n’est pas celui de cette version ; démarre une fois le serveur
error-database-unusable = base de données : { $path } est inutilisable : { $problem }
error-database-package = base de données : PostgreSQL a besoin d’un autre paquet : pip install 'trailboss[postgres]'
error-database-option = base de données : une URL de PostgreSQL n’a pas ici d’option { $option } ; il y a { LIST($known, "comma") }
error-database-twice = base de données : { $option } est donné deux fois
error-database-port = base de données : port est un nombre, pas { $given }
error-database-ssl = base de données : sslmode vaut { LIST($known, "or") }, pas { $given }

## Copies

error-move-kinds = Une base passe d’un fichier (SQLite) à PostgreSQL
error-move-not-empty = La base d’arrivée n’est pas vide ; crées-en une nouvelle
error-move-differs = { $table } n’est pas identique après la copie ; rien n’a été déplacé
error-backup-table = { $path } : la table { $table } de la copie ne s’ouvre pas comme elle était
error-log-file = impossible d’écrire le journal { $path } : { $problem }
error-backup-both = indique FILE, ou --into FOLDER
error-backup-postgres = backup et restore sont pour une base dans un fichier ; PostgreSQL a pg_dump et pg_restore
error-settings-backup = backup_folder est pour une base dans un fichier ; avec PostgreSQL, ôte-le et utilise pg_dump
error-no-database = il n’y a pas de base de données { $path }
error-database-exists = il y a déjà une base de données, { $path } ; --force la met de côté et restaure
error-database-damaged = { $path } est abîmé : { $problem }
error-database-rows = { $path } est abîmé : { $table } renvoie à des lignes qui n’y sont pas
error-database-unsound = { $path } n’est pas une base de données Trailboss en bon état : { $problem }
error-database-schema = { $path } a le schéma { $schema }, que cette version ne connaît pas ; elle connaît { $first } à { $last }
error-file-exists = { $path } existe déjà ; --force le remplace
error-file-database = { $path } est la base de données elle-même
error-file-written = impossible d’écrire { $path } : { $problem }
error-folder = impossible d’écrire dans { $path } : { $problem }
error-file-copied = impossible de copier { $path } : { $problem }
error-file-owner = { $path } appartient à quelqu’un d’autre : lance ceci sous son compte, par exemple avec sudo -u
