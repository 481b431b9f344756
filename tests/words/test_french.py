"""French: elision, contraction and agreement come out of the forms; its typography is kept."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from tests.words.saying import said
from trailboss.core.message import Message, Name, Seat, say
from trailboss.words.catalogue import parts, scope_entries
from trailboss.words.fluent import Call, Expression, Inner, Literal, Pattern, Select
from trailboss.words.render import Rendering


@pytest.mark.parametrize(
    ("title", "message", "words"),
    [
        (
            "first-edition",
            say("no-worker", worker=Name("worker", "builder"), row=2),
            "il n’y a pas d’artisan dans la rangée 2",
        ),
        (
            "second-edition",
            say("no-worker", worker=Name("worker", "builder"), row=2),
            "il n’y a pas de bâtisseur dans la rangée 2",
        ),
        (
            "second-edition",
            say(
                "event-moved",
                seat=Seat(0),
                **{"from": Name("space", "START")},
                to=Name("space", "FLOOD-1"),
                via=(),
            ),
            "Ada va du départ à la case d’inondation 1",
        ),
        (
            "second-edition",
            say("move-move", place=Name("space", "KC"), lies="nothing"),
            "Déplacer ton bouvier jusqu’à Kansas City",
        ),
        (
            "second-edition",
            say("move-place", place=Name("space", "C"), tile=Name("tile", "C"), lies="neutral"),
            "Placer ton bouvier sur le bâtiment C",
        ),
        (
            "second-edition",
            say("do-move", amount=1),
            "déplacer le bouvier de 1 pas et utiliser le lieu atteint",
        ),
        (
            "first-edition",
            say("do-move", amount=1),
            "déplacer l’éleveur de 1 pas et utiliser le lieu atteint",
        ),
        (
            "el-paso",
            say(
                "event-moved",
                seat=Seat(1),
                **{"from": Name("space", "EL-PASO")},
                to=Name("space", "B"),
            ),
            "Ben va d’El Paso à la case B",
        ),
        (
            "second-edition",
            say("done-of", task=Name("task", "green-outlaw"), done=2, count=2),
            "2 hors-la-loi verts sur 2",
        ),
        (
            "second-edition",
            say("done-of", task=Name("task", "station"), done=0, count=2),
            "0 gare sur 2",
        ),
    ],
)
def test_forms(title: str, message: Message, words: str) -> None:
    assert said(message, title, "fr") == words


# A narrow space that does not break before ; : ! ? and », and after «; ’ for what is left out.
WRONG = re.compile(r"[^\u202f(][;!?»](?=\s|$|[.,)])|[^\u202f]:(?=\s|$)|«(?!\u202f)|\w'\w")
# How things are typed in the terminal.
TYPED = re.compile(r"^ +\? .*$|^ +\?$", re.MULTILINE)


def texts(pattern: Pattern) -> Iterator[str]:
    """A pattern as it could come out, one variant after the other; X for what is put in."""
    flat = ""
    for part in pattern:
        flat += part if isinstance(part, str) else placed(part)
        if isinstance(part, Select):
            for _, variant in part.variants:
                for inner in texts(variant):
                    yield "X" + inner
    yield flat


def placed(part: Expression) -> str:
    if isinstance(part, Literal):
        return str(part.value)
    return "".join(texts(part.pattern)) if isinstance(part, Inner) else "X"


@pytest.mark.parametrize("scope", sorted(parts("fr")))
def test_typography(scope: str) -> None:
    for key, entry in scope_entries("fr", scope).items():
        for pattern in (entry.pattern, *entry.attributes.values()):
            for words in texts(pattern):
                found = WRONG.search(TYPED.sub("", words))
                assert found is None, f"{key}: {words!r}"


def test_every_noun_that_is_asked_for_in_a_form_has_a_gender() -> None:
    """Cities, tiles, spaces and the like: un or une, le, la or l’."""
    other = ("disc-gives", "city-arrival", "space-count")
    kinds = ("worker-", "card-", "hazard-", "tile-", "space-", "station-", "city-", "disc-")
    for scope in ("kansas", "first-edition", "second-edition", "el-paso"):
        for key, entry in scope_entries("fr", scope).items():
            if key.startswith(kinds) and key not in other:
                gender = Rendering("fr", {}, ()).pattern(entry.attributes["gender"], {}, 0)
                assert gender in ("m", "f", "name"), key


def test_calls_name_forms_that_exist() -> None:
    """FORM and LIST ask for an attribute or for a form of common.ftl."""
    known = {key.removeprefix("form-") for key in scope_entries("fr", "common")}
    known |= {"", "full", "bare", "unit", "per", "plus", "kept", "used", "done", "brief", "short"}
    known |= {"about", "neutral"}

    def look(pattern: Pattern, key: str) -> None:
        for part in pattern:
            if isinstance(part, Select):
                look((part.selector,), key)
                for _, variant in part.variants:
                    look(variant, key)
            elif isinstance(part, Call):
                look(part.given, key)
                place = {"FORM": 1, "LIST": 2}.get(part.function, 99)
                form = part.given[place] if len(part.given) > place else Literal("")
                assert not isinstance(form, Literal) or form.value in known, key

    for scope in parts("fr"):
        for key, entry in scope_entries("fr", scope).items():
            for pattern in (entry.pattern, *entry.attributes.values()):
                look(pattern, key)
