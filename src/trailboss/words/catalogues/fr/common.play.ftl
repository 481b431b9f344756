# What is said alike in all games: questions, events, reasons.

ask-over = La partie est finie
event-turn = Tour { $turn } : { $seat }
event-over = La partie est finie
event-money =
    { $gained ->
        [yes] { $seat } gagne ${ $amount }
       *[no] { $seat } paie ${ $amount }
    }
event-token =
    { $gained ->
        [yes] { $seat } gagne { token-count }
       *[no] { $seat } utilise { token-count }
    }
token-count =
    { $amount ->
        [one] { $amount } jeton d’échange
       *[other] { $amount } jetons d’échange
    }
event-lapsed = { $seat } n’a plus la carte demandée : l’action est perdue
no-over = la partie est finie
no-token = tu n’as pas de jeton d’échange
no-other-seat = c’est à une autre place de le faire
