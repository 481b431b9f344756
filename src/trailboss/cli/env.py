"""`trailboss env`: agents compared by a fixed protocol."""

from __future__ import annotations

import argparse
import importlib
import os
import sys
from typing import TYPE_CHECKING, Any

from trailboss.bots import split_bots
from trailboss.cli import speech
from trailboss.cli.arguments import BadInput, add_game, add_setup, game_options, number_of_games
from trailboss.cli.output import games_bar, print_json
from trailboss.core.message import say
from trailboss.extras import need

if TYPE_CHECKING:
    from trailboss.cli.arguments import Commands


def add(commands: Commands) -> None:
    parser = commands.add_parser(
        "env",
        help="compare agents in the research environment",
        description="The research environment; see docs/environment.md.",
    )
    actions = parser.add_subparsers(dest="action", required=True, metavar="ACTION")
    one = actions.add_parser(
        "evaluate",
        help="play the fixed protocol and print a row of the leaderboard",
        description="Plays the fixed games of the protocol with an agent and prints its row: mean "
        "points, margin to the best other and victories, with intervals of 95 %.",
    )
    add_game(one)
    one.add_argument("--agent", default="random", metavar="BOT", help="which bot (random)")
    one.add_argument(
        "--policy",
        metavar="MODULE:FUNCTION",
        help="a function of yours instead: (observation, action_mask) -> action",
    )
    one.add_argument(
        "--opponents", metavar="BOT,...", help="the other seats (none: the printed opponent)"
    )
    one.add_argument(
        "--games", type=number_of_games, metavar="N", help="how many of the protocol's games (100)"
    )
    add_setup(one)
    one.add_argument("--json", action="store_true", help="print a JSON document")
    speech.add_language(one)
    one.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    need("env", "trailboss env", "numpy")
    from trailboss.env.evaluate import GAMES, HEAD, evaluate

    bots = split_bots(arguments.opponents) if arguments.opponents else []
    if arguments.players not in (None, 1 + len(bots)):
        raise BadInput(say("error-env-bots", players=arguments.players, count=len(bots)))
    options = game_options(arguments)
    agent: Any = policy_of(arguments.policy) if arguments.policy else arguments.agent
    name = arguments.policy or ""
    games = arguments.games or GAMES
    with games_bar() as bar:
        task = bar.add_task(arguments.game, total=games)
        row = evaluate(
            agent, arguments.game, bots, games, name, lambda: bar.advance(task), **options
        )
    if arguments.json:
        print_json(row.to_data())
    else:
        print("\n".join([*HEAD, row.text()]))
    return 0


def policy_of(text: str) -> Any:
    """A function by its name. Modules of the folder one is in are found, too."""
    module, _, name = text.partition(":")
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    try:
        found = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError, ValueError) as error:
        raise BadInput(say("cli-env-policy", given=repr(text), problem=str(error))) from error
    if not callable(found):
        raise BadInput(say("cli-env-policy", given=repr(text), problem=repr(found)))
    return found
