"""The clock of the processor instead of that on the wall, for bots that think by time: what else
the machine does takes nothing from them.

    PYTHONPATH=tools/processor_clock trailboss arena --bots champion:ms=1000,champion ...

It counts the time of a whole process: not for bots that wait, or think in several processes.
"""

from __future__ import annotations

import os
import time

# One thread alone, or the time of all would be counted.
for threads in ("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"):
    os.environ[threads] = "1"
time.perf_counter = time.process_time
