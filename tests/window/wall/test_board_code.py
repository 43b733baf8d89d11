"""The QR code of the board on the wall: in a place of its own, and true to the address."""

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from director.views.clock.event_status import State
from director.views.qr import QUIET, qr
from director.views.wall.wall import Wanted, poster
from director.views.wall.wall_lists import Content
from director.window.wall.blocks import Code, Fill
from director.window.wall.layout import lay_out
from director.window.wall.painting import paint_block
from tests.tournament.evening import Evening
from tests.window.wall.test_wall import LIBRARY, MOMENTS, PEOPLE, SCREENS

BOARD = "http://192.168.1.5:8420/e/3"


def codes(shown, size):
    return [block for block in lay_out(shown, *size) if isinstance(block, Code)]


def seats_by_name():
    evening = Evening(18)
    return poster(evening.t, evening.now, LIBRARY, PEOPLE, Wanted(content=Content.SEATS))


SHOWN = {**MOMENTS, "seats": seats_by_name()}
del SHOWN["over"]


@pytest.mark.parametrize("size", SCREENS, ids=str)
@pytest.mark.parametrize("moment", SHOWN.values(), ids=SHOWN)
def test_the_code_covers_nothing_and_nothing_covers_it(dressed, moment, size):
    screen, blocks = QRectF(0, 0, *size), lay_out(moment._replace(board=BOARD), *size)

    (code,) = [block for block in blocks if isinstance(block, Code)]
    assert code.address == BOARD
    assert screen.contains(code.where)
    assert code.where.width() > 0.15 * min(size)
    assert [
        block
        for block in blocks
        if block is not code and not isinstance(block, Fill) and block.where.intersects(code.where)
    ] == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_without_a_board_there_is_no_code(dressed, size):
    assert codes(MOMENTS["running"], size) == []


@pytest.mark.parametrize("size", SCREENS, ids=str)
def test_what_is_announced_has_the_whole_foot(dressed, size):
    assert codes(MOMENTS["running"]._replace(board=BOARD, announcement="Dinner"), size) == []


@pytest.mark.parametrize("side", [180, 233, 460])
def test_what_is_painted_are_the_squares_of_the_address_on_white(dressed, side):
    picture = QImage(side, side, QImage.Format.Format_RGB32)
    picture.fill(0x101010)
    painter = QPainter(picture)
    paint_block(painter, Code(QRectF(0, 0, side, side), BOARD), State.RUNNING)
    painter.end()

    squares = qr(BOARD)
    each = side / (len(squares) + 2 * QUIET)
    middles = [int(each * (QUIET + at + 0.5)) for at in range(len(squares))]
    seen = tuple(
        tuple(picture.pixelColor(x, y).lightness() < 128 for x in middles) for y in middles
    )
    assert seen == squares
    assert picture.pixelColor(0, 0).lightness() == 255
