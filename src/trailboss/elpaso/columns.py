"""The columns of a row for El Paso, and the numbering of its moves for networks."""

from __future__ import annotations

from typing import Final

from trailboss.core.encoding import SEATS, Columns, Encoding
from trailboss.elpaso.constants import SPACE_NEUTRAL
from trailboss.elpaso.scoring import LINES
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.things import make_things

VERSION: Final = 1
FRAMES: Final = 2
USED: Final = 6
DISCS: Final = 7  # on a player board
KIND_LIMIT: Final = 64


def make_encoding(t: Tables) -> Encoding:
    assert len(t.discs) == DISCS
    c = Columns()
    table_columns(c, t)
    for frame in range(FRAMES):
        c.prefix = ("asked: ", "below: ")[frame]
        frame_columns(c, t)
    before = len(c.all)
    for seat in range(SEATS):
        c.prefix = ("own: ", "next: ", "third: ", "fourth: ")[seat]
        seat_columns(c, t)
    seat_size = (len(c.all) - before) // SEATS
    moves = list(t.codec.texts)
    slots = list(range(len(moves)))
    encoding = Encoding("el-paso", VERSION, c.all, seat_size, moves, slots)
    encoding.things = make_things(encoding, t)
    return encoding


def table_columns(c: Columns, t: Tables) -> None:
    c.category("seats", SEATS + 1, "how many seats, Sue's included")
    c.category("place in turn order", SEATS, "the observer's seat: 0 began the game")
    kinds = [str(kind) for kind in range(1, t.kinds + 1)]
    c.flags("side b of building", kinds, "does this building show side b?")
    c.flags("star side of train", list(t.trains), "does this train card show its star side?")
    c.flag("automa", "is Sue the opponent?")
    for place in range(3):
        c.category(f"automa worker {place}", 4, "her workers from the left; 0 none")
    c.flags("automa card", list(t.automa), "is this card of hers still to come?")
    c.counts("automa supply", list(t.cards), 4, "cards in her supply")
    c.category("decides", SEATS + 1, "0 nobody, 1 the observer, 2 the next seat, ...")
    c.category("claimer", SEATS + 1, "who stands on the Simmental space; 0 nobody yet")
    c.count("turn", 160, "turns begun so far, of all seats")
    c.count("simmental", 19, "cards left on the Simmental space: the clock of the game")
    for space in range(len(t.spaces)):
        name = f"ring {t.spaces[space]}"
        if t.space_kind[space] == SPACE_NEUTRAL:
            c.category(name, len(t.neutral_names) + 1, "the neutral building there")
        else:
            c.category(
                name,
                1 + 2 * t.kinds * SEATS,
                "the building there: 1 + 2 * kind + side + 12 * owner, from the observer",
            )
    c.counts("display", kinds, 2, "building tiles left")
    cattle = list(t.cards[: t.cattle_count])
    c.counts("market", cattle, 10, "cattle cards left in the market")
    c.counts("supply", list(t.workers), 12, "workers left")
    for place in range(t.display_size):
        c.category(f"objective display {place}", len(t.objectives) + 1, "the tile; 0 none")
    for place in range(t.display_size):
        c.category(f"bonus display {place}", len(t.bonuses) + 1, "the tile; 0 none")
    c.counts("objective stack", list(t.objectives), 1, "tiles left in it")
    c.counts("bonus stack", list(t.bonuses), 3, "tiles left in it")


def frame_columns(c: Columns, t: Tables) -> None:
    c.category("kind", KIND_LIMIT, "what is asked or being carried out")
    c.category("space", len(t.spaces) + 1, "the space it is about")
    c.flags("used", [str(place) for place in range(USED)], "is this action used up?")
    c.category("card", t.card_count + 1, "the card it is about")
    c.category("train", len(t.trains) + 1, "the train card it is about")
    c.category("program", len(t.programs) + 1, "the action that is carried out or offered")
    c.category("set", len(t.set_names) + 1, "the set of cards that will do")
    c.category("post", len(t.posts) + 1, "the trading post it is about")
    c.category("worker", len(t.workers) + 1, "the type that is asked for")
    c.category("other worker", len(t.workers) + 1, "the type that is not allowed")
    c.count("number", 24, "steps, actions, workers, price or value")
    c.count("second number", 8, "factor, step of a program")
    c.flag("flag", "movement phase, objective tile allowed")
    c.flag("second flag", "bonus tile allowed")


def seat_columns(c: Columns, t: Tables) -> None:
    c.category("who", 3, "0 nobody, 1 a player, 2 Sue")
    c.count("money", 40, "dollars")
    c.count("tokens", 4, "exchange tokens")
    c.category("herder", len(t.spaces) + 1, "the space of the herder; 0 not placed yet")
    c.count("certificates", 4, "certificates")
    c.count("permanent", 5, "permanent certificates")
    c.count("markers", 2, "ownership markers left")
    c.count("step limit", 5, "steps the herder may take")
    c.count("hand limit", 6, "cards to draw up to")
    c.count("hand size", 6, "cards in hand")
    c.count("draw size", 20, "cards in the draw pile")
    c.count("hand value", 20, "of the different cattle in hand that are known; see `hand`")
    c.flags("disc", list(t.discs), "is this disc still on the board?")
    c.counts("post", list(t.posts), 3, "discs at that trading post")
    c.counts("ready", list(t.workers), 5, "workers in the worker area")
    c.counts("objective", list(t.objectives), 1, "objective tiles")
    c.counts("bonus", list(t.bonuses), 2, "bonus tiles")
    c.counts("discard", list(t.cards), 5, "cards in the discard pile")
    c.counts("face down", list(t.cards), 5, "cards in hand and draw pile together")
    cattle = list(t.cards[: t.cattle_count])
    c.counts("hand", cattle, 4, "cattle in hand: one's own; of others what everybody knows")
    for line in LINES:
        c.offset(f"points {line}", 60, "points on that line of the score sheet by now")
