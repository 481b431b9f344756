"""`python -m trailboss.learn`: the same as `trailboss train`, where the command line's own packages
are not installed."""

from __future__ import annotations

import argparse
import json
import os
import sys
from pathlib import Path

from trailboss.core.errors import TrailbossError
from trailboss.core.message import Message, spoken
from trailboss.learn.checks import check_folder, check_machine
from trailboss.learn.evaluate import trials
from trailboss.learn.runfile import read_run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m trailboss.learn")
    parser.add_argument("run", type=Path)
    parser.add_argument("--folder", type=Path)
    parser.add_argument("--resume", action="store_true")
    parser.add_argument("--minutes", type=float)
    parser.add_argument("--examples", type=Path, help="decisions of the heuristic, from --collect")
    parser.add_argument("--collect", type=Path, help="only write decisions of the heuristic there")
    parser.add_argument("--evaluate", type=int, default=0, metavar="GAMES")
    parser.add_argument("--network", type=Path)
    given = parser.parse_args()
    try:
        check_machine()
        run = read_run(given.run)
        folder = given.folder or Path("runs", run.name)
        if given.evaluate:
            processes = os.cpu_count() or 1
            for line in trials(run, str(given.network), given.evaluate, processes):
                print(json.dumps(line), flush=True)
            return 0
        from trailboss.learn.session import Session

        def note(message: Message) -> None:
            print(spoken(message), flush=True)

        if given.collect:
            from trailboss.learn.clone import collect, write_examples

            folder.mkdir(parents=True, exist_ok=True)
            processes = run.actors.processes or os.cpu_count() or 1
            write_examples(given.collect, run, collect(run, processes, folder))
            return 0
        check_folder(folder, given.resume)
        session = Session(run, folder, given.resume, note, given.examples)
        try:
            session.begin()
            session.work(given.minutes)
        finally:
            session.close()
    except TrailbossError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


sys.exit(main())
