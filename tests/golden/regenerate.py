"""Rewrites the golden playthroughs: `make golden`. Read the diff before you commit it."""

from __future__ import annotations

from tests.golden.playthrough import FOLDER, playthroughs


def main() -> None:
    wanted = playthroughs()
    for path in sorted(FOLDER.glob("*.txt")):
        if path not in [playthrough.path for playthrough in wanted]:
            path.unlink()
            print(f"{path.name}: removed")
    for playthrough in wanted:
        path = playthrough.path
        before = path.read_text(encoding="utf-8") if path.exists() else ""
        text = playthrough.text()
        path.write_text(text, encoding="utf-8", newline="\n")
        what = "unchanged" if text == before else "rewritten" if before else "new"
        print(f"{path.name}: {what}, {text.count(chr(10))} lines")


if __name__ == "__main__":
    main()
