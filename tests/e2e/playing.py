"""Somebody who plays a whole game: first looks around, then hurries to the end."""

from __future__ import annotations

import json
import re
from collections import Counter
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from playwright.sync_api import Error, Request, Route

from tests.e2e.people import Person

TRIES = 2  # of each kind of move, as far as they do not bring the end nearer
STROLLS = 2  # to the city before the hurry begins
MOST_PRESSES = 800
COMPARE_EVERY = 25  # moves: then what is on the screen is compared with the server
# What can be pressed: not what is out of reach, and no cards that are all chosen already.
OPTIONS = ".options button:not([aria-disabled], [aria-pressed=true])"
FOOT = ".foot button:not(:disabled)"
LIT = ":is(.lit, .on):not([aria-pressed=true])"
LOOK = (
    """() => {
  const named = (element) => element.getAttribute('aria-label') ?? element.innerText.trim();
  const shown = (element) => element !== null && element.getClientRects().length > 0;
  const decision = document.querySelector('.decision');
  const all = (selector) => [...(decision?.querySelectorAll(selector) ?? [])].map(named);
  // Part of the map of a phone lies outside its window.
  const reached = (thing) => {
    const box = thing.getBoundingClientRect();
    const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    return shown(thing) && top?.closest('[data-thing]') === thing;
  };
  const lit = [...document.querySelectorAll('[data-thing]LIT')].filter(reached);
  const money = document.querySelector('.player.me .money');
  const page = document.documentElement;
  return {
    step: Number(document.querySelector('.notices')?.dataset.step ?? -1),
    mine: decision?.matches('.mine') ?? false,
    busy: decision?.getAttribute('aria-busy') === 'true',
    over: document.querySelector('.notice.end') !== null,
    things: lit.map((thing) => [thing.dataset.thing, named(thing)]),
    options: all('OPTIONS'),
    foot: all('FOOT'),
    picked: [...(decision?.querySelectorAll('.options [aria-pressed]') ?? [])].map(
      (option) => option.ariaPressed,
    ),
    log: Number(document.querySelector('.log li:last-child a')?.dataset.at ?? 0),
    overflow: Math.max(page.scrollWidth - innerWidth, page.scrollHeight - innerHeight),
    money: shown(money) ? money.innerText : '',
    hand: shown(document.querySelector('.hand')),
  };
}""".replace("OPTIONS", OPTIONS)
    .replace("FOOT", FOOT)
    .replace("LIT", LIT)
)
# What is on the screen once it is my turn, or the game is over, and something else is asked. It was
# so in the frame before, too: what is measured then may move the map.
NEXT = f"""(before) => {{
  const now = ({LOOK})();
  now.asked = JSON.stringify([now.step, now.options, now.foot, now.picked]);
  const [last, seen] = [window.looked, (window.looked = JSON.stringify(now))];
  const next = now.over || (now.mine && !now.busy && now.asked !== before);
  return next && seen === last ? now : false;
}}"""
MOVE = re.compile(r"Move (\d+) steps? to")
# What brings the end nearer: into the city; no further actions; workers onto the job market.
ON = re.compile(
    r"(Enter )|(End |Decline$|Do not |Remove no )"
    r"|(Choose an? (?:cowboy|builder|craftsman|engineer))"
)


# What was chosen is done: one thing, a building on its place, several cards.
CONFIRMS = re.compile(r"Do it$|Build |Discard th|Remove th")


class Choice(NamedTuple):
    selector: str
    number: int  # among those the selector finds
    words: str


def with_seed(person: Person, seed: int) -> None:
    """The tables this person makes are dealt from a seed, and their bots draw from it, too."""

    def add(route: Route, request: Request) -> None:
        if request.method != "POST":
            route.continue_()
            return
        asked = json.loads(request.post_data or "")
        for seat in asked["seats"]:
            if seat["kind"] == "bot":
                seat["bot"] += f":seed={seed}"
        route.continue_(post_data=json.dumps({**asked, "seed": seed}))

    person.page.route("**/api/tables", add)


def kind_of(words: str) -> str:
    """What sort of move it is: its first words without numbers."""
    return " ".join(re.findall(r"[A-Za-z]+", words)[:3])


@dataclass
class Game:
    """One game, from the first decision to the last."""

    person: Person
    finger: bool = False  # by touch alone
    touched: int = 0  # moves made by touching things
    pressed: int = 0  # moves made by buttons
    done: Counter[str] = field(default_factory=Counter)

    def look(self, before: str = "") -> dict[str, Any]:
        found: dict[str, Any] = self.person.page.wait_for_function(NEXT, arg=before).json_value()
        return found

    def worth(self, choice: Choice) -> tuple[int, int]:
        """Short ways up to the second delivery, then long ones; new kinds of moves; the end."""
        if way := MOVE.match(choice.words):
            steps = int(way[1])
            far = self.done["Enter Kansas City"] + self.done["Place a disc"] >= STROLLS
            return (2, steps if far else -steps)
        if on := ON.match(choice.words):
            return (2 if on[1] else 0, 3 - (on.lastindex or 0))
        return (1 if self.done[kind_of(choice.words)] < TRIES else -1, 0)

    def choose(self, now: dict[str, Any]) -> Choice:
        listed = [
            Choice(f".decision {OPTIONS}", i, words) for i, words in enumerate(now["options"])
        ]
        listed += [Choice(f".decision {FOOT}", i, words) for i, words in enumerate(now["foot"])]
        lit = [Choice(f'[data-thing="{name}"]{LIT}', 0, words) for name, words in now["things"]]
        asked = [choice for choice in listed if CONFIRMS.match(choice.words)]
        return max(asked or (self.touched < self.pressed and lit) or listed, key=self.worth)

    def play(self) -> None:
        """To the end. A move that asks a further question is touched or pressed again."""
        now = self.look()
        compared = 0
        on_board = False  # was the thing touched, or its button?
        for _ in range(MOST_PRESSES):
            if now["over"]:
                return
            assert now["overflow"] <= 0, f"the page is {now['overflow']} px too large"
            assert now["hand"]
            assert re.fullmatch(r"\$\d+", now["money"])
            if now["step"] >= compared + COMPARE_EVERY:
                compared = now["step"]
                view = self.person.get(f"/api/tables/{self.person.table}/view")
                assert view["step"] == compared
                mine = view["observation"]["players"][view["viewer"]]
                assert now["money"] == f"${mine['money']}"
            choice = self.choose(now)
            thing = self.person.page.locator(choice.selector).nth(choice.number)
            if self.finger:
                thing.tap()
            else:
                thing.click()
            self.done[kind_of(choice.words)] += 1
            if not CONFIRMS.match(choice.words):
                on_board = choice.selector.startswith("[data-thing")
            try:
                after = self.look(now["asked"])
            except Error as error:
                raise AssertionError(f"nothing happens: {choice}") from error
            if after["step"] > now["step"]:
                if now["log"]:  # a phone has it behind a tab
                    assert after["log"] > now["log"], f"{choice.words!r} is not in the log"
                if on_board:
                    self.touched += 1
                else:
                    self.pressed += 1
            now = after
        raise AssertionError(f"no end after {now['step']} moves")
