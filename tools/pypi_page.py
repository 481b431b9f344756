"""The README as PyPI shows it: links and pictures with their whole address.

In the repository they are relative, so that each version leads to its own pages. PyPI knows no such
place; what has no address is shown without a link there, and a picture is left out.

    python -m tools.pypi_page HOME REF       rewrites README.md, for an archive to be built from

HOME is the address of the repository, REF the tag.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

README = Path(__file__).parents[1] / "README.md"
LINK = re.compile(r"(?<!!)\[([^\]]*)\]\((?!\w+:)([^)\s]+)\)")
PICTURE = re.compile(r'<img src="(?!\w+:)([^"]+)"([^>]*)>\n*')
WITH_USER = re.compile(r"(?:ssh://)?git@([^:/]+)[:/](.+)")


def address(remote: str) -> str | None:
    """The address of a repository's pages from that of its remote; none for a folder."""
    remote = WITH_USER.sub(r"https://\1/\2", remote.strip())
    return remote.removesuffix("/").removesuffix(".git") if remote.startswith("https://") else None


def page(text: str, home: str | None, ref: str) -> str:
    if home is None:
        return LINK.sub(r"\1", PICTURE.sub("", text))
    text = LINK.sub(rf"[\1]({home}/blob/{ref}/\2)", text)
    return PICTURE.sub(rf'<img src="{home}/raw/{ref}/\1"\2>\n\n', text)


def main(arguments: list[str]) -> int:
    if len(arguments) != 2:
        print(__doc__)
        return 2
    home, ref = arguments
    README.write_text(page(README.read_text(encoding="utf-8"), home, ref), encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
