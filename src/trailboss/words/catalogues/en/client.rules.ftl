### The rules to read, one text a chapter; the numbered statements stand behind each. Our own words.
### $game is the title, for the words of an edition.

rules-page = Rules of { $title }
rules-contents = Chapters
rules-behind =
    { $count ->
        [one] The exact rule
       *[other] The exact rules ({ $count })
    }
rules-read = Read the rules
rules-none = Nothing found. Try another word.

## Great Western Trail

read-kansas-DA = The board is one long trail from Texas to Kansas City with neutral buildings A to G, empty spaces for your own buildings, and hazards in between. Along its edge runs the railroad with its stations and cities. The exact counts of all pieces are listed here for those who want to check.
read-kansas-SU = Every player starts with the same small herd, a few dollars, twelve buildings still to be built and fourteen discs on the player board. Some hazards already lie on the trail, a few workers wait in the job market, and the cattle market is open.
read-kansas-TU = A turn has three phases. A: move along the trail. B: use the place you have reached. C: refill your hand. Then the next player goes. On your very first turn you do not move; you simply start on a neutral building of your choice.
read-kansas-MV = You move forward at least one step and at most your limit. Only places with something on them count as steps; empty spaces are free. Where a tile shows a hand you pay a fee: to its owner, or to the bank for a hazard. If you cannot pay it all, you pay what you have.
read-kansas-PB = On a neutral building or one of your own, use each of its actions once, in any order. Or take a single auxiliary action instead. On anybody else’s building, or on a hazard, the auxiliary action is all you get. You may always do nothing.
read-kansas-PC = At the end of your turn you draw up to your hand limit, four cards at first. A hand that is already larger stays as it is.
read-kansas-AX = The auxiliary actions are printed on the left of your board: gain a dollar, swap cards, gain a certificate, move the engine, thin out your herd. At first only two are open. Moving discs off your board opens the others, and then their double versions.
read-kansas-DC = Many actions ask you to discard a certain card for money. Sell what you hold twice: a delivery counts each kind only once anyway, and the card comes back when your pile is shuffled.
read-kansas-CE = Certificates make a delivery worth more. You collect them on a track that holds three at first and up to six later, and spend them when your hand is counted. Permanent ones count every time and are never spent.
read-kansas-HI = Hire from the rows of the job market above the token and pay the price of the row. Cowboys buy cattle, { $game ->
        [first-edition] craftsmen
       *[other] builders
    } put up buildings, engineers move the engine. Some spaces of your board give something at once when a worker arrives there.
read-kansas-BL = A building needs as many { $game ->
        [first-edition] craftsmen
       *[other] builders
    } as it shows, and each of them costs money. Put it on any free building space, or over one of your own smaller ones: then only the difference counts. Only you can use its actions, but everybody may have to pay to get past.
read-kansas-RK = Some spaces beside hazards have a small extra action. Whoever builds there gets it along with the building’s own.
read-kansas-EN = Your engine drives along the railroad. The further it is, the cheaper it gets to deliver to far cities. Turnouts count as spaces, occupied spaces are skipped. At the end of the line it goes back to a place of your choice, and you get some money.
read-kansas-ST = Stop on a turnout and you may pay to put a disc on its station: points at the end, and something new from the space the disc leaves. At some stations a station master waits; give up a worker and take the tile.
read-kansas-XD = An extraordinary delivery needs no cattle: drive the engine back, and the spaces given up are the value you deliver. There is no income from it.
read-kansas-CP = A few buildings let you use a neighboring one as if it were yours, without a fee. It works up and down the trail.
read-kansas-DR = Refill your hand to its limit at the end of the turn. When your draw stack is empty, the discard pile is shuffled. Exchange tokens let you draw and discard almost any time.
read-kansas-CM = Each purchase takes one or more cowboys: the more you put in, the cheaper the card. Every cowboy works once in an action. New cattle go to your discard pile. The market is only refilled when the job market says so.
read-kansas-HZ = Hazards block the way with fees. Pay to clear one and keep it for its points.
read-kansas-OL =
    { $game ->
        [first-edition] Teepees stand
       *[other] Outlaws lurk
    } beside the trail: you take one, get or pay what its space says, and keep it for objectives.
read-kansas-OB = Objective cards go into your herd. Play one from your hand for its action, and from then on it must be fulfilled by the end or it costs points. Each thing you own counts toward one card only.
read-kansas-JM = Every worker that comes in takes the next free space of the job market. A full row moves the token down; passing certain rows refills the cattle market; leaving the last row ends the game.
read-kansas-KC = Arriving in Kansas City you bring three tiles into the game, then your hand is counted: each kind of cattle once, plus certificates. You get that much money, discard the hand, and deliver to a city worth no more than that. Transport costs a dollar for every cross your engine has not passed. Then you start again at the bottom of the trail.
read-kansas-SI = With this variant Simmental calves are for sale. They are worth little at first and grow when you come through Kansas City with them.
read-kansas-EG = When the job market is full, everyone else has one more turn. Then you add up money, buildings, cities, stations, hazards, cattle, objectives, station masters, workers and a few extras. The most points win; a tie is shared.
read-kansas-FE = The solo opponent follows his cards: how far he walks, what he takes, where he delivers. He pays for nothing, and fees you owe him go to the bank.

## El Paso

read-elpaso-DA = The ring leads past neutral buildings B to G and empty spaces back to El Paso. Beside it lie train cards, buildings, tiles and the trading posts. The exact counts are listed here for those who want to check.
read-elpaso-SU = Every player starts with ten cattle cards, one worker of each type and a joker, seven discs and a few dollars, and takes one of three objective tiles.
read-elpaso-TU = A turn has three parts: move round the ring, act where you stop, refill your hand. Exchange tokens and the bonuses of workers can be used at any decision of your own turn.
read-elpaso-MV = You move forward one to three steps; empty spaces do not count and nobody pays for passing. A cowboy you discard is one more step. Arriving in El Paso ends the move.
read-elpaso-AC = On a neutral building or one of your own, use each action once, in any order, or take one auxiliary action instead. On the buildings of others you only have the auxiliary action.
read-elpaso-PB = Your board holds seven discs. Each one you move to a trading post uncovers something for good: more steps, a larger hand, a stronger auxiliary action, a permanent certificate.
read-elpaso-DR = Workers you draw go straight to your worker area and are replaced. When the draw pile is empty, the discard pile is shuffled: workers you have spent come back with it.
read-elpaso-CE = Certificates add to a delivery. You decide how many to spend when your hand is counted.
read-elpaso-XT = An exchange token draws a card and discards one, at any decision of your own turn.
read-elpaso-WB = Discard a worker for its bonus: a cowboy is a step, and the others bring a certificate or money. Each worker you own at the end is worth points.
read-elpaso-PO = In El Paso you get $5 and a Simmental, your hand is counted, and you choose a trading post up to that value. Light posts give something at once, dark ones points. A disc of yours stays there.
read-elpaso-EF = What the actions do: selling a card, hiring, buying cattle for cowboys, riding the train for engineers, building for builders. Each worker used also costs money. A joker stands for any of them.
read-elpaso-BL = A building costs builders, money for each, and the price of its space. You have two markers; later you replace a building with a more expensive one and pay the difference.
read-elpaso-TI = Objective tiles score if you own at the end what they show, and cost nothing otherwise. Bonus tiles give points, and mostly something at once.
read-elpaso-EG = When the last Simmental is gone, the next to arrive claims the empty space for 2 points, and everyone else has one last turn. Then money, buildings, posts, workers, cattle and tiles are added up.
read-elpaso-SO = The solo opponent follows her cards: she walks, takes workers, cattle and tiles, and delivers, and never pays. Her arrivals use up Simmentals, too.
