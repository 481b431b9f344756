"""The engine's speed, compiled and interpreted: `make bench`, or `python -m benchmarks`.

Every figure is printed with machine, Python and commit. The installed package is measured as it is;
the source of this checkout, interpreted, is measured in a process of its own.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent


def measure(source: bool, seconds: float) -> dict[str, Any]:
    """Run `trailboss bench --json` on the installed package, or on the source."""
    environment = dict(os.environ)
    environment.pop("PYTHONPATH", None)
    if source:
        environment["PYTHONPATH"] = str(ROOT / "src")
    command = [sys.executable, "-m", "trailboss", "bench", "--json", "--seconds", str(seconds)]
    result = subprocess.run(
        command, env=environment, cwd="/", capture_output=True, text=True, check=True
    )
    data: dict[str, Any] = json.loads(result.stdout)
    return data


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure and run")
    arguments = parser.parse_args()
    installed = measure(False, arguments.seconds)
    source = measure(True, arguments.seconds)
    machine = installed["machine"]
    print(f"{machine['processor']}, {machine['cores']} cores, Python {machine['python']}")
    print(f"commit {source['machine']['commit']}, one core, middle of five runs")
    head = (machine["engine"], source["machine"]["engine"], "target")
    print(f"{'':42}{head[0]:>14}{head[1]:>14}{head[2]:>12}")
    for one, other in zip(installed["measures"], source["measures"], strict=True):
        print(
            f"{one['what']:42}{one['figure']:14,.1f}{other['figure']:14,.1f}"
            f"{one['target']:12,.0f} {one['unit']}"
        )


if __name__ == "__main__":
    main()
