### Accueil, nouvelle table, salle d’attente, une partie en cours et son menu.

skip-to-content = Au contenu
page-list = Pages
home = Accueil
about-and-hosting = À propos et hébergement
unofficial = Non officiel. Sans images ni textes des éditeurs.
settings = Réglages
    .lead = Pour cet appareil. Les changements valent tout de suite.
account = Compte
new-table = Nouvelle table
    .lead = Qui joue, comment la partie se met en place, et combien de temps on a.
log-in = Se connecter
    .hint = Les parties commencées comme invité passent à ton compte.
log-out = Se déconnecter
close = Fermer
cancel = Retour
save = Enregistrer
saved = Enregistré.
copy = Copier
copied = Copié
try-again = Réessayer
load-failed = Cette page n’a pas pu être chargée. Vérifie ta connexion et recharge.
no-network = Le serveur ne répond pas. Vérifie ta connexion.
nothing-here = Rien ici
no-page = Cette page n’existe pas. Le lien est peut-être coupé.
no-table = Cette table n’existe pas, ou elle a été fermée. Le lien est peut-être coupé.
welcome = Assieds-toi et joue
    .lead = Choisis un jeu et un adversaire, puis appuie sur Jouer. Pas besoin de compte.
against = Contre
level-random = Hasard
    .hint = N’importe quel coup permis : pour un premier aperçu.
level-beginner = Débutant
    .hint = Joue au plus près et oublie souvent le reste.
level-easy = Facile
    .hint = Connaît le jeu, manque parfois de soin.
level-medium = Moyen
    .hint = Joue solidement et se trompe parfois.
level-strong = Fort
    .hint = Se trompe rarement. Difficile pour la plupart.
level-champion = Champion
    .hint = A appris le jeu en des millions de parties. Le plus fort.
level-heuristic = Heuristique
    .hint = Joue tout de suite, selon des règles simples.
level-search-ms-200 = Recherche, 0,2 s
    .hint = Réfléchit un cinquième de seconde à chaque décision.
level-search-ms-1000 = Recherche, 1 s
    .hint = Réfléchit une seconde à chaque décision.
level-search-ms-3000 = Recherche, 3 s
    .hint = Réfléchit trois secondes à chaque décision.
rival-solo = { $name }, adversaire solo
    .hint = L’adversaire solo du livret de règles, avec ses propres cartes.
rival-hotseat = Sur un seul écran
    .hint = Plusieurs personnes jouent à tour de rôle sur cet écran.
number-of-players = Nombre de joueurs
player-number = Joueur { $number }
player-count =
    { $count ->
        [one] { $count } joueur
       *[other] { $count } joueurs
    }
play = Jouer
play-starting = C’est parti…
my-games = Tes parties
lobby = Tables qui attendent des joueurs
lobby-empty = Aucune table publique n’attend de joueurs en ce moment. Ouvres-en une, ou invite quelqu’un avec un lien.
watchable = Parties à regarder
finished-games = Parties finies ({ $count })
your-turn-title = ({ $count }) À toi de jouer
your-turn = À toi de jouer
free-seats =
    { $count ->
        [one] { $count } place libre
       *[other] { $count } places libres
    }
seat-empty = libre
has-won = Victoire : { $names }
with-people = Avec { $names }
status-open = en attente
status-playing = en cours
status-finished = finie
status-abandoned = abandonnée
time-days = { $count } j
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clock-none = sans pendule
clock-live = { $length } chacun, +{ $increment } s par tour
clock-turn = { $length } par tour
game-title = Jeu
seats = Places
seat-who = Qui est à la place { $number }
seat-strength = Niveau à la place { $number }
seat-name = Nom à la place { $number }
seat-remove = Enlever la place { $number }
seat-add = Ajouter une place
seat-me = Moi
seat-hotseat = Quelqu’un sur cet écran
seat-bot = Ordinateur
seat-open = Ouverte à tous
    .hint = Le premier arrivé la prend.
seat-invited = Sur invitation
    .hint = Tu reçois un lien pour cette place.
solo-hint = Une seule place : tu joues contre { $name }.
options = Mise en place
option-neutral = Bâtiments neutres
option-buildings = Bâtiments privés
option-simmental = Bétail Simmental
option-difficulty = Difficulté de l’adversaire solo
option-deck = Deck de l’adversaire solo
option-cards = Cartes de l’adversaire solo
option-extra-workers = Travailleurs en plus pour l’adversaire solo
option-first-city = Première ville de l’adversaire solo
option-trains = Cartes train
option-foresight = Tuiles de prévoyance de l’adversaire solo
option-b-cards = Cartes B de l’adversaire solo
option-value-neutral-letters = par ordre alphabétique
option-value-random = au hasard
option-value-buildings-a = toutes les faces a
option-value-buildings-b = toutes les faces b
option-value-true = oui
option-value-false = non
option-value-yes = oui
option-value-no = non
option-value-easy = facile
option-value-medium = moyen
option-value-hard = difficile
option-value-by-level = selon la difficulté
option-value-cards-all = toutes
option-value-cards-fewer = moins
option-value-deck-garth = Garth
option-value-deck-tuned = ajusté
option-value-foresight-random = au hasard
option-value-foresight-chosen = choisies par toi
option-value-b-cards-none = aucune
option-value-trains-front = tous les rectos
option-value-trains-star = toutes les faces ★
option-value-fulton = Fulton
option-value-st-louis = St. Louis
option-value-bloomington = Bloomington
option-value-peoria = Peoria
option-value-chicago = Chicago
option-value-toledo = Toledo
option-value-pittsburgh = Pittsburgh
option-value-philadelphia = Philadelphia
option-value-new-york = New York
own-letters = choisies une à une
letters-hint = { $count } lettres, chacune { $one } ou { $other }, dans l’ordre des numéros
time-and-people = Temps et joueurs
clock = Pendule
clock-choice-none = Sans pendule
clock-choice-live15 = 15 minutes chacun, +15 s par tour
clock-choice-live30 = 30 minutes chacun, +20 s par tour
clock-choice-live60 = 60 minutes chacun, +30 s par tour
clock-choice-day = Un jour pour chaque tour
clock-choice-days3 = Trois jours pour chaque tour
clock-choice-week = Une semaine pour chaque tour
who-plays-for-absent = Qui joue pour quelqu’un qui s’en va
absent-default = Seulement les coups les plus simples
table-title = Nom de la table
    .hint = Peut rester vide.
table-public = publique
table-private = par lien seulement
public-table = Table publique
    .hint = Visible dans la liste, et tout le monde peut regarder.
    .private-hint = Seuls ceux qui ont le lien la trouvent.
shuffle = Ordre du tour au hasard
when-full = Commencer dès que toutes les places sont prises
sandbox = Partie d’essai
    .hint = Tout coup peut être annulé, même quand de nouvelles cartes ont été vues.
make-table = Ouvrir la table
table = Table
waiting-room = Salle d’attente
you-are-invited = Tu es de la partie : { $title }
table-abandoned = Cette table a été fermée
seat-kept = Réservée sur invitation
seat-free = Place libre
seat-waits = en attente
seat-here = là
seat-left = n’est plus là
seat-resigned = a abandonné
copy-link = Copier le lien
copy-invitation = Copier l’invitation
your-name = Ton nom à la table
join-table = Prendre place
leave-table = Partir
give-up-table = Fermer la table
start-game = Commencer la partie
needs-invitation = Les places libres sont réservées aux invités. Demande le lien à l’hôte.
seats-missing =
    { $count ->
        [one] Il manque un joueur.
       *[other] Il manque { $count } joueurs.
    }
seats-full = Toutes les places sont prises.
waits-for-owner = L’hôte donne le départ.
curtain = À { $name } de jouer
    .hint = Passe l’écran au joueur suivant. D’ici là, les mains restent cachées.
curtain-open = C’est moi, { $name }
connection-lost = Connexion perdue.
    .hint = On réessaie. Rien n’est perdu.
connection-slow = Pas de connexion directe : les nouvelles arrivent toutes les quelques secondes.
connection-back = La connexion est rétablie.
asks-undo =
    { $moves ->
        [one] { $name } demande à annuler un coup.
       *[other] { $name } demande à annuler { $moves } coups.
    }
agree = Accepter
refuse = Refuser
waits-for-consent = Tu demandes à annuler. On attend { $names }.
withdraw = Tant pis
you-are-away = Tu n’es plus là : quelqu’un d’autre joue à ta place.
come-back = Reprendre ma place
time-left = Temps restant : { $time }
table-menu = Menu de la table
menu-news =
    Menu de la table, { $count ->
        [one] { $count } message non lu
       *[other] { $count } messages non lus
    }
take-back = Annuler
reset-turn = Tout le tour
ask-undo = Demander aux autres
undo-anyway = Annuler quand même
people-here = Joueurs
watch-hint = Tu regardes.
watching = tu regardes
chat = Discussion
chat-empty = Aucun message pour l’instant.
chat-say = Dis quelque chose
chat-send = Envoyer
copy-watch-link = Copier le lien pour regarder
share-game = Montrer cette partie à tous
unshare-game = Rendre de nouveau privée
score-sheet = Feuille de score
rematch = Revanche
resign = Abandonner
resign-sure = Abandonner cette partie ? À deux, elle se termine aussitôt.
resign-yes = Oui, abandonner
leave-game = S’absenter
leave-sure = T’absenter ? On joue à ta place jusqu’à ton retour.
leave-yes = Oui, m’absenter
log-undo =
    { $moves ->
        [one] { $name } annule un coup
       *[other] { $name } annule { $moves } coups
    }
log-asks = { $name } demande à annuler
log-agrees = { $name } accepte
log-refuses = { $name } refuse
log-joins = { $name } s’assoit à la table
log-leaves = { $name } s’en va
log-resigns = { $name } abandonne
log-timeout = { $name } n’a plus de temps
log-returns = { $name } est de retour
won-by-resigning = { $name } gagne par abandon
look-at-table = Regarder la table
signed-out = Ta session est fermée.
    .hint = Sur cet appareil ou sur un autre. La partie continue ; connecte-toi pour reprendre ta place.
look-on = Seulement regarder
