# Ce que le serveur dit des classements, des tournois, de la partie du jour et des joueurs.

refused-undo-rated = Dans une partie classée, personne ne reprend ce qui a été révélé.
refused-sealed = D’autres jouent encore avec les mêmes tirages : enregistrement, copie et analyse s’ouvrent quand tous ont fini.
refused-rated = Cette partie ne peut pas compter : il faut des comptes, une place chacun et une mise en place que personne n’a choisie.
refused-no-person = Aucun compte ne porte ce nom.
refused-no-title = Les titres sont { LIST($known) }.
refused-relation-self = C’est toi.
refused-relations = On ne peut pas nommer plus de { $most } personnes.

# Où quelqu’un livre le plus, ce qu’il construit le plus.
favourite-city = { $city }
favourite-post = Comptoir { $post }
favourite-building = Bâtiment { $building }

refused-event = Cette table appartient à un tournoi ou à la partie du jour : personne ne la quitte avant le début ni ne change qui peut regarder.
refused-guest = Il faut un compte pour cela.
refused-no-tournament = Ce tournoi n’existe pas.
refused-not-organiser = Seul l’organisateur peut le faire.
refused-tournament-begun = Le tournoi a commencé.
refused-tournaments = Tu organises déjà { $most } tournois.
refused-tournament-clock = Un tournoi a besoin d’une pendule, sinon une ronde pourrait ne jamais finir.
refused-round-robin = Le toutes rondes ne se joue qu’à des tables de deux.
refused-entered = Tu participes déjà.
refused-entrants = Il faut au moins { $least } joueurs.
refused-no-day = Il n’y a pas de partie de ce jour.

day-title = Partie du { $date }
refused-invite-seat = Seule une place sur invitation peut être gardée pour quelqu’un.
refused-invite-twice = Personne ne peut être invité à deux places.
refused-blocked = Toi et quelqu’un de cette table ne jouez pas ensemble.
refused-abort-alone = Personne d’autre ne joue ici : abandonne ou pars.
refused-clock-bank = Seule une pendule en jours par tour a une réserve.
refused-report-nothing = Un signalement porte sur quelqu’un ou sur une table.
refused-reports = Au plus { $most } signalements par jour.

# Vacation

refused-no-vacation = Il n’y a pas de vacances sur ce serveur
refused-vacation-days =
    Il te reste { $left ->
        [one] un jour
       *[other] { $left } jours
    } de vacances sur un an
