# La ligne de commande et la partie dans le terminal.

## Refus

cli-usage = { $problem } (voir { $command } --help)
cli-env-policy = --policy nomme une fonction sous la forme MODULE:FONCTION, et { $given } n’en est pas une : { $problem }
cli-option = --option { $option } devrait ressembler à NOM=VALEUR
cli-file = { $file } : { $problem }
cli-record-large = plus grand que n’importe quelle partie enregistrée
cli-record-bytes = pas une partie enregistrée : l’octet { $byte } n’est pas du texte UTF-8
cli-record-not = pas une partie enregistrée : { $problem }
cli-seconds = --seconds est supérieur à 0 et vaut 60 au plus, pas { $given }
cli-unread = { $file } est illisible : { $problem }
cli-no-run = { $file } n’est pas une mesure enregistrée avec `trailboss bench --json`
cli-levels = --difficulty all est fait pour une partie en solo (--players 1)
cli-bots = --bots : à { $players } joueurs, il faut 1 ou { $players } bots, pas { $given }
cli-which-game = quel jeu ? Par exemple : trailboss play { $game }
cli-seat =
    --seat : { $players ->
        [one] il n’y a que la place 1
       *[other] les places vont de 1 à { $players }
    }, pas { $given }
cli-loaded = { $name } ne peut pas être choisi : { $brings } reprend la partie avec sa mise en place
cli-other-game = une partie de { $game }, pas de { $asked }
cli-opponents = --opponent : il faut 1 ou { $others } bots, pas { $given }
cli-output-failed = la sortie a échoué : { $problem }
cli-interrupted = interrompu

## Une partie dans le terminal

cli-welcome =
    { $seats }{ $seed ->
        [none] {""}
       *[other] ; graine { $seed }
    }. Tu es P{ $me }. Tape help pour avoir de l’aide à tout moment.
cli-turn =
    { $turn ->
        [0] Mise en place : { $name }
       *[other] Tour { $turn } : { $name }
    }
cli-help =
    Tape le numéro d’un coup, ou le coup écrit comme dans une partie enregistrée.
    Entrée seule joue le coup quand il n’y en a qu’un.

      ?        ce qu’on peut consulter  undo      annuler un coup
      ? 6a     ce que fait une tuile    save NOM  garder pour --load NOM
      ? 12     le coup 12 en entier     log       ce qui s’est passé (ou log 50)
      moves    revoir les coups         score     points si on s’arrêtait là
      board    toute la table           quit      quitter la partie
      position la position en texte ; position NOM : pour --position NOM

    Zones de la table :
cli-left =
    Tu as quitté la partie après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }.
cli-failed = { $name } ne répond plus : { $reason }. À partir de maintenant, l’ordinateur joue les coups les plus simples, et la partie compte comme perdue pour { $name }.
cli-no-move =
    Il n’y a pas de coup { $given } ; { $count ->
        [one] le seul est 1
       *[other] les coups vont de 1 à { $count }
    }.
cli-not-understood = Je ne comprends pas « { $given } ». Tape le numéro d’un coup, ou help.
cli-taken-back = Annulé : { $move }
cli-save-where = Où donc ? Tape save et le nom d’un fichier.
cli-saved = Enregistré ; pour continuer : trailboss play --load { $file }
cli-position-saved = La position telle que tu peux la connaître ; continue avec : trailboss play --position { $file }
cli-no-log = Il ne s’est encore rien passé.
cli-no-part = La table n’a pas de zone « { $given } » ; il y a { $parts }.
cli-look-up = Tape « ? » et l’un de ces noms, ou « ? » et le numéro d’un coup.
cli-written-as = s’écrit : { $move }
cli-unknown-thing = Je ne sais rien de « { $given } ». Tape « ? » pour voir ce qu’on peut consulter.
cli-score =
    { $over ->
        [yes] décompte final
       *[no] points si la partie finissait maintenant
    }
cli-winners =
    { $names ->
        [1] { $names } a gagné.
       *[other] { $names } se partagent la victoire.
    }
cli-times = { $what } ×{ $count }

# Un bâtiment à la place d’un autre, dans une liste de lieux.
cli-instead = {" "}(à la place de { $tile } : ${ $price })
cli-now-here = .{" "}Ici en ce moment : { LIST($things, "semicolon") }.
cli-lies-here =
    { $owner ->
        [seat] { $owner } : { $tile }
       *[nobody] { $tile }
    }
cli-stands-here = { -herder(form: "the") } ({ $owner })
cli-you = Toi
cli-seed = graine { $seed }
cli-chance = hasard enregistré
cli-total = Total
cli-more = … et { $count } de plus
