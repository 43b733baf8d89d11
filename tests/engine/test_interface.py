"""What the engine exports: all that the manual's chapter uses, and nothing that is not there."""

import re
import subprocess
import sys

import pytest

from director import engine
from director.engine.games.shipped import FOLDER
from director.house import shelf


def test_every_name_of_the_interface_can_be_asked_for():
    assert {name for name in engine.__all__ if getattr(engine, name, None) is None} == set()


def test_a_name_outside_the_interface_is_missing_as_in_any_module():
    with pytest.raises(AttributeError, match="has no attribute 'shuffle'"):
        _ = engine.shuffle


def test_the_manual_uses_the_interface_and_nothing_else_of_the_program():
    text = (shelf.manual() / "engine.md").read_text(encoding="utf-8")

    lines = re.findall(r">>> from (director\S*) import (.+)", text)

    assert {module for module, _ in lines} == {"director.engine"}
    assert {name for _, names in lines for name in names.split(", ")} <= {*engine.__all__}


def test_the_shipped_games_are_all_there_without_a_path():
    assert engine.shipped_games().ids() == sorted(path.stem for path in FOLDER.glob("*.toml"))


def test_a_house_lays_its_own_games_over_the_shipped_ones(tmp_path):
    (tmp_path / "razz.toml").write_text(
        'name = "Razz at home"\nlike = "razz"\nsource = "ours"\ntldr = "Razz."\n'
    )

    assert engine.shipped_games(tmp_path).game("razz").name == "Razz at home"


def test_who_imports_the_engine_loads_no_rule_yet():
    loaded = (
        "import director.engine, sys; print(*[one for one in sys.modules if 'director' in one])"
    )
    command = [sys.executable, "-c", loaded]

    said = subprocess.run(command, capture_output=True, text=True, check=True)

    assert said.stdout.split() == ["director", "director.engine"]
