"""The look: what can be read, what stands still, and that no state is told by colour alone."""

import shutil
from itertools import combinations, product

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontInfo, QFontMetricsF, QImage, QPainter, QPixmapCache
from PySide6.QtWidgets import QCheckBox, QWidget

from director.engine.cards import JOKER, PACK
from director.house import shelf
from director.views.clock.event_status import State
from director.views.contrast import EDGE, TEXT, contrast, readable
from director.window.look.cards import Deck, paint_card
from director.window.look.fonts import BOLD, MEDIUM, REGULAR, SEMIBOLD, font
from director.window.look.palettes import PALETTES, wear
from director.window.look.shapes import shape
from director.window.look.styles import dress, dress_window, prepare, style_sheet
from director.window.look.suits import FOUR_COLOURS, RED_AND_BLACK
from director.window.widgets.labels import column, holding
from director.window.widgets.stack import Wardrobe


def least(palette):
    """What text needs in this look: AA, or AAA where a high contrast was chosen (WCAG 2.1)."""
    return 7 if palette.name.startswith("high contrast") else TEXT


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("ink", ["text", "soft", "faint", "running", "paused", "rest", "warning"])
def test_every_text_stands_out_from_every_ground(palette, ink):
    grounds = ("ground", "raised", "elevated", "sunken", "wall", "chosen")

    weakest = min(contrast(getattr(palette, ink), getattr(palette, on)) for on in grounds)

    assert weakest >= least(palette)


def ticked(qapp):
    prepare(qapp)
    box = QCheckBox()
    dress_window(box)
    box.setChecked(True)
    return box.grab().toImage()


@pytest.mark.parametrize("folder", ["Ünter Wegs (2)", "it's 5; } *"])
def test_the_look_is_the_same_whatever_the_folder_is_called_that_the_program_lies_in(
    qapp, tmp_path, monkeypatch, folder
):
    shutil.copytree(shelf.icons(), tmp_path / folder)
    usual = ticked(qapp)
    monkeypatch.setattr(shelf, "icons", lambda: tmp_path / folder)
    QPixmapCache.clear()

    elsewhere = ticked(qapp)

    monkeypatch.undo()
    prepare(qapp)
    assert elsewhere == usual


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_edge_of_a_field_is_seen_on_every_ground(palette):
    grounds = (palette.ground, palette.raised, palette.elevated, palette.sunken)

    assert min(contrast(palette.field, ground) for ground in grounds) >= EDGE


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_keyboard_is_seen_on_every_ground(palette):
    grounds = (palette.ground, palette.raised, palette.elevated, palette.chosen)

    assert min(contrast(palette.accent, ground) for ground in grounds) >= EDGE


def test_the_looks_of_high_contrast_draw_the_edge_of_every_panel_and_choice():
    outlined = {name: palette for name, palette in PALETTES.items() if palette.outlined}
    least = min(
        contrast(palette.line, ground)
        for palette in outlined.values()
        for ground in (palette.ground, palette.raised, palette.chosen)
    )

    assert ([*outlined], least >= EDGE) == (["high contrast dark", "high contrast light"], True)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_wall_can_be_read_while_it_is_paused_and_in_a_break(palette):
    pairs = [
        (ink, ground)
        for ground, inks in {
            palette.wall_paused: (palette.text, palette.soft, palette.faint, palette.paused),
            palette.wall_rest: (palette.text, palette.soft, palette.faint, palette.rest),
        }.items()
        for ink in inks
    ]

    assert min(contrast(ink, ground) for ink, ground in pairs) >= least(palette)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_what_stands_on_a_colored_button_can_be_read(palette):
    buttons = (palette.accent, palette.danger)

    assert min(contrast(palette.on_accent, button) for button in buttons) >= least(palette)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_rank_of_a_card_that_does_not_play_can_be_read(palette, dressed):
    inks = {*RED_AND_BLACK.values(), *FOUR_COLOURS.values()}
    wear(palette.name)
    try:
        drawn = {ink: colors(of_suit(ink)) for ink in inks}
    finally:
        wear("dark")

    assert [ink for ink, found in drawn.items() if readable(ink, palette.unlit) not in found] == []


def of_suit(ink):
    """A card that does not play, of a suit with this ink."""
    deck, four = next(
        (inks, inks is FOUR_COLOURS)
        for inks in (RED_AND_BLACK, FOUR_COLOURS)
        if ink in inks.values()
    )
    suit = next(suit for suit, one in deck.items() if one == ink)
    card = next(card for card in (*PACK, JOKER) if card.suit == suit)
    return drawn_card(card, four_colours=four, dim=True)


def colors(image):
    places = product(range(image.width()), range(image.height()))
    return {image.pixelColor(x, y).name() for x, y in places}


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_the_style_sheet_names_no_colour_that_the_palette_has_not(palette, dressed):
    assert "$" not in style_sheet(palette)


@pytest.mark.parametrize("weight", [REGULAR, MEDIUM, SEMIBOLD, BOLD])
def test_all_figures_are_of_one_width(weight, dressed):
    metrics = QFontMetricsF(font(100, weight))

    assert len({metrics.horizontalAdvance(figure) for figure in "0123456789"}) == 1


def test_the_type_is_the_shipped_one(dressed):
    assert QFontInfo(font()).family() == "IBM Plex Sans"


def test_every_state_has_a_shape_of_its_own(dressed):
    place = QRectF(0, 0, 100, 100)
    shapes = [shape(state, place) for state in State]

    assert all(place.contains(one.boundingRect()) for one in shapes)
    for one, other in combinations(shapes, 2):
        assert one != other


def drawn_card(card, **how):
    image = QImage(64, 90, QImage.Format.Format_RGB32)
    image.fill(QColor("#17181a"))
    painter = QPainter(image)
    paint_card(painter, QPointF(2, 2), card, Deck(60, how.pop("four_colours", False)), **how)
    painter.end()
    return image


def picture(card, **how):
    image = drawn_card(card, **how)
    return bytes(image.constBits())


def test_no_two_cards_look_alike(dressed):
    assert len({picture(card) for card in (*PACK, JOKER)}) == 53


def test_a_card_that_plays_and_one_that_does_not_look_different(dressed):
    ace = PACK[-1]

    assert len({picture(ace), picture(ace, lit=True), picture(ace, dim=True)}) == 3


def test_four_colours_change_clubs_and_diamonds_only(dressed):
    changed = {
        "cdhs"[card.suit] for card in PACK if picture(card) != picture(card, four_colours=True)
    }

    assert changed == {"c", "d"}


def test_another_look_reaches_the_windows_that_wear_one_and_no_others(dressed, qtbot):
    window, bare = QWidget(), QWidget()
    for one in (window, bare):
        qtbot.addWidget(one)
        one.show()
    dress_window(window)

    dress(dressed, "light")

    worn = window.styleSheet(), bare.styleSheet(), dressed.styleSheet()
    dress(dressed, "dark")
    assert worn == (style_sheet(PALETTES["light"]), "", "")
    assert window.styleSheet() == style_sheet(PALETTES["dark"])


def test_what_is_out_of_sight_wears_another_look_once_it_is_seen(dressed, qtbot):
    stack, first, second = Wardrobe(), QWidget(), QWidget()
    qtbot.addWidget(stack)
    for page in (first, second):
        stack.addWidget(page)
    stack.show()

    dress(dressed, "light")

    worn = first.styleSheet(), second.styleSheet()
    stack.setCurrentWidget(second)
    then = second.styleSheet()
    dress(dressed, "dark")
    light, dark = style_sheet(PALETTES["light"]), style_sheet(PALETTES["dark"])
    assert (worn, then) == ((light, dark), light)


def test_what_was_put_away_before_it_was_dressed_is_dressed_when_it_is_seen(dressed, qtbot):
    window = QWidget()
    strip = QWidget(window)
    qtbot.addWidget(window)
    strip.hide()
    dress_window(strip)
    window.show()

    worn = strip.styleSheet()
    strip.show()

    assert (worn, strip.styleSheet()) == ("", style_sheet(PALETTES["dark"]))


def test_a_page_with_pages_of_its_own_leaves_their_dress_to_them(dressed, qtbot):
    outer, inner, page = Wardrobe(), Wardrobe(), QWidget()
    qtbot.addWidget(outer)

    inner.addWidget(page)
    outer.addWidget(holding(column(inner)))

    sheets = [one.styleSheet() for one in (outer, outer.widget(0), inner, page)]
    assert sheets == ["", "", "", style_sheet(PALETTES["dark"])]
