"""Which machines a player's webhook may lead to: by default none of this network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket

from trailboss.core.message import Message, say, spoken

Address = ipaddress.IPv4Address | ipaddress.IPv6Address
NAT64 = ipaddress.IPv6Network("64:ff9b::/96")  # an IPv4 address is in the last 32 bits


class Unreachable(Exception):
    """There is no address for a name to which something may be sent."""

    def __init__(self, message: Message) -> None:
        super().__init__(spoken(message))
        self.message = message


def is_public(text: str) -> bool:
    """Is it an address of the open internet, also where one is wrapped in another?"""
    try:
        address: Address = ipaddress.ip_address(text.partition("%")[0])
    except ValueError:
        return False
    inner = wrapped(address)
    if inner is not None and not is_public(str(inner)):
        return False
    if isinstance(address, ipaddress.IPv6Address) and address.ipv4_mapped is not None:
        return True  # what counts has been checked just now
    return address.is_global and not address.is_multicast


def wrapped(address: Address) -> ipaddress.IPv4Address | None:
    """The IPv4 address that an IPv6 address leads to."""
    if isinstance(address, ipaddress.IPv4Address):
        return None
    if address in NAT64:
        return ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF)
    if address.teredo is not None:
        return address.teredo[1]
    return address.ipv4_mapped or address.sixtofour


async def resolve(host: str, port: int, anywhere: bool) -> str:
    """An address of a host. Whoever connects uses this one and does not ask for the name again: the
    second answer could be another one."""
    try:
        found = await asyncio.get_running_loop().getaddrinfo(
            host, port, type=socket.SOCK_STREAM, proto=socket.IPPROTO_TCP
        )
    except (OSError, UnicodeError) as error:
        # The same as below: whether a name is known inside this network is not told.
        raise Unreachable(say("refused-webhook-private", host=host)) from error
    addresses = [str(entry[4][0]) for entry in found]
    for address in addresses:
        if anywhere or is_public(address):
            return address
    raise Unreachable(say("refused-webhook-private", host=host))
