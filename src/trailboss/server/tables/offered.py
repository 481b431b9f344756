"""A change as one process offers it to the others, so that they need not read it from the log.

Whoever has the table in memory takes it over if it is the next one; whoever does not, or has missed
one, reads the log as before. Nothing depends on an offer arriving.
"""

from __future__ import annotations

import base64
import binascii
import zlib
from typing import Any, get_type_hints

import msgspec

from trailboss.server.storage.rows import Change, Header
from trailboss.server.tables.live_table import LiveTable

LONGEST = 7000  # bytes; a note of PostgreSQL has 8,000 at most, and says other things too
QUICK = 1  # the level of packing
FIELDS = get_type_hints(Header)


class Offer(msgspec.Struct):
    """A change, and how large the log is with it."""

    change: Change
    size: int


encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(Offer).decode


def offered(change: Change, size: int) -> str | None:
    """For a note; None if it is too long for one, or has nothing that could be missed."""
    if not change.entries:
        return None
    packed = base64.b85encode(zlib.compress(encode(Offer(change, size)), QUICK)).decode()
    return packed if len(packed) <= LONGEST else None


def read(packed: str) -> Offer | None:
    try:
        found = decode(zlib.decompress(base64.b85decode(packed)))
        found.change.header = {
            name: msgspec.convert(value, FIELDS[name])
            for name, value in found.change.header.items()
        }
    except (ValueError, zlib.error, binascii.Error, KeyError, msgspec.MsgspecError):
        return None
    return found if found.change.entries else None


def take_offers(table: LiveTable) -> None:
    """Take over what was offered, as far as it follows on what is here."""
    offers, table.offers = table.offers, []
    for offer in offers:
        first = offer.change.entries[0].seq
        if first == table.header.seq + 1:
            take(table, offer)
        elif first > table.header.seq:
            return  # one is missing


def take(table: LiveTable, offer: Offer) -> None:
    change: Change = offer.change
    table.loaded = False  # if anything fails from here on, it is read as a whole next time
    values: dict[str, Any] = {**change.header, "seq": change.entries[-1].seq, "size": offer.size}
    for name, value in values.items():
        setattr(table.header, name, value)
    for seat, columns in change.seats.items():
        for name, value in columns.items():
            setattr(table.seats[seat], name, value)
    table.follow(change.entries)
    table.loaded = True
