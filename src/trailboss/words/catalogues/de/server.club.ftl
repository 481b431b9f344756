# Was der Server über Wertungen, Turniere, die Partie des Tages und Leute sagt.

refused-undo-rated = In einer Partie, die zählt, nimmt niemand zurück, was aufgedeckt wurde.
refused-sealed = Andere spielen noch mit denselben Ziehungen: Aufzeichnung, Kopie und Analyse gibt es, wenn alle fertig sind.
refused-rated = Diese Partie kann nicht gewertet werden: Dazu braucht es Konten, einen Platz für jeden und einen Aufbau, den niemand gewählt hat.
refused-no-person = Ein Konto mit diesem Namen gibt es nicht.
refused-no-title = Die Titel sind { LIST($known) }.
refused-relation-self = Das bist du selbst.
refused-relations = Mehr als { $most } Leute lassen sich nicht nennen.

# Wohin jemand am meisten liefert, was jemand am meisten baut.
favourite-city = { $city }
favourite-post = Handelsposten { $post }
favourite-building = Gebäude { $building }

refused-event = Dieser Tisch gehört zu einem Turnier oder zur Partie des Tages: Niemand verlässt ihn vor dem Beginn oder ändert, wer zusehen darf.
refused-guest = Dazu braucht es ein Konto.
refused-no-tournament = Dieses Turnier gibt es nicht.
refused-not-organiser = Das tut nur, wer das Turnier leitet.
refused-tournament-begun = Das Turnier hat begonnen.
refused-tournaments = Du leitest schon { $most } Turniere.
refused-tournament-clock = Ein Turnier braucht eine Uhr, sonst endet eine Runde vielleicht nie.
refused-round-robin = Jeder gegen jeden geht nur an Tischen zu zweit.
refused-entered = Du nimmst schon teil.
refused-entrants = Es braucht mindestens { $least } Teilnehmer.
refused-no-day = Für diesen Tag gibt es keine Partie.

day-title = Partie vom { $date }
refused-invite-seat = Nur ein Platz auf Einladung lässt sich für jemanden freihalten.
refused-invite-twice = Niemand lässt sich auf zwei Plätze einladen.
refused-blocked = Du und jemand an diesem Tisch spielt nicht miteinander.
refused-abort-alone = Hier spielt sonst niemand: Gib auf oder geh.
refused-clock-bank = Nur eine Uhr mit Tagen für jeden Zug hat einen Vorrat.
refused-report-nothing = Eine Meldung handelt von jemandem oder von einem Tisch.
refused-reports = Höchstens { $most } Meldungen am Tag.

# Vacation

refused-no-vacation = Auf diesem Server gibt es keinen Urlaub
refused-vacation-days =
    Dir bleiben innerhalb eines Jahres noch { $left ->
        [one] ein Urlaubstag
       *[other] { $left } Urlaubstage
    }
