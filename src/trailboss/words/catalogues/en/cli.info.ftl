# `trailboss info`: what can be played, and what lies in the box.

info-program = Trailboss { $version }, engine { $engine }, Python { $python }
info-players = { $least } to { $most } players
info-more = trailboss info GAME tells more; trailboss play GAME plays.
info-rules = { info-players }; rules version { $version }; { $moves } moves
info-broken = Cannot be played: { $folder }
info-usual = { $value } (usual)
info-yes = yes
info-no = no
info-options = options
info-components = components
info-figures = figures to check
info-figures-note = Whoever holds the printed game can confirm or correct these.
info-stand-in = Stand-ins: not known, chosen so that the game can be played
info-low = Low confidence
info-medium = Medium confidence

info-confirmed = confirmed
info-figures-own = { $confirmed } of { $count } components compared, { $changed } put right ({ $file })

cli-figures = With figures of your own: { $file } (version { $version })
cli-figures-game = which game? There are { LIST($known, "comma") }
cli-figures-written = { $file } has { $count } figures to check. Edit it, and play with --figures { $file }
cli-figures-exists = { $file } is there already; --force writes over it
cli-figures-write = cannot write { $file }: { $problem }
cli-figures-note = Compare these with your printed game: tick what is right, write down what is not. { $confirmed } of { $count } are confirmed.
cli-figures-rulings = Rules, rather than figures

## The box

box-trail = trail
box-railroad = railroad
box-cities = cities
box-neutral-buildings = neutral buildings
box-private-buildings = private buildings
box-public-buildings = public buildings
box-station-masters = station masters
box-workers = workers
box-hazards = hazards
box-outlaws = { -outlaws }
box-bags = bags
box-job-market = job market
box-own-cattle = cattle of a player
box-cattle-market = cattle market
box-objective-cards = objective cards
box-discs = discs of a player
box-simmental-cattle = Simmental cattle
box-ring = ring
box-trading-posts = trading posts
box-train-cards = train cards
box-objective-tiles = objective tiles
box-bonus-tiles = bonus tiles
box-simmental-cards = Simmental cards
box-ownership-markers = ownership markers
box-automa-cards = automa cards of { -automa }

box-list = { LIST($things, "comma") }
box-city = { $city } { $value }
box-worker = { FORM($worker, "count", $count) }
box-card = { $count } { $card }
box-cards =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
box-trail-spaces = { $neutral } neutral, { $building } building, { $hazard } hazard and { $outlaw } { -outlaw } spaces
box-railroad-spaces = spaces 0 to { $last }, { $turnouts } turnouts, { $stations } stations
box-tiles-each = { $count } tiles with two sides for each player
box-masters-used = { $count }, of which { $used } are used
box-outlaw-tiles = { $green } green, { $orange } orange
box-bag-tiles = { $count } tiles
box-rows = { $rows } rows, a space per player each
box-objectives = { $count }, and { $start } to start with
box-ring-spaces = El Paso, { $neutral } neutral and { $building } building spaces
box-kinds = { $count }: { $kinds } kinds, { $copies } of each, two sides
box-two-sides = { $count }, two sides
box-simmental = { $count }; used are { LIST($used, "comma") }
box-simmental-used = { $cards } with { $players }
box-markers = { $count } for each of { $players } players
box-automa = { $count }, { $extra } of them extra
