### Chat, who is at the table, watching, playing again, invitations.

## Chat

chat = Chat
chat-lines = Messages
chat-empty = No messages yet.
chat-say = Say something
chat-send = Send
chat-phrases = Quick phrases
chat-players-only = Only the players can write here.
chat-unread =
    { $count ->
        [one] Chat, { $count } new message
       *[other] Chat, { $count } new messages
    }
phrase-hello = Hello!
phrase-luck = Good luck, have fun!
phrase-nice = Nice move!
phrase-thinking = Let me think…
phrase-moment = Back in a minute.
phrase-sorry = Sorry for the wait!
phrase-thanks = Thanks!
phrase-game = Good game!

## Who is there; notes stand behind a name

presence-here = here
presence-away = away
presence-gone = not here
is-back = { $name } is back.
is-away = { $name } is away.

## Watching

watching-note = watching
watcher-count =
    { $count ->
        [one] { $count } person watching
       *[other] { $count } people watching
    }
watching-title = Watching
watch-allow = Anyone with the link may watch
    .hint = Nobody’s hand is shown.
watchers-talk = Let them chat
copy-watch-link = Copy watch link

## Playing again

rematch = Rematch
rematch-offered = { $name } wants a rematch.
rematch-accept = Play again
rematch-decline = Not now
rematch-waits = Rematch offered. Waiting for { $names }.
rematch-withdraw = Withdraw
rematch-declined = { $name } doesn’t want a rematch right now.
rematch-go = Go to the rematch
rematch-asked = { $names } can see your offer. The game starts as soon as everyone is in.

## Invitations

you-are-invited = { $host } invites you to play { $title }
invitation-used = This invitation has been used
    .hint = { $name } has taken the seat. An invitation is good for one person; ask { $host } for another one.
invitation-full = The table is full
    .hint = Someone else was faster: all seats are taken.
invitation-closed = This table was closed
    .hint = The game was called off before it began. Ask { $host } for a new invitation.
invitation-over = This game is over
    .hint = You are too late for this one. Why not start another?
invitation-wrong = This invitation doesn’t work
    .hint = There is no such invitation. Part of the link may be missing: ask for it again and copy all of it.
invitation-watch = Watch the game
invitation-look = See how it went
invitation-own = Open a table of your own
