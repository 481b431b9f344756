"""What the tables of all games share: looking at the moves, playing by notation, scripted chance,
beginning in the middle of a turn. Each game's own kit puts its things in place."""

from __future__ import annotations

from typing import Self

import pytest

from trailboss.core.errors import IllegalMove
from trailboss.core.pile import empty, put
from trailboss.core.source import RecordingSource, ScriptedSource
from trailboss.game import Game


class Kit:
    """A game whose position a test changes by hand. Helpers return the kit, so that they chain."""

    def __init__(self, game: Game) -> None:
        self.game = game

    # Looking ------------------------------------------------------------------------------------

    def legal(self, *prefixes: str) -> list[str]:
        """The notation of every legal move, or of those that begin with one of the prefixes."""
        self.game._legal = None
        texts = [str(move) for move in self.game.legal]
        return [text for text in texts if not prefixes or text.startswith(prefixes)]

    @property
    def decision(self) -> str:
        """The name of the decision that is asked for, such as move, action, hire, disc."""
        return str(self.game.observe(None)["decision"])

    @property
    def undrawn(self) -> int:
        """How many outcomes of the script have not been drawn yet."""
        source = self.game.source.source
        assert isinstance(source, ScriptedSource)
        return len(source.outcomes) - source.used

    # Playing ------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        for move in moves:
            self.game._legal = None
            self.game.play(move)
        return self

    def refuses(self, *moves: str) -> Self:
        """Each of these moves is refused, and changes nothing."""
        for move in moves:
            before = self.game.ruleset.dump(self.game.state)
            with pytest.raises(IllegalMove):
                self.play(move)
            assert self.game.ruleset.dump(self.game.state) == before
        return self

    def script(self, *outcomes: str | int) -> Self:
        """What is drawn next, in order, by name or number; more draws are an error."""
        source = ScriptedSource(list(outcomes))
        source.bind(self.game.ruleset.draws)
        self.game.source = RecordingSource(source)
        self.game.seed = None
        return self

    # Putting things in place --------------------------------------------------------------------

    def stack(self, seat: int, *frames: tuple[int, ...]) -> Self:
        """Begin in the middle: a seat decides, and these frames are the whole stack."""
        position = self.game.state
        position.seat = seat
        position.stack = []
        for frame in frames:
            position.push(*frame)
        self.game._legal = None
        return self


def pile_of(names: tuple[str, ...], *things: str) -> list[int]:
    """A pile of the things named, of all those of its kind."""
    made = empty(len(names))
    for thing in things:
        put(made, names.index(thing))
    return made
