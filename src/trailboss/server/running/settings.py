"""The options of the server: defaults, a TOML file, environment variables, the command line.

Each later one wins. An option is a field of `Settings`; its description is what the example file
says about it.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Literal, get_type_hints
from urllib.parse import urlsplit

import msgspec
from msgspec import Meta

from trailboss.bots import LEVEL_NAMES
from trailboss.core.errors import TrailbossError
from trailboss.core.message import say

PREFIX = "TRAILBOSS_"


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """Every option of the server."""

    host: Annotated[
        str,
        Meta(description="Address to listen on; 0.0.0.0 lets other machines in."),
    ] = "127.0.0.1"
    port: Annotated[int, Meta(ge=0, le=65535, description="Port; 0 takes any free one.")] = 8000
    database: Annotated[
        str,
        Meta(
            description="Where everything is kept: sqlite:///path/to/file or"
            " postgresql://user:password@host/name. Empty: a file in the data folder."
        ),
    ] = ""
    data: Annotated[
        str,
        Meta(description="Folder for the server's own files. Empty: the user's data folder."),
    ] = ""
    durability: Annotated[
        Literal["full", "normal"],
        Meta(
            description="SQLite only. full: an answered move survives a power failure. normal:"
            " it survives a crash of the server, and commits are faster."
        ),
    ] = "full"
    public_url: Annotated[
        str,
        Meta(
            description="Address under which players reach the server, such as"
            " https://gwt.example.org. With https cookies are sent over https only."
        ),
    ] = ""
    trusted_proxies: Annotated[
        str,
        Meta(description="Addresses of reverse proxies whose X-Forwarded-* headers are believed."),
    ] = "127.0.0.1"
    metrics_token: Annotated[
        str,
        Meta(
            description="With this bearer token /metrics is answered anywhere; without one, only"
            " from this machine and not through a proxy."
        ),
    ] = ""
    log_level: Annotated[
        Literal["debug", "info", "warning", "error"], Meta(description="How much is logged.")
    ] = "info"
    log_format: Annotated[
        Literal["auto", "json", "text"],
        Meta(description="json for machines, text for people; auto: text on a terminal."),
    ] = "auto"
    log_file: Annotated[
        str,
        Meta(description="A file for the log instead of standard error. Empty: none."),
    ] = ""
    log_megabytes: Annotated[
        int, Meta(ge=1, le=10_000, description="So large the file may get; then a new one begins.")
    ] = 20
    log_files: Annotated[
        int, Meta(ge=0, le=1000, description="So many full log files are kept.")
    ] = 5
    session_days: Annotated[
        int, Meta(ge=1, le=3650, description="How long a browser stays logged in without a visit.")
    ] = 180
    bot_workers: Annotated[
        int,
        Meta(
            ge=0, le=64, description="Processes in which bots think; 0: as many as there are cores."
        ),
    ] = 0
    bots: Annotated[
        list[str],
        Meta(description="Kinds of bots players may choose."),
    ] = msgspec.field(
        default_factory=lambda: [*LEVEL_NAMES, "champion", "random", "heuristic", "search"]
    )
    bot_ms: Annotated[
        int,
        Meta(ge=1, le=600_000, description="Longest time a bot may be given for a move, in ms."),
    ] = 5000
    analysis_ms: Annotated[
        int, Meta(ge=1, le=600_000, description="Longest time for one analysis, in ms.")
    ] = 10_000
    review_samples: Annotated[
        int,
        Meta(
            ge=4,
            le=64,
            description="Tries of each pair of moves that a review goes on to: more make it sharper"
            " and take longer.",
        ),
    ] = 32
    games_in_memory: Annotated[
        int, Meta(ge=1, description="Games kept ready; the others are read from the log.")
    ] = 2000
    idle_minutes: Annotated[
        int, Meta(ge=1, description="After this time without a move a game leaves the memory.")
    ] = 15
    shutdown_seconds: Annotated[
        int,
        Meta(ge=1, le=600, description="Longest time for requests in flight when it is to end."),
    ] = 10
    requests_per_minute: Annotated[
        int, Meta(ge=0, description="Requests and messages a user may make a minute; 0: no limit.")
    ] = 600
    logins_per_minute: Annotated[
        int,
        Meta(ge=0, description="Logins, new accounts and new guests of one address; 0: no limit."),
    ] = 20
    request_kilobytes: Annotated[
        int, Meta(ge=1, le=100_000, description="Largest body of a request, in kB.")
    ] = 512
    request_seconds: Annotated[
        int, Meta(ge=1, le=600, description="So long a request may take to arrive.")
    ] = 30
    tables_per_user: Annotated[
        int, Meta(ge=1, description="Tables a user may have open or running at one time.")
    ] = 200
    tables_per_guest: Annotated[
        int, Meta(ge=1, description="The same for somebody without an account.")
    ] = 50
    tables_per_minute: Annotated[
        int,
        Meta(ge=0, description="New tables a minute from one address; 0: no limit."),
    ] = 30
    chat_per_minute: Annotated[
        int, Meta(ge=0, description="Lines a user may say at tables a minute; 0: no limit.")
    ] = 30
    copies_per_user: Annotated[
        int,
        Meta(
            ge=1,
            description="Forks and imported games that are over and are kept for a user; the"
            " oldest make room for new ones.",
        ),
    ] = 50
    copy_days: Annotated[
        int,
        Meta(
            ge=0,
            description="So long forks and imported games that are over are kept untouched;"
            " 0: for ever.",
        ),
    ] = 90
    archive_days: Annotated[
        int,
        Meta(
            ge=0,
            description="After so many days untouched the log of a game that is over is packed. It"
            " can be looked at as before. 0: never.",
        ),
    ] = 0
    backup_folder: Annotated[
        str,
        Meta(
            description="SQLite only: a folder for copies of the database, made while the server"
            " runs, each tried out by restoring it. Empty: none are made."
        ),
    ] = ""
    backup_hours: Annotated[int, Meta(ge=1, le=8760, description="So often a copy is made.")] = 24
    backup_keep: Annotated[
        int, Meta(ge=1, le=10_000, description="So many copies are kept; the oldest go.")
    ] = 7
    vacation_days: Annotated[
        int,
        Meta(
            ge=0,
            le=366,
            description="Days within a year for which a player may stop the own clocks of running"
            " games by correspondence; 0: none.",
        ),
    ] = 30
    megabytes_per_user: Annotated[
        int, Meta(ge=1, description="How large the logs of a user's own tables may be together.")
    ] = 200
    megabytes_per_guest: Annotated[
        int, Meta(ge=1, description="The same for somebody without an account.")
    ] = 20
    bot_seconds_per_hour: Annotated[
        int,
        Meta(
            ge=0,
            description="So long bots that take their time think for a user within an hour; then"
            " no new table with such a bot and no analysis is begun. 0: no limit.",
        ),
    ] = 1800
    database_megabytes: Annotated[
        int,
        Meta(
            ge=0,
            description="How large the logs of all tables may be together; then only moves are"
            " stored. 0: no limit.",
        ),
    ] = 0
    disk_reserve_megabytes: Annotated[
        int,
        Meta(
            ge=0,
            description="SQLite only: with less than this free on the disk only moves are stored.",
        ),
    ] = 200

    figures: Annotated[
        list[str],
        Meta(description="Files with figures of your own for new tables, see trailboss figures."),
    ] = msgspec.field(default_factory=list)
    administrators: Annotated[
        list[str],
        Meta(
            description="Accounts that run the server: users, tables, reports, announcements, and"
            " the figures of titles. On a server for this machine alone everybody on it does."
        ),
    ] = msgspec.field(default_factory=list)

    passkeys: Annotated[
        bool,
        Meta(
            description="Let accounts log in with a key in their device; needs public_url and"
            " pip install 'trailboss[login]'."
        ),
    ] = False
    oidc_issuer: Annotated[
        str,
        Meta(
            description="Let people log in by this provider of OpenID Connect, such as"
            " https://id.example.org; needs public_url and pip install 'trailboss[login]'. Its way"
            " back is public_url with /login/provider/callback. Empty: off."
        ),
    ] = ""
    oidc_client_id: Annotated[str, Meta(description="The name this server has there.")] = ""
    oidc_client_secret: Annotated[str, Meta(description="The secret that goes with it.")] = ""
    oidc_name: Annotated[
        str, Meta(description="What the button says one logs in with. Empty: the provider's host.")
    ] = ""

    notify_after_seconds: Annotated[
        int,
        Meta(
            ge=0,
            le=86_400,
            description="So long a turn lasts before its player is told: by e-mail, webhook, push.",
        ),
    ] = 60
    webhooks: Annotated[
        Literal["public", "any", "off"],
        Meta(
            description="Where players' webhooks may lead: public addresses only, any (also this"
            " machine and the network around it), or off."
        ),
    ] = "public"
    web_push: Annotated[
        Literal["off", "public", "any"],
        Meta(
            description="Tell browsers of a turn although no page is open (Web Push); needs"
            " public_url and pip install 'trailboss[push]'. Where it may lead is as with webhooks;"
            " browsers name public addresses."
        ),
    ] = "off"
    confirmations_per_hour: Annotated[
        int,
        Meta(
            ge=0,
            description="E-mails an hour that ask whether an address is right; 0: no limit. Users,"
            " their addresses and those written to have limits of their own.",
        ),
    ] = 60
    smtp_host: Annotated[
        str,
        Meta(description="Mail server that takes the server's e-mail. Empty: no e-mail is sent."),
    ] = ""
    smtp_port: Annotated[
        int, Meta(ge=1, le=65535, description="Its port: usually 587 for starttls, 465 for tls.")
    ] = 587
    smtp_security: Annotated[
        Literal["starttls", "tls", "none"],
        Meta(description="How the way there is protected; none only on this machine."),
    ] = "starttls"
    smtp_user: Annotated[str, Meta(description="Name to log in there. Empty: no login.")] = ""
    smtp_password: Annotated[str, Meta(description="Password to log in there.")] = ""
    mail_from: Annotated[
        str, Meta(description="Sender of the e-mail, as Trailboss <trailboss@example.org>.")
    ] = ""

    @property
    def folder(self) -> Path:
        """Where the server's own files are."""
        if self.data:
            return Path(self.data)
        import platformdirs  # a server with settings alone has no folder

        return platformdirs.user_data_path("trailboss", False)

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{self.folder / 'trailboss.sqlite'}"

    @property
    def secure(self) -> bool:
        """Do players come over https?"""
        return self.public_url.startswith("https://")

    @property
    def provider(self) -> str | None:
        """What the provider is called by which people log in; None: there is none."""
        if not self.oidc_issuer:
            return None
        return self.oidc_name or urlsplit(self.oidc_issuer).hostname or self.oidc_issuer

    @property
    def workers(self) -> int:
        return self.bot_workers or max(2, os.cpu_count() or 2)


NAMES = Settings.__struct_fields__


def load_settings(
    file: Path | str | None = None,
    given: Mapping[str, Any] | None = None,
    environment: Mapping[str, str] | None = None,
) -> Settings:
    """All options, from the file, the environment and what was given, or a clear error."""
    found: dict[str, Any] = {}
    if file is not None:
        found.update(read_file(Path(file)))
    environment = os.environ if environment is None else environment
    for name in NAMES:
        if PREFIX + name.upper() in environment:
            found[name] = from_text(name, environment[PREFIX + name.upper()])
    for name, value in (given or {}).items():
        if value is not None:
            found[name] = value
    try:
        settings = msgspec.convert(found, Settings)
    except msgspec.ValidationError as error:
        raise TrailbossError(say("error-settings", problem=str(error))) from error
    if settings.smtp_host and not (settings.public_url and settings.mail_from):
        raise TrailbossError(say("error-settings-mail"))
    if (settings.passkeys or settings.oidc_issuer) and not settings.public_url:
        raise TrailbossError(say("error-settings-login"))
    if settings.web_push != "off" and not settings.public_url:
        raise TrailbossError(say("error-settings-push"))
    if settings.backup_folder and not settings.database_url.startswith("sqlite"):
        raise TrailbossError(say("error-settings-backup"))
    if settings.oidc_issuer and not settings.oidc_client_id:
        raise TrailbossError(say("error-settings-provider"))
    return settings


def read_file(path: Path) -> dict[str, Any]:
    try:
        with path.open("rb") as file:
            found = tomllib.load(file)
    except OSError as error:
        problem = say("error-settings-read", path=str(path), problem=str(error.strerror))
        raise TrailbossError(problem) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        problem = say("error-settings-toml", path=str(path), problem=str(error))
        raise TrailbossError(problem) from error
    for name in found:
        if name not in NAMES:
            raise TrailbossError(
                say("error-settings-option", path=str(path), option=repr(name), known=NAMES)
            )
    return found


def from_text(name: str, text: str) -> Any:
    """An option as the environment has it: numbers and lists are written as in TOML, text plain."""
    kind = get_type_hints(Settings)[name]
    if kind is str or not text:
        return text
    try:
        return tomllib.loads(f"value = {text}")["value"]
    except tomllib.TOMLDecodeError:
        return text


def example() -> str:
    """A settings file that says what every option is for and how it stands."""
    lines = ["# The options of `trailboss serve`, as they stand without a file.", ""]
    usual = Settings()
    for name, hint in get_type_hints(Settings, include_extras=True).items():
        for meta in getattr(hint, "__metadata__", ()):
            if isinstance(meta, Meta) and meta.description:
                lines.append(f"# {meta.description}")
        lines.append(f"{name} = {msgspec.json.encode(getattr(usual, name)).decode()}")
        lines.append("")
    return "\n".join(lines)
