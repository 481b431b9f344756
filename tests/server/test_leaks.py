"""Nothing leaks: whole games, and after every move all that anybody is told, compared with what
that one may know."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random

import msgspec
import pytest

import trailboss
from tests.server.client import INVITED, JSON, ME, OPEN, Client, bot, hotseat
from tests.server.probes import PROBES, Probing
from tests.server.process import ServerProcess
from tests.server.test_accounts import PASSWORD, refused
from tests.server.truth import Truth
from tests.server.watching import Eye, Unknown, Watch, encoded
from trailboss.server.shown.views import entry_seen, view, voice_at

OPTIONS: dict[str, JSON] = {
    "first-edition": {"buildings": "random"},
    "second-edition": {"simmental": True, "neutral": "random"},
    "el-paso": {},
}
TITLES = tuple(OPTIONS)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(tmp_path_factory.mktemp("leaks"), log_level="debug").start()
    yield process
    assert process.stop() == 0, process.log.read_text()
    assert '"level": "error"' not in process.log.read_text(), process.log.read_text()


class Party:
    """Ann with somebody beside her, Bob elsewhere, a bot; Dan watches, and somebody unknown."""

    def __init__(self, server: ServerProcess, game: str, seed: int) -> None:
        self.random = Random(seed)
        self.ann, self.bob, self.dan = (Client(server.url) for _ in range(3))
        account = {"name": f"Bob {game} {seed}", "password": PASSWORD, "email": "bob@example.org"}
        self.bob.post("/api/accounts", account)
        seats = [ME, hotseat("Cleo"), INVITED, bot("random")]
        made = self.ann.table(seats, game=game, public=True, options=OPTIONS[game])
        self.table: str = made["id"]
        invitation = made["seats"][2]["invitation"]
        joined = self.bob.at(self.table, "join", {"invitation": invitation})
        assert invitation not in str(joined)
        eyes = [
            Eye("Ann", "ann", self.ann, 0, 0),
            Eye("Cleo", "ann", self.ann, 1, 1),
            Eye("Ann and Cleo", "ann", self.ann, None, None),
            Eye("Bob", "bob", self.bob, None, 2),
            Eye("Dan", "dan", self.dan, None, None),
            Eye("nobody", "nobody", Unknown(server.url), None, None),
        ]
        self.watch = Watch(server, self.table, eyes)
        self.watch.keep_secret(self.ann, invitation)
        self.watch.keep_secret(self.bob, account["email"])
        self.watch.keep_secret(None, PASSWORD)
        token = self.ann.post("/api/me/tokens", {"name": "a program"})["secret"]
        self.watch.keep_secret(None, token)
        self.truth = self.watch.truth
        self.players = {eye.viewer: eye for eye in eyes if eye.viewer is not None}
        self.asking = Probing(self.watch, seed)
        self.deeds = 0

    def play(self, probes: int) -> None:
        """The whole game. All of it is heard by everybody; at each step some endpoints are asked,
        in turn."""
        with ExitStack() as stack:
            self.watch.open(stack)
            while True:
                self.asking.some(probes)
                self.go_on()
                self.watch.rest()
                if self.truth.table.header.status != "playing":
                    return

    def go_on(self) -> None:
        """A move; at times something else."""
        self.deeds += 1
        seat = self.truth.game.seat
        assert seat is not None
        eye = self.players[seat]
        view = eye.views[self.truth.game.step]
        if self.deeds % 60 == 0 and seat in self.truth.table.course.movers:
            self.take_back_by_consent(eye)
        elif self.deeds == 100:
            self.leave_and_return()
        elif self.deeds % 70 == 0:
            self.ann.at(self.table, "chat", {"text": "my hand is full"})
        elif view["can_undo"] and self.random.random() < 0.1:
            self.told(eye, self.random.choice(("undo", "reset-turn")), view)
        else:
            self.move(eye, view)

    def move(self, eye: Eye, view: JSON) -> None:
        chosen = self.random.choice(view["decision"]["legal"])
        asked = {"seat": eye.viewer, "step": view["step"], "move": chosen["move"]}
        if self.random.random() < 0.5:
            assert eye.live is not None
            eye.live.send(type="move", id=view["step"], **asked)
            self.watch.rest(view["seq"] + 1)
        else:
            self.told(eye, "moves", asked)

    def told(self, eye: Eye, what: str, asked: JSON) -> None:
        """Ask for something and look at the view in the answer."""
        if what != "moves":
            asked = {"seat": eye.viewer, "step": asked["step"]}
        answer = self.asking.post(eye, f"{self.watch.path}/{what}", asked)
        assert answer.status_code == 200, answer.text
        self.truth.catch_up()
        self.watch.check_view(eye, answer.text)

    def take_back_by_consent(self, eye: Eye) -> None:
        """Somebody wants to go behind the barrier, a draw perhaps, and the others agree."""
        self.told(eye, "undo-request", {"step": self.truth.game.step})
        self.watch.rest()
        other = self.players[0 if eye.viewer == 2 else 2]
        asked = self.truth.table.header.undo_request
        assert asked is not None
        body = {"seat": other.viewer, "to": asked.to, "agree": True}
        answer = self.asking.post(other, f"{self.watch.path}/undo-answer", body)
        self.truth.catch_up()
        self.watch.check_view(other, answer.text)

    def leave_and_return(self) -> None:
        """Bob goes; whatever the default decides for him nobody sees his cards."""
        self.bob.at(self.table, "leave", {})
        self.watch.rest()
        self.bob.at(self.table, "return", {"seat": 2})


def test_every_endpoint_is_asked(server: ServerProcess) -> None:
    document = Client(server.url).get("/docs/api/openapi.json")
    known = {
        operation["operationId"]
        for methods in document["paths"].values()
        for operation in methods.values()
    }
    assert set(PROBES) == known


# The editions share their rules and all that is shown of them: the first one is played by the long
# tests.
@pytest.mark.parametrize("game", [title for title in TITLES if title != "first-edition"])
def test_a_game_of_four(server: ServerProcess, game: str) -> None:
    party = Party(server, game, TITLES.index(game))
    party.play(probes=1)
    check_all_was_asked(party)
    after_the_game(server, party)


@pytest.mark.long
@pytest.mark.parametrize("seed", [0, 1])
@pytest.mark.parametrize("game", TITLES)
def test_games_of_four_in_every_detail(server: ServerProcess, game: str, seed: int) -> None:
    party = Party(server, game, 100 + seed)
    party.play(probes=6)
    check_all_was_asked(party)
    after_the_game(server, party)


def check_all_was_asked(party: Party) -> None:
    assert party.asking.asked > 2 * len(party.asking.turns)  # each more than once
    kinds = {entry.kind for entry in party.truth.entries.values()}
    assert kinds >= {"undo", "undo-request", "undo-answer", "leave", "return", "chat", "finish"}
    # Enough of what was told was compared with a truth that was another in what is hidden.
    assert party.watch.hidden > 100, party.watch.hidden


def after_the_game(server: ServerProcess, party: Party) -> None:
    """Now the secrets are out; those of the next game are not."""
    watch = party.watch
    for eye in watch.eyes:
        found = eye.client.send("GET", f"{watch.path}/record").json()
        assert found["record"] == party.truth.game.record.to_text()
        again = trailboss.replay(found["record"])
        assert again.ruleset.dump(again.state) == again.ruleset.dump(party.truth.game.state)
    rematch = party.ann.at(party.table, "rematch")["id"]
    with refused(403, "invited"):
        party.dan.at(rematch, "join", {})
    bots_turn = party.truth.table.course.movers.index(3)  # it goes on at once
    fork = party.dan.at(party.table, "fork", {"step": bots_turn})["id"]
    seeds = {party.truth.table.header.chance.seed}
    for table in (rematch, fork):
        truth = Truth(server, table)
        seeds.add(truth.table.header.chance.seed)
        truth.close()
    assert len(seeds) == 3
    party.truth.close()
    log = server.log.read_text()
    assert f"{watch.path}/record" in log
    assert not [secret for secret in watch.secrets if secret in log]


# Alone ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["second-edition", "el-paso"])
def test_a_solo_game(server: ServerProcess, game: str) -> None:
    """Who plays alone may have the record at any time; who watches sees what is on the table."""
    random = Random(game)
    hidden = 0
    for _ in range(5):  # what is drawn after an undo is another every time, and may hide little
        hidden += hidden_alone(server, game, random)
        if hidden > 5:
            break
    assert hidden > 5


def hidden_alone(server: ServerProcess, game: str, random: Random) -> int:
    """A game: how often what was told was compared with a truth that was another."""
    ann, dan = Client(server.url), Client(server.url)
    table = ann.table([ME], game=game, public=True, seed=20261116271828)["id"]
    eyes = [
        Eye("Ann", "ann", ann, None, 0),
        Eye("Dan", "dan", dan, None, None),
        Eye("nobody", "nobody", Unknown(server.url), None, None),
    ]
    watch = Watch(server, table, eyes)
    with ExitStack() as stack:
        watch.open(stack)
        while watch.truth.table.header.status == "playing":
            step = watch.truth.game.step
            if step % 10 == 3:
                look_into_a_solo_game(watch, ann)
            view = eyes[0].views[step]
            body = {"seat": 0, "step": step}
            if step and random.random() < 0.1:
                ann.at(table, "undo", body)
            else:
                move = random.choice(view["decision"]["legal"])["move"]
                ann.at(table, "moves", {**body, "move": move})
            watch.rest()
    watch.truth.close()
    return watch.hidden


def look_into_a_solo_game(watch: Watch, ann: Client) -> None:
    path = watch.path
    record = watch.truth.game.record.to_text()
    assert ann.get(f"{path}/record")["record"] == record
    for eye in watch.eyes[1:]:
        for what in ("record", "record?format=json"):
            answer = eye.client.send("GET", f"{path}/{what}")
            watch.scan(eye, answer.text)
            assert (answer.status_code, answer.json()["error"]) == (403, "still-playing")
        for what, body in (("fork", {"step": 0}), ("analysis", {"seat": 0})):
            answer = eye.client.send("POST", f"{path}/{what}", json=body)
            known = eye.user is not None
            assert answer.json()["error"] == ("still-playing" if known else "not-logged-in")
        course = eye.client.send("GET", f"{path}/course").json()
        for step, totals in zip(course["steps"], course["totals"], strict=True):
            if step in eye.views:  # what was seen there had been compared
                assert [sheet["total"] for sheet in eye.views[step]["scores"]] == totals


READ = (
    "",
    "/view",
    "/view?step=0",
    "/log",
    "/record",
    "/course",
    "/recap?seat=0",
    "/why?seat=0&move=1",
)
DO: dict[str, JSON] = {
    "moves": {"seat": 0, "step": 0, "move": 0},
    "undo": {"seat": 0, "step": 0},
    "reset-turn": {"seat": 0, "step": 0},
    "undo-request": {"seat": 0, "step": 0},
    "undo-answer": {"seat": 0, "to": 0, "agree": True},
    "chat": {"text": "hello"},
    "fork": {"step": 0},
    "analysis": {"seat": 0},
    "rematch": {},
    "no-rematch": {},
    "leave": {},
    "resign": {"seat": 0},
    "return": {"seat": 0},
    "join": {},
    "start": {},
}


def test_a_stranger_at_a_private_game(server: ServerProcess) -> None:
    """Whatever happens there, a stranger always gets the same refusals."""
    ann, eve = Client(server.url), Client(server.url)
    table = ann.table([ME, bot("random")], game="el-paso", seed=5)["id"]
    said: list[list[tuple[int, str]]] = []
    view = ann.my_turn(table, 0)
    while view["status"] == "playing":
        if view["step"] % 7 == 0 or not said:
            said.append(everything_asked(eve, table))
        view = ann.move(table, view)
        if view["status"] == "playing" and view["decision"]["seat"] != 0:
            view = ann.my_turn(table, 0)
    assert len(said) > 5
    assert all(answers == said[0] for answers in said)
    assert {status for status, _ in said[0]} == {403, 409}


def everything_asked(client: Client, table: str) -> list[tuple[int, str]]:
    path = f"/api/tables/{table}"
    answers = [client.send("GET", path + what) for what in READ]
    answers += [client.send("POST", f"{path}/{what}", json=body) for what, body in DO.items()]
    answers.append(client.send("PATCH", path, json={"public": True}))
    assert not any(found["id"] == table for found in client.get("/api/tables")["playing"])
    with client.live(table) as live:
        message = live.next()
        assert message == {
            "type": "error",
            "id": None,
            "status": 403,
            "error": "not-public",
            "detail": "This table is not public, and you do not play here",
            "say": {"say": "refused-not-public", "args": {}},
            "step": None,
        }
    return [(answer.status_code, answer.text) for answer in answers]


# Can it fail? -----------------------------------------------------------------------------------


def hiding(server: ServerProcess) -> tuple[list[Eye], Watch]:
    """A table at which something was hidden: whoever always makes the first move may come to the
    end of a game without."""
    while True:
        ann, bob = Client(server.url), Client(server.url)
        table = ann.table([ME, OPEN], game="second-edition")["id"]
        bob.at(table, "join", {})
        eyes = [Eye("Ann", "ann", ann, None, 0), Eye("Bob", "bob", bob, None, 1)]
        watch = Watch(server, table, eyes)
        with ExitStack() as stack:
            watch.open(stack)
            while not watch.hidden and watch.truth.game.seat is not None:
                eye = eyes[watch.truth.game.seat]
                eye.client.move(table, eye.views[watch.truth.game.step])
                watch.rest()
        if watch.hidden:
            return eyes, watch
        watch.truth.close()


def test_the_comparison_would_notice(server: ServerProcess) -> None:
    """Views from another seat, cards in the log, the seed: each is found."""
    eyes, watch = hiding(server)
    truth = watch.truth.table
    for eye in eyes:
        other = 1 - (eye.viewer or 0)
        whole = view(truth, eye.user, other, connected=watch.connected)
        whole.viewer = eye.viewer
        with pytest.raises(AssertionError):
            watch.check_view(eye, encoded(whole))
        with pytest.raises(AssertionError):
            watch.scan(eye, f"seed {truth.header.chance.seed}")
        with pytest.raises(AssertionError):
            watch.scan(eye, eyes[other].client.http.cookies["trailboss_session"])
    found = 0
    voice = voice_at(truth, "en")
    for row in watch.truth.entries.values():
        if row.kind == "move" and row.seat is not None:
            told = msgspec.to_builtins(entry_seen(truth, row, row.seat, voice))
            if any(event["kind"] == "card" for event in told["events"]):
                found += 1
                words = told.pop("text")
                for leak in (told, {**told, "text": words}):
                    with pytest.raises(AssertionError):
                        watch.check_entry(eyes[1 - row.seat], leak)
    assert found
    watch.truth.close()
