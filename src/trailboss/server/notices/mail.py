"""E-mail: the texts, and the way to the mail server."""

from __future__ import annotations

from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib

from trailboss.core.errors import TrailbossError
from trailboss.core.message import say
from trailboss.server.errors import BadRequest
from trailboss.server.notify import Turn
from trailboss.server.settings import Settings
from trailboss.titles import rules_of

SECONDS = 20.0

TURN = """\
Hello {name},

it is your turn at the table "{title}" ({game}).
{deadline}
{table}

You get one such message a turn, and none while you have the table open.
No more of them: {off}
"""

CONFIRM = """\
Hello {name},

somebody, probably you, asked the Trailboss server at {base} to tell
you at this address when it is your turn in a game. If it was you, follow this link:

{link}

If not, do nothing: no other message will come.
"""


class MailFailed(Exception):
    """It was not taken; `again` if another try may do better."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again


def one_line(text: str) -> str:
    """Names and titles are players' words: nothing of them may end a header."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


def address_of(text: str) -> Address:
    """An e-mail address; BadRequest if it is none."""
    try:
        return Address(addr_spec=text)
    except (ValueError, IndexError, MessageError) as error:
        raise BadRequest(say("refused-email", email=text)) from error


def turn_mail(turn: Turn, table: str, off: str) -> tuple[str, str]:
    """Subject and text."""
    title = one_line(turn.title) or turn.game
    deadline = ""
    if turn.deadline is not None:
        at = datetime.fromtimestamp(turn.deadline / 1000, UTC)
        deadline = f"You have time until {at:%A, %d %B %Y, %H:%M} UTC.\n"
    text = TURN.format(
        name=one_line(turn.name),
        title=title,
        game=rules_of(turn.game).name,
        deadline=deadline,
        table=table,
        off=off,
    )
    return f"Your turn: {title}", text


def confirm_mail(name: str, base: str, link: str) -> tuple[str, str]:
    return (
        "Is this your address? Trailboss asks",
        CONFIRM.format(name=one_line(name), base=base, link=link),
    )


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.on = bool(settings.smtp_host)
        if self.on and "@" not in parseaddr(settings.mail_from)[1]:
            raise TrailbossError("settings: mail_from is an e-mail address, with a name or without")

    async def send(self, message: EmailMessage) -> None:
        """One try. Another is worth it only if this one surely was not taken: nobody shall get a
        message twice."""
        settings = self.settings
        try:
            await aiosmtplib.send(
                message,
                hostname=settings.smtp_host,
                port=settings.smtp_port,
                username=settings.smtp_user or None,
                password=settings.smtp_password or None,
                use_tls=settings.smtp_security == "tls",
                start_tls=settings.smtp_security == "starttls",
                timeout=SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused as error:
            code = max(refused.code for refused in error.recipients)
            raise MailFailed(f"recipient refused, status {code}", code < 500) from error
        except aiosmtplib.SMTPResponseException as error:
            raise MailFailed(f"status {error.code}", error.code < 500) from error
        except aiosmtplib.SMTPConnectError as error:
            raise MailFailed(type(error).__name__, again=True) from error
        except (aiosmtplib.SMTPException, OSError, ValueError) as error:
            raise MailFailed(type(error).__name__, again=False) from error

    def message(self, to: str, subject: str, text: str, off: str | None = None) -> EmailMessage:
        """A message to one address; BadRequest if that is none."""
        sender = self.settings.mail_from
        message = EmailMessage()
        message["From"] = sender
        message["To"] = address_of(to)
        message["Subject"] = subject
        message["Date"] = formatdate(usegmt=True)
        message["Message-ID"] = make_msgid(domain=parseaddr(sender)[1].rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        if off is not None:
            message["List-Unsubscribe"] = f"<{off}>"
            message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        return message
