### Pour ceux qui gèrent le serveur ; annonces ; ses propres données.

## Annonces

announcement = Annonce
announcement-close = Compris

## Tes données

own-data = Tes données
    .hint = Tout ce que ce serveur sait de toi, avec les parties que tu as terminées, en un fichier.
own-data-take = Télécharger
delete-account = Supprimer le compte
    .hint = Les parties où tu étais seul sont supprimées, celles en cours sont abandonnées. Là où d’autres jouent, il reste une place sans ton nom. C’est irréversible.
delete-sure = Tout supprimer définitivement ?
delete-with-name = Ton nom, tel qu’il est écrit
confirm-again = Renvoyer le lien
confirm-sent = Un lien est en route.

## Administration

administration = Gestion
admin-users = Utilisateurs
admin-tables = Tables
admin-reports = Signalements
admin-announcements = Annonces
admin-log = Journal
admin-accounts = comptes
admin-guests = invités
admin-seen-lately = connectés depuis une semaine
admin-suspended = suspendus
admin-tables-of = tables : { $state }
admin-megabytes = Mo dans les journaux
admin-watchers = à une table en ce moment
admin-in-memory = tables en mémoire
admin-none = Il n’y a rien.
admin-find = Chercher
admin-find-user = Nom ou e-mail
admin-with-guests = les invités aussi
admin-largest = les plus gros
admin-is = gestion
admin-suspended-until = suspendu jusqu’au { $when }
admin-suspended-for-good = suspendu définitivement
admin-no-mail = pas d’e-mail
admin-since = depuis le { $when }
admin-has = { $tables } tables sur { $most }, { $size } Mo sur { $room }
admin-more = Plus
admin-readmit = Réadmettre
admin-suspend = Suspendre
admin-suspend-for = Suspendre pour
admin-days =
    { $days ->
        [0] toujours
        [one] { $days } jour
       *[other] { $days } jours
    }
admin-reason = Motif (pour le journal)
admin-quota-tables = Tables à la fois
admin-quota-megabytes = Mo en tout
admin-quota-set = Fixer les limites
admin-password-link = Lien pour un nouveau mot de passe
admin-link-hour = Remets-le à la personne à qui est le compte : il vaut une heure, et une seule fois.
admin-delete = Supprimer
admin-delete-user-sure = Supprimer { $name } définitivement ?
admin-find-table = Titre ou joueur
admin-state = État
admin-any-state = tous
admin-size = { $size } Mo
admin-end = Arrêter
admin-end-sure = Arrêter cette partie ? Personne ne gagne.
admin-delete-table-sure = Supprimer cette table définitivement ?
admin-handled-too = ceux qui sont traités aussi
admin-reported = { $name }, { $when }
admin-handled-by = traité par { $name }, { $when }
admin-handle = Traité
admin-to-table = Vers la table
admin-no-reports = Aucun signalement n’attend.
admin-command = par commande
admin-announcement = Que faut-il annoncer à tous ?
admin-how-long = Pendant
admin-until-removed = jusqu’à son retrait
admin-announce = Annoncer
admin-withdraw = Retirer
admin-deed =
    { $action ->
        [suspend] a suspendu
        [readmit] a réadmis
        [delete-user] a supprimé un utilisateur
        [delete-myself] a supprimé son compte
        [password-link] a fait un lien de mot de passe pour
        [quota] a fixé les limites de
        [end-table] a arrêté une table
        [delete-table] a supprimé une table
        [handle-report] a traité un signalement
        [announce] a annoncé
        [withdraw] a retiré une annonce
       *[other] { $action }
    }
admin-detail =
    { $name ->
        [days] jours : { $value }
        [reason] motif : { $value }
        [tables] tables : { $value }
        [megabytes] Mo : { $value }
        [title] « { $value } »
       *[text] « { $value } »
    }

## Se connecter sans mot de passe

passkeys = Clés d’accès
    .hint = Connecte-toi avec le verrou de ton appareil au lieu d’un mot de passe.
passkeys-missing = Ce navigateur n’a pas de clés d’accès.
passkey-name = Quel appareil ?
passkey-new = Nouvelle clé
passkey-used = utilisée le { $date }
passkey-enter = Se connecter par clé d’accès
passkey-not-made = Aucune clé n’a été créée.
passkey-not-found = Aucune clé n’a été utilisée.
provider-enter = Se connecter avec { $provider }
provider-link = Relier à { $provider }
    .hint = Une fois relié, il te connecte à ce compte.
