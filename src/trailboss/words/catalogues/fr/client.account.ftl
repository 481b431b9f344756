### Compte, réglages, à propos, importer une partie.

guest-lead = Tu joues comme invité sous le nom { $name }. Avec un compte, tu retrouves tes parties sur tous tes appareils, et on peut te prévenir quand c’est à toi de jouer.
create-account = Créer un compte
account-name = Nom
password = Mot de passe
    .hint = Au moins 8 caractères.
e-mail = E-mail (facultatif)
    .hint = Seulement pour te dire que c’est à toi de jouer.
about-you = À ton sujet
e-mail-confirmed = Confirmée.
e-mail-not-confirmed = Pas encore confirmée : suis le lien du message.
notices = Quand c’est à toi de jouer
notice-browser = Tant que Trailboss est ouvert à l’arrière-plan.
notice-push = Sur cet appareil, tant que tu y es connecté.
notice-push-missing = Ce navigateur ne reçoit rien quand la page est fermée.
notice-push-denied = Le navigateur n’a pas permis les notifications.
notice-e-mail = Un message par tour, à une adresse confirmée.
notice-e-mail-off = Ce serveur n’envoie pas d’e-mails.
notice-live = Aussi dans les parties en direct
    .hint = Sinon, seulement dans les autres.
notice-webhook = Cette adresse reçoit un message quand c’est à toi de jouer.
webhook-secret = Le secret qui signe les messages, visible seulement maintenant :
vacation = Vacances
    .hint = Arrête tes pendules dans les parties par correspondance en cours. Les autres le voient ; les parties en direct et celles qui commencent plus tard continuent.
vacation-days = Jours
vacation-go = Partir en vacances
vacation-on = Tu es en vacances jusqu’au { $date }.
vacation-back = Revenir maintenant
vacation-left =
    { $left ->
        [one] Un jour restant
       *[other] { $left } jours restants
    } sur un an.
change-password = Changer de mot de passe
old-password = Mot de passe actuel
new-password = Nouveau mot de passe
program-tokens = Accès pour les programmes
    .hint = Un programme qui a un jeton agit pour toi. Le jeton n’est montré qu’une fois.
token-once = Copie ce jeton maintenant, il ne sera plus montré :
token-name = À quoi il sert
new-token = Nouveau jeton
token-may = Ce qu’il permet
token-scope =
    { $scope ->
        [read] lire seulement
       *[play] lire et jouer
    }
token-days = Combien de temps
token-lasts =
    { $days ->
        [0] jusqu’à son retrait
       *[other] { $days } jours
    }
good-until = valable jusqu’au { $date }
forgot-password = Mot de passe oublié ?
reset-sent = S’il existe un tel compte avec une adresse e-mail confirmée, un lien est en route.
sessions = Où tu es connecté
session-device = Un navigateur
session-here = ici
session-since = depuis le { $date }
log-out-elsewhere = Se déconnecter partout ailleurs
remove-token = Supprimer
language = Langue
colours = Couleurs
colour-device = Comme l’appareil
colour-light = Clair
colour-dark = Sombre
volume = Son quand c’est à moi de jouer
    .hint = Deux coups sur du bois.
    .off = coupé
percent = { $share } %
calm = Moins de mouvement
    .hint = Les choses apparaissent à leur place au lieu de s’y déplacer.
passes = Jouer pour moi les coups sans choix
    .hint = Le seul coup possible, ou un bonus que personne ne refuserait. Ce qui ne peut pas être annulé attend d’abord un instant.
notify-ask = Me prévenir dans ce navigateur
notify-on = Ce navigateur te prévient quand c’est à toi de jouer.
notify-denied = Ce navigateur refuse les notifications de cette page. Tu peux changer cela dans ses réglages.
notify-missing = Ce navigateur n’a pas de notifications.
about-lead = Trailboss, c’est la famille Great Western Trail à jouer entre amis, contre l’ordinateur ou en solo, sur ton propre serveur.
this-server = Ce serveur
version = Version
server-state = État
server-state-ok = tout va bien
server-state-bad = quelque chose ne va pas : regarde son journal
tables-in-use = Tables occupées
titles = Jeux
rules-version = version { $version } des règles
computer-players = Bots
server-tells = Te prévient par
notice-way-browser = Navigateur
notice-way-push = Notification push
notice-way-email = E-mail
notice-way-webhook = Webhook
server-tells-nothing = rien
for-programs = Pour les programmes
hosting = Ton propre serveur
    .text = Il lui faut Python et rien d’autre ; les parties sont dans un fichier.
    .more = Pour que d’autres y accèdent, dis-lui où écouter et où garder les parties ; l’exemple montre tous les réglages.
rights = Droits
    .text = Logiciel libre sous licence MIT. Great Western Trail est un jeu d’Alexander Pfister, El Paso un jeu d’Alexander Pfister et Johannes Krenner. Trailboss est une adaptation non officielle, sans images ni textes de leurs éditeurs.
record-title = Importer une partie
record-lead = Une partie exportée est un simple texte, enregistré ici depuis une feuille de score ou écrit par la ligne de commande. Une partie finie s’ouvre pour être revue, et tu peux rejouer à partir de n’importe quelle étape ; une partie en cours continue comme partie d’essai.
record-file = Depuis un fichier
record-drop = ou dépose-le ici
record-paste = Ou colle le texte
record-bring = Importer
record-empty = Encore rien à importer : choisis un fichier, ou colle le texte qui commence par « trailboss record ».
record-refused = Impossible d’importer cette partie : { $reason }
record-unreadable = { $name } est illisible : { $reason }
