"""The pages behind the links in e-mails. They ask first: programs that read mail follow links."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from trailboss.core.message import Message, say
from trailboss.server.errors import BadRequest
from trailboss.server.notices.links import Claim, Purpose, trace_of
from trailboss.server.people.identity import origin_of
from trailboss.server.routes.language import InLanguage
from trailboss.server.running.services import Services
from trailboss.server.storage.rows import NotifyRow, User
from trailboss.server.storage.users import user_by_id
from trailboss.words import ENGLISH, text

Asking = Request[Any, Any, Any]
Key = Annotated[str, QueryParameter(max_length=2000)]
OLD = say("page-old")

PAGE = """<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>Trailboss</title>
<meta name="viewport" content="width=device-width">
<style>body {{ font-family: system-ui, sans-serif; max-width: 36rem; margin: 3rem auto;
padding: 0 1rem }} button {{ font: inherit; padding: 0.5rem 1rem }}</style></head>
<body><h1>Trailboss</h1>
<p>{words}</p>
{form}
</body></html>
"""
FORM = """<form method="post" action="?key={key}&amp;language={language}">
<button>{button}</button></form>"""


def page(words: Message, language: str, form: str = "", status: int = 200) -> Response[str]:
    return Response(
        PAGE.format(language=language, words=escape(text(words, language)), form=form),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store"},
    )


def ask(
    request: Asking, services: Services, key: str, language: str, purpose: Purpose
) -> Response[str]:
    services.logins.spend(origin_of(request))
    claim = services.telling.links.read(key, purpose)
    if claim is None:
        return page(OLD, language, status=404)
    button = escape(text(say(f"page-{purpose}-button"), language))
    form = FORM.format(key=escape(key), language=language, button=button)
    return page(say(f"page-{purpose}", email=claim.email), language, form)


async def act(
    request: Asking, services: Services, key: str, language: str, purpose: Purpose
) -> Response[str]:
    services.logins.spend(origin_of(request))
    claim = services.telling.links.read(key, purpose)
    if claim is None or not await follow(services, claim):
        return page(OLD, language, status=404)
    return page(say(f"page-{purpose}-done", email=claim.email), language)


async def follow(services: Services, claim: Claim) -> bool:
    """Do what a link says, unless the user has another address by now."""
    user = await services.database.read(partial(user_by_id, user=claim.user))
    if user is None or user.email != claim.email:
        return False

    def change(wishes: NotifyRow) -> None:
        if claim.purpose == "confirm":
            wishes.confirmed = claim.email
        else:
            wishes.email = False

    await services.accounts.change_notify(user.id, change)
    return True


@get("/notices/confirm", include_in_schema=False)
async def ask_confirm(
    request: Asking, services: NamedDependency[Services], key: Key, language: InLanguage = ENGLISH
) -> Response[str]:
    return ask(request, services, key, language, "confirm")


@post("/notices/confirm", include_in_schema=False, status_code=200)
async def confirm(
    request: Asking, services: NamedDependency[Services], key: Key, language: InLanguage = ENGLISH
) -> Response[str]:
    return await act(request, services, key, language, "confirm")


@get("/notices/off", include_in_schema=False)
async def ask_off(
    request: Asking, services: NamedDependency[Services], key: Key, language: InLanguage = ENGLISH
) -> Response[str]:
    return ask(request, services, key, language, "off")


@post("/notices/off", include_in_schema=False, status_code=200)
async def turn_off(
    request: Asking, services: NamedDependency[Services], key: Key, language: InLanguage = ENGLISH
) -> Response[str]:
    """Also what mail programs send when somebody presses their own button."""
    return await act(request, services, key, language, "off")


RESET_FORM = """<form method="post" action="?key={key}&amp;language={language}">
<p><label>{label}<br><input type="password" name="password" required minlength="8" maxlength="256"
autocomplete="new-password"></label></p>
<button>{button}</button></form>"""


async def account_of(services: Services, key: str) -> User | None:
    """Whose password a link is for, if it was not used yet and the address is still theirs."""
    claim = services.telling.links.read(key, "reset")
    if claim is None:
        return None
    user = await services.database.read(partial(user_by_id, user=claim.user))
    if user is None or user.guest or (user.email or "") != claim.email:
        return None
    return user if trace_of(user.password or "") == claim.password else None


def reset_page(key: str, language: str, words: Message, status: int = 200) -> Response[str]:
    form = RESET_FORM.format(
        key=escape(key),
        language=language,
        label=escape(text(say("page-reset-label"), language)),
        button=escape(text(say("page-reset-button"), language)),
    )
    return page(words, language, form, status)


@get("/notices/reset", include_in_schema=False)
async def ask_reset(
    request: Asking, services: NamedDependency[Services], key: Key, language: InLanguage = ENGLISH
) -> Response[str]:
    services.logins.spend(origin_of(request))
    user = await account_of(services, key)
    if user is None:
        return page(OLD, language, status=404)
    return reset_page(key, language, say("page-reset", name=user.name))


@post("/notices/reset", include_in_schema=False, status_code=200)
async def reset(
    request: Asking, services: NamedDependency[Services], key: Key, language: InLanguage = ENGLISH
) -> Response[str]:
    services.logins.spend(origin_of(request))
    user = await account_of(services, key)
    if user is None:
        return page(OLD, language, status=404)
    password = str((await request.form()).get("password", ""))
    if not 8 <= len(password) <= 256:
        return reset_page(key, language, say("page-reset-length"), 400)
    try:
        await services.accounts.reset_password(user, password)
    except BadRequest as refused:
        return reset_page(key, language, refused.message, 400)
    return page(say("page-reset-done", name=user.name), language)


HANDLERS = [ask_confirm, confirm, ask_off, turn_off, ask_reset, reset]
