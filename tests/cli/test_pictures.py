"""What the terminal shows of the table: right, complete, and nothing more than the seat may see."""

from __future__ import annotations

import re
from typing import Any

import pytest
from rich.console import Console

import trailboss
from tests.cli.conftest import played
from trailboss.cli.kansas.brief import brief, brief_arrow, brief_master, brief_objective
from trailboss.cli.kansas.table import Table
from trailboss.cli.kansas.trail import branches_from, map_nodes
from trailboss.cli.menu import Menu
from trailboss.cli.output import THEME
from trailboss.cli.pictures import Picture, picture_of
from trailboss.cli.speech import Voice
from trailboss.core.events import EV_CARD, EV_DREW
from trailboss.core.source import SeededSource
from trailboss.game import Game
from trailboss.kansas.events import EV_FEE
from trailboss.kansas.rules import KansasRules
from trailboss.kansas.tables import Tables


def tables(game: str) -> Tables:
    rules = trailboss.new_game(game, seed=1).ruleset
    assert isinstance(rules, KansasRules)
    return rules.tables


def voice(edition: str = "second-edition") -> Voice:
    return Voice((edition, "kansas"))


def shown(game: Game, section: str, me: int | None = 0, width: int = 80) -> str:
    picture = picture_of(game)
    return text_of(picture.section(section, game.observe(me), me, width), width)


def text_of(part: Any, width: int = 80) -> str:
    out = console(width)
    with out.capture() as capture:
        out.print(part)
    return capture.get()


def console(width: int) -> Console:
    return Console(width=width, theme=THEME, color_system=None, highlight=False, markup=False)


# The trail --------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", ["first-edition", "second-edition"])
def test_the_map_walks_every_edge_once(edition: str) -> None:
    t = tables(edition)
    edges = []
    nodes = map_nodes(t)
    for node in nodes:
        for way in branches_from(t, node):
            here = node
            for space in way:
                edges.append((here, space))
                here = space
            assert here in nodes
            assert nodes.index(here) > nodes.index(node)  # the map reads downwards
    wanted = [(space, to) for space in range(len(t.spaces)) for to in t.space_next[space]]
    assert sorted(edges) == sorted(wanted)


def test_the_trail_at_the_start() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    lines = shown(game, "trail").splitlines()
    at = lines.index("A  white > $2, hire, hire +$2")
    assert lines[at + 1] == " ├  A-1 ·  2 ·  3 ·  → B"
    assert lines[at + 2] == (
        " └  flood 1 [4 VP −$2]  2 [2 VP −$2]  3 [3 VP −$2]  4 ·  B1! ·  B2♣! ·  → B"
    )
    assert "C  1 cert. or objective, engine 1/engineer" in lines
    assert " └  → D" in lines
    assert " ├  D-1 ·  → E" in lines
    assert "Kansas City" in lines
    assert any("outlaw 1+token [green]" in line for line in lines[-2:])  # no fee beside the trail


def test_owners_herders_and_fees() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    game.play("place herder on B")
    game.play("do build 2")
    game.play("build 1 on A-1")  # 1a has a green hand: 2 dollars with two players
    assert " ├  A-1 [1a/P1]  2 ·  3 ·  → B" in shown(game, "trail", me=0)
    assert " ├  A-1 [1a/P1 −$2]  2 ·  3 ·  → B" in shown(game, "trail", me=1)
    assert "\nB @P1  green > $2, build $2\n" in shown(game, "trail", me=1)


@pytest.mark.parametrize(("players", "fee"), [(2, 2), (3, 2), (4, 1)])
def test_the_fee_of_a_green_hand(players: int, fee: int) -> None:
    table = Table(tables("second-edition"), voice(), {"players": [], "seats": players}, 0)
    assert table.fee({"tile": "flood-4-green"}) == fee
    assert table.fee({"tile": "1a", "owner": 1}) == fee
    assert table.fee({"tile": "1a", "owner": 0}) == 0
    assert table.fee({"tile": "A"}) == 0


def test_a_shuffled_layout_names_the_tiles() -> None:
    game = trailboss.new_game("second-edition", seed=2, neutral="random")
    seen = game.observe(0)
    text = shown(game, "trail")
    for space in "ABCDEFG":
        tile = seen["trail"][space]["tile"]
        wanted = space if tile == space else rf"{space} \[tile {tile}\]"
        assert re.search(rf"^{wanted}  ", text, re.MULTILINE)


def test_the_words_of_the_first_edition() -> None:
    text = shown(played(300, game="first-edition"), "trail")
    assert "@P1 cattleman" in text
    assert "D  teepee or $2 > engine 2, auxiliary 1–2  → E" in text
    assert "teepee 1−$3 " in text
    assert "outlaw" not in text.lower()


# Other sections ---------------------------------------------------------------------------------


def test_the_railroad_and_the_cities() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    text = shown(game, "railroad")
    assert "engines: P1 at 0  P2 at 0" in text
    assert re.search(r"^S5 +T16 +\$6 +3 +● +SM5: \$2; 1 VP/worker", text, re.MULTILINE)
    cities = shown(game, "cities")
    assert re.search(r"^ +0 ○ Kansas City +\$4 −6 VP each", cities, re.MULTILINE)
    assert re.search(r"^ +1 ○ Fulton +objective, −3 VP", cities, re.MULTILINE)
    assert re.search(r"^ +18 ● New York +\$11 +9 VP each", cities, re.MULTILINE)


def test_the_markets() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    jobs = shown(game, "jobs").splitlines()
    assert jobs[0] == "JOB MARKET  21 more workers end the game"
    assert jobs[1].split() == ["$6", "builder", "engineer"]
    assert jobs[2].split()[:3] == ["$6", "cowboy", "–"]
    assert "token" in jobs[2]
    assert jobs[3].startswith("then $7, $5, $7, $9 (new cattle), $6")
    cattle = shown(game, "cattle")
    assert cattle.startswith("CATTLE MARKET  29 in the stack")
    assert re.search(r"^2 × red 3 +2 VP 1: \$6  2: \$3  3: two \$5", cattle, re.MULTILINE)
    objectives = shown(game, "objectives")
    assert "OC4  station, 2 green outlaws (3/−2 VP), when played: draw 3" in objectives


def test_the_own_board() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    text = shown(game, "me")
    assert "$6  1 exchange token  certificates 0/3  steps 3  hand limit 4" in text
    assert re.search(r"^cowboys +■□□□□□ – \| – \| hazard free", text, re.MULTILINE)
    assert re.search(r"^auxiliary +\$1 \| draw 1$", text, re.MULTILINE)
    assert "● hand limit ×2" in text
    assert re.search(r"^ 9a  7  9 VP engine 3, deliver", text, re.MULTILINE)
    assert re.search(
        r"^hand +gray 1, green 2, black 2, white 2  breeding value 7$", text, re.MULTILINE
    )


def test_one_players_cards_are_not_on_another_ones_screen() -> None:
    """Redrawing the hands that a seat cannot see leaves its whole screen as it was."""
    game = played(150, players=3)
    changed = 0
    for seat in range(3):
        before = text_of(picture_of(game).whole(game.observe(seat), seat, console(80)))
        for seed in range(5):
            other = game.resample(seat, SeededSource(seed))
            after = text_of(picture_of(other).whole(other.observe(seat), seat, console(80)))
            assert after == before
            changed += other.ruleset.dump(other.state) != game.ruleset.dump(game.state)
    assert changed > 5


def test_a_watcher_sees_no_hand() -> None:
    game = played(50)
    text = text_of(picture_of(game).whole(game.observe(None), None, console(80)))
    assert "YOUR BOARD" not in text
    assert "draw stack" not in text
    assert "TRAIL" in text


# Shorthand --------------------------------------------------------------------------------------


def test_every_program_has_a_shorthand() -> None:
    for edition in ("first-edition", "second-edition"):
        t = tables(edition)
        texts = [brief(voice(edition), t, program) for program in range(len(t.programs))]
        assert all(texts)
        assert len(set(texts)) == len(set(t.programs)), edition


def test_shorthand() -> None:
    t = tables("second-edition")

    def of(program: str) -> str:
        return brief(voice(), t, t.programs.index(program))

    assert of("discard white => money 2") == "white > $2"
    assert of("hire +2") == "hire +$2"
    assert of("hire -1") == "hire −$1"
    assert of("engine engineers") == "engine 1/engineer"
    assert of("certificate 2 per pairs + money 2 per pairs") == "(2 cert. + $2)/outlaw pair"
    assert of("pay 1 + engine-back 1 => certificate 1") == "$1 + engine back 1 > 1 cert."
    assert of("ride 3") == "herder 3 without fees"
    assert brief_master(voice(), t, t.masters.index("SM4")) == "1 permanent cert.; 3 VP/2 hazards"
    assert brief_arrow(voice(), t, t.cities.index("fulton")) == "objective, −3 VP"
    assert brief_objective(voice(), t, t.cards.index("OS4")) == "2 hazards, orange outlaw (3 VP)"


# The menu ---------------------------------------------------------------------------------------


def test_the_menu_numbers_every_move_once() -> None:
    game = trailboss.new_game("second-edition", 4, seed=3)
    for step in range(400):
        assert game.seat is not None
        menu = Menu(game, picture_of(game), game.seat)
        assert sorted(menu.moves) == list(game.legal)
        text = "\n".join(line.plain for line in menu.lines(80))
        numbers = [
            int(number) for number in re.findall(r"(?:^|  ) *(\d+) (?=[A-Za-z])", text, re.M)
        ]
        assert set(range(1, len(menu.moves) + 1)) <= set(numbers), text
        game.play(game.legal[step * 7 % len(game.legal)])


def test_buildings_are_bundled_by_tile() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    game.play("place herder on B")
    game.play("do build 2")
    menu = Menu(game, picture_of(game), 0)
    lines = [line.plain for line in menu.lines(80)]
    assert lines[0] == "place a building"
    assert lines[1].startswith("  $2: Building 1a (1 builder, 1 VP, green hand): gain $2 per own")
    assert any(line.startswith("     1 A-1  2 A-2  3 A-3  4 flood B1!") for line in lines)
    assert str(menu.moves[3]) == "build 1 on FLOOD-B1"


def test_the_way_out_comes_last() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    game.play("place herder on A")
    menu = Menu(game, picture_of(game), 0)
    assert [kind for kind, _ in menu.groups] == ["do", "auxiliary", "token", "done"]
    assert str(menu.moves[-1]) == "done"


# Events -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", ["second-edition", "el-paso"])
def test_drawn_cards_are_told_to_their_owner_only(game: str) -> None:
    picture = picture_of(trailboss.new_game(game, seed=7))
    for seat in (0, 1):
        drew = (EV_CARD, seat, 0, 0, 0)
        number = (EV_DREW, seat, 1, 0, 0)
        assert picture.worth_telling(drew, seat, False)
        assert not picture.worth_telling(drew, 1 - seat, False)
        assert not picture.worth_telling(drew, None, False)
        assert picture.worth_telling(drew, None, True)
        assert not picture.worth_telling(number, seat, False)
        assert picture.worth_telling(number, 1 - seat, False)


def test_events_name_whom_they_are_about() -> None:
    game = trailboss.new_game("second-edition", seed=7, names=["Ann", "Bob"])
    picture = picture_of(game)
    fee = (EV_FEE, 0, 2, 1, 0)
    assert picture.told([fee], 0, 0) == ["pays Bob a fee of $2"]
    assert picture.told([fee], 1, None) == ["Ann pays Bob a fee of $2"]
    assert picture.told([fee, fee, fee], 0, 0) == ["pays Bob a fee of $2 ×3"]


# A game without a picture -----------------------------------------------------------------------


def test_a_game_without_a_picture_is_shown_as_facts() -> None:
    game = trailboss.new_game("second-edition", seed=7)
    picture = Picture(game.ruleset, game.names)
    text = text_of(picture.whole(game.observe(0), 0, console(80)), 80)
    assert "cattle_market: yellow 1, red 2, blue 3, brown-5vp 1" in text
    assert "P1 Seat 1: money 6, exchange_tokens 1" in text
