"""The reader of catalogues, against the reference implementation of Fluent."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, Name, Seat, say
from trailboss.words import fluent
from trailboss.words.fluent import Call, Entry, Inner, Literal, Reference, Select, Variable, read
from trailboss.words.render import Rendering

CATALOGUES = Path(fluent.__file__).parent / "catalogues"
FILES = sorted(CATALOGUES.glob("*/*.ftl"))


def expression(node: Any) -> Any:
    """A node of the reference's tree as one of ours."""
    match node:
        case ast.Placeable():
            return Inner((expression(node.expression),))
        case ast.StringLiteral():
            return Literal(node.parse()["value"])
        case ast.NumberLiteral():
            return Literal(float(node.value) if "." in node.value else int(node.value))
        case ast.VariableReference():
            return Variable(node.id.name)
        case ast.MessageReference():
            return Reference(node.id.name, attribute(node))
        case ast.TermReference():
            given = node.arguments.named if node.arguments else []
            named = tuple((one.name.name, expression(one.value)) for one in given)
            return Reference("-" + node.id.name, attribute(node), named)
        case ast.FunctionReference():
            return Call(node.id.name, tuple(expression(part) for part in node.arguments.positional))
        case ast.SelectExpression():
            variants = tuple((key(one), pattern(one.value)) for one in node.variants)
            usual = next(pattern(one.value) for one in node.variants if one.default)
            return Select(expression(node.selector), variants, usual)
    raise AssertionError(node)


def attribute(node: ast.MessageReference | ast.TermReference) -> str | None:
    return node.attribute.name if isinstance(node.attribute, ast.Identifier) else None


def key(variant: ast.Variant) -> str | int | float:
    if isinstance(variant.key, ast.NumberLiteral):
        found = expression(variant.key).value
        assert isinstance(found, (int, float))
        return found
    return variant.key.name


def pattern(node: ast.Pattern | None) -> Any:
    if node is None:
        return ()
    return tuple(
        part.value if isinstance(part, ast.TextElement) else expression(part.expression)
        for part in node.elements
    )


def by_the_reference(text: str) -> dict[str, Entry]:
    found: dict[str, Entry] = {}
    for entry in FluentParser().parse(text).body:
        assert not isinstance(entry, ast.Junk), f"not Fluent: {entry.content}"
        if isinstance(entry, (ast.Message, ast.Term)):
            name = ("-" if isinstance(entry, ast.Term) else "") + entry.id.name
            attributes = {one.id.name: pattern(one.value) for one in entry.attributes}
            found[name] = Entry(pattern(entry.value), attributes)
    return found


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_every_catalogue_is_read_as_the_reference_reads_it(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert read(text) == by_the_reference(text)


HARD = """
# A comment
plain = Some text
many-lines =
    First line
      indented more

    after an empty line { $x }
    the end
braces = { "{" } and {"}"} and { "\\u2212 \\" \\\\" }
-brand = Trailboss
    .gender = m
term = { -brand } is { -brand(case: "acc", n: 1) }{ -brand.gender ->
        [m] , he
       *[other] , it
    }
choice = { $n ->
    [0] none
    [one] one { $n }
   *[other] { $n ->
        [2] a pair
       *[other] { $n } things
    }
}.
reference = { plain }. { plain-noun.many }
plain-noun = card
    .many = cards
    .long =
        several
        lines
call = { NUMBER($n) }{ $x ->
   *[a] b
 }
"""


def test_hard_cases_are_read_as_the_reference_reads_them() -> None:
    assert read(HARD) == by_the_reference(HARD)


@pytest.mark.parametrize(
    ("id", "args"),
    [
        ("plain", {}),
        ("many-lines", {"x": "x"}),
        ("braces", {}),
        ("term", {}),
        *(("choice", {"n": n}) for n in (0, 1, 2, 3, 11)),
        ("reference", {}),
    ],
)
def test_plain_fluent_is_rendered_as_the_reference_renders_it(
    id: str, args: dict[str, Any]
) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentResource(HARD))
    found = bundle.get_message(id)
    assert found.value is not None
    theirs, errors = bundle.format_pattern(found.value, args)
    assert not errors
    assert Rendering("en", read(HARD), ()).message(Message(id, args)) == theirs


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("a = { $x", "line 1: } should stand here"),
        ("a = b\na = c", "line 2: another id than a, which is there already, should stand here"),
        ("a = { $x ->\n    [one] b\n}", "a variant with *, the usual one, should stand here"),
        ("a = b }", 'line 1: {"}"} for a brace should stand here'),
        ("what is this", "line 1: an id with = and a text, or a comment should stand here"),
        ("a = b\n\nc =\n", "a text for c should stand here"),
        ("a = { FORM($x; 1) }", ", or ) should stand here"),
    ],
)
def test_a_broken_catalogue_says_where_and_what_is_wanted(text: str, said: str) -> None:
    with pytest.raises(TrailbossError, match=r"my\.ftl, line") as error:
        read(text, "my.ftl")
    assert said in str(error.value)


# Our own functions --------------------------------------------------------------------------------

OWN = """
decimal-point = ,
thousands = .
seat = Seat { $number }
list-and-next = { $a }, { $b }
list-and-last = { $a } and { $b }
list-or-next = { $a }, { $b }
list-or-last = { $a } or { $b }
form-a = { $sound ->
    [vowel] an { $noun }
   *[other] a { $noun }
}
form-count = { $n ->
    [one] { $n } { $noun }
   *[other] { $n } { $many }
}
worker-cowboy = cowboy
    .many = cowboys
worker-engineer = engineer
    .sound = vowel
    .many = engineers
card-ox = ox
    .sound = vowel
    .count = { $n ->
        [one] one ox
       *[other] { $n } oxen
    }
card-red = { FORM($card, $form) } (red)
a-thing = { FORM($thing, "a") }
counted = { FORM($thing, "count", $n) }
any-of = { LIST($things, "or", "a") }
all-of = { $things }
big = { CAP($thing) } { CAP(FORM($thing, "a")) }
figure = { NUMBER($x, 1) } { $x }
chosen = { $thing ->
    [cowboy] hat
    [card-red] card
    [2] two
    [seat] person
   *[other] nothing
}
"""
COWBOY = Name("worker", "cowboy")
ENGINEER = Name("worker", "engineer")
OX = Name("card", "ox")


@pytest.mark.parametrize(
    ("message", "words"),
    [
        (say("a-thing", thing=COWBOY), "a cowboy"),
        (say("a-thing", thing=ENGINEER), "an engineer"),
        (say("a-thing", thing=say("card-red", card=OX)), "an ox (red)"),
        (say("a-thing", thing=(COWBOY, OX)), "a cowboy and an ox"),
        (say("a-thing", thing="4a"), "4a"),
        (say("all-of", things=(say("card-red", card=OX), 3)), "ox (red) and 3"),
        (say("counted", thing=COWBOY, n=1), "1 cowboy"),
        (say("counted", thing=COWBOY, n=2), "2 cowboys"),
        (say("counted", thing=OX, n=2), "2 oxen"),
        (say("any-of", things=(COWBOY, ENGINEER, OX)), "a cowboy, an engineer or an ox"),
        (say("any-of", things=(COWBOY,)), "a cowboy"),
        (say("all-of", things=()), ""),
        (say("big", thing=COWBOY), "Cowboy A cowboy"),
        (say("figure", x=-3), "\u22123,0 \u22123"),
        (say("figure", x=2.25), "2,2 2,2"),
        (say("figure", x=9999), "9999,0 9999"),
        (say("figure", x=-1234567), "\u22121.234.567,0 \u22121234567"),
        (say("all-of", things=(Seat(0), Seat(1))), "Ada and Seat 2"),
        (say("chosen", thing=COWBOY), "hat"),
        (say("chosen", thing=say("card-red", card=OX)), "card"),
        (say("chosen", thing=(OX, OX)), "two"),
        (say("chosen", thing=Seat(1)), "person"),
        (say("chosen"), "nothing"),
    ],
)
def test_things_forms_and_lists(message: Message, words: str) -> None:
    rendering = Rendering("en", read(OWN), ("Ada",))
    assert rendering.message(message) == words
    assert not rendering.faults


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (say("no-such-id"), "no-such-id"),
        (say("a-thing", thing=Name("worker", "nobody")), "worker-nobody"),
        (say("all-of"), "$things"),
        (say("a-thing", thing=say("card-red")), "FORM without Variable(name='card')"),
    ],
)
def test_what_is_missing_is_noticed(message: Message, fault: str) -> None:
    rendering = Rendering("en", read(OWN), ())
    rendering.message(message)
    assert fault in rendering.faults
