"""A real mail server for tests: it speaks SMTP, keeps what it is sent and can refuse it."""

from __future__ import annotations

import asyncio
import base64
import ssl
import threading
import time
from email import message_from_bytes, policy
from email.message import EmailMessage
from pathlib import Path

# For the name localhost; whoever trusts it does so by SSL_CERT_FILE. The key is for tests only.
CERTIFICATE = Path(__file__).parent / "localhost.pem"
PATIENCE = 60.0  # seconds: a busy machine takes its time


def certificate() -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(CERTIFICATE)
    return context


class Mailbox:
    """Takes mail on a free port; `security` as in the settings."""

    def __init__(self, security: str = "none", login: tuple[str, str] | None = None) -> None:
        self.security = security
        self.login = login
        self.arrived: list[EmailMessage] = []
        self.recipients: list[str] = []
        self.refusals: list[int] = []  # codes for the next recipients
        self.protected: list[bool] = []  # was each message sent over TLS?
        self.port = 0
        self.loop = asyncio.new_event_loop()
        self.ready = threading.Event()
        self.thread = threading.Thread(target=self.run, daemon=True)

    def __enter__(self) -> Mailbox:
        self.thread.start()
        assert self.ready.wait(PATIENCE)
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.call_soon_threadsafe(self.loop.stop)
        self.thread.join(PATIENCE)
        self.loop.close()

    def run(self) -> None:
        asyncio.set_event_loop(self.loop)
        context = certificate() if self.security == "tls" else None
        listening = asyncio.start_server(self.talk, "127.0.0.1", 0, ssl=context)
        server = self.loop.run_until_complete(listening)
        self.port = server.sockets[0].getsockname()[1]
        self.ready.set()
        self.loop.run_forever()
        server.close()
        for task in asyncio.all_tasks(self.loop):
            task.cancel()
        self.loop.run_until_complete(asyncio.sleep(0))

    def wait(self, count: int) -> list[EmailMessage]:
        """All messages, as soon as there are so many."""
        end = time.monotonic() + PATIENCE
        while len(self.arrived) < count:
            assert time.monotonic() < end, f"{len(self.arrived)} of {count} messages came"
            time.sleep(0.01)
        return list(self.arrived)

    async def talk(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        protected = self.security == "tls"
        allowed = self.login is None
        recipient = ""

        def say(text: str) -> None:
            writer.write(f"{text}\r\n".encode())

        say("220 localhost test")
        while line := (await reader.readline()).decode().strip():
            command = line.upper()
            if command.startswith(("EHLO", "HELO")):
                features = ["localhost", "SMTPUTF8", "8BITMIME"]
                if self.security == "starttls" and not protected:
                    features.append("STARTTLS")
                if self.login is not None:
                    features.append("AUTH PLAIN")
                for feature in features[:-1]:
                    say(f"250-{feature}")
                say(f"250 {features[-1]}")
            elif command == "STARTTLS":
                say("220 go on")
                await writer.drain()
                await writer.start_tls(certificate())
                protected = True
            elif command.startswith("AUTH PLAIN"):
                given = base64.b64decode(line.split()[2]).decode().split("\0")[1:]
                allowed = tuple(given) == self.login
                say("235 welcome" if allowed else "535 who are you?")
            elif command.startswith("MAIL") and not allowed:
                say("530 log in first")
            elif command.startswith("RCPT"):
                recipient = line.partition("<")[2].partition(">")[0]
                say(f"{self.refusals.pop(0)} no" if self.refusals else "250 ok")
            elif command == "DATA":
                say("354 go on")
                data = (await reader.readuntil(b"\r\n.\r\n"))[:-3]
                parsed = message_from_bytes(
                    data.replace(b"\r\n", b"\n").replace(b"\n..", b"\n."), policy=policy.default
                )
                assert isinstance(parsed, EmailMessage)
                self.protected.append(protected)
                self.recipients.append(recipient)
                self.arrived.append(parsed)
                say("250 taken")
            elif command == "QUIT":
                say("221 bye")
                break
            else:
                say("250 ok")
        writer.close()
