"""The rules of both editions as one engine: which moves are legal, and what each does.

Every frame kind has one line in `legal` and one in `apply`; the rules themselves are in the modules
named after the chapters of the rulebook.
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
from trailboss.kansas import constants as k
from trailboss.kansas.auxiliary import legal_auxiliary, use_auxiliary
from trailboss.kansas.building import build, legal_build
from trailboss.kansas.cattle_market import legal_buy, purchase_cattle, reveal_cattle
from trailboss.kansas.columns import Places, make_encoding
from trailboss.kansas.delivery import deliver, legal_city, place_disc
from trailboss.kansas.engine import (
    add_positions,
    backward_reach,
    behind,
    came_back,
    counted_back,
    forward_reach,
    move_engine,
    return_engine,
)
from trailboss.kansas.facts import events
from trailboss.kansas.facts.descriptions import describe
from trailboss.kansas.facts.moves import move
from trailboss.kansas.facts.prompts import prompt
from trailboss.kansas.facts.reasons import reason_against
from trailboss.kansas.hand import (
    cycle,
    do_discard,
    do_pay_card,
    do_remove,
    lapse,
    legal_discard,
    legal_draw,
    legal_pay_card,
    legal_remove,
    legal_token,
    use_token,
)
from trailboss.kansas.hiring import hire, legal_hire
from trailboss.kansas.kansas_city import (
    choose_foresight,
    kansas_city,
    legal_foresight,
    legal_income,
    legal_raise,
    raise_simmental,
    take_income,
)
from trailboss.kansas.load import edition_names, load_tables
from trailboss.kansas.memo import KansasMemo
from trailboss.kansas.movement import (
    legal_move,
    legal_place,
    place_herder,
    step_limit,
    travel,
)
from trailboss.kansas.objectives import (
    gain_objective,
    legal_objective,
    legal_play,
    play_objective,
)
from trailboss.kansas.observation import dump, observe, resample
from trailboss.kansas.program import copyable, legal_offer, run, settle_offer
from trailboss.kansas.sam import automa_turn
from trailboss.kansas.scoring import score_lines, score_sheet
from trailboss.kansas.setup import Solo, set_up
from trailboss.kansas.state import State
from trailboss.kansas.stations import (
    appoint_master,
    engine_stopped,
    legal_disc,
    legal_master,
    stations_behind,
    upgrade,
)
from trailboss.kansas.tables import Tables
from trailboss.kansas.trail_tiles import legal_hazard, legal_outlaw, remove_hazard, take_outlaw
from trailboss.kansas.turn import phase_c
from trailboss.kansas.visit import (
    arrive,
    copy_building,
    legal_visit,
    ride_over,
    use_action,
    use_single_auxiliary,
)

NEUTRAL_LAYOUTS: Final = ("letters", "random")
SIDES: Final = ("a", "b")


class KansasRules(Rules):
    """One edition of Great Western Trail."""

    def __init__(self, tables: Tables) -> None:
        super().__init__(tables.id, tables.name, tables.version, tables.codec)
        self.family = "kansas"
        self.tables = tables
        self.encoded: tuple[Encoding, Places] | None = None
        self.scopes = (tables.id, "kansas")
        self.min_players = tables.players[0]
        self.max_players = tables.players[1]
        self.opponent = tables.automa_name
        self.figures = tables.figures
        neutral = tuple(tables.neutral_names)
        cards = tables.cards
        bag = tables.bag
        self.draws = (
            ("the next neutral building", neutral),
            ("the side of a building", ("a", "b")),
            ("the next station master", tables.masters),
            (f"a tile from {bag} 1", tables.tile_names),
            (f"a tile from {bag} 2", tables.tile_names),
            (f"a tile from {bag} 3", tables.tile_names),
            ("a card from the market stack", cards),
            ("a card from the objective stack", cards),
            ("a starting objective", cards),
            ("a card from a player's draw stack", cards),
            ("the solo opponent's next card", tables.automa),
            ("the foresight tile the solo opponent places", tables.tile_names),
        )

    # Options and set-up -------------------------------------------------------------------------

    def options(self, players: int, given: dict[str, Any]) -> dict[str, Any]:
        values = self.option_values()
        known: dict[str, Any] = {name: choices[0] for name, choices in values.items()}
        if players > 1:
            for name in self.solo_values():
                if name in given:
                    raise TrailbossError(say("error-option-solo", option=name))
                del known[name]
        merge(self.id, known, given)
        for name, value in known.items():
            if name == "buildings":
                self.sides(value)
            else:
                check_value(name, value, values[name])
        return known

    def option_values(self) -> dict[str, Any]:
        values: dict[str, Any] = {
            "neutral": NEUTRAL_LAYOUTS,
            "buildings": side_values(self.tables.building_numbers, SIDES),
        }
        for variant in self.tables.variants:
            values[variant] = (False, True)
        values.update(self.solo_values())
        return values

    def option_letters(self) -> dict[str, tuple[int, str]]:
        return {"buildings": side_letters(self.tables.building_numbers, SIDES)}

    def sides(self, value: Any) -> list[int]:
        return read_sides("buildings", value, self.tables.building_numbers, SIDES)

    def solo_values(self) -> dict[str, tuple[str, ...]]:
        """Options of the solo game. The level sets the rest, but each can be set by itself."""
        t = self.tables
        if not t.automa:
            return {}
        usual = t.automa_levels.index("medium")
        others = t.automa_levels[:usual] + t.automa_levels[usual + 1 :]
        return {
            "difficulty": (t.automa_levels[usual], *others),
            "deck": ("garth", "tuned"),
            "cards": ("by level", "all", "fewer"),
            "extra_workers": ("by level", "yes", "no"),
            "first_city": ("by level", *t.cities[1:]),
        }

    def solo(self, options: dict[str, Any]) -> Solo:
        t = self.tables
        level = t.automa_levels.index(options["difficulty"])
        without = t.automa_without[level]
        if options["cards"] == "all":
            without = ()
        elif options["cards"] == "fewer":
            without = max(t.automa_without, key=len)
        extra = t.automa_extra[level]
        if options["extra_workers"] != "by level":
            extra = options["extra_workers"] == "yes"
        first = t.automa_first[level]
        if options["first_city"] != "by level":
            first = t.cities.index(options["first_city"])
        return Solo(without, extra, first, options["deck"] == "tuned")

    def start(self, players: int, options: dict[str, Any], source: Source) -> Position:
        return set_up(
            self.tables,
            players,
            bool(options.get("simmental", False)),
            options["neutral"] == "random",
            self.sides(options["buildings"]),
            self.solo(options) if players == 1 else None,
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
        legal_token(s, moves)
        moves.sort()
        return moves

    def add_legal(self, s: State, moves: list[int]) -> None:
        codes = self.tables.codes
        stack = s.stack
        kind = stack[-5]
        a = stack[-4]
        b = stack[-3]
        if kind == k.VISIT:
            legal_visit(s, a, b, stack[-2] == 1, stack[-1], moves)
        elif kind == k.PHASE_A:
            legal_move(s, step_limit(s, s.players[s.seat]), False, moves)
            legal_play(s, False, moves)
        elif kind == k.DISCARD:
            legal_discard(s, a, b, moves)
        elif kind == k.ENGINE:
            add_positions(s, forward_reach(s, a), moves)
            if b:
                moves.append(codes.decline)
        elif kind == k.UPGRADE:
            moves.append(codes.decline)
            moves.append(codes.upgrade + a)
        elif kind == k.DISC:
            legal_disc(s, a, b, moves)
        elif kind == k.OFFER:
            legal_offer(s, a, b, moves)
        elif kind == k.ENTER_CITY:
            moves.append(codes.enter)
            legal_play(s, True, moves)
        elif kind == k.FORESIGHT:
            legal_foresight(s, a, moves)
        elif kind == k.INCOME:
            legal_income(s, moves)
        elif kind == k.CITY:
            legal_city(s, a, b == 1, moves)
        elif kind == k.HIRE:
            legal_hire(s, a, moves)
        elif kind == k.BUY:
            legal_buy(s, a, b, moves)
        elif kind == k.BUILD:
            legal_build(s, a, moves)
        elif kind == k.AUXILIARY:
            legal_auxiliary(s, a == 1, moves)
        elif kind == k.OBJECTIVE:
            legal_objective(s, moves)
            if b:
                moves.append(codes.decline)
        elif kind == k.MASTER:
            legal_master(s, moves)
        elif kind == k.PAY_CARD:
            legal_pay_card(s, a, b, moves)
        elif kind == k.REMOVE:
            moves.append(codes.decline)
            legal_remove(s, b, moves)
        elif kind == k.DRAW:
            legal_draw(s, a, moves)
        elif kind == k.MOVE:
            legal_move(s, a, b == 1, moves)
        elif kind == k.ENGINE_BACK:
            add_positions(s, backward_reach(s, a), moves)
        elif kind == k.ENGINE_RETURN or kind == k.ENGINE_DELIVER:
            add_positions(s, behind(s), moves)
        elif kind == k.REMOVE_HAZARD:
            legal_hazard(s, moves)
        elif kind == k.TAKE_OUTLAW:
            legal_outlaw(s, moves)
        elif kind == k.UPGRADE_BEHIND:
            stations = stations_behind(s)
            for station in range(len(self.tables.stations)):
                if stations >> station & 1:
                    moves.append(codes.upgrade + station)
        elif kind == k.COPY:
            t = self.tables
            for space in copyable(s):
                place = t.building_index[space]
                if place < 0:
                    place = t.neutral_spaces.index(space)
                else:
                    place += len(t.neutral_spaces)
                moves.append(codes.copy + place)
        elif kind == k.SIMMENTAL:
            legal_raise(s, a, moves)
        elif kind == k.PLACE:
            legal_place(s, moves)

    # Making a move ------------------------------------------------------------------------------

    def apply(self, position: Position, code: int, source: Source) -> None:
        assert isinstance(position, State)
        s = position
        codes = self.tables.codes
        if codes.token <= code < codes.discard:
            use_token(s, code - codes.token + 1, source)
        elif codes.play <= code < codes.token:
            play_objective(s, self.tables.cattle_count + code - codes.play)
        else:
            self.decide(s, code, source)
        self.settle(s, source)

    def decide(self, s: State, code: int, source: Source) -> None:
        """Carry out the answer to the top frame's question."""
        t = self.tables
        codes = t.codes
        stack = s.stack
        kind = stack[-5]
        if kind == k.VISIT:
            if code == codes.done:
                s.pop()
            elif code < codes.auxiliary:
                use_action(s, code - codes.do)
            else:
                use_single_auxiliary(s, code - codes.auxiliary)
        elif kind == k.PHASE_A:
            arrive(s, travel(s, code - codes.move, False))
        elif kind == k.DISCARD:
            do_discard(s, code - codes.discard)
        elif kind == k.ENGINE or kind == k.ENGINE_BACK or kind == k.ENGINE_RETURN:
            s.pop()
            if code != codes.decline:
                if kind == k.ENGINE_RETURN:
                    s.tell(k.EV_ENGINE, s.players[s.seat].engine, code - codes.engine)
                    s.players[s.seat].engine = code - codes.engine
                else:
                    move_engine(s, code - codes.engine)
        elif kind == k.UPGRADE or kind == k.UPGRADE_BEHIND:
            if code == codes.decline:
                s.pop()
            else:
                upgrade(s, code - codes.upgrade)
        elif kind == k.DISC:
            if code < codes.disc_from:
                place_disc(s, code - codes.disc, -1)
            else:
                place_disc(s, -1, code - codes.disc_from)
        elif kind == k.OFFER:
            s.pop()
            if code != codes.decline:
                s.push(k.RUN, code - codes.do, 0)
        elif kind == k.ENTER_CITY:
            s.pop()
        elif kind == k.FORESIGHT:
            choose_foresight(s, code - codes.foresight, source)
        elif kind == k.INCOME:
            take_income(s, code - codes.keep)
        elif kind == k.CITY:
            deliver(s, code - codes.deliver)
        elif kind == k.HIRE:
            hire(s, code - codes.hire)
        elif kind == k.BUY:
            if code == codes.done:
                s.pop()
            elif code == codes.reveal:
                reveal_cattle(s, source)
            else:
                purchase_cattle(s, code - codes.buy)
        elif kind == k.BUILD:
            build(s, code - codes.build)
        elif kind == k.AUXILIARY:
            s.pop()
            use_auxiliary(s, code - codes.auxiliary)
        elif kind == k.OBJECTIVE:
            if code == codes.decline:
                s.pop()
            elif code == codes.objective_top:
                gain_objective(s, -1, source)
            else:
                gain_objective(s, t.cattle_count + code - codes.objective, source)
        elif kind == k.MASTER:
            if code == codes.decline:
                s.pop()
            else:
                appoint_master(s, code - codes.master)
        elif kind == k.PAY_CARD:
            if code == codes.decline:
                lapse(s)
            else:
                do_pay_card(s, code - codes.discard)
        elif kind == k.REMOVE:
            if code == codes.decline:
                s.pop()
            else:
                do_remove(s, code - codes.remove)
        elif kind == k.DRAW:
            s.pop()
            cycle(s, code - codes.draw + 1, source)
        elif kind == k.MOVE:
            free = stack[-3] == 1
            space = travel(s, code - codes.move, free)
            if free:
                ride_over(s)
            else:
                arrive(s, space)
        elif kind == k.ENGINE_DELIVER:
            position = code - codes.engine
            value = counted_back(s, position)
            s.pop()
            s.tell(k.EV_ENGINE, s.players[s.seat].engine, position)
            s.players[s.seat].engine = position
            s.push(k.STOPPED)
            s.push(k.CITY, value, 0)
        elif kind == k.REMOVE_HAZARD:
            remove_hazard(s, code - codes.hazard)
        elif kind == k.TAKE_OUTLAW:
            take_outlaw(s, code - codes.outlaw)
        elif kind == k.COPY:
            place = code - codes.copy
            if place < len(t.neutral_spaces):
                copy_building(s, t.neutral_spaces[place])
            else:
                copy_building(s, t.building_spaces[place - len(t.neutral_spaces)])
        elif kind == k.SIMMENTAL:
            if code == codes.done:
                s.pop()
            else:
                raise_simmental(s)
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
            elif kind == k.PHASE_C:
                phase_c(s, source)
            elif kind == k.KANSAS_CITY:
                kansas_city(s, source)
            elif kind == k.STOPPED:
                engine_stopped(s)
            elif kind == k.LAST_SPACE:
                return_engine(s)
            elif kind == k.CAME_BACK:
                came_back(s)
            elif kind == k.AUTOMA:
                automa_turn(s, source)
            else:
                return  # CLOSED

    # Words, scores, knowledge -------------------------------------------------------------------

    def default(self, position: Position) -> int:
        """Finish or decline where that is possible, else the first move that is allowed."""
        legal = self.legal(position)
        codes = self.tables.codes
        for code in (codes.done, codes.decline, codes.enter):
            if code in legal:
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
        return move(position, code)

    def tell(self, event: Event) -> Message:
        return events.tell(self.tables, event)

    def event_kind(self, event: Event) -> str:
        return events.kind_of(event)

    def private(self, event: Event) -> bool:
        return event[0] in events.PRIVATE

    def counted(self, event: Event) -> bool:
        return event[0] in events.COUNTED

    def describe(self, name: str) -> Message | None:
        return describe(self.tables, name)

    def scores(self, position: Position) -> list[ScoreSheet]:
        assert isinstance(position, State)
        return [score_sheet(position, seat) for seat in range(position.setup.players)]

    def winners(self, position: Position) -> list[int]:
        totals = [sheet.total for sheet in self.scores(position)]
        return [seat for seat in range(len(totals)) if totals[seat] == max(totals)]

    def observe(self, position: Position, seat: int) -> dict[str, Any]:
        assert isinstance(position, State)
        return observe(position, seat)

    def seats(self, position: Position) -> int:
        assert isinstance(position, State)
        return position.setup.players

    def encoding(self) -> Encoding:
        return self.prepared()[0]

    def prepared(self) -> tuple[Encoding, Places]:
        """The encoding, made when it is first asked for: most games never need it."""
        if self.encoded is None:
            t = self.tables
            editions = [t if name == t.id else load_tables(name) for name in edition_names()]
            self.encoded = make_encoding(t, editions)
        return self.encoded

    def memo(self) -> RowMemo:
        return KansasMemo(self.prepared()[1])

    def totals(self, position: Position) -> list[int]:
        assert isinstance(position, State)
        return [sum(score_lines(position, seat)) for seat in range(position.setup.players)]

    def resample(self, position: Position, seat: int, source: Source) -> Position:
        assert isinstance(position, State)
        return resample(position, seat, source)

    def dump(self, position: Position) -> dict[str, Any]:
        assert isinstance(position, State)
        return dump(position)
