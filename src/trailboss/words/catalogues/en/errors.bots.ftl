# Bots that cannot be, and programs that do not play along.

error-no-bot = there is no bot { $bot }; there are { LIST($known, "comma") }
error-bot-encoding = bot { $bot } is not written in UTF-8
error-bot-part = bot { $bot }: { $part } should look like name=value
error-bot-twice = bot { $bot }: { $setting } is there twice
error-bot-no-setting = bot { $bot } has no setting { $setting }; there is { LIST($known, "comma") }
error-bot-seed = bot { $bot }: a seed is less than 2^64, not { $given }
error-bot-number = bot { $bot }: { $setting } should be a whole number, not { $given }
error-bot-style = bot 'heuristic': style is one of { LIST($known, "comma") }, not { $given }
error-bot-both = bot 'search' has ms or simulations, not both
error-bot-range = bot { $bot }: { $setting } is 1 to { $most }, not { $given }
error-bot-champion = bot 'champion' has one of ms, samples and temperature, not two
error-bot-temperature = bot 'champion': temperature is a number from 0 to { $most }, not { $given }

## External programs: how they are named

error-program-system = external bots need Linux, macOS or another POSIX system
error-program-command = bot 'external': the command { $command }: { $problem }
error-program-missing = bot 'external': which program? For example external:./mybot
error-program-path =
    { $here ->
        [no] bot 'external': there is no program { $program } on the PATH
       *[other] bot 'external': there is no program { $program } on the PATH; the file in this folder is { $here }
    }
error-program-file = bot 'external': there is no file { $program }
error-program-folder = bot 'external': { $program } is a folder, not a program
error-program-rights = bot 'external': { $program } is not executable; make it so with chmod +x, or name what runs it: external:python3 { $command }
error-program-seconds = bot 'external': { $setting } should be seconds, as 10 or 0.5, not { $given }

## External programs: what they did. $problem is one of the phrases below.

error-program =
    { $said ->
        [nothing] external bot { $program } { $problem }
       *[other] external bot { $program } { $problem }; its standard error ends with: { $said }
    }
program-start = cannot be started: { $problem }
program-away = the bot has been closed
program-deaf = has not read its input for { $seconds } s
program-slow = gave no answer within { $seconds } s
program-long-line = wrote a line of more than { $most } MB
program-flood = wrote { $amount } MB that were not asked for
program-closed =
    { $pipe ->
        [input] closed its standard input
       *[output] closed its standard output
    }
program-ended = ended with status { $status }
program-killed = was ended by signal { $signal } ({ $name })
program-number = answered number { $given }; asked was { $asked }
program-illegal = chose { $move }, not allowed now: { $why }
program-no-json = wrote a line that is not JSON: { $line }
program-no-object = wrote a line that is not a JSON object: { $line }
program-protocol = should begin with its protocol, { $protocol }, and has { $given }
program-wants = wants { $given }; want is a list of { $known }
program-code = chose { $given }; codes are 0 to { $last }
program-notation = chose { $given }; a notation is text
program-no-move = chose { $given }, which is no move of { $game }
program-neither = answered with neither a code nor a notation
program-two = chose two moves, { $code } and { $notation }
