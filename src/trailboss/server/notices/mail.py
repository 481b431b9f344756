"""E-mail: the texts, and the way to the mail server."""

from __future__ import annotations

from datetime import UTC, datetime
from email.errors import MessageError
from email.headerregistry import Address
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr

import aiosmtplib

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Arg, Message, Name, say
from trailboss.server.errors import BadRequest
from trailboss.server.notices.turns import Turn
from trailboss.server.running.settings import Settings
from trailboss.words import text

SECONDS = 20.0


class MailFailed(Exception):
    """It was not taken; `again` if another try may do better."""

    def __init__(self, reason: str, again: bool) -> None:
        super().__init__(reason)
        self.again = again


def address_of(email: str) -> Address:
    """An e-mail address; BadRequest if it is none."""
    try:
        return Address(addr_spec=email)
    except (ValueError, IndexError, MessageError) as error:
        raise BadRequest(say("refused-email", email=email)) from error


def turn_mail(turn: Turn, table: str, off: str, language: str) -> tuple[str, str]:
    """Subject and text. Names and titles are players' words: none of them is in it."""
    game = Name("title", turn.game)
    facts: dict[str, Arg] = {
        "game": game,
        "table": table,
        "off": off,
    }
    if turn.deadline is not None:
        facts["until"] = moment(turn.deadline)
    subject = text(say("mail-turn-subject", game=game), language)
    return subject, text(say("mail-turn", **facts), language) + "\n"


def moment(at: int) -> Message:
    """A time as people write it."""
    found = datetime.fromtimestamp(at / 1000, UTC)
    return say(
        "mail-until",
        weekday=Name("weekday", str(found.isoweekday())),
        day=found.day,
        month=Name("month", str(found.month)),
        year=found.year,
        time=f"{found:%H:%M}",
    )


def confirm_mail(base: str, link: str, language: str) -> tuple[str, str]:
    said = say("mail-confirm", server=base, link=link)
    return text(say("mail-confirm-subject"), language), text(said, language) + "\n"


def reset_mail(base: str, link: str, language: str) -> tuple[str, str]:
    said = say("mail-reset", server=base, link=link)
    return text(say("mail-reset-subject"), language), text(said, language) + "\n"


class Mail:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.on = bool(settings.smtp_host)
        if self.on and "@" not in parseaddr(settings.mail_from)[1]:
            raise TrailbossError(say("error-settings-sender"))

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

    def message(self, to: str, subject: str, body: str, off: str | None = None) -> EmailMessage:
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
        message.set_content(body)
        return message
