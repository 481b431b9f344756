"""Logging in by a provider of OpenID Connect: the code flow, with PKCE and a nonce."""

from __future__ import annotations

import base64
import hashlib
from functools import partial
from time import monotonic
from typing import Any
from urllib.parse import urlencode

import httpx
import msgspec
import structlog
from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import KeySet

from trailboss.core.message import say
from trailboss.server.errors import BadRequest, Down
from trailboss.server.ids import new_secret, now
from trailboss.server.running.settings import Settings
from trailboss.server.storage import logins
from trailboss.server.storage.database import Database

log = structlog.get_logger()

GOOD_FOR = 10 * 60_000  # ms
KNOWN_SECONDS = 3600.0  # what a provider says of itself
PATIENCE = 10.0  # seconds
LEEWAY = 60  # seconds by which clocks may differ
PURPOSE = "provider"
CALLBACK = "/login/provider/callback"
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA"]


class Claims(msgspec.Struct, kw_only=True):
    """What a provider says of somebody."""

    sub: str
    preferred_username: str | None = None
    name: str | None = None
    email: str | None = None
    email_verified: bool = False


class Provider:
    def __init__(self, settings: Settings, database: Database) -> None:
        self.issuer = settings.oidc_issuer.rstrip("/")
        self.client = settings.oidc_client_id
        self.secret = settings.oidc_client_secret
        self.back = settings.public_url.rstrip("/") + CALLBACK
        self.database = database
        self.known: dict[str, Any] = {}
        self.keys: KeySet | None = None
        self.known_since = -KNOWN_SECONDS

    async def begin(self, user: str | None) -> tuple[str, str]:
        """Where somebody is sent, and the state that must come back with them. `user`: the account
        that is to be known by the provider from now on."""
        about = await self.about()
        state, nonce, verifier = new_secret(), new_secret(), new_secret()
        at = now()
        data = {"nonce": nonce, "verifier": verifier, "user": user}
        await self.database.write(
            partial(
                logins.begin, key=state, purpose=PURPOSE, data=data, until=at + GOOD_FOR, now=at
            )
        )
        query = {
            "response_type": "code",
            "client_id": self.client,
            "redirect_uri": self.back,
            "scope": "openid profile email",
            "state": state,
            "nonce": nonce,
            "code_challenge": challenge_of(verifier),
            "code_challenge_method": "S256",
        }
        there = about["authorization_endpoint"]
        return there + ("&" if "?" in there else "?") + urlencode(query), state

    async def end(self, state: str, code: str) -> tuple[Claims, str | None]:
        """Who came back, and the account that wanted to be known by it."""
        take = partial(logins.take, key=state, purpose=PURPOSE, now=now())
        begun = await self.database.write(take)
        if begun is None:
            raise BadRequest(say("refused-provider-old"), "old-login")
        about = await self.about()
        answer = await self.ask(
            "POST",
            about["token_endpoint"],
            data={
                "grant_type": "authorization_code",
                "code": code,
                "redirect_uri": self.back,
                "client_id": self.client,
                "code_verifier": begun["verifier"],
            },
            auth=(self.client, self.secret) if self.secret else None,
        )
        token = answer.get("id_token")
        if not isinstance(token, str):
            raise BadRequest(say("refused-provider"), "bad-login")
        claims = await self.read_token(token, begun["nonce"])
        return claims, begun["user"]

    async def read_token(self, token: str, nonce: str) -> Claims:
        """What a token says, if it is the provider's, for us, for this login, and still good."""
        try:
            try:
                found = jwt.decode(token, await self.key_set(), algorithms=ALGORITHMS)
            except JoseError:  # the provider may have new keys
                self.keys = None
                found = jwt.decode(token, await self.key_set(), algorithms=ALGORITHMS)
            registry = jwt.JWTClaimsRegistry(
                leeway=LEEWAY,
                iss={"essential": True, "value": self.known["issuer"]},
                aud={"essential": True, "value": self.client},
                exp={"essential": True},
                sub={"essential": True},
                nonce={"essential": True, "value": nonce},
            )
            registry.validate(found.claims)
            return msgspec.convert(found.claims, Claims)
        except (JoseError, ValueError, msgspec.ValidationError) as error:
            log.warning("a token of the provider is refused", why=str(error))
            raise BadRequest(say("refused-provider"), "bad-login") from error

    async def about(self) -> dict[str, Any]:
        """What the provider says of itself."""
        if monotonic() > self.known_since + KNOWN_SECONDS:
            found = await self.ask("GET", f"{self.issuer}/.well-known/openid-configuration")
            if str(found.get("issuer", "")).rstrip("/") != self.issuer:
                raise BadRequest(say("refused-provider"), "bad-login")
            self.known, self.keys, self.known_since = found, None, monotonic()
        return self.known

    async def key_set(self) -> KeySet:
        if self.keys is None:
            found = await self.ask("GET", self.known["jwks_uri"])
            self.keys = KeySet.import_key_set({"keys": found.get("keys", [])})
        return self.keys

    async def ask(self, method: str, url: str, **how: Any) -> dict[str, Any]:
        try:
            async with httpx.AsyncClient(timeout=PATIENCE) as client:
                answer = await client.request(method, url, **how)
            if answer.status_code >= 500:
                raise Down(say("refused-provider-down"))
            found = answer.json()
            if answer.status_code != 200 or not isinstance(found, dict):
                raise BadRequest(say("refused-provider"), "bad-login")
        except (httpx.HTTPError, ValueError) as error:
            log.warning("the provider does not answer", why=str(error))
            raise Down(say("refused-provider-down")) from error
        return found


def challenge_of(verifier: str) -> str:
    digest = hashlib.sha256(verifier.encode()).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
