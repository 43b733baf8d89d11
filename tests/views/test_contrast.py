"""How well colors stand out from one another, and colors moved until they do."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from director.views.contrast import EDGE, TEXT, contrast, luminance, readable

colors = st.integers(0, 0xFFFFFF).map(lambda number: f"#{number:06x}")


def test_black_is_dark_and_white_is_light():
    assert (luminance("#000000"), luminance("#ffffff")) == (0, 1)


def test_contrast_is_that_of_the_published_examples():
    grays = [round(contrast(gray, "#ffffff"), 2) for gray in ("#767676", "#777777", "#949494")]

    assert grays == [4.54, 4.48, 3.03]


@given(colors, colors)
def test_contrast_is_the_same_either_way(one, other):
    assert contrast(one, other) == contrast(other, one) >= 1


@given(colors, colors, st.sampled_from([TEXT, EDGE]))
def test_every_color_can_be_made_readable_on_every_ground(color, ground, least):
    assert contrast(readable(color, ground, least), ground) >= least


@given(colors, colors)
def test_a_color_that_stands_out_is_left_as_it_is(color, ground):
    moved = readable(color, ground)

    assert (moved == color) == (contrast(color, ground) >= TEXT)


def test_what_nothing_reaches_ends_in_black_or_white():
    assert readable("#777777", "#777777", 21) in ("#000000", "#ffffff")


@pytest.mark.parametrize("color", ["", "#12", "red"])
def test_what_is_no_color_is_refused(color):
    with pytest.raises(ValueError, match="invalid literal"):
        luminance(color)
