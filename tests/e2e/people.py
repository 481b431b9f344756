"""Somebody at a screen: presses what a person would press, reads what a person would read."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, expect

PATIENCE = 60_000  # ms: a busy machine takes its time
expect.set_options(timeout=PATIENCE)
STEP = ".notices[data-step]"
WITHOUT_NETWORK = (
    "net::ERR_INTERNET_DISCONNECTED"  # what the browser itself says when it is cut off
)

ASK = """async ([path, body]) => {
  const token = document.cookie.match(/csrftoken=([^;]*)/)[1];
  const headers = { 'x-csrftoken': token, 'content-type': 'application/json' };
  const asked = body === null ? {} : { method: 'POST', headers, body: JSON.stringify(body) };
  return await (await fetch(path, asked)).json();
}"""
# What is asked, and whether something else is asked now that the answer has come.
ASKED = """() => JSON.stringify([
  document.querySelector('.notices').dataset.step,
  [...document.querySelectorAll('.decision button')].map((one) => one.innerText),
])"""
NEXT = f"""(before) => document.querySelector('.decision[aria-busy=true]') === null
  && ({ASKED})() !== before"""
# The window has its size, and for some frames nothing on the page has changed: what waits for fonts
# or for what was measured is drawn.
RESTS = """([width, height]) => document.fonts.ready.then(() => new Promise((done) => {
  let frames = 0;
  const watching = new MutationObserver(() => (frames = 0));
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watching.observe(document, all);
  const look = () => {
    const fits = width === null || (innerWidth === width && innerHeight === height);
    frames = fits ? frames + 1 : 0;
    if (frames <= 3) return requestAnimationFrame(look);
    watching.disconnect();
    done(true);
  };
  requestAnimationFrame(look);
}))"""
# Notes what is shown, however short.
NOTE = """(selector) => {
  const found = ((window.shown ??= {})[selector] = []);
  const look = () => {
    for (const one of document.querySelectorAll(selector))
      if (one.getClientRects().length && found.at(-1) !== one.innerText) found.push(one.innerText);
  };
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(look).observe(document, all);
}"""
NOTED = """([selector, words]) =>
  window.shown[selector].some((text) => text.includes(words))"""
COPIED = "navigator.clipboard.readText()"


def until(promised: str) -> str:
    """To be waited for: a promise that comes to something, made again and again until it does. By
    itself `wait_for_function` takes any promise for what it waits for."""
    return f"""() => new Promise(async (done) => {{
      while (!(await {promised})) await new Promise((go) => setTimeout(go, 20));
      done(true);
    }})"""


# Tests press everything themselves: a move that is made meanwhile would take the next press.
NOTHING_PASSES = """try {
  const kept = JSON.parse(localStorage.getItem('settings') ?? '{}');
  localStorage.setItem('settings', JSON.stringify({ passes: false, ...kept }));
} catch {}"""


class Person:
    """`passes`: are moves without a choice made by themselves? `settings` are those of a browser
    context: is_mobile, color_scheme ..."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        width: int = 1280,
        height: int = 800,
        passes: bool = False,
        **settings: Any,
    ) -> None:
        self.url = url
        self.context = browser.new_context(
            viewport={"width": width, "height": height},
            locale="en-GB",
            reduced_motion="reduce",
            permissions=["clipboard-read", "clipboard-write"],
            **settings,
        )
        if not passes:
            self.context.add_init_script(NOTHING_PASSES)
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(PATIENCE)
        self.complaints: list[str] = []
        self.known = False  # to the server
        self.page.on("console", self.heard)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def heard(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and WITHOUT_NETWORK not in message.text:
            self.complaints.append(message.text)

    # Pages --------------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        if self.known:
            self.page.goto(self.url + path)
            return
        with self.page.expect_response("**/api/me"):  # here a guest gets to be somebody
            self.page.goto(self.url + path)
        self.known = True

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def copy(self, button: str) -> str:
        """What a button copies, which takes a moment. All windows of a browser have one clipboard:
        what an earlier test has copied goes first."""
        self.page.evaluate("navigator.clipboard.writeText('nothing')")
        self.button(button).click()
        self.page.wait_for_function(until(f"{COPIED}.then((text) => text !== 'nothing')"))
        return str(self.page.evaluate(COPIED))

    def resize(self, width: int, height: int) -> None:
        """Another window, in which everything has found its place."""
        self.page.set_viewport_size({"width": width, "height": height})
        self.page.wait_for_function(RESTS, arg=[width, height])

    def rest(self) -> None:
        """Wait until nothing changes any more, to measure it."""
        self.page.wait_for_function(RESTS, arg=[None, None])

    def note(self, selector: str) -> None:
        """What is shown there from now on can be waited for, though it may be gone soon."""
        self.page.evaluate(NOTE, selector)

    def wait_for_noted(self, selector: str, words: str) -> None:
        self.page.wait_for_function(NOTED, arg=[selector, words])

    # The server, past the pages: to prepare a situation, or to compare with it.

    def get(self, path: str) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASK, [path, None])
        return found

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(ASK, [path, body])
        return found

    # At the table -------------------------------------------------------------------------------

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        return self.page.url.split("/table/")[1].split("/")[0]

    def sit_down(self, game: str, seed: int) -> None:
        """A game of mine against the solo opponent, or where there is none an easy bot."""
        seats = [{"kind": "me", "name": "Ann"}]
        if game == "first-edition":
            seats.append({"kind": "bot", "bot": f"heuristic:seed={seed}", "name": "Jonas"})
        self.go("/about")
        table = self.post(
            "/api/tables", {"game": game, "seats": seats, "seed": seed, "start_when_full": True}
        )
        self.go(f"/table/{table['id']}")
        self.wait_for_turn()

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("region", name="Decision")

    @property
    def undo(self) -> Locator:
        return self.page.locator("header").get_by_role("button", name="Undo")

    def wait_for_turn(self) -> None:
        expect(self.page.locator(".decision.mine")).to_be_visible()

    def step(self) -> int:
        """How many moves stand."""
        return int(self.page.locator(STEP).get_attribute("data-step") or -1)

    def wait_for_step(self, step: int) -> None:
        """So many moves stand, and the table is ready for the next press."""
        expect(self.page.locator(STEP)).to_have_attribute("data-step", str(step))
        expect(self.page.locator(".decision[aria-busy=true]")).to_have_count(0)

    def my_turn(self) -> bool:
        return self.page.locator(".decision.mine").count() == 1

    def asked(self) -> str:
        """What is asked now, to be compared."""
        return str(self.page.evaluate(ASKED))

    def wait_for_tips(self) -> None:
        """Their texts come after the table: then there is a tip, or the button that asks for it."""
        expect(self.page.locator(".tip.shown, .again").first).to_be_visible()

    def wait_for_other_than(self, asked: str) -> None:
        self.page.wait_for_function(NEXT, arg=asked, timeout=PATIENCE)

    def touch_first(self) -> None:
        """Touch the first lit thing on the map."""
        self.page.locator("main [role=button].lit").first.click()

    def press_on(self) -> None:
        """Press a button of the decision until a move is made, once it is mine."""
        self.wait_for_turn()
        before = self.step()
        for _ in range(6):
            ready = self.decision.locator(".foot .primary:not(.second, :disabled)")
            option = self.decision.locator(".options button")
            asked = self.asked()
            (ready if ready.count() else option).first.click()
            self.wait_for_other_than(asked)
            if self.step() != before:
                return  # otherwise it asks one further question
        raise AssertionError(f"no move is made: {self.decision.inner_text()}")
