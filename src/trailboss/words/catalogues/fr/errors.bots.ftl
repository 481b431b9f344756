# Des bots impossibles, et des programmes qui ne jouent pas le jeu.

error-no-bot = il n’y a pas de bot { $bot } ; il y a { LIST($known, "comma") }
error-bot-encoding = le bot { $bot } n’est pas écrit en UTF-8
error-bot-part = bot { $bot } : { $part } devrait ressembler à nom=valeur
error-bot-twice = bot { $bot } : { $setting } y est deux fois
error-bot-no-setting = le bot { $bot } n’a pas de réglage { $setting } ; il y a { LIST($known, "comma") }
error-bot-seed = bot { $bot } : une graine est plus petite que 2^64, pas { $given }
error-bot-number = bot { $bot } : { $setting } devrait être un nombre entier, pas { $given }
error-bot-style = bot 'heuristic' : style vaut { LIST($known, "or") }, pas { $given }
error-bot-both = le bot 'search' a ms ou simulations, pas les deux
error-bot-range = bot { $bot } : { $setting } va de 1 à { $most }, pas { $given }
error-bot-champion = le bot 'champion' a ms, samples ou temperature, pas deux à la fois
error-bot-temperature = bot 'champion' : temperature est un nombre de 0 à { $most }, pas { $given }

## Programmes externes : comment on les nomme

error-program-system = les bots externes ont besoin de Linux, de macOS ou d’un autre système POSIX
error-program-command = bot 'external' : la commande { $command } : { $problem }
error-program-missing = bot 'external' : quel programme ? Par exemple external:./mybot
error-program-path =
    { $here ->
        [no] bot 'external' : il n’y a pas de programme { $program } dans le PATH
       *[other] bot 'external' : il n’y a pas de programme { $program } dans le PATH ; le fichier de ce dossier est { $here }
    }
error-program-file = bot 'external' : il n’y a pas de fichier { $program }
error-program-folder = bot 'external' : { $program } est un dossier, pas un programme
error-program-rights = bot 'external' : { $program } n’est pas exécutable ; rends-le exécutable avec chmod +x, ou nomme ce qui le lance : external:python3 { $command }
error-program-seconds = bot 'external' : { $setting } devrait être en secondes, comme 10 ou 0.5, pas { $given }

## Programmes externes : ce qu’ils ont fait. $problem est une des phrases ci-dessous.

error-program =
    { $said ->
        [nothing] le bot externe { $program } { $problem }
       *[other] le bot externe { $program } { $problem } ; sa sortie d’erreur finit par : { $said }
    }
program-start = ne démarre pas : { $problem }
program-away = le bot a été fermé
program-deaf = n’a pas lu son entrée depuis { $seconds } s
program-slow = n’a pas répondu en { $seconds } s
program-long-line = a écrit une ligne de plus de { $most } Mo
program-flood = a écrit { $amount } Mo que personne n’a demandés
program-closed =
    { $pipe ->
        [input] a fermé son entrée standard
       *[output] a fermé sa sortie standard
    }
program-ended = s’est arrêté avec le code { $status }
program-killed = a été arrêté par le signal { $signal } ({ $name })
program-number = a répondu au numéro { $given } ; la demande était { $asked }
program-illegal = a choisi { $move }, impossible maintenant : { $why }
program-no-json = a écrit une ligne qui n’est pas du JSON : { $line }
program-no-object = a écrit une ligne qui n’est pas un objet JSON : { $line }
program-protocol = devrait commencer par son protocole, { $protocol }, et a { $given }
program-wants = veut { $given } ; want est une liste de { $known }
program-code = a choisi { $given } ; les codes vont de 0 à { $last }
program-notation = a choisi { $given } ; une notation est un texte
program-no-move = a choisi { $given }, qui n’est pas un coup de { $game }
program-neither = n’a répondu ni code ni notation
program-two = a choisi deux coups, { $code } et { $notation }
