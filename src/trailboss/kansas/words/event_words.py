"""Until server and command line ask the rules."""

from trailboss.kansas.words.events import PRIVATE as PRIVATE_EVENTS

__all__ = ["PRIVATE_EVENTS"]
