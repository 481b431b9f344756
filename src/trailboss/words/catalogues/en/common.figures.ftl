# Figures of one's own: the file `trailboss figures` writes, and what is to be checked.

figures-head =
    Figures of { $game } that could not be confirmed. If you own the printed game:
    1. Compare each with the component it names, and correct what differs.
    2. Name under `confirmed` what you have compared.
    3. Play with it: trailboss play … --figures FILE, or as figures/{ $file } in your configuration folder always.
    What you leave as it is changes nothing. Actions are written in the words of docs/effects.md.
figures-confirmed-head = What you have compared with the printed game: names in square brackets below, such as "trail.posts.12", one a line.
figures-rulings-head = These are rules rather than figures. They can be confirmed, too, by the name before the colon:
figures-look = Look at: { $where }
figures-was = The title itself says { $value }
figures-absent = nothing is printed there, as far as we know
figures-absent-known = nothing is printed there, as far as we know; could be { LIST($known, "or") }
figures-stand-in = stand-in
figures-low = low confidence
figures-medium = medium confidence

## Components

component-trail-spaces = Space { $name }
component-trail-posts = Trading post { $name }
component-trail-bounty = Bounties of the outlaw spaces
component-railroad-cities = City { $name }
component-railroad-arrows = Arrow { $name }
component-cards-cattle = Cattle card { $name }
component-cards-objectives-starting = Starting objective { $name }
component-cards-objectives-deck = Objective card { $name }
component-supply-hazard-tiles = Hazard tiles
component-supply-outlaws = Tile { $name }
component-supply-bags = Bags
component-buildings-neutral = Neutral building { $name }
component-buildings-private = Private building { $name }
component-buildings-public-a = Building { $name }, side a
component-buildings-public-b = Building { $name }, side b
component-buildings-train = Train card { $name }
component-player-workers = Player board, row { $name }
component-player-steps = Player board, steps
component-player-steps-disc = Player board, { $name }
component-tiles-objectives = Objective tile { $name }
component-tiles-bonuses = Bonus tile { $name }
component-automa-cards = Automa card { $name }
component-automa-levels = Automa, level { $name }
component-automa-price-cap = Automa, dearest purchase

## Fields

field-this = value
field-players = with { $players } players
field-cost = cost
field-vp = points
field-value = breeding value
field-workers = builders
field-builders = builders
field-actions = actions
field-action = action
field-front = front
field-star = star side
field-needs = asks for
field-tasks = asks for
field-penalty = penalty
field-copies = copies
field-permanent = permanent certificates
field-duplicate = doubles a card
field-steps = steps
field-only = only with
field-hand = hand
field-woods = in the woods
field-risk = risk action
field-first-city = first city
