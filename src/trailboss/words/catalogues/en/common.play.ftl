# What is said alike in all games: questions, events, reasons.

ask-over = The game is over
event-turn = Turn { $turn }: { $seat }
event-over = The game is over
event-money =
    { $gained ->
        [yes] { $seat } gains ${ $amount }
       *[no] { $seat } pays ${ $amount }
    }
event-token =
    { $gained ->
        [yes] { $seat } gains { token-count }
       *[no] { $seat } uses { token-count }
    }
token-count =
    { $amount ->
        [one] 1 exchange token
       *[other] { $amount } exchange tokens
    }
event-lapsed = { $seat } no longer has the card that was asked for: the action lapses
no-over = the game is over
no-token = you have no exchange token
no-other-seat = that is for another seat to do
