"""External bots: every way to fail, and that no process is left."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.bots.programs import FIRST, STARTED, Written, first_view, gone
from trailboss.bots import BotFailed, bot
from trailboss.bots.external import ExternalBot
from trailboss.bots.program import LONGEST_LINE, MOST_UNREAD, Program

ROOT = Path(__file__).parents[2]

FAILURES = {
    "exits": ("sys.exit(3)", "ended with status 3"),
    "killed": ("os.kill(os.getpid(), 11)", "was ended by signal 11 (Segmentation fault)"),
    "raises": ("1 / 0", "ended with status 1"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its standard output"),
    "prose": ("print('I resign', flush=True)", r"a line that is not JSON: b'I resign'"),
    "cut off": ("print('{', flush=True)", "a line that is not JSON: b'{'"),
    "empty line": ("print('', flush=True)", "a line that is not JSON: b''"),
    "list": ("print([1], flush=True)", "a line that is not a JSON object: b'[1]'"),
    "binary": ("os.write(1, bytes(range(255, 8, -1)))", r"a line that is not JSON: b'\xff\xfe"),
    "deep": ("print('[' * 100000, flush=True)", "a line that is not JSON: b'[[["),
    "deep number": (
        "print('{\"number\":' + '[' * 900 + ']' * 900 + '}', flush=True)",
        "; asked was 1",
    ),
    "no number": ("say(code=legal[0]['code'])", "answered number None; asked was 1"),
    "wrong number": ("say(number=2, code=0)", "answered number 2; asked was 1"),
    "true": ("say(number=True, code=0)", "answered number True; asked was 1"),
    "no move": ("say(number=1)", "answered with neither a code nor a notation"),
    "two moves": (
        "say(number=1, code=legal[0]['code'], notation=legal[1]['notation'])",
        "chose two moves, ",
    ),
    "no code": ("say(number=1, code='0')", "chose '0'; codes are 0 to "),
    "negative": ("say(number=1, code=-1)", "chose -1; codes are 0 to "),
    "too large": ("say(number=1, code=10**30)", f"chose {10**30}; codes are 0 to "),
    "no notation": ("say(number=1, notation=3)", "chose 3; a notation is text"),
    "no such move": (
        "say(number=1, notation='castle')",
        "chose 'castle', which is no move of second-edition",
    ),
    "illegal": (
        "say(number=1, notation='enter Kansas City')",
        "chose 'enter Kansas City', not allowed now: ",
    ),
    "long line": (
        f"sys.stdout.write('x' * {LONGEST_LINE + 1}); sys.stdout.flush(); time.sleep(60)",
        "wrote a line of more than 1 MB",
    ),
    "endless line": ("while True: os.write(1, b'x' * 65536)", "wrote a line of more than 1 MB"),
}


@pytest.mark.parametrize("kind", FAILURES)
def test_nonsense(kind: str, tmp_path: Path) -> None:
    decision, said = FAILURES[kind]
    program = Written(tmp_path, decision, before="print('warming up', file=sys.stderr)")
    assert_fails(program.bot(), said)


def assert_fails(player: ExternalBot, said: str) -> str:
    """The first decision fails with these words, nothing is left, and it stays like that."""
    view = first_view()
    before = len(STARTED)
    with pytest.raises(BotFailed) as error:
        player.choose(view)
    text = str(error.value)
    assert text.startswith("external bot ")
    assert said in text
    assert "\n" not in text
    assert len(text) < 1500
    assert player.program is None
    assert all(gone(pid) for pid in STARTED)
    with pytest.raises(BotFailed) as again:
        player.choose(view)
    assert str(again.value) == text
    assert len(STARTED) <= before + 1  # it is not started again
    player.close()
    return text


def test_a_line_of_exactly_one_megabyte(tmp_path: Path) -> None:
    blanks = f"print(json.dumps(dict(number=1, code=legal[0]['code'])).ljust({LONGEST_LINE}))"
    player = Written(tmp_path, f"{blanks}; sys.stdout.flush()").bot()
    view = first_view()
    assert player.choose(view) == view.legal[0]
    player.close()


@pytest.mark.parametrize(
    "decision",
    [
        "time.sleep(60)",
        "sys.stdout.write('{\"number\":1'); sys.stdout.flush()",  # no end of the line
        "while True: pass",
        "import signal; signal.signal(signal.SIGTERM, signal.SIG_IGN); time.sleep(60)",
    ],
)
def test_it_hangs(decision: str, tmp_path: Path) -> None:
    began = time.monotonic()
    assert_fails(Written(tmp_path, decision).bot(",timeout=0.3"), "gave no answer within 0.3 s")
    assert time.monotonic() - began < 5


@pytest.mark.parametrize(
    ("hello", "said"),
    [
        ("say(protocol=2)", "should begin with its protocol, 1, and has 2"),
        ("say(want=[])", "should begin with its protocol, 1, and has None"),
        ("say(protocol=1, want=['state'])", "wants ['state']; want is a list of observation and"),
        ("say(protocol=1, want='encoding')", "wants 'encoding'; want is a list of"),
        ("print('ready', flush=True)", "wrote a line that is not JSON: b'ready'"),
        ("sys.exit(0)", "ended with status 0"),
    ],
)
def test_a_bad_beginning(hello: str, said: str, tmp_path: Path) -> None:
    assert_fails(Written(tmp_path, hello=hello).bot(), said)


def test_a_slow_start(tmp_path: Path) -> None:
    """Starting has a limit of its own."""
    program = Written(tmp_path, before="time.sleep(3.2)")
    player = program.bot(",timeout=3")
    view = first_view()
    assert player.choose(view) == view.legal[0]
    player.close()
    assert_fails(program.bot(",start=0.2"), "gave no answer within 0.2 s")


def test_it_ends_between_two_decisions(tmp_path: Path) -> None:
    player = Written(tmp_path, f"{FIRST}; print('enough', file=sys.stderr); sys.exit(4)").bot()
    view = first_view()
    player.choose(view)
    assert player.program is not None
    player.program.process.wait(5)
    with pytest.raises(BotFailed, match=r"ended with status 4; its standard error .*: enough$"):
        player.choose(view)
    player.close()


def test_the_last_words_are_told(tmp_path: Path) -> None:
    program = Written(tmp_path, "print('\\x1b[2Jhello\\n\\n  you', file=sys.stderr); sys.exit(9)")
    text = assert_fails(program.bot(), "ended with status 9; its standard error ends with: ")
    assert text.endswith("ends with: ?[2Jhello | you")
    text = assert_fails(Written(tmp_path, "1 / 0").bot(), "ended with status 1; ")
    assert text.endswith(" | ZeroDivisionError: division by zero")
    many = "for n in range(20): print('line', n, 'x' * 500, file=sys.stderr)"
    program = Written(tmp_path, f"exec({many!r}); sys.exit(1)")
    text = assert_fails(program.bot(), "ended with status 1")
    words = text.partition("ends with: ")[2].split(" | ")
    assert [word[:7] for word in words] == [f"line {n}" for n in range(15, 20)]
    assert all(len(word) < 130 for word in words)


def test_a_flood_on_standard_error_harms_nothing(tmp_path: Path) -> None:
    """8 MB, many times what a pipe holds, before the answer; a part of the last is kept."""
    flood = "sys.stderr.write('x' * 8_000_000 + '\\nthe end\\n')"
    player = Written(tmp_path, f"{flood}; {FIRST}").bot()
    view = first_view()
    assert player.choose(view) == view.legal[0]
    assert player.program is not None
    assert player.choose(view) == view.legal[0]
    assert player.program.error_lines(1) == ["the end"]
    assert len(player.program.last_errors) <= 16_384
    player.close()


def test_a_flood_on_standard_output_fails(tmp_path: Path) -> None:
    """What nobody asked for is read and bounded; the next question finds out."""
    flood = f"sys.stdout.write('{{}}\\n' * {MOST_UNREAD}); sys.stdout.flush()"
    done = tmp_path / "done"
    player = Written(tmp_path, f"{FIRST}; {flood}; open({str(done)!r}, 'w')").bot()
    view = first_view()
    player.choose(view)
    until = time.monotonic() + 60
    while not done.exists() and time.monotonic() < until:
        time.sleep(0.01)
    assert done.exists()  # it could write all of it
    assert player.program is not None
    assert len(player.program.unread) < MOST_UNREAD + 100_000
    with pytest.raises(BotFailed, match="wrote 2 MB that were not asked for"):
        player.choose(view)
    player.close()


def test_a_flood_behind_an_answer_leaves_the_answer(tmp_path: Path) -> None:
    """However late we look: the answer came first."""
    flood = f"sys.stdout.write('{{}}\\n' * {MOST_UNREAD}); sys.stdout.flush()"
    player = Written(tmp_path, f"{FIRST}; {flood}").bot()
    view = first_view()
    program = player.started()
    receive = program.receive

    def late(until: float) -> bytes | None:
        while not program.flooded:
            time.sleep(0.01)
        return receive(until)

    program.receive = late  # type: ignore[method-assign]
    assert player.choose(view) == view.legal[0]
    with pytest.raises(BotFailed, match="wrote 2 MB that were not asked for"):
        player.choose(view)
    player.close()


def test_a_program_that_does_not_read_its_input() -> None:
    """A question larger than a pipe does not make us wait longer than the limit."""
    program = Program(["/bin/sleep", "60"])
    try:
        with pytest.raises(BotFailed, match=r"has not read its input for 0\.2 s"):
            program.ask(b"x" * 1_000_000 + b"\n", 0.2)
        program.stop()
        assert gone(program.process.pid)
    finally:
        program.stop()


# Processes --------------------------------------------------------------------------------------

CHILD = (
    "child = subprocess.Popen(['sleep', '60']); heard.write(str(child.pid)); heard.flush();"
    " say(protocol=1)"
)


def child_of(program: Written) -> int:
    return int(program.heard[1])


@pytest.mark.parametrize("decision", ["time.sleep(60)", "sys.exit(1)", "print('x', flush=True)"])
def test_children_are_ended_too(decision: str, tmp_path: Path) -> None:
    program = Written(
        tmp_path, f"heard.write('\\n'); heard.flush(); {decision}", f"{CHILD}; heard.write('\\n')"
    )
    assert_fails(program.bot(",timeout=0.5"), "external bot")
    assert gone(child_of(program))


def test_closing_ends_everything(tmp_path: Path) -> None:
    """A program that does not go when it is told to, nor does its child."""
    hello = f"{CHILD}; heard.write('\\n')"
    program = Written(tmp_path, f"{FIRST}; time.sleep(60)", hello)
    player = program.bot()
    player.choose(first_view())
    assert player.program is not None
    pid = player.program.process.pid
    began = time.monotonic()
    player.close()
    assert time.monotonic() - began < 4
    assert gone(pid)
    assert gone(child_of(program))
    with pytest.raises(BotFailed, match="closed"):
        player.choose(first_view())


def test_a_program_may_tidy_up_at_the_end(tmp_path: Path) -> None:
    done = tmp_path / "done"
    program = Written(tmp_path)
    with program.path.open("a", encoding="utf-8") as file:
        file.write(f"time.sleep(0.1)\nopen({str(done)!r}, 'w').close()\n")
    player = program.bot()
    player.choose(first_view())
    player.close()
    assert done.exists()


def test_somebody_else_holds_the_pipes(tmp_path: Path) -> None:
    """A child that left the group keeps the outputs open; nothing waits for it."""
    away = "child = subprocess.Popen(['sleep', '60'], start_new_session=True)"
    program = Written(tmp_path, hello=f"{away}; heard.write(f'{{child.pid}}\\n'); say(protocol=1)")
    player = program.bot()
    player.choose(first_view())
    began = time.monotonic()
    player.close()
    assert time.monotonic() - began < 4
    os.kill(child_of(program), signal.SIGKILL)


def test_a_bot_that_is_dropped(tmp_path: Path) -> None:
    player = Written(tmp_path).bot()
    player.choose(first_view())
    assert player.program is not None
    pid = player.program.process.pid
    del player
    assert gone(pid)


def test_python_ends_without_closing(tmp_path: Path) -> None:
    program = Written(
        tmp_path, f"{FIRST}; time.sleep(60)", before="heard.write(f'{os.getpid()}\\n')"
    )
    script = (
        "import sys; from tests.bots.programs import *\n"
        "kept = bot(sys.argv[1]); kept.choose(first_view())"
    )
    subprocess.run(
        [sys.executable, "-c", script, f"external:{program.command}"],
        check=True,
        timeout=60,
        cwd=ROOT,
    )
    assert gone(int(program.heard[0]))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("echo no first line", "cannot be started: Exec format error"),
        ("#!/no/such/interpreter\n", "cannot be started: No such file or directory"),
    ],
)
def test_files_that_are_no_programs(content: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "program"
    path.write_text(content)
    path.chmod(0o755)
    player = bot(f"external:{path}")
    assert isinstance(player, ExternalBot)
    assert_fails(player, said)
