"""Why something of a delivery cannot be chosen: certificates, posts, discs."""

from __future__ import annotations

from trailboss.core.words import counted, short_of
from trailboss.elpaso.delivery import discs_for, post_open
from trailboss.elpaso.state import State


def against_keep(s: State, keep: int) -> str:
    have = s.players[s.seat].certificate
    return "" if keep <= have else f"you have {counted(have, 'certificate')}"


def against_deliver(s: State, post: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    value = s.stack[-4]
    if post_open(s, p, post, value):
        return "" if discs_for(s, p, post) else no_disc(s, post)
    if t.post_value[post] > value:
        return f"your delivery is worth {value}"
    return f"your disc is already on post {t.posts[post]}"


def no_disc(s: State, post: int) -> str:
    """No disc of the player board can go to a post."""
    t = s.tables
    p = s.players[s.seat]
    least = 0
    for disc in range(len(t.discs)):
        if p.discs >> disc & 1 and (t.post_dark[post] or not t.disc_dark[disc]):
            price = -t.disc_money[disc]
            least = price if least == 0 else min(least, price)
    if least == 0:
        kind = "" if t.post_dark[post] else " light"
        return f"you have no{kind} disc left on your board"
    return f"the cheapest disc for it costs ${least}, ${p.money} there"


def against_disc(s: State, disc: int) -> str:
    t = s.tables
    p = s.players[s.seat]
    post = s.stack[-4]
    if discs_for(s, p, post) >> disc & 1:
        return ""
    if not p.discs >> disc & 1:
        return f"the disc {t.disc_names[disc]!r} is no longer on your board"
    if t.disc_dark[disc] and not t.post_dark[post]:
        return f"post {t.posts[post]} is light: a dark disc does not fit there"
    return short_of(-t.disc_money[disc], p.money)
