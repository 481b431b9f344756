"""A figures file is checked whole: what is wrong is said with file, line and key, and what would be
right."""

from __future__ import annotations

from pathlib import Path

import pytest

import trailboss
from tests.figures.files import POST_12, edited, written
from trailboss.figures import FiguresError, figures_of_text, own_file, read_figures
from trailboss.titles import folder_of, game_ids, rules_of

EL_PASO = "el-paso"


def line_with(text: str, words: str) -> int:
    (number,) = [at for at, line in enumerate(text.split("\n"), 1) if words in line]
    return number


# What a file says ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize("language", trailboss.languages())
def test_a_file_that_nobody_edited_changes_nothing(game: str, language: str) -> None:
    text = written(game, language=language)
    figures = figures_of_text(text, "my.toml")
    assert figures.game == game
    assert figures.rules is rules_of(game)
    assert (figures.differences, figures.changed, figures.checked) == (None, 0, 0)
    assert written(game, figures, language) == text


@pytest.mark.parametrize("game", game_ids())
def test_every_figure_is_in_the_file_with_where_to_look(game: str) -> None:
    text = " ".join(line.strip("# ") for line in written(game).split("\n"))
    for figure in rules_of(game).figures:
        assert figure.id
        assert figure.about in text
        assert figure.check in text


@pytest.mark.parametrize("game", [EL_PASO, "second-edition", "first-edition"])
def test_every_figure_says_where_it_stands(game: str) -> None:
    figures = figures_of_text("", "none", game)
    found = {figure.id for component in figures.components for figure in component.figures}
    ids = [figure.id for figure in rules_of(game).figures]
    assert len(set(ids)) == len(ids)
    assert found | {figure.id for figure in figures.rulings} == set(ids)
    assert figures.count == len(figures.components) + len(figures.rulings)


def test_a_changed_figure() -> None:
    figures = figures_of_text(edited(EL_PASO, *POST_12), "my.toml")
    assert figures.differences == {
        "over": rules_of(EL_PASO).version,
        "tables": {"trail": {"posts": [{"value": 12, "vp": 6}]}},
    }
    assert figures.rules.version != rules_of(EL_PASO).version
    assert figures.rules.version.startswith("2.")
    assert figures.changed == 1
    (changed,) = [each for each in figures.components if figures.is_changed(each)]
    assert (changed.path, figures.was(changed)) == ("trail.posts.12", [4])
    # Written again it stays changed and says what it was.
    again = written(EL_PASO, figures)
    assert "vp = 6" in again
    assert "The title itself says vp = 4" in again
    assert figures_of_text(again, "my.toml").differences == figures.differences


def test_confirmed_by_component_or_by_figure() -> None:
    text = edited(EL_PASO, "confirmed = [", 'confirmed = [\n"trail.posts.12", "sue-cards",')
    figures = figures_of_text(text, "my.toml")
    assert figures.differences is None
    confirmed = [each.path for each in figures.components if figures.is_confirmed(each)]
    assert confirmed[0] == "trail.posts.12"
    assert len(confirmed) == figures.checked == 12
    assert written(EL_PASO, figures).count('"sue-cards",') == 1


def test_what_is_not_on_the_list_can_be_changed_too() -> None:
    text = 'game = "el-paso"\n[trail]\nincome = 7\n[player.board]\nhand_limit = 5\n'
    figures = figures_of_text(text, "my.toml")
    assert figures.changed == 0
    assert figures.differences is not None
    assert figures.differences["tables"] == {
        "trail": {"income": 7},
        "player": {"board": {"hand_limit": 5}},
    }
    again = figures_of_text(written(EL_PASO, figures), "my.toml")
    assert again.differences == figures.differences


def test_rows_may_be_added_and_taken_away() -> None:
    row = '[[tiles.bonuses]]\nid = "gift"\ncopies = 2\nvp = 1\naction = "money 9"\n'
    figures = figures_of_text(f'[tiles]\nremove = ["plain"]\n{row}', "my.toml", EL_PASO)
    names = [bonus["id"] for bonus in figures.tables["tiles"]["bonuses"]]
    assert names[-1] == "gift"
    assert "plain" not in names
    again = figures_of_text(written(EL_PASO, figures), "my.toml")
    assert again.rules.version == figures.rules.version


def test_lists_of_rows_that_nothing_tells_apart_are_replaced() -> None:
    text = edited("second-edition", '{ vp = 4, hand = "green"', '{ vp = 5, hand = "green"')
    figures = figures_of_text(text, "my.toml")
    assert [tile["vp"] for tile in figures.tables["supply"]["hazard_tiles"]] == [5, 3, 2, 3, 2]
    text = edited("second-edition", "{ workers = 11,", "{ workers = 12,")
    figures = figures_of_text(text, "my.toml")
    assert [bag["workers"] for bag in figures.tables["supply"]["bags"]] == [0, 12, 7]


def test_later_tables_count_where_the_file_was_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A file of before says post 12 has 4 points because it was written so; when a later package
    knows better, only what its owner changed stays."""
    title = tmp_path / "pass"
    (title / "pins").mkdir(parents=True)
    (title / "title.toml").write_text('id = "pass"\nname = "Pass"\nextends = "el-paso"\n')
    monkeypatch.setenv("TRAILBOSS_TITLES", str(tmp_path))
    text = edited(
        "pass", '[[trail.spaces]]\nid = "S1"\ncost = 3', '[[trail.spaces]]\nid = "S1"\ncost = 2'
    )
    trailboss.titles.keep("pass")
    (title / "trail.toml").write_text("posts = [{ value = 12, vp = 5 }]\n")
    trailboss.titles.forget()
    figures = figures_of_text(text, "my.toml")
    assert figures.differences is not None
    assert figures.differences["tables"] == {"trail": {"spaces": [{"id": "S1", "cost": 2}]}}
    assert figures.tables["trail"]["posts"][5]["vp"] == 5
    trailboss.titles.forget()


# What is wrong ------------------------------------------------------------------------------------

WRONG = {
    "text for a number": (*POST_12[:1], 'value = 12\nvp = "six"', 'vp = "six"', "a whole number"),
    "fraction": ("cost = 3", "cost = 3.5", "cost = 3.5", "a whole number"),
    "unknown key": (*POST_12[:1], "value = 12\nvq = 6", "vq = 6", "known are value, repeat, dark"),
    "no effect": ('"hire 5"]', '"fly 5"]', '"fly 5"', "known are any-tile, auxiliary, bonus"),
    "no name": ("remove criollo", "remove cow", "remove cow", "remove criollo, remove pineywoods"),
    "no amount": ('["money 2", "cert', '["money", "cert', '["money", "cert', "known are money 1"),
    "need": ('needs = "CO CW CW"', 'needs = "CO XX"', "CO XX", "none of BLD, BON, CR"),
    "automa action": ('action = "cattle"', 'action = "rob"', '"rob"', "none of cattle, train"),
    "automa steps": ('steps = "cowboy"', 'steps = "cow"', '"cow"', "cowboy, builder"),
    "too large": ("cost = 3", "cost = 3000", "3000", "numbers go from 0 to 999"),
    "negative": ("copies = 3", "copies = -3", "-3", "numbers go from 0 to 999"),
    "amount too large": ('"money 2", "cert', '"money 9999", "cert', "9999", "from −99 to 999"),
    "map": ("cost = 3", 'next = ["B"]', "next = ", "part of the map"),
    "players": ("[buildings.neutral]", "[title]\nplayers = [1, 9]\n[buildings.neutral]", "players =", "title"),  # noqa: E501
    "unknown table": ("[buildings.neutral]", "[building.neutral]", "[building.neutral]", "there are title, trail, cards"),  # noqa: E501
    "unknown figure": ("confirmed = [", 'confirmed = [\n"post-13",', '"post-13"', "trail.spaces.S1"),  # noqa: E501
    "not a list": ("confirmed = [\n]", 'confirmed = "post-12"', "confirmed =", "square brackets"),
    "unknown word": ('game = "el-paso"', 'game = "el-paso"\nfigure = 1', "figure = 1", "confirmed, [title]"),  # noqa: E501
    "unknown title": ('game = "el-paso"', 'game = "elpaso"', '"elpaso"', "there are first-edition"),
    "remove": ("copies = 3", 'copies = 3\nremove = ["points"]', 'remove = ["points"]', "there are id, copies"),  # noqa: E501
    "twice": ("[[trail.spaces]]\nid = \"S3\"", "[[trail.spaces]]\nid = \"S1\"", "", "is there twice"),  # noqa: E501
}  # fmt: skip


@pytest.mark.parametrize("case", WRONG)
def test_an_error_names_line_and_key_and_what_is_allowed(case: str) -> None:
    old, new, words, allowed = WRONG[case]
    text = edited(EL_PASO, old, new)
    with pytest.raises(FiguresError) as refused:
        figures_of_text(text, "my.toml")
    said = str(refused.value)
    if words:
        assert f"my.toml, line {line_with(text, words)}: " in said
        assert refused.value.line == line_with(text, words)
    else:
        assert "my.toml, line " in said
    assert allowed in said
    for language in trailboss.languages():
        assert "error-" not in refused.value.text(language)


def test_a_syntax_error_names_the_line() -> None:
    text = edited(EL_PASO, "cost = 3", "cost = = 3")
    with pytest.raises(FiguresError, match=rf"my.toml .*line {line_with(text, 'cost = = 3')}"):
        figures_of_text(text, "my.toml")


def test_kansas_tasks_and_sams_cards_are_checked() -> None:
    for old, new, said in (
        ('tasks = "34B"', 'tasks = "34X"', "tasks is X, which is none of B, S, H, G, U"),
        ('action = "hire any"', 'action = "hire all"', "which is none of hire any, hire spec"),
        ('steps = "spec"', 'steps = "special"', "buildings, spec"),
    ):
        with pytest.raises(FiguresError, match=said):
            figures_of_text(edited("second-edition", old, new), "my.toml")


def test_figures_with_which_nobody_can_play_are_refused() -> None:
    text = "[trail]\nincome = 6\n[player.seats]\nmarkers = 3\nmoney = [4]\n[tiles]\ndisplay = 4\n"
    with pytest.raises(FiguresError, match=r"my.toml, line 5: .*for 2 cannot be played"):
        figures_of_text(text, "my.toml", EL_PASO)


def test_files_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(FiguresError, match=r"nowhere.toml cannot be read: No such file"):
        read_figures(tmp_path / "nowhere.toml")
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(FiguresError, match=r"bytes.toml cannot be read"):
        read_figures(tmp_path / "bytes.toml")
    (tmp_path / "long.toml").write_text("# " + "x" * 200_000)
    with pytest.raises(FiguresError, match="letters at most"):
        read_figures(tmp_path / "long.toml", EL_PASO)
    with pytest.raises(FiguresError, match=r'a line such as game = "el-paso" is missing'):
        figures_of_text("[trail]\nincome = 6\n", "my.toml")
    with pytest.raises(FiguresError, match="for el-paso, not for second-edition"):
        figures_of_text('game = "el-paso"', "my.toml", "second-edition")


def test_the_folder_of_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    assert own_file(EL_PASO) is None
    file = tmp_path / "trailboss" / "figures" / "el-paso.toml"
    file.parent.mkdir(parents=True)
    file.write_text(edited(EL_PASO, *POST_12))
    assert own_file(EL_PASO) == file
    assert own_file("second-edition") is None
    assert own_file("../figures/el-paso") is None


# Playing ------------------------------------------------------------------------------------------


def test_new_game_takes_a_file(tmp_path: Path) -> None:
    file = tmp_path / "my.toml"
    file.write_text(edited(EL_PASO, *POST_12))
    for given in (str(file), file, read_figures(file)):
        game = trailboss.new_game(EL_PASO, seed=1, figures=given)
        assert game.version == read_figures(file).rules.version
        assert game.ruleset.tables.post_vp[5] == 6  # type: ignore[attr-defined]
    with pytest.raises(trailboss.TrailbossError, match="not for second-edition"):
        trailboss.new_game("second-edition", figures=file)
    with pytest.raises(trailboss.TrailbossError, match="not for second-edition"):
        trailboss.new_game("second-edition", figures=read_figures(file))


def test_words_follow_the_figures() -> None:
    text = edited(EL_PASO, '"sell 2", "hire 5"]', '"pay 3 => gain hereford"]')
    rules = figures_of_text(text, "my.toml").rules
    told = rules.describe("3a")
    assert told is not None
    assert "Hereford" in trailboss.words.text(told, "en", rules.scopes)


def test_figures_of_a_title_of_ones_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAILBOSS_TITLES", str(Path(__file__).parents[1] / "titles"))
    figures = figures_of_text('game = "lone-star"\n[railroad]\nlast_bonus = 5\n', "my.toml")
    assert figures.rules.id == "lone-star"
    assert trailboss.new_game("lone-star", figures=figures).version == figures.rules.version
    assert folder_of("lone-star").base is not None
