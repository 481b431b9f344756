"""What the server measures of itself, for Prometheus. Every process has its own figures."""

from __future__ import annotations

from collections.abc import Iterable

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)
from prometheus_client.core import CounterMetricFamily
from prometheus_client.registry import Collector

import trailboss
from trailboss.server.notices.telling import Telling
from trailboss.server.running.log_lines import counts
from trailboss.server.storage.rows import Change
from trailboss.server.tables.live_table import LiveTable
from trailboss.server.tables.memory import Before, Tables
from trailboss.server.thinking.pool import Thinkers
from trailboss.server.watching.hub import Hub

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
THINKING_SECONDS = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30)
NO_ROUTE = "none"
# When each figure began is worth no line of its own.
disable_created_metrics()  # type: ignore[no-untyped-call]


class Metrics:
    def __init__(self, tables: Tables, hub: Hub, thinkers: Thinkers, telling: Telling) -> None:
        registry = self.registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        Info("trailboss_build", "Version of Trailboss.", registry=registry).info(
            {"version": trailboss.__version__}
        )
        self.requests = Counter(
            "trailboss_requests",
            "Requests answered, by route and status.",
            ("method", "route", "status"),
            registry=registry,
        )
        self.seconds = Histogram(
            "trailboss_request_seconds",
            "Time to answer a request, by route.",
            ("method", "route"),
            buckets=SECONDS,
            registry=registry,
        )
        self.messages = Histogram(
            "trailboss_live_message_seconds",
            "Time to carry out a message of a live connection, by its kind.",
            ("kind", "outcome"),
            buckets=SECONDS,
            registry=registry,
        )
        self.moves = Counter(
            "trailboss_moves",
            "Moves made, by persons, bots or by default.",
            ("by",),
            registry=registry,
        )
        self.finished = Counter(
            "trailboss_games_finished", "Games that came to an end.", registry=registry
        )
        self.waiting = Histogram(
            "trailboss_thinking_wait_seconds",
            "Time a table waited for a thinking process.",
            buckets=THINKING_SECONDS,
            registry=registry,
        )
        self.thinking = Histogram(
            "trailboss_thinking_seconds",
            "Time a thinking process took to answer, by outcome.",
            ("outcome",),
            buckets=THINKING_SECONDS,
            registry=registry,
        )
        self.notices = Counter(
            "trailboss_notices",
            "Messages to players away from the table.",
            ("way", "outcome"),
            registry=registry,
        )
        for name, words, count in (
            ("tables_in_memory", "Tables whose game is in memory.", lambda: len(tables.live)),
            ("tables_watched", "Tables that somebody watches.", lambda: len(hub.watchers)),
            ("watchers", "Live connections.", lambda: sum(map(len, hub.watchers.values()))),
            ("thinkers_busy", "Processes that think.", lambda: thinkers.busy),
            ("thinkers_queue", "Tables that wait for one.", lambda: len(thinkers.waiting)),
        ):
            Gauge(f"trailboss_{name}", words, registry=registry).set_function(count)
        registry.register(Logged())
        tables.listeners.append(self.table_changed)
        thinkers.listeners.append(self.thought)
        telling.outcomes.append(self.notice)

    def text(self) -> bytes:
        return generate_latest(self.registry)

    # Told by the others -------------------------------------------------------------------------

    def request(self, method: str, route: str | None, status: int, seconds: float) -> None:
        route = route or NO_ROUTE
        self.requests.labels(method, route, status).inc()
        self.seconds.labels(method, route).observe(seconds)

    def message(self, kind: str, outcome: str, seconds: float) -> None:
        self.messages.labels(kind, outcome).observe(seconds)

    def table_changed(self, table: LiveTable, change: Change, before: Before) -> None:
        for entry in change.entries:
            if entry.kind == "move":
                self.moves.labels(entry.data["by"]).inc()
            elif entry.kind == "finish":
                self.finished.inc()

    def thought(self, waited: float, took: float, outcome: str) -> None:
        self.waiting.observe(waited)
        self.thinking.labels(outcome).observe(took)

    def notice(self, way: str, outcome: str) -> None:
        self.notices.labels(way, outcome).inc()


class Logged(Collector):
    """How many warnings and errors have been logged."""

    def collect(self) -> Iterable[CounterMetricFamily]:
        family = CounterMetricFamily(
            "trailboss_logged", "Lines of the log, by level.", labels=("level",)
        )
        for level, count in counts.items():
            family.add_metric([level], count)
        yield family
