"""The moments at which somebody is to be told that it is their turn."""

from __future__ import annotations

import asyncio
from pathlib import Path

from litestar.testing import AsyncTestClient

from trailboss.server.notices.turns import Turn
from trailboss.server.running.app import create_app
from trailboss.server.running.services import Services
from trailboss.server.running.settings import Settings


def test_a_turn_is_told_once(tmp_path: Path) -> None:
    """Told at the start and whenever the decision comes back, not for every step of a turn."""

    async def run() -> tuple[list[Turn], list[int]]:
        told: list[Turn] = []
        app = create_app(Settings(data=str(tmp_path), durability="normal", bot_workers=1))
        services: Services = app.state.services
        services.notices.tellers.append(told.append)
        async with AsyncTestClient(app) as http:
            me = (await http.get("/api/me")).json()
            headers = {"x-csrftoken": http.cookies["csrftoken"]}
            asked = {
                "game": "el-paso",
                "title": "Saturday",
                "seats": [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}],
                "start_when_full": True,
            }
            table = (await http.post("/api/tables", json=asked, headers=headers)).json()["id"]
            turns: list[int] = []
            while len(turns) < 3:
                view = (await http.get(f"/api/tables/{table}/view")).json()
                if view["decision"]["seat"] != 0:
                    await asyncio.sleep(0.01)
                    continue
                if view["turn"] not in turns:
                    turns.append(view["turn"])
                move = {"seat": 0, "step": view["step"]}
                move["move"] = view["decision"]["legal"][0]["code"]
                await http.post(f"/api/tables/{table}/moves", json=move, headers=headers)
        assert all(turn.user == me["id"] for turn in told)
        return told, turns

    told, turns = asyncio.run(run())
    assert len(told) in (len(turns), len(turns) + 1)  # the next one may have come already
    first = told[0]
    assert (first.title, first.game, first.seat, first.name) == ("Saturday", "el-paso", 0, "Ann")
    assert first.connected is False
    assert len({turn.step for turn in told}) == len(told)
