### La discussion, qui est là, le public, la revanche, les invitations.

## La discussion

chat = Discussion
chat-lines = Messages
chat-empty = Pas encore de message.
chat-say = Dis quelque chose
chat-send = Envoyer
chat-phrases = Phrases toutes prêtes
chat-players-only = Seuls les joueurs peuvent écrire ici.
chat-unread =
    { $count ->
        [one] Discussion, { $count } nouveau message
       *[other] Discussion, { $count } nouveaux messages
    }
phrase-hello = Bonjour !
phrase-luck = Bonne chance, amuse-toi bien !
phrase-nice = Bien joué !
phrase-thinking = Je réfléchis…
phrase-moment = Je reviens dans une minute.
phrase-sorry = Désolé pour l’attente !
phrase-thanks = Merci !
phrase-game = Belle partie !

## Qui est là ; se lit après un nom

presence-here = présent
presence-away = absent un instant
presence-gone = pas là
is-back = { $name } est de retour.
is-away = { $name } s’absente un instant.

## Regarder

watching-note = regarde
watcher-count =
    { $count ->
        [one] { $count } personne regarde
       *[other] { $count } personnes regardent
    }
watching-title = Regarder
watch-allow = Avec le lien, tout le monde peut regarder
    .hint = Personne ne voit les mains.
watchers-talk = Les laisser discuter
copy-watch-link = Copier le lien pour regarder

## La revanche

rematch = Revanche
rematch-offered = { $name } propose une revanche.
rematch-accept = Rejouer
rematch-decline = Pas maintenant
rematch-waits = Revanche proposée. On attend { $names }.
rematch-withdraw = Retirer
rematch-declined = { $name } ne veut pas de revanche pour le moment.
rematch-go = Aller à la revanche
rematch-asked = { $names } voit ta proposition. La partie commence dès que tout le monde est là.

## Les invitations

you-are-invited = { $host } t’invite à jouer à { $title }
invitation-used = Cette invitation a déjà servi
    .hint = { $name } a pris la place. Une invitation vaut pour une personne ; demande-en une autre à { $host }.
invitation-full = La table est complète
    .hint = Quelqu’un a été plus rapide : toutes les places sont prises.
invitation-closed = Cette table a été fermée
    .hint = La partie a été annulée avant de commencer. Demande une nouvelle invitation à { $host }.
invitation-over = Cette partie est terminée
    .hint = Tu arrives trop tard. Et si tu en commençais une autre ?
invitation-wrong = Cette invitation n’est pas valable
    .hint = Elle n’existe pas. Il manque peut-être un bout du lien : redemande-le et copie-le en entier.
invitation-watch = Regarder la partie
invitation-look = Voir comment elle s’est passée
invitation-own = Ouvrir ta propre table
