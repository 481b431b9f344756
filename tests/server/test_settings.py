"""Options: file, environment, command line, and the page that documents them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

from trailboss.cli import main
from trailboss.core.errors import TrailbossError
from trailboss.server.running.settings import Settings, example, load_settings


def test_each_place_wins_over_the_one_before(tmp_path: Path) -> None:
    file = tmp_path / "settings.toml"
    file.write_text('port = 1\nhost = "a"\nlog_level = "error"\nbots = ["random"]\n')
    environment = {"TRAILBOSS_PORT": "2", "TRAILBOSS_HOST": "b", "OTHER": "x"}
    found = load_settings(file, {"port": 3, "host": None}, environment)
    assert (found.port, found.host, found.log_level) == (3, "b", "error")
    assert found.bots == ["random"]
    assert load_settings(environment={}) == Settings()


def test_lists_and_numbers_in_the_environment() -> None:
    found = load_settings(
        environment={"TRAILBOSS_BOTS": '["random"]', "TRAILBOSS_DATABASE": "sqlite:///5"}
    )
    assert found.bots == ["random"]
    assert found.database == "sqlite:///5"


@pytest.mark.parametrize(
    ("text", "detail"),
    [
        ("port = 70000", "<= 65535"),
        ('port = "many"', "Expected `int`"),
        ("colour = 1", "there is no option 'colour'"),
        ("port = ", "is not TOML"),
        ('durability = "none"', "durability"),
    ],
)
def test_bad_options_say_what_is_wrong(tmp_path: Path, text: str, detail: str) -> None:
    file = tmp_path / "settings.toml"
    file.write_text(text)
    with pytest.raises(TrailbossError) as caught:
        load_settings(file, environment={})
    assert detail in str(caught.value)


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(TrailbossError, match="cannot be read"):
        load_settings("/nowhere/settings.toml", environment={})


def test_the_example_file_documents_every_option_and_changes_nothing(tmp_path: Path) -> None:
    text = example()
    assert set(tomllib.loads(text)) == set(Settings.__struct_fields__)
    comments = [line for line in text.splitlines() if line.startswith("# ")]
    assert len(comments) == len(Settings.__struct_fields__) + 1
    file = tmp_path / "settings.toml"
    file.write_text(text)
    assert load_settings(file, environment={}) == Settings()


def test_the_command_prints_the_example(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--example-settings"]) == 0
    assert capsys.readouterr().out == example()


def test_the_command_refuses_what_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--settings", "/nowhere.toml"]) == 2
    assert "cannot be read" in capsys.readouterr().err
    assert main(["serve", "--database", "mysql://x/y", "--port", "0"]) == 2
    assert "begins with sqlite:/// or postgresql://" in capsys.readouterr().err
