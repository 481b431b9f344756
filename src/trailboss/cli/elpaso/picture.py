"""El Paso in the terminal: plain facts so far, and no secrets of the others."""

from __future__ import annotations

from trailboss.cli.pictures import Picture
from trailboss.elpaso.constants import EV_CARD, EV_DREW, EV_TURN


class ElPasoPicture(Picture):
    card_events = (EV_CARD,)
    count_events = (EV_DREW,)
    quiet_events = (EV_TURN,)
