"""The papers of the desk in the window: which there are, and what is set when one is asked for."""

import pytest

from director.reports.event_sheets.seating.seat_lines import seat_lines
from director.reports.event_sheets.seating.seats import SEAT_CARDS, SeatLine
from director.reports.papers import PAPERS
from director.reports.sheet_kinds import RULES, SEATS
from director.reports.sheet_register import EVENT_SHEETS
from director.tournament.commands import AcceptMoves, Eliminate, StartClock
from director.tournament.seats.facts import SeatDrawn
from director.window.printing.sheet import Sheet
from director.window.sheets.event_sheets import event_of, event_sheet, sheets_on_offer
from director.window.sheets.sheet_groups import AFTER, BEFORE, IN_PLAY, grouped, groups_now
from director.window.shell.actions.event_actions import EVENT_ACTIONS
from director.window.widgets.status_line import DONE
from tests.window.stages import NAMES

OF_TABLES = ["Table sheets", "Table numbers", "Table tents"]
ALWAYS = ["Registration report", "Drawer close-out", "Floor log", "Paper pack", "Sheets of the day"]


def of_the_desk(stage):
    """Those behind the sheets of the structure and its games."""
    sheets = sheets_on_offer(stage.cockpit)
    titles = [sheet.title for sheet in sheets]
    return sheets[titles.index("Rule book of these games") + 1 :]


def titles(stage):
    return [sheet.title for sheet in of_the_desk(stage)]


def test_before_anybody_has_entered_there_are_only_those_that_are_always_there(stage):
    stage.event()

    assert titles(stage) == ["Choice cards", *ALWAYS]


def test_with_seats_there_are_cards_lists_and_sheets_of_tables(stage):
    stage.event(*NAMES, seated=True)

    assert titles(stage) == [
        "Seat cards",
        "Seats by name",
        "Seats by table",
        *OF_TABLES,
        "Chip race",
        "Choice cards",
        "Next day seats",
        "All receipts",
        *ALWAYS,
    ]


def test_who_is_on_the_way_has_a_slip_and_who_is_out_stands_in_the_results(stage):
    stage.event(*NAMES, seated=True, running=True)
    (entry, *_) = stage.t.sitters[1].values()
    stage.cockpit.bridge.do(AcceptMoves((SeatDrawn(entry, 9, 1),), "TDA 11-A"))
    stage.cockpit.bridge.do(Eliminate(next(one for one in stage.t.left if one != entry)))

    assert {"Move slips", "Results"} <= set(titles(stage))


def test_each_of_them_can_be_had_on_every_paper(stage):
    stage.event(*NAMES, seated=True)

    for sheet in of_the_desk(stage):
        assert tuple(sheet.papers) == PAPERS
        assert sheet.make_on("a4").startswith(b"%PDF")
        assert sheet.make().startswith(b"%PDF")


def test_a_seat_card_has_the_chips_with_which_an_entry_begins(stage):
    stage.event(*NAMES, seated=True)
    t = stage.t

    cards = EVENT_SHEETS["seat-cards"]
    lines = seat_lines(event_of(stage.cockpit, cards), SEAT_CARDS)

    first = min(t.seats, key=t.seats.__getitem__)
    expected = SeatLine(
        stage.cockpit.name(first),
        *t.seats[first],
        entry=first,
        chips=t.structure.starting_chips,
    )
    assert lines[0] == expected
    assert event_sheet(stage.cockpit, cards).sort == "Seat cards"


@pytest.mark.parametrize(
    ("action", "said"),
    [
        ("print.table_sheets", "no players are seated"),
        ("print.table_numbers", "no table is open"),
        ("print.table_tents", "no table is open"),
        ("print.table_cards", "the board is off: switch it on under Share this evening"),
        ("print.break_slips", "no table has been broken yet"),
        ("print.receipts", "no players are registered yet"),
    ],
)
def test_what_there_is_none_of_says_why(stage, action, said):
    stage.event()
    (found,) = [one for one in EVENT_ACTIONS if one.id == action]

    assert found.refusal(stage.cockpit) == said


def test_the_floor_log_is_set_and_opened_from_the_menu(stage, qtbot):
    stage.event(*NAMES)
    opened = []
    stage.cockpit.viewer = lambda path: not opened.append((path.name, path.read_bytes()))
    (action,) = [one for one in EVENT_ACTIONS if one.id == "print.floor_log"]

    action.do(stage.cockpit)

    qtbot.waitUntil(lambda: len(opened) == 1)
    assert opened == [("floor-log-friday.pdf", b"%PDF Floor log: Friday")]


def test_where_nothing_opens_it_a_sheet_is_saved_among_the_documents_and_its_folder_shown(
    stage, qtbot, tmp_path, monkeypatch
):
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_CONFIG_HOME", raising=False)
    stage.event(*NAMES)
    asked = []
    stage.cockpit.viewer = lambda path: bool(asked.append(path))
    (action,) = [one for one in EVENT_ACTIONS if one.id == "print.floor_log"]
    folder = tmp_path / "Documents" / "Tournament Director"

    action.do(stage.cockpit)
    qtbot.waitUntil(lambda: len(asked) == 2)
    action.do(stage.cockpit)
    qtbot.waitUntil(lambda: len(asked) == 4)

    where = "floor-log-friday-2.pdf is saved in Documents/Tournament Director"
    assert asked[1::2] == [folder, folder]
    assert sorted(one.name for one in folder.iterdir()) == [
        "floor-log-friday-2.pdf",
        "floor-log-friday.pdf",
    ]
    assert stage.said == f"No program here opens PDF files: {where}"
    assert stage.window.status.kind == DONE


def test_every_sheet_of_an_event_stands_in_one_of_the_groups():
    groups = {kind.group for kind in EVENT_SHEETS.values()}

    assert groups == set(BEFORE)
    assert sorted(BEFORE) == sorted(IN_PLAY) == sorted(AFTER)


def test_the_list_begins_with_what_the_hour_asks_for(stage):
    stage.event(*NAMES, seated=True)
    before = groups_now(stage.t)[0]
    stage.cockpit.bridge.do(StartClock())
    in_play = groups_now(stage.t)[0]
    while stage.t.players_left > 1:
        stage.cockpit.bridge.do(Eliminate(next(iter(stage.t.left))))

    assert (before, in_play, groups_now(stage.t)[0]) == ("At the door", "Seats", "Results")


def test_a_group_is_named_once_and_one_without_a_sheet_is_not_there():
    card, book = (
        Sheet("Card", "card", bytes, group=RULES),
        Sheet("Book", "book", bytes, group=RULES),
    )
    slip = Sheet("Slip", "slip", bytes, group=SEATS)

    assert list(grouped([card, slip, book], BEFORE)) == [SEATS, slip, RULES, card, book]


def test_no_sheet_of_a_broken_table_is_called_as_if_it_were_of_the_pause(stage):
    called = {one.title for one in EVENT_SHEETS.values() if "break" in one.title.lower()}

    assert called == {"Table break list", "Table break slips"}
