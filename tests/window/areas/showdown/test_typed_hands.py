"""Every game of the library, typed: ruled on as the engine rules."""

from random import Random

import pytest

from director.engine.showdown.adjudication import adjudicate
from director.engine.showdown.answers import ruling_as_data
from director.engine.showdown.stated_showdowns import read_showdown
from tests.shipped import shipped_games
from tests.window.stages import NAMES, Stage
from tests.window.typed_hands import dealt_hands, type_hand

LIBRARY = shipped_games()
GAMES = [game for game in LIBRARY.ids() if LIBRARY.game(game).kind != "tricks"]


@pytest.fixture(scope="module")
def screen(dressed, tmp_path_factory):
    stage = Stage(tmp_path_factory.mktemp("typed"))
    stage.window.resize(1440, 900)
    stage.event(*NAMES, running=True)
    yield stage.go("showdown")
    stage.close()


@pytest.fixture(scope="module", params=GAMES)
def played(request, screen):
    """The screen with a hand of each game in turn, and the hand."""
    hand = dealt_hands(LIBRARY.game(request.param), LIBRARY, Random(1))
    type_hand(screen, hand)
    return screen, hand


def test_a_hand_that_is_typed_is_ruled_on_as_the_engine_rules(played):
    screen, hand = played

    ours = screen.judgement.ruling
    engines = adjudicate(read_showdown(hand.case, LIBRARY))
    assert ruling_as_data(ours) == ruling_as_data(engines)


def test_a_card_that_is_none_is_marked_at_its_field(played):
    screen, _ = played
    field = screen.lines[1].cards
    right = field.text()

    field.setText(right[:-1] + "x")
    field.textEdited.emit(field.text())
    marked = field.property("wrong")
    field.setText(right)
    field.textEdited.emit(right)

    assert (marked, field.property("wrong")) == (True, False)


def test_a_hand_that_is_half_typed_is_nowhere_marked(played):
    screen, _ = played
    fields = [*screen.players.card_fields, *screen.board.fields.values()]
    whole = [field.text() for field in fields]

    for field in fields:
        field.setText(field.text().rpartition(" ")[0])
    screen.judge_again()
    wrong = screen.judgement.wrong
    for field, text in zip(fields, whole, strict=True):
        field.setText(text)

    assert wrong == {}
