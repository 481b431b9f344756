"""What the terminal shows of El Paso: right, complete, and nothing more than the seat may see."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

import trailboss
from tests.cli.conftest import played
from tests.cli.test_pictures import console, shown, text_of
from tests.rules.elpaso.table import Table
from trailboss.cli.elpaso.brief import brief, brief_bonus, brief_objective
from trailboss.cli.elpaso.picture import without_payments
from trailboss.cli.elpaso.ring import branches_from, map_nodes
from trailboss.cli.menu import Menu
from trailboss.cli.pictures import picture_of
from trailboss.cli.speech import Voice
from trailboss.core.events import EV_AUTOMA, EV_BUILT, EV_HIRED, EV_MONEY, EV_USED
from trailboss.core.message import plain
from trailboss.core.source import SeededSource
from trailboss.elpaso import constants as k
from trailboss.elpaso.events import EV_TRAIN
from trailboss.elpaso.load import load_tables

TABLES = load_tables()
VOICE = Voice(("el-paso",))


# The ring -----------------------------------------------------------------------------------------


def test_the_map_has_every_space_once_and_every_edge() -> None:
    t = TABLES
    seen: list[int] = []
    edges: list[tuple[int, int]] = []
    nodes = map_nodes(t)
    for at in range(len(nodes)):
        seen.append(nodes[at])
        following = nodes[(at + 1) % len(nodes)]
        for way in branches_from(t, nodes[at]):
            seen += way
            stops = [nodes[at], *way, following]
            edges += pairwise(stops)
    assert sorted(seen) == list(range(len(t.spaces)))
    wanted = [(space, to) for space in range(len(t.spaces)) for to in t.space_next[space]]
    assert sorted(edges) == sorted(wanted)


def test_the_ring_at_the_start() -> None:
    game = trailboss.new_game("el-paso", seed=7)
    assert shown(game, "ring").splitlines() == [
        "RING  clockwise",
        "@P1 herder  [4a/P1] building  $3 cost of a space  · empty",
        "El Paso  $5, Simmental (9 left), deliver",
        " │  S1 $3 ·",
        "B  Galloway > $2, hire $5, second hire $8",
        " ├  S3 ·",
        " └  S2 $1 ·",
        "C  $2, 1 cert.",
        " │  S4 $3 ·",
        "D  Pineywoods > $2, $1 > token, buy cattle",
        "E  Santa Gertrudis > $2, build",
        " │  S5 $3 ·",
        "F  auxiliary, train",
        " ├  S7 ·",
        " └  S6 $1 ·",
        "G  token, auxiliary",
        " ├  S9 ·",
        " └  S8 $1 ·",
        "→ El Paso",
    ]


def test_owners_and_herders() -> None:
    t = Table(players=3, buildings="aaaaab").build(1, 6, "S3").build(0, 1, "S8")
    t.at(0, "S3").at(1, "S3").at(2, "G")
    lines = shown(t.game, "ring").splitlines()
    assert " ├  S3 [6b/P2] @P1 @P2  3 cert., any card > $2 × value, herder 3" in lines
    assert " └  S8 $1 [1a/P1]  value-2 card > $5, $1 > token" in lines
    assert "G @P3  token, auxiliary" in lines
    narrow = shown(t.game, "ring", width=50).splitlines()
    at = narrow.index(" ├  S3 [6b/P2] @P1 @P2  3 cert.,")
    assert narrow[at + 1] == " │      any card > $2 × value, herder 3"


def test_a_shuffled_layout_names_the_tiles() -> None:
    t = Table().neutral("B", "F").neutral("F", "B")
    text = shown(t.game, "ring")
    assert "\nB [tile F]  auxiliary, train\n" in text
    assert "\nF [tile B]  Galloway > $2, hire $5, second hire $8\n" in text


def test_the_clock() -> None:
    t = Table().simmental(1)
    assert "El Paso @P1 @P2  $5, Simmental (1 left), deliver" in shown(t.game, "ring")
    t.simmental(0)
    assert "Simmental space to claim" in shown(t.game, "posts")
    t.claimed(0)
    assert "Simmental space claimed by you: last turns" in shown(t.game, "posts", me=0)
    assert "Simmental space claimed by Seat 1: last turns" in shown(t.game, "posts", me=1)


# Other sections -----------------------------------------------------------------------------------


def test_the_posts() -> None:
    t = Table().posts(0, 0, 0, 5).posts(1, 0, 12)
    text = shown(t.game, "posts")
    assert re.search(r"^ +0 ○\* +\$1 +P1×2 P2 *$", text, re.MULTILINE)
    assert re.search(r"^ +5 ○ +1 cert\. +P1 *$", text, re.MULTILINE)
    assert re.search(r"^ +10 ● +2 1 cert\. *$", text, re.MULTILINE)
    assert re.search(r"^ +12 ●\* +4 +P2 *$", text, re.MULTILINE)
    assert re.search(r"^ +16 ●\* +9 token *$", text, re.MULTILINE)


def test_the_displays() -> None:
    t = Table(trains="fffs", buildings="aaaaab").building_display(2, 2, 0, 2, 2, 1)
    text = shown(t.game, "buildings")
    assert re.search(r"^0 × 3a  3 builders \+ \$6 +4 VP  any card > \$2 × value, hire", text, re.M)
    assert re.search(r"^1 × 6b  6 builders \+ \$12 +15 VP  3 cert\., any card >", text, re.M)
    text = shown(t.game, "train")
    assert "\n1  1 engineer + $2    objective\n" in text
    assert "\n4* 4 engineers + $8   3 cert., objective or bonus tile, herder 2\n" in text
    t.market(hereford=0).worker_supply(joker=3)
    text = shown(t.game, "cattle")
    assert re.search(r"^8 × +Black Angus 3 +2 VP +1 cowboy \+ \$2", text, re.MULTILINE)
    assert re.search(r"^0 × +Hereford 5 +8 VP +4 cowboys \+ \$8", text, re.MULTILINE)
    text = shown(t.game, "workers")
    assert text.startswith("WORKER SUPPLY  jokers cost $4 more")
    assert re.search(r"^3 × +joker +2 VP +bonus: \$2", text, re.MULTILINE)
    assert re.search(r"^\d+ × +cowboy +2 VP +bonus: a step", text, re.MULTILINE)


def test_the_tiles() -> None:
    t = Table().objective_display("O19", None, "O1").objective_stack("O2", "O3")
    t.bonus_display("plain", "duplicate", "removal").bonus_stack("money")
    assert shown(t.game, "tiles").splitlines() == [
        "OBJECTIVE TILES  2 tiles in the stack",
        "O19           2 engineers, 2 discs on 14+ (5 VP)",
        "O1            Corriente, 2 cowboys (3 VP)",
        "BONUS TILES  1 tile in the stack",
        "plain         5 VP",
        "duplicate     1 duplicate counts (2 VP)",
        "removal       remove any card (4 VP)",
    ]


def test_the_own_board() -> None:
    t = Table().money(0, 7).tokens(0, 1).certificates(0, 2).workers(0, cowboy=2, builder=1)
    t.taken(0, "aux-certificate", "permanent").posts(0, 0, 0, 10).build(0, 4, "S8")
    t.objectives(0, "O7").bonuses(0, "duplicate", "duplicate", "money")
    t.hand(0, "galloway", "galloway", "galloway", "hereford").draw_pile(0, "criollo")
    text = shown(t.game, "me")
    assert text.startswith("YOUR BOARD  P1 Seat 1\n")
    wanted = (
        "$7  1 exchange token  certificates 2/4 + 1 permanent  steps 3  hand limit 4",
        "workers    2 cowboys (a step)  1 builder ($2 > 1 cert.)",
        "auxiliary  $1 | 1 cert. | exchange",
        "buildings  4a on S8  (1 ownership marker left)",
        "posts      0 ×2  10",
        "objectives O7 disc on 10+, bonus tile (3 VP)",
        "bonus      duplicate: 1 duplicate counts (2 VP) ×2",
        "           money: $5 (3 VP)",
        "hand       Galloway 2 ×3, Hereford 5 (delivers 12 + up to 2)",
        "draw pile  1 to draw: Criollo 1",
        "discarded  none",
    )
    lines = text.splitlines()
    for line in wanted:
        assert line in lines
    assert "○ auxiliary action remove −$3" in text
    assert "● step limit +$2" in text
    assert "○ auxiliary action certificate" not in text  # that disc is on a post


def test_the_hand_delivers_what_the_rules_say() -> None:
    """The picture counts from the observation; the rules count from the position."""
    for seed in range(6):
        game = played(40 + 20 * seed, 2, "el-paso", seed)
        if game.seat is None:
            continue
        seat = game.seat
        position = game.state.copy()
        position.push(k.KEEP)
        facts = plain(game.ruleset.explain(position, game.code_of("keep 0 certificates")))
        line = shown(game, "hand", seat).splitlines()
        total = re.search(r"\(delivers (\d+)(?: \+ up to (\d+))?\)", " ".join(line))
        assert total is not None
        assert int(total[1]) + int(total[2] or 0) == facts["delivery"]


def test_players_in_short() -> None:
    t = Table(players=3).workers(1, engineer=2).money(1, 9).posts(1, 5, 12).build(1, 2, "S6")
    t.objectives(1, "O3", "O9").bonuses(1, "money").hand(1, "criollo", "galloway")
    t.p(1).known = t.pile("galloway")
    lines = shown(t.game, "players", width=200).splitlines()
    assert lines[2] == (
        "P2 Seat 2: $9, certificates 0/4, steps 3, hand limit 4, 2 engineers,"
        " 2 cards (surely Galloway 2) in hand, buildings 2a on S6, posts 5 12,"
        " objectives O3 O9, bonus tiles money"
    )
    assert [line[:2] for line in shown(t.game, "players", me=1, width=200).splitlines()[1:]] == [
        "P2",
        "P3",
        "P1",
    ]


def test_sue_in_short() -> None:
    t = Table(players=1, difficulty=1).sue_order("engineer", "cowboy", "builder")
    t.sue_has(engineer=4, cowboy=2, builder=1, joker=1).sue_deck("A1", "A4", "B1")
    t.sue_supply("joker", "corriente").discard_pile(1, "simmental", "simmental", "hereford")
    t.build(1, 4, "S1").posts(1, 5, 7)
    line = shown(t.game, "players", width=300).splitlines()[2]
    assert line == (
        "P2 Sue: 4 engineers | 2 cowboys | 1 builder, 1 joker aside,"
        " cattle Hereford 5, Simmental 2 ×2, 2 cards in the supply,"
        " automa cards left: A1 A4 B1, 6 discs left, buildings 4a on S1, posts 5 7"
    )


@pytest.mark.parametrize("players", [1, 3])
def test_one_players_cards_are_not_on_another_ones_screen(players: int) -> None:
    """Redrawing the hands that a seat cannot see leaves its whole screen as it was."""
    game = played(120, players, "el-paso")
    changed = 0
    for seat in range(players):
        before = text_of(picture_of(game).whole(game.observe(seat), seat, console(80)))
        for seed in range(5):
            other = game.resample(seat, SeededSource(seed))
            after = text_of(picture_of(other).whole(other.observe(seat), seat, console(80)))
            assert after == before
            changed += other.ruleset.dump(other.state) != game.ruleset.dump(game.state)
    assert changed > 5 or players == 1


def test_a_watcher_sees_no_hand() -> None:
    game = played(50, 2, "el-paso")
    text = text_of(picture_of(game).whole(game.observe(None), None, console(80)))
    assert "YOUR BOARD" not in text
    assert "draw pile" not in text
    assert "RING" in text


def test_sections_stand_side_by_side_where_there_is_room() -> None:
    game = trailboss.new_game("el-paso", seed=7)
    picture = picture_of(game)
    for width, beside in ((80, False), (120, True)):
        text = text_of(picture.whole(game.observe(0), 0, console(width)), width)
        assert bool(re.search("^RING.* TRADING POSTS", text, re.MULTILINE)) == beside
        for heading in ("RING", "TRADING POSTS", "TRAIN", "OBJECTIVE TILES", "WORKER SUPPLY"):
            assert len(re.findall(rf"\b{heading}\b", text)) == 1


# Shorthand ----------------------------------------------------------------------------------------


def test_every_program_has_a_shorthand() -> None:
    texts = [brief(VOICE, TABLES, program) for program in range(len(TABLES.programs))]
    assert all(texts)
    assert len(set(texts)) == len(texts)


@pytest.mark.parametrize(
    ("program", "words"),
    [
        ("discard galloway => money 2", "Galloway > $2"),
        ("discard value-2 => money 5", "value-2 card > $5"),
        ("sell 2", "any card > $2 × value"),
        ("pay 2 => gain shorthorn", "$2 > Shorthorn"),
        ("hire 5", "hire $5"),
        ("hire 0", "hire free"),
        ("hire-another 8", "second hire $8"),
        ("remove criollo", "remove Criollo"),
        ("exchange 1", "exchange"),
        ("exchange 2", "exchange ×2"),
        ("token 2", "2 tokens"),
    ],
)
def test_shorthand(program: str, words: str) -> None:
    assert brief(VOICE, TABLES, TABLES.programs.index(program)) == words


def test_shorthand_of_tiles() -> None:
    t = TABLES

    def objective(name: str) -> str:
        return brief_objective(VOICE, t, t.objectives.index(name))

    def bonus(name: str) -> str:
        return brief_bonus(VOICE, t, t.bonuses.index(name))

    assert objective("O20") == "2 buildings, disc on 10+, bonus tile (5 VP)"
    assert objective("O8") == "2 cowboys, 3 Simmentals (3 VP)"
    assert objective("O19") == "2 engineers, 2 discs on 14+ (5 VP)"
    assert bonus("permanent") == "1 permanent cert. (2 VP)"
    assert bonus("worker") == "hire free (2 VP)"
    assert bonus("plain") == "5 VP"


# The menu and events ------------------------------------------------------------------------------


def test_the_menu_numbers_every_move_once() -> None:
    game = trailboss.new_game("el-paso", 3, seed=3)
    for step in range(200):
        if game.seat is None:
            break
        menu = Menu(game, picture_of(game), game.seat)
        assert sorted(menu.moves) == list(game.legal)
        text = "\n".join(line.plain for line in menu.lines(80))
        numbers = [int(number) for number in re.findall(r"(?:^|  ) *(\d+) (?=[A-Z])", text, re.M)]
        assert set(range(1, len(menu.moves) + 1)) <= set(numbers), text
        game.play(game.legal[step * 7 % len(game.legal)])


def test_buildings_are_bundled_by_tile() -> None:
    t = Table().money(0, 9).workers(0, builder=2, joker=1).build(0, 1, "S1").build(1, 2, "S4")
    t.frames(0, (k.BUILD,))
    t.legal()
    lines = [line.plain for line in Menu(t.game, picture_of(t.game), 0).lines(200)]
    two = next(line for line in lines if line.startswith("  Building 2a (2 builders and $4"))
    items = lines[lines.index(two) + 1].strip().split("  ")
    assert [item.split(" ", 1)[1] for item in items[:3]] == [
        "S1 (instead of 1a: $2)",
        "S3",
        "S2 +$1",
    ]


def test_the_way_out_comes_last() -> None:
    t = Table().workers(0, joker=1).tokens(0, 1).visit("C")
    t.legal()
    menu = Menu(t.game, picture_of(t.game), 0)
    assert [kind for kind, _ in menu.groups] == ["do", "auxiliary", "token", "bonus", "done"]


def test_payments_that_are_told_beside_them() -> None:
    pay = (EV_MONEY, 0, -5, 0, 0)
    gain = (EV_MONEY, 0, 5, 0, 0)
    hired = (EV_HIRED, 0, k.COWBOY, 5, 0)
    built = (EV_BUILT, 0, 2, 1, 5)
    train = (EV_TRAIN, 0, 1, 0, 0)
    assert without_payments([pay, hired]) == [hired]
    assert without_payments([built, pay]) == [built]
    for events in ([pay], [gain, hired], [train, pay], [pay, train], [built, gain]):
        assert without_payments(events) == events
    dearer = (EV_HIRED, 0, k.JOKER, 9, 0)
    assert without_payments([pay, dearer]) == [pay, dearer]


def test_events_name_whom_they_are_about() -> None:
    game = trailboss.new_game("el-paso", players=1, seed=7, names=["Ann"])
    picture = picture_of(game)
    moved = (EV_AUTOMA, 1, 3, 3, 0)
    assert picture.told([moved], 1, 0) == ["draws automa card A4: 3 steps"]
    assert picture.told([moved], 0, 0) == ["Sue draws automa card A4: 3 steps"]
    used = (EV_USED, 0, TABLES.programs.index("money 2"), k.NEUTRAL + 1, 0)
    gain = (EV_MONEY, 0, 2, 0, 0)
    assert picture.told([used, gain], 0, 0) == ["uses building C", "gains $2"]
    assert picture.told([used], 0, 0) == ["uses building C: gain $2"]
