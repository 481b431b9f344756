"""The load of `benchmarks.server`: people who play and watch over live connections."""

from __future__ import annotations

import asyncio
import random
from collections import Counter
from collections.abc import Sequence
from time import perf_counter

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

AT_ONCE = 12  # requests at one time while the tables are set up


class Legal(msgspec.Struct):
    code: int


class Decision(msgspec.Struct):
    seat: int
    mine: bool
    legal: list[Legal] | None = None


class View(msgspec.Struct):
    """The part of a view that a player here looks at."""

    step: int
    status: str
    decision: Decision | None = None


class Message(msgspec.Struct):
    type: str
    seq: int | None = None
    view: View | None = None
    error: str | None = None


decode = msgspec.json.Decoder(Message).decode
encode = msgspec.json.encode


class Made(msgspec.Struct):
    """A table, and the cookies of those who play there."""

    id: str
    people: list[dict[str, str]]


class Figures:
    """What was seen while it counted."""

    def __init__(self) -> None:
        self.counting = False
        self.moves = 0  # of people
        self.everyone: list[float] = []  # seconds from a move to the last one's view of it
        self.mover: list[float] = []  # to the mover's own view
        self.bots: list[float] = []  # from the end of a turn until all bots have moved
        self.messages = 0
        self.size = 0
        self.ended = 0  # games that were over before the load was
        self.errors: Counter[str] = Counter()


class Sent:
    """A move on its way."""

    def __init__(self, by: int, step: int, waiting: set[int]) -> None:
        self.by = by  # the connection it was sent on
        self.step = step  # moves there are after it
        self.at = perf_counter()
        self.waiting = waiting  # the connections that have not seen it


class LiveGame:
    """One game: people who think before every decision, bots, and some who watch."""

    def __init__(
        self, made: Made, urls: Sequence[str], watchers: int, think: float, figures: Figures
    ) -> None:
        self.made = made
        self.urls = urls  # of the first player, then of the others and the watchers in turn
        self.connections = len(made.people) + watchers
        self.think = think
        self.figures = figures
        self.random = random.Random(made.id)
        self.sent: Sent | None = None
        self.turn_ended: float | None = None
        self.tasks: list[asyncio.Task[None]] = []
        self.stopping = False

    async def start(self) -> None:
        for number in range(self.connections):
            url = self.urls[number % len(self.urls)].replace("http", "ws", 1)
            cookies = self.made.people[number] if number < len(self.made.people) else {}
            socket = await connect(
                f"{url}/api/tables/{self.made.id}/live",
                additional_headers={"cookie": "; ".join(f"{k}={v}" for k, v in cookies.items())},
                compression=None,
                max_size=None,
                ping_interval=None,
                open_timeout=60,
            )
            self.tasks.append(asyncio.create_task(self.listen(number, socket)))

    async def stop(self) -> None:
        self.stopping = True
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)

    async def listen(self, number: int, socket: ClientConnection) -> None:
        move: asyncio.Task[None] | None = None
        try:
            async for data in socket:
                at = perf_counter()
                message = decode(data)
                if self.figures.counting:
                    self.figures.messages += 1
                    self.figures.size += len(data)
                if message.type == "error":
                    self.figures.errors[message.error or ""] += 1
                if message.view is None:
                    continue
                self.seen(number, message.view, at)
                decision = message.view.decision
                if decision is not None and decision.mine:
                    if move is not None:
                        move.cancel()
                    move = asyncio.create_task(self.move(number, socket, message.view))
        except ConnectionClosed:
            if not self.stopping:
                self.figures.errors["connection lost"] += 1
        finally:
            if move is not None:
                move.cancel()
            await socket.close()

    def seen(self, number: int, view: View, at: float) -> None:
        """A connection has got a view: is it news of the move that is on its way?"""
        sent = self.sent
        if sent is not None and view.step >= sent.step and number in sent.waiting:
            sent.waiting.remove(number)
            if self.figures.counting:
                if number == sent.by:
                    self.figures.mover.append(at - sent.at)
                if not sent.waiting:
                    self.figures.everyone.append(at - sent.at)
        if number == 0 and view.status != "playing":
            self.figures.ended += 1
        if len(self.made.people) > 1 or number != 0 or view.decision is None:
            return  # among several people nobody tells a bot's turn from another's
        if not view.decision.mine:
            if self.turn_ended is None:
                self.turn_ended = self.sent.at if self.sent is not None else at
        elif self.turn_ended is not None:
            if self.figures.counting:
                self.figures.bots.append(at - self.turn_ended)
            self.turn_ended = None

    async def move(self, number: int, socket: ClientConnection, view: View) -> None:
        await asyncio.sleep(self.random.uniform(0.4, 1.6) * self.think)
        decision = view.decision
        assert decision is not None
        assert decision.legal is not None
        code = self.random.choice(decision.legal).code
        if self.sent is not None and self.sent.waiting:
            self.figures.errors["an update that never came"] += 1
        self.sent = Sent(number, view.step + 1, set(range(self.connections)))
        if self.figures.counting:
            self.figures.moves += 1
        asked = {"type": "move", "seat": decision.seat, "step": view.step, "move": code}
        await socket.send(encode(asked).decode())


# Setting up ---------------------------------------------------------------------------------------


async def make_tables(
    url: str, count: int, game: str, people: int, bots: Sequence[str]
) -> list[Made]:
    """Every table by guests of its own."""
    room = asyncio.Semaphore(AT_ONCE)

    async def post(client: httpx.AsyncClient, path: str, asked: object) -> httpx.Response:
        (await client.get("/api/me")).raise_for_status()
        headers = {"x-csrftoken": client.cookies["csrftoken"]}
        answer = await client.post(path, json=asked, headers=headers)
        return answer.raise_for_status()

    async def one(number: int) -> Made:
        asked = {
            "game": game,
            "seats": [
                {"kind": "me"},
                *({"kind": "open"} for _ in range(people - 1)),
                *({"kind": "bot", "bot": bot} for bot in bots),
            ],
            "seed": number if people == 1 else None,  # which nobody chooses among several
            "start_when_full": True,
            "public": True,
        }
        async with room:
            made = Made("", [])
            for _ in range(people):
                async with httpx.AsyncClient(base_url=url, timeout=60) as client:
                    if made.id:
                        await post(client, f"/api/tables/{made.id}/join", {})
                    else:
                        made.id = (await post(client, "/api/tables", asked)).json()["id"]
                    made.people.append(dict(client.cookies))
            return made

    return list(await asyncio.gather(*(one(number) for number in range(count))))


async def live_load(
    urls: Sequence[str],
    tables: Sequence[Made],
    watchers: int,
    think: float,
    warm_up: float,
    seconds: float,
) -> Figures:
    """Let people play for a while. With several servers, those of one table are at
    different ones."""
    figures = Figures()
    games = []
    for number, made in enumerate(tables):
        first = number % len(urls)
        games.append(LiveGame(made, [*urls[first:], *urls[:first]], watchers, think, figures))
    room = asyncio.Semaphore(AT_ONCE)

    async def start(game: LiveGame) -> None:
        async with room:
            await game.start()

    await asyncio.gather(*(start(game) for game in games))
    await asyncio.sleep(warm_up)
    figures.counting = True
    await asyncio.sleep(seconds)
    figures.counting = False
    await asyncio.sleep(1.0)
    await asyncio.gather(*(game.stop() for game in games))
    return figures
