"""The rules of El Paso as one engine: which moves are legal, and what each does.

Every frame kind has one line in `legal` and one in `decide`; the rules themselves are in the
modules named after the chapters of the rulebook.
"""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.encoding import Encoding
from trailboss.core.errors import TrailbossError
from trailboss.core.frames import FIRST_DECISION
from trailboss.core.message import Message, say
from trailboss.core.options import check_value, merge, read_sides, side_letters, side_values
from trailboss.core.rules import Event, Position, RowMemo, Rules
from trailboss.core.score import ScoreSheet
from trailboss.core.source import Source
from trailboss.elpaso import constants as k
from trailboss.elpaso.auxiliary import choose_auxiliary, legal_auxiliary, use_auxiliary
from trailboss.elpaso.building import build, legal_build
from trailboss.elpaso.cattle_market import can_buy_card, gain_card
from trailboss.elpaso.columns import make_encoding
from trailboss.elpaso.delivery import (
    add_posts,
    choose_again,
    choose_post,
    count_delivery,
    el_paso,
    legal_disc,
    legal_keep,
    place_disc,
)
from trailboss.elpaso.facts.about import describe
from trailboss.elpaso.facts.events import COUNTED, PRIVATE, event_kind, tell
from trailboss.elpaso.facts.moves import explain
from trailboss.elpaso.facts.prompts import prompt
from trailboss.elpaso.facts.reasons import reason_against
from trailboss.elpaso.hand import (
    can_exchange,
    do_discard,
    do_pay_card,
    do_remove,
    exchange,
    lapse,
    legal_cards,
    legal_token,
    use_token,
)
from trailboss.elpaso.hiring import hire, legal_hire
from trailboss.elpaso.memo import ElPasoMemo
from trailboss.elpaso.movement import legal_move, legal_place, place_herder, travel
from trailboss.elpaso.objectives import legal_tile, take_bonus, take_objective
from trailboss.elpaso.observation import dump, observe, resample
from trailboss.elpaso.program import feasible, run, settle_offer
from trailboss.elpaso.scoring import score_lines, score_sheet, tie_break
from trailboss.elpaso.setup import set_up
from trailboss.elpaso.state import State
from trailboss.elpaso.sue import automa_turn
from trailboss.elpaso.tables import Tables
from trailboss.elpaso.train import legal_train, take_train
from trailboss.elpaso.turn import draw_phase, next_seating
from trailboss.elpaso.visit import arrive, legal_train_visit, legal_visit, use_action
from trailboss.elpaso.workers import legal_bonus, legal_pay_workers, pay_workers, spend, use_bonus

NEUTRAL_LAYOUTS: Final = ("letters", "random")
SIDES: Final = ("a", "b")
TRAIN_SIDES: Final = ("front", "star")


class ElPasoRules(Rules):
    """Great Western Trail: El Paso."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.id, tables.name, tables.version, tables.codec)
        self.family = "elpaso"
        self.tables = tables
        self.encoded: Encoding | None = None
        self.min_players = tables.players[0]
        self.max_players = tables.players[1]
        self.opponent = tables.automa_name
        self.figures = tables.figures
        self.market_kinds: list[int] = [
            kind for kind in range(tables.cattle_count) if tables.card_cowboys[kind]
        ]
        self.draws = (
            ("the next neutral building", tables.neutral_names),
            ("the side of a building", ("a", "b")),
            ("the side of a train card", TRAIN_SIDES),
            ("an objective tile", tables.objectives),
            ("a bonus tile", tables.bonuses),
            ("a card from a player's draw pile", tables.cards),
            ("Sue's next worker from the left", tables.workers),
            ("an automa card", tables.automa),
            ("a card from Sue's supply", tables.cards),
        )

    # Options and set-up -------------------------------------------------------------------------

    def option_values(self) -> dict[str, Any]:
        t = self.tables
        return {
            "neutral": NEUTRAL_LAYOUTS,
            "buildings": side_values(t.kinds, SIDES),
            "trains": side_values(len(t.trains), TRAIN_SIDES),
            "difficulty": tuple(range(sum(t.automa_extra) + 1)),
        }

    def option_letters(self) -> dict[str, tuple[int, str]]:
        t = self.tables
        return {
            "buildings": side_letters(t.kinds, SIDES),
            "trains": side_letters(len(t.trains), TRAIN_SIDES),
        }

    def options(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        values = self.option_values()
        known: dict[str, Any] = {name: choices[0] for name, choices in values.items()}
        if players > 1:
            if "difficulty" in given:
                raise TrailbossError(say("error-option-solo", option="difficulty"))
            del known["difficulty"]
        merge(self.id, known, given)
        self.sides(known["buildings"])
        self.train_sides(known["trains"])
        for name in known:
            if name not in ("buildings", "trains"):
                check_value(name, known[name], values[name])
        return known

    def sides(self, value: Any) -> list[int]:
        return read_sides("buildings", value, self.tables.kinds, SIDES)

    def train_sides(self, value: Any) -> list[int]:
        return read_sides("trains", value, len(self.tables.trains), TRAIN_SIDES)

    def start(self, players: int, options: dict[str, Any], source: Source) -> Position:
        return set_up(
            self.tables,
            players,
            options["neutral"] == "random",
            self.sides(options["buildings"]),
            self.train_sides(options["trains"]),
            int(options.get("difficulty", 0)),
            source,
        )

    # Legal moves --------------------------------------------------------------------------------

    def legal(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        s = position
        moves: list[int] = []
        if s.seat < 0:
            return moves
        self.add_legal(s, moves)
        kind = s.stack[-5]
        if kind != k.DISCARD and kind != k.START_OBJECTIVE:
            legal_token(s, moves)
            legal_bonus(s, kind == k.MOVE, moves)
        moves.sort()
        return moves

    def add_legal(self, s: State, moves: list[int]) -> None:
        codes = self.tables.codes
        stack = s.stack
        kind = stack[-5]
        a = stack[-4]
        b = stack[-3]
        if kind == k.VISIT:
            legal_visit(s, b, stack[-2], moves)
        elif kind == k.MOVE:
            legal_move(s, a, moves)
        elif kind == k.DISCARD:
            legal_cards(s, self.tables.all_cattle, codes.discard, moves)
        elif kind == k.TRAIN_VISIT:
            legal_train_visit(s, a, b, moves)
        elif kind == k.AUXILIARY:
            legal_auxiliary(s, b, moves)
            if b:
                moves.append(codes.done)
        elif kind == k.HIRE:
            legal_hire(s, a, b - 1, moves)
        elif kind == k.BUY:
            for place in range(len(self.market_kinds)):
                if can_buy_card(s, self.market_kinds[place]):
                    moves.append(codes.buy + place)
        elif kind == k.TRAIN:
            legal_train(s, moves)
        elif kind == k.BUILD:
            legal_build(s, moves)
        elif kind == k.PAY_WORKERS:
            legal_pay_workers(s, a, b, moves)
        elif kind == k.TILE:
            legal_tile(s, a, True, moves)
        elif kind == k.START_OBJECTIVE:
            legal_tile(s, k.TILE_OBJECTIVE, False, moves)
        elif kind == k.PAY_CARD:
            legal_cards(s, a, codes.discard, moves)
        elif kind == k.REMOVE:
            moves.append(codes.decline)
            legal_cards(s, a, codes.remove, moves)
        elif kind == k.AGAIN:
            moves.append(codes.decline)
            moves.append(codes.again)
        elif kind == k.KEEP:
            legal_keep(s, moves)
        elif kind == k.POST:
            add_posts(s, a, moves)
        elif kind == k.DISC:
            legal_disc(s, a, moves)
        elif kind == k.OFFER:
            moves.append(codes.decline)
            if feasible(s, a):
                moves.append(codes.do + a)
        elif kind == k.PLACE:
            legal_place(s, moves)
        if not moves:
            # A worker or card the action needs was given away meanwhile: it lapses.
            moves.append(codes.decline)

    # Making a move ------------------------------------------------------------------------------

    def apply(self, position: Position, code: int, source: Source) -> None:
        assert isinstance(position, State)
        s = position
        codes = self.tables.codes
        if code == codes.token:
            use_token(s, source)
        elif codes.bonus <= code < codes.hire:
            use_bonus(s, code - codes.bonus)
        else:
            self.decide(s, code, source)
        self.settle(s, source)

    def decide(self, s: State, code: int, source: Source) -> None:
        """Carry out the answer to the top frame's question."""
        t = self.tables
        codes = t.codes
        kind = s.stack[-5]
        if kind == k.PAY_CARD:
            if code == codes.decline:
                lapse(s)
            else:
                do_pay_card(s, code - codes.discard)
        elif kind == k.DISC and code == codes.decline:
            choose_again(s)
        elif code == codes.decline or code == codes.done:
            s.pop()
        elif kind == k.VISIT:
            if code < codes.auxiliary:
                use_action(s, code - codes.do)
            else:
                s.stack[-3] = k.ALL_USED
                use_auxiliary(s, code - codes.auxiliary)
        elif kind == k.MOVE:
            arrive(s, travel(s, code - codes.move))
        elif kind == k.DISCARD:
            do_discard(s, code - codes.discard)
        elif kind == k.TRAIN_VISIT:
            use_action(s, code - codes.do)
        elif kind == k.AUXILIARY:
            choose_auxiliary(s, code - codes.auxiliary)
        elif kind == k.HIRE:
            hire(s, code - codes.hire)
        elif kind == k.BUY:
            s.pop()
            card = self.market_kinds[code - codes.buy]
            s.push(k.BOUGHT, card)
            spend(s, k.COWBOY, t.card_cowboys[card], 0)
        elif kind == k.TRAIN:
            take_train(s, code - codes.train)
        elif kind == k.BUILD:
            build(s, code - codes.build)
        elif kind == k.PAY_WORKERS:
            pay_workers(s, code - codes.jokers)
        elif kind == k.TILE or kind == k.START_OBJECTIVE:
            s.pop()
            if code == codes.objective_top:
                take_objective(s, -1, source)
            elif code == codes.bonus_top:
                take_bonus(s, -1, source)
            elif code < codes.objective_top:
                take_objective(s, code - codes.objective, source)
            else:
                take_bonus(s, code - codes.bonus_tile, source)
        elif kind == k.REMOVE:
            do_remove(s, code - codes.remove)
        elif kind == k.AGAIN:
            times = s.stack[-4]
            s.pop()
            exchange(s, times, source)
        elif kind == k.KEEP:
            count_delivery(s, code - codes.keep)
        elif kind == k.POST:
            choose_post(s, code - codes.deliver)
        elif kind == k.DISC:
            place_disc(s, code - codes.disc)
        elif kind == k.OFFER:
            s.pop()
            s.push(k.RUN, code - codes.do, 0)
        elif kind == k.PLACE:
            arrive(s, place_herder(s, code - codes.place))

    def settle(self, s: State, source: Source) -> None:
        """Carry out everything that needs no decision, up to the next one or the end."""
        while True:
            kind = s.stack[-5]
            if kind == k.OFFER:
                if not settle_offer(s):
                    return
            elif kind >= FIRST_DECISION:
                return
            elif kind == k.RUN:
                run(s, source)
            elif kind == k.DRAW_PHASE:
                draw_phase(s, source)
            elif kind == k.EL_PASO:
                el_paso(s)
            elif kind == k.AGAIN_CHECK:
                times = s.stack[-4]
                s.pop()
                if can_exchange(s, s.players[s.seat]):
                    s.push(k.AGAIN, times)
            elif kind == k.BOUGHT:
                card = s.stack[-4]
                s.pop()
                gain_card(s, card)
            elif kind == k.SEATING:
                next_seating(s)
            elif kind == k.AUTOMA:
                automa_turn(s, source)
            else:
                return  # CLOSED

    # Words, scores, knowledge -------------------------------------------------------------------

    def default(self, position: Position) -> int:
        """Finish or decline where that is possible, else the first move that answers the question
        (a token or a worker bonus does not)."""
        codes = self.tables.codes
        legal = self.legal(position)
        for code in (codes.done, codes.decline):
            if code in legal:
                return code
        for code in legal:
            if not codes.token <= code < codes.hire:
                return code
        return legal[0]

    def why_not(self, position: Position, code: int) -> Message:
        assert isinstance(position, State)
        reason = reason_against(position, code)
        assert reason is not None, "the move is legal"
        return reason

    def prompt(self, position: Position) -> Message:
        assert isinstance(position, State)
        return prompt(position)

    def explain(self, position: Position, code: int) -> Message:
        assert isinstance(position, State)
        return explain(position, code)

    def tell(self, event: Event) -> Message:
        return tell(self.tables, event)

    def event_kind(self, event: Event) -> str:
        return event_kind(event)

    def private(self, event: Event) -> bool:
        return event[0] in PRIVATE

    def counted(self, event: Event) -> bool:
        return event[0] in COUNTED

    def describe(self, name: str) -> Message | None:
        return describe(self.tables, name)

    def scores(self, position: Position) -> list[ScoreSheet]:
        assert isinstance(position, State)
        return [score_sheet(position, seat) for seat in range(position.setup.seats)]

    def winners(self, position: Position) -> list[int]:
        """Most points; ties go to the most money left over, then victory is shared."""
        assert isinstance(position, State)
        ranks = [
            (sheet.total, tie_break(position, seat))
            for seat, sheet in enumerate(self.scores(position))
        ]
        return [seat for seat in range(len(ranks)) if ranks[seat] == max(ranks)]

    def observe(self, position: Position, seat: int) -> dict[str, Any]:
        assert isinstance(position, State)
        return observe(position, seat)

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.seats

    def encoding(self) -> Encoding:
        """Made when it is first asked for: most games never need it."""
        if self.encoded is None:
            self.encoded = make_encoding(self.tables)
        return self.encoded

    def memo(self) -> RowMemo:
        return ElPasoMemo()

    def totals(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return [sum(score_lines(position, seat)) for seat in range(position.setup.seats)]

    def resample(self, position: Position, seat: int, source: Source) -> Position:
        assert isinstance(position, State)
        return resample(position, seat, source)

    def dump(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, State)
        return dump(position)
