"""Versions of titles, and the pins that keep their tables."""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.pin import main as pin

import trailboss
from trailboss import titles
from trailboss.core.errors import InvalidRecord, TrailbossError
from trailboss.core.schema import digest
from trailboss.titles import OtherVersion, folder_of, registry, rules_of, versions_of

COMMAND = "python -m tools.pin"


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for titles."""
    monkeypatch.setenv(titles.VARIABLE, str(tmp_path))
    titles.forget()
    yield tmp_path
    monkeypatch.undo()
    titles.forget()


def title(place: Path, bonus: int) -> Path:
    """A title whose first city pays so much."""
    folder = place / "dear-kansas"
    folder.mkdir(exist_ok=True)
    head = 'id = "dear-kansas"\nname = "Dear Kansas"\nextends = "second-edition"\n'
    (folder / "title.toml").write_text(head)
    row = f'cities = [{{ id = "kansas-city", bonus = {bonus} }}]\n'
    (folder / "railroad.toml").write_text(row)
    titles.forget()
    return folder


@pytest.mark.parametrize("game", registry().packaged)
def test_the_tables_of_today_are_kept(game: str) -> None:
    tables = rules_of(game).version.partition(".")[2]
    kept = {pin.version.partition(".")[2] for pin in folder_of(game).pins()}
    assert tables in kept, (
        f"the tables of {game} have changed: their hash is {tables}, and no pin keeps them. If "
        f"that is meant, run `{COMMAND}` and commit what it writes: games that were begun before "
        f"go on with their own tables"
    )


@pytest.mark.parametrize("game", registry().packaged)
def test_every_pin_is_what_its_name_says(game: str) -> None:
    folder = folder_of(game)
    for kept in folder.pins():
        number, _, told = kept.version.partition(".")
        assert number.isdecimal()
        assert digest(kept.tables, folder.family.schema) == told
        if titles.plays(folder, kept.version):
            assert rules_of(game, kept.version).version == kept.version


@pytest.mark.parametrize("game", registry().packaged)
def test_version_1_of_the_first_records_is_known(game: str) -> None:
    assert "1" in versions_of(game)
    assert rules_of(game, "1").version.startswith("1.")
    assert rules_of(game, "1") is rules_of(game, rules_of(game, "1").version)


@pytest.mark.parametrize("game", registry().packaged)
def test_the_rules_of_every_number_can_be_played(game: str) -> None:
    today = rules_of(game)
    assert today.number == folder_of(game).family.version == today.common.number
    tables = today.version.partition(".")[2]
    for number in range(1, today.number + 1):
        rules = rules_of(game, f"{number}.{tables}")
        assert (rules.number, rules.version) == (number, f"{number}.{tables}")
        assert rules.common.number == number
        assert rules.codec.texts == today.codec.texts
        assert rules.encoding().label == today.encoding().label
    for version in (f"0.{tables}", f"{today.number + 1}.{tables}"):
        with pytest.raises(OtherVersion):
            rules_of(game, version)


@pytest.mark.parametrize("game", registry().packaged)
def test_a_game_of_before_goes_on_by_its_rules_and_a_new_one_has_those_of_today(game: str) -> None:
    first = rules_of(game, "1").version
    record = trailboss.new_game(game, seed=5).record
    assert record.version == rules_of(game).version
    assert trailboss.replay(record).ruleset.number == rules_of(game).number
    for version in ("1", first):
        record.version = version
        again = trailboss.replay(record)
        assert again.ruleset.number == 1
        chance = random.Random(3)
        for _ in range(80):
            again.play(chance.choice(again.legal))
        assert again.copy().ruleset.number == 1
        assert again.record.version == version
        assert trailboss.replay(again.record).observe(0) == again.observe(0)


def test_a_pin_holds_all_of_the_tables() -> None:
    for game in registry().packaged:
        folder = folder_of(game)
        tables = rules_of(game).version.partition(".")[2]
        (today,) = [pin for pin in folder.pins() if pin.version.endswith(f".{tables}")]
        assert set(today.tables) == set(folder.tables())


def test_another_version_says_which_are_known() -> None:
    with pytest.raises(OtherVersion) as caught:
        rules_of("el-paso", "1.ffffffff")
    assert str(caught.value).startswith(
        "version 1.ffffffff of el-paso is not known here; known are"
    )
    assert rules_of("el-paso").version in str(caught.value)


def test_a_figure_changes_the_version_and_a_name_does_not(place: Path) -> None:
    folder = title(place, 4)
    as_the_second = rules_of("dear-kansas").version
    assert as_the_second == rules_of("second-edition").version  # they play alike
    (folder / "cards.toml").write_text('cattle = [{ id = "gray", name = "Grey" }]')
    titles.forget()
    assert rules_of("dear-kansas").version == as_the_second
    title(place, 9)
    assert rules_of("dear-kansas").version != as_the_second


def delivered(game: trailboss.Game) -> trailboss.Game:
    """Play until somebody has delivered to Kansas City, which pays the bonus."""
    chance = random.Random(1)
    while not game.over:
        wanted = [move for move in game.legal if str(move).startswith("deliver to kansas-city")]
        game.play(wanted[0] if wanted else chance.choice(game.legal))
        if wanted:
            return game
    raise AssertionError("nobody delivered to Kansas City")


def test_a_game_goes_on_with_the_tables_it_began_with(place: Path) -> None:
    folder = title(place, 7)
    played = delivered(trailboss.new_game("dear-kansas", players=2, seed=5)).record
    scores = [sheet.total for sheet in trailboss.replay(played).scores()]
    assert pin([str(folder)]) == 0
    title(place, 30)
    assert rules_of("dear-kansas").version != played.version
    again = trailboss.replay(played)
    assert again.ruleset.version == played.version
    assert [sheet.total for sheet in again.scores()] == scores
    assert again.record == played
    again.play(again.legal[0])
    assert again.copy().record.version == played.version
    assert trailboss.new_game("dear-kansas", seed=1).ruleset.version != played.version


def test_without_a_pin_a_record_says_what_it_needs(place: Path) -> None:
    title(place, 7)
    played = trailboss.new_game("dear-kansas", seed=5).record
    title(place, 30)
    with pytest.raises(
        InvalidRecord, match=f"version {played.version} of dear-kansas is not known"
    ):
        trailboss.replay(played)


def test_a_pin_is_never_written_again(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = title(place, 7)
    assert pin([str(folder)]) == 0
    (file,) = (folder / "pins").iterdir()
    before = file.read_text()
    (folder / "cards.toml").write_text('cattle = [{ id = "gray", name = "Grey" }]')
    titles.forget()
    assert pin([str(folder)]) == 0
    assert file.read_text() == before
    assert "is kept already" in capsys.readouterr().out


def test_pins_of_other_rules_are_not_played(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = title(place, 7)
    version = rules_of("dear-kansas").version
    assert pin([str(folder)]) == 0
    (file,) = (folder / "pins").iterdir()
    file.write_text(file.read_text().replace(version, "99.abc"))
    title(place, 8)
    assert "99.abc" not in versions_of("dear-kansas")
    with pytest.raises(OtherVersion):
        rules_of("dear-kansas", "99.abc")


def test_tables_that_were_kept_serve_the_rules_since(place: Path) -> None:
    folder = title(place, 7)
    number, _, tables = rules_of("dear-kansas").version.partition(".")
    assert pin([str(folder)]) == 0
    (file,) = (folder / "pins").iterdir()
    file.write_text(file.read_text().replace(f"{number}.{tables}", f"1.{tables}"))
    file.rename(file.with_name(f"1.{tables}.json"))
    titles.forget()
    assert pin([str(folder)]) == 0
    assert len(list((folder / "pins").iterdir())) == 1
    title(place, 8)
    for number in ("1", "2"):
        rules = rules_of("dear-kansas", f"{number}.{tables}")
        assert (rules.version, rules.number) == (f"{number}.{tables}", int(number))


def test_a_title_that_nobody_kept_goes_on_while_its_tables_stay(place: Path) -> None:
    title(place, 7)
    tables = rules_of("dear-kansas").version.partition(".")[2]
    assert rules_of("dear-kansas", f"1.{tables}").number == 1
    title(place, 8)
    assert not titles.knows("dear-kansas", f"1.{tables}")


def test_a_pin_that_cannot_be_read_is_reported(place: Path) -> None:
    folder = title(place, 7)
    (folder / "pins").mkdir()
    (folder / "pins" / "1.0.json").write_text('{"version": "1.0"}')
    titles.forget()
    (broken,) = titles.broken_titles()
    assert broken.folder == str(folder)
    assert "1.0.json holds no tables" in str(broken.error)


def test_the_tool_says_what_is_wrong(place: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = title(place, 7)
    (folder / "railroad.toml").write_text("bonus = 3")
    titles.forget()
    assert pin([str(folder)]) == 1
    assert "railroad.toml: bonus is not known here" in capsys.readouterr().err


def test_pins_are_plain_json() -> None:
    for game in registry().packaged:
        for file in Path(str(folder_of(game).folder)).glob("pins/*.json"):
            data = json.loads(file.read_text(encoding="utf-8"))
            assert data["version"] == file.name.removesuffix(".json")
            assert os.path.getsize(file) < 64_000


def test_unknown_games_have_no_versions() -> None:
    assert not titles.knows("chess", "1")
    with pytest.raises(TrailbossError, match="there is no game 'chess'"):
        versions_of("chess")
