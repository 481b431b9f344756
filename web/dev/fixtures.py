"""Situations of real games for the browser client: one view a file, as the server would send it.

    PYTHONPATH=... python web/dev/fixtures.py

plays seeded games of every title with heuristic opponents and writes a view where each kind of
decision is seen with many choices, besides the start and the end. `web/dev/fixtures/index.json`
lists them, `decisions.json` every kind of decision the engine knows. The page shows one with
`?fixture=NAME` while `npm run dev` runs. The same in German is in `web/dev/fixtures/de/`. A
`course-NAME.json` holds some moves in a row of the same game: the entries, and the views before,
between and after.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any, cast

import msgspec

import trailboss
from trailboss.bots import bot, view_of
from trailboss.core.rules import Event
from trailboss.elpaso.words.prompts import FRAME_NAMES as EL_PASO_FRAMES
from trailboss.game import Game
from trailboss.kansas.words.prompts import FRAME_NAMES as KANSAS_FRAMES
from trailboss.server.description import describe
from trailboss.server.events import teller
from trailboss.server.games import automa_name
from trailboss.server.schema import play, tables
from trailboss.server.views import legal_moves, score_sheets
from trailboss.server.voice import Voice
from trailboss.titles import GAMES, rules_of
from trailboss.translation import ENGLISH, LANGUAGES, translate

FOLDER = Path(__file__).parent / "fixtures"
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
    game: Game, viewer: int, seat: int | None, move: str, events: list[Event], language: str
) -> play.Entry:
    voice = Voice(names_of(game), language)
    return play.Entry(
        seq=game.step,
        at=1736105400000,
        kind="move",
        step=game.step,
        seat=seat,
        move=move,
        events=teller(game.ruleset).told(events, viewer, voice),
    )


def names_of(game: Game) -> list[str]:
    automa = automa_name(game.ruleset.id) if game.players == 1 else None
    return NAMES[: game.players] + ([automa] if automa else [])


def table_view(game: Game, viewer: int, name: str, language: str) -> play.TableView:
    """The view of a seat, as in GET /api/tables/{id}/view."""
    names = names_of(game)
    voice = Voice(names, language)
    seats = [
        tables.Seat(
            seat=seat,
            name=names[seat],
            kind="person" if seat == 0 else "bot" if seat < game.players else "automa",
            bot="heuristic" if 0 < seat < game.players else None,
            mine=seat == 0,
            connected=True,
        )
        for seat in range(len(names))
    ]
    seen = game.observe(viewer)
    decision: play.Decision | None = None
    if game.seat is not None:
        mine = game.seat == viewer
        decision = play.Decision(
            seat=game.seat,
            kind=seen["decision"],
            prompt=voice.say(seen["prompt"], "prompt"),
            mine=mine,
            legal=legal_moves(game, voice) if mine else None,
        )
    return play.TableView(
        table=name,
        game=game.ruleset.id,
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
        decision=decision,
        can_undo=game.can_undo,
        undo_reason=None if game.can_undo else translate(game.barrier_reason, language, "message"),
        undo_request=None,
        scores=score_sheets(game) if game.over or game.players == 1 else None,
        winners=game.winners,
        last_round=bool(seen["last_round"]),
        deadline=None,
        now=1736105400000,
    )


def situations(
    title: str, players: int, seed: int, options: dict[str, Any], language: str
) -> dict[str, Any]:
    """The most telling situation of each kind of decision of seat 0 in one game."""
    game = trailboss.new_game(title, players=players, seed=seed, names=NAMES[:players], **options)
    rival = bot("heuristic:style=mixed", seed=seed)
    heard: list[Event] = []
    game.listen(heard.append)
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
        code = rival.choose(view_of(game.ruleset, game.position))
        text = game.ruleset.codec.text(code)
        heard.clear()
        game.play(code)
        log.append(entry(game, 0, seat, text, heard, language))
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
    return {family: sorted(set(frames.values())) for family, frames in families.items()}


def main() -> int:
    FOLDER.mkdir(exist_ok=True)
    (FOLDER / "decisions.json").write_text(json.dumps(decisions(), indent=1), encoding="utf-8")
    names: list[str] = []
    for language in LANGUAGES:
        folder = folder_of(language)
        folder.mkdir(exist_ok=True)
        for title in GAMES:
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
