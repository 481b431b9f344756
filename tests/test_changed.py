"""Which tests `make quick` chooses."""

from __future__ import annotations

from tests.changed import CORE, chosen

TESTS = {
    "tests/words/test_plot.py": "from trailboss.arena.plot import draw\n",
    "tests/core/test_pile.py": "from trailboss.core.pile import Pile\n",
    "tests/cli/test_piles.py": "import trailboss\nfrom trailboss.core.pile import Pile\n",
    "tests/server/test_plots.py": "from trailboss.arena.plot import draw\n",
}


def test_nothing_changed_is_the_core() -> None:
    assert chosen([], [], TESTS) == [*CORE]
    assert chosen(["README.md"], [], TESTS) == [*CORE]


def test_a_module_brings_the_tests_that_import_it() -> None:
    assert chosen(["src/trailboss/arena/plot.py"], [], TESTS) == ["tests/words/test_plot.py"]


def test_the_engine_brings_the_core_as_well() -> None:
    chose = chosen(["src/trailboss/core/pile.py"], [], TESTS)
    assert chose == [*CORE, "tests/cli/test_piles.py"]


def test_what_needs_a_build_is_left_out() -> None:
    tests = {**TESTS, "tests/e2e/test_table.py": "import trailboss\n"}
    assert chosen(["tests/e2e/test_table.py"], [], tests) == [*CORE]


def test_what_is_slow_runs_only_while_it_is_worked_on() -> None:
    file = "tests/server/test_plots.py"
    assert chosen([file], [], TESTS) == [*CORE]
    assert chosen([], [file], TESTS) == [file]
