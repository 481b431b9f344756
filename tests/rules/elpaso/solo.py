"""Sue about to have a turn: what the tests of the solo game share."""

from __future__ import annotations

from typing import Any, Final

from tests.rules.elpaso.table import SUE, Table
from trailboss.elpaso.rules import ElPasoRules
from trailboss.titles import rules_of

# Tables of before, whose automa cards have one action each: A5 draws 2, A8, B1 and B2 choose.
PLAIN: Final = "2.66c691e2"


def alone(**options: Any) -> Table:
    """A table with Sue and her plain cards."""
    rules = rules_of("el-paso", PLAIN)
    assert isinstance(rules, ElPasoRules)
    return Table(players=1, rules=rules, **options)


def sue(cowboy: int = 1, builder: int = 1, engineer: int = 1, trains: str = "front") -> Table:
    """Sue on El Paso, with so many workers in the order of these parameters from left to right, an
    empty supply, and no tiles on display or in the stacks."""
    t = alone(trains=trains).sue_has(cowboy=cowboy, builder=builder, engineer=engineer)
    t.sue_order("cowboy", "builder", "engineer").sue_supply()
    t.objective_display(None, None, None).objective_stack()
    return t.bonus_display(None, None, None).bonus_stack()


def act(t: Table, card: str, *outcomes: str) -> Table:
    """Her turn with a card, from El Paso unless she was put elsewhere; all outcomes are drawn."""
    t.sue_deck(card).sue_turn(card, *outcomes)
    assert t.undrawn == 0
    return t


def building_from(t: Table, start: str, herder: str) -> Table:
    """Her build action: one step for each Builder takes her from a space to another."""
    act(t.at(SUE, start), "A3")
    assert t.where(SUE) == herder
    return t


def pile(t: Table) -> dict[str, int]:
    """Her cattle pile."""
    return t.cards(t.sue.discard)


def improving(builder: int, **at: int) -> Table:
    """Sue with two buildings, by space and kind."""
    t = sue(builder=builder)
    for space, kind in at.items():
        t.build(SUE, kind, space)
    return t


def sue_at(space: str) -> Table:
    """Sue about to move from a space, with nothing but Cowboys in her supply."""
    return alone().at(SUE, space).sue_supply("cowboy", "cowboy", "cowboy")
