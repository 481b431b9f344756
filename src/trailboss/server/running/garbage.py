"""Python's search for garbage stops everything while it goes through all objects there are: with
1,700 tables in memory a move waited for it now and then. So it goes through what is new."""

from __future__ import annotations

import gc

SEARCHES = (10_000, 5, 5)  # new objects before one; how many of these before an older generation
EVERYTHING = 1000  # every so many full searches one goes through everything after all
full_searches = 0


def spare_the_long_lived() -> None:
    """Modules, rules, words and the tables in memory stay: what a full search has found to be in
    use is left out of the next ones. What becomes garbage in a circle later is found by the search
    that goes through everything; all else Python frees without any search."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*SEARCHES)
    gc.callbacks.append(after_a_search)


def after_a_search(phase: str, told: dict[str, int]) -> None:
    global full_searches
    if phase != "stop" or told["generation"] != 2:
        return
    full_searches += 1
    if full_searches % EVERYTHING == EVERYTHING - 1:
        gc.unfreeze()
    else:
        gc.freeze()
