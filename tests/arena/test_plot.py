"""The picture of a match: files other programs can open, with the figures in them."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree as ET

import matplotlib.image
import pytest

from tests.arena.conftest import match_of
from trailboss.arena.figures import Figures
from trailboss.arena.match import play_number
from trailboss.arena.plot import check_file, draw, short
from trailboss.core.errors import TrailbossError


@pytest.fixture(scope="module")
def figures() -> Figures:
    match = match_of("random", "random:seed=2", game="el-paso")
    return Figures(match, [(index, play_number(match, index)) for index in range(8)])


def test_a_png(figures: Figures, tmp_path: Path) -> None:
    path = tmp_path / "match.png"
    check_file(path)
    draw(figures, path)
    pixels = matplotlib.image.imread(path)
    height, width, _ = pixels.shape
    assert (height, width) == (615, 1650)
    colours = {tuple(pixel) for row in pixels[::3, ::3, :3] for pixel in row.tolist()}
    blue = (0.0, 114 / 255, 178 / 255)  # the first entrant's
    assert any(max(abs(a - b) for a, b in zip(colour, blue)) < 0.01 for colour in colours)


def test_an_svg_says_the_figures(
    figures: Figures, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(matplotlib.rcParams, "svg.fonttype", "none")  # text stays text
    path = tmp_path / "match.svg"
    draw(figures, path)
    text = " ".join(ET.parse(path).getroot().itertext())
    assert "el-paso, 2 players, 8 games, seed 3" in text
    for standing in figures.standings:
        assert standing.share.figure is not None
        assert f"{100 * standing.share.figure:.1f} %" in text
        assert f"{standing.name}: {standing.total.mean:.1f}" in text
    for category in figures.seats.lines:
        assert category in text


@pytest.mark.parametrize("name", ["external:./x $a^$", "external:./x '\\$a' $b", "external:./$x"])
def test_a_dollar_is_a_sign_like_others(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Matplotlib takes what stands between two of them for a formula."""
    monkeypatch.setitem(matplotlib.rcParams, "svg.fonttype", "none")
    path = tmp_path / "match.svg"
    match = match_of("random", "random:seed=2", game="el-paso")
    result = play_number(match, 0)
    match.entrants[0] = name
    match.seatings = [[name, "random:seed=2"]]
    draw(Figures(match, [(0, result)]), path)
    texts = [text.strip() for text in ET.parse(path).getroot().itertext()]
    assert name in texts
    assert f"{name}: {result.totals[0]:.1f}" in texts


def test_alone_and_by_itself(tmp_path: Path) -> None:
    for match in (match_of("random", players=1, automas=("Sam",)), match_of("random")):
        path = tmp_path / f"{match.players}.svg"
        draw(Figures(match, [(0, play_number(match, 0))]), path)
        assert ET.parse(path).getroot().tag.endswith("svg")


def test_where_no_picture_can_be_written(tmp_path: Path, figures: Figures) -> None:
    with pytest.raises(TrailbossError, match=r"ends in \.png or \.svg, not 'match\.gif'"):
        check_file(tmp_path / "match.gif")
    with pytest.raises(TrailbossError, match="there is no folder"):
        check_file(tmp_path / "missing" / "match.png")
    with pytest.raises(TrailbossError, match="cannot be written"):
        draw(figures, tmp_path / "missing" / "match.png")


def test_long_names_are_shortened() -> None:
    assert short("heuristic") == "heuristic"
    assert short("external:./a-bot-with-a-very-long-name") == "external:./a-bot-with-a-ver…"
    assert len(short("x" * 100)) == 28
