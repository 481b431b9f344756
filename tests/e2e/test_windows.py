"""Windows of other sizes: everything that is drawn finds room in its panel."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.e2e.people import Person

RECORDS = Path(__file__).parent.parent / "records"
# What reaches out of the element of the first selector, in px, of all of the second.
OUTSIDE = """([whole, parts]) => {
  const edge = document.querySelector(whole).getBoundingClientRect();
  return [...document.querySelectorAll(`${whole} ${parts}`)].map((one) => {
    const box = one.getBoundingClientRect();
    return Math.ceil(Math.max(
      edge.left - box.left, edge.top - box.top, box.right - edge.right, box.bottom - edge.bottom,
    ) - 0.5);
  });
}"""


def outside(person: Person, whole: str, parts: str) -> tuple[int, list[int]]:
    """How many parts there are, and how far those reach out that do."""
    found: list[int] = person.page.evaluate(OUTSIDE, [whole, parts])
    return len(found), [far for far in found if far > 0]


def replay(person: Person, record: str, step: int, seat: int) -> None:
    person.go("/")
    asked = {"record": (RECORDS / record).read_text(), "title": "Old game"}
    table = person.post("/api/tables/import", asked)["id"]
    person.go(f"/table/{table}/replay?step={step}&seat={seat}")
    person.page.get_by_role("region", name="Replay").get_by_text(f"Step {step} of").wait_for()


@pytest.mark.parametrize("size", [(1280, 800), (1440, 900), (1280, 750), (1280, 600)])
def test_every_pile_of_the_cattle_market(ann: Person, size: tuple[int, int]) -> None:
    ann.page.set_viewport_size({"width": size[0], "height": size[1]})
    replay(ann, "second-edition-01.txt", 700, 2)
    assert outside(ann, ".market", ".pile") == (8, [])
    assert outside(ann, ".market", ".prices span") == (10, [])
