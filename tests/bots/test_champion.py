"""The champion: a network's choice, from a View alone."""

from __future__ import annotations

import json
from collections import Counter
from importlib.resources import files as files_of

import pytest

from tests.bots.test_heuristic import played
from tests.bots.test_search import middle
from tests.bots.tiny import write_network
from trailboss.bots import Bot, View, bot, view_of
from trailboss.bots.champion import ChampionBot
from trailboss.bots.network import network_for, slots_of
from trailboss.core.errors import TrailbossError
from trailboss.core.rules import Position
from trailboss.titles import game_ids, rules_of


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """A tiny network by title."""
    folder = tmp_path_factory.mktemp("networks")
    return {
        game: str(write_network(folder / f"{game}.safetensors", rules_of(game).encoding()))
        for game in game_ids()
    }


def champion(settings: str, seed: int = 1) -> ChampionBot:
    made = bot(f"champion:{settings}", seed)
    assert isinstance(made, ChampionBot)
    return made


def view_at(game: str, steps: int = 60) -> View:
    return view_of(rules_of(game), middle(game, steps=steps))


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("settings", ["", ",temperature=1", ",ms=4"])
def test_whole_games(game: str, settings: str, files: dict[str, str]) -> None:
    bots: list[Bot] = [champion(f"file={files[game]}{settings}", seat) for seat in range(2)]
    assert played(game, bots, 3).seat == -1


@pytest.mark.parametrize("game", game_ids())
def test_it_makes_the_move_the_network_likes_best(game: str, files: dict[str, str]) -> None:
    rules = rules_of(game)
    for steps in (40, 60, 90):
        position = middle(game, steps=steps)
        legal = rules.legal(position)
        network = network_for(rules.encoding(), files[game])
        logs, _ = network.judge(rules.encode(position, position.seat), slots_of(rules, legal))
        chosen = champion(f"file={files[game]}").choose(view_of(rules, position))
        assert chosen == legal[int(logs.argmax())]


def test_editions_share_a_network(files: dict[str, str]) -> None:
    """Their moves have other codes, but the same slots."""
    path = files["second-edition"]
    shared = network_for(rules_of("second-edition").encoding(), path)
    rules = rules_of("first-edition")
    assert network_for(rules.encoding(), path) is shared
    position = middle("first-edition")
    legal = rules.legal(position)
    moves = rules.encoding().moves
    named = [moves[slot] for slot in slots_of(rules, legal)]
    assert named == [rules.codec.texts[code] for code in legal]
    assert champion(f"file={path}").choose(view_of(rules, position)) in legal


def test_a_single_move_needs_no_network() -> None:
    view = view_at("el-paso")
    only = View(view.rules, view.seat, view.legal[2:3], view.observe, view.resample)
    assert champion("file=/nowhere").choose(only) == view.legal[2]


def test_it_says_beforehand_which_titles_it_cannot_play(files: dict[str, str]) -> None:
    bot("champion").fits(rules_of("el-paso"))
    bot("easy").fits(rules_of("el-paso"))
    with pytest.raises(
        TrailbossError, match=r"for the encoding el-paso 1.*that of the game is kansas 1"
    ):
        champion(f"file={files['el-paso']}").fits(rules_of("second-edition"))


def test_it_looks_at_nothing_but_the_view(files: dict[str, str]) -> None:
    """The row is that of a resampled position."""
    view = view_at("second-edition")
    drawn: list[Position] = []

    def resample(source: object) -> Position:
        drawn.append(view.resample(source))  # type: ignore[arg-type]
        return drawn[-1]

    def observe() -> dict[str, object]:
        raise AssertionError("not needed")

    watched = View(view.rules, view.seat, view.legal, observe, resample)
    champion(f"file={files['second-edition']}").choose(watched)
    assert len(drawn) == 1


def test_the_same_seed_the_same_choices(files: dict[str, str]) -> None:
    settings = f"file={files['second-edition']},temperature=2"
    view = view_at("second-edition")
    choices = [champion(settings, seed).choose(view) for seed in range(30)]
    again = [champion(settings, seed).choose(view) for seed in range(30)]
    assert choices == again
    assert len(set(choices)) > 1
    one, other = champion(settings, 3), champion(settings, 3)
    assert [one.choose(view) for _ in range(20)] == [other.choose(view) for _ in range(20)]


def test_temperature_draws_as_the_network_likes_the_moves(files: dict[str, str]) -> None:
    view = view_at("el-paso")
    network = network_for(view.rules.encoding(), files["el-paso"])
    position = middle("el-paso")
    logs, _ = network.judge(
        view.rules.encode(position, position.seat), slots_of(view.rules, view.legal)
    )
    player = champion(f"file={files['el-paso']},temperature=1")
    count = 600
    seen = Counter(player.choose(view) for _ in range(count))
    for code, log in zip(view.legal, logs.tolist()):
        share = 2.718281828**log
        assert seen[code] / count == pytest.approx(share, abs=0.08)
    hot = champion(f"file={files['el-paso']},temperature=100")
    assert len({hot.choose(view) for _ in range(200)}) == len(view.legal)


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ("temperature=x", "temperature is a number from 0 to 100, not 'x'"),
        ("temperature=-1", "temperature is a number from 0 to 100"),
        ("temperature=nan", "temperature is a number from 0 to 100"),
        ("temperature=101", "temperature is a number from 0 to 100"),
        ("ms=0", "bot 'champion': ms is 1 to 600000, not 0"),
        ("ms=x", "ms should be a whole number, not 'x'"),
        ("ms=5,temperature=1", "one of ms, samples and temperature, not two"),
        ("ms=5,samples=4", "one of ms, samples and temperature, not two"),
        ("samples=0", "samples is 1 to 10000, not 0"),
        ("depth=3", "has no setting 'depth'"),
    ],
)
def test_settings_that_cannot_be(settings: str, said: str) -> None:
    with pytest.raises(TrailbossError) as error:
        bot(f"champion:{settings}")
    assert said in str(error.value)


# The networks that come with the package ----------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
def test_a_network_comes_with_every_title(game: str) -> None:
    """Its card, inside and beside it, says what it is."""
    encoding = rules_of(game).encoding()
    card = network_for(encoding).card
    assert card["encoding"] == encoding.label
    assert game in card["games"]
    assert card["players"] == [1, 2, 3, 4]
    file = files_of("trailboss.bots").joinpath("networks", f"{encoding.family}.json")
    beside = json.loads(file.read_text(encoding="utf-8"))
    assert {**beside, "strength": [], "limits": ""} == {**card, "strength": [], "limits": ""}
    assert beside["strength"]
    assert beside["limits"]


@pytest.mark.parametrize("game", game_ids())
def test_it_beats_the_heuristic(game: str) -> None:
    bots = [bot("champion", 1), bot("heuristic", 2)]
    totals = rules_of(game).totals(played(game, bots, 5))
    assert totals[0] > totals[1] + 10
