"""Every kind of frame: its class in the chapter it belongs to, its number, its name.

The name is what everything outside the rules goes by: `ask-<name>` in the catalogues, `kind` of a
decision, the tables of `facts`.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import Closed, Frame
from trailboss.core.program import RUN
from trailboss.elpaso import constants as k
from trailboss.elpaso.auxiliary import Auxiliary
from trailboss.elpaso.building import Build
from trailboss.elpaso.cattle_market import Bought, Buy
from trailboss.elpaso.delivery import Disc, ElPaso, Keep, Post
from trailboss.elpaso.hand import Again, AgainCheck, Discard, PayCard, Remove
from trailboss.elpaso.hiring import Hire
from trailboss.elpaso.movement import Move, Place
from trailboss.elpaso.objectives import StartObjective, Tile
from trailboss.elpaso.program import Offer, Run
from trailboss.elpaso.state import State
from trailboss.elpaso.sue import Automa
from trailboss.elpaso.train import Train, TrainVisit
from trailboss.elpaso.turn import DrawPhase, LastCall, Seating
from trailboss.elpaso.visit import Visit
from trailboss.elpaso.workers import PayWorkers

FRAMES: Final[tuple[Frame[State], ...]] = (
    Closed(k.CLOSED, "over"),
    # Carried out without asking.
    Run(RUN, "run"),
    DrawPhase(k.DRAW_PHASE, "draw-phase"),
    ElPaso(k.EL_PASO, "el-paso"),
    Seating(k.SEATING, "seating"),
    Automa(k.AUTOMA, "automa"),
    AgainCheck(k.AGAIN_CHECK, "again-check"),
    Bought(k.BOUGHT, "bought"),
    # Questions.
    StartObjective(k.START_OBJECTIVE, "start-objective"),
    Place(k.PLACE, "place"),
    Move(k.MOVE, "move"),
    Visit(k.VISIT, "action"),
    TrainVisit(k.TRAIN_VISIT, "train-actions"),
    Auxiliary(k.AUXILIARY, "auxiliary"),
    Hire(k.HIRE, "hire"),
    Buy(k.BUY, "buy"),
    Train(k.TRAIN, "train"),
    Build(k.BUILD, "build"),
    PayWorkers(k.PAY_WORKERS, "pay-workers"),
    Tile(k.TILE, "tile"),
    PayCard(k.PAY_CARD, "pay-card"),
    Remove(k.REMOVE, "remove"),
    Discard(k.DISCARD, "discard"),
    Again(k.AGAIN, "again"),
    Keep(k.KEEP, "keep"),
    Post(k.POST, "post"),
    Disc(k.DISC, "disc"),
    Offer(k.OFFER, "offer", acts=True),
    LastCall(k.LAST_CALL, "last-call", acts=True),
)
