"""The thinking processes: started when needed, asked one question at a time each, started anew when
they crash or think too long."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import structlog

from trailboss.elsewhere import LENGTH_BYTES, framed, worker_command
from trailboss.server.thinking.questions import (
    Answer,
    Failed,
    Question,
    Thought,
    Unknown,
    decode_answer,
    encode,
)
from trailboss.server.thinking.sharing import Share, Waiting, next_of

log = structlog.get_logger()

THINKING = "trailboss.server.thinking.in_worker:thinking"
REVIEWING = "trailboss.server.thinking.in_worker:reviewing"
MOST_REMEMBERED = 1000  # games a process is believed to know
START_SECONDS = 30.0  # a process that starts has a lot to read


class ThinkerDied(Exception):
    """The process crashed or was ended because it took too long."""


class Process:
    """One thinking process."""

    def __init__(self, quick_only: bool, entry: str) -> None:
        self.quick_only = quick_only
        self.entry = entry
        self.process: asyncio.subprocess.Process | None = None
        self.knows: OrderedDict[str, list[int]] = OrderedDict()  # the moves it has of each table

    async def ask(self, question: Question, seconds: float) -> Answer:
        started = not self.running
        if self.process is None or not self.running:
            self.knows.clear()
            self.process = await asyncio.create_subprocess_exec(
                *worker_command(self.entry),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                start_new_session=True,  # an interrupt typed at the terminal is not for it
            )
        process = self.process
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds + START_SECONDS if started else seconds):
                process.stdin.write(framed(encode(question)))
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(LENGTH_BYTES), "big")
                return decode_answer(await process.stdout.readexactly(length))
        except (OSError, EOFError, TimeoutError) as error:
            await self.end()
            raise ThinkerDied(type(error).__name__) from error
        except asyncio.CancelledError:
            await self.end()  # its answer would be taken for that to the next question
            raise

    @property
    def running(self) -> bool:
        return self.process is not None and self.process.returncode is None

    def remember(self, table: str, codes: list[int]) -> None:
        self.knows[table] = codes
        while len(self.knows) > MOST_REMEMBERED:
            self.knows.popitem(last=False)

    async def end(self) -> None:
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


class Thinkers:
    """A few processes for many tables. One of them is kept for bots that answer at once, so that
    long thoughts about some tables do not hold up the others; and nobody has all of the rest."""

    def __init__(self, count: int, entry: str = THINKING) -> None:
        self.idle = [Process(number == 0 and count > 1, entry) for number in range(count)]
        self.all = list(self.idle)
        self.waiting: list[Waiting[Process]] = []
        self.share = Share()
        self.at_work: dict[str, int] = {}  # processes that think slowly, by person
        slow = sum(not process.quick_only for process in self.all)
        self.most = max(1, slow - 1)  # of them for one person: somebody else may come
        self.spend: Callable[[str, float], None] = lambda person, seconds: None
        # Told how long a question waited, how long it took, and how it ended.
        self.listeners: list[Callable[[float, float, str], None]] = []

    async def ask(
        self,
        table: str,
        codes: list[int],
        question: Callable[[int, list[int]], Question],
        quick: bool,
        seconds: float,
        person: str,
    ) -> Answer:
        """Ask about a game after some moves, on behalf of a person. `question` is given the step
        from which the process must be told the moves, and these moves."""
        begun = monotonic()
        process = await self.take(table, quick, person)
        taken = monotonic()
        outcome = "died"
        try:
            known = process.knows.pop(table, None)
            step = 0
            if process.running and known is not None and starts_with(codes, known):
                step = len(known)
            answer = await process.ask(question(step, codes[step:]), seconds)
            if isinstance(answer, Unknown):
                answer = await process.ask(question(0, codes), seconds)
            outcome = "failed" if isinstance(answer, Failed) else "answered"
            if not isinstance(answer, Failed):
                made = answer.codes if isinstance(answer, Thought) else []
                process.remember(table, codes + made)
            return answer
        finally:
            self.share.add(person, monotonic() - taken)
            if not quick:
                self.spend(person, monotonic() - taken)
            self.give_back(process, quick, person)
            for listener in self.listeners:
                listener(taken - begun, monotonic() - taken, outcome)

    @property
    def busy(self) -> int:
        """How many processes think now."""
        return len(self.all) - len(self.idle)

    async def take(self, table: str, quick: bool, person: str) -> Process:
        fit = [process for process in self.idle if quick or not process.quick_only]
        if fit and (quick or self.at_work.get(person, 0) < self.most):
            knowing = [process for process in fit if table in process.knows]
            running = [process for process in fit if process.running]
            process = (knowing or running or fit)[0]
            self.hand_out(process, quick, person)
            return process
        future: asyncio.Future[Process] = asyncio.get_running_loop().create_future()
        wanted = Waiting(person, quick, future)
        self.waiting.append(wanted)
        try:
            return await future
        except asyncio.CancelledError:
            if wanted in self.waiting:
                self.waiting.remove(wanted)
            if future.done() and not future.cancelled():
                self.give_back(future.result(), quick, person)
            raise

    def hand_out(self, process: Process, quick: bool, person: str) -> None:
        self.idle.remove(process)
        if not quick:
            self.at_work[person] = self.at_work.get(person, 0) + 1

    def give_back(self, process: Process, quick: bool, person: str) -> None:
        """It goes to whoever is next. Who waited only for an end of other thoughts of their own may
        have one that was idle, so all are looked at."""
        self.idle.append(process)
        if not quick:
            self.at_work[person] -= 1
            if not self.at_work[person]:
                del self.at_work[person]
        for idle in list(self.idle):
            found = self.next_for(idle)
            if found is not None:
                self.waiting.remove(found)
                self.hand_out(idle, found.quick, found.person)
                found.future.set_result(idle)

    def next_for(self, process: Process) -> Waiting[Process] | None:
        """Who answers at once has a process of their own, if there are several; the others are for
        long thoughts first."""
        waiting = [wanted for wanted in self.waiting if not wanted.future.done()]
        quick = [wanted for wanted in waiting if wanted.quick]
        if process.quick_only:
            return next_of(quick, self.share, self.at_work)
        free = [
            wanted
            for wanted in waiting
            if not wanted.quick and self.at_work.get(wanted.person, 0) < self.most
        ]
        if not self.all[0].quick_only:
            free = [wanted for wanted in waiting if wanted.quick or wanted in free]
        return next_of(free or quick, self.share, self.at_work)

    async def stop(self) -> None:
        for process in self.all:
            await process.end()


def starts_with(codes: list[int], known: list[int]) -> bool:
    return len(known) <= len(codes) and codes[: len(known)] == known
