"""The palette and the key sheet: everything that is declared, and nothing else."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel

from director.reports.blocks.figures import Beside, Column, Grid, Row
from director.reports.blocks.text import Heading
from director.reports.documents import Document
from director.tournament.commands import Eliminate
from director.window.palette.key_sheet import Group, Key, in_columns, key_document
from director.window.palette.palette_entries import Offer, meant, nearest
from tests.window.stages import CTRL, NAMES

SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def palette(stage):
    def opened():
        stage.press(Qt.Key.Key_K, CTRL)
        drop = stage.window.palette_of_window.drop
        assert drop.isVisible()
        return drop

    return opened


@pytest.mark.parametrize(
    ("typed", "titles"),
    [
        ("draw", ["Draw seats", "Redraw all seats"]),
        ("seats dr", ["Draw seats", "Redraw all seats"]),
        ("all red", ["Redraw all seats"]),
        ("wall", ["The wall", "Announce on the wall", "Redraw all seats"]),
        ("anno", ["Announce on the wall"]),
        ("annce", ["Announce on the wall"]),
        ("print", ["Announce on the wall"]),
        ("zz", []),
    ],
)
def test_words_in_any_order_find_what_is_meant_the_best_first(typed, titles):
    offers = [
        Offer("Redraw all seats", "Floor", "", "", print, "wallpaper"),
        Offer("Draw seats", "Floor", "Ctrl+D", "", print),
        Offer("Announce on the wall", "Print", "", "", print),
        Offer("The wall", "Wall", "F11", "", print),
    ]

    assert [offer.title for offer in meant(typed, offers)] == titles


def test_what_is_called_so_comes_before_what_stands_in_a_menu_called_so():
    offers = [Offer("Quit", "Event", "", "", print), Offer("New event", "Event", "", "", print)]

    assert [offer.title for offer in meant("event", offers)] == ["New event", "Quit"]


def test_what_cannot_be_done_now_stands_behind_its_equals_but_before_what_is_meant_less():
    offers = [
        Offer("Draw seats", "", "", "nobody is here", print),
        Offer("Draw again", "", "", "", print),
        Offer("Redraw", "", "", "", print),
    ]

    found = [offer.title for offer in meant("dra", offers)]

    assert found == ["Draw again", "Draw seats", "Redraw"]


def test_behind_what_is_plainly_meant_all_that_can_be_done_stands_before_what_cannot():
    offers = [
        Offer("Pay prize", "", "", "no prizes are won yet", print),
        Offer("Pay bounty", "", "", "no bounty is won yet", print),
        Offer("Take all payments", "", "", "", print, "collect"),
        Offer("Prepay", "", "", "", print),
    ]

    found = [offer.title for offer in meant("pay", offers)]

    assert found == ["Pay prize", "Take all payments", "Pay bounty", "Prepay"]


def test_nothing_is_near_a_pasted_list():
    among = [Offer(title, "", "", "", print) for title in ("Move player", "Warn player", "Redraw")]
    names = " ".join(f"redraw{at}" for at in range(300))

    assert nearest(f"mvoe the plaier {names}", among) == []


def test_enter_does_what_is_marked(stage, palette):
    stage.event(*NAMES)
    drop = palette()

    stage.enter("seats draw")

    assert not drop.isVisible()
    assert stage.t.drawn


def test_the_last_act_is_undone_from_the_first_line_and_menus_are_todays(stage, palette):
    desk = stage.event(*NAMES[:3], seated=True)
    desk.do(Eliminate(1))

    drop = palette()

    first = drop.model.row(0)[1]
    assert (first.title, first.kind) == ("Undo: Ann Ost busted in 3rd place", "Edit")
    bust = next(one for _, one in drop.model.rows if one.title == "Bust player")
    assert bust.kind == "Players"


def test_enter_does_nothing_where_nothing_is_typed_and_the_arrows_mark_the_undo(stage, palette):
    desk = stage.event(*NAMES[:3], seated=True)
    desk.do(Eliminate(1))
    drop = palette()

    stage.press(Qt.Key.Key_Return)
    after_enter = drop.isVisible(), drop.view.choice, drop.hint, stage.t.out
    stage.types("x")
    stage.press(Qt.Key.Key_Backspace)
    emptied = drop.view.choice
    stage.press(Qt.Key.Key_Down)

    assert after_enter == (True, None, "Type, or use the arrow keys", (1,))
    assert emptied is None
    assert drop.hint == "Enter: Undo: Ann Ost busted in 3rd place"


def test_it_says_why_something_cannot_be_done_and_enter_says_so_too(stage, palette):
    stage.event()
    drop = palette()

    stage.types("bust player")

    assert drop.hint == "Not now: fewer than two players are left"
    stage.press(Qt.Key.Key_Return)
    assert stage.said == "Fewer than two players are left"


def test_every_line_that_is_grey_says_why_marked_or_not(stage, palette):
    stage.event(*NAMES, seated=True, running=True)
    stage.screen.view.choose(2)
    stage.go("clock")
    drop = palette()

    stage.types("bust")

    lines = {drop.model.cell(row, 0).words for row in range(len(drop.model.rows))}
    assert "Bust player" in lines
    assert "Undo bust  ·  no player has busted yet" in lines


def test_escape_leaves_it_and_the_focus_is_where_it_was(stage, palette):
    stage.event(*NAMES)
    before = stage.focus
    drop = palette()

    stage.types("x")
    stage.press(Qt.Key.Key_Escape)

    assert (drop.isVisible(), stage.focus) == (False, before)
    assert len(stage.t.left) == len(NAMES)


def test_players_are_gone_to_by_a_part_of_their_name(stage, palette):
    desk = stage.event(*NAMES, seated=True)
    desk.do(Eliminate(4))
    stage.go("clock")
    drop = palette()

    stage.types("dov k")

    assert drop.model.rows[0][1][:3] == ("Dov Kern", "Player", "out")
    stage.press(Qt.Key.Key_Return)
    assert (stage.cockpit.screen, stage.cockpit.entry) == ("players", 4)


def test_another_event_is_gone_to_by_its_name(stage, palette):
    stage.event_list.new("Saturday stud", stage.t.structure if stage.cockpit else _structure(stage))
    stage.event(*NAMES)
    palette()

    stage.enter("stud sat")

    assert stage.t.name == "Saturday stud"


def _structure(stage):
    return stage.event_list.structure("barge-2019-limit-horse-badacey")


def test_it_works_where_no_event_is_open(stage, palette):
    drop = palette()

    stage.types("new eve")

    assert drop.offered[0] == "New event"


def test_every_declared_action_is_offered_once(stage, palette):
    stage.event(*NAMES)
    drop = palette()

    titles = drop.offered

    bounds = stage.window._bounds_now()
    every = [(bound, one.id) for bound in bounds for one in bound.declared]
    declared = {bound.text(one).rstrip(" …") for bound, one in every if bound.is_there(one)}
    assert sorted(titles) == sorted(declared - {"Find anything"})


@pytest.mark.parametrize(
    ("key", "modifier"), [(Qt.Key.Key_Question, SHIFT), (Qt.Key.Key_F1, SHIFT)]
)
def test_the_key_sheet_comes_and_goes(stage, key, modifier):
    stage.event(*NAMES)
    stage.screen.view.setFocus()
    keys = stage.window.palette_of_window.keys

    stage.press(key, modifier)
    came = keys.isVisible()
    stage.press(Qt.Key.Key_Escape)

    assert (came, keys.isVisible()) == (True, False)
    assert stage.focus is stage.screen.view


def test_the_key_sheet_has_every_key_that_is_declared(stage):
    stage.event(*NAMES)
    stage.press(Qt.Key.Key_F1, SHIFT)

    shown = stage.window.palette_of_window.keys.shown

    declared = [one for bound in stage.window._bounds_now() for one in bound.declared if one.key]
    assert sum(len(group.keys) for group in shown) == len(declared)
    view = next(group for group in shown if group.title == "View")
    assert Key("Ctrl+8, Ctrl+H", "History") in view.keys


def test_the_key_sheet_is_printed_on_its_own_key(stage, qtbot):
    stage.event(*NAMES)
    opened = []
    host = stage.window.palette_of_window
    host.viewer = lambda path: bool(opened.append(path.read_bytes())) or True
    stage.press(Qt.Key.Key_F1, SHIFT)

    stage.press(Qt.Key.Key_P, CTRL)

    qtbot.waitUntil(lambda: bool(opened))
    assert opened == [b"%PDF Keys"]
    assert stage.said == "Opened: Keys"
    assert not stage.page.sheets.isVisible()


def test_the_keys_that_are_seen_first_are_put_in_first_and_the_others_follow(stage, qtbot):
    stage.event("Ann")
    keys = stage.window.palette_of_window.keys

    def lines():
        return sum(not one.isHidden() for one in keys.sheet.findChildren(QLabel))

    keys.ask()
    at_once = lines()

    all_of_them = 2 * sum(len(group.keys) for group in keys.shown) + len(keys.shown)
    qtbot.waitUntil(lambda: lines() == all_of_them)
    assert at_once < all_of_them / 3


def test_keys_stand_in_columns_of_about_one_length():
    groups = [Group(str(size), (Key("X", "out"),) * size) for size in (9, 4, 3, 2, 1, 8)]

    columns = in_columns(groups, 3)

    assert [[group.title for group in column] for column in columns] == [
        ["9"],
        ["4", "3", "2"],
        ["1", "8"],
    ]


def test_the_paper_has_a_line_for_each_key_under_its_menu():
    document = key_document([Group("Clock", (Key("R", "Again"), Key("F9", "Start")))])

    columns = (Column("Key", figures=False), Column("", figures=False))
    rows = (Row(("Clock",)), Row(("R", "Again")), Row(("F9", "Start")))
    assert document == Document("Keys", "a4", (Heading("Keys"), Beside((Grid(columns, rows),))))


def test_what_a_floor_says_finds_its_ruling_and_enter_opens_it(stage, palette):
    stage.event(*NAMES)
    drop = palette()

    stage.types("four card flop")
    offered = drop.offered
    stage.press(Qt.Key.Key_Return)

    assert offered == ["A flop of the wrong size, or without a burn"]
    assert stage.cockpit.screen == "rulings"
    assert stage.screen.form.question.id == "flop"
    assert stage.focus is stage.screen.form.blanks["cards"].field


def test_the_name_of_a_game_finds_its_rule_card_and_enter_opens_it(stage, palette):
    stage.event(*NAMES)
    drop = palette()

    stage.types("badacey")
    offered = drop.offered
    stage.press(Qt.Key.Key_Return)

    assert offered == ["Badacey"]
    assert stage.cockpit.screen == "rulings"
    assert stage.screen.finder.choice[:2] == ("game", "badacey")
    stage.press(Qt.Key.Key_Return)
    assert stage.cockpit.screen == "showdown"


@pytest.mark.parametrize(
    ("typed", "first"),
    [("raz", "Razz"), ("o8", "Omaha High/Low Eight-or-Better"), ("sack", "Scrotum")],
)
def test_a_beginning_or_what_a_floor_calls_it_finds_a_game(typed, first, stage, palette):
    stage.event(*NAMES)
    drop = palette()

    stage.types(typed)

    assert drop.offered[0] == first
    assert drop.hint == f"Enter: {first}"


def test_what_can_be_done_is_offered_before_what_can_be_asked(stage, palette):
    stage.event(*NAMES)
    drop = palette()

    stage.types("clock")

    assert drop.offered[0] == "Clock"
    assert "Start clock" in drop.offered
    assert drop.offered.index("Start clock") < drop.offered.index("The clock on a player")


def test_a_ruling_is_found_without_an_event_too(stage, palette):
    palette()

    stage.enter("string bet")

    page = stage.window.beside.rulings_page
    assert page.isVisible()
    assert page.shown.chosen.key == "String bets and raises"


def test_take_back_offers_the_last_act_and_the_history_for_an_earlier_one(stage, palette):
    desk = stage.event(*NAMES[:3], seated=True)
    desk.do(Eliminate(1))
    drop = palette()

    stage.types("take back")
    offered = drop.offered[:2]
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return)

    assert offered == ["Undo: Ann Ost busted in 3rd place", "Undo an earlier record"]
    assert (stage.cockpit.screen, stage.t.out) == ("history", (1,))
    assert stage.focus is stage.screen.view


@pytest.mark.parametrize("with_event", [True, False])
def test_the_house_rules_are_found_and_opened(stage, palette, with_event):
    if with_event:
        stage.event(*NAMES)
    drop = palette()

    stage.types("house rules")
    first = drop.offered[0]
    stage.press(Qt.Key.Key_Return)
    page = stage.screen if with_event else stage.window.beside.rulings_page.shown

    assert first == "House rules"
    assert page.house_rules.isVisible()
