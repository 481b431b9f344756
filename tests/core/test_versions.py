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
    version = rules_of(game).version
    kept = {pin.version for pin in folder_of(game).pins()}
    assert version in kept, (
        f"the tables or the rules of {game} have changed: its version is {version}, and no pin "
        f"keeps it. If that is meant, run `{COMMAND}` and commit what it writes: games that were "
        f"begun before go on with their own tables"
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


def test_a_pin_holds_all_of_the_tables() -> None:
    for game in registry().packaged:
        folder = folder_of(game)
        (today,) = [pin for pin in folder.pins() if pin.version == rules_of(game).version]
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
    monkeypatch.setattr(folder_of("dear-kansas").family, "version", 2)
    title(place, 8)
    assert version not in versions_of("dear-kansas")
    with pytest.raises(OtherVersion):
        rules_of("dear-kansas", version)


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
