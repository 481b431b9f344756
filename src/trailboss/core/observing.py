"""What observations of all games have in common."""

from __future__ import annotations

from typing import Any, Final

from trailboss.core.deck import Deck
from trailboss.core.message import Message, plain
from trailboss.core.pile import named
from trailboss.core.player import BasePlayer
from trailboss.core.rules import Position
from trailboss.core.state import BaseState

STATE: Final = ("stack", "seat", "turn", "reveals", "market", "automa", "automa_used")
PLAYER: Final = (
    *("money", "tokens", "herder", "certificate", "started"),
    *("hand", "draw", "discard", "known"),
)


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [names[at] for at in range(len(names)) if mask >> at & 1]


def counted(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """How many of each, those of which there are none too."""
    return {names[at]: counts[at] for at in range(len(names))}


def present(counts: list[int], names: tuple[str, ...]) -> dict[str, int]:
    """How many of each of which there are any."""
    return {names[at]: counts[at] for at in range(len(names)) if counts[at]}


def displayed(display: list[int], names: tuple[str, ...]) -> list[str | None]:
    """What lies on each place of a display; -1 is an empty one."""
    return [names[kind] if kind >= 0 else None for kind in display]


def asked(s: Position, frame: str, prompt: Message) -> dict[str, Any]:
    """Where the game stands: whose turn it is, and what is asked."""
    return {
        "turn": s.turn,
        "seat": s.seat if s.seat >= 0 else None,
        "decision": frame,
        "question": plain(prompt),
    }


def belongings(p: BasePlayer, spaces: tuple[str, ...]) -> dict[str, Any]:
    """What every player has in the open."""
    return {
        "money": p.money,
        "exchange_tokens": p.tokens,
        "herder": spaces[p.herder] if p.started else None,
    }


def cards_seen(p: Deck, own: bool, stack: str, cards: tuple[str, ...]) -> dict[str, Any]:
    """A player's deck as far as somebody may know it: one's own whole, with the draw stack under
    the name the game has for it; of the others' hand and draw stack only what they come to
    together, and the cards everybody knows to be in hand."""
    seen: dict[str, Any] = {
        "discard_pile": named(p.discard, cards),
        "hand_size": p.hand[-1],
        "draw_size": p.draw[-1],
    }
    if own:
        seen["hand"] = named(p.hand, cards)
        seen[stack] = named(p.draw, cards)
    else:
        together = [p.hand[kind] + p.draw[kind] for kind in range(len(p.hand))]
        seen["face_down"] = named(together, cards)
        seen["known_in_hand"] = named(p.known, cards)
    return seen


# Dumps: everything, secrets and all ---------------------------------------------------------------


def dumped_state(s: BaseState, names: tuple[str, ...]) -> dict[str, Any]:
    """What lies on the table in every game, and these things."""
    return fields(s, STATE) | fields(s, names)


def dumped_player(p: BasePlayer, names: tuple[str, ...]) -> dict[str, Any]:
    """What every player has, and these things."""
    return fields(p, PLAYER) | fields(p, names)


def fields(thing: Any, names: tuple[str, ...]) -> dict[str, Any]:
    """Attributes by name, as plain data of their own."""
    return {name: own_copy(getattr(thing, name)) for name in names}


def own_copy(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [own_copy(part) for part in value]
    return value
