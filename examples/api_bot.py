"""A program that plays at a table of a Trailboss server, with moves it draws at random.

    python api_bot.py http://localhost:8000 TOKEN TABLE

It needs httpx and websockets (pip install httpx websockets). See docs/bots.md.
"""

import asyncio
import json
import random
import sys

import httpx
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed


async def play(server: str, token: str, table: str) -> None:
    head = {"Authorization": f"Bearer {token}"}
    path = f"/api/tables/{table}"
    async with httpx.AsyncClient(base_url=server, headers=head, timeout=30) as api:
        found = (await api.get(path)).raise_for_status().json()
        if not any(seat["mine"] for seat in found["seats"]):
            found = (await api.post(f"{path}/join", json={})).raise_for_status().json()
        seat = next(seat["seat"] for seat in found["seats"] if seat["mine"])
        stream = f"{server.replace('http', 'ws', 1)}{path}/live?seat={seat}"
        async for live in connect(stream, additional_headers=head):  # again, if it was lost
            try:
                async for text in live:
                    view = json.loads(text).get("view")
                    if view and view["status"] != "playing":
                        print("winners:", view["winners"])
                        return
                    if view and view["decision"] and view["decision"]["mine"]:
                        move = random.choice(view["decision"]["legal"])["move"]
                        asked = {"seat": seat, "step": view["step"], "move": move}
                        answer = await api.post(f"{path}/moves", json=asked)
                        while answer.status_code == 429:  # too fast
                            await asyncio.sleep(float(answer.headers["retry-after"]))
                            answer = await api.post(f"{path}/moves", json=asked)
            except (ConnectionClosed, httpx.TransportError) as end:
                if isinstance(end, ConnectionClosed) and end.rcvd and end.rcvd.code >= 4000:
                    raise  # not allowed; other codes mean that the server is being restarted


if __name__ == "__main__":
    asyncio.run(play(*sys.argv[1:4]))
