### Chat, wer am Tisch ist, Zuschauen, Revanche, Einladungen.

## Chat

chat = Chat
chat-lines = Nachrichten
chat-empty = Noch keine Nachrichten.
chat-say = Sag etwas
chat-send = Senden
chat-phrases = Schnelle Sätze
chat-players-only = Hier schreiben nur die Spielenden.
chat-unread =
    { $count ->
        [one] Chat, { $count } neue Nachricht
       *[other] Chat, { $count } neue Nachrichten
    }
phrase-hello = Hallo!
phrase-luck = Viel Glück und viel Spaß!
phrase-nice = Guter Zug!
phrase-thinking = Ich überlege noch …
phrase-moment = Bin gleich wieder da.
phrase-sorry = Tut mir leid, dass es dauert!
phrase-thanks = Danke!
phrase-game = Schönes Spiel!

## Wer da ist; steht hinter einem Namen

presence-here = da
presence-away = kurz weg
presence-gone = nicht da
is-back = { $name } ist wieder da.
is-away = { $name } ist kurz weg.

## Zuschauen

watching-note = schaut zu
watcher-count =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
watching-title = Zuschauen
watch-allow = Wer den Link hat, darf zuschauen
    .hint = Niemandes Hand ist zu sehen.
watchers-talk = Im Chat mitreden lassen
copy-watch-link = Link zum Zuschauen kopieren

## Revanche

rematch = Revanche
rematch-offered = { $name } möchte eine Revanche.
rematch-accept = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-waits = Revanche angeboten. Es fehlt noch { $names }.
rematch-withdraw = Zurückziehen
rematch-declined = { $name } möchte gerade keine Revanche.
rematch-go = Zur Revanche
rematch-asked = { $names } sieht dein Angebot. Es geht los, sobald alle da sind.

## Einladungen

you-are-invited = { $host } lädt dich ein zu { $title }
invitation-used = Diese Einladung ist schon eingelöst
    .hint = { $name } sitzt schon auf dem Platz. Eine Einladung gilt für eine Person; bitte { $host } um eine weitere.
invitation-full = Der Tisch ist voll
    .hint = Jemand war schneller: Alle Plätze sind besetzt.
invitation-closed = Dieser Tisch wurde geschlossen
    .hint = Das Spiel wurde abgesagt, bevor es begann. Bitte { $host } um eine neue Einladung.
invitation-over = Dieses Spiel ist vorbei
    .hint = Dafür bist du zu spät. Wie wäre es mit einem neuen?
invitation-wrong = Diese Einladung stimmt nicht
    .hint = So eine Einladung gibt es nicht. Vielleicht ging unterwegs ein Teil des Links verloren: Lass ihn dir noch einmal schicken und kopiere ihn ganz.
invitation-watch = Zuschauen
invitation-look = Ansehen, wie es ausging
invitation-own = Selbst einen Tisch eröffnen
