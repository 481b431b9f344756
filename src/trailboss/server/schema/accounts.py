"""Users, sessions and tokens."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, UnsetType

from trailboss.server.schema.common import (
    EMAIL,
    LINE,
    LOGIN,
    Asked,
    Milliseconds,
    Name,
    Struct,
)

Login = Annotated[
    str,
    Meta(
        min_length=2,
        max_length=32,
        pattern=LOGIN,
        description="Letters, digits, and . - _ or single spaces between them.",
    ),
]
Password = Annotated[str, Meta(min_length=8, max_length=256)]
Email = Annotated[str, Meta(max_length=254, pattern=EMAIL)]
Preferences = Annotated[
    dict[str, Any],
    Meta(description="Whatever the client wants to remember; 8 kB of JSON at most."),
]


Webhook = Annotated[
    str,
    Meta(
        max_length=1000,
        pattern=LINE,
        description="A web address that is sent a message when it is the user's turn.",
    ),
]
Way = Literal["browser", "push", "email", "webhook"]


class Notify(Struct):
    """How the user is told of a turn while away from the table: one message a turn, in games
    without a live clock, or in all (`live`). The browser's part is done by the client."""

    browser: bool
    email: bool
    webhook: str | None
    live: bool


class Me(Struct):
    """The user who asks. `ways` are how this server can tell of a turn; e-mail comes only to an
    address that was confirmed. `webhook_secret`, which signs what is sent to the webhook, is shown
    once: in the answer to the request that sets the webhook. `administrator`: may this user run the
    server? `passkeys` and `provider`: can one log in here by a key in one's device, and by the
    provider of this name?"""

    id: str
    name: str
    guest: bool
    email: str | None
    email_confirmed: bool
    notify: Notify
    ways: list[Way]
    preferences: dict[str, Any]
    passkeys: bool = False
    provider: str | None = None
    has_password: bool = False
    administrator: bool = False
    webhook_secret: str | None = None


Base64 = r"^[A-Za-z0-9_=-]*$(?!\n)"


class NewPush(Asked):
    """What the browser's PushManager gave: where to send, and the keys of its own."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern=LINE)]
    p256dh: Annotated[str, Meta(max_length=100, pattern=Base64)]
    auth: Annotated[str, Meta(max_length=30, pattern=Base64)]


class Push(Struct):
    """`key`: the server's public key, for the browser's PushManager. `on`: is this browser told?"""

    key: str
    on: bool


class Vacation(Struct):
    """`days` one has within a year (0: this server has no vacations), what is `left` of them, and
    `until` when one is away; null: not at all."""

    days: int
    left: int
    until: Milliseconds | None


class NewVacation(Asked):
    days: Annotated[int, Meta(ge=1, le=366)]


class NewAccount(Asked):
    name: Login
    password: Password
    email: Email | None = None


class LogIn(Asked):
    name: Annotated[str, Meta(max_length=254, pattern=LINE)]
    password: Annotated[str, Meta(max_length=256)]


class DeleteMe(Asked):
    """`password`: the one the account has; a guest, or an account without one, gives the name
    instead, as it is written."""

    password: Annotated[str, Meta(max_length=256)] = ""
    name: Annotated[str, Meta(max_length=40, pattern=LINE)] = ""


class ForgottenPassword(Asked):
    name: Annotated[str, Meta(max_length=254, pattern=LINE)]


class ChangeNotify(Asked):
    """What is not given stays as it is."""

    browser: bool | UnsetType = UNSET
    email: bool | UnsetType = UNSET
    webhook: Webhook | UnsetType | None = UNSET
    live: bool | UnsetType = UNSET


class ChangeMe(Asked):
    """What is not given stays as it is."""

    name: Name | UnsetType = UNSET
    email: Email | UnsetType | None = UNSET
    preferences: Preferences | UnsetType = UNSET
    notify: ChangeNotify | UnsetType = UNSET
    password: Password | UnsetType = UNSET
    old_password: Annotated[str, Meta(max_length=256)] | UnsetType = UNSET
    keep_tokens: Annotated[
        bool, Meta(description="With a new password: do tokens stay good? Usually they end.")
    ] = False


Scope = Literal["read", "play"]


class NewToken(Asked):
    """`read`: looks at whatever the user may see. `play`: also makes tables, moves and talks."""

    name: Name
    scope: Scope = "play"
    days: Annotated[
        Annotated[int, Meta(ge=1, le=3650)] | None,
        Meta(description="So long it is good; null: until it is removed."),
    ] = 365


class Token(Struct):
    """A token as it is listed: the secret itself is shown only once."""

    id: str
    name: str
    created_at: Milliseconds
    scope: Scope
    expires_at: Milliseconds | None


class Session(Struct):
    """A browser in which the user is logged in."""

    id: str
    device: str
    created_at: Milliseconds
    expires_at: Milliseconds
    current: bool


class FreshToken(Struct):
    """A token just made; `secret` is sent as `Authorization: Bearer …` and never shown again."""

    id: str
    name: str
    created_at: Milliseconds
    scope: Scope
    expires_at: Milliseconds | None
    secret: str


class Passkey(Struct):
    """A key in one of the user's devices."""

    id: str
    name: str
    created_at: Milliseconds
    used_at: Milliseconds | None


Credential = Annotated[
    dict[str, Any], Meta(description="What the browser made: PublicKeyCredential.toJSON().")
]


class NewPasskey(Asked):
    name: Name
    credential: Credential


class LogInByPasskey(Asked):
    credential: Credential


class PasskeyOptions(Struct):
    """What the browser is asked: for PublicKeyCredential.parse…OptionsFromJSON()."""

    options: dict[str, Any]
