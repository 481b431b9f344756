# `trailboss admin` : pour qui gère un serveur.

cli-admin-sure = c’est irréversible ; ajoute --yes pour le faire
cli-admin-none = Il n’y a rien.
cli-admin-user-deleted = { $name } a été supprimé.
cli-admin-table-ended = La table { $table } a été arrêtée.
cli-admin-table-deleted = La table { $table } a été supprimée.
cli-admin-report-handled = Le signalement est marqué comme traité.
cli-admin-withdrawn = L’annonce a été retirée.
cli-admin-for-good = définitivement
cli-admin-command = (par commande)

## Colonnes

cli-admin-name = Nom (* invité)
cli-admin-email = E-mail
cli-admin-created = Depuis
cli-admin-suspended = Suspendu jusqu’au
cli-admin-tables = Tables
cli-admin-size = Mo
cli-admin-id = Id
cli-admin-title = Titre
cli-admin-game = Jeu
cli-admin-status = État
cli-admin-players = Joueurs
cli-admin-changed = Dernier changement
cli-admin-reporter = Signalé par
cli-admin-about = Au sujet de
cli-admin-reason = Motif
cli-admin-text = Texte
cli-admin-handled = Traité
cli-admin-until = Jusqu’au
cli-admin-when = Quand
cli-admin-who = Qui
cli-admin-action = Action
cli-admin-details = Détails

## Chiffres

cli-admin-count-accounts = Comptes
cli-admin-count-guests = Invités
cli-admin-count-suspended = Suspendus
cli-admin-count-seen-lately = Connectés depuis une semaine
cli-admin-count-reports = Signalements en attente
cli-admin-count-bytes = Mo dans les journaux
cli-admin-count-tables = Tables
cli-admin-count-games = Tables
