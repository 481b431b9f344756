"""Node counts: the same numbers interpreted and compiled, on every machine.

See count.py for what is counted. When a rule has changed, `python -m tests.nodes.count` prints the
table anew; look at which roots changed before you paste it here.
"""

from __future__ import annotations

import pytest

from tests.nodes.count import Counts, Root, roots

# By depth: nodes, and the sum of the codes of their last moves modulo 2^32.
EXPECTED: dict[str, Counts] = {}


@pytest.mark.parametrize("root", roots(), ids=lambda root: root.name)
def test_node_counts(root: Root) -> None:
    assert root.counts() == EXPECTED[root.name]


def test_every_root_has_its_numbers() -> None:
    assert sorted(EXPECTED) == sorted(root.name for root in roots())


def test_a_walk_is_deep_enough_to_matter() -> None:
    assert sum(counts[-1][0] for counts in EXPECTED.values()) > 50_000
