# Ce que dit le serveur : pourquoi il refuse, les noms qu’il donne, les messages aux joueurs.

## Noms

server-guest = Invité { $number }
server-player = Joueur { $number }
server-bot =
    { $settings ->
        [0] { $bot }
       *[other] { $bot } ({ LIST($settings, "comma") })
    }
bot-random = Hasard
bot-beginner = Débutant
bot-easy = Facile
bot-medium = Moyen
bot-strong = Fort
bot-champion = Champion
bot-heuristic = Heuristique
bot-search = Recherche
bot-external = Programme

## Qui demande

refused-stranger = Dis d’abord qui tu es : GET /api/me te donne une session
refused-bad-token = Ce jeton d’accès n’est pas (ou plus) valable
refused-read-token = Ce jeton d’accès ne permet que de lire
refused-no-session = Cette connexion n’existe pas
refused-by-token = Un jeton d’accès ne peut pas faire cela : fais-le toi-même, connecté
refused-signed-out = Ta session ou ton jeton d’accès n’est plus valable
refused-forged = CSRF : envoie la valeur du cookie csrftoken dans l’en-tête x-csrftoken
refused-other-site = Cette connexion a été demandée par un autre site
refused-operator = Les mesures sont pour cette machine, ou pour le jeton d’accès des réglages
refused-figures = Les valeurs peuvent être changées par la personne qui fait tourner le serveur : sur cette machine, ou avec un compte que nomme le réglage administrators.
refused-has-account = Ton compte { $name } est ouvert : ferme d’abord la session
refused-wrong-password = Il n’y a pas de compte avec ce nom et ce mot de passe
refused-password-common = Ce mot de passe est l’un des premiers qu’on essaierait ; choisis-en un autre
refused-login-wait = Trop de mots de passe erronés. Réessaie dans { $wait } s
refused-name-empty = Un nom a besoin de lettres
refused-name-fixed = Dans le nom d’un compte, seules les majuscules et les minuscules peuvent changer
refused-name-invisible = Le nom contient des signes invisibles
refused-name-taken = Ce nom est déjà pris ; choisis-en un autre
refused-preferences = preferences fait au plus { $most } octets de JSON
refused-guest-password = Un invité n’a pas de mot de passe : crée un compte
refused-old-password = Ce n’est pas ton mot de passe actuel
refused-no-token = Tu n’as pas ce jeton d’accès
refused-tokens =
    { $most ->
        [one] Tu as { $most } jeton d’accès ; supprime-le d’abord
       *[other] Tu as { $most } jetons d’accès ; supprimes-en d’abord un
    }

## Messages aux joueurs qui ne sont pas à la table

refused-email = { $email } n’est pas une adresse e-mail
refused-no-mail = Ce serveur n’envoie pas d’e-mails
refused-email-missing = Donne aussi une adresse e-mail
refused-webhook = Ce n’est pas une adresse web : { $problem }
refused-webhook-port = Webhook : il n’y a pas de port { $port }
refused-webhook-scheme = Une adresse web commence par https:// ou http:// et une machine
refused-webhook-long = L’adresse d’un webhook a au plus { $most } caractères, sans nom ni mot de passe
refused-no-webhooks = Ce serveur n’appelle pas de webhooks
refused-no-push = Ce serveur ne prévient pas les navigateurs dont la page est fermée
refused-push = Ce n’est pas l’adresse d’un service de notification, ou pas avec les clés que donne un navigateur
refused-webhook-private = Webhook : { $host } n’est pas une adresse publique d’Internet

## Requêtes

refused-request = { $problem }
refused-language = language vaut { LIST($known, "or") }, pas { $given }
refused-number = { $name } est un nombre entier, pas { $given }
refused-nested = La requête est trop imbriquée
refused-failed = Le serveur a échoué ; rien n’a changé
refused-database = La base de données ne répond pas ; réessaie dans un instant
refused-nothing-there = Il n’y a rien sous { $path }
refused-message-binary = Un message est un document JSON, en texte et non en binaire
refused-message-nested = Le message est trop imbriqué
refused-message = Le message est illisible : { $problem }
refused-requests = Trop de requêtes : { $most } par minute. Réessaie dans { $wait } s
refused-logins = Trop de connexions et de nouveaux invités : { $most } par minute. Réessaie dans { $wait } s
refused-mails = Trop de messages pour confirmer des adresses. Réessaie dans { $wait } s
refused-busy = Il se passe trop de choses à cette table ; réessaie
refused-sockets = Tu as déjà ouvert cette table { $most } fois
refused-error = { $error }

## Tables

refused-no-table = Cette table n’existe pas
refused-no-game = Il n’y a pas de jeu { $game } ; il y a { $known }
refused-not-public = Cette table n’est pas publique, et tu n’y joues pas
refused-not-here = Tu ne joues pas à cette table
refused-not-owner = Seul celui qui a ouvert la table peut faire cela
refused-no-seat = Les places vont de 0 à { $last }, pas { $given }
refused-other-seat = La place { $seat } n’est pas la tienne
refused-tables =
    { $most ->
        [one] Tu as une table qui n’est pas terminée ; termine-la d’abord
       *[other] Tu as { $most } tables qui ne sont pas terminées ; termines-en d’abord une
    }
refused-megabytes = Tes tables occupent { $most } Mo, tu ne peux pas en avoir plus ; il faut d’abord en finir et en ranger
refused-new-tables =
    { $most ->
        [one] Une nouvelle table par minute depuis une adresse. Réessaie dans { $wait } s
       *[other] Au plus { $most } nouvelles tables par minute depuis une adresse. Réessaie dans { $wait } s
    }
refused-bot-time = Les bots ont réfléchi { $most } s pour toi pendant cette heure. Réessaie dans { $wait } s, ou prends un bot qui répond aussitôt
refused-full-server = Le serveur est plein : les parties continuent, mais rien de nouveau ne peut être enregistré
refused-log-long = Il s’est passé tant de choses à cette table qu’elle n’accepte plus que des coups
refused-status = La partie { refused-status-of }
refused-status-of =
    { $status ->
        [open] n’a pas commencé
        [playing] est en cours
        [abandoned] a été abandonnée
       *[finished] est finie
    }
refused-come-and-go = La partie { refused-status-of } : plus personne ne peut venir ni partir
refused-seat-taken = Cette place est prise
refused-full = Toutes les places sont prises
refused-invitation = Cette place est gardée pour quelqu’un d’autre : il faut son invitation
refused-seated = Tu as déjà une place à cette table
refused-no-seat-here = Tu n’as pas de place à cette table
refused-free-seats = Places encore libres : { LIST($seats, "and") }
refused-not-started = La partie n’a pas encore commencé
refused-other-rules = Cette partie a été jouée avec la version { $played } des règles de { $game }, que ce serveur ne connaît pas
refused-no-version = La version { $version } des règles de { $game } n’est pas connue ici
refused-players = { $game } se joue de { $least } à { $most } joueurs, pas à { $given }
refused-seat-count =
    { $seats ->
        [one] players vaut { $players }, mais il y a { $seats } place
       *[other] players vaut { $players }, mais il y a { $seats } places
    }
refused-seed = On ne peut choisir une graine que là où personne d’autre ne joue
refused-sandbox = Dans une partie d’essai, toutes les places sont à toi ou à des bots
refused-nobody = Il faut au moins une place pour un humain
refused-clock-none = Une pendule de type none n’a ni secondes ni ajout
refused-clock-seconds = Une pendule de type { $kind } a besoin de secondes, au moins 1
refused-clock-increment = Une pendule par correspondance n’a pas d’ajout : chaque tour a son propre temps
refused-seat-bot = Place { $seat } : une place de type bot, et elle seule, dit quel bot
refused-no-bot = Il n’y a pas de bot { $bot } ici ; il y a { $known }
refused-bot-setting = Bot { $bot } : { $setting } ne se règle pas ici, seulement { $known }
refused-bot-most = Bot { $bot } : { $setting } vaut ici { $most } au plus

## Jouer

refused-turn = C’est à { $name } de jouer
refused-time = Ton temps est écoulé
refused-over = La partie est finie
refused-move = { CAP($why) }
refused-together = { $move } révèle quelque chose ou termine ton tour : rien ne peut suivre dans le même envoi
refused-step = La partie en est à l’étape { $now }, pas { $given }
refused-no-step = La partie a les étapes 0 à { $last }, pas { $given }
refused-chat = Seuls les joueurs de cette table peuvent y écrire
refused-resigned = Tu as abandonné cette partie
refused-resigned-already = Tu as déjà abandonné cette partie
refused-left = Tu as quitté ta place : reviens d’abord
refused-gone = Tu n’as pas de place à cette table, ou tu l’as quittée
refused-not-gone = Tu n’as pas quitté ta place
refused-undo = Impossible d’annuler : { $why }
refused-undo-nothing = il n’y a aucun coup de toi à annuler
refused-undo-over = la partie est finie
refused-undo-seat = À l’étape { $step }, ce n’est pas la place { $seat } qui a décidé
refused-undo-asked = Une demande attend déjà une réponse
refused-undo-not-asked = Personne ne demande à annuler des coups
refused-undo-other = La demande est de revenir à l’étape { $asked }, pas { $given }
refused-undo-own = C’est aux autres d’accepter, pas à celui qui a demandé
refused-undo-answer = Une autre de tes places doit répondre

## Parties enregistrées, revanches, analyse

refused-still-playing =
    { $what ->
        [record] La partie s’exporte une fois finie
        [fork] Tu pourras repartir d’ici une fois la partie finie
        [analysis] L’analyse est possible une fois la partie finie
        [review] L’analyse vient une fois la partie finie
        [position] Les positions précédentes s’exportent une fois la partie finie
       *[points] Les points se comptent une fois la partie finie
    }
refused-record-long = La partie enregistrée a { $moves } coups ; { $most } au plus
refused-rematch = Seuls les joueurs de cette partie peuvent demander une revanche
refused-rematch-early = La revanche vient après la partie
refused-rule-pages = Ce serveur a été installé sans les pages de règles
refused-analysis-ms = ms vaut ici { $most } au plus, pas { $given }
refused-analysis-seat = À l’étape { $step }, ce n’est pas la place { $seat } qui décide
refused-analysis-died = L’analyse s’est interrompue ; réessaie
refused-analysis-failed = L’analyse a échoué : { $problem }
refused-warning-move = Ce coup n’est pas possible maintenant
refused-analysis-busy = Une analyse à la fois : attends la fin de la tienne

## E-mail

push-begins = Ta partie commence : { $game }
mail-turn-subject = À toi de jouer : { $game }
mail-turn =
    C’est à toi de jouer : { $game }.{ $until ->
        [mail-until] { " " }Tu as jusqu’au { $until }.
       *[none] { "" }
    }

    { $table }

    Tu reçois un seul message de ce genre par tour, et aucun tant que la table est ouverte chez toi.
    Pour ne plus en recevoir : { $off }
mail-until = { $weekday } { $day } { $month } { $year } à { $time } UTC
mail-confirm-subject = Est-ce ton adresse ? Trailboss te le demande
mail-confirm =
    Quelqu’un, sans doute toi, a donné cette adresse au serveur Trailboss { $server }.
    Si c’était toi, suis ce lien :

    { $link }

    Sinon, ne fais rien : il ne viendra aucun autre message.
mail-reset-subject = Un nouveau mot de passe pour Trailboss
mail-reset =
    Quelqu’un, sans doute toi, a demandé au serveur Trailboss { $server } un nouveau mot de passe.
    Si c’était toi, suis ce lien dans l’heure :

    { $link }

    Sinon, ne fais rien : ton mot de passe reste comme il est.
weekday-1 = lundi
weekday-2 = mardi
weekday-3 = mercredi
weekday-4 = jeudi
weekday-5 = vendredi
weekday-6 = samedi
weekday-7 = dimanche
month-1 = janvier
month-2 = février
month-3 = mars
month-4 = avril
month-5 = mai
month-6 = juin
month-7 = juillet
month-8 = août
month-9 = septembre
month-10 = octobre
month-11 = novembre
month-12 = décembre

## Les pages derrière les liens des e-mails

page-confirm = { $email } est-elle ton adresse ?
page-confirm-button = Oui, c’est mon adresse
page-confirm-done = Merci : { $email } est confirmée.
page-off = Ne plus rien envoyer à { $email } ?
page-off-button = Plus de messages
page-off-done = C’est fait : plus aucun message pour { $email }.
page-reset = Un nouveau mot de passe pour { $name }. Tous les navigateurs et programmes connectés seront déconnectés.
page-reset-label = Nouveau mot de passe
page-reset-button = Enregistrer
page-reset-length = Un mot de passe a de 8 à 256 caractères.
page-reset-done = { $name } a un nouveau mot de passe ; connecte-toi avec.
page-old = Ce lien n’est plus valable. Les réglages actuels sont sur la page du compte.
