# What is said alike in all games: questions, events, reasons.

ask-over = Das Spiel ist aus
event-turn = Zug { $turn }: { $seat }
event-over = Das Spiel ist aus
event-money =
    { $gained ->
        [yes] { $seat } erhält ${ $amount }
       *[no] { $seat } zahlt ${ $amount }
    }
event-token =
    { $gained ->
        [yes] { $seat } erhält { token-count }
       *[no] { $seat } verwendet { token-count }
    }
token-count =
    { $amount ->
        [one] 1 Tauschmarke
       *[other] { $amount } Tauschmarken
    }
event-lapsed = { $seat } hat die verlangte Karte nicht mehr: Die Aktion verfällt
no-over = das Spiel ist aus
no-token = du hast keine Tauschmarke
no-other-seat = das kann nur ein anderer Platz tun
