"""A position as a form: its sections and fields with words, what is wrong, how it looks."""

from __future__ import annotations

import secrets
from typing import Any, Final, cast

from trailboss.core.message import Message, say
from trailboss.core.rules import Rules
from trailboss.core.sheet.reading import TABLE, Field, Sheet, seat_section
from trailboss.core.sheet.text import FORMAT, to_text
from trailboss.game import Game, begin, new_game
from trailboss.positions import examine
from trailboss.server.errors import BadRequest
from trailboss.server.ids import now
from trailboss.server.schema import play, tables
from trailboss.server.schema.positions import (
    PositionAsked,
    PositionProblem,
    PositionSheet,
    SheetField,
    SheetName,
    SheetSection,
)
from trailboss.server.shown.views import decision, score_sheets
from trailboss.server.shown.voice import Voice, said
from trailboss.words.catalogue import entries_for

# What the names of a field are the names of, where several things are called the same.
OF: Final = {
    "herder": ("space",),
    "stations": ("station",),
    "posts": ("post",),
    "engine": ("place",),
    "neutral": ("place",),
    "replaced": ("building",),
    "automa-cards": ("automa",),
    "automa-used": ("automa",),
    "token": ("seat",),
    "claimer": ("seat",),
    "bonuses": ("bonus",),
    "bonus-stack": ("bonus",),
    "discs-taken": ("disc",),
    "cities": ("city",),
}
KINDS: Final = ("card", "worker", "tile", "master", "city", "station", "disc", "space", "bonus")
# Fields whose things have no name, and how what they do is asked for.
NAMELESS: Final = {
    **dict.fromkeys(("objectives", "objective-stack", "hand", "stack", "discard"), ""),
    **dict.fromkeys(("box", "known", "face-down", "automa-cards", "automa-used"), ""),
    **dict.fromkeys(("bonuses", "bonus-stack"), "bonus "),
}
PLACES: Final = {"masters": ("station",)}  # of a map; else spaces


class Labels:
    """What things are called in a language."""

    def __init__(self, voice: Voice, rules: Rules) -> None:
        self.voice = voice
        self.rules = rules
        self.entries = entries_for(voice.language, voice.scopes)
        self.found: dict[str, str] = {}

    def of(self, name: str, kinds: tuple[str, ...]) -> str:
        thing, _, owner = name.partition(" of ")
        label = thing
        for kind in kinds:
            if f"{kind}-{thing}" in self.entries:
                label = self.voice.say(Message(f"{kind}-{thing}", {}))
                break
        if owner:
            return f"{label} ({self.voice.say(say('position-seat', seat=int(owner)))})"
        return label

    def names(self, field: Field) -> list[SheetName]:
        kinds = OF.get(field.key, KINDS)
        if field.shape.kind == "map":
            kinds = PLACES.get(field.key, ("space",))
        return [self.name(name, kinds, field.key) for name in field.shape.names]

    def name(self, name: str, kinds: tuple[str, ...], key: str) -> SheetName:
        """Cards and tiles without a name are told by what they do."""
        found = SheetName(id=name, label=self.of(name, kinds))
        if found.label == name and key in NAMELESS:
            about = self.rules.describe(f"{NAMELESS[key]}{name}")
            found.about = "" if about is None else self.voice.say(about)
        return found


def form(asked: PositionAsked, language: str) -> PositionSheet:
    """The form of a position, whatever is wrong with it."""
    seed = secrets.randbits(64)
    position: Any = asked.position
    if position is None:
        if asked.game is None:
            raise BadRequest(say("refused-position-none"))
        position = new_game(asked.game, asked.players, seed=seed).position_data()
    found = examine(position, seed)
    if found.sheet is None:
        voice = Voice((), language)
        problems = [told(problem, voice) for problem in found.problems]
        return PositionSheet(
            data={}, text=None, sections=[], labels={}, problems=problems, view=None
        )
    sheet = found.sheet
    voice = Voice((), language, sheet.rules.scopes)
    labels = Labels(voice, sheet.rules)
    sections = sections_of(sheet, labels)
    problems = [told(problem, voice) for problem in found.problems]
    if found.loaded is None:
        return PositionSheet(
            data={"format": FORMAT, **found.data},
            text=None,
            sections=sections,
            labels=labels.found,
            problems=problems,
            view=None,
        )
    # What was left open stays so in the text; the view needs cards.
    read = found.loaded
    rules, players, options, names = read.rules, read.players, read.options, read.names
    game = begin(rules, players, read.seed, None, names, False, options, read.position)
    data = {"format": FORMAT, **found.data}
    text = position if isinstance(position, str) and not position.lstrip().startswith("{") else None
    return PositionSheet(
        data=data,
        text=text or written(sheet, data, game),
        sections=sections,
        labels=labels.found,
        problems=[],
        view=view_of(game, game.seat if asked.seat is None else asked.seat, language),
    )


def written(sheet: Sheet, data: dict[str, Any], game: Game) -> str:
    """The data as text: tidy, and with what was left open."""
    head = game.position_data()
    kept = {key: head[key] for key in ("format", "game", "version", "players", "options", "turn")}
    kept["deciding"] = head["deciding"]
    if "seed" in data:
        kept["seed"] = data["seed"]
    if "figures" in head:
        kept["figures"] = head["figures"]
    seats = [*data["seats"], *({} for _ in range(sheet.seats))][: sheet.seats]
    more = {TABLE: data[TABLE], "seats": seats, "decision": data.get("decision")}
    return to_text(sheet, {**kept, **more})


def told(problem: Any, voice: Voice) -> PositionProblem:
    return PositionProblem(
        section=problem.section,
        key=problem.key,
        line=problem.line,
        text=voice.say(problem.message),
        say=said(problem.message),
    )


def sections_of(sheet: Sheet, labels: Labels) -> list[SheetSection]:
    found = [
        SheetSection(
            id=TABLE,
            label=labels.voice.say(say("position-table")),
            fields=[field_of(field, labels, "key") for field in sheet.table],
        )
    ]
    for seat in range(sheet.seats):
        fields = [field_of(field, labels, "own") for field in sheet.seat_fields(seat)]
        name = labels.voice.say(say("position-place", seat=seat + 1))
        if seat == sheet.automa:
            name = sheet.rules.opponent
        found.append(SheetSection(id=seat_section(seat), label=name, fields=fields))
    return found


def field_of(field: Field, labels: Labels, whose: str) -> SheetField:
    described = field.shape.described()
    text = f"position-{whose}-{field.key}"
    if text not in labels.entries:
        text = f"position-key-{field.key}"
    made = SheetField(
        key=field.key,
        label=labels.voice.say(Message(text, {})),
        shape=described["shape"],
        usual=field.usual,
    )
    for name in ("least", "most", "size", "rows", "columns", "fill", "open", "optional"):
        if name in described:
            setattr(made, name, described[name])
    made.names = labels.names(field)
    if "values" in described:
        made.values = described["values"]
        for names in made.values.values():
            for name in names:
                if name not in labels.found:
                    labels.found[name] = labels.of(name, ("tile", "master", "worker"))
    return made


def view_of(game: Game, viewer: int | None, language: str) -> play.TableView:
    """How a position would look on a table."""
    rules = game.ruleset
    seats = rules.seats(game.state)
    if viewer is not None and viewer >= game.players:
        viewer = None
    names = [*game.names, *([rules.opponent] if seats > game.players else [])]
    voice = Voice(tuple(names), language, rules.scopes)
    seen = game.observe(viewer)
    return play.TableView(
        table="",
        game=rules.id,
        version=rules.version,
        options=game.options,
        seq=0,
        step=0,
        steps=0,
        turn=game.state.turn,
        status="finished" if game.over else "playing",
        seats=[
            tables.Seat(
                seat=seat,
                name=names[seat],
                kind="automa" if seat >= game.players else "hotseat",
                mine=seat < game.players,
            )
            for seat in range(seats)
        ],
        me=list(range(game.players)),
        viewer=viewer,
        observation=cast(play.AnyObservation, seen),
        decision=decision(game, mine=False, voice=voice),
        can_undo=False,
        undo_reason=None,
        undo_request=None,
        scores=score_sheets(game),
        winners=game.winners,
        last_round=bool(seen.get("last_round", False)),
        deadline=None,
        now=now(),
    )
