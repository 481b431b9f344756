### Account, settings, about, importing a game.

## Account

guest-lead = You are playing as a guest, { $name }. With an account you keep your games on every device and can be notified when it is your turn.
create-account = Create account
account-name = Name
password = Password
    .hint = At least 8 characters.
e-mail = E-mail (optional)
    .hint = Only to tell you when it is your turn.
about-you = About you
e-mail-confirmed = Confirmed.
e-mail-not-confirmed = Not confirmed yet: follow the link in the message.
notices = When it is your turn
notice-browser = While Trailboss is open in the background.
notice-push = On this device, while you are logged in here.
notice-push-missing = This browser cannot be told while the page is closed.
notice-push-denied = The browser did not allow notifications.
notice-e-mail = One message a turn, to a confirmed address.
notice-e-mail-off = This server sends no e-mail.
notice-live = Also in games with a live clock
    .hint = Otherwise only in games without one.
notice-webhook = This address gets a message when it is your turn.
webhook-secret = The secret that signs the messages, shown only now:
vacation = Vacation
    .hint = Stops your clocks in running correspondence games. Opponents see it; live games and games that begin later go on.
vacation-days = Days
vacation-go = Go on vacation
vacation-on = You are on vacation until { $date }.
vacation-back = Come back now
vacation-left =
    { $left ->
        [one] One day
       *[other] { $left } days
    } left within a year.
change-password = Change password
old-password = Current password
new-password = New password
program-tokens = Access for programs
    .hint = A program with a token acts for you. The secret is shown once.
token-once = Copy this secret now; it is not shown again:
token-name = What it is for
new-token = New token
token-may = What it may do
token-scope =
    { $scope ->
        [read] read only
       *[play] read and play
    }
token-days = Valid for
token-lasts =
    { $days ->
        [0] until it is removed
       *[other] { $days } days
    }
good-until = valid until { $date }
forgot-password = Forgot your password?
reset-sent = If there is such an account with a confirmed e-mail address, a link is on its way.
sessions = Where you are logged in
session-device = A browser
session-here = here
session-since = since { $date }
log-out-elsewhere = Log out everywhere else
remove-token = Remove

## Settings

language = Language
colours = Colors
colour-device = Same as the device
colour-light = Light
colour-dark = Dark
volume = Sound when it is my turn
    .hint = Two knocks on wood.
    .off = off
percent = { $share }%
calm = Less motion
    .hint = Pieces appear in place instead of traveling there.
passes = Make moves for me when there is no choice
    .hint = The only move there is, or a bonus nobody would refuse. What cannot be undone waits a moment first.
notify-ask = Notify me in this browser
notify-on = This browser tells you when it is your turn.
notify-denied = This browser does not allow notifications from this page. You can change that in its settings.
notify-missing = This browser does not support notifications.

## About

about-lead = Trailboss is the Great Western Trail family to play with friends, against the computer or alone, on your own server.
this-server = This server
version = Version
server-state = State
server-state-ok = all is well
server-state-bad = something is wrong: check its log
tables-in-use = Tables in use
titles = Games
rules-version = rules version { $version }
computer-players = Computer players
server-tells = Tells you it is your turn by
notice-way-browser = Browser
notice-way-push = Push notification
notice-way-email = E-mail
notice-way-webhook = Webhook
server-tells-nothing = nothing
for-programs = For programs
hosting = Your own server
    .text = It needs Python and nothing else; games are kept in a file.
    .more = To let others reach it, set the address it listens on and where it keeps the games; the example shows all settings.
rights = Rights
    .text = Free software under the MIT license. Great Western Trail is a game by Alexander Pfister, El Paso by Alexander Pfister and Johannes Krenner. Trailboss is an unofficial implementation without artwork or text from their publishers.

## Importing a game

record-title = Import a game
record-lead = An exported game is plain text: saved here from a score sheet, or written by the command line. A finished game opens as a replay, and you can play on from any step; an unfinished one goes on as a practice game.
record-file = From a file
record-drop = or drop one here
record-paste = Or paste the text
record-bring = Import
record-empty = Nothing to import yet: choose a file, or paste the text that begins with “trailboss record”.
record-refused = This game cannot be imported: { $reason }
record-unreadable = { $name } cannot be read: { $reason }
