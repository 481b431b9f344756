"""A program at the other end of pipes: lines go out and lines come back, in bounded time and space.

Whatever the program does, nothing here waits longer than it was told to or keeps more than a few
megabytes, and `stop` leaves no process behind.
"""

from __future__ import annotations

import os
import select
import selectors
import signal
import subprocess
import threading
import time
from contextlib import suppress
from typing import IO

from trailboss.bots import BotFailed
from trailboss.core.message import Message, say

LONGEST_LINE = 1_000_000  # bytes, without the end of the line
MOST_UNREAD = 2 * LONGEST_LINE  # lines nobody asked for
KEPT_ERRORS = 16_384  # bytes of standard error
CHUNK = 65_536
TO_END = 0.5  # seconds a program that closes its pipes has to end by itself


class Program:
    """A running program. Its trouble is a `BotFailed` that says what the program did."""

    def __init__(self, command: list[str]) -> None:
        self.wake, self.waker = os.pipe()  # stops the listening thread
        try:
            # A session of its own: its children can be ended with it, and an interrupt typed at
            # the terminal is not for it.
            self.process = subprocess.Popen(
                command,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            os.close(self.wake)
            os.close(self.waker)
            raise BotFailed(say("program-start", problem=str(error.strerror))) from None
        self.input = present(self.process.stdin)
        self.output = present(self.process.stdout)
        self.errors = present(self.process.stderr)
        self.owner = os.getpid()  # a copy of this object in a forked process must not touch it
        self.running = True
        self.news = threading.Condition()  # guards what the listening thread writes
        self.unread = bytearray()
        self.flooded = False
        self.closed = False  # standard output has come to its end
        self.last_errors = b""
        os.set_blocking(self.input.fileno(), False)
        self.thread = threading.Thread(target=self.listen, name="external bot", daemon=True)
        self.thread.start()

    # Talking ------------------------------------------------------------------------------------

    def ask(self, line: bytes, seconds: float) -> bytes:
        """Send a line and wait for one in return. What came unasked counts here and not when an
        answer is read: how much there is behind an answer by then is a matter of speed."""
        with self.news:
            if self.flooded:
                raise BotFailed(say("program-flood", amount=MOST_UNREAD // 10**6))
        until = time.monotonic() + seconds
        if not self.send(line, until):
            raise BotFailed(say("program-deaf", seconds=f"{seconds:g}"))
        answer = self.receive(until)
        if answer is None:
            raise BotFailed(say("program-slow", seconds=f"{seconds:g}"))
        return answer

    def tell(self, line: bytes, seconds: float) -> None:
        """Send a line that has no answer."""
        if not self.send(line, time.monotonic() + seconds):
            raise BotFailed(say("program-deaf", seconds=f"{seconds:g}"))

    def send(self, line: bytes, until: float) -> bool:
        """Write it all in time; a program that does not read must not make us wait."""
        left = memoryview(line)
        pipe = select.poll()
        pipe.register(self.input, select.POLLOUT)
        while left:
            if not pipe.poll(max(0.0, until - time.monotonic()) * 1000):
                return False
            try:
                left = left[os.write(self.input.fileno(), left) :]
            except BlockingIOError:
                continue
            except BrokenPipeError:
                raise BotFailed(self.how_it_ended("input")) from None
        return True

    def receive(self, until: float) -> bytes | None:
        """The next line it has written; None when the time is over."""
        with self.news:
            self.news.wait_for(self.settled, max(0.0, until - time.monotonic()))
            end = self.unread.find(b"\n", 0, LONGEST_LINE + 1)
            if end < 0 and len(self.unread) > LONGEST_LINE:
                raise BotFailed(say("program-long-line", most=LONGEST_LINE // 10**6))
            if end >= 0:
                line = bytes(self.unread[:end])
                del self.unread[: end + 1]
                return line
            closed = self.closed
        if closed:
            raise BotFailed(self.how_it_ended("output"))
        return None

    def settled(self) -> bool:
        return self.closed or len(self.unread) > LONGEST_LINE or b"\n" in self.unread

    # Listening, in a thread ---------------------------------------------------------------------

    def listen(self) -> None:
        """Read both outputs until they end, so that the program can always write."""
        with selectors.DefaultSelector() as pipes:
            pipes.register(self.output, selectors.EVENT_READ)
            pipes.register(self.errors, selectors.EVENT_READ)
            pipes.register(self.wake, selectors.EVENT_READ)
            while len(pipes.get_map()) > 1:
                for key, _ in pipes.select():
                    if key.fileobj == self.wake:
                        return
                    chunk = os.read(key.fd, CHUNK)
                    if not chunk:
                        pipes.unregister(key.fileobj)
                    with self.news:
                        if key.fileobj is self.output:
                            self.hear(chunk)
                        else:
                            self.last_errors = (self.last_errors + chunk)[-KEPT_ERRORS:]

    def hear(self, chunk: bytes) -> None:
        if not chunk:
            self.closed = True
        elif len(self.unread) > MOST_UNREAD:
            self.flooded = True  # read on, keep nothing
        else:
            self.unread += chunk
        self.news.notify_all()

    def error_lines(self, count: int) -> list[str]:
        """The last lines of its standard error, fit to be printed."""
        with self.news:
            text = self.last_errors.decode("utf-8", "replace")
        lines = [line.strip() for line in text.splitlines()]
        return [printable(line) for line in lines if line][-count:]

    # The end ------------------------------------------------------------------------------------

    def how_it_ended(self, pipe: str) -> Message:
        """It no longer reads or writes: usually because it has ended."""
        try:
            status = self.process.wait(TO_END)
        except subprocess.TimeoutExpired:
            return say("program-closed", pipe=pipe)
        if status >= 0:
            return say("program-ended", status=status)
        return say("program-killed", signal=-status, name=str(signal.strsignal(-status)))

    def stop(self, seconds: float = 0.0) -> None:
        """End it: by itself within some seconds, if any, and then with all its children."""
        if not self.running or os.getpid() != self.owner:
            return
        self.running = False
        self.input.close()
        try:
            if seconds:
                with suppress(subprocess.TimeoutExpired):
                    self.process.wait(seconds)
        finally:
            self.kill()

    def kill(self) -> None:
        # The group outlives a program that has ended and left children behind.
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        with suppress(subprocess.TimeoutExpired):
            self.process.wait(TO_END)
        self.thread.join(TO_END)
        os.write(self.waker, b".")  # somebody else may hold the other ends of the pipes
        self.thread.join()
        self.output.close()
        self.errors.close()
        os.close(self.wake)
        os.close(self.waker)


def present(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None
    return pipe


def printable(text: str) -> str:
    """No control characters: a terminal would obey them."""
    return "".join(sign if sign.isprintable() else "?" for sign in text)
