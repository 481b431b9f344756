"""A desktop that shows notices: what a browser asks of it over D-Bus, and a click on one."""

from __future__ import annotations

import shutil
import subprocess
import threading
import time
from contextlib import suppress

from jeepney import (  # type: ignore[import-untyped]
    DBusAddress,
    HeaderFields,
    MessageType,
    new_method_return,
    new_signal,
)
from jeepney.bus_messages import message_bus  # type: ignore[import-untyped]
from jeepney.io.blocking import Proxy, open_dbus_connection  # type: ignore[import-untyped]

NAME = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
ANSWERS = {
    "GetCapabilities": ("as", (["actions", "body"],)),
    "GetServerInformation": ("ssss", ("a desktop", "tests", "1", "1.2")),
}


class Desktop:
    """A bus of its own, and behind it somebody who sees notices and may click one."""

    def __init__(self) -> None:
        program = shutil.which("dbus-daemon")
        assert program is not None
        self.bus = subprocess.Popen(
            [program, "--session", "--nofork", "--print-address"], stdout=subprocess.PIPE, text=True
        )
        assert self.bus.stdout is not None
        self.address = self.bus.stdout.readline().strip()
        self.shown: dict[int, str] = {}  # titles
        self.connection = open_dbus_connection(self.address)
        Proxy(message_bus, self.connection).RequestName(NAME)
        self.stopping = False
        self.thread = threading.Thread(target=self.serve)
        self.thread.start()

    def serve(self) -> None:
        while not self.stopping:
            with suppress(TimeoutError):
                asked = self.connection.receive(timeout=0.1)
                if asked.header.message_type != MessageType.method_call:
                    continue
                what = asked.header.fields[HeaderFields.member]
                if what == "Notify":
                    number = asked.body[1] or len(self.shown) + 1
                    self.shown[number] = asked.body[3]
                    self.connection.send(new_method_return(asked, "u", (number,)))
                else:
                    self.connection.send(new_method_return(asked, *ANSWERS.get(what, (None, ()))))

    def wait(self, title: str, seconds: float = 60.0) -> int:
        """The number of a notice that is shown."""
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            for number, shown in list(self.shown.items()):
                if shown == title:
                    return number
            time.sleep(0.05)
        raise AssertionError(f"{title!r} is not shown; {list(self.shown.values())} are")

    def click(self, number: int) -> None:
        at = DBusAddress(PATH, interface=NAME)
        self.connection.send(new_signal(at, "ActionInvoked", "us", (number, "default")))

    def close(self) -> None:
        self.stopping = True
        self.thread.join()
        self.connection.close()
        self.bus.terminate()
        self.bus.wait()
