"""One way to ask each endpoint while a game is played, and what may be in the answer.

A refusal that is the same, letter by letter, at every step of a game tells nothing about it.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any

import httpx
import msgspec

from tests.server.client import JSON
from tests.server.truth import unlike
from tests.server.watching import Eye, Watch
from trailboss.positions import Eyes
from trailboss.server.tables.positions import written

Ask = Callable[["Probing", Eye], None]
PROBES: dict[str, Ask] = {}  # by the name of the operation in OpenAPI


def probe(*operations: str) -> Callable[[Ask], Ask]:
    def add(ask: Ask) -> Ask:
        for operation in operations:
            PROBES[operation] = ask
        return ask

    return add


class Probing:
    """Asks the endpoints in turn."""

    def __init__(self, watch: Watch, seed: int) -> None:
        self.watch = watch
        self.random = Random(seed)
        self.said: dict[tuple[str, str], str] = {}  # what must be the same every time
        self.turns = [(ask, eye) for eye in watch.eyes for ask in set(PROBES.values())]
        self.turns.sort(key=lambda turn: (turn[0].__name__, turn[1].name))
        self.random.shuffle(self.turns)
        self.asked = 0

    def some(self, count: int) -> None:
        """The next few questions, each by everybody in turn."""
        for _ in range(count):
            ask, eye = self.turns[self.asked % len(self.turns)]
            self.asked += 1
            ask(self, eye)

    # Asking -------------------------------------------------------------------------------------

    def get(self, eye: Eye, path: str, **query: Any) -> httpx.Response:
        return self.looked(eye, eye.client.send("GET", path, params=query))

    def at(self, eye: Eye, path: str, **query: Any) -> httpx.Response:
        """At the table, from the eye's seat."""
        if eye.asks is not None:
            query.setdefault("seat", eye.asks)
        return self.get(eye, self.watch.path + path, **query)

    def post(
        self, eye: Eye, path: str, body: object = None, method: str = "POST"
    ) -> httpx.Response:
        how = {} if body is None else {"json": body}
        return self.looked(eye, eye.client.send(method, path, **how))

    def looked(self, eye: Eye, answer: httpx.Response) -> httpx.Response:
        self.watch.scan(eye, answer.text + str(answer.headers))
        return answer

    def always(self, eye: Eye, what: str, answer: httpx.Response, status: int) -> None:
        """An answer that does not change as long as the game is played."""
        assert answer.status_code == status, (eye.name, what, answer.text)
        before = self.said.setdefault((what, eye.name), answer.text)
        assert answer.text == before, (eye.name, what)

    def refused(self, eye: Eye, answer: httpx.Response, **errors: tuple[int, str]) -> None:
        """A refusal: by the name of who asks, or `others`."""
        status, error = errors.get(eye.who, errors["others"])
        if eye.user is None:
            status, error = 401, "not-logged-in"
        self.everybody_refused(eye, answer, status, error)

    def everybody_refused(self, eye: Eye, answer: httpx.Response, status: int, error: str) -> None:
        """A refusal that is the same whoever asks."""
        found = answer.json()
        assert (answer.status_code, found["error"]) == (status, error), (eye.name, found)
        assert set(found) == {"error", "detail", "say"}
        self.always(eye, f"{answer.request.method} {answer.url.path} {error}", answer, status)

    # The game -----------------------------------------------------------------------------------

    @property
    def step(self) -> int:
        return self.watch.truth.game.step

    def other(self, eye: Eye) -> int:
        """A seat of somebody else."""
        seats = self.watch.truth.table.seats
        return self.random.choice([row.seat for row in seats if row.user_id != eye.user])


# Tables -----------------------------------------------------------------------------------------


@probe("get_table")
def get_table(asking: Probing, eye: Eye) -> None:
    answer = asking.get(eye, asking.watch.path)
    assert answer.status_code == 200
    asking.watch.check_table(eye, answer.text)


@probe("get_lobby")
def get_lobby(asking: Probing, eye: Eye) -> None:
    watch = asking.watch
    found = asking.get(eye, "/api/tables", limit=200).json()
    lists = [name for name in found for table in found[name] if table["id"] == watch.truth.id]
    assert lists == (["mine", "playing"] if eye.who in ("ann", "bob") else ["playing"])
    for name in found:
        for table in found[name]:
            if table["id"] == watch.truth.id:
                watch.check_table(eye, json.dumps(table, separators=(",", ":")))
            else:
                assert table["public"] or name in ("mine", "finished")


@probe("get_view")
def get_view(asking: Probing, eye: Eye) -> None:
    watch = asking.watch
    answer = asking.at(eye, "/view")
    assert answer.status_code == 200
    watch.check_view(eye, answer.text)
    # An earlier step looks as it looked then.
    step = asking.random.choice(list(eye.views))
    if step < asking.step:
        then = asking.at(eye, "/view", step=step).json()
        before = eye.views[step]
        for name in ("step", "turn", "observation", "viewer", "scores", "winners", "last_round"):
            assert then[name] == before[name], name
        told = {"mine": False, "optional": False, "legal": None}
        assert then["decision"] == {**before["decision"], **told}
        assert (then["can_undo"], then["undo_reason"]) == (False, None)
        assert then["undo_request"] is None
    refused = asking.at(eye, "/view", seat=asking.other(eye))
    assert refused.json()["error"] == "not-your-seat"
    late = asking.at(eye, "/view", step=asking.step + 1)
    assert (late.status_code, late.json()["error"]) == (404, "no-such-step")


@probe("get_log")
def get_log(asking: Probing, eye: Eye) -> None:
    newest = asking.watch.truth.seq
    after = max(0, newest - asking.random.choice((5, 20, 100)))
    found = asking.at(eye, "/log", after=after, limit=1000).json()
    assert [entry["seq"] for entry in found["entries"]] == list(range(after + 1, newest + 1))
    for entry in found["entries"]:
        asking.watch.check_entry(eye, entry)
    assert asking.at(eye, "/log", seat=asking.other(eye)).json()["error"] == "not-your-seat"


@probe("get_recap")
def get_recap(asking: Probing, eye: Eye) -> None:
    if eye.viewer is not None:
        for entry in asking.at(eye, "/recap", seat=eye.viewer).json()["entries"]:
            asking.watch.check_entry(eye, entry)
    refused = asking.at(eye, "/recap", seat=asking.other(eye)).json()["error"]
    assert refused == ("not-logged-in" if eye.user is None else "not-your-seat")


@probe("get_why")
def get_why(asking: Probing, eye: Eye) -> None:
    rules = asking.watch.truth.game.ruleset
    code = asking.random.randrange(rules.action_count)
    if eye.viewer is not None:
        found = asking.at(eye, "/why", seat=eye.viewer, move=str(code)).json()
        asking.watch.check_why(eye, eye.viewer, code, found)
    refused = asking.at(eye, "/why", seat=asking.other(eye), move=str(code)).json()["error"]
    assert refused == ("not-logged-in" if eye.user is None else "not-your-seat")


# What others may not do, and nobody now ---------------------------------------------------------


@probe("make_move")
def make_move(asking: Probing, eye: Eye) -> None:
    watch = asking.watch
    path = watch.path + "/moves"
    code = asking.random.choice(watch.truth.game.legal).code
    body = {"seat": 3, "step": asking.step, "move": code}  # the bot's seat is nobody's
    asking.refused(eye, asking.post(eye, path, body), others=(403, "not-your-seat"))
    if eye.viewer is None:
        return
    stale = asking.post(eye, path, {**body, "seat": eye.viewer, "step": asking.step + 1})
    assert (stale.status_code, stale.json()["error"]) == (409, "stale-step")
    assert stale.json()["detail"] == f"The game stands at step {asking.step}, not {asking.step + 1}"
    watch.check_view(eye, stale.text[stale.text.index('"view":{') + 7 : -1])
    illegal = asking.random.randrange(watch.truth.game.ruleset.action_count)
    if any(move.code == illegal for move in watch.truth.game.legal):
        return
    answer = asking.post(eye, path, {**body, "seat": eye.viewer, "move": illegal}).json()
    seat = watch.truth.game.seat
    assert seat is not None
    if seat == eye.viewer:
        watch.check_illegal(eye, illegal, answer)
    else:
        name = watch.truth.table.names[seat]
        assert answer == {
            "error": "not-your-turn",
            "detail": f"It is {name}'s turn",
            "say": {"say": "refused-turn", "args": {"seat": seat, "name": name}},
        }


@probe("undo_move", "reset_turn", "request_undo", "answer_undo")
def undo(asking: Probing, eye: Eye) -> None:
    body: JSON = {"seat": 3, "step": asking.step}
    for path in ("undo", "reset-turn", "undo-request"):
        answer = asking.post(eye, f"{asking.watch.path}/{path}", body)
        asking.refused(eye, answer, others=(403, "not-your-seat"))
    body = {"seat": 3, "to": 0, "agree": True}
    answer = asking.post(eye, f"{asking.watch.path}/undo-answer", body)
    asking.refused(eye, answer, others=(403, "not-your-seat"))


@probe("join_table", "leave_table", "return_to_table", "start_table", "resign", "change_table")
def around(asking: Probing, eye: Eye) -> None:
    path = asking.watch.path
    asking.refused(eye, asking.post(eye, f"{path}/join", {}), others=(409, "already-started"))
    asking.refused(
        eye,
        asking.post(eye, f"{path}/start"),
        ann=(409, "already-started"),
        others=(403, "not-owner"),
    )
    for what in ("return", "resign"):
        answer = asking.post(eye, f"{path}/{what}", {"seat": 3})
        asking.refused(eye, answer, others=(403, "not-your-seat"))
    if eye.who not in ("ann", "bob"):
        asking.refused(eye, asking.post(eye, f"{path}/leave", {}), others=(403, "not-seated"))
    if eye.who != "ann":
        answer = asking.post(eye, path, {"public": False}, "PATCH")
        asking.refused(eye, answer, others=(403, "not-owner"))


@probe("say")
def say(asking: Probing, eye: Eye) -> None:
    body = {"text": "hello" if eye.who not in ("ann", "bob") else ""}
    answer = asking.post(eye, f"{asking.watch.path}/chat", body)
    errors = {"ann": (400, "invalid-request"), "bob": (400, "invalid-request")}
    asking.refused(eye, answer, **errors, others=(403, "not-seated"))


@probe("get_record", "fork_table", "analyse", "get_course", "rematch", "no_rematch")
@probe("get_review", "ask_review", "ask_warning")
def secrets_of_the_game(asking: Probing, eye: Eye) -> None:
    """A record holds the seed; all of these come after the game."""
    path = asking.watch.path
    for form in ("text", "json"):
        answer = asking.get(eye, f"{path}/record", format=form)
        asking.always(eye, "record", answer, 403)
        assert answer.json()["error"] == "still-playing"
    answer = asking.get(eye, f"{path}/course")
    asking.always(eye, "course", answer, 409)
    assert answer.json()["error"] == "still-playing"
    answer = asking.get(eye, f"{path}/review")
    asking.always(eye, "review", answer, 403)
    assert answer.json()["error"] == "still-playing"
    move = {"seat": eye.viewer or 0, "step": 0, "code": 0}
    for what, body in (
        ("fork", {"step": 0}),
        ("analysis", {"seat": eye.viewer or 0}),
        ("review", None),
        ("warning", move),
    ):
        answer = asking.post(eye, f"{path}/{what}", body)
        asking.refused(eye, answer, others=(403, "still-playing"))
    still = (409, "still-playing")
    for what in ("rematch", "no-rematch"):
        answer = asking.post(eye, f"{path}/{what}")
        asking.refused(eye, answer, ann=still, bob=still, others=(403, "not-seated"))


@probe("look_at_invitation")
def look_at_invitation(asking: Probing, eye: Eye) -> None:
    """It says the same whatever has happened in the game."""
    answer = asking.post(eye, f"{asking.watch.path}/invitation", {"invitation": "made-up"})
    asking.always(eye, "invitation", answer, 401 if eye.user is None else 200)


@probe("get_position")
def get_position(asking: Probing, eye: Eye) -> None:
    """What a seat may know, byte for byte as at a table with other secrets; nothing of before."""
    watch = asking.watch
    answer = asking.at(eye, "/position")
    assert answer.status_code == 200
    table = unlike(watch.truth.table, eye.user, eye.viewer, watch.compared)
    wanted = written(table.playing, Eyes(False, -1 if eye.viewer is None else eye.viewer))
    assert answer.text == msgspec.json.encode(wanted).decode(), eye.name
    if asking.step:
        answer = asking.at(eye, "/position", step=0)
        asking.always(eye, "position", answer, 403)
        assert answer.json()["error"] == "still-playing"
    answer = asking.get(eye, f"{watch.path}/position", seat=asking.other(eye))
    assert answer.status_code == 403
    assert answer.json()["error"] == "not-your-seat"


# Around the game --------------------------------------------------------------------------------


@probe("get_games", "get_description", "get_rules", "get_alive")
def what_never_changes(asking: Probing, eye: Eye) -> None:
    game = asking.watch.truth.table.header.game
    for path in ("", f"/{game}/description", f"/{game}/rules"):
        asking.always(eye, path, asking.get(eye, f"/api/games{path}"), 200)
    asking.always(eye, "alive", asking.get(eye, "/health/live"), 200)


@probe("get_figures", "get_figures_file", "check_figures", "save_figures", "forget_figures")
def figures(asking: Probing, eye: Eye) -> None:
    path = f"/api/games/{asking.watch.truth.game.ruleset.id}/figures"
    asking.always(eye, "figures", asking.get(eye, path), 200)
    asking.always(eye, "figures file", asking.get(eye, f"{path}/file"), 200)
    for method, where in (("POST", f"{path}/check"), ("PUT", path)):
        answer = asking.post(eye, where, {"nonsense": asking.watch.truth.id}, method)
        asking.always(eye, method + where, answer, 400)
    if eye.user is None:
        asking.refused(eye, asking.post(eye, path, None, "DELETE"), others=(401, "not-logged-in"))


@probe("get_health")
def get_health(asking: Probing, eye: Eye) -> None:
    found = asking.get(eye, "/health").json()
    expected = {"status", "version", "database", "writing", "schema", "tables_in_memory"}
    assert set(found) == expected


@probe(
    *("get_me", "change_me", "list_tokens", "new_token", "remove_token", "log_out"),
    *("list_sessions", "end_session", "end_other_sessions"),
)
def myself(asking: Probing, eye: Eye) -> None:
    if eye.user is not None:
        asking.always(eye, "me", asking.get(eye, "/api/me"), 200)
        asking.always(eye, "tokens", asking.get(eye, "/api/me/tokens"), 200)
    for method, path, body in (
        ("PATCH", "/api/me", {"name": ""}),
        ("POST", "/api/me/tokens", {"name": ""}),
        ("DELETE", f"/api/me/tokens/{asking.watch.truth.id}", None),
        ("DELETE", f"/api/me/sessions/{asking.watch.truth.id}", None),
    ):
        answer = asking.post(eye, path, body, method)
        wrong = (404, "not-found") if method == "DELETE" else (400, "invalid-request")
        if eye.user is None and method != "DELETE":
            asking.always(eye, path + method, answer, 400)  # what is asked is read first
        else:
            asking.refused(eye, answer, others=wrong)
    if eye.user is None:
        for path in ("/api/sessions/current", "/api/me/sessions"):
            answer = asking.post(eye, path, None, "DELETE")
            asking.refused(eye, answer, others=(401, "not-logged-in"))
    else:
        asking.always(eye, "sessions", asking.get(eye, "/api/me/sessions"), 200)


@probe(
    *("make_account", "log_in", "make_table", "import_record", "play_position"),
    *("look_at_position", "forgotten_password"),
)
def what_cannot_be_read(asking: Probing, eye: Eye) -> None:
    tables = ("/api/tables", "/api/tables/import", "/api/tables/position")
    people = ("/api/accounts", "/api/sessions", "/api/forgotten-password")
    for path in (*people, "/api/positions", *tables):
        answer = asking.post(eye, path, {"nonsense": asking.watch.truth.id})
        asking.always(eye, path, answer, 400)


# The club and the people who run it -------------------------------------------------------------

GAME = "el-paso"
NOT_FOUND = (404, "not-found")


@probe("get_announcements", "get_day", "get_leaders", "get_people", "get_profile", "get_statistics")
@probe("get_practice", "get_tournaments", "get_tournament", "get_waiting", "list_passkeys")
@probe("get_vacation", "end_vacation", "get_push", "get_handicap")
@probe("get_admin_figures", "get_audit_log", "list_reports", "list_admin_tables", "list_users")
def pages(asking: Probing, eye: Eye) -> None:
    """Nothing of the game stands there, whoever looks."""
    # Whoever sits at the machine of a server that is there for nobody else runs it, and may know
    # addresses; of games nothing stands there either.
    anybody: dict[str, dict[str, str]] = {
        "/api/announcements": {},
        "/api/days": {},
        "/api/tournaments": {},
    }
    anybody["/api/leaders"] = {"game": GAME}
    nobody = {"text": "nobody is called that"}
    users = {"/api/admin/log": {}, "/api/admin/reports": {}, "/api/admin/users": nobody}
    users |= {
        "/api/me/people": {},
        "/api/me/vacation": {},
        "/api/waiting": {},
        f"/api/practice/{GAME}": {},
        f"/api/handicap/{GAME}": {"bot": "champion"},
    }
    changing: dict[str, dict[str, str]] = {"/api/admin/figures": {}, "/api/admin/tables": {}}
    for path, query in (anybody | users | changing).items():
        answer = asking.get(eye, path, **query)
        if path not in anybody and eye.user is None:
            asking.refused(eye, answer, others=(401, "not-logged-in"))
        elif path in changing:
            assert answer.status_code == 200, (eye.name, path, answer.text)
        else:
            asking.always(eye, path, answer, 200)
    back = asking.post(eye, "/api/me/vacation", None, "DELETE")
    if eye.user is None:
        asking.refused(eye, back, others=(401, "not-logged-in"))
    else:
        asking.always(eye, "back", back, 200)
    for path in ("/api/people/no-such-person", "/api/tournaments/none", "/api/me/passkeys"):
        asking.everybody_refused(eye, asking.get(eye, path), *NOT_FOUND)
    of_nobody = asking.get(eye, "/api/people/no-such-person/statistics", game=GAME)
    asking.everybody_refused(eye, of_nobody, *NOT_FOUND)
    asking.refused(eye, asking.get(eye, "/api/me/push"), others=NOT_FOUND)
    for row in asking.watch.truth.table.seats:
        if row.user_id is not None and not row.guest:  # the account at the table
            for what in ("", "/statistics"):
                answer = asking.get(eye, f"/api/people/{row.name}{what}", game=GAME)
                asking.always(eye, f"account{what}", answer, 200)


@probe("new_announcement", "remove_announcement", "handle_report", "delete_table", "end_table")
@probe("delete_user", "make_password_link", "set_quota", "readmit_user", "suspend_user")
@probe("relate", "report", "delete_me", "play_day", "make_tournament", "enter_tournament")
@probe("leave_tournament", "end_without", "start_tournament", "wait", "wait_no_longer")
@probe("new_passkey", "new_passkey_options", "remove_passkey", "log_in_by_passkey")
@probe("start_push", "stop_push", "take_vacation")
@probe("passkey_login_options", "begin_puzzle", "judge_puzzle", "abort_game")
def deeds(asking: Probing, eye: Eye) -> None:
    """About nothing there is, or with nonsense: refused, and nothing is told."""
    nonsense = {"nonsense": asking.watch.truth.id}
    of_users = "/api/admin/users/none"
    for method, path in (  # here who asks is looked at first
        ("POST", "/api/admin/announcements"),
        ("PUT", f"{of_users}/quota"),
        ("POST", f"{of_users}/suspend"),
    ):
        answer = asking.post(eye, path, nonsense, method)
        asking.refused(eye, answer, others=(400, "invalid-request"))
    for method, path in (  # and here what is asked
        ("POST", "/api/people/none/relation"),
        ("POST", "/api/reports"),
        ("POST", "/api/me/delete"),
        ("POST", "/api/me/passkeys"),
        ("POST", "/api/me/push"),
        ("POST", "/api/me/vacation"),
        ("POST", "/api/days/none"),
        ("POST", "/api/tournaments"),
        ("POST", "/api/waiting"),
        ("POST", "/api/sessions/passkey"),
        ("POST", f"{asking.watch.path}/abort"),
    ):
        answer = asking.post(eye, path, nonsense, method)
        asking.everybody_refused(eye, answer, 400, "invalid-request")
    for method, path in (
        ("DELETE", "/api/admin/announcements/none"),
        ("POST", "/api/admin/reports/none/handled"),
        ("DELETE", "/api/admin/tables/none"),
        ("POST", "/api/admin/tables/none/end"),
        ("DELETE", of_users),
        ("POST", f"{of_users}/password-link"),
        ("POST", f"{of_users}/readmit"),
        ("DELETE", "/api/me/push"),
        *[("POST", f"/api/tournaments/none/{what}") for what in ("leave", "no-shows", "start")],
    ):
        asking.refused(eye, asking.post(eye, path, None, method), others=NOT_FOUND)
    entering = asking.post(eye, "/api/tournaments/none/enter")
    asking.refused(eye, entering, bob=NOT_FOUND, others=(403, "guest"))
    for path in (f"/api/practice/{GAME}/none", f"{asking.watch.path}/puzzle"):
        asking.refused(eye, asking.post(eye, path), others=(404, "no-such-puzzle"))
    for method, path in (  # there are none here, whoever asks
        ("POST", "/api/me/passkeys/options"),
        ("DELETE", "/api/me/passkeys/none"),
        ("POST", "/api/sessions/passkey/options"),
    ):
        asking.everybody_refused(eye, asking.post(eye, path, None, method), *NOT_FOUND)
    left = asking.post(eye, "/api/waiting", None, "DELETE")
    if eye.user is None:
        asking.refused(eye, left, others=(401, "not-logged-in"))
    else:
        asking.always(eye, "wait no longer", left, 200)
