-- The second schema, of the last version that stored English words and the figures of events, as
-- SQLite's dump wrote it. Four games: a week of two people with chat, an undo and one by consent; a
-- solo game of El Paso taken back behind the barrier; a sandbox of the first edition; and a fork of
-- it, taken back into what was known of its chance. The sessions are session-of-ann and -bob.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE entries (
	table_id VARCHAR(32) NOT NULL,
	seq INTEGER NOT NULL,
	at BIGINT NOT NULL,
	kind VARCHAR(16) NOT NULL,
	seat INTEGER,
	user_id VARCHAR(32),
	step INTEGER NOT NULL,
	data TEXT NOT NULL,
	CONSTRAINT pk_entries PRIMARY KEY (table_id, seq),
	CONSTRAINT fk_entries_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
INSERT INTO "entries" VALUES('table-week',1,1794789598275,'create',NULL,'user-ann',0,'{}');
INSERT INTO "entries" VALUES('table-week',2,1794789598288,'join',1,'user-bob',0,'{"name":"Bob"}');
INSERT INTO "entries" VALUES('table-week',3,1794789598290,'start',NULL,NULL,0,'{"seats":["Ann","Bob"]}');
INSERT INTO "entries" VALUES('table-week',4,1794789598296,'move',0,'user-ann',1,'{"move":"place herder on D","turn":1,"by":"person","words":"Place your herder on D (neutral building D)","events":[[2,0,23,0,0]]}');
INSERT INTO "entries" VALUES('table-week',5,1794789598302,'move',0,'user-ann',2,'{"move":"auxiliary draw single","turn":1,"by":"person","words":"Single auxiliary action: draw 1 card, then discard as many","events":[[33,0,1,0,0],[7,0,0,0,0],[6,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',6,1794789598307,'move',0,'user-ann',3,'{"move":"discard white","turn":1,"by":"person","words":"Discard a Galloway (white)","events":[[9,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-week',7,1794789598311,'move',0,'user-ann',4,'{"move":"exchange 1","turn":1,"by":"person","words":"Use an exchange token: draw 1 card, discard as many; 0 tokens left","events":[[11,0,-1,0,0],[7,0,1,0,0],[6,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',8,1794789598316,'move',0,'user-ann',5,'{"move":"discard green","turn":1,"by":"person","words":"Discard a Santa Gertrudis (green)","events":[[9,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',9,1794789598320,'move',0,'user-ann',6,'{"move":"done","turn":1,"by":"person","words":"End phase B","events":[[1,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-week',10,1794789598325,'move',1,'user-bob',7,'{"move":"discard white","turn":2,"by":"person","words":"Discard a Galloway (white)","events":[[9,1,3,0,0]]}');
INSERT INTO "entries" VALUES('table-week',11,1794789598330,'move',1,'user-bob',8,'{"move":"place herder on B","turn":2,"by":"person","words":"Place your herder on B (neutral building B)","events":[[2,1,11,0,0]]}');
INSERT INTO "entries" VALUES('table-week',12,1794789598335,'move',1,'user-bob',9,'{"move":"exchange 1","turn":2,"by":"person","words":"Use an exchange token: draw 1 card, discard as many; 0 tokens left","events":[[11,1,-1,0,0],[7,1,0,0,0],[6,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',13,1794789598340,'move',1,'user-bob',10,'{"move":"discard gray","turn":2,"by":"person","words":"Discard a Criollo (gray)","events":[[9,1,0,0,0]]}');
INSERT INTO "entries" VALUES('table-week',14,1794789598346,'move',1,'user-bob',11,'{"move":"auxiliary draw single","turn":2,"by":"person","words":"Single auxiliary action: draw 1 card, then discard as many","events":[[33,1,1,0,0],[7,1,0,0,0],[6,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',15,1794789598351,'move',1,'user-bob',12,'{"move":"discard green","turn":2,"by":"person","words":"Discard a Santa Gertrudis (green)","events":[[9,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',16,1794789598354,'chat',0,'user-ann',12,'{"text":"Seat 1 takes $2, says Ann","name":"Ann"}');
INSERT INTO "entries" VALUES('table-week',17,1794789598359,'undo',1,NULL,11,'{"taken":["discard green"],"consent":false}');
INSERT INTO "entries" VALUES('table-week',18,1794789598365,'move',1,'user-bob',12,'{"move":"discard black","turn":2,"by":"person","words":"Discard a Pineywoods (black)","events":[[9,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-week',19,1794789598370,'move',1,'user-bob',13,'{"move":"done","turn":2,"by":"person","words":"End phase B","events":[[1,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-week',20,1794789598374,'move',0,'user-ann',14,'{"move":"move to E via D","turn":3,"by":"person","words":"Move 1 step to E (neutral building E), no fees","events":[[3,0,23,36,49]]}');
INSERT INTO "entries" VALUES('table-week',21,1794789598378,'move',0,'user-ann',15,'{"move":"auxiliary draw single","turn":3,"by":"person","words":"Single auxiliary action: draw 1 card, then discard as many","events":[[33,0,1,0,0],[7,0,2,0,0],[6,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',22,1794789598382,'move',0,'user-ann',16,'{"move":"discard green","turn":3,"by":"person","words":"Discard a Santa Gertrudis (green)","events":[[9,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',23,1794789598386,'move',0,'user-ann',17,'{"move":"done","turn":3,"by":"person","words":"End phase B","events":[[1,1,4,0,0]]}');
INSERT INTO "entries" VALUES('table-week',24,1794789598391,'move',1,'user-bob',18,'{"move":"move to D via D","turn":4,"by":"person","words":"Move 2 steps to D (neutral building D), no fees","events":[[3,1,11,23,47]]}');
INSERT INTO "entries" VALUES('table-week',25,1794789598396,'move',1,'user-bob',19,'{"move":"do pay 2 => engine 2","turn":4,"by":"person","words":"Pay $2 and move your engine forward up to 2 spaces","events":[[34,1,9,4,0],[5,1,-2,0,0]]}');
INSERT INTO "entries" VALUES('table-week',26,1794789598401,'move',1,'user-bob',20,'{"move":"decline","turn":4,"by":"person","words":"Leave the engine where it is","events":[]}');
INSERT INTO "entries" VALUES('table-week',27,1794789598407,'move',1,'user-bob',21,'{"move":"do auxiliary double","turn":4,"by":"person","words":"Take a single or double auxiliary action","events":[[34,1,10,4,0]]}');
INSERT INTO "entries" VALUES('table-week',28,1794789598411,'undo-request',0,NULL,21,'{"to":16}');
INSERT INTO "entries" VALUES('table-week',29,1794789598416,'undo-answer',1,NULL,21,'{"agree":true}');
INSERT INTO "entries" VALUES('table-week',30,1794789598416,'undo',0,NULL,16,'{"taken":["done","move to D via D","do pay 2 => engine 2","decline","do auxiliary double"],"consent":true}');
INSERT INTO "entries" VALUES('table-week',31,1794789598421,'move',0,'user-ann',17,'{"move":"done","turn":3,"by":"person","words":"End phase B","events":[[1,1,4,0,0]]}');
INSERT INTO "entries" VALUES('table-week',32,1794789598426,'move',1,'user-bob',18,'{"move":"move to DROUGHT-2 via DROUGHT-1","turn":4,"by":"person","words":"Move 2 steps to DROUGHT-2 (drought) via DROUGHT-1, paying $2 to the bank at DROUGHT-1 and $2 to the bank at DROUGHT-2; $3 left","events":[[3,1,11,16,128],[4,1,2,-1,0],[4,1,2,-1,0]]}');
INSERT INTO "entries" VALUES('table-week',33,1794789598431,'move',1,'user-bob',19,'{"move":"auxiliary money single","turn":4,"by":"person","words":"Single auxiliary action: gain $1","events":[[33,1,0,0,0],[5,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',34,1794789598437,'move',1,'user-bob',20,'{"move":"done","turn":4,"by":"person","words":"End phase B","events":[[1,0,5,0,0]]}');
INSERT INTO "entries" VALUES('table-week',35,1794789598440,'move',0,'user-ann',21,'{"move":"move to F","turn":5,"by":"person","words":"Move 1 step to F (neutral building F), no fees","events":[[3,0,36,45,15]]}');
INSERT INTO "entries" VALUES('table-week',36,1794789598444,'move',0,'user-ann',22,'{"move":"auxiliary draw single","turn":5,"by":"person","words":"Single auxiliary action: draw 1 card, then discard as many","events":[[33,0,1,0,0],[7,0,0,0,0],[6,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-week',37,1794789598448,'move',0,'user-ann',23,'{"move":"discard gray","turn":5,"by":"person","words":"Discard a Criollo (gray)","events":[[9,0,0,0,0]]}');
INSERT INTO "entries" VALUES('table-week',38,1794789598452,'move',0,'user-ann',24,'{"move":"done","turn":5,"by":"person","words":"End phase B","events":[[1,1,6,0,0]]}');
INSERT INTO "entries" VALUES('table-week',39,1794789598457,'move',1,'user-bob',25,'{"move":"move to C via DROUGHT-1","turn":6,"by":"person","words":"Move 1 step to C (neutral building C), no fees","events":[[3,1,16,20,132]]}');
INSERT INTO "entries" VALUES('table-week',40,1794789598463,'move',1,'user-bob',26,'{"move":"do engine engineers","turn":6,"by":"person","words":"Move your engine forward up to 1 space for each of your engineers (now 1 space)","events":[[34,1,7,3,0]]}');
INSERT INTO "entries" VALUES('table-week',41,1794789598468,'move',1,'user-bob',27,'{"move":"engine to 1","turn":6,"by":"person","words":"Move your engine forward 1 space to space 1","events":[[17,1,0,1,0]]}');
INSERT INTO "entries" VALUES('table-week',42,1794789598473,'move',1,'user-bob',28,'{"move":"do objective","turn":6,"by":"person","words":"Gain an objective card","events":[[34,1,6,3,0]]}');
INSERT INTO "entries" VALUES('table-week',43,1794789598478,'move',1,'user-bob',29,'{"move":"objective OM5","turn":6,"by":"person","words":"Take objective card OM5: move your herder up to 3 steps without fees, not into Kansas City and without using the location reached; 5 VP for 2 buildings and 2 stations, else -2 VP","events":[[22,1,35,0,0]]}');
INSERT INTO "entries" VALUES('table-week',44,1794789598484,'move',1,'user-bob',30,'{"move":"done","turn":6,"by":"person","words":"End phase B","events":[[1,0,7,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',1,1794789598486,'create',NULL,'user-ann',0,'{}');
INSERT INTO "entries" VALUES('table-sue',2,1794789598490,'start',NULL,NULL,0,'{"seats":["Ann"]}');
INSERT INTO "entries" VALUES('table-sue',3,1794789598494,'move',0,'user-ann',1,'{"move":"objective O11","turn":0,"by":"person","words":"Take objective tile O11: 4 VP for 2 buildings; you lack 2 buildings","events":[[19,0,1,10,0],[1,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',4,1794789598498,'move',0,'user-ann',2,'{"move":"bonus joker","turn":1,"by":"person","words":"Discard a joker: gain $2","events":[[15,0,3,0,0],[4,0,2,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',5,1794789598503,'move',0,'user-ann',3,'{"move":"bonus builder","turn":1,"by":"person","words":"Discard a builder: pay $2 and gain 1 certificate (now certificates from 0 to 1); $4 left","events":[[15,0,1,0,0],[4,0,-2,0,0],[12,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',6,1794789598507,'move',0,'user-ann',4,'{"move":"place herder on D","turn":1,"by":"person","words":"Place your herder on D (neutral building D)","events":[[2,0,7,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',7,1794789598511,'move',0,'user-ann',5,'{"move":"do buy","turn":1,"by":"person","words":"Buy a cattle card","events":[[27,0,7,3,0]]}');
INSERT INTO "entries" VALUES('table-sue',8,1794789598514,'move',0,'user-ann',6,'{"move":"exchange token","turn":1,"by":"person","words":"Use an exchange token: draw 1 card, then discard 1; 0 tokens left","events":[[11,0,-1,0,0],[6,0,3,0,0],[5,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',9,1794789598518,'move',0,'user-ann',7,'{"move":"discard criollo","turn":1,"by":"person","words":"Discard a Criollo","events":[[9,0,0,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',10,1794789598522,'move',0,'user-ann',8,'{"move":"bonus engineer","turn":1,"by":"person","words":"Discard an engineer: gain $1","events":[[15,0,2,0,0],[4,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',11,1794789598526,'move',0,'user-ann',9,'{"move":"buy black-angus","turn":1,"by":"person","words":"Buy a Black Angus (breeding value 3, 2 VP) for 1 cowboy and $2; $3 left","events":[[4,0,-2,0,0],[14,0,0,1,0],[16,0,4,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',12,1794789598530,'move',0,'user-ann',10,'{"move":"do discard pineywoods => money 2","turn":1,"by":"person","words":"Discard a Pineywoods and gain $2","events":[[27,0,5,3,0],[9,0,1,0,0],[4,0,2,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',13,1794789598533,'move',0,'user-ann',11,'{"move":"do pay 1 => token 1","turn":1,"by":"person","words":"Pay $1 and gain 1 exchange token; $4 left","events":[[27,0,6,3,0],[4,0,-1,0,0],[11,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',14,1794789598537,'move',0,'user-ann',12,'{"move":"exchange token","turn":1,"by":"person","words":"Use an exchange token: draw 1 card, then discard 1; 0 tokens left","events":[[11,0,-1,0,0],[6,0,2,0,0],[5,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',15,1794789598541,'move',0,'user-ann',13,'{"move":"discard santa-gertrudis","turn":1,"by":"person","words":"Discard a Santa Gertrudis","events":[[9,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',16,1794789598545,'move',0,'user-ann',14,'{"move":"done","turn":1,"by":"person","words":"End the action phase","events":[[6,0,0,0,0],[5,0,1,0,0],[1,1,2,0,0],[30,1,3,3,0],[3,1,0,7,0],[32,1,11,2,0],[1,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',17,1794789598549,'move',0,'user-ann',15,'{"move":"move to G","turn":3,"by":"person","words":"Move 3 steps to G (neutral building G)","events":[[3,0,7,13,0]]}');
INSERT INTO "entries" VALUES('table-sue',18,1794789598553,'move',0,'user-ann',16,'{"move":"auxiliary exchange","turn":3,"by":"person","words":"Auxiliary action: draw 1 card, then discard 1","events":[[28,0,2,35,0],[6,0,0,0,0],[5,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',19,1794789598556,'move',0,'user-ann',17,'{"move":"discard santa-gertrudis","turn":3,"by":"person","words":"Discard a Santa Gertrudis","events":[[9,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',20,1794789598560,'move',0,'user-ann',18,'{"move":"done","turn":3,"by":"person","words":"End the action phase","events":[[1,1,4,0,0],[30,1,6,4,0],[3,1,7,0,0],[32,1,5,-1,0],[24,1,8,0,0],[22,1,2,0,0],[19,1,1,16,0],[1,0,5,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',21,1794789598564,'move',0,'user-ann',19,'{"move":"move to EL-PASO","turn":5,"by":"person","words":"Move 1 step to El Paso: gain $5, deliver 3 + up to 1 certificate","events":[[3,0,13,0,0],[4,0,5,0,0],[24,0,7,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',22,1794789598567,'move',0,'user-ann',20,'{"move":"keep 0 certificates","turn":5,"by":"person","words":"Keep 0 certificates: breeding value 3 + 1 certificate = 4, highest post 0","events":[[12,0,0,0,0],[20,0,0,0,0],[20,0,0,0,0],[20,0,2,0,0],[20,0,2,0,0],[21,0,3,1,0]]}');
INSERT INTO "entries" VALUES('table-sue',23,1794789598571,'move',0,'user-ann',21,'{"move":"deliver to 0","turn":5,"by":"person","words":"Place a disc on post 0: gain $1","events":[]}');
INSERT INTO "entries" VALUES('table-sue',24,1794789598575,'move',0,'user-ann',22,'{"move":"disc aux-money","turn":5,"by":"person","words":"Disc auxiliary gain money (light): better auxiliary action (gain $3)","events":[[22,0,0,0,0],[23,0,0,0,0],[4,0,1,0,0],[9,0,0,0,0],[9,0,0,0,0],[9,0,2,0,0],[9,0,2,0,0],[6,0,1,0,0],[6,0,0,0,0],[8,0,0,0,0],[6,0,2,0,0],[6,0,3,0,0],[5,0,4,0,0],[1,1,6,0,0],[30,1,7,2,0],[3,1,0,5,0],[18,1,1,0,0],[19,1,2,6,0],[1,0,7,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',25,1794789598581,'undo',0,NULL,21,'{"taken":["disc aux-money"],"consent":false}');
INSERT INTO "entries" VALUES('table-sue',26,1794789598584,'undo',0,NULL,20,'{"taken":["deliver to 0"],"consent":false}');
INSERT INTO "entries" VALUES('table-sue',27,1794789598587,'undo',0,NULL,19,'{"taken":["keep 0 certificates"],"consent":false}');
INSERT INTO "entries" VALUES('table-sue',28,1794789598591,'move',0,'user-ann',20,'{"move":"keep 1 certificates","turn":5,"by":"person","words":"Keep 1 certificate: breeding value 3, highest post 0","events":[[20,0,0,0,0],[20,0,0,0,0],[20,0,2,0,0],[20,0,2,0,0],[21,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',29,1794789598594,'move',0,'user-ann',21,'{"move":"deliver to 0","turn":5,"by":"person","words":"Place a disc on post 0: gain $1","events":[]}');
INSERT INTO "entries" VALUES('table-sue',30,1794789598599,'move',0,'user-ann',22,'{"move":"disc aux-exchange","turn":5,"by":"person","words":"Disc auxiliary exchange (light): better auxiliary action (draw 1 card, then discard 1, up to 2 times)","events":[[22,0,0,0,0],[23,0,2,0,0],[4,0,1,0,0],[9,0,0,0,0],[9,0,0,0,0],[9,0,2,0,0],[9,0,2,0,0],[6,0,1,0,0],[6,0,0,0,0],[8,0,0,0,0],[6,0,2,0,0],[6,0,3,0,0],[5,0,4,0,0],[1,1,6,0,0],[30,1,7,2,0],[3,1,0,5,0],[18,1,1,0,0],[19,1,2,6,0],[1,0,7,0,0]]}');
INSERT INTO "entries" VALUES('table-sue',31,1794789598603,'move',0,'user-ann',23,'{"move":"move to D","turn":7,"by":"person","words":"Move 3 steps to D (neutral building D)","events":[[3,0,0,7,0]]}');
INSERT INTO "entries" VALUES('table-old',1,1794789598605,'create',NULL,'user-ann',0,'{}');
INSERT INTO "entries" VALUES('table-old',2,1794789598609,'start',NULL,NULL,0,'{"seats":["Ann","Cora"]}');
INSERT INTO "entries" VALUES('table-old',3,1794789598614,'move',0,'user-ann',1,'{"move":"place herder on E","turn":1,"by":"person","words":"Place your cattleman on E (neutral building E)","events":[[2,0,36,0,0]]}');
INSERT INTO "entries" VALUES('table-old',4,1794789598618,'move',0,'user-ann',2,'{"move":"do discard black => money 2","turn":1,"by":"person","words":"Discard a Black Angus (black) and gain $2","events":[[34,0,11,5,0],[9,0,2,0,0],[5,0,2,0,0]]}');
INSERT INTO "entries" VALUES('table-old',5,1794789598622,'move',0,'user-ann',3,'{"move":"do buy","turn":1,"by":"person","words":"Buy cattle","events":[[34,0,12,5,0]]}');
INSERT INTO "entries" VALUES('table-old',6,1794789598626,'move',0,'user-ann',4,'{"move":"buy blue with 1","turn":1,"by":"person","words":"Buy an Ayrshire (blue) for $6 with 1 cowboy; $2 and 0 cowboys left","events":[[5,0,-6,0,0],[14,0,6,6,0]]}');
INSERT INTO "entries" VALUES('table-old',7,1794789598629,'move',0,'user-ann',5,'{"move":"done","turn":1,"by":"person","words":"End phase B","events":[[7,0,2,0,0],[6,0,1,0,0],[1,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-old',8,1794789598635,'move',1,'user-ann',6,'{"move":"place herder on A","turn":2,"by":"person","words":"Place your cattleman on A (neutral building A)","events":[[2,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-old',9,1794789598641,'move',1,'user-ann',7,'{"move":"do discard white => money 2","turn":2,"by":"person","words":"Discard a Guernsey (white) and gain $2","events":[[34,1,0,1,0],[9,1,3,0,0],[5,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-old',10,1794789598647,'move',1,'user-ann',8,'{"move":"do hire +2","turn":2,"by":"person","words":"Hire a worker for $2 more","events":[[34,1,2,1,0]]}');
INSERT INTO "entries" VALUES('table-old',11,1794789598652,'move',1,'user-ann',9,'{"move":"hire engineer row 1","turn":2,"by":"person","words":"Hire an engineer from row 1 for $8; $1 left; your 2nd engineer: discard a Jersey (gray) and gain 1 certificate","events":[[5,1,-8,0,0],[13,1,2,0,8]]}');
INSERT INTO "entries" VALUES('table-old',12,1794789598657,'move',1,'user-ann',10,'{"move":"decline","turn":2,"by":"person","words":"Decline","events":[]}');
INSERT INTO "entries" VALUES('table-old',13,1794789598662,'move',1,'user-ann',11,'{"move":"done","turn":2,"by":"person","words":"End phase B","events":[[7,1,2,0,0],[6,1,1,0,0],[1,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-old',14,1794789598667,'move',0,'user-ann',12,'{"move":"move to F","turn":3,"by":"person","words":"Move 1 step to F (neutral building F), no fees","events":[[3,0,36,45,15]]}');
INSERT INTO "entries" VALUES('table-old',15,1794789598671,'move',0,'user-ann',13,'{"move":"auxiliary money single","turn":3,"by":"person","words":"Single auxiliary action: gain $1","events":[[33,0,0,0,0],[5,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-old',16,1794789598675,'move',0,'user-ann',14,'{"move":"done","turn":3,"by":"person","words":"End phase B","events":[[1,1,4,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',1,1794789598679,'create',NULL,'user-ann',0,'{}');
INSERT INTO "entries" VALUES('table-fork',2,1794789598679,'start',NULL,NULL,0,'{"seats":["Ann","Cora"]}');
INSERT INTO "entries" VALUES('table-fork',3,1794789598679,'move',0,NULL,1,'{"move":"place herder on E","turn":1,"by":"person","words":"Place your cattleman on E (neutral building E)","events":[[2,0,36,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',4,1794789598679,'move',0,NULL,2,'{"move":"do discard black => money 2","turn":1,"by":"person","words":"Discard a Black Angus (black) and gain $2","events":[[34,0,11,5,0],[9,0,2,0,0],[5,0,2,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',5,1794789598679,'move',0,NULL,3,'{"move":"do buy","turn":1,"by":"person","words":"Buy cattle","events":[[34,0,12,5,0]]}');
INSERT INTO "entries" VALUES('table-fork',6,1794789598679,'move',0,NULL,4,'{"move":"buy blue with 1","turn":1,"by":"person","words":"Buy an Ayrshire (blue) for $6 with 1 cowboy; $2 and 0 cowboys left","events":[[5,0,-6,0,0],[14,0,6,6,0]]}');
INSERT INTO "entries" VALUES('table-fork',7,1794789598679,'move',0,NULL,5,'{"move":"done","turn":1,"by":"person","words":"End phase B","events":[[7,0,2,0,0],[6,0,1,0,0],[1,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',8,1794789598679,'move',1,NULL,6,'{"move":"place herder on A","turn":2,"by":"person","words":"Place your cattleman on A (neutral building A)","events":[[2,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',9,1794789598679,'move',1,NULL,7,'{"move":"do discard white => money 2","turn":2,"by":"person","words":"Discard a Guernsey (white) and gain $2","events":[[34,1,0,1,0],[9,1,3,0,0],[5,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',10,1794789598679,'move',1,NULL,8,'{"move":"do hire +2","turn":2,"by":"person","words":"Hire a worker for $2 more","events":[[34,1,2,1,0]]}');
INSERT INTO "entries" VALUES('table-fork',11,1794789598679,'move',1,NULL,9,'{"move":"hire engineer row 1","turn":2,"by":"person","words":"Hire an engineer from row 1 for $8; $1 left; your 2nd engineer: discard a Jersey (gray) and gain 1 certificate","events":[[5,1,-8,0,0],[13,1,2,0,8]]}');
INSERT INTO "entries" VALUES('table-fork',12,1794789598679,'move',1,NULL,10,'{"move":"decline","turn":2,"by":"person","words":"Decline","events":[]}');
INSERT INTO "entries" VALUES('table-fork',13,1794789598679,'move',1,NULL,11,'{"move":"done","turn":2,"by":"person","words":"End phase B","events":[[7,1,2,0,0],[6,1,1,0,0],[1,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',14,1794789598679,'move',0,NULL,12,'{"move":"move to F","turn":3,"by":"person","words":"Move 1 step to F (neutral building F), no fees","events":[[3,0,36,45,15]]}');
INSERT INTO "entries" VALUES('table-fork',15,1794789598687,'move',0,'user-ann',13,'{"move":"do discard pair => money 4","turn":3,"by":"person","words":"Discard two cattle cards of one type and gain $4","events":[[34,0,13,6,0]]}');
INSERT INTO "entries" VALUES('table-fork',16,1794789598692,'move',0,'user-ann',14,'{"move":"discard green","turn":3,"by":"person","words":"Discard a Dutch Belt (green)","events":[[9,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',17,1794789598695,'move',0,'user-ann',15,'{"move":"discard green","turn":3,"by":"person","words":"Discard a Dutch Belt (green)","events":[[9,0,1,0,0],[5,0,4,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',18,1794789598700,'undo',0,NULL,14,'{"taken":["discard green"],"consent":false}');
INSERT INTO "entries" VALUES('table-fork',19,1794789598704,'undo',0,NULL,13,'{"taken":["discard green"],"consent":false}');
INSERT INTO "entries" VALUES('table-fork',20,1794789598708,'undo',0,NULL,12,'{"taken":["do discard pair => money 4"],"consent":false}');
INSERT INTO "entries" VALUES('table-fork',21,1794789598712,'undo',0,NULL,11,'{"taken":["move to F"],"consent":false}');
INSERT INTO "entries" VALUES('table-fork',22,1794789598716,'undo',0,NULL,4,'{"taken":["done","place herder on A","do discard white => money 2","do hire +2","hire engineer row 1","decline","done"],"consent":false}');
INSERT INTO "entries" VALUES('table-fork',23,1794789598720,'undo',0,NULL,3,'{"taken":["buy blue with 1"],"consent":false}');
INSERT INTO "entries" VALUES('table-fork',24,1794789598724,'move',0,'user-ann',4,'{"move":"reveal cattle","turn":1,"by":"person","words":"Use 1 cowboy to add 2 cards to the cattle market","events":[[15,0,6,0,0],[15,0,7,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',25,1794789598728,'move',0,'user-ann',5,'{"move":"done","turn":1,"by":"person","words":"End phase B","events":[[7,0,0,0,0],[6,0,1,0,0],[1,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',26,1794789598733,'move',1,'user-ann',6,'{"move":"place herder on A","turn":2,"by":"person","words":"Place your cattleman on A (neutral building A)","events":[[2,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-fork',27,1794789598739,'move',1,'user-ann',7,'{"move":"do discard white => money 2","turn":2,"by":"person","words":"Discard a Guernsey (white) and gain $2","events":[[34,1,0,1,0],[9,1,3,0,0],[5,1,2,0,0]]}');
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('secret','otR4Y6TFJ-jckuiEPMVRc7DaU2MPyzK2vL0F6Iqe7gY');
INSERT INTO "facts" VALUES('alive','1794789598046');
CREATE TABLE seats (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	kind VARCHAR(8) NOT NULL,
	user_id VARCHAR(32),
	name VARCHAR(40) NOT NULL,
	hotseat BOOLEAN NOT NULL,
	bot VARCHAR(80),
	invitation VARCHAR(64),
	reserved_for VARCHAR(32),
	absent BOOLEAN NOT NULL,
	resigned BOOLEAN NOT NULL,
	clock_left BIGINT,
	CONSTRAINT pk_seats PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_seats_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id),
	CONSTRAINT fk_seats_user_id_users FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "seats" VALUES('table-week',0,'person','user-ann','Ann',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-week',1,'person','user-bob','Bob',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-sue',0,'person','user-ann','Ann',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-old',0,'person','user-ann','Ann',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-old',1,'person','user-ann','Cora',1,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-fork',0,'person','user-ann','Ann',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-fork',1,'person','user-ann','Cora',1,NULL,NULL,NULL,0,0,NULL);
CREATE TABLE sessions (
	secret VARCHAR(64) NOT NULL,
	user_id VARCHAR(32) NOT NULL,
	created_at BIGINT NOT NULL,
	expires_at BIGINT NOT NULL,
	CONSTRAINT pk_sessions PRIMARY KEY (secret),
	CONSTRAINT fk_sessions_user_id_users FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('536ac816b5bc815040e3943f3a1da4676468884b06c2b03cd957eaf4323c1fe1','user-bob',1794789598155,4102444800000);
INSERT INTO "sessions" VALUES('7132474b80e4399dcf6b6165042546d9a0ad6e5e04d95c34d4300a008f2dde49','user-ann',1794789598263,4102444800000);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL,
	title VARCHAR(80) NOT NULL,
	owner VARCHAR(32) NOT NULL,
	game VARCHAR(40) NOT NULL,
	rules_version INTEGER NOT NULL,
	players INTEGER NOT NULL,
	options TEXT NOT NULL,
	chance TEXT NOT NULL,
	clock TEXT NOT NULL,
	absent VARCHAR(80) NOT NULL,
	public BOOLEAN NOT NULL,
	sandbox BOOLEAN NOT NULL,
	start_when_full BOOLEAN NOT NULL,
	shuffle BOOLEAN NOT NULL,
	status VARCHAR(12) NOT NULL,
	seq INTEGER NOT NULL,
	step INTEGER NOT NULL,
	to_move INTEGER,
	waits_for VARCHAR(8),
	clock_started BIGINT,
	deadline BIGINT,
	undo_request TEXT,
	result TEXT,
	origin TEXT,
	rematch VARCHAR(32),
	created_at BIGINT NOT NULL,
	started_at BIGINT,
	changed_at BIGINT NOT NULL,
	CONSTRAINT pk_tables PRIMARY KEY (id),
	CONSTRAINT fk_tables_owner_users FOREIGN KEY(owner) REFERENCES users (id)
);
INSERT INTO "tables" VALUES('table-week','A week with Bob','user-ann','second-edition',1,2,'{"neutral":"letters","buildings":"a","simmental":false}','{"seed":14895763354670459176,"outcomes":null,"known":0}','{"kind":"none","seconds":0,"increment":0}','default',1,0,1,0,'playing',44,30,0,'person',NULL,NULL,NULL,NULL,NULL,NULL,1794789598275,1794789598289,1794789598484);
INSERT INTO "tables" VALUES('table-sue','Sue','user-ann','el-paso',1,1,'{"neutral":"letters","buildings":"a","trains":"front","difficulty":0}','{"seed":5,"outcomes":null,"known":0}','{"kind":"none","seconds":0,"increment":0}','default',0,0,1,0,'playing',31,23,0,'person',NULL,NULL,NULL,NULL,NULL,NULL,1794789598486,1794789598490,1794789598603);
INSERT INTO "tables" VALUES('table-old','Old','user-ann','first-edition',1,2,'{"neutral":"letters","buildings":"a"}','{"seed":9,"outcomes":null,"known":0}','{"kind":"none","seconds":0,"increment":0}','default',0,1,1,0,'playing',16,14,1,'person',NULL,NULL,NULL,NULL,NULL,NULL,1794789598605,1794789598609,1794789598675);
INSERT INTO "tables" VALUES('table-fork','Old','user-ann','first-edition',1,2,'{"neutral":"letters","buildings":"a"}','{"seed":3650933206893000001,"outcomes":[4,2,0,1,3,14,4,19,12,19,8,19,2,1,0,19,18,2,0,0,19,4,4,9,5,4,6,4,22,17,18,14,37,2,1,0,1,34,3,0,3,2,2,2],"known":3}','{"kind":"none","seconds":0,"increment":0}','default',0,1,0,0,'playing',27,7,1,'person',NULL,NULL,NULL,NULL,'{"kind":"fork","table":"table-old","step":12}',NULL,1794789598679,1794789598679,1794789598739);
CREATE TABLE tokens (
	id VARCHAR(32) NOT NULL,
	user_id VARCHAR(32) NOT NULL,
	name VARCHAR(40) NOT NULL,
	secret VARCHAR(64) NOT NULL,
	created_at BIGINT NOT NULL,
	CONSTRAINT pk_tokens PRIMARY KEY (id),
	CONSTRAINT fk_tokens_user_id_users FOREIGN KEY(user_id) REFERENCES users (id),
	CONSTRAINT uq_tokens_secret UNIQUE (secret)
);
CREATE TABLE told (
	table_id VARCHAR(32) NOT NULL,
	seat INTEGER NOT NULL,
	turn INTEGER NOT NULL,
	at BIGINT NOT NULL,
	CONSTRAINT pk_told PRIMARY KEY (table_id, seat),
	CONSTRAINT fk_told_table_id_tables FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(40) NOT NULL,
	login VARCHAR(40),
	password TEXT,
	email VARCHAR(254),
	preferences TEXT NOT NULL,
	created_at BIGINT NOT NULL, notify TEXT DEFAULT '{}' NOT NULL,
	CONSTRAINT pk_users PRIMARY KEY (id),
	CONSTRAINT uq_users_login UNIQUE (login)
);
INSERT INTO "users" VALUES('user-ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$HKFOtg7VuNw7qCYvSnSTcw$ssdVDokdoN+hGP8QGf9x18XDDqgC1DEIQIMXUoYsn7c',NULL,'{}',1794789598124,'{}');
INSERT INTO "users" VALUES('user-bob','Bob',NULL,NULL,NULL,'{}',1794789598154,'{}');
CREATE INDEX ix_sessions_expires_at ON sessions (expires_at);
CREATE INDEX ix_sessions_user_id ON sessions (user_id);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_tables_lobby ON tables (status, public, changed_at);
CREATE INDEX ix_tables_owner ON tables (owner);
CREATE INDEX ix_tables_waits_for ON tables (waits_for, changed_at);
CREATE INDEX ix_tokens_user_id ON tokens (user_id);
CREATE INDEX ix_seats_reserved_for ON seats (reserved_for);
CREATE INDEX ix_seats_user_id ON seats (user_id);
COMMIT;
