# `trailboss info`: what can be played, and what lies in the box.

info-program = Trailboss { $version }, Engine { $engine }, Python { $python }
info-players = { $least } bis { $most } Spieler
info-more = trailboss info SPIEL sagt mehr; trailboss play SPIEL spielt.
info-rules = { info-players }; Regelfassung { $version }; { $moves } Züge
info-broken = Nicht spielbar: { $folder }
info-usual = { $value } (üblich)
info-yes = ja
info-no = nein
info-options = Möglichkeiten
info-components = Spielmaterial
info-figures = zu prüfende Zahlen
info-figures-note = Wer das gedruckte Spiel hat, kann diese bestätigen oder berichtigen (auf Englisch).
info-stand-in = Ersatzwerte: unbekannt, so gewählt, dass man spielen kann
info-low = Wenig sicher
info-medium = Ziemlich sicher

info-confirmed = bestätigt
info-figures-own = { $confirmed } von { $count } Teilen verglichen, { $changed } berichtigt ({ $file })

cli-figures = Mit eigenen Werten: { $file } (Version { $version })
cli-figures-game = welches Spiel? Es gibt { LIST($known, "comma") }
cli-figures-written = { $file } enthält { $count } Werte, die zu prüfen sind. Bearbeite sie und spiele mit --figures { $file }
cli-figures-exists = { $file } gibt es schon; --force überschreibt es
cli-figures-write = { $file } ist nicht zu schreiben: { $problem }
cli-figures-note = Vergleiche das mit deinem gedruckten Spiel: Hake ab, was stimmt, schreib auf, was nicht stimmt. { $confirmed } von { $count } sind bestätigt.
cli-figures-rulings = Regeln, keine Werte

## The box

box-trail = Weg
box-railroad = Bahnstrecke
box-cities = Städte
box-neutral-buildings = neutrale Gebäude
box-private-buildings = private Gebäude
box-public-buildings = öffentliche Gebäude
box-station-masters = Bahnhofsvorsteher
box-workers = Arbeiter
box-hazards = Gefahren
box-outlaws = { -outlaws }
box-bags = Beutel
box-job-market = Arbeitsmarkt
box-own-cattle = Rinder eines Spielers
box-cattle-market = Rindermarkt
box-objective-cards = Auftragskarten
box-discs = Scheiben eines Spielers
box-simmental-cattle = Simmentaler
box-ring = Ring
box-trading-posts = Handelsposten
box-train-cards = Eisenbahnkarten
box-objective-tiles = Auftragsplättchen
box-bonus-tiles = Bonusplättchen
box-simmental-cards = Simmentaler-Karten
box-ownership-markers = Besitzmarker
box-automa-cards = Automakarten von { -automa }

box-list = { LIST($things, "comma") }
box-city = { $city } { $value }
box-worker = { FORM($worker, "count", $count) }
box-card = { $count } { $card }
box-cards =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
box-trail-spaces = { $neutral } neutrale Felder, { $building } für Gebäude, { $hazard } für Gefahren, { $outlaw } für { -outlaws }
box-railroad-spaces = Felder 0 bis { $last }, { $turnouts } Ausweichgleise, { $stations } Bahnhöfe
box-tiles-each = { $count } Plättchen mit zwei Seiten für jeden
box-masters-used = { $count }, davon { $used } im Spiel
box-outlaw-tiles = { $green } grüne, { $orange } orange
box-bag-tiles = { $count } Plättchen
box-rows = { $rows } Reihen mit einem Feld für jeden Spieler
box-objectives = { $count }, dazu { $start } zum Anfangen
box-ring-spaces = El Paso, { $neutral } neutrale Felder und { $building } für Gebäude
box-kinds = { $count }: { $kinds } Arten zu je { $copies }, zwei Seiten
box-two-sides = { $count }, zwei Seiten
box-simmental = { $count }; im Spiel sind { LIST($used, "comma") }
box-simmental-used = { $cards } zu { $players }
box-markers = je { $count } für { $players } Spieler
box-automa = { $count }, davon { $extra } zusätzliche
