"""The pages behind the links in e-mails. They ask first: programs that read mail follow links."""

from __future__ import annotations

from functools import partial
from html import escape
from typing import Annotated, Any

from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from trailboss.server.identity import address_of
from trailboss.server.notices.links import Claim, Purpose
from trailboss.server.services import Services
from trailboss.server.storage.users import NotifyRow, user_by_id

Asking = Request[Any, Any, Any]
Key = Annotated[str, QueryParameter(max_length=2000)]

PAGE = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Trailboss</title>
<meta name="viewport" content="width=device-width">
<style>body {{ font-family: system-ui, sans-serif; max-width: 36rem; margin: 3rem auto;
padding: 0 1rem }} button {{ font: inherit; padding: 0.5rem 1rem }}</style></head>
<body><h1>Trailboss</h1>
<p>{words}</p>
{form}
</body></html>
"""
FORM = '<form method="post" action="?key={key}"><button>{button}</button></form>'
QUESTIONS = {
    "confirm": ("Shall {email} be told when it is your turn?", "Yes, this is my address"),
    "off": ("Shall no more messages go to {email}?", "No more messages"),
}
DONE = {
    "confirm": "Thank you: {email} will be told when it is your turn.",
    "off": "Done: no more messages go to {email}.",
}
NOT_VALID = "This link does not hold any more. The account's page has the current settings."


def page(words: str, form: str = "", status: int = 200) -> Response[str]:
    return Response(
        PAGE.format(words=words, form=form),
        status_code=status,
        media_type=MediaType.HTML,
        headers={"cache-control": "no-store"},
    )


def ask(request: Asking, services: Services, key: str, purpose: Purpose) -> Response[str]:
    services.logins.spend(address_of(request))
    claim = services.telling.links.read(key, purpose)
    if claim is None:
        return page(NOT_VALID, status=404)
    words, button = QUESTIONS[purpose]
    form = FORM.format(key=escape(key), button=button)
    return page(escape(words.format(email=claim.email)), form)


async def act(request: Asking, services: Services, key: str, purpose: Purpose) -> Response[str]:
    services.logins.spend(address_of(request))
    claim = services.telling.links.read(key, purpose)
    if claim is None or not await follow(services, claim):
        return page(NOT_VALID, status=404)
    return page(escape(DONE[purpose].format(email=claim.email)))


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
    request: Asking, services: NamedDependency[Services], key: Key
) -> Response[str]:
    return ask(request, services, key, "confirm")


@post("/notices/confirm", include_in_schema=False, status_code=200)
async def confirm(request: Asking, services: NamedDependency[Services], key: Key) -> Response[str]:
    return await act(request, services, key, "confirm")


@get("/notices/off", include_in_schema=False)
async def ask_off(request: Asking, services: NamedDependency[Services], key: Key) -> Response[str]:
    return ask(request, services, key, "off")


@post("/notices/off", include_in_schema=False, status_code=200)
async def turn_off(request: Asking, services: NamedDependency[Services], key: Key) -> Response[str]:
    """Also what mail programs send when somebody presses their own button."""
    return await act(request, services, key, "off")


HANDLERS = [ask_confirm, confirm, ask_off, turn_off]
