# What the server says about ratings, tournaments, the game of the day and people.

refused-undo-rated = In a rated game nobody can take back what was revealed.
refused-sealed = Others are still playing with the same draws: the record, forks and analysis open once everyone is done.
refused-rated = This game cannot be rated: it needs accounts, one seat each, and a setup nobody has chosen.
refused-no-person = There is no account of this name.
refused-no-title = The titles are { LIST($known) }.
refused-relation-self = That is you.
refused-relations = At most { $most } people can be listed.

# What somebody delivers to or builds most.
favourite-city = { $city }
favourite-post = Trading post { $post }
favourite-building = Building { $building }

refused-event = This table belongs to a tournament or the game of the day: nobody can leave before it begins, or change who may watch.
refused-guest = That needs an account.
refused-no-tournament = There is no such tournament.
refused-not-organiser = Only the organizer can do that.
refused-tournament-begun = The tournament has begun.
refused-tournaments = You already run { $most } tournaments.
refused-tournament-clock = A tournament needs a clock, or a round might never end.
refused-round-robin = Round robin is only for tables of two.
refused-entered = You have already entered.
refused-entrants = It takes at least { $least } players.
refused-no-day = There is no game for that day.

day-title = Game of { $date }
refused-invite-seat = Only an invited seat can be reserved for somebody.
refused-invite-twice = Nobody can be invited to two seats.
refused-blocked = You and somebody at this table do not play with each other.
refused-abort-alone = Nobody else plays here: resign or leave.
refused-clock-bank = Only a clock with days for a turn has a bank.
refused-report-nothing = A report is about somebody or about a table.
refused-reports = At most { $most } reports a day.

# Vacation

refused-no-vacation = There is no vacation on this server
refused-vacation-days =
    You have { $left ->
        [one] one day
       *[other] { $left } days
    } of vacation left
