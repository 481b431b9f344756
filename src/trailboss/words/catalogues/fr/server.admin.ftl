# Ceux qui gèrent le serveur ; comptes suspendus ou supprimés.

server-somebody-gone = Ancien joueur
refused-suspended = Ce compte est suspendu
refused-suspended-until = Ce compte est suspendu jusqu’au { $day }
refused-administrator = C’est réservé à ceux qui gèrent le serveur : sur sa machine, ou avec un compte nommé dans le réglage administrators
refused-administrator-too = C’est un administrateur, ou toi-même : change d’abord le réglage administrators, ou passe par la page de ton compte
refused-no-user = Il n’y a pas d’utilisateur { $name }
refused-no-report = Ce signalement n’existe pas
refused-no-announcement = Cette annonce n’existe pas
refused-delete-password = Ce n’est pas ton mot de passe : rien n’a été supprimé
refused-delete-name = Écris ton nom exactement comme il est affiché : rien n’a été supprimé
