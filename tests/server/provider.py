"""A provider of OpenID Connect for tests: discovery, keys, the code flow with PKCE. It lets in
whoever the test says comes."""

from __future__ import annotations

import base64
import hashlib
import json
import secrets
import threading
import time
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "trailboss", "a shared secret"


class Provider:
    """`person` are the claims of who logs in next; `spoil` changes what the token says."""

    def __init__(self) -> None:
        self.key = RSAKey.generate_key(2048, {"kid": "first", "use": "sig", "alg": "RS256"})
        self.person: dict[str, Any] = {"sub": "1", "preferred_username": "ann"}
        self.spoil: dict[str, Any] = {}
        self.signed_by = self.key
        self.codes: dict[str, dict[str, str]] = {}
        provider = self

        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                provider.get(self)

            def do_POST(self) -> None:
                provider.post(self)

            def log_message(self, *_: Any) -> None:
                pass

        self.server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self.server.server_port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def close(self) -> None:
        self.server.shutdown()
        self.server.server_close()

    def get(self, request: BaseHTTPRequestHandler) -> None:
        parts = urlsplit(request.path)
        if parts.path == "/.well-known/openid-configuration":
            answer(
                request,
                {
                    "issuer": self.url,
                    "authorization_endpoint": f"{self.url}/authorize",
                    "token_endpoint": f"{self.url}/token",
                    "jwks_uri": f"{self.url}/keys",
                },
            )
        elif parts.path == "/keys":
            answer(request, {"keys": [self.key.as_dict(private=False)]})
        elif parts.path == "/authorize":
            asked = {name: values[0] for name, values in parse_qs(parts.query).items()}
            assert asked["client_id"] == CLIENT
            assert asked["response_type"] == "code"
            code = secrets.token_urlsafe()
            self.codes[code] = asked
            back = urlencode({"code": code, "state": asked["state"]})
            request.send_response(302)
            request.send_header("location", f"{asked['redirect_uri']}?{back}")
            request.end_headers()
        else:
            request.send_error(404)

    def post(self, request: BaseHTTPRequestHandler) -> None:
        body = request.rfile.read(int(request.headers["content-length"])).decode()
        form = {name: values[0] for name, values in parse_qs(body).items()}
        known = base64.b64encode(f"{CLIENT}:{SECRET}".encode()).decode()
        asked = self.codes.pop(form["code"], None)
        digest = hashlib.sha256(form["code_verifier"].encode()).digest()
        proof = base64.urlsafe_b64encode(digest).decode().rstrip("=")
        good = (
            asked is not None
            and request.headers.get("authorization") == f"Basic {known}"
            and asked["code_challenge"] == proof
            and asked["redirect_uri"] == form["redirect_uri"]
        )
        if not good or asked is None:
            answer(request, {"error": "invalid_grant"}, 400)
            return
        at = int(time.time())
        claims = {
            "iss": self.url,
            "aud": CLIENT,
            "iat": at,
            "exp": at + 300,
            "nonce": asked["nonce"],
            **self.person,
            **self.spoil,
        }
        token = jwt.encode({"alg": "RS256", "kid": "first"}, claims, self.signed_by)
        answer(request, {"id_token": token, "access_token": "none", "token_type": "Bearer"})


def answer(request: BaseHTTPRequestHandler, data: dict[str, Any], status: int = 200) -> None:
    body = json.dumps(data).encode()
    request.send_response(status)
    request.send_header("content-type", "application/json")
    request.send_header("content-length", str(len(body)))
    request.end_headers()
    request.wfile.write(body)
