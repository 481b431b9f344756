"""Somebody who plays the demonstration, where no server answers."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.e2e.people import Person

ASK = """async ([path, body]) => {
  const asked = body === null ? {} : { method: 'POST', body: JSON.stringify(body) };
  return await (await trailboss.request(path, asked)).json();
}"""
READY = 60_000  # ms, on a busy machine


class Visitor(Person):
    def go(self, path: str) -> None:
        self.page.goto(f"{self.url}/#{path}")
        expect(self.page.get_by_role("article").first).to_be_visible(timeout=READY)

    def get(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASK, [path, None])
        return found

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASK, [path, body])
        return found

    def begin(self, title: str, rival: str) -> None:
        """Two clicks to a game."""
        card = self.page.get_by_role("article", name=title)
        card.get_by_label(rival, exact=True).click()
        card.get_by_role("button", name="Play", exact=True).click()
        expect(self.page.locator(".decision.mine")).to_be_visible(timeout=READY)
