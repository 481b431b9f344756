# What the server says: why something was refused, names it gives, messages to players.

## Names

server-guest = Guest { $number }
server-player = Player { $number }
# A bot at the table; settings as they are written, such as ms=200.
server-bot =
    { $settings ->
        [0] { $bot }
       *[other] { $bot } ({ LIST($settings, "comma") })
    }
bot-random = Random
bot-beginner = Beginner
bot-easy = Easy
bot-medium = Medium
bot-strong = Strong
bot-champion = Champion
bot-heuristic = Heuristic
bot-search = Search
bot-external = Program

## Who asks

refused-stranger = Say who you are first: GET /api/me gives you a session
refused-bad-token = This token is not valid, or no longer valid
refused-read-token = This token is read-only
refused-no-session = There is no such session
refused-by-token = A token cannot do this: do it yourself, logged in
refused-signed-out = Your session or token is no longer valid
refused-forged = CSRF: send the value of the cookie csrftoken as the header x-csrftoken
refused-other-site = This connection was asked for by another site
refused-operator = Metrics are for this machine, or for the bearer token of the settings
refused-figures = Only those who run the server can change figures: on its machine, or with an account named in the setting administrators.
refused-has-account = You are logged in as { $name }: log out first
refused-wrong-password = There is no account with this name and password
refused-password-common = This password is one of the first anybody would try; choose another
refused-login-wait = Too many wrong passwords. Try again in { $wait } s
refused-name-empty = A name needs at least one letter
refused-name-fixed = Only small and capital letters in an account’s name can be changed
refused-name-invisible = The name contains invisible characters
refused-name-taken = This name is taken; choose another
refused-preferences = preferences has { $most } bytes of JSON at most
refused-guest-password = A guest has no password: create an account
refused-old-password = old_password is not your password
refused-no-token = You have no such token
refused-tokens =
    { $most ->
        [one] You have { $most } token; remove it first
       *[other] You have { $most } tokens; remove one first
    }

## Messages to players away from the table

refused-email = { $email } is not an e-mail address
refused-no-mail = This server sends no e-mail
refused-email-missing = Give an e-mail address too
refused-webhook = This is not a web address: { $problem }
refused-webhook-port = Webhook: there is no port { $port }
refused-webhook-scheme = A web address begins with https:// or http:// and a host
refused-webhook-long = The address of a webhook has { $most } characters at most, and no name or password
refused-no-webhooks = This server calls no webhooks
refused-no-push = This server does not tell browsers whose page is closed
refused-push = This is no address of a push service, or not with the keys a browser gives
refused-webhook-private = Webhook: { $host } is not an address of the open internet

## Requests

refused-request = { $problem }
refused-language = language is { LIST($known, "or") }, not { $given }
refused-number = { $name } is a whole number, not { $given }
refused-nested = The request is nested too deep
refused-failed = The server failed; nothing was changed
refused-database = The database does not answer; try again in a moment
refused-nothing-there = There is nothing at { $path }
refused-message-binary = A message is a JSON document, as text and not binary
refused-message-nested = The message is nested too deep
refused-message = The message cannot be read: { $problem }
refused-requests = Too many requests: { $most } a minute. Try again in { $wait } s
refused-logins = Too many logins and new guests: { $most } a minute. Try again in { $wait } s
refused-mails = Too many e-mails to confirm addresses. Try again in { $wait } s
refused-busy = Too much is happening at this table; try again
refused-sockets = You have this table open { $most } times already
# What the engine refused.
refused-error = { $error }

## Tables

refused-no-table = There is no such table
refused-no-game = There is no game { $game }; there are { $known }
refused-not-public = This table is not public, and you do not play here
refused-not-here = You do not play at this table
refused-not-owner = Only the player who opened the table can do this
refused-no-seat = The seats are 0 to { $last }, not { $given }
refused-other-seat = You do not play seat { $seat }
refused-tables =
    { $most ->
        [one] You have a table that is not finished; finish it first
       *[other] You have { $most } tables that are not finished; finish one first
    }
refused-megabytes = Your tables use { $most } MB, which is your limit; some must be finished and archived first
refused-new-tables =
    { $most ->
        [one] One new table a minute from one address. Try again in { $wait } s
       *[other] At most { $most } new tables a minute from one address. Try again in { $wait } s
    }
refused-bot-time = Bots have used { $most } s of thinking time for you this hour. Try again in { $wait } s, or choose a bot that answers at once
refused-full-server = The server is full: games go on, but nothing new can be stored
refused-log-long = So much has happened at this table that it only accepts moves now
refused-status = The game { refused-status-of }
refused-status-of =
    { $status ->
        [open] has not begun
        [playing] is being played
        [abandoned] was abandoned
       *[finished] is over
    }
refused-come-and-go = The game { refused-status-of }: nobody can join or leave now
refused-seat-taken = That seat is taken
refused-full = All seats are taken
refused-invitation = This seat is reserved: you need its invitation
refused-seated = You already have a seat at this table
refused-no-seat-here = You have no seat at this table
refused-free-seats = Seats are still free: { LIST($seats, "and") }
refused-not-started = The game has not started yet
refused-other-rules = This game was played with version { $played } of the rules of { $game }, which this server does not know
refused-no-version = Version { $version } of the rules of { $game } is not known here
refused-players = { $game } is for { $least } to { $most } players, not { $given }
refused-seat-count =
    { $seats ->
        [one] players is { $players }, but there is { $seats } seat
       *[other] players is { $players }, but there are { $seats } seats
    }
refused-seed = A seed can only be chosen where no other person plays
refused-sandbox = In a sandbox all seats are your own or bots'
refused-nobody = At least one seat has to be for a person
refused-clock-none = A clock of kind none has neither seconds nor an increment
refused-clock-seconds = A { $kind } clock needs seconds, at least 1
refused-clock-increment = A correspondence clock has no increment: every turn has its own time
refused-seat-bot = Seat { $seat }: a seat of kind bot, and no other, says which bot
refused-no-bot = There is no bot { $bot } here; there are { $known }
refused-bot-setting = Bot { $bot }: { $setting } cannot be set here; { $known } can
refused-bot-most = Bot { $bot }: { $setting } is { $most } at most here

## Playing

refused-turn = It is { $name }'s turn
refused-time = Your time is up
refused-over = The game is over
# A move with its notation, and why it is not allowed now.
refused-move = { CAP($why) }
refused-together = { $move } shows something new or ends your turn: nothing can be sent with it
refused-step = The game stands at step { $now }, not { $given }
refused-no-step = The game has steps 0 to { $last }, not { $given }
refused-chat = Only the players may chat at this table
refused-resigned = You have resigned this game
refused-resigned-already = You have resigned this game already
refused-left = You have left your seat: come back first
refused-gone = You have no seat at this table, or have left it
refused-not-gone = You have not left your seat
refused-undo = This cannot be taken back: { $why }
refused-undo-nothing = there is no move of yours to take back
refused-undo-over = the game is over
refused-undo-seat = At step { $step } it was not seat { $seat } that decided
refused-undo-asked = There is already a request waiting for an answer
refused-undo-not-asked = Nobody is asking to take moves back
refused-undo-other = The request is to go back to step { $asked }, not { $given }
refused-undo-own = The others have to agree, not the player who asked
refused-undo-answer = Another seat of yours has to answer

## Records, rematches, analysis

refused-still-playing =
    { $what ->
        [record] The record is available once the game is over
        [fork] You can fork the game once it is over
        [analysis] Analysis is available once the game is over
        [review] The review is available once the game is over
        [position] Earlier positions are available once the game is over
       *[points] Points over the game are available once it is over
    }
refused-record-long = The record has { $moves } moves; { $most } at most
refused-rematch = Only players of this game can ask for a rematch
refused-rematch-early = A rematch comes after the game
refused-rule-pages = This server was installed without the rule pages
refused-analysis-ms = ms is { $most } at most here, not { $given }
refused-analysis-seat = At step { $step } it is not seat { $seat } that decides
refused-analysis-died = The analysis broke off; try again
refused-analysis-failed = The analysis failed: { $problem }
refused-warning-move = That move is not possible now
refused-analysis-busy = One analysis at a time: wait for yours to end

## E-mail

push-begins = Your game begins: { $game }
mail-turn-subject = Your turn: { $game }
mail-turn =
    It is your turn in a game of { $game }.{ $until ->
        [mail-until] { " " }You have time until { $until }.
       *[none] { "" }
    }

    { $table }

    You get one message a turn, and none while you have the table open.
    To stop these messages: { $off }
mail-until = { $weekday }, { $day } { $month } { $year }, { $time } UTC
mail-confirm-subject = Trailboss: is this your address?
mail-confirm =
    Somebody, probably you, gave this address to the Trailboss server at { $server }.
    If it was you, follow this link:

    { $link }

    If not, do nothing: you will hear no more from us.
mail-reset-subject = A new password for Trailboss
mail-reset =
    Somebody, probably you, asked the Trailboss server at { $server } for a new password.
    If it was you, follow this link within an hour:

    { $link }

    If not, do nothing: your password stays as it is.
weekday-1 = Monday
weekday-2 = Tuesday
weekday-3 = Wednesday
weekday-4 = Thursday
weekday-5 = Friday
weekday-6 = Saturday
weekday-7 = Sunday
month-1 = January
month-2 = February
month-3 = March
month-4 = April
month-5 = May
month-6 = June
month-7 = July
month-8 = August
month-9 = September
month-10 = October
month-11 = November
month-12 = December

## The pages behind the links in e-mails

page-confirm = Is { $email } your address?
page-confirm-button = Yes, this is my address
page-confirm-done = Thank you: { $email } is confirmed.
page-off = Stop sending messages to { $email }?
page-off-button = Stop messages
page-off-done = Done: { $email } gets no more messages.
page-reset = A new password for { $name }. All browsers and programs that are logged in will be logged out.
page-reset-label = New password
page-reset-button = Set it
page-reset-length = A password has 8 to 256 characters.
page-reset-done = { $name } has a new password; log in with it.
page-old = This link no longer works. Your account page has the current settings.
