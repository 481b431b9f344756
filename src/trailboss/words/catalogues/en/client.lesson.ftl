### The cards of the guided first game, in the order in which they come. 320 letters at most.
### $game is the title, for the words of an edition.

## Great Western Trail

lesson-kansas-aim = You run a ranch in Texas. Again and again you drive your cattle up the trail to Kansas City, send them off by train, and start over with a better herd. Cattle, cities, buildings, stations and objectives all bring victory points, and the most points win.
    .title = What it is all about.
lesson-kansas-table = The map shows the trail, from the start at the bottom to Kansas City. Your hand and your board are beside it, and this panel asks what you want to do. Anything turquoise is something you may do now. Point at a thing, or hold it, and it explains itself.
    .title = The table.
lesson-kansas-place = On your first turn you put your { $game ->
        [first-edition] cattleman
       *[other] herder
    } on any of the neutral buildings. A is a good place to begin: there you can hire a worker right away. Touch it on the map, or pick it here.
    .title = Begin somewhere.
lesson-kansas-use = Now use the building: each of its actions once, in any order. Hire a worker if you can afford one, or sell a card for money. When nothing is left that you want, end the phase.
    .title = Use the building.
lesson-kansas-refill = That was a turn: move, use the place, refill your hand. Now Jonas plays; what he does is shown on the table and in the log. Then it is your turn again.
    .title = One turn done.
lesson-kansas-move = From now on you move up to three tiles along the trail. Empty spaces do not count. A tile with a hand costs a fee to pass. Neutral buildings and your own are free and do the most for you, so stop on one of those.
    .title = On the trail.
lesson-kansas-hand = When you deliver, each kind of cattle in your hand counts only once. So sell the cards you hold twice, and buy new kinds at the cattle market. Better cards mean more money and better cities.
    .title = A better hand.
lesson-kansas-on = Go on like that until you get to Kansas City: three or four turns a trip. Look at the value beside your hand; the more different cattle, the better. Stuck? “Show me” asks the computer.
    .title = On to Kansas City.
lesson-kansas-city = You have arrived. First you choose tiles that come into the game: workers go to the job market, trouble goes onto the trail. Then your hand is counted, and you get that many dollars.
    .title = Kansas City.
lesson-kansas-deliver = Choose the city your cattle go to. It may be worth no more than your hand; Kansas City itself costs points. You put a disc there, and the space it leaves on your board gives you something new: more steps, a larger hand, another action.
    .title = Your first delivery.
lesson-kansas-points = Points come from everything you have done by the end: cattle cards you bought, cities you reached, buildings, stations, hazards cleared, workers from the fifth of a kind on, fulfilled objective cards, and a point for every $5. Two or three of these, done well, win games.
    .title = Where points come from.
lesson-kansas-end = Every worker brought in at Kansas City fills the job market. When it is full, whoever filled it gets 2 points, and everyone else has one last turn. So those who deliver often also decide when it ends.
    .title = How it ends.
lesson-kansas-free = You know the whole round now. Play on as you like: whenever a new kind of decision comes up, a tip explains it, and the book has rules and hints. You can stop at any time; the game waits under “Your games”.
    .title = Over to you.

## El Paso

lesson-elpaso-aim = You drive cattle round the ring to El Paso, sell them at the trading posts, and start over with a better herd. Cattle, workers, buildings, posts and tiles bring victory points, and the most points win. A game takes about half an hour.
    .title = What it is all about.
lesson-elpaso-table = The map shows the ring and El Paso. Your hand, your workers and your board are beside it, and this panel asks what you want to do. Anything turquoise is something you may do now. Point at a thing, or hold it, and it explains itself.
    .title = The table.
lesson-elpaso-objective = Before the first turn you take one of three objective tiles. It scores if you own at the end what it shows, and costs nothing if you do not. Choose something you would like to collect.
    .title = Something to aim for.
lesson-elpaso-place = On your first turn you put your herder on any of the neutral buildings. B is a good place to begin: there you can hire workers. Touch it on the map, or pick it here.
    .title = Begin somewhere.
lesson-elpaso-use = Now use the building: each of its actions once, in any order. You pay with workers from your worker area; they come back with your cards. When nothing is left that you want, end your actions.
    .title = Use the building.
lesson-elpaso-refill = That was a turn: move, act, refill your hand. Now Jonas plays; what he does is shown on the table and in the log. Then it is your turn again.
    .title = One turn done.
lesson-elpaso-move = From now on you move up to three tiles round the ring. Empty spaces do not count, and nobody pays for passing. A cowboy you discard is one more step. Neutral buildings and your own do the most for you.
    .title = On the trail.
lesson-elpaso-hand = When you deliver, each breed in your hand counts only once. So sell the cards you hold twice, and buy new breeds with your cowboys. A better hand opens better trading posts.
    .title = A better hand.
lesson-elpaso-on = Go on like that until you get to El Paso: two or three turns a trip. Keep an eye on the value beside your hand. Stuck? “Show me” asks the computer.
    .title = On to El Paso.
lesson-elpaso-deliver = You have arrived and get $5 and a Simmental. Your hand is counted, and you choose a trading post of that value or less. You put a disc there, and the space it leaves on your board gives you something new for good.
    .title = Your first delivery.
lesson-elpaso-points = Points come from cattle, workers, buildings, trading posts, bonus tiles and fulfilled objective tiles, and a little from money. Look at the score sheet’s lines now and then: two or three of them, done well, win games.
    .title = Where points come from.
lesson-elpaso-end = Everyone who arrives in El Paso takes a Simmental. When none is left, the next to arrive claims the empty space for 2 points, and everyone else has one last turn. So those who deliver often also decide when it ends.
    .title = How it ends.
lesson-elpaso-free = You know the whole round now. Play on as you like: whenever a new kind of decision comes up, a tip explains it, and the book has rules and hints. You can stop at any time; the game waits under “Your games”.
    .title = Over to you.
