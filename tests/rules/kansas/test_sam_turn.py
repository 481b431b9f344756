"""The course of Sam's turn: chapter 2S-TU."""

from __future__ import annotations

from typing import Any

import pytest

import trailboss
from tests.rule import rule
from tests.rules.kansas.figures import SECOND
from tests.rules.kansas.table import Table
from tests.rules.kansas.test_sam_data import CARDS, DRAWN, ONLY, busy
from trailboss.core.events import (
    EV_AUTOMA,
    EV_CERTIFICATE,
    EV_MONEY,
    EV_MOVED,
    EV_SKIPPED,
    EV_TOKEN,
    EV_TURN,
)
from trailboss.core.pile import put, take
from trailboss.core.rules import Event
from trailboss.kansas import constants as k
from trailboss.kansas.events import EV_FEE, EV_INCOME

SAM = 1


def solo(**options: Any) -> Table:
    return Table(players=1, **options).no_tokens()


@rule("2S-TU-01")
@pytest.mark.parametrize(("level", "count"), [("easy", 12), ("medium", 15), ("hard", 15)])
def test_used_cards_are_shuffled_when_the_deck_is_empty(level: str, count: int) -> None:
    t = solo(difficulty=level)
    for card in range(1, count):  # all but card 1 are used
        take(t.s.automa, card)
        put(t.s.automa_used, card)
    assert t.s.automa[-1] == 1
    t.jobs().sam_draws("1")
    assert t.told[0] == "automa card 1 steps 1"
    assert (t.s.automa[-1], t.s.automa_used[-1]) == (0, count)  # not yet
    t.sam_draws("4")
    assert t.told[:2] == [
        "shuffled",
        "automa card 4 steps 1",
    ]
    assert (t.s.automa[-1], t.s.automa_used[-1]) == (count - 1, 1)
    assert t.game.observe(0)["automa"]["cards_used"] == {"4": 1}
    t.sam_draws("5")
    assert t.told[0] == "automa card 5 steps 1"
    assert (t.s.automa[-1], t.s.automa_used[-1]) == (count - 2, 2)


@rule("2S-TU-02")
def test_steps_are_fixed_when_the_card_is_drawn() -> None:
    # The second building comes after the move.
    t = solo().spec("builder").workers(SAM, builder=2, cowboy=1, engineer=1)
    t.build(SAM, 10, "G-2").sam("10")
    assert (t.p(SAM).built, t.told[0]) == (2, "automa card 10 steps 1")
    assert t.p(SAM).herder == t.space("A")
    t.at(SAM, "START").sam("10")
    assert t.told[0] == "automa card 10 steps 2"


@rule("2S-TU-03", "2S-MV-08")
def test_he_moves_before_the_action() -> None:
    t = solo().at(SAM, "A").build(0, 2, "A-1").build(0, 3, "A-2").tile("FLOOD-1", "flood-4-green")
    t.sam("5")
    assert t.told == [
        "automa card 5 steps 1",
        "moved from A to FLOOD-1",
        "hazard space FLOOD-1 tile flood-4-green",
    ]
    # He stands on the empty space and goes on from there.
    assert (t.p(SAM).herder, t.tile_on("FLOOD-1")) == (t.space("FLOOD-1"), k.EMPTY)
    assert t.sam("4").p(SAM).herder == t.space("B")


@rule("2S-TU-03")
def test_the_card_is_discarded() -> None:
    t = solo()
    t.jobs().sam_draws("1").sam_draws("4").sam_draws("5")
    automa = t.game.observe(0)["automa"]
    assert automa["cards_used"] == {"1": 1, "4": 1, "5": 1}
    assert list(automa["cards_left"]) == [card for card in CARDS if card not in ("1", "4", "5")]


@rule("2S-TU-04")
@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("START", "A"),  # neutral
        ("A-2", "A-3"),  # his own
        ("B-2", "B-3"),  # the human's
        ("FLOOD-2", "FLOOD-3"),
        ("OUTLAW-5", "OUTLAW-6"),
    ],
)
def test_he_never_uses_his_location(start: str, end: str) -> None:
    t = busy("builder").build(SAM, 3, "A-3").build(0, 2, "B-3")
    t.tile("FLOOD-3", "flood-4-green").tile("OUTLAW-6", "green-outlaw").at(SAM, start)
    before = t.rules.dump(t.s)
    t.sam("12")  # one step, and no action with this specialization
    assert t.p(SAM).herder == t.space(end)
    after = t.rules.dump(t.s)
    for part in ("trail", "jobs", "market", "stock", "display", "masters", "foresight", "placed"):
        assert after[part] == before[part]
    assert after["players"][0] == before["players"][0]
    after["players"][SAM]["herder"] = before["players"][SAM]["herder"]
    assert after["players"][SAM] == before["players"][SAM]
    assert [event[0] for event in t.heard] == [EV_AUTOMA, EV_MOVED, EV_SKIPPED, EV_TURN]


@rule("2S-TU-05")
def test_the_action_comes_before_kansas_city() -> None:
    # The visit opens row 2; it comes too late for the hire.
    t = solo().at(SAM, "G").spec("engineer").jobs("--", "c", placed=3).no_bags()
    t.foresights((None, None), ("builder", "builder"), (None, None)).sam("1", "builder")
    assert t.told == [
        "automa card 1 steps 1",
        "moved from G to KC",
        "skipped what hire",
        "tile tile builder goes jobs row 2",
        "delivered city bloomington transport 0 extraordinary no",
    ]
    assert t.at(SAM, "A").sam("1").told[2] == "hired worker cowboy row 2 price 0"


@rule("2S-TU-06")
def test_check_8() -> None:
    t = busy("builder").build(0, 1, "A-1").build(0, 2, "A-2").build(0, 3, "G-1")
    t.sam("11")
    assert t.told == [
        "automa card 11 steps 3",
        "moved from START to C via FLOOD-1",
        "skipped what card worker engineer",
    ]
    assert t.p(SAM).workers == [1, 2, 1]
    assert t.p(SAM).engine == 0


@rule("2S-TU-07")
def test_his_turn_follows_at_once_and_is_told_step_by_step() -> None:
    t = solo().spec("builder").workers(SAM, cowboy=1, builder=2, engineer=1)
    t.jobs("ee", "-").station_master("S1", "SM4").engine(SAM, "3").at(0, "A").visit("A")
    heard: list[Event] = []
    t.game.listen(heard.append)
    t.hand(0, "gray", "gray", "gray", "gray").script("7")
    turn = t.s.turn
    t.play("done")
    t.heard = heard
    assert [(t.rules.event_kind(event), event[1]) for event in heard if event[0] == EV_TURN] == [
        ("turn", SAM),
        ("turn", 0),
    ]
    assert t.told == [
        "automa card 7 steps 2",
        "moved from START to B",
        "engine from 3 to 4",
    ]
    assert (t.game.seat, t.decision, t.s.turn) == (0, "phase-a", turn + 2)


@rule("2S-TU-07")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_he_never_decides_and_a_record_replays_him(level: str) -> None:
    game = trailboss.new_game(SECOND, players=1, seed=11, difficulty=level)
    turns = 0
    heard: list[Event] = []
    game.listen(heard.append)
    while not game.over:
        assert game.seat == 0
        game.play(game.legal[game.step % len(game.legal)])
    for event in heard:
        turns += event[0] == EV_AUTOMA
    assert turns > 10
    again = trailboss.replay(game.record.to_text())
    assert game.ruleset.dump(again.state) == game.ruleset.dump(game.state)
    assert [sheet.lines for sheet in again.scores()] == [sheet.lines for sheet in game.scores()]


@rule("2S-TU-08")
@pytest.mark.parametrize("card", CARDS)
def test_everything_is_free(card: str) -> None:
    t = busy(ONLY.get(card, "builder")).money(0, 7).engine(SAM, "4")
    t.sam(card, *DRAWN.get(card, []))
    assert (t.p(0).money, t.p(SAM).money) == (7, 0)
    assert (t.p(0).tokens, t.p(SAM).tokens, t.p(SAM).certificate) == (1, 0, 0)
    kinds = {event[0] for event in t.heard}
    assert not kinds & {EV_MONEY, EV_FEE, EV_TOKEN, EV_CERTIFICATE, EV_INCOME}
