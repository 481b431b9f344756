"""A forgotten password: the address confirmed, the link asked for, a new password set and used."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.e2e.people import Person
from tests.server.mailbox import Mailbox
from tests.server.postgres import free_port
from tests.server.process import ServerProcess
from tests.server.test_telling import link_in

OLD, NEW = "seven quiet wagons", "eight quiet wagons"


def test_a_new_password_by_mail(browser: Browser, tmp_path: Path) -> None:
    port = free_port()
    url = f"http://localhost:{port}"
    with Mailbox() as mailbox:
        server = ServerProcess(
            tmp_path,
            port=port,
            public_url=url,
            smtp_host="localhost",
            smtp_port=mailbox.port,
            smtp_security="none",
            mail_from="Trailboss <club@example.org>",
        ).start()
        ann = Person(browser, url)
        ann.go("/account")
        form = ann.page.locator("form.card").first
        form.get_by_label("Name").fill("Ann")
        form.get_by_label("Password").fill(OLD)
        form.get_by_label("E-mail").fill("ann@example.org")
        form.get_by_role("button", name="Create account").click()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann")
        notice = ann.page.locator("label", has_text="One message a turn")
        notice.get_by_role("checkbox").check()
        ann.page.goto(link_in(mailbox.wait(1)[0].get_content(), "confirm"))
        ann.button("Yes, this is my address").click()
        expect(ann.page.get_by_text("ann@example.org is confirmed")).to_be_visible()
        ann.go("/account")
        expect(ann.page.get_by_text("Confirmed.", exact=True)).to_be_visible()
        ann.button("Log out").click()

        # Forgotten: the link comes by mail, and works once.
        form = ann.page.locator("form.card", has_text="Forgot your password?")
        form.get_by_label("Name").fill("Ann")
        form.get_by_role("button", name="Forgot your password?").click()
        expect(form.get_by_role("status")).to_contain_text("a link is on its way")
        link = link_in(mailbox.wait(2)[1].get_content(), "reset")
        ann.page.goto(link)
        ann.page.get_by_label("New password").fill(NEW)
        ann.button("Set it").click()
        expect(ann.page.get_by_text("Ann has a new password; log in with it.")).to_be_visible()
        ann.page.goto(link)
        expect(ann.page.get_by_label("New password")).to_have_count(0)
        for password in (OLD, NEW):
            ann.go("/account")
            form = ann.page.locator("form.card", has_text="Forgot your password?")
            form.get_by_label("Name").fill("Ann")
            form.get_by_label("Password").fill(password)
            form.get_by_role("button", name="Log in", exact=True).click()
            if password == OLD:
                expect(form.get_by_role("alert")).to_be_visible()
        expect(ann.page.get_by_role("heading", level=1)).to_have_text("Ann")
        ann.context.close()
        assert server.stop() == 0
