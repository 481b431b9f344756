"""Finding what a player means by a name, for `?` in any game."""

from __future__ import annotations

from trailboss.cli.speech import Voice, said

MOST = 8  # sentences for a name that fits many things


def fitting(known: list[tuple[str, str]], text: str) -> list[str]:
    """Of names and what they stand for: what the text names exactly, or else begins to name."""
    wanted = text.lower()
    found = [thing for name, thing in known if name == wanted]
    if not found:
        found = [thing for name, thing in known if name.startswith(wanted)]
    return list(dict.fromkeys(found))


def shortened(sentences: list[str]) -> list[str]:
    """Each sentence once, and not too many of them."""
    found = list(dict.fromkeys(sentence for sentence in sentences if sentence))
    if len(found) > MOST:
        return [*found[:MOST], said("cli-more", count=len(found) - MOST)]
    return found


def topic_list(voice: Voice, found: dict[str, str]) -> list[tuple[str, str]]:
    """Kinds of things that can be looked up, with the names of these."""
    return [(voice.said(f"topic-{topic}"), names) for topic, names in found.items()]


def span(voice: Voice, first: str, last: str) -> str:
    """Names that are counted up."""
    return voice.said("picture-span", first=first, last=last)
