### Home, new table, waiting room, a running game and its menu.

## Every page

skip-to-content = Skip to content
page-list = Pages
home = Home
about-and-hosting = About and hosting
unofficial = Unofficial. No artwork or text from the publishers.
settings = Settings
    .lead = For this device. Changes take effect at once.
account = Account
new-table = New table
    .lead = Who plays, how the game is set up, and how much time there is.
log-in = Log in
    .hint = Games you have begun as a guest move to your account.
log-out = Log out
close = Close
cancel = Cancel
save = Save
saved = Saved.
copy = Copy
copied = Copied
try-again = Try again
load-failed = This page could not be loaded. Check your connection and reload.
no-network = The server does not answer. Check your connection.
nothing-here = Nothing here
no-page = There is no such page. The link may have been cut off.
no-table = There is no such table, or it was closed. The link may have been cut off.

## Home

against = Against
# Levels of the computer; the key of the level stands in the id.
level-random = Random
    .hint = Any legal move: for a first look.
level-beginner = Beginner
    .hint = Takes what is close at hand and often misses the rest.
level-easy = Easy
    .hint = Knows the game but is careless now and then.
level-medium = Medium
    .hint = Plays soundly, with the odd slip.
level-strong = Strong
    .hint = Rarely slips. Tough for most people.
level-champion = Champion
    .hint = Taught itself over millions of games. The strongest.
level-heuristic = Heuristic
    .hint = Plays at once, by simple rules.
level-search-ms-200 = Search, 0.2 s
    .hint = Thinks ahead for a fifth of a second at each decision.
level-search-ms-1000 = Search, 1 s
    .hint = Thinks ahead for a second at each decision.
level-search-ms-3000 = Search, 3 s
    .hint = Thinks ahead for three seconds at each decision.
rival-solo = { $name }, solo opponent
    .hint = The solo opponent from the rulebook, with its own cards.
rival-hotseat = Hot seat
    .hint = Several people take turns at this screen.
number-of-players = Number of players
player-number = Player { $number }
player-count =
    { $count ->
        [one] { $count } player
       *[other] { $count } players
    }
play = Play
play-starting = Starting…

## Tables

my-games = Your games
lobby = Tables waiting for players
lobby-empty = No public table is waiting for players right now. Open one, or invite a friend by link.
watchable = Games to watch
finished-games = Finished games ({ $count })
# The title of the browser’s tab; $count games wait for me.
your-turn-title = ({ $count }) Your turn
your-turn = Your turn
free-seats =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
seat-empty = free
has-won = { $names } won
with-people = With { $names }
status-open = waiting
status-playing = in progress
status-finished = finished
status-abandoned = abandoned

## Time

time-days = { $count } d
time-hours = { $count } h
time-minutes = { $count } min
time-seconds = { $count } s
clock-none = no clock
clock-live = { $length } each, +{ $increment } s a turn
clock-turn = { $length } a turn

## A new table

game-title = Game
seats = Seats
seat-who = Who sits in seat { $number }
seat-strength = Level for seat { $number }
seat-name = Name for seat { $number }
seat-remove = Remove seat { $number }
seat-add = Add a seat
seat-me = Me
seat-hotseat = Someone at this screen
seat-bot = Computer
seat-open = Open to anyone
    .hint = First come, first served.
seat-invited = Invited by link
    .hint = You get a link for this seat.
solo-hint = Only one seat: you play against { $name }.
options = Setup

## Options of a game

option-neutral = Neutral buildings
option-buildings = Private buildings
option-simmental = Simmental cattle
option-difficulty = Difficulty of the solo opponent
option-deck = Deck of the solo opponent
option-cards = Cards of the solo opponent
option-extra-workers = Extra workers of the solo opponent
option-first-city = First city of the solo opponent
option-trains = Train cards
option-foresight = Foresight tiles of the solo opponent
option-b-cards = B cards of the solo opponent
option-value-neutral-letters = in alphabetical order
option-value-random = random
option-value-buildings-a = all sides a
option-value-buildings-b = all sides b
option-value-true = yes
option-value-false = no
option-value-yes = yes
option-value-no = no
option-value-easy = easy
option-value-medium = medium
option-value-hard = hard
option-value-by-level = set by the difficulty
option-value-cards-all = all
option-value-cards-fewer = fewer
option-value-deck-garth = Garth
option-value-deck-tuned = tuned
option-value-foresight-random = at random
option-value-foresight-chosen = chosen by you
option-value-b-cards-none = none
option-value-trains-front = all front sides
option-value-trains-star = all star sides
option-value-fulton = Fulton
option-value-st-louis = St. Louis
option-value-bloomington = Bloomington
option-value-peoria = Peoria
option-value-chicago = Chicago
option-value-toledo = Toledo
option-value-pittsburgh = Pittsburgh
option-value-philadelphia = Philadelphia
option-value-new-york = New York

## A new table, further down

own-letters = chosen one by one
letters-hint = { $count } letters, each { $one } or { $other }, in order of building number
time-and-people = Time and people
clock = Clock
clock-choice-none = No clock
clock-choice-live15 = 15 minutes each, +15 s a turn
clock-choice-live30 = 30 minutes each, +20 s a turn
clock-choice-live60 = 60 minutes each, +30 s a turn
clock-choice-day = One day for each turn
clock-choice-days3 = Three days for each turn
clock-choice-week = One week for each turn
who-plays-for-absent = Who takes over when someone leaves
absent-default = Only the simplest moves
table-title = Name of the table
    .hint = Optional.
table-public = public
table-private = by link only
public-table = Public table
    .hint = Listed in the lobby, and anyone may watch.
    .private-hint = Only people with the link can find it.
shuffle = Random turn order
when-full = Start as soon as all seats are taken
sandbox = Practice game
    .hint = Any move can be taken back, even after new cards have been seen.
make-table = Open the table

## The waiting room

table = Table
waiting-room = Waiting room
table-abandoned = This table was closed
seat-kept = Reserved for someone invited
seat-free = Free seat
seat-waits = waiting
seat-left = left
seat-resigned = resigned
seat-vacation = on vacation until { $date }
copy-link = Copy link
copy-invitation = Copy invitation
your-name = Your name at the table
join-table = Join
leave-table = Leave
give-up-table = Close the table
start-game = Start the game
needs-invitation = The free seats are reserved for people with an invitation. Ask the host for the link.
seats-missing =
    { $count ->
        [one] One player is missing.
       *[other] { $count } players are missing.
    }
seats-full = All seats are taken.
waits-for-owner = The game starts when the host says so.

## One screen for several people

curtain = { $name } is next
    .hint = Pass the screen to the next player. Hands stay hidden until then.
curtain-open = I am { $name }

## During a game

connection-lost = Connection lost.
    .hint = Trying again. Nothing is lost.
connection-slow = No live connection: updates come every few seconds.
connection-back = The connection is back.
asks-undo =
    { $moves ->
        [one] { $name } asks to take back one move.
       *[other] { $name } asks to take back { $moves } moves.
    }
agree = Agree
refuse = Refuse
waits-for-consent = You asked to take back moves. Waiting for { $names }.
withdraw = Never mind
you-are-away = You have left: someone else plays your seat.
come-back = Take my seat back
time-left = Time left: { $time }

## The menu of the table

table-menu = Table menu
take-back = Take back
reset-turn = Whole turn
ask-undo = Ask the others
undo-anyway = Take back anyway
people-here = People
watch-hint = You are watching.
watching = you are watching
share-game = Let others see this game
unshare-game = Make private again
score-sheet = Score sheet
resign = Resign
resign-sure = Resign this game? Between two players it ends at once.
resign-yes = Yes, resign
leave-game = Leave for now
leave-sure = Leave? Your seat is played for you until you come back.
leave-yes = Yes, leave

## The log

log-undo =
    { $moves ->
        [one] { $name } takes back a move
       *[other] { $name } takes back { $moves } moves
    }
log-asks = { $name } asks to take back moves
log-agrees = { $name } agrees
log-refuses = { $name } does not agree
log-joins = { $name } sits down
log-leaves = { $name } leaves
log-resigns = { $name } resigns
log-timeout = { $name } has run out of time
log-returns = { $name } is back

## The end

won-by-resigning = { $name } wins by resignation
look-at-table = Look at the table
signed-out = You have been logged out.
    .hint = On this device or another one. The game goes on; log in to take your seat again.
# Goes on without logging in.
look-on = Just watch
