"""Where titles are found, and what happens to those that are broken."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import platformdirs
import pytest

import trailboss
from trailboss import titles
from trailboss.core.message import Name, say
from trailboss.core.tables import TableError
from trailboss.titles import broken_titles, folder_of, game_ids, overlaid, read_overlay, rules_of
from trailboss.words import text
from trailboss.words.catalogue import forget_titles

HEAD = 'id = "{id}"\nname = "{id} by name"\nextends = "{extends}"\n'


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder for titles."""
    monkeypatch.setenv(titles.VARIABLE, str(tmp_path))
    forget_titles()
    yield tmp_path
    monkeypatch.undo()
    forget_titles()


def make(place: Path, name: str, extends: str = "second-edition", **files: str) -> Path:
    folder = place / name
    folder.mkdir(parents=True)
    (folder / "title.toml").write_text(HEAD.format(id=name, extends=extends))
    for file, content in files.items():
        path = folder / file.replace("__", "/")
        path = path.with_name(path.name.replace("_", "."))
        path.parent.mkdir(exist_ok=True)
        path.write_text(content, encoding="utf-8")
    return folder


PACKAGED = ("first-edition", "second-edition", "el-paso")


def test_the_titles_of_the_package() -> None:
    assert titles.registry().packaged == PACKAGED
    assert [title.id for title in trailboss.games()][:3] == list(PACKAGED)
    assert folder_of("first-edition").scopes == ("first-edition", "second-edition", "kansas")
    assert rules_of("first-edition").scopes == ("first-edition", "second-edition", "kansas")
    assert rules_of("el-paso").scopes == ("el-paso",)


def test_a_folder_is_a_title(place: Path) -> None:
    make(place, "one-more", player_toml="seats.money = [1, 2, 3, 4]")
    assert game_ids() == (*PACKAGED, "one-more")
    game = trailboss.new_game("one-more", players=2, seed=1)
    assert game.observe(0)["game"] == "one-more"
    while not game.over:
        game.play(game.legal[0])
    again = trailboss.replay(game.record.to_text())
    assert [sheet.lines for sheet in again.scores()] == [sheet.lines for sheet in game.scores()]


def test_titles_of_several_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    make(tmp_path / "a", "later", "sooner")
    make(tmp_path / "a", "sooner")
    make(tmp_path / "b", "third", "later")
    monkeypatch.setenv(titles.VARIABLE, os.pathsep.join(map(str, (tmp_path / "a", tmp_path / "b"))))
    assert game_ids() == (*PACKAGED, "sooner", "later", "third")
    assert folder_of("third").scopes == ("third", "later", "sooner", "second-edition", "kansas")
    monkeypatch.delenv(titles.VARIABLE)
    assert game_ids() == PACKAGED


def test_titles_of_the_configuration_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    if titles.config_folder() == tmp_path / "trailboss":
        make(tmp_path / "trailboss" / "titles", "at-home")
        assert "at-home" in game_ids()


def test_the_configuration_folder_is_the_one_others_use() -> None:
    assert titles.config_folder() == platformdirs.user_config_path("trailboss", False)


# Words ------------------------------------------------------------------------------------------


def test_a_title_has_its_own_words(place: Path) -> None:
    make(
        place,
        "wordy",
        words__en_ftl="title-wordy = The Wordy One\ncity-chicago = The Windy City\n",
        words__de_ftl="title-wordy = Das Wortreiche\n",
    )
    scopes = rules_of("wordy").scopes
    city = say("thing", thing=Name("city", "chicago"))
    assert text(city, "en", scopes) == "The Windy City"
    assert text(city, "de", scopes) == "Chicago"
    assert text(say("title-wordy"), "en") == "The Wordy One"  # whatever is spoken of
    assert text(say("title-wordy"), "de") == "Das Wortreiche"
    assert text(say("title-wordy"), "fr") == "wordy by name"


def test_files_of_a_title_are_found_along_what_it_extends(place: Path) -> None:
    make(place, "plain")
    folder = make(place, "pretty", "plain", look_toml="colour = 3", rules__en_md="# Rules")
    look = folder_of("pretty").find("look.toml")
    assert look is not None
    assert look.read_text() == "colour = 3"
    assert folder_of("pretty").find("rules/en.md") == folder / "rules" / "en.md"
    assert folder_of("plain").find("rules/en.md") is None


# Broken titles ----------------------------------------------------------------------------------


def test_a_broken_title_hurts_nobody_else(place: Path) -> None:
    make(place, "broken", cards_toml="cattle = [")
    make(place, "fine")
    make(place, "on-sand", "broken")
    assert game_ids() == (*PACKAGED, "fine")
    said = {Path(broken.folder).name: str(broken.error) for broken in broken_titles()}
    assert said["broken"].startswith("cards.toml is no TOML file")
    assert said["on-sand"].startswith("extends in title.toml is 'broken', which is none of")


def test_a_broken_title_that_is_asked_for_says_why(place: Path) -> None:
    make(place, "broken", cards_toml="cattle = [")
    with pytest.raises(trailboss.TrailbossError) as refused:
        rules_of("broken")
    assert str(refused.value).startswith("'broken' cannot be played: cards.toml is no TOML file")
    assert refused.value.text("de").startswith("'broken' ist nicht spielbar: cards.toml")


@pytest.mark.parametrize(
    ("head", "said"),
    [
        ('extends = "second-edition"', "id in title.toml should be small letters"),
        ('id = "Bad_Id"\nextends = "second-edition"', "not 'Bad_Id'"),
        ('id = "el-paso"\nextends = "second-edition"', "there is a title el-paso already"),
        ('id = "x"\nextends = "x"', "x extends x, which extends it in turn"),
        ('id = "x"\nextends = "chess"', "extends in title.toml is 'chess', which is none of first"),
        ('id = "x"\nfamily = "chess"', "family of kansas, elpaso; family is 'chess'"),
        ('id = "x"', "family is None"),
        ('id = "x"\nfamily = "kansas"', "title.toml: name is missing"),
        (
            'id = "x"\nextends = "second-edition"\ncolour = 1',
            "title.toml: colour is not known here",
        ),
        ("id = 3", "not 3"),
    ],
)
def test_what_is_wrong_with_a_title(place: Path, head: str, said: str) -> None:
    (place / "wrong").mkdir()
    (place / "wrong" / "title.toml").write_text(head)
    (broken,) = broken_titles()
    assert said in str(broken.error)
    assert game_ids() == PACKAGED


@pytest.mark.parametrize(
    ("files", "said"),
    [
        ({"raliroad_toml": "last = 3"}, "raliroad.toml: there is no table raliroad; there are tit"),
        ({"trail_toml": 'spaces = [{ id = "B", next = ["A"] }]'}, "spaces A: next leads back"),
        ({"title_toml": 'id = "wrong"\nname = "w"\nextends = ["x"]'}, "TypeError"),
        ({"words__en_ftl": "city-chicago = { $"}, "words/en.ftl"),
        (
            {"buildings_toml": "private.14a = { builders = 1, vp = 1, actions = [] }"},
            "private: 13a",
        ),
        (
            {"trail_toml": 'spaces = [{ id = "A", next = ["Q"] }]'},
            "trail.toml: spaces A: next is Q",
        ),
    ],
)
def test_what_is_wrong_with_its_files(place: Path, files: dict[str, str], said: str) -> None:
    make(place, "wrong", **files)
    (broken,) = broken_titles()
    assert said in str(broken.error)


def test_a_file_that_is_no_text_is_reported(place: Path) -> None:
    for name, file in (("one", "title.toml"), ("two", "cards.toml"), ("three", "words/de.ftl")):
        path = make(place, name) / file
        path.parent.mkdir(exist_ok=True)
        path.write_bytes(b"\xff\xfe\x00")
    assert game_ids() == PACKAGED
    assert len(broken_titles()) == 3


def test_a_circle_of_titles(place: Path) -> None:
    make(place, "hen", "egg")
    make(place, "egg", "hen")
    make(place, "fine")
    assert game_ids() == (*PACKAGED, "fine")
    assert len(broken_titles()) == 2


def test_a_folder_that_is_not_there_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(titles.VARIABLE, "/no/such/folder")
    (broken,) = broken_titles()
    assert "/no/such/folder" in str(broken.error)
    assert game_ids() == PACKAGED


# Overlays of players' own -----------------------------------------------------------------------


def test_a_file_of_figures_is_laid_over_a_title(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text('[railroad]\ncities = [{ id = "kansas-city", bonus = 9 }]\n[player.seats]\n')
    rules = overlaid("second-edition", read_overlay(file), f"{file.name}: {{}}")
    assert rules.id == "second-edition"
    assert rules.scopes == rules_of("second-edition").scopes
    assert rules.version != rules_of("second-edition").version
    file.write_text('[railroad]\ncities = [{ id = "kansas-city", bonus = "9" }]\n')
    said = "mine.toml: railroad cities kansas-city: bonus should be a whole number, not '9'"
    with pytest.raises(TableError, match=said):
        overlaid("second-edition", read_overlay(file), f"{file.name}: {{}}")


def test_a_file_of_figures_has_sections(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text("last = 3\n")
    with pytest.raises(TableError, match=r"mine.toml: last stands outside a table"):
        read_overlay(file)
    with pytest.raises(TableError, match=r"other.toml"):
        read_overlay(tmp_path / "other.toml")
