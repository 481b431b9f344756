"""Who somebody is: guests, accounts, sessions, tokens."""

from __future__ import annotations

import asyncio
import re
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable
from datetime import UTC, datetime
from functools import partial
from time import monotonic
from typing import Any

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from sqlalchemy import Connection

from trailboss.core.message import say
from trailboss.server.errors import BadRequest, Forbidden, NotFound, NotLoggedIn, Stale
from trailboss.server.ids import hashed, is_id, new_id, new_secret, now
from trailboss.server.people.limits import Delay
from trailboss.server.people.naming import looks, visible
from trailboss.server.people.passwords import is_common
from trailboss.server.schema.accounts import ChangeMe, ChangeNotify, NewAccount, NewToken
from trailboss.server.storage import users
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.rows import NotifyRow, User
from trailboss.server.storage.users import SessionRow, TokenRow
from trailboss.words import ENGLISH, text

DAY = 86_400_000
MOST_REMEMBERED = 10_000
MOST_TOKENS = 20
MOST_PREFERENCES = 8192  # bytes
LONGEST_NAME = 32  # of an account
MOST_NAMESAKES = 50
NOT_IN_NAMES = re.compile(r"[^\w.\- ]+")
HASHES_AT_ONCE = 2  # each takes 64 MB


class Accounts:
    """Users and how they prove who they are."""

    def __init__(self, database: Database, session_days: int) -> None:
        self.database = database
        self.lifetime = session_days * DAY
        self.hasher = PasswordHasher()
        self.guesses_here = Delay(5, 900.0, "refused-login-wait")
        self.guesses_anywhere = Delay(20, 30.0, "refused-login-wait")
        self.hashing = asyncio.Semaphore(HASHES_AT_ONCE)
        # What was looked up a moment ago, by the hash of the secret. Other processes may end a
        # session; then we notice a few seconds later.
        self.remembered: OrderedDict[str, tuple[User, float]] = OrderedDict()
        self.memory_seconds = 5.0 if database.shared else 60.0

    # Proving it ---------------------------------------------------------------------------------

    async def by_session(self, secret: str) -> User | None:
        known = self.recall(secret)
        if known is not None:
            return known
        at = now()
        found = await self.database.glance(partial(users.session_user, secret=secret, now=at))
        if found is None:
            return None
        user, expires = found
        if expires - at < self.lifetime - DAY:  # once a day of use is enough
            await self.database.write(
                partial(users.prolong_session, secret=secret, expires=at + self.lifetime)
            )
        self.remember(secret, user)
        return user

    async def by_token(self, secret: str) -> User | None:
        known = self.recall(secret)
        if known is not None:
            return known
        at = now()
        found = await self.database.glance(partial(users.token_user, secret=secret, now=at))
        if found is None:
            return None
        user, expires = found
        self.remember(secret, user, None if expires is None else (expires - at) / 1000)
        return user

    def recall(self, secret: str) -> User | None:
        known = self.remembered.get(hashed(secret))
        return known[0] if known is not None and known[1] > monotonic() else None

    def remember(self, secret: str, user: User, longest: float | None = None) -> None:
        seconds = self.memory_seconds if longest is None else min(longest, self.memory_seconds)
        self.remembered[hashed(secret)] = (user, monotonic() + seconds)
        while len(self.remembered) > MOST_REMEMBERED:
            self.remembered.popitem(last=False)

    def forget(self, user: str) -> None:
        """Something about a user has changed."""
        for key in [key for key, (known, _) in self.remembered.items() if known.id == user]:
            del self.remembered[key]

    async def session_for(self, user: User, device: str = "") -> str:
        """The secret of a new session, opened by a browser of this kind."""
        need_admitted(user)
        secret = new_secret()
        at = now()
        await self.database.write(
            partial(
                users.open_session,
                secret=secret,
                user=user.id,
                now=at,
                expires=at + self.lifetime,
                device=device,
            )
        )
        return secret

    async def log_out(self, secret: str, user: User) -> None:
        await self.database.write(partial(users.close_session, secret=secret))
        self.forget(user.id)

    async def sessions(self, user: User) -> list[SessionRow]:
        return await self.database.read(partial(users.sessions_of, user=user.id, now=now()))

    async def end_session(self, user: User, session: str) -> None:
        ending = partial(users.end_session, user=user.id, session=session)
        if len(session) != users.ID_LENGTH or not await self.database.write(ending):
            raise NotFound(say("refused-no-session"))
        self.forget(user.id)

    async def end_other_sessions(self, user: User, keep: str | None) -> None:
        await self.database.write(partial(users.close_other_sessions, user=user.id, keep=keep))
        self.forget(user.id)

    # Guests and accounts ------------------------------------------------------------------------

    async def new_guest(self, language: str = ENGLISH) -> User:
        """Somebody who has not taken a name yet: a word and a number."""
        name = say("server-guest", number=secrets.randbelow(9000) + 1000)
        user = User(
            id=new_id(),
            name=text(name, language),
            login=None,
            password=None,
            email=None,
            preferences="{}",
            created_at=now(),
        )
        await self.database.write(partial(users.add_user, user=user))
        return user

    async def make_account(self, user: User, asked: NewAccount) -> User:
        """Turn a guest into an account: the same user, with all games."""
        if not user.guest:
            raise Stale(say("refused-has-account", name=user.name), "has-account")
        if visible(asked.name) != unicodedata.normalize("NFC", asked.name):
            raise BadRequest(say("refused-name-invisible"))
        need_uncommon(asked.password, asked.name)
        values = {
            "name": asked.name,
            "login": login_of(asked.name),
            "look": looks(asked.name),
            "password": await self.hash(asked.password),
            "email": asked.email,
        }
        changed = await self.change(user, values)
        # What could act for the guest does not act for the account.
        await self.database.write(partial(users.remove_tokens, user=user.id))
        await self.database.write(partial(users.no_guest, user=user.id))
        self.forget(user.id)
        return changed

    async def account_from(self, user: User, wished: str, email: str | None) -> User:
        """Turn a guest whom a provider knows into an account without a password. If the name is
        taken it gets a number."""
        plain = NOT_IN_NAMES.sub(" ", visible(wished))
        base = " ".join(plain.split())[:LONGEST_NAME] or "Player"
        base = base if len(base) > 1 else base + "_"
        for number in range(1, MOST_NAMESAKES):
            name = base if number == 1 else f"{base[: LONGEST_NAME - 4]} {number}"
            values: dict[str, Any] = {"name": name, "login": login_of(name), "look": looks(name)}
            if email is not None:  # the provider has confirmed it
                wishes = user.wishes
                wishes.confirmed = email
                values |= {"email": email, "notify": msgspec.json.encode(wishes).decode()}
            try:
                changed = await self.change(user, values)
            except Stale:
                continue
            await self.database.write(partial(users.remove_tokens, user=user.id))
            await self.database.write(partial(users.no_guest, user=user.id))
            self.forget(user.id)
            return changed
        raise Stale(say("refused-name-taken"), "name-taken")

    async def need_free_name(self, user: User, *names: str) -> None:
        """Nobody is called like an account of somebody else, or like something that looks so."""
        for name in names:
            look = looks(name)
            if look and look != looks(user.name):
                other = await self.database.glance(partial(users.account_looking, look=look))
                if other is not None and other != user.id:
                    raise Stale(say("refused-name-taken"), "name-taken")

    async def check_password(self, name: str, password: str, origin: str) -> User:
        """The account of a name and its password; the same answer whichever is wrong. Who has
        failed often waits: soon where they come from, later and shorter everywhere, so that
        nobody can lock somebody else out."""
        here, anywhere = f"{login_of(name)} {origin}", login_of(name)
        self.guesses_here.need(here)
        self.guesses_anywhere.need(anywhere)
        user = await self.database.read(partial(users.user_named, login=login_of(name)))
        # A hash is checked in any case, so that the time does not tell which names there are.
        stored = user.password if user is not None and user.password else self.nobody
        if not await self.verify(stored, password) or user is None:
            self.guesses_here.failed(here)
            self.guesses_anywhere.failed(anywhere)
            raise NotLoggedIn(say("refused-wrong-password"), "wrong-password")
        self.guesses_here.succeeded(here)
        return user

    @property
    def nobody(self) -> str:
        """The hash of a password nobody has."""
        if not hasattr(self, "_nobody"):
            self._nobody = self.hasher.hash(new_secret())
        return self._nobody

    async def change_me(
        self, user: User, asked: ChangeMe, session: str | None, language: str = ENGLISH
    ) -> User:
        """Change what is asked for; messages about turns come in the language of who asked for
        them last."""
        values: dict[str, Any] = {}
        if asked.name is not msgspec.UNSET:
            values["name"] = visible(asked.name)
            if not values["name"]:
                raise BadRequest(say("refused-name-empty"))
            if user.guest:
                await self.need_free_name(user, values["name"])
            elif login_of(values["name"]) != user.login:
                raise Stale(say("refused-name-fixed"), "has-account")
            elif user.look is not None:
                values["look"] = looks(values["name"])
        if asked.preferences is not msgspec.UNSET:
            values["preferences"] = msgspec.json.encode(asked.preferences).decode()
            if len(values["preferences"].encode()) > MOST_PREFERENCES:
                raise BadRequest(say("refused-preferences", most=MOST_PREFERENCES))
        if asked.email is not msgspec.UNSET:
            values["email"] = asked.email
        if asked.password is not msgspec.UNSET:
            if user.guest:
                raise Stale(say("refused-guest-password"), "no-account")
            old = "" if asked.old_password is msgspec.UNSET else asked.old_password
            if user.password is not None and not await self.verify(user.password, old):
                raise Forbidden(say("refused-old-password"), "wrong-password")
            need_uncommon(asked.password, user.name)
            values["password"] = await self.hash(asked.password)
        changed = await self.change(user, values) if values else user
        notify = asked.notify
        if notify is not msgspec.UNSET:
            changed = await self.change_notify(
                user.id, partial(take_over, asked=notify, language=language)
            )
        if "password" in values:
            await self.database.write(
                partial(users.close_other_sessions, user=user.id, keep=session)
            )
            if not asked.keep_tokens:
                await self.database.write(partial(users.remove_tokens, user=user.id))
            self.forget(user.id)  # one of them may have been used meanwhile
        return changed

    async def named(self, name: str) -> User | None:
        return await self.database.read(partial(users.user_named, login=login_of(name)))

    async def reset_password(self, user: User, password: str) -> None:
        """A new password by a link that was sent: everything that could act for the user ends."""
        need_uncommon(password, user.name)
        await self.change(user, {"password": await self.hash(password)})
        await self.end_other_sessions(user, None)
        await self.database.write(partial(users.remove_tokens, user=user.id))
        self.guesses_anywhere.succeeded(user.login or "")
        self.forget(user.id)

    async def change(self, user: User, values: dict[str, Any]) -> User:
        try:
            return await self.database.write(
                partial(users.change_user, user=user.id, values=values)
            )
        except Conflict:
            raise Stale(say("refused-name-taken"), "name-taken") from None
        finally:
            self.forget(user.id)

    async def change_notify(self, user: str, change: Callable[[NotifyRow], None]) -> User:
        """Change how somebody is told of their turn."""
        try:
            return await self.database.write(partial(users.change_notify, user=user, change=change))
        finally:
            self.forget(user)

    # Passwords ----------------------------------------------------------------------------------

    async def hash(self, password: str) -> str:
        async with self.hashing:
            return await asyncio.to_thread(self.hasher.hash, password)

    async def verify(self, stored: str, password: str) -> bool:
        async with self.hashing:
            return await asyncio.to_thread(self.verify_now, stored, password)

    def verify_now(self, stored: str, password: str) -> bool:
        try:
            return self.hasher.verify(stored, password)
        except (VerificationError, InvalidHashError):
            return False

    # Tokens -------------------------------------------------------------------------------------

    async def new_token(self, user: User, asked: NewToken) -> tuple[TokenRow, str]:
        at = now()
        token = TokenRow(
            id=new_id(),
            name=" ".join(asked.name.split()),
            created_at=at,
            scope=asked.scope,
            expires_at=None if asked.days is None else at + asked.days * DAY,
        )
        secret = "tb_" + new_secret()

        def add(connection: Connection) -> None:
            if len(users.tokens_of(connection, user.id)) >= MOST_TOKENS:
                raise Stale(say("refused-tokens", most=MOST_TOKENS), "too-many-tokens")
            users.add_token(connection, user.id, token, secret)

        await self.database.write(add)
        return token, secret

    async def tokens(self, user: User) -> list[TokenRow]:
        return await self.database.read(partial(users.tokens_of, user=user.id))

    async def remove_token(self, user: User, token: str) -> None:
        removing = partial(users.remove_token, user=user.id, token=token)
        if not is_id(token) or not await self.database.write(removing):
            raise NotFound(say("refused-no-token"))
        self.forget(user.id)


def need_admitted(user: User | None) -> None:
    """Somebody who is suspended does nothing until it is over."""
    until = None if user is None else user.suspended_until
    if until is None or until <= now():
        return
    if until >= users.FOR_EVER:
        raise Forbidden(say("refused-suspended"), "suspended")
    day = datetime.fromtimestamp(until / 1000, UTC).date().isoformat()
    raise Forbidden(say("refused-suspended-until", day=day), "suspended", until=until)


def need_uncommon(password: str, name: str) -> None:
    if is_common(password, name):
        raise BadRequest(say("refused-password-common"), "common-password")


def take_over(wishes: NotifyRow, asked: ChangeNotify, language: str) -> None:
    """Change wishes as asked. Every webhook that is set has a new secret."""
    wishes.language = language
    for name in ("browser", "email", "live"):
        value = getattr(asked, name)
        if value is not msgspec.UNSET:
            setattr(wishes, name, value)
    if asked.webhook is not msgspec.UNSET:
        wishes.webhook = asked.webhook
        wishes.secret = "" if asked.webhook is None else "whs_" + new_secret()


def login_of(name: str) -> str:
    """How names are compared: neither case nor the form of a letter matters."""
    return unicodedata.normalize("NFKC", " ".join(name.split())).casefold()[:40]
