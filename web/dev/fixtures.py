"""Situations of real games for the browser client: one view a file, as the server would send it.

    PYTHONPATH=... python web/dev/fixtures.py

plays seeded games of every title with heuristic opponents and writes a view where each kind of
decision is seen with many choices, besides the start and the end. `web/dev/fixtures/index.json`
lists them, `decisions.json` every kind of decision the engine knows. The page shows one with
`?fixture=NAME` while `npm run dev` runs. The same in other languages is in folders of theirs. A
`course-NAME.json` holds some moves in a row of the same game: the entries, and the views before,
between and after. `flow.json` has every decision of one seat in the recorded game `flow.txt`, and
what was decided.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, cast

import msgspec

import trailboss
from trailboss.bots import bot, view_of
from trailboss.core.frames import Closed, Frame, Question
from trailboss.elpaso.kinds import FRAMES as EL_PASO_FRAMES
from trailboss.game import Game
from trailboss.kansas.kinds import FRAMES as KANSAS_FRAMES
from trailboss.server.description import describe
from trailboss.server.schema import play, tables
from trailboss.server.shown.events import told
from trailboss.server.shown.views import act_of, decision, score_sheets
from trailboss.server.shown.voice import Voice
from trailboss.server.tables.building import automa_name, played
from trailboss.titles import game_ids, rules_of
from trailboss.words import ENGLISH, languages

FOLDER = Path(__file__).parent / "fixtures"
FLOW = Path(__file__).parent / "flow.txt"
NAMES = ["Mara", "Jonas", "Ada", "Feyo"]
# Title, players, seed, options.
TABLES: list[tuple[str, int, int, dict[str, Any]]] = [
    ("second-edition", 3, 7, {}),
    ("second-edition", 4, 11, {"simmental": True, "buildings": "random", "neutral": "random"}),
    ("second-edition", 2, 3, {"buildings": "b"}),
    ("second-edition", 1, 5, {"difficulty": "medium"}),
    ("first-edition", 2, 4, {}),
    ("first-edition", 4, 9, {"buildings": "b"}),
    ("el-paso", 2, 5, {}),
    ("el-paso", 4, 8, {"buildings": "b"}),
    ("el-paso", 1, 6, {}),
]
LOG = 40  # entries that come with a view
COURSE = range(40, 300)  # the moves of a course


def folder_of(language: str) -> Path:
    return FOLDER if language == ENGLISH else FOLDER / language


def entry(
    game: Game, viewer: int, seat: int | None, data: dict[str, Any], language: str
) -> play.Entry:
    return play.Entry(
        seq=game.step,
        at=1736105400000,
        kind="move",
        step=game.step,
        seat=seat,
        move=data["move"],
        act=act_of(game.ruleset, data["move"]),
        events=told(data["events"], viewer, voice_of(game, language)),
    )


def voice_of(game: Game, language: str) -> Voice:
    rules = game.ruleset
    automa = (automa_name(rules.id),) if game.players == 1 else ()
    return Voice((*NAMES[: game.players], *automa), language, rules.scopes)


def table_view(game: Game, viewer: int, name: str, language: str) -> play.TableView:
    """The view of a seat, as in GET /api/tables/{id}/view."""
    voice = voice_of(game, language)
    seats = [
        tables.Seat(
            seat=seat,
            name=voice.names[seat],
            kind="person" if seat == 0 else "bot" if seat < game.players else "automa",
            bot="heuristic" if 0 < seat < game.players else None,
            mine=seat == 0,
            connected=True,
        )
        for seat in range(len(voice.names))
    ]
    seen = game.observe(viewer)
    return play.TableView(
        table=name,
        game=game.ruleset.id,
        version=game.ruleset.version,
        options=game.options,
        seq=game.step,
        step=game.step,
        steps=game.step,
        turn=seen["turn"],
        status="finished" if game.over else "playing",
        seats=seats,
        me=[0],
        viewer=viewer,
        observation=cast(play.AnyObservation, seen),
        decision=decision(game, mine=game.seat == viewer, voice=voice),
        can_undo=game.can_undo,
        undo_reason=None if game.can_undo else voice.say(game.barrier_reason),
        undo_request=None,
        scores=score_sheets(game),
        winners=game.winners,
        last_round=bool(seen["last_round"]),
        deadline=None,
        now=1736105400000,
    )


_chosen: dict[tuple[str, int], list[int]] = {}


def chosen(title: str, players: int, seed: int, options: dict[str, Any]) -> list[int]:
    """The moves of a game, thought about once for all languages."""
    key = (title, players)
    if key not in _chosen:
        game = trailboss.new_game(title, players=players, seed=seed, **options)
        rival = bot("heuristic:style=mixed", seed=seed)
        while not game.over:
            game.play(rival.choose(view_of(game.ruleset, game.state)))
        _chosen[key] = game.codes
    return _chosen[key]


def situations(
    title: str, players: int, seed: int, options: dict[str, Any], language: str
) -> dict[str, Any]:
    """The most telling situation of each kind of decision of seat 0 in one game."""
    game = trailboss.new_game(title, players=players, seed=seed, names=NAMES[:players], **options)
    codes = chosen(title, players, seed, options)
    log: list[play.Entry] = []
    name = f"{title}-{players}p"
    found: dict[str, tuple[int, dict[str, Any]]] = {}
    course: dict[str, list[Any]] = {"views": [], "entries": []}
    first_turn = True
    while not game.over:
        seat = game.seat
        if game.step in COURSE:
            course["views"].append(table_view(game, 0, name, language))
        if seat == 0:
            kind = str(game.observe(0)["decision"])
            # Later situations show more on the table; more choices say more about the decision.
            weight = len(game.legal) * 3 + min(game.step, 250) // 5
            if kind not in found or found[kind][0] < weight:
                view = table_view(game, 0, f"{name}-{kind}", language)
                found[kind] = (weight, {"view": view, "log": log[-LOG:]})
            if first_turn:
                first_turn = False
                view = table_view(game, 0, f"{name}-start", language)
                found["start"] = (0, {"view": view, "log": []})
        elif "waiting" not in found and game.step > 150:
            view = table_view(game, 0, f"{name}-waiting", language)
            found["waiting"] = (0, {"view": view, "log": log[-LOG:]})
        log.append(entry(game, 0, seat, played(game, codes[game.step], "bot"), language))
        if game.step in COURSE:
            course["entries"].append(log[-1])
    if game.step in COURSE:
        course["views"].append(table_view(game, 0, name, language))
    # The first entry led to the first view.
    course["entries"] = course["entries"][1:]
    (folder_of(language) / f"course-{name}.json").write_bytes(msgspec.json.encode(course))
    view = table_view(game, 0, f"{name}-over", language)
    found["over"] = (0, {"view": view, "log": log[-LOG:]})
    return {f"{name}-{kind}": data for kind, (_, data) in found.items()}


def decisions() -> dict[str, list[str]]:
    """Every kind of decision, by the family of titles."""
    families = {"kansas": KANSAS_FRAMES, "elpaso": EL_PASO_FRAMES}
    return {
        family: sorted(
            frame.name
            for frame in cast("tuple[Frame[Any], ...]", frames)
            if isinstance(frame, Question | Closed)
        )
        for family, frames in families.items()
    }


def flow() -> list[dict[str, Any]]:
    """The decisions of the first seat in the recorded game."""
    record = trailboss.load_record(FLOW.read_text(encoding="utf-8"))
    whole = trailboss.replay(record)
    game = trailboss.replay(record, 0)
    found: list[dict[str, Any]] = []
    for code in whole.codes:
        if game.seat == 0:
            found.append({"view": table_view(game, 0, "flow", ENGLISH), "code": code})
        game.play(code)
    return found


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "flow.json").write_bytes(msgspec.json.encode(flow()))
    (FOLDER / "decisions.json").write_text(json.dumps(decisions(), indent=1), encoding="utf-8")
    names: list[str] = []
    for language in languages():
        folder = folder_of(language)
        folder.mkdir(exist_ok=True)
        for title in game_ids():
            data = msgspec.json.encode(describe(rules_of(title), language))
            (folder / f"description-{title}.json").write_bytes(data)
        for title, players, seed, options in TABLES:
            for name, data in situations(title, players, seed, options, language).items():
                (folder / f"{name}.json").write_bytes(msgspec.json.encode(data))
                if language == ENGLISH:
                    names.append(name)
    (FOLDER / "index.json").write_text(json.dumps(names, indent=1), encoding="utf-8")
    print(f"{len(names)} situations in {FOLDER}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
