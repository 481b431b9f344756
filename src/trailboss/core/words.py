"""Word-making that all games share: numbers with nouns, lists, dollars, seats, steps of actions."""

from __future__ import annotations


def plural(noun: str) -> str:
    return noun[:-3] + "men" if noun.endswith("man") else noun + "s"


def counted(count: int, noun: str) -> str:
    """1 card, 2 cards."""
    return f"{count} {noun if count == 1 else plural(noun)}"


def article(noun: str) -> str:
    return ("an " if noun[:1] in "AEIOaeio" else "a ") + noun


def first_upper(text: str) -> str:
    return text[:1].upper() + text[1:]


def first_lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def listed(parts: list[str], last: str = "and") -> str:
    """a; a and b; a, b and c."""
    if len(parts) < 2:
        return "".join(parts)
    return f"{', '.join(parts[:-1])} {last} {parts[-1]}"


def listed_steps(parts: list[str]) -> str:
    """The steps of an action: discard a card, gain $6 and 1 certificate. After a gain the word is
    not said again."""
    shown: list[str] = []
    gains = False
    for part in parts:
        if gains and part.startswith("gain "):
            shown.append(part[5:])
        else:
            gains = part.startswith("gain ")
            shown.append(part)
    return listed(shown)


def ordinal(number: int) -> str:
    return str(number) + {1: "st", 2: "nd", 3: "rd"}.get(number, "th")


def range_words(least: int, most: int) -> str:
    """How many of something: 1, or 1 to 4."""
    return str(most) if most <= least else f"{least} to {most}"


def counted_range(most: int, noun: str) -> str:
    """1 step, 1 to 4 steps."""
    return f"{range_words(1, most)} {noun if most == 1 else plural(noun)}"


def up_to(amount: int, noun: str) -> str:
    """1 step, up to 4 steps."""
    return counted(1, noun) if amount == 1 else f"up to {counted(amount, noun)}"


def points(vp: int) -> str:
    return f"{vp} VP"


def price_words(dollars: int) -> str:
    return f"for ${dollars}" if dollars else "free of charge"


def money_left(money: int, price: int) -> str:
    """What a price leaves; nothing is said where there is none, or where it cannot be paid."""
    left = money - price
    return f"; ${left} left" if price and left >= 0 else ""


def short_of(needed: int, there: int) -> str:
    """Not enough money."""
    return f"${needed} needed, ${there} there"


def too_far(steps: int, limit: int) -> str:
    return f"too far: {counted(steps, 'step')}, and {counted(limit, 'step')} at most"


def seat_name(seat: int) -> str:
    return f"Seat {seat + 1}"


def told(words: str) -> str:
    """Words to a player, told of somebody else."""
    return words.replace("your ", "the ")


def value_words(value: int, spent: int, permanent: int) -> str:
    """A breeding value and what certificates add to it."""
    words = f"breeding value {value}"
    if spent:
        words += f" + {counted(spent, 'certificate')}"
    if permanent:
        words += f" + {counted(permanent, 'permanent certificate')}"
    return f"{words} = {value + spent + permanent}" if spent or permanent else words


def certificates_words(before: int, after: int) -> str:
    """How the certificate marker moves."""
    if after == before:
        return f"certificates stay at {before}"
    return f"certificates from {before} to {after}"
