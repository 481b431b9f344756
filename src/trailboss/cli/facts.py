"""What both families tell of a player in a few words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from trailboss.cli.layout import labelled
from trailboss.cli.speech import Voice


def money_facts(voice: Voice, p: dict[str, Any], certificate_limit: int) -> list[Text]:
    """Money, tokens, certificates and limits."""
    cells = [Text(f"${p['money']}", style="money")]
    if p["exchange_tokens"]:
        cells.append(Text(voice.said("picture-tokens", count=p["exchange_tokens"])))
    certificates = voice.said(
        "picture-certificates",
        count=p["certificates"],
        limit=certificate_limit,
        permanent=p["permanent_certificates"],
    )
    cells.append(Text(certificates))
    cells.append(Text(voice.said("picture-steps", limit=p["step_limit"])))
    cells.append(Text(voice.said("picture-hand-limit", limit=p["hand_limit"])))
    return cells


def hidden_hand(voice: Voice, p: dict[str, Any]) -> list[Text]:
    """The hand of somebody else: how many cards there are."""
    cards = voice.said("picture-cards", count=p["hand_size"])
    return [labelled(voice.said("label-hand"), cards)]


def hand_fact(voice: Voice, p: dict[str, Any], told: Callable[[dict[str, int]], str]) -> Text:
    """How many cards somebody holds, and which of them everybody knows."""
    known = p.get("known_in_hand")
    cards = told(known) if known else "none"
    return Text(voice.said("picture-in-hand", count=p["hand_size"], known=cards))
