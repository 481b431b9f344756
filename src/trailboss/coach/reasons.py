"""Why a move is better, from facts that were counted."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from trailboss.bots.tries import Ending, Try
from trailboss.coach.moments import Moment
from trailboss.coach.weighing import DOUBT, Cost
from trailboss.core.message import Message, say
from trailboss.core.rules import Event, Rules

if TYPE_CHECKING:
    from collections.abc import Callable

LATER = "later"  # points still to come, expected
OTHERS = "others"  # what the best other will have less

MOST = 2  # facts of a kind that are told
# Of the continuations by which something must happen more often in one case than in the other.
APART = 0.6
FEWEST = 8  # continuations, to say something of them

PRICES = ("price", "cowboys", "transport")  # the same thing for another price is the same

# What is worth telling of a turn; the rest is how it came about.
TOLD = frozenset(
    {"hired", "bought", "built", "delivered", "upgraded", "master", "objective", "hazard"}
    | {"outlaw", "train", "claimed", "tile"}
)


def differences(rules: Rules, moment: Moment, cost: Cost) -> dict[str, float]:
    """What the better move has more, by score category at the seat's next turn, in what is still to
    come, and in what the best other gets less. They add up to the cost."""
    found: dict[str, float] = {}
    count = len(moment.tried)
    for made, better in moment.tried:
        ours = lines_of(rules, made.end, moment.seat)
        theirs = lines_of(rules, better.end, moment.seat)
        for category in theirs:
            found[category] = found.get(category, 0.0) + theirs[category] - ours[category]
    scale = cost.share / count
    return {
        category: round(scale * total, 2)
        for category, total in found.items()
        if round(scale * total, 2)
    }


def lines_of(rules: Rules, end: Ending, seat: int) -> dict[str, float]:
    lines: dict[str, float] = dict(rules.scores(end.position)[seat].lines)
    lines[LATER] = end.own - end.now
    lines[OTHERS] = -end.others
    return lines


def facts_of(rules: Rules, moment: Moment, players: int) -> tuple[Message, ...]:
    """What differs between both continuations beyond doubt: tempo, what one gets by the champion's
    move, what others get by the one made."""
    if len(moment.followed) < FEWEST:
        return ()
    seat = moment.seat
    return (
        *tempo(moment, players),
        *happened(rules, moment, lambda event: event[1] == seat, 1, "review-fact-own"),
        *happened(rules, moment, lambda event: event[1] != seat, -1, "review-fact-other"),
    )


def tempo(moment: Moment, players: int) -> tuple[Message, ...]:
    """Does one of the moves lead to a delivery sooner? In turns of the seat."""
    apart = [
        (made.delivered - better.delivered) / players
        for made, better in moment.followed
        if made.delivered and better.delivered
    ]
    count = len(apart)
    if count < FEWEST:
        return ()
    mean = sum(apart) / count
    error = (sum((one - mean) ** 2 for one in apart) / (count - 1) / count) ** 0.5
    if abs(mean) < 0.5 or abs(mean) <= DOUBT * error:
        return ()
    told = "review-fact-sooner" if mean > 0 else "review-fact-later"
    return (say(told, turns=round(abs(mean), 1), doubt=round(DOUBT * error, 1), count=count),)


def happened(
    rules: Rules, moment: Moment, whose: Callable[[Event], bool], sign: int, fact: str
) -> tuple[Message, ...]:
    """What happens in most continuations of one move and in few of the other."""
    count = len(moment.followed)
    made, words = counted(rules, [made for made, _ in moment.followed], whose)
    better, more = counted(rules, [better for _, better in moment.followed], whose)
    words |= more
    apart = {what: sign * (better[what] - made[what]) for what in words}
    far = [what for what, number in apart.items() if number >= APART * count]
    far.sort(key=lambda what: (-apart[what], what))
    return tuple(
        say(fact, event=words[what], better=better[what], made=made[what], count=count)
        for what in far[:MOST]
    )


def counted(
    rules: Rules, tries: list[Try], whose: Callable[[Event], bool]
) -> tuple[Counter[str], dict[str, Message]]:
    """In how many tries something happened, whatever its price; and how it is told."""
    found: Counter[str] = Counter()
    words: dict[str, Message] = {}
    for one in tries:
        seen: set[str] = set()
        for event in one.events:
            if event[1] < 0 or not whose(event) or rules.event_kind(event) not in TOLD:
                continue
            message = rules.tell(event)
            given = {name: arg for name, arg in message.args.items() if name not in PRICES}
            what = repr(Message(message.id, given))
            words.setdefault(what, message)
            seen.add(what)
        found.update(seen)
    return found, words
