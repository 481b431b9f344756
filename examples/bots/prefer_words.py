#!/usr/bin/env python3
"""An opponent in plain Python: it likes some words in the descriptions of its moves.

trailboss play second-edition --opponent external:examples/bots/prefer_words.py
"""

import json
import sys

# The first is liked best.
LIKED = ["deliver", "hire", "build", "buy", "certificate", "objective", "upgrade", "gain $"]
DISLIKED = ["end ", "decline", "auxiliary", "paying $", "value 0"]


def worth(words: str) -> int:
    words = words.lower()
    points = 0
    for place, word in enumerate(LIKED):
        if word in words:
            points += len(LIKED) - place
    return points - sum(word in words for word in DISLIKED)


for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer = {"protocol": 1, "name": "Prefers words", "want": []}
    elif message["type"] == "decision":
        best = max(message["legal"], key=lambda move: worth(move["words"]))
        answer = {"number": message["number"], "code": best["code"]}
    else:  # game, end and bye have no answer
        continue
    print(json.dumps(answer), flush=True)
