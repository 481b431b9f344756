"""Trailboss: Great Western Trail as software.

import trailboss

game = trailboss.new_game("second-edition", players=2, seed=7)
while not game.over:
    game.play(game.legal[0])
print(game.winners, [sheet.total for sheet in game.scores()])
"""

from trailboss.bots.analysis import Analysis, Hint, analyse
from trailboss.coach.review import Review, review
from trailboss.core.codec import Move
from trailboss.core.decision import Decision
from trailboss.core.errors import IllegalMove, InvalidMove, InvalidRecord, TrailbossError
from trailboss.core.message import Message, Name, Seat, say
from trailboss.core.record import Record, load_record
from trailboss.core.score import ScoreSheet
from trailboss.core.sheet.reading import InvalidPosition
from trailboss.core.source import SamplingSource, ScriptedSource, SeededSource, Source
from trailboss.game import Game, load_position, new_game, replay
from trailboss.titles import Title, games
from trailboss.words import languages

__version__ = "1.0.0"

__all__ = [
    "Analysis",
    "Decision",
    "Game",
    "Hint",
    "IllegalMove",
    "InvalidMove",
    "InvalidPosition",
    "InvalidRecord",
    "Message",
    "Move",
    "Name",
    "Record",
    "Review",
    "SamplingSource",
    "ScoreSheet",
    "ScriptedSource",
    "Seat",
    "SeededSource",
    "Source",
    "Title",
    "TrailbossError",
    "analyse",
    "games",
    "languages",
    "load_position",
    "load_record",
    "new_game",
    "replay",
    "review",
    "say",
]
