### The tips of the first game: what is asked, what is usually wise, where to look. Two to four sentences, 300 letters at most.
### $game is the title, for the words of an edition.

## In every game

tip-turn = You move along the trail, use the tile you reach, and then refill your hand. Whatever you may do is highlighted on the table and has a button here: use whichever you like. Point at a thing, or hold it, and it explains itself; the book opens rules and hints.
    .title = Your turn.
tip-end = When you have done what you want here, press the button that ends the phase. Your hand is refilled and the next player goes on. Have a last look at what is still lit: what you leave out now is gone.
    .title = End of your turn.
tip-undo = The bent arrow, or the key U, takes back your last choice, as often as you like. With others at the table there is no way back once something new has been revealed, such as drawn cards; choices like that show a lock. So feel free to try things.
    .title = Taking back.
tip-others = While somebody else decides you can look around: press a name to see that player’s board. The log tells what happened, and the recap in the book sums up everything since your last move.
    .title = The others play.

## Great Western Trail

tip-kansas-place = Put your { $game ->
        [first-edition] cattleman
       *[other] herder
    } on any of the buildings A to G; it is free, and you use that building at once. A hires workers and B builds, and both pay off all game long. What you skip now you see again after Kansas City.
    .title = Where do you begin?
tip-kansas-phase-a = Choose a lit tile ahead. Every tile you enter is a step, empty spaces are not; the label says what the way costs and who gets it. Stop where you can do something: on neutral buildings and your own.
    .title = Moving.
tip-kansas-move = You may move on, at least one step. If a building sent you, you use the tile you reach as well, so look for one you have money and cards for; an objective card only takes you further, without fees. Actions you have not used here are lost.
    .title = An extra move.
tip-kansas-phase-b = Do what is printed here, each action once, in the order you like, or one auxiliary action from your board instead. Selling doubles brings money and fresh cards. On others’ buildings and on other tiles you only have the auxiliary action.
    .title = Using the tile.
tip-kansas-offer = This is offered once: take it now or decline. The button says what you give and what you get. If it costs you nothing you need this turn, take it.
    .title = A little extra.
tip-kansas-auxiliary = Choose one of the small actions on the left of your board. A dollar or a better hand never hurts. More of them open, and some become double, when you move discs to cities and stations.
    .title = Auxiliary action.
tip-kansas-copy = Choose a building next to this one: you use its actions as if it were yours, and pay no fee. Look both ways along the trail. An opponent’s big building is often the best catch.
    .title = Borrowing a building.
tip-kansas-pay-card = Choose the card to discard. It is not lost: it returns when your discard pile is shuffled. Part with doubles first, since a delivery counts each kind of cattle only once.
    .title = Paying with a card.
tip-kansas-discard = Choose a card for your discard pile; it comes back later. Keep different kinds with high values, part with doubles. The value of your hand stands beside it.
    .title = Which card goes?
tip-kansas-draw = You draw card by card and may stop after each; then you discard the same number. More cards give more choice, so going on is mostly right. Drawn cards cannot be taken back.
    .title = Another card?
tip-kansas-remove = You may remove cards from your hand for good, so that the better ones come up more often. Gray cards of value 1 are the usual choice. Cards with points on them should stay.
    .title = Out of the game.
tip-kansas-hire = Choose a worker from the job market; the row sets the price. Cowboys buy cattle, { $game ->
        [first-edition] craftsmen
       *[other] builders
    } put up buildings, engineers drive the engine. Two kinds done well beat three done by halves, and some spaces of your board give something at once.
    .title = Hiring.
tip-kansas-build = Choose a building, then a space; your { $game ->
        [first-edition] craftsmen
       *[other] builders
    } limit the size, and each one used costs money. A space you pass every round gives you its actions again and again. If the building shows a hand, those who pass it pay you.
    .title = Building.
tip-kansas-buy = Your cowboys buy cards from the market: the more of them you put into one card, the cheaper it is. Look for colors you do not have yet, for high values and points. Bought cards go to your discard pile, so you see them a little later.
    .title = Buying cattle.
tip-kansas-simmental = A Simmental in your hand may grow by one stage, free of charge; the older card goes to your discard pile. That is nearly always good: it is worth more in the next delivery and at the end. Choose a card, or end.
    .title = Growing cattle.
tip-kansas-engine = Choose where your engine stops on the railroad. The further it is, the less you pay for transport when you deliver. Stopping at a turnout lets you upgrade its station; occupied spaces are skipped and do not count.
    .title = The engine.
tip-kansas-engine-back = You pay for this action by driving back exactly that far. If there is a turnout within reach, you may upgrade its station when you stop there. You soon make up for the lost spaces.
    .title = Backwards.
tip-kansas-engine-return = Your engine has reached the last space and goes back to a free space of your choice; then you get money. A turnout whose station you have not upgraded is a fine goal. Look along the whole railroad.
    .title = End of the line.
tip-kansas-engine-deliver = Drive back as far as you like: the spaces you give up, turnouts not counted, are the value you may deliver. There is no income, and no cattle are needed. So choose the city first and then the space.
    .title = Extraordinary delivery.
tip-kansas-upgrade = For the price shown you may put one of your discs on this station. It scores points at the end, and the space it leaves on your board gives you something new at once. Mostly worth it: the chance is gone when your engine drives on.
    .title = Upgrading a station.
tip-kansas-upgrade-behind = Choose a station your engine has already passed. Price, disc and station master are as usual. Compare the points, and see whether a station master is still waiting.
    .title = A station behind you.
tip-kansas-master = You may give up one hired worker, the last of its row, and take this tile for it. It gives something now, and most of them score at the end for what you own. Worth it if you collect just that; otherwise keep the worker.
    .title = The station master.
tip-kansas-disc = The disc leaves your board, and what it covered is yours: more steps, a larger hand, auxiliary actions, certificates. Discs with dark corners only fit dark-cornered places. Steps and hand size help in every single turn.
    .title = Which disc?
tip-kansas-hazard = Choose a flood, drought or rockfall on the trail; you keep the tile for its points. Go for points, or for the one whose fee hurts you most. Objective cards often ask for hazards, too.
    .title = Clearing the way.
tip-kansas-outlaw =
    { $game ->
        [first-edition] Choose a teepee: the first spaces cost money, the later ones pay you, and you keep the tile. Both colors are asked for by objective cards, so have a look at yours.
       *[other] Choose an outlaw: you get what is printed on the space, and keep the tile. The spaces further on pay better. Both colors are asked for by objective cards, so have a look at yours.
    }
    .title =
        { $game ->
            [first-edition] A trade.
           *[other] A bounty.
        }
tip-kansas-objective = Take a card on offer or the top card of the stack; it goes to your discard pile. Played from your hand it gives its action, but then it must be fulfilled at the end or it costs points. Choose tasks you are working on anyway.
    .title = Objective cards.
tip-kansas-enter-city =
    { $game ->
        [first-edition] You have arrived. This is the last moment to play objective cards from your hand; afterwards the hand is counted and discarded.
       *[other] You have arrived. This is the last moment to play objective cards from your hand; afterwards the hand is counted and discarded. An exchange token can still improve the hand now.
    }
    .title = Before the city.
tip-kansas-foresight = Choose one tile: workers go to the job market, the others onto the trail. Bring what you want to hire, and put nothing in your own way. Every worker also brings the end nearer: the game ends when the job market is full.
    .title = What comes next?
tip-kansas-income = Each kind of cattle in your hand counts once: that is your income, and the highest city you can deliver to. Certificates spent add to both. Spend as many as the city you want needs, and keep the rest.
    .title = Counting the hand.
tip-kansas-held = You asked for this moment: the income is yours, and the hand is not discarded yet. Exchange tokens you use now only decide what goes to your discard pile and what is drawn sooner. End it to go on to the delivery.
    .title = Before the hand goes.
tip-kansas-city = Choose a city up to your value, without a disc of yours. Transport costs a dollar for each cross between your engine and the city. Neighboring cities give a bonus together; Kansas City costs points, so mostly keep away from it.
    .title = Delivering.
tip-kansas-over = The score sheet shows where everybody’s points came from. Replay goes through the game step by step, and the analysis finds the decisions that mattered. Next time there will be no tips, unless you turn them on in the settings.
    .title = That was it.
tip-kansas-solo = Sam decides nothing: a card says how far he walks and what he does, and he pays for nothing. He snaps up workers, cattle and tiles, so look at the log after his turn. In Kansas City he brings the end nearer, just like you.
    .title = Sam.

## El Paso

tip-elpaso-start-objective = Take one of the three objective tiles on offer. It scores at the end if you then own all it shows, and costs nothing if you do not. Cattle and workers are an easy start; it may also give you a direction.
    .title = Your first objective.
tip-elpaso-place = Put your herder on any neutral building, B to G; it is free, and you use that building at once. B hires workers, which is never wrong. What lies behind you comes round again after El Paso.
    .title = Where do you begin?
tip-elpaso-move = Choose a lit tile ahead. Every tile you enter is a step, empty spaces are not, and nothing is ever paid for passing. A cowboy from your worker area buys one more step, so you can reach the tile you need.
    .title = Moving.
tip-elpaso-action = Do what is printed here, each action once, in the order you like, or one auxiliary action from your board instead. Sell what you hold twice. On others’ buildings you only have the auxiliary action.
    .title = Using the tile.
tip-elpaso-train-actions = You have paid for this train card: now use each of its actions once, in any order. Take tiles first if they may give you money for the rest. What you leave out is lost when you end it.
    .title = On the train.
tip-elpaso-auxiliary = Choose one of the small actions on the left of your board. Money or a better hand is always welcome. More of them open, and others get stronger, when you move discs to trading posts.
    .title = Auxiliary action.
tip-elpaso-hire = Choose a worker from the supply; a joker costs more but stands in for every kind. The worker is ready at once, is spent when you pay with it, and comes back with your cards. Each one is worth points at the end.
    .title = Hiring.
tip-elpaso-buy = Choose a breed from the market; it costs cowboys or jokers and money for each. Breeds you do not own yet make your deliveries worth more, and all of them score. The card goes to your discard pile, so you see it a little later.
    .title = Buying cattle.
tip-elpaso-train = Each card costs as many engineers or jokers as it shows, and money for each of them. The more expensive cards do more at once. Look at the objective and bonus tiles on offer before you choose.
    .title = Which train card?
tip-elpaso-build = Choose a building and an empty space; you pay builders or jokers, money for each, and the price of the space. Only you use its actions, every time round. You have two markers: later you can replace a building with a more expensive one.
    .title = Building.
tip-elpaso-pay-workers = Say how many jokers stand in for the workers you need. Spend the plain workers first, since a joker fits everywhere. Spent workers go to your discard pile and come back.
    .title = Jokers or not?
tip-elpaso-tile = Take an open tile or the top one of its stack. Objective tiles score if you own what they show at the end; bonus tiles give points and mostly something at once. Nothing you own counts for two objectives.
    .title = Taking a tile.
tip-elpaso-pay-card = Choose the card to discard. It is not lost: it returns when your discard pile is shuffled. Part with doubles first, since a delivery counts each breed only once.
    .title = Paying with a card.
tip-elpaso-remove = You may remove a card from your hand for good, so that the better ones come up more often. A Criollo of value 1 is the usual choice. Cards with points on them should stay.
    .title = Out of the game.
tip-elpaso-discard = Choose a card for your discard pile; it comes back later. Keep different breeds with high values, part with doubles. What your hand delivers stands beside it.
    .title = Which card goes?
tip-elpaso-again = You may draw a card and discard one again. If your hand still has a double or a low value, go on. What you have drawn cannot be taken back.
    .title = Once more?
tip-elpaso-keep = Each breed in your hand counts once, and certificates can be added. Say how many certificates you keep: spend just as many as the trading post you want needs. This is also the last moment for exchange tokens.
    .title = Counting the hand.
tip-elpaso-post = Choose a trading post up to the value of your delivery. Light posts give something at once, dark ones mostly points. A post takes one disc of yours, except those with the bent arrow.
    .title = Delivering.
tip-elpaso-disc = The disc leaves your board, and what it covered is yours for the rest of the game; some cost money, some bring it. Dark discs only fit dark posts, so use light ones on light posts. A larger hand and more steps help in every turn.
    .title = Which disc?
tip-elpaso-offer = { tip-kansas-offer }
    .title = { tip-kansas-offer.title }
tip-elpaso-last-call = Your last turn is over, and the game with it. Workers that stand ready and exchange tokens can still be used. What is left counts only where the score sheet says so: look there before you end.
    .title = The last moment.
tip-elpaso-over = { tip-kansas-over }
    .title = { tip-kansas-over.title }
tip-elpaso-solo = Sue decides nothing: a card says how far she walks and what she does, and she never pays. All buildings without your marker are hers, and her visits to El Paso use up Simmental cards, too. The log tells what she did.
    .title = Sue.
