"""Logging in with a key in one's device (WebAuthn)."""

from __future__ import annotations

from functools import partial
from typing import Any
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url, parse_client_data_json
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
)

from trailboss.core.message import say
from trailboss.server.errors import BadRequest, NotFound, NotLoggedIn, Stale
from trailboss.server.ids import is_id, new_id, now
from trailboss.server.storage import logins
from trailboss.server.storage.database import Conflict, Database
from trailboss.server.storage.logins import PasskeyRow
from trailboss.server.storage.users import User

GOOD_FOR = 5 * 60_000  # ms
MOST = 20  # keys of one account
REGISTER, LOG_IN = "passkey-new", "passkey"
Credential = dict[str, Any]


class Passkeys:
    """`site` is where players reach the server: keys belong to its name."""

    def __init__(self, database: Database, site: str) -> None:
        self.database = database
        parts = urlsplit(site)
        self.host = parts.hostname or ""
        self.origin = f"{parts.scheme}://{parts.netloc}"

    async def options(self, user: User) -> dict[str, Any]:
        """What a browser needs to make a key for an account."""
        known = await self.database.read(partial(logins.passkeys_of, user=user.id))
        if len(known) >= MOST:
            raise Stale(say("refused-passkeys", most=MOST), "too-many-passkeys")
        made = generate_registration_options(
            rp_id=self.host,
            rp_name="Trailboss",
            user_name=user.name,
            user_id=user.id.encode(),
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED
            ),
            exclude_credentials=[
                PublicKeyCredentialDescriptor(id=base64url_to_bytes(row.credential))
                for row in known
            ],
        )
        await self.begun(made.challenge, REGISTER, {"user": user.id})
        found: dict[str, Any] = msgspec.json.decode(options_to_json(made))
        return found

    async def login_options(self) -> dict[str, Any]:
        """What a browser needs to look for a key of its owner."""
        made = generate_authentication_options(rp_id=self.host)
        await self.begun(made.challenge, LOG_IN, {})
        found: dict[str, Any] = msgspec.json.decode(options_to_json(made))
        return found

    async def begun(self, challenge: bytes, purpose: str, data: dict[str, Any]) -> None:
        at = now()
        key = bytes_to_base64url(challenge)
        await self.database.write(
            partial(logins.begin, key=key, purpose=purpose, data=data, until=at + GOOD_FOR, now=at)
        )

    async def challenge(self, credential: Credential, purpose: str) -> tuple[bytes, dict[str, Any]]:
        """What was asked of the key, if it was us who asked, and once."""
        try:
            told = parse_client_data_json(
                base64url_to_bytes(credential["response"]["clientDataJSON"])
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise BadRequest(say("refused-passkey"), "bad-passkey") from error
        key = bytes_to_base64url(told.challenge)
        take = partial(logins.take, key=key, purpose=purpose, now=now())
        found = await self.database.write(take)
        if found is None:
            raise BadRequest(say("refused-passkey-old"), "old-passkey")
        return told.challenge, found

    async def add(self, user: User, name: str, credential: Credential) -> PasskeyRow:
        challenge, begun = await self.challenge(credential, REGISTER)
        if begun["user"] != user.id:
            raise BadRequest(say("refused-passkey-old"), "old-passkey")
        try:
            made = verify_registration_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise BadRequest(say("refused-passkey"), "bad-passkey") from error
        row = PasskeyRow(
            id=new_id(),
            user_id=user.id,
            name=name,
            credential=bytes_to_base64url(made.credential_id),
            public_key=bytes_to_base64url(made.credential_public_key),
            sign_count=made.sign_count,
            created_at=now(),
        )

        def add(connection: Connection) -> None:
            if len(logins.passkeys_of(connection, user.id)) >= MOST:
                raise Stale(say("refused-passkeys", most=MOST), "too-many-passkeys")
            logins.add_passkey(connection, row)

        try:
            await self.database.write(add)
        except Conflict:
            raise Stale(say("refused-passkey-known"), "known-passkey") from None
        return row

    async def log_in(self, credential: Credential) -> User:
        challenge, _ = await self.challenge(credential, LOG_IN)
        named = credential.get("id")
        found = None
        if isinstance(named, str):
            found = await self.database.read(partial(logins.passkey_with, credential=named))
        if found is None:
            raise NotLoggedIn(say("refused-passkey-unknown"), "unknown-passkey")
        row, user = found
        try:
            made = verify_authentication_response(
                credential=credential,
                expected_challenge=challenge,
                expected_rp_id=self.host,
                expected_origin=self.origin,
                credential_public_key=base64url_to_bytes(row.public_key),
                credential_current_sign_count=row.sign_count,
            )
        except (WebAuthnException, ValueError, KeyError, TypeError) as error:
            raise NotLoggedIn(say("refused-passkey-unknown"), "unknown-passkey") from error
        await self.database.write(
            partial(logins.passkey_used, passkey=row.id, count=made.new_sign_count, now=now())
        )
        return user

    async def of(self, user: User) -> list[PasskeyRow]:
        return await self.database.read(partial(logins.passkeys_of, user=user.id))

    async def remove(self, user: User, passkey: str) -> None:
        gone = partial(logins.remove_passkey, user=user.id, passkey=passkey)
        if not is_id(passkey) or not await self.database.write(gone):
            raise NotFound(say("refused-no-passkey"))
