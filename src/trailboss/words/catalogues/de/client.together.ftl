### Chat, wer am Tisch ist, Zuschauen, Revanche, Einladungen.

## Chat

chat = Chat
chat-lines = Nachrichten
chat-empty = Noch keine Nachrichten.
chat-say = Sag etwas
chat-send = Senden
chat-phrases = Kurze Sätze
chat-players-only = Hier schreibt nur, wer mitspielt.
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
presence-away = abwesend
presence-gone = nicht da
is-back = { $name } ist wieder da.
is-away = { $name } ist abwesend.

## Zuschauen

watching-note = schaut zu
watcher-count =
    { $count ->
        [one] { $count } Person schaut zu
       *[other] { $count } Leute schauen zu
    }
watching-title = Zuschauen
watch-allow = Wer den Link hat, darf zuschauen
    .hint = Handkarten bleiben verborgen.
watchers-talk = Im Chat mitreden lassen
copy-watch-link = Link zum Zuschauen kopieren

## Revanche

rematch = Revanche
rematch-offered = { $name } möchte eine Revanche.
rematch-accept = Noch einmal spielen
rematch-decline = Jetzt nicht
rematch-waits = Revanche angeboten. Warten auf { $names }.
rematch-withdraw = Zurückziehen
rematch-declined = { $name } möchte gerade keine Revanche.
rematch-go = Zur Revanche
rematch-asked = Dein Angebot ist zu sehen für: { $names }. Es geht los, sobald alle da sind.

## Einladungen

you-are-invited = { $host } lädt dich ein zu { $title }
invitation-used = Diese Einladung ist schon eingelöst
    .hint = { $name } sitzt schon auf dem Platz. Eine Einladung gilt für eine Person; bitte { $host } um eine weitere.
invitation-full = Der Tisch ist voll
    .hint = Jemand war schneller: Alle Plätze sind besetzt.
invitation-closed = Dieser Tisch wurde geschlossen
    .hint = Die Partie wurde abgesagt, bevor sie begann. Bitte { $host } um eine neue Einladung.
invitation-over = Diese Partie ist vorbei
    .hint = Dafür bist du zu spät. Wie wäre es mit einer neuen?
invitation-wrong = Diese Einladung ist ungültig
    .hint = Es gibt sie nicht. Vielleicht fehlt ein Teil des Links: Lass ihn dir noch einmal schicken und kopiere ihn ganz.
invitation-watch = Zuschauen
invitation-look = Ansehen, wie es ausging
invitation-own = Selbst einen Tisch eröffnen
