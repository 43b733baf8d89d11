"""What may be answered stands below the question: to click, to go through, to type as before."""

from functools import partial
from importlib import import_module
from pkgutil import walk_packages

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from director import window
from director.rulings.inputs import NotRead, racers_typed
from director.tournament.commands import (
    DrawSeats,
    Eliminate,
    Register,
    SetBounties,
    SetMoney,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.seats.draws import Place
from director.tournament.state import EntryNumber
from director.window.areas.bounties.bounty_questions import WAY
from director.window.areas.players.payment_questions import PAY
from director.window.areas.players.player_questions import BACK_IN
from director.window.areas.players.rebuying_instead import rebuy_or_bust
from director.window.event.asking.question import Question
from director.window.event.asking.typed_players import chips_in
from director.window.event.asking.who_did_it import crediting, who_did_it
from tests.window.stages import CTRL, NAMES

TERMS = MoneyTerms("$", 0, Price(80, 15, bounty=25))


def offered(stage):
    return [one.text for one in stage.page.asking._choices.offered]


def click(stage, text: str) -> None:
    """A click on a line of those in sight."""
    choices = stage.page.asking._choices
    line = [one.text for one in choices.seen].index(text)
    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=QPoint(40, 1 + 32 * line + 16))


def choice_of_games(stage, players: int = 4):
    """Dealer's choice: the tables turn the games themselves."""
    structure = stage.event_list.structure("dealers-choice")
    desk = stage.event_list.new("Choice", structure)
    for number, name in enumerate([*NAMES, *[f"Guest {n}" for n in range(20)]][:players]):
        desk.do(Register(desk.player(name), f"late {number}"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    stage.window.events.show(desk)
    stage.go("tables").map.go_to(Place(1, 0))


@pytest.fixture
def owing(stage):
    desk = stage.event()
    desk.do(SetMoney(TERMS))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}"))
    stage.go("players")
    stage.cockpit.choose(1)
    return stage


def test_the_games_of_a_table_stand_below_the_question_and_two_clicks_set_one(stage):
    choice_of_games(stage)

    stage.screen.actions_of_event.ask("tables.game")
    games = offered(stage)
    click(stage, games[2])
    before, chose = stage.t.table(1).game, offered(stage)
    click(stage, chose[1])

    sits = [stage.cockpit.name(one.number) for one in stage.t.at_table(1).values()]
    assert stage.page.asking._title.text() == "Which game does table 1 play?"
    assert len(games) == len(stage.t.structure.games)
    assert before == ""
    assert chose == [f"{name} chose {games[2]}" for name in sits]
    assert stage.said == f"Table 1 plays {games[2]}: {sits[1]} chose  ·  Ctrl+Z to undo"


def test_where_somebody_chooses_next_one_click_sets_the_game(stage):
    choice_of_games(stage)
    stage.screen.actions_of_event.ask("tables.game")
    games = offered(stage)
    click(stage, games[2])
    click(stage, offered(stage)[0])

    stage.screen.actions_of_event.ask("tables.game")
    click(stage, games[3])

    sits = [stage.cockpit.name(one.number) for one in stage.t.at_table(1).values()]
    assert stage.said == f"Table 1 plays {games[3]}: {sits[1]} chose  ·  Ctrl+Z to undo"


def test_of_several_tables_the_palette_asks_which_first(stage):
    choice_of_games(stage, players=20)
    stage.go("clock")
    stage.cockpit.place = None
    stage.press(Qt.Key.Key_K, CTRL)
    drop = stage.window.palette_of_window.drop

    stage.enter("set game")
    tables = drop.offered
    stage.enter("2")

    assert tables == ["Table 1", "Table 2", "Table 3", "Table 4"]
    assert stage.page.asking._title.text() == "Which game does table 2 play?"


def test_typing_narrows_the_games_by_every_name_they_have(stage):
    choice_of_games(stage)
    stage.screen.actions_of_event.ask("tables.game")

    stage.types("razz")
    narrowed = offered(stage)
    stage.press(Qt.Key.Key_Return)

    assert narrowed
    assert all("Razz" in one for one in narrowed)
    assert "plays Razz" in stage.said


def test_the_list_goes_on_below_with_the_wheel_and_the_arrows(stage):
    choice_of_games(stage)
    stage.screen.actions_of_event.ask("tables.game")
    choices = stage.page.asking._choices
    games = offered(stage)

    for _ in games:
        stage.press(Qt.Key.Key_Down)
    last = choices.current.text, choices.seen[-1].text, choices.more
    up = QWheelEvent(
        QPointF(40, 40), QPointF(40, 40), QPoint(), QPoint(0, 1200), Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    for _ in games:
        QApplication.sendEvent(choices, up)

    assert last == (games[-1], games[-1], 0)
    assert [one.text for one in choices.seen] == games[:10]


def test_how_a_player_pays_is_one_click(owing):
    owing.cockpit.request(PAY)

    ways = [(one.text, one.detail) for one in owing.page.asking._choices.offered]
    click(owing, "Card")

    assert ways == [("Cash", "$120"), ("Card", "$120"), ("Transfer", "$120"), ("Ticket", "$120")]
    assert [line.method for line in owing.t.ledger.lines.values()] == ["card"]


def test_change_is_read_out_before_a_click_is_done(owing):
    owing.cockpit.request(PAY)

    owing.types("150")
    click(owing, "Cash")
    before = owing.page.asking.figure, len(owing.t.ledger.lines)
    owing.press(Qt.Key.Key_Return)

    assert before == ("Change $30", 0)
    assert [line.amount for line in owing.t.ledger.lines.values()] == [120]


def test_what_is_marked_says_what_enter_would_do(owing):
    owing.cockpit.request(PAY)

    for _ in range(2):
        owing.press(Qt.Key.Key_Down)

    assert owing.page.asking.hint == "Click a row, or Enter: Ann Ost paid $120, card"


def test_the_formats_of_bounties_are_ticked_and_put_together(owing):
    owing.cockpit.request(WAY)

    click(owing, "Progressive: 50% is won, the rest goes on the winner’s head")
    click(owing, "Split between winners")
    ticked = [one.text for one in owing.page.asking._choices.offered if one.detail == "✓"]
    typed = owing.page.asking.field.text()
    QTest.mouseClick(owing.page.asking.deed, Qt.MouseButton.LeftButton)

    assert ticked == [
        "Progressive: 50% is won, the rest goes on the winner’s head",
        "Split between winners",
        "Winner keeps their own bounty",
    ]
    assert typed == "progressive 50, split"
    assert (owing.t.terms.bounties, owing.t.terms.shared) == ("progressive", True)


def test_enter_on_a_marked_format_does_what_the_line_says(owing):
    owing.cockpit.request(WAY)

    for _ in range(5):
        owing.press(Qt.Key.Key_Down)
    said = owing.page.asking.hint
    owing.press(Qt.Key.Key_Return)

    assert said.startswith("Enter: Bounties are split  ·")
    assert (owing.t.terms.bounties, owing.t.terms.shared) == ("fixed", True)


@pytest.mark.parametrize(
    "now", [("progressive", 40, True), ("fixed", 50, False)], ids=["PKO", "pool"]
)
def test_the_word_of_the_hint_splits_bounties_and_leaves_the_rest(owing, now):
    way, kept, keeps = now
    owing.cockpit.bridge.do(SetBounties(way, kept, winner_keeps=keeps))
    owing.cockpit.request(WAY)

    owing.enter("split")

    assert bounty_terms(owing) == (way, kept, True, keeps)


def test_a_percentage_alone_makes_no_fixed_bounty_progressive(owing):
    owing.cockpit.request(WAY)

    owing.types("40")

    assert owing.page.asking.hint == (
        "“40” is no bounty format: fixed, progressive 50 or mystery; then split, pool"
    )


def bounty_terms(stage):
    terms = stage.t.terms
    return terms.bounties, terms.kept, terms.shared, terms.winner_keeps


def test_each_choice_of_the_bounty_format_stands_in_its_group(owing):
    owing.cockpit.request(WAY)

    groups = [one.group for one in owing.page.asking._choices.offered]

    assert groups == [*["Format"] * 3, *["Split pot"] * 2, *["Event winner"] * 2]


NONSENSE = "zzqx"
FREE = {"Warning or penalty for {player}?"}
"""What takes any other words as well: they are the reason of a warning, and it says so."""


def all_questions() -> dict[str, Question]:
    """Those that are declared as data, by title; the others are made for a player or a table."""
    found = {}
    for module in walk_packages(window.__path__, f"{window.__name__}."):
        for one in vars(import_module(module.name)).values():
            if isinstance(one, Question):
                found[one.title] = one
    return found


def made_questions(cockpit) -> list[Question]:
    gone, bust = EntryNumber(4), partial(Eliminate, EntryNumber(4))
    return [
        rebuy_or_bust(bust((EntryNumber(2),))),
        who_did_it((gone,), bust),
        who_did_it((gone,), bust, several=True),
        crediting(gone),
    ]


def test_words_that_name_no_row_are_refused_by_every_question_with_rows(owing):
    owing.cockpit.bridge.do(DrawSeats("seats"))
    owing.cockpit.bridge.do(StartClock())
    owing.cockpit.place = Place(1, 2)
    drop, log = owing.page.asking, owing.cockpit.bridge.desk.log
    records, rows, done = len(log.records), [], []

    for question in [*all_questions().values(), *made_questions(owing.cockpit)]:
        owing.cockpit.request(question)
        if question.title in FREE or not (question.hint and drop._choices.offered):
            continue
        rows.append(question.title)
        drop.field.setText(NONSENSE)
        owing.press(Qt.Key.Key_Return)
        refused = drop.isVisible() and drop.hint and not drop.hint.startswith(("Enter", "Click"))
        if not refused or drop.asked != (question.asked(owing.cockpit) or question.title):
            done.append(question.title)

    assert len(rows) > 15
    assert done == []
    assert len(log.records) == records


def test_open_seats_are_offered_and_the_old_one_first(stage):
    stage.event(*NAMES, seated=True, running=True)
    old = stage.t.seats[3]
    stage.go("players").view.setFocus()
    stage.cockpit.choose(3)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Return)

    stage.cockpit.request(BACK_IN)
    first = stage.page.asking._choices.offered[0]
    click(stage, first.text)

    assert first.key == f"{old.table}-{old.seat}"
    assert stage.t.seats[3] == old


def test_digits_without_end_are_no_figure_and_it_says_so(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.go("players")
    stage.screen.view.choose(1)
    stage.press(Qt.Key.Key_C)
    records = len(stage.cockpit.bridge.desk.log.records)

    stage.page.asking.field.setText("9" * 5000)
    stage.press(Qt.Key.Key_Return)

    assert stage.page.asking.hint == "A figure is too high: at most 10,000,000,000,000"
    assert len(stage.cockpit.bridge.desk.log.records) == records


def test_a_seat_of_digits_without_end_is_nobodys(stage):
    stage.event(*NAMES, seated=True, running=True)
    stage.press(Qt.Key.Key_F8)

    stage.out.field.setText("9" * 5000 + "-" + "9" * 5000)

    assert stage.out.hint == "No player matches"
    with pytest.raises(NotRead):
        racers_typed("1: " + "9" * 5000)
    assert chips_in("9" * 5000) is None
