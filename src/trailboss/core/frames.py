"""The stack of frames: what is being decided or carried out, as plain integers.

Each frame is WIDTH integers: its kind and four fields whose meaning is the kind's (see
`core.rules.Position.push`). `legal` looks at the top frame only. Kinds below
FIRST_DECISION are carried out by the engine without asking.
"""

from __future__ import annotations

from typing import Final

WIDTH: Final = 5
FIRST_DECISION: Final = 32
