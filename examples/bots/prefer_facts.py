#!/usr/bin/env python3
"""An opponent in plain Python: it likes some kinds of moves and actions, and takes its time.

trailboss play second-edition --opponent external:examples/bots/prefer_facts.py
"""

import json
import sys

# The first is liked best; what is not here is done when nothing better is there.
LIKED = ["deliver", "hire", "build", "buy", "objective", "upgrade", "money"]
DISLIKED = ["auxiliary", "decline", "done"]


def worth(details: dict) -> float:
    if details["kind"] in DISLIKED:
        return -100
    # An action says what it gives: steps such as {"kind": "do-hire"}.
    steps = details.get("program", {}).get("gives", [])
    kinds = [details["kind"], *(step["kind"].removeprefix("do-") for step in steps)]
    points = sum(len(LIKED) - LIKED.index(kind) for kind in kinds if kind in LIKED)
    return points + details.get("points", 0) - details.get("paid", 0) - details.get("steps", 0)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1, "name": "Prefers facts", "want": []}
    elif message["type"] == "decision":
        best = max(message["legal"], key=lambda move: worth(move["details"]))
        answer = {"number": message["number"], "code": best["code"]}
    else:  # game, end and bye have no answer
        continue
    print(json.dumps(answer), flush=True)
