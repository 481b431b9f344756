"""E-mail: what is written, and how it gets to the mail server."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.mailbox import CERTIFICATE, Mailbox
from trailboss.core.errors import TrailbossError
from trailboss.server.errors import BadRequest
from trailboss.server.notices.links import Links
from trailboss.server.notices.mail import Mail, MailFailed, turn_mail
from trailboss.server.notices.turns import Turn
from trailboss.server.running.settings import Settings, load_settings


def settings(box: Mailbox, **more: str) -> Settings:
    given = {
        "public_url": "https://gwt.example.org",
        "mail_from": "Trailboss <club@gwt.example.org>",
        "smtp_host": "localhost",
        "smtp_port": box.port,
        "smtp_security": box.security,
        **more,
    }
    return load_settings(given=given, environment={})


def send(using: Settings, to: str = "ann@example.org") -> None:
    mail = Mail(using)
    message = mail.message(to, "Your turn: Saturday", "Grüße\n", off="https://gwt.example.org/off")
    asyncio.run(mail.send(message))


def test_a_message_arrives_as_it_was_written() -> None:
    with Mailbox() as box:
        send(settings(box))
    (message,) = box.arrived
    assert box.recipients == ["ann@example.org"]
    assert message["From"] == "Trailboss <club@gwt.example.org>"
    assert message["To"] == "ann@example.org"
    assert message["Subject"] == "Your turn: Saturday"
    assert message["Auto-Submitted"] == "auto-generated"
    assert message["List-Unsubscribe"] == "<https://gwt.example.org/off>"
    assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    assert message["Message-ID"].endswith("@gwt.example.org>")
    assert message.get_content() == "Grüße\n"


@pytest.mark.parametrize("security", ["starttls", "tls"])
def test_the_way_is_protected_and_the_other_end_is_checked(
    security: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with Mailbox(security, login=("club", "pass word")) as box:
        using = settings(box, smtp_user="club", smtp_password="pass word")
        with pytest.raises(MailFailed):  # nobody vouches for the certificate
            send(using)
        monkeypatch.setenv("SSL_CERT_FILE", str(CERTIFICATE))
        send(using)
        assert box.protected == [True]
        with pytest.raises(MailFailed, match="status 535"):
            send(settings(box, smtp_user="club", smtp_password="wrong"))
    assert len(box.arrived) == 1


def test_a_server_without_starttls_gets_nothing() -> None:
    with Mailbox("none") as box:
        with pytest.raises(MailFailed):
            send(settings(box, smtp_security="starttls"))
        assert box.arrived == []


@pytest.mark.parametrize(("code", "again"), [(450, True), (550, False)])
def test_a_refusal_for_now_is_worth_another_try(code: int, again: bool) -> None:
    with Mailbox() as box:
        box.refusals = [code]
        with pytest.raises(MailFailed, match=f"status {code}") as caught:
            send(settings(box))
        assert caught.value.again is again


def test_nobody_there_is_worth_another_try() -> None:
    with Mailbox() as box:
        pass
    with pytest.raises(MailFailed) as caught:
        send(settings(box))
    assert caught.value.again is True


@pytest.mark.parametrize("to", ["a,b@example.org", "<ann@example.org", "ann@exa mple.org", "ann"])
def test_what_is_no_address_gets_no_mail(to: str) -> None:
    with Mailbox() as box, pytest.raises(BadRequest, match="is not an e-mail address"):
        send(settings(box), to)


def turn(**more: object) -> Turn:
    values: dict[str, object] = {
        "table": "t",
        "title": "Saturday",
        "game": "el-paso",
        "seat": 1,
        "user": "u",
        "name": "Ann",
        "turn": 7,
        "step": 30,
        "clock": "correspondence",
        "deadline": 1_794_731_705_874,
        "alone": False,
        "connected": False,
        **more,
    }
    return Turn(**values)  # type: ignore[arg-type]


def test_the_words_of_a_turn() -> None:
    subject, text = turn_mail(turn(), "https://x/table/t", "https://x/off", "en")
    assert subject == "Your turn: Great Western Trail: El Paso"
    assert text.splitlines()[:3] == [
        (
            "It is your turn in a game of Great Western Trail: El Paso."
            " You have time until Sunday, 15 November 2026, 08:35 UTC."
        ),
        "",
        "https://x/table/t",
    ]
    assert text.splitlines()[-1] == "To stop these messages: https://x/off"
    subject, text = turn_mail(turn(), "https://x/table/t", "https://x/off", "de")
    assert subject == "Du bist am Zug: Great Western Trail: El Paso"
    assert "Du hast Zeit bis Sonntag, 15. November 2026, 08:35 UTC." in text


def test_a_turn_without_a_limit() -> None:
    _, text = turn_mail(turn(deadline=None), "https://x", "https://y", "en")
    assert "time until" not in text


def test_a_mail_server_needs_a_sender_and_an_address_for_links() -> None:
    given = {"smtp_host": "localhost", "mail_from": "club@example.org"}
    with pytest.raises(TrailbossError, match="smtp_host needs public_url"):
        load_settings(given=given, environment={})
    given |= {"public_url": "https://x", "mail_from": "the club"}
    with pytest.raises(TrailbossError, match="mail_from is an e-mail address"):
        Mail(load_settings(given=given, environment={}))


def test_links_are_signed() -> None:
    links = Links("https://x/")
    links.open("secret")
    link = links.confirm("user", "ann@example.org", "de")
    assert link.startswith("https://x/notices/confirm?language=de&key=")
    key = link.partition("key=")[2]
    claim = links.read(key, "confirm")
    assert claim is not None
    assert (claim.user, claim.email) == ("user", "ann@example.org")
    assert links.read(key, "off") is None
    assert links.read(key[:-1], "confirm") is None
    for place in range(0, len(key), 5):
        changed = key[:place] + ("A" if key[place] != "A" else "B") + key[place + 1 :]
        assert links.read(changed, "confirm") is None
    for nonsense in ("", "x", "é", "A" * 3, "A" * 80):
        assert links.read(nonsense, "confirm") is None
    other = Links("https://x")
    other.open("another secret")
    assert other.read(key, "confirm") is None
