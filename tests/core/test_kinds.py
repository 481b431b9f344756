"""A kind of question, move or event is declared once, and everything else knows it: whatever one
lacks is named here."""

import re
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

from trailboss import languages
from trailboss.core import events as core_events
from trailboss.core import program as core_program
from trailboss.core.codec import attribute_of
from trailboss.core.frames import Closed, Frame, Question, Step
from trailboss.elpaso import constants as elpaso_constants
from trailboss.elpaso import events as elpaso_events
from trailboss.elpaso import kinds as elpaso_kinds
from trailboss.elpaso.facts import moves as elpaso_moves
from trailboss.elpaso.facts import prompts as elpaso_prompts
from trailboss.elpaso.facts import reasons as elpaso_reasons
from trailboss.elpaso.facts.events import COUNTS as ELPASO_COUNTS
from trailboss.elpaso.judging import inclination as elpaso_inclination
from trailboss.kansas import constants as kansas_constants
from trailboss.kansas import events as kansas_events
from trailboss.kansas import kinds as kansas_kinds
from trailboss.kansas.facts import moves as kansas_moves
from trailboss.kansas.facts import prompts as kansas_prompts
from trailboss.kansas.facts import reasons as kansas_reasons
from trailboss.kansas.facts.events import COUNTS as KANSAS_COUNTS
from trailboss.kansas.judging import inclination as kansas_inclination
from trailboss.titles import game_ids, rules_of
from trailboss.words.catalogue import entries_for

ROOT = Path(__file__).parent.parent.parent
SOURCE = ROOT / "src" / "trailboss"
LOG_ICONS = ROOT / "web" / "src" / "panels" / "logicons.ts"
CHAPTERS = ROOT / "web" / "src" / "understand" / "chapters.ts"

SCOPES = {"kansas": ("second-edition", "kansas"), "elpaso": ("el-paso",)}
FRAMES: dict[str, tuple[Frame[Any], ...]] = {
    "kansas": kansas_kinds.FRAMES,
    "elpaso": elpaso_kinds.FRAMES,
}
CONSTANTS = {"kansas": kansas_constants, "elpaso": elpaso_constants}
# What hangs on the name of a question: where it is kept, and what has it.
QUESTION_TABLES: dict[str, dict[str, dict[str, Any]]] = {
    "kansas": {
        "ABOUT in facts/prompts": kansas_prompts.ABOUT,
        "INCLINATIONS in judging/inclination": kansas_inclination.INCLINATIONS,
    },
    "elpaso": {
        "ABOUT in facts/prompts": elpaso_prompts.ABOUT,
        "INCLINATIONS in judging/inclination": elpaso_inclination.INCLINATIONS,
    },
}
MOVE_TABLES: dict[str, dict[str, dict[str, Any]]] = {
    "kansas": {
        "FACTS in facts/moves": kansas_moves.FACTS,
        "KINDS in facts/reasons": kansas_reasons.KINDS,
    },
    "elpaso": {
        "FACTS in facts/moves": elpaso_moves.FACTS,
        "AGAINST in facts/reasons": elpaso_reasons.AGAINST,
    },
}
EVENTS: dict[str, tuple[Any, dict[str, Any]]] = {
    "kansas": (kansas_events, KANSAS_COUNTS),
    "elpaso": (elpaso_events, ELPASO_COUNTS),
}
FAMILIES = tuple(FRAMES)


def constant_of(frame: Frame[Any]) -> str:
    """A class is called as its constant: PayCard has PAY_CARD."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", type(frame).__name__).upper()


def constants_of(family: str) -> dict[str, int]:
    every = vars(core_program) | vars(CONSTANTS[family])
    return {name: value for name, value in every.items() if isinstance(value, int)}


def questions(family: str) -> list[Frame[Any]]:
    return [frame for frame in FRAMES[family] if isinstance(frame, Question)]


def lacking(family: str, prefix: str, names: list[str]) -> list[str]:
    """Messages that a language has no words for."""
    return [
        f"{language}: {prefix}-{name}"
        for language in languages()
        for name in names
        if f"{prefix}-{name}" not in entries_for(language, SCOPES[family])
    ]


# Frames -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("family", FAMILIES)
def test_every_frame_has_its_number_and_a_name_of_its_own(family: str) -> None:
    constants = constants_of(family)
    for frame in FRAMES[family]:
        assert constants.get(constant_of(frame)) == frame.kind, constant_of(frame)
    names = [frame.name for frame in FRAMES[family]]
    assert sorted(set(names)) == sorted(names)


def classes(base: type[Any]) -> Iterator[type[Any]]:
    for found in base.__subclasses__():
        yield found
        yield from classes(found)


@pytest.mark.parametrize("family", FAMILIES)
def test_every_class_is_listed(family: str) -> None:
    listed = {type(frame) for frame in FRAMES[family]}
    written = {
        found
        for found in classes(Frame)
        if found.__module__.startswith(f"trailboss.{family}.") and not found.__subclasses__()
    }
    forgotten = sorted(found.__qualname__ for found in written - listed)
    assert not forgotten, f"not in {family}/kinds.py: {forgotten}"


@pytest.mark.parametrize("family", FAMILIES)
def test_every_frame_does_its_part(family: str) -> None:
    for frame in FRAMES[family]:
        of = type(frame)
        if isinstance(frame, Question):
            assert of.legal is not Frame.legal, f"{of.__name__}.legal"
            assert of.decide is not Frame.decide, f"{of.__name__}.decide"
        assert (of.carry_out is not Frame.carry_out) == frame.acts, f"{of.__name__}.carry_out"
        assert isinstance(frame, Question | Step | Closed), of.__name__


@pytest.mark.parametrize("family", FAMILIES)
def test_fields_are_named_one_after_the_other(family: str) -> None:
    fields: dict[str, list[int]] = {constant_of(frame): [] for frame in FRAMES[family]}
    for name, place in constants_of(family).items():
        if place in range(-4, 0):
            owners = [kind for kind in fields if name.startswith(f"{kind}_")]
            if owners:
                fields[max(owners, key=len)].append(place)
    for kind, places in fields.items():
        assert sorted(places) == list(range(-4, -4 + len(places))), kind


def test_nobody_counts_places_of_the_stack() -> None:
    """`stack[VISIT_USED]`, not the number of the place."""
    found = [
        f"{path.relative_to(ROOT)}:{number}"
        for path in sorted(SOURCE.rglob("*.py"))
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if re.search(r"stack\[-\d", line)
    ]
    assert not found


@pytest.mark.parametrize("family", FAMILIES)
def test_every_question_has_everything(family: str) -> None:
    names = [frame.name for frame in questions(family)]
    for where, table in QUESTION_TABLES[family].items():
        missing = sorted(set(names) - set(table))
        assert not missing, f"{where} lacks {missing}"
        unknown = sorted(set(table) - set(names) - {"over"})
        assert not unknown, f"{where} has {unknown}, which nobody asks"
    assert not lacking(family, "ask", [*names, "over"])


def test_every_question_leads_to_a_chapter_of_the_rules_in_the_client() -> None:
    text = CHAPTERS.read_text(encoding="utf-8")
    known = set(re.findall(r"^  '?([a-z-]+)'?: \[", text, re.MULTILINE))
    for family in FAMILIES:
        missing = sorted({frame.name for frame in questions(family)} - known)
        assert not missing, f"{CHAPTERS.name} lacks {missing}"


# Moves --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_every_move_has_everything(game: str) -> None:
    rules = rules_of(game)
    family = rules.family
    names = [kind.name for kind in rules.codec.kinds]
    for where, table in MOVE_TABLES[family].items():
        missing = sorted(set(names) - set(table))
        assert not missing, f"{where} lacks {missing}"
        unknown = sorted(set(table) - set(names))
        assert not unknown, f"{where} has {unknown}, which is no kind of move"
    assert not lacking(family, "move", names)


@pytest.mark.parametrize("game", game_ids())
def test_codes_are_those_of_the_codec(game: str) -> None:
    rules: Any = rules_of(game)
    codes = rules.tables.codes
    known = set()
    for kind in rules.codec.kinds:
        name = attribute_of(kind.name)
        known |= {name, f"{name}_end"}
        assert getattr(codes, name) == kind.base, kind.name
        assert getattr(codes, f"{name}_end", kind.base + kind.size) == kind.base + kind.size
    declared: set[str] = set()
    for name in ("core/codec.py", f"{rules.family}/tables.py"):
        text = (SOURCE / name).read_text(encoding="utf-8")
        body = re.split(r"^class (?:Move)?Codes\b", text, flags=re.MULTILINE)[1]
        declared |= set(re.findall(r"self\.(\w+): int", body.partition("\nclass ")[0]))
    missing = {attribute_of(kind.name) for kind in rules.codec.kinds} - declared
    assert not missing, f"MoveCodes lacks {sorted(missing)}"
    assert declared <= known, f"MoveCodes has {sorted(declared - known)}, which is no kind of move"


TRAP = re.compile(r"(?:codes\.(\w+) <= )?(?:\w+ )?[<>]=? (?:\w+\.)*codes\.(\w+)")


def test_no_move_is_told_by_what_comes_after_its_kind() -> None:
    """`codes.token <= code < codes.token_end`: a kind ends where it ends, not where another one
    begins."""
    traps = []
    for path in sorted(SOURCE.rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        for found in re.finditer(
            r"(?:codes\.(\w+) <= )?(?:\w+ )?[<>]=? (?:\w+\.)*codes\.(\w+)", text
        ):
            if found[2] != f"{found[1]}_end":
                traps.append(f"{path.relative_to(ROOT)}: {found[0]}")
    assert not traps


# Events -------------------------------------------------------------------------------------------


def numbers(module: ModuleType) -> dict[str, int]:
    return {name: value for name, value in vars(module).items() if name.startswith("EV_")}


@pytest.mark.parametrize("family", FAMILIES)
def test_every_event_has_everything(family: str) -> None:
    own, counts = EVENTS[family]
    every = numbers(core_events) | numbers(own)
    assert len(set(every.values())) == len(every), "two kinds have one number"
    assert all(number < core_events.FIRST_OWN for number in numbers(core_events).values())
    assert all(number >= core_events.FIRST_OWN for number in numbers(own).values())
    kinds: dict[int, str] = own.KINDS
    for name, number in every.items():
        assert number in kinds, f"KINDS lacks {name}"
        word, *figures = kinds[number].split()
        assert word == name.removeprefix("EV_").lower().replace("_", "-")
        for figure in figures:
            thing = figure.partition(":")[2]
            assert not thing or thing in counts, f"COUNTS lacks {thing}, for {name}"
    assert set(kinds) == set(every.values())
    assert not lacking(family, "event", [figures.split()[0] for figures in kinds.values()])


def test_no_event_has_two_names() -> None:
    both = set(numbers(kansas_events)) & set(numbers(elpaso_events))
    assert not both, f"{sorted(both)} should be in core.events"


def test_every_event_has_an_icon_in_the_log_of_the_client() -> None:
    """Turns have a heading, and money an icon by its sign."""
    text = LOG_ICONS.read_text(encoding="utf-8")
    known = set(re.findall(r"^  '?([a-z-]+)'?: '", text, re.MULTILINE)) | {"turn", "money"}
    for own, _ in EVENTS.values():
        missing = sorted({figures.split()[0] for figures in own.KINDS.values()} - known)
        assert not missing, f"{LOG_ICONS.name} lacks {missing}"


def test_every_event_is_emitted() -> None:
    """By its family, or by the core."""
    for family, (own, _) in EVENTS.items():
        code = "".join(
            path.read_text(encoding="utf-8")
            for folder in (SOURCE / "core", SOURCE / family)
            for path in sorted(folder.glob("*.py"))
            if path.name != "events.py"
        )
        for name in numbers(core_events) | numbers(own):
            assert re.search(rf"tell\(\s*{name}\b", code), f"{family} never tells {name}"
