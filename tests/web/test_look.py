"""The look of the board: the colors of the window, and of the families of games on rule cards."""

import re

import pytest

from director.house import shelf
from director.reports.game_sheets.families import COLORS
from director.views.contrast import TEXT, contrast
from director.web.own_color import own_color
from director.window.look.palettes import DARK, LIGHT

LOOK = (shelf.web() / "board.css").read_text(encoding="utf-8")
ROLES = (
    "ground", "raised", "line", "field", "text", "soft", "faint", "accent", "on_accent", "running",
    "paused", "rest", "warning", "wall", "wall_paused", "wall_rest", "face",
)  # fmt: skip


def roots(css):
    """The colors of each `:root`, by what they are for: first those of the dark."""
    return [
        {
            name.replace("-", "_"): color
            for name, color in re.findall(r"--([\w-]+):\s*(#\w{6})", one)
        }
        for one in re.findall(r":root\s*\{(.*?)\}", css, re.DOTALL)
    ]


def test_its_colors_are_those_of_the_window_in_a_dark_and_a_light_room():
    for own, palette in zip(roots(LOOK), (DARK, LIGHT), strict=True):
        assert {role: own[role] for role in ROLES} == {
            role: getattr(palette, role) for role in ROLES
        }


def test_each_family_of_games_has_the_color_of_its_printed_cards():
    stated = dict(re.findall(r"\.f(\w{6}) \{ background: #(\w{6}); \}", LOOK))

    assert stated == {color[1:]: color[1:] for color in COLORS.values()}


@pytest.mark.parametrize("color", ["#101010", "#ffff66", "#b3123c", "#1f6feb", "#808080"])
def test_an_event_s_own_color_stands_out_from_every_ground_and_its_words_from_it(color):
    dark, light = roots(own_color(color))

    for own, palette in ((dark, DARK), (light, LIGHT)):
        assert contrast(own["accent"], palette.wall) >= TEXT
        assert contrast(own["accent"], palette.ground) >= TEXT
        assert contrast(own["on_accent"], own["accent"]) >= TEXT
