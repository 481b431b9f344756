# Positions : la page où on en change une, l’envoie et la joue.

position-title = Éditer une position
position-lead = Une position s’écrit, s’envoie, se change et se joue : un problème, la photo d’une table, une question de règle. Pars d’une mise en place, d’un texte ou de n’importe quelle étape d’une partie revue.
position-lead-edit = Change les pièces, l’argent, les cartes et les travailleurs. Ce qui ne va pas est signalé, et dès que tout va, tu peux jouer.
position-lead-seen = Voici ce que ta place peut savoir. Les cartes que tu ne peux pas connaître restent indéterminées et seront distribuées au hasard si tu joues.
position-from-setup = À partir d’une mise en place
position-game = Jeu
position-players = Joueurs
position-set-up = Mettre en place
position-from-text = À partir d’un texte
position-paste = Le texte d’une position
position-read = Lire
position-turn = Tour
position-deciding = C’est à
position-middle = Au milieu d’un tour.
position-begin-turn = Plutôt au début du tour
position-parts = Parties de la position
position-text = En texte
position-as-text = La position en texte
position-use-text = Prendre ce texte
position-copy = Copier
position-copied = Copié
position-save = Enregistrer
position-state = État
position-text-changed = Le texte a changé : prends-le, ou continue avec le formulaire.
position-wrong =
    { $count ->
        [one] Une chose ne va pas
       *[other] { $count } choses ne vont pas
    }
position-fine = Cette position peut se jouer.
position-over = Dans cette position, la partie est finie.
position-me = Je joue
position-others = Les autres
position-look = Voir la table
position-play = Jouer à partir d’ici
position-back = Revenir à l’éditeur
position-rest = ce qui reste
position-say = l’écrire
position-take-rest = ce qui reste
position-unknown = inconnu
position-add = ajouter…
position-less = { $name } : un de moins
position-more = { $name } : un de plus
position-not-yet = pas encore
position-hired = engagé
position-take-away = Enlever ce qui est sur { $name }
replay-position = Éditer
replay-position-about = Changer cette position et la jouer
