"""Every kind of frame: its class in the chapter it belongs to, its number, its name.

The name is what everything outside the rules goes by: `ask-<name>` in the catalogues, `kind` of a
decision, the tables of `facts`.
"""

from __future__ import annotations

from typing import Final

from trailboss.core.frames import Closed, Frame
from trailboss.core.program import RUN
from trailboss.kansas import constants as k
from trailboss.kansas.auxiliary import Auxiliary
from trailboss.kansas.building import Build
from trailboss.kansas.cattle_market import Buy
from trailboss.kansas.delivery import City, Disc
from trailboss.kansas.engine import (
    CameBack,
    Engine,
    EngineBack,
    EngineDeliver,
    EngineReturn,
    LastSpace,
)
from trailboss.kansas.hand import Aside, Discard, Draw, PayCard, Remove
from trailboss.kansas.hiring import Hire
from trailboss.kansas.kansas_city import EnterCity, Foresight, Held, Income, KansasCity, Simmental
from trailboss.kansas.movement import Move, PhaseA, Place
from trailboss.kansas.objectives import Objective
from trailboss.kansas.program import Offer, Run
from trailboss.kansas.sam import Automa, AutomaCity
from trailboss.kansas.state import State
from trailboss.kansas.stations import Master, Stopped, Upgrade, UpgradeBehind
from trailboss.kansas.trail_tiles import RemoveHazard, TakeOutlaw
from trailboss.kansas.turn import PhaseC
from trailboss.kansas.visit import Copy, Visit

FRAMES: Final[tuple[Frame[State], ...]] = (
    Closed(k.CLOSED, "over"),
    # Carried out without asking.
    Run(RUN, "run"),
    PhaseC(k.PHASE_C, "phase-c"),
    KansasCity(k.KANSAS_CITY, "kansas-city"),
    Stopped(k.STOPPED, "stopped"),
    LastSpace(k.LAST_SPACE, "last-space"),
    CameBack(k.CAME_BACK, "came-back"),
    Automa(k.AUTOMA, "automa"),
    Aside(k.ASIDE, "aside"),
    AutomaCity(k.AUTOMA_CITY, "automa-city"),
    # Questions.
    Discard(k.DISCARD, "discard"),
    Place(k.PLACE, "place"),
    PhaseA(k.PHASE_A, "phase-a"),
    Visit(k.VISIT, "phase-b"),
    Offer(k.OFFER, "offer", acts=True),
    PayCard(k.PAY_CARD, "pay-card"),
    Remove(k.REMOVE, "remove"),
    Hire(k.HIRE, "hire"),
    Buy(k.BUY, "buy"),
    Build(k.BUILD, "build"),
    Engine(k.ENGINE, "engine"),
    EngineBack(k.ENGINE_BACK, "engine-back"),
    EngineReturn(k.ENGINE_RETURN, "engine-return"),
    EngineDeliver(k.ENGINE_DELIVER, "engine-deliver"),
    Upgrade(k.UPGRADE, "upgrade"),
    UpgradeBehind(k.UPGRADE_BEHIND, "upgrade-behind"),
    Disc(k.DISC, "disc"),
    Master(k.MASTER, "master"),
    Objective(k.OBJECTIVE, "objective"),
    RemoveHazard(k.REMOVE_HAZARD, "hazard"),
    TakeOutlaw(k.TAKE_OUTLAW, "outlaw"),
    Auxiliary(k.AUXILIARY, "auxiliary"),
    Draw(k.DRAW, "draw"),
    Move(k.MOVE, "move"),
    EnterCity(k.ENTER_CITY, "enter-city"),
    Foresight(k.FORESIGHT, "foresight"),
    Income(k.INCOME, "income"),
    Simmental(k.SIMMENTAL, "simmental"),
    City(k.CITY, "city"),
    Copy(k.COPY, "copy"),
    Held(k.HELD, "held"),
)
