-- The first schema with sample rows, as SQLite's dump wrote it. It never changes: every later
-- version must be able to open it. Ann's password is "first schema"; the sessions are
-- session-of-ann and session-of-bob, the token is tb_first-schema.
BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL,
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
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
INSERT INTO "entries" VALUES('table-running',1,1794731705892,'create',NULL,'user-ann',0,'{}');
INSERT INTO "entries" VALUES('table-running',2,1794731705903,'join',1,'user-bob',0,'{"name":"Bob"}');
INSERT INTO "entries" VALUES('table-running',3,1794731705905,'start',NULL,NULL,0,'{"seats":["Ann","Bob"]}');
INSERT INTO "entries" VALUES('table-running',4,1794731705913,'move',0,'user-ann',1,'{"move":"place herder on A","turn":1,"by":"person","words":"Place your herder on A (neutral building A)","events":[[2,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-running',5,1794731705930,'move',0,'user-ann',2,'{"move":"done","turn":1,"by":"person","words":"End phase B","events":[[1,1,2,0,0]]}');
INSERT INTO "entries" VALUES('table-running',6,1794731705939,'move',1,'user-bob',3,'{"move":"exchange 1","turn":2,"by":"person","words":"Use an exchange token: draw 1 card, discard as many; 0 tokens left","events":[[11,1,-1,0,0],[7,1,3,0,0],[6,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-running',7,1794731705948,'move',1,'user-bob',4,'{"move":"discard gray","turn":2,"by":"person","words":"Discard a Criollo (gray)","events":[[9,1,0,0,0]]}');
INSERT INTO "entries" VALUES('table-running',8,1794731705958,'move',1,'user-bob',5,'{"move":"discard green","turn":2,"by":"person","words":"Discard a Santa Gertrudis (green)","events":[[9,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-running',9,1794731705964,'move',1,'user-bob',6,'{"move":"place herder on A","turn":2,"by":"person","words":"Place your herder on A (neutral building A)","events":[[2,1,1,0,0]]}');
INSERT INTO "entries" VALUES('table-running',10,1794731705974,'move',1,'user-bob',7,'{"move":"done","turn":2,"by":"person","words":"End phase B","events":[[1,0,3,0,0]]}');
INSERT INTO "entries" VALUES('table-running',11,1794731705982,'move',0,'user-ann',8,'{"move":"move to B","turn":3,"by":"person","words":"Move 1 step to B (neutral building B), no fees","events":[[3,0,1,11,5]]}');
INSERT INTO "entries" VALUES('table-running',12,1794731705992,'move',0,'user-ann',9,'{"move":"done","turn":3,"by":"person","words":"End phase B","events":[[1,1,4,0,0]]}');
INSERT INTO "entries" VALUES('table-running',13,1794731706003,'move',1,'user-bob',10,'{"move":"move to B","turn":4,"by":"person","words":"Move 1 step to B (neutral building B), no fees","events":[[3,1,1,11,5]]}');
INSERT INTO "entries" VALUES('table-running',14,1794731706011,'move',1,'user-bob',11,'{"move":"done","turn":4,"by":"person","words":"End phase B","events":[[1,0,5,0,0]]}');
INSERT INTO "entries" VALUES('table-running',15,1794731706018,'move',0,'user-ann',12,'{"move":"move to C","turn":5,"by":"person","words":"Move 1 step to C (neutral building C), no fees","events":[[3,0,11,20,9]]}');
INSERT INTO "entries" VALUES('table-running',16,1794731706024,'move',0,'user-ann',13,'{"move":"done","turn":5,"by":"person","words":"End phase B","events":[[1,1,6,0,0]]}');
INSERT INTO "entries" VALUES('table-running',17,1794731706030,'chat',0,'user-ann',13,'{"text":"Your turn, partner","name":"Ann"}');
INSERT INTO "entries" VALUES('table-given-up',1,1794731706032,'create',NULL,'user-ann',0,'{}');
INSERT INTO "entries" VALUES('table-given-up',2,1794731706041,'start',NULL,NULL,0,'{"seats":["Ann","Random"]}');
INSERT INTO "entries" VALUES('table-given-up',3,1794731706044,'move',0,'user-ann',1,'{"move":"place herder on A","turn":1,"by":"person","words":"Place your herder on A (neutral building A)","events":[[2,0,1,0,0]]}');
INSERT INTO "entries" VALUES('table-given-up',4,1794731706050,'resign',0,'user-ann',1,'{}');
INSERT INTO "entries" VALUES('table-given-up',5,1794731706050,'finish',NULL,NULL,1,'{"reason":"resigned","winners":[1],"totals":[1,1]}');
INSERT INTO "entries" VALUES('table-waiting',1,1794731706053,'create',NULL,'user-bob',0,'{}');
CREATE TABLE facts (
	name VARCHAR(40) NOT NULL,
	value TEXT NOT NULL,
	CONSTRAINT pk_facts PRIMARY KEY (name)
);
INSERT INTO "facts" VALUES('secret','secret-of-the-first-schema-0123456789abcdef');
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
INSERT INTO "seats" VALUES('table-running',0,'person','user-ann','Ann',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-running',1,'person','user-bob','Bob',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-given-up',0,'person','user-ann','Ann',0,NULL,NULL,NULL,1,1,NULL);
INSERT INTO "seats" VALUES('table-given-up',1,'bot',NULL,'Random',0,'random',NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-waiting',0,'person','user-bob','Bob',0,NULL,NULL,NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-waiting',1,'invited',NULL,'',0,NULL,'invitation-to-waiting',NULL,0,0,NULL);
INSERT INTO "seats" VALUES('table-waiting',2,'bot',NULL,'Heuristic',0,'heuristic',NULL,NULL,0,0,NULL);
CREATE TABLE sessions (
	secret VARCHAR(64) NOT NULL,
	user_id VARCHAR(32) NOT NULL,
	created_at BIGINT NOT NULL,
	expires_at BIGINT NOT NULL,
	CONSTRAINT pk_sessions PRIMARY KEY (secret),
	CONSTRAINT fk_sessions_user_id_users FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "sessions" VALUES('7132474b80e4399dcf6b6165042546d9a0ad6e5e04d95c34d4300a008f2dde49','user-ann',1794731705814,4102444800000);
INSERT INTO "sessions" VALUES('536ac816b5bc815040e3943f3a1da4676468884b06c2b03cd957eaf4323c1fe1','user-bob',1794731705870,4102444800000);
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
INSERT INTO "tables" VALUES('table-running','A week with Bob','user-ann','second-edition',1,2,'{"neutral":"letters","buildings":"a","simmental":false}','{"seed":8729391306046080,"outcomes":null,"known":0}','{"kind":"correspondence","seconds":5184000,"increment":0}','default',1,0,1,0,'playing',17,13,1,'person',1794731706024,4102444800000,NULL,NULL,NULL,NULL,1794731705892,1794731705905,1794731706030);
INSERT INTO "tables" VALUES('table-given-up','Given up','user-ann','second-edition',1,2,'{"neutral":"letters","buildings":"a","simmental":false}','{"seed":7,"outcomes":null,"known":0}','{"kind":"none","seconds":0,"increment":0}','default',0,0,1,0,'finished',5,1,0,NULL,NULL,NULL,NULL,'{"reason":"resigned","winners":[1],"totals":[1,1]}',NULL,NULL,1794731706032,1794731706040,1794731706050);
INSERT INTO "tables" VALUES('table-waiting','Waiting','user-bob','second-edition',1,3,'{"neutral":"letters","buildings":"a","simmental":false}','{"seed":6511598660001843,"outcomes":null,"known":0}','{"kind":"none","seconds":0,"increment":0}','default',0,0,1,0,'open',1,0,NULL,NULL,NULL,NULL,NULL,NULL,NULL,NULL,1794731706053,NULL,1794731706053);
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
INSERT INTO "tokens" VALUES('token-of-ann','user-ann','bot','38447221b90e8c90c17c404284b1d78abbc116e462c2b20b5fa1b948b1238d5c',1794731705874);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL,
	name VARCHAR(40) NOT NULL,
	login VARCHAR(40),
	password TEXT,
	email VARCHAR(254),
	preferences TEXT NOT NULL,
	created_at BIGINT NOT NULL,
	CONSTRAINT pk_users PRIMARY KEY (id),
	CONSTRAINT uq_users_login UNIQUE (login)
);
INSERT INTO "users" VALUES('user-ann','Ann','ann','$argon2id$v=19$m=65536,t=3,p=4$HZ2Wmh9WHEkBjlqQdfd1XA$ioFOuqeyvZ26KgmAbVPy3ShFZ5QDXhLZwG9RYjDCGuo','ann@example.org','{"theme":"dark"}',1794731705467);
INSERT INTO "users" VALUES('user-bob','Bob',NULL,NULL,NULL,'{}',1794731705870);
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
