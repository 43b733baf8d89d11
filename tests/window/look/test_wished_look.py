"""Which look is worn: the one chosen, or the system's."""

import pytest

from director.house.settings import load_settings
from director.window.look.palettes import PALETTES
from director.window.look.wished_look import SystemLook, system_look, wished_look


@pytest.fixture
def settings(tmp_path):
    return load_settings(tmp_path / "settings.toml")


@pytest.mark.parametrize(
    ("system", "name"),
    [
        (SystemLook(), "dark"),
        (SystemLook(is_light=True), "light"),
        (SystemLook(high_contrast=True), "high contrast dark"),
        (SystemLook(is_light=True, high_contrast=True), "high contrast light"),
    ],
)
def test_until_somebody_chooses_the_look_is_the_systems(settings, system, name):
    assert (wished_look(settings, system), name in PALETTES) == (name, True)


def test_a_look_that_was_chosen_stays_whatever_the_system_does(settings):
    settings.change({"look": "dark"})

    assert wished_look(settings, SystemLook(is_light=True, high_contrast=True)) == "dark"


@pytest.mark.parametrize("look", ["dark", "light"])
def test_a_high_contrast_is_had_in_either_look(settings, look):
    settings.change({"look": look, "high_contrast": True})

    assert wished_look(settings, SystemLook()) == f"high contrast {look}"


def test_a_system_that_does_not_say_is_dark(dressed):
    assert system_look() == SystemLook(is_light=False, high_contrast=False)
