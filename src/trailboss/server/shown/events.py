"""What happened at a table, as one reader may know it.

The log holds messages, so it is read in any language without the rules it was played by. Cards
drawn are for the eyes of their own seat; the others learn how many there were.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, cast

from trailboss.core.message import message_from, plain
from trailboss.server.schema import play
from trailboss.server.schema.told import EventFacts
from trailboss.server.shown.voice import Voice

JSON = dict[str, Any]


def told(events: Iterable[Any], viewer: int | None, voice: Voice) -> list[play.Event]:
    """What a viewer may know of some events, in order. Those of games that were played by rules
    of long ago are figures nobody can read any more."""
    return [
        told_event(event, voice)
        for event in events
        if isinstance(event, dict) and may_know(event, viewer)
    ]


def may_know(event: JSON, viewer: int | None) -> bool:
    """Private events are for their seat, which needs no count of them then."""
    if "private" in event:
        return bool(event["seat"] == viewer)
    return not ("counted" in event and event["seat"] == viewer)


def told_event(event: JSON, voice: Voice) -> play.Event:
    message = message_from(event)
    fields = {name: plain(value) for name, value in message.args.items() if name != "seat"}
    return play.Event(
        kind=event["kind"],
        seat=event["seat"],
        text=voice.say(message),
        fields=cast(EventFacts, fields),
    )


def move_text(data: JSON, voice: Voice) -> str:
    """What a move did, in words; English where rules of long ago said it."""
    if "told" in data:
        return voice.say(message_from(data["told"]))
    return str(data["words"])
