"""OpenSpiel: the games with chance as a player of its own.

    import pyspiel
    import trailboss.env.spiel
    game = pyspiel.load_game("trailboss_el_paso", {"players": 2})

Actions are the slots of `trailboss.env.spec`, every decision is asked for, also one without a
choice, and every draw is a chance node with the cards or tiles that can come.
"""

from __future__ import annotations

import json
from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from trailboss.core.rules import Position, Rules
from trailboss.core.source import AskingSource, ChanceNeeded
from trailboss.env.rewards import CHANGE, MARGIN, checked_reward, final_rewards
from trailboss.env.table import checked_rules
from trailboss.titles import games, rules_of

LONGEST = 20_000  # actions of a game, draws included; far above what happens
MOST_POINTS = 1000.0
MOST_WAYS = 128  # outcomes of a draw


def short_name(title: str) -> str:
    return f"trailboss_{title.replace('-', '_')}"


def game_type(rules: Rules) -> pyspiel.GameType:
    usual: dict[str, Any] = {"players": 2, "reward": MARGIN}
    for name, values in rules.option_values().items():
        if isinstance(values[0], (bool, str)):
            usual[name] = ""  # as the title has it
    return pyspiel.GameType(
        short_name=short_name(rules.id),
        long_name=f"Trailboss: {rules.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(2, rules.max_players),
        min_num_players=rules.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=usual,
    )


class Shared:
    """Something that is never changed: pyspiel copies a state with everything in it."""

    def __deepcopy__(self, memo: Any) -> Shared:
        return self


class Setting(Shared):
    """What is played."""

    def __init__(self, rules: Rules, players: int, options: dict[str, Any], reward: str) -> None:
        self.rules = rules
        self.players = players
        self.options = options
        self.reward = reward
        self.encoding = rules.encoding()


class Held(Shared):
    """A position; moves are made on copies of it."""

    def __init__(self, position: Position) -> None:
        self.position = position


class SpielGame(pyspiel.Game):
    """A title with a number of players."""

    title = ""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players = int(given.pop("players", 2))
        reward = checked_reward(str(given.pop("reward", MARGIN)))
        rules = checked_rules(self.title, players)
        options: dict[str, Any] = {}
        for name, value in given.items():
            if value != "":
                options[name] = {"true": True, "false": False}.get(str(value).lower(), value)
        self.setting = Setting(rules, players, rules.options(players, options), reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.encoding.move_count,
            max_chance_outcomes=MOST_WAYS,
            num_players=players,
            min_utility=-MOST_POINTS,
            max_utility=MOST_POINTS,
            max_game_length=LONGEST,
        )
        super().__init__(game_type(rules), info, params or {})

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        return SpielObserver(self.setting)


class SpielState(pyspiel.State):
    """A position, or what is known of one while draws are pending: the position before the last
    move, the move, and the outcomes so far."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.setting = game.setting
        self.before: Held | None = None  # None: the table is being set up
        self.code = -1
        self.outcomes: list[int] = []
        self.ways: list[int] = []  # of the draw that is pending; empty if none is
        self.held: Held | None = None
        self.proceed()

    @property
    def position(self) -> Position | None:
        return None if self.held is None else self.held.position

    def proceed(self) -> None:
        """Carry on with the outcomes there are: to a position, or to the next draw."""
        setting = self.setting
        source = AskingSource(self.outcomes)
        try:
            if self.before is None:
                position = setting.rules.start(setting.players, setting.options, source)
            else:
                position = self.before.position.copy()
                setting.rules.apply(position, self.code, source)
        except ChanceNeeded:
            self.ways = list(source.asked)
            return
        self.held = Held(position)
        self.ways = []
        self.outcomes = []

    # What pyspiel asks for ----------------------------------------------------------------------

    def current_player(self) -> int:
        if self.ways:
            return int(pyspiel.PlayerId.CHANCE)
        assert self.position is not None
        seat = self.position.seat
        return int(pyspiel.PlayerId.TERMINAL) if seat < 0 else seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.position is not None
        slots = self.setting.encoding.slots
        return sorted(slots[code] for code in self.setting.rules.legal(self.position))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        total = sum(self.ways)
        return [(kind, count / total) for kind, count in enumerate(self.ways) if count]

    def _apply_action(self, action: int) -> None:
        if self.ways:
            self.outcomes = [*self.outcomes, action]
        else:
            self.before = self.held
            self.code = self.setting.encoding.codes[action]
        self.proceed()

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        return self.setting.encoding.moves[action]

    def is_terminal(self) -> bool:
        return not self.ways and self.position is not None and self.position.seat < 0

    def returns(self) -> list[float]:
        if not self.is_terminal() or self.position is None:
            return [0.0] * self.setting.players
        rules = self.setting.rules
        totals = rules.totals(self.position)
        kind = self.setting.reward if self.setting.reward != CHANGE else MARGIN
        found = final_rewards(kind, [0] * len(totals), totals, rules.winners(self.position))
        return found[: self.setting.players]

    def __str__(self) -> str:
        if self.position is None:
            return "set-up"
        found = self.setting.rules.observe(self.position, -1)
        return json.dumps({**found, "pending": self.outcomes if self.ways else None})

    def seen(self, player: int) -> tuple[NDArray[np.uint8], str]:
        """What a player may know, as numbers and as text."""
        if self.position is None:  # the table is being set up
            return np.zeros(self.setting.encoding.size, np.uint8), ""
        rules = self.setting.rules
        row = np.frombuffer(rules.encode(self.position, player), np.uint8)
        return row, json.dumps(rules.observe(self.position, player))


class SpielObserver:
    """Observations and information states are the rows of `trailboss.env.spec`. They hold what can
    be known of others' cards from the course of the game, but not the course itself."""

    def __init__(self, setting: Setting) -> None:
        self.tensor = np.zeros(setting.encoding.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = state.seen(player)[0]

    def string_from(self, state: SpielState, player: int) -> str:
        return state.seen(player)[1]


def register() -> None:
    """Enter every title with OpenSpiel."""
    known = set(pyspiel.registered_names())
    for title in games():
        if short_name(title.id) in known:
            continue
        made = type(f"SpielGame_{title.id}", (SpielGame,), {"title": title.id})
        pyspiel.register_game(game_type(rules_of(title.id)), made)


register()
