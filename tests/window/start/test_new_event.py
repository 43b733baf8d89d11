"""A new event on one page: what is typed there is what its screens say."""

from dataclasses import replace
from datetime import date, time

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from director.tournament.commands import Register
from director.tournament.entries.registration import add_on_price, rebuy_price
from director.tournament.entries.terms import LateRegistration, Rebuys
from director.tournament.money.state import MoneyTerms, Price
from director.tournament.prizes.prize_list import prizes
from director.tournament.structure.moments import Moment
from director.tournament.structure.suggested.schedule import Wish, suggested
from director.views.clock.stakes import known
from director.window.drafts.typed_hours import (
    end_typed,
    hours_in,
    hours_typed,
    hours_until,
    time_in,
)
from director.window.start.new_event import NewEventPage
from director.window.start.offered_structures import COPIED
from director.window.widgets.table_view import ROW_HEIGHT
from tests.window.stages import CTRL

END_OF_BREAK_1 = Moment("end", "break", "1")


def new_event(stage, structure="horse"):
    """The page, the name typed, a structure chosen."""
    stage.press(Qt.Key.Key_N, CTRL)
    page = stage.window.findChild(NewEventPage)
    stage.types("Friday HORSE")
    page.view.choose(structure)
    return page


def fill(page, **texts):
    for name, text in texts.items():
        page.form.fields[name].setText(text)


def type_into(stage, field, text):
    """Types over what stands in a field."""
    field.setFocus()
    field.selectAll()
    stage.types(text)


def test_by_keys_alone_an_evening_has_its_prices_rebuys_and_prizes(stage):
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("Friday HORSE")
    stage.press(Qt.Key.Key_Tab)
    stage.types("horse")
    page = stage.window.findChild(NewEventPage)
    page.view.choose("horse")
    typed = {
        page.form.fields["players"]: "34",
        page.form.fields["buy_in"]: "$50",
        page.form.fields["fee"]: "10",
        page.form.fields["bounty"]: "10",
        page.form.fields["rebuy"]: "40",
    }
    while typed:
        stage.press(Qt.Key.Key_Tab)
        if stage.focus in typed:
            stage.types(typed.pop(stage.focus))
    stage.press(Qt.Key.Key_Return, CTRL)

    t = stage.t
    assert (t.name, t.structure.day, t.structure.expected.players) == (
        "Friday HORSE",
        date(2026, 1, 2),
        34,
    )
    assert t.terms == MoneyTerms("$", 0, Price(50, 10, bounty=10), rebuy=Price(40))
    assert t.structure.rebuys == Rebuys(40, 10000, until=END_OF_BREAK_1)
    assert t.structure.bounties.amount == 10
    assert (t.pay_table.name, t.structure.pay_table) == ("One in Eight", "one-in-eight")


def test_the_prizes_that_are_shown_are_those_of_the_event_when_so_many_have_entered(stage):
    page = new_event(stage)
    fill(page, players="9", buy_in="50")
    shown = dict(page.short.sums)
    page.go.click()
    desk = stage.cockpit.bridge.desk
    for number in range(9):
        desk.do(Register(desk.player(f"Ann Ost {number}"), f"late {number}"))

    amounts = [str(one.cash) for one in prizes(stage.t).prizes]

    assert shown["Prize pool"] == "450 with 9 entries"
    assert shown["Payouts"] == f"{len(amounts)} places: {'  '.join(amounts)}"


def test_what_is_typed_stays_with_another_structure_and_the_rest_follows_it(stage):
    page = new_event(stage)
    fill(page, buy_in="60")

    page.view.choose("bounty")

    fields = page.form.fields
    assert {name: fields[name].text() for name in ("buy_in", "bounty", "chips", "minutes")} == {
        "buy_in": "60",
        "bounty": "20",
        "chips": "15000",
        "minutes": "12",
    }


def test_an_end_that_is_typed_suggests_the_schedule_that_the_editor_would(stage):
    page = new_event(stage)
    horse = page.view.choice.structure
    fill(page, players="34")
    page.starts.setText("19:30")
    fill(page, ends="01:00")

    page.go.click()

    wish = Wish(34, 10000, 5.5, keep=False)
    made = suggested(horse, wish, lambda game: known(stage.library, game).forced).structure
    assert (stage.t.structure.steps, stage.t.structure.starts) == (made.steps, time(19, 30))


def test_late_registration_is_chosen_among_the_ends_of_levels_and_breaks(stage):
    page = new_event(stage)
    late = page.form.late

    late.choose("end of level 3")
    page.go.click()

    assert stage.t.structure.late_registration == LateRegistration(Moment("end", "level", "3"))


def test_of_a_template_only_what_is_typed_is_another(stage):
    friday = stage.event_list.structure("horse")
    template = replace(
        new_event(stage).form.answered(),
        name="Friday",
        structure=friday,
        money=MoneyTerms("€", 2, Price(4000, 1000, 200, 500), guarantee=100000),
    )
    page = stage.window.findChild(NewEventPage)
    page.choose_copy(template)

    fill(page, fee="7.50")
    page.go.click()

    assert stage.t.terms == replace(template.money, entry=Price(4000, 750, 200, 500))


@pytest.mark.parametrize(
    ("name", "text", "said"),
    [
        ("buy_in", "fifty", "Buy-in to the pool: “fifty” is not an amount"),
        ("rebuy", "9" * 20, "Rebuy: an amount is at most 10,000,000,000,000"),
        ("bounty", "12.345", "Bounty: “12.345” is not an amount"),
        ("players", "many", "Players expected: “many” is not a whole number"),
        ("players", "9" * 400, "Players expected: at most 50,000"),
        (
            "players",
            "about a hundred, as ever",
            "Players expected: “about a hundred, as…” is not a whole number",
        ),
        ("players", "100,50", "Players expected: “100,50”: a comma parts thousands, as in 1,000"),
        ("chips", "100,50", "Starting chips: “100,50”: a comma parts thousands, as in 1,000"),
        ("seats", "31", "Players per table: at most 30"),
        ("hours", "late", "Hours: type how many hours: 6.5, 6:30"),
    ],
)
def test_a_field_that_cannot_be_read_is_gone_to_and_nothing_is_founded(stage, name, text, said):
    page = new_event(stage)
    fill(page, **{name: text})

    stage.press(Qt.Key.Key_Return, CTRL)

    assert (stage.said, stage.focus) == (said, page.form.fields[name])
    assert stage.event_list.events() == []
    assert not page.go.isEnabled()
    stage.types("9")
    assert stage.said == ""


@pytest.mark.parametrize(
    ("day", "why"),
    [
        (
            "2027-02-31",
            "there is no 2027-02-31: enter a day of the calendar, or leave it blank",
        ),
        ("someday", "enter a day as 2027-03-05, 3/5, friday, tomorrow; or leave it blank"),
    ],
)
def test_nothing_can_be_created_on_a_day_that_does_not_exist_and_it_says_so(stage, day, why):
    page = new_event(stage)

    type_into(stage, page.day, day)

    assert (page.go.isEnabled(), page.day.toolTip()) == (False, why)
    stage.press(Qt.Key.Key_Return, CTRL)
    assert (stage.said.casefold(), stage.event_list.events()) == (why.casefold(), [])
    type_into(stage, page.day, "2027-02-28")
    assert (page.go.isEnabled(), page.day.toolTip()) == (True, "")


@pytest.mark.parametrize(
    ("typed", "day", "words"),
    [
        ("friday", date(2026, 1, 2), "Fri 2 Jan 2026"),
        ("next fri", date(2026, 1, 9), "Fri 9 Jan 2026"),
        ("tomorrow", date(2026, 1, 3), "Sat 3 Jan 2026"),
        ("1/9", date(2026, 1, 9), "Fri 9 Jan 2026"),
        ("March 5, 2027", date(2027, 3, 5), "Fri 5 Mar 2027"),
    ],
)
def test_a_day_is_typed_as_people_say_it_and_shown_in_words_above_it(stage, typed, day, words):
    page = new_event(stage)

    type_into(stage, page.day, typed)
    shown = [one.text() for one in page.day.parentWidget().findChildren(QLabel)]
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (shown, stage.t.structure.day) == ([words], day)


def test_an_event_is_called_what_a_wall_can_show(stage):
    page = new_event(stage)
    page.name.setText("F" * 121)

    stage.press(Qt.Key.Key_Return, CTRL)

    assert stage.said == "The name of an event has at most 120 letters; this one has 121"
    assert stage.event_list.events() == []


def test_a_new_structure_begins_with_the_one_chosen_and_what_was_typed(stage):
    page = new_event(stage)
    fill(page, rebuy="40", chips="15000")

    page.fresh.click()
    draft = stage.window.structures.editor_page.editor.draft.data
    stage.press(Qt.Key.Key_S, CTRL)
    stage.press(Qt.Key.Key_Escape)

    assert (draft["name"], draft["starting_chips"]) == ("Friday HORSE", 15000)
    assert draft["rebuys"]["price"] == 40
    assert (page.name.text(), page.view.choice.title) == ("Friday HORSE", "Friday HORSE")


def test_rebuys_and_the_add_on_are_sold_at_what_the_sheet_says_unless_it_is_changed(stage):
    page = new_event(stage, "barge-2019-short-deck-rebuys")
    sheet = page.view.choice.structure

    page.go.click()

    assert rebuy_price(stage.t).total == sheet.rebuys.price
    assert add_on_price(stage.t).total == (sheet.add_ons.price if sheet.add_ons else 0)
    assert stage.t.structure.rebuys == sheet.rebuys


@pytest.mark.parametrize("minutes", [30, 430, 1440, 1800])
def test_a_length_is_read_as_it_was_written(minutes):
    assert hours_in(hours_typed(minutes)) * 60 == pytest.approx(minutes)


@pytest.mark.parametrize("minutes", [30, 430, 1440])
def test_an_end_is_read_as_it_was_written(minutes):
    starts = time(19, 30)

    ends = time_in(end_typed(minutes, starts))

    assert hours_until(ends, starts) * 60 == pytest.approx(minutes)


def length(page):
    """What the page shows of how long it takes: hours, and when it ends."""
    return page.form.fields["hours"].text(), page.form.fields["ends"].text()


def test_hours_mean_hours_whether_a_start_is_set_or_not(stage):
    page = new_event(stage)
    fields = page.form.fields

    before, is_open = length(page), fields["ends"].isEnabled()
    page.starts.setText("19:30")
    started = length(page)
    type_into(stage, fields["hours"], "5:10")
    typed, wanted = length(page), page.form.answered().structure.expected.minutes
    type_into(stage, fields["ends"], "1am")
    ended, wanted_then = length(page), page.form.answered().structure.expected.minutes
    type_into(stage, page.starts, "19")

    assert (before, is_open) == (("7:10", ""), False)
    assert (started, typed, wanted) == (("7:10", "02:40"), ("5:10", "00:40"), 310)
    assert (ended, wanted_then) == (("5:30", "1am"), 330)
    assert length(page) == ("6:00", "1am")


def followers(page):
    """Every figure and choice that follows from a field that may be typed wrong."""
    form = page.form
    fields = [form.fields[name].text() for name in ("hours", "rebuy_chips", "add_on_chips")]
    choices = (form.late, form.rebuy_until, form.add_on_at, form.payout)
    offered = [[one.itemText(at) for at in range(one.count())] for one in choices]
    return fields, offered, page.form.players


@pytest.mark.parametrize("name", ["players", "chips", "minutes", "ends"])
def test_what_follows_from_a_field_stays_while_that_cannot_be_read(stage, name):
    page = new_event(stage)
    page.starts.setText("19:00")
    fill(page, players="44", chips="12000")
    if name == "ends":
        type_into(stage, page.form.fields["ends"], "01:00")
    else:
        fill(page, minutes="25")
    before = followers(page)

    type_into(stage, page.form.fields[name], "x")

    assert followers(page) == before
    type_into(stage, page.form.fields[name], "21:00" if name == "ends" else "20")
    assert followers(page) != before


def test_hours_that_are_typed_after_an_end_are_what_is_played(stage):
    page = new_event(stage)
    page.starts.setText("19:30")
    type_into(stage, page.form.fields["ends"], "01:00")

    type_into(stage, page.form.fields["hours"], "6:50")

    assert length(page) == ("6:50", "02:20")
    assert page.form.answered().structure.expected.minutes == 410


@pytest.mark.parametrize("text", ["7pm", "19", "1900", "7:00 PM", "19.00"])
def test_the_start_is_typed_by_either_clock_and_written_as_it_was_read(stage, text):
    page = new_event(stage)

    type_into(stage, page.starts, text)
    stage.press(Qt.Key.Key_Tab)
    page.go.click()

    assert (page.starts.property("wrong"), stage.t.structure.starts) == (False, time(19, 0))


def test_the_copy_of_an_event_is_named_first_and_what_stands_there_is_typed_over(stage):
    page = new_event(stage)
    template = replace(page.form.answered(), name="Friday")

    page.choose_copy(template)
    there = page.name.selectedText()
    stage.types("Saturday")

    assert there == "Friday HORSE"
    assert (page.name.text(), stage.focus) == ("Saturday", page.name)


def test_the_chosen_structure_stays_whole_in_sight_when_more_fields_are_shown(stage):
    stage.window.resize(1024, 768)
    page = new_event(stage)
    QApplication.processEvents()
    view = page.view
    last = view.indexAt(view.viewport().rect().bottomLeft() - QPoint(-20, ROW_HEIGHT))
    view.setCurrentIndex(last)

    page.form.more.click()
    QApplication.processEvents()

    row = view.visualRect(view.currentIndex())
    assert view.viewport().rect().contains(row.center())
    assert (
        view.viewport().rect().top() <= row.top() <= row.bottom() <= view.viewport().rect().bottom()
    )


def test_searching_chooses_the_first_structure_that_is_called_what_is_typed(stage):
    page = new_event(stage)
    page.search.setFocus()

    stage.types("8-game")
    found = page.view.choice.title
    page.search.selectAll()
    stage.types("turbo")

    turbo = page.view.choice.title
    page.search.selectAll()
    stage.types("no-limit")

    assert (found, turbo, page.view.choice.title) == (
        "8-Game",
        "No-Limit Turbo",
        "No-Limit Bounty",
    )


def test_the_format_of_the_bounty_is_chosen_beside_its_amount(stage):
    page = new_event(stage)
    closed = page.form.format.isEnabled()
    fill(page, buy_in="$50", bounty="10")
    ways = [page.form.format.itemText(at) for at in range(page.form.format.count())]
    page.form.format.setFocus()
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Down)
    stage.press(Qt.Key.Key_Return, CTRL)

    assert (closed, ways) == (
        False,
        ["fixed", "progressive, 50% paid", "mystery, in envelopes"],
    )
    assert (stage.t.terms.entry.bounty, stage.t.terms.bounties) == (10, "mystery")


def test_a_new_event_begins_with_the_currency_of_the_last_and_shows_it_before_amounts(stage):
    page = new_event(stage)
    fill(page, buy_in="€50")
    stage.press(Qt.Key.Key_Return, CTRL)
    page = new_event(stage, "bounty")
    fields = page.form.fields
    shown = (fields["currency"].text(), fields["bounty"].text())
    stage.press(Qt.Key.Key_Return, CTRL)

    assert shown == ("€", "€20")
    assert (stage.t.terms.currency, stage.t.terms.entry.bounty) == ("€", 20)


def test_a_new_event_that_is_not_created_is_asked_about_and_escape_twice_loses_nothing(stage):
    page = new_event(stage)
    fill(page, rebuy="40")
    question = page.unsaved_question

    stage.press(Qt.Key.Key_Escape)
    asked = question.isVisible(), question.words.text(), question.saved.text()
    stage.press(Qt.Key.Key_Escape)
    kept = (
        question.isVisible(),
        page.isVisible(),
        page.name.text(),
        page.form.fields["rebuy"].text(),
    )
    stage.press(Qt.Key.Key_Escape)
    question.discard.click()

    assert asked == (True, "Friday HORSE is not created yet", "Create event")
    assert kept == (False, True, "Friday HORSE", "40")
    assert (page.isVisible(), page.name.text(), stage.cockpit) == (False, "", None)


def test_a_new_event_that_is_left_may_be_created_in_the_question(stage):
    page = new_event(stage)

    stage.press(Qt.Key.Key_Escape)
    page.unsaved_question.saved.click()

    assert (stage.t.name, page.isVisible()) == ("Friday HORSE", False)


def test_no_key_goes_past_the_question_into_what_is_not_created_yet(stage):
    page = new_event(stage)
    page.day.setFocus()
    page.day.selectAll()
    stage.types("2026-05-06")
    question = page.unsaved_question

    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_N, CTRL)
    stage.types("QQQ")
    asked = (question.isVisible(), stage.focus)
    stage.press(Qt.Key.Key_Return, CTRL)

    assert asked == (True, question.keep)
    assert (page.name.text(), page.day.text()) == ("Friday HORSE", "2026-05-06")
    assert (question.isVisible(), stage.event_list.events()) == (False, [])
    stage.press(Qt.Key.Key_Return, CTRL)
    assert [one.name for one in stage.event_list.events()] == ["Friday HORSE"]


def test_what_cannot_be_created_yet_is_not_offered_and_the_question_says_why(stage):
    page = new_event(stage)
    page.day.setFocus()
    page.day.selectAll()
    stage.types("2026-02-31")
    question = page.unsaved_question

    stage.press(Qt.Key.Key_Escape)
    asked = question.saved.isEnabled(), question.why_not.text()
    stage.press(Qt.Key.Key_Escape)
    page.day.selectAll()
    stage.types("2026-02-28")
    stage.press(Qt.Key.Key_Escape)

    why_not = "There is no 2026-02-31: enter a day of the calendar, or leave it blank"
    assert asked == (False, why_not)
    assert (question.saved.isEnabled(), question.why_not.text()) == (True, "")


def test_nothing_is_marked_where_the_focus_was_kept_away(stage):
    page = new_event(stage)
    page.day.setFocus()
    page.day.selectAll()
    stage.types("2026-05-06")

    stage.press(Qt.Key.Key_Escape)
    stage.press(Qt.Key.Key_N, CTRL)
    stage.press(Qt.Key.Key_Escape)

    assert (stage.focus, page.name.selectedText()) == (page.day, "")


def test_a_new_event_that_was_left_for_another_page_stands_there_as_it_was(stage):
    page = new_event(stage)
    page.day.setFocus()
    page.day.selectAll()
    stage.types("2026-05-06")

    stage.press(Qt.Key.Key_O, CTRL)
    stage.press(Qt.Key.Key_N, CTRL)

    assert (page.name.text(), page.day.text()) == ("Friday HORSE", "2026-05-06")
    assert stage.said == "Not created yet: Escape, then Discard, to begin anew"
    page.go.click()
    stage.press(Qt.Key.Key_N, CTRL)
    assert (page.name.text(), page.day.text()) == ("", "2026-01-02")


def test_a_copy_of_an_event_asks_about_the_one_that_is_not_created_yet(stage):
    stage.event()
    page = new_event(stage)
    stage.press(Qt.Key.Key_O, CTRL)

    stage.window.structures.show_copy(stage.event_list.open(1).tournament)
    asked = (page.unsaved_question.isVisible(), page.name.text())
    page.unsaved_question.discard.click()

    assert asked == (True, "Friday HORSE")
    assert page.view.choice.file == COPIED


def test_a_click_into_a_number_that_stands_there_types_over_it(stage):
    page = new_event(stage, "no-limit-bounty")
    players = page.form.fields["players"]
    page.form.fields["players"].preset("60")

    QTest.mouseClick(players, Qt.MouseButton.LeftButton)
    stage.types("34")
    QTest.mouseClick(players, Qt.MouseButton.LeftButton)
    stage.types("5")

    assert players.text() == "345"  # the second click puts the cursor behind it


def test_a_double_click_in_the_date_marks_all_of_it(stage):
    page = new_event(stage)
    page.day.setText("2027-03-05")
    QTest.qWait(20)

    at = page.day.mapTo(stage.window, QPoint(20, page.day.height() // 2))
    plain = Qt.KeyboardModifier.NoModifier
    QTest.mouseDClick(stage.window.windowHandle(), Qt.MouseButton.LeftButton, plain, at)
    marked = page.day.selectedText()
    stage.types("2027-04-09")

    assert (marked, page.day.text()) == ("2027-03-05", "2027-04-09")


def test_so_many_players_are_told_with_a_comma(stage):
    page = new_event(stage)

    fill(page, players="6034", buy_in="50")

    said = dict(page.short.sums)
    assert said["Likely end"] == "too few levels for 6,034 players"
    assert said["Prize pool"] == "301,700 with 6,034 entries"


def test_the_rest_of_the_fields_is_folded_away_and_its_button_says_so(stage):
    page = new_event(stage)
    page.form.more.click()
    page.go.click()

    stage.press(Qt.Key.Key_N, CTRL)

    assert (page.form.more.text(), page.form.fields["staff"].isVisible()) == ("More fields", False)


def test_what_stands_grey_is_what_the_event_gets(stage):
    page = new_event(stage)
    fields = page.form.fields
    grey = [fields["currency"].placeholderText(), page.starts.placeholderText()]
    fill(page, buy_in="50")

    page.go.click()

    assert grey == ["none", "not set"]
    assert (stage.t.terms.currency, stage.t.structure.starts) == ("", None)


def test_for_a_copy_the_structures_are_read_once(stage, monkeypatch):
    stage.event()
    read, structures = [], stage.event_list.structures
    monkeypatch.setattr(stage.event_list, "structures", lambda: read.append(1) or structures())

    stage.window.event_actions.ask("event.copy")

    assert (len(read), stage.window.findChild(NewEventPage).view.choice.file) == (1, COPIED)


def test_what_is_wrong_stands_in_one_line_below_the_fields_and_moves_none_of_them(stage):
    page = new_event(stage)

    def places():
        for _ in range(4):
            QApplication.processEvents()
        every = [page.view, page.form.more, *page.form.fields.values()]
        return [one.mapTo(page, QPoint(0, 0)) for one in every]

    before = places()
    for name, text in (("players", "0"), ("fee", "1e9")):
        type_into(stage, page.form.fields[name], text)
    with_faults = places()

    told = [one for one in page.form.findChildren(QLabel) if one.property("role") == "fault"]
    assert [one.text() for one in told if one.isVisible()] == [
        "Players expected: at least 1  ·  Fee: “1e9” is not an amount"
    ]
    type_into(stage, page.form.fields["players"], "30")
    type_into(stage, page.form.fields["fee"], "10")
    assert [before, with_faults, places()] == [before] * 3


def test_a_click_that_slips_by_a_pixel_marks_the_whole_figure(stage):
    page = new_event(stage)
    players = page.form.fields["players"]
    players.preset("60")

    QTest.mousePress(players, Qt.MouseButton.LeftButton, pos=QPoint(12, 12))
    QTest.mouseMove(players, QPoint(14, 12))
    QTest.mouseRelease(players, Qt.MouseButton.LeftButton, pos=QPoint(14, 12))
    stage.types("34")

    assert players.text() == "34"


@pytest.mark.parametrize("stands", ["2027-03-05", "4000"])
def test_a_click_into_any_figure_types_over_it_and_one_into_a_name_does_not(stage, stands):
    page = new_event(stage)
    page.day.setText(stands)

    QTest.mouseClick(page.day, Qt.MouseButton.LeftButton)
    stage.types("1/9")
    QTest.mouseClick(page.name, Qt.MouseButton.LeftButton)

    assert (page.day.text(), page.name.selectedText()) == ("2026-01-09", "")


def test_five_structures_are_seen_in_a_window_of_a_laptop(stage):
    stage.window.resize(1366, 768)
    page = new_event(stage)
    QApplication.processEvents()

    whole = page.view.viewport().height() + ROW_HEIGHT // 4  # the words of the last one are
    assert whole >= 6 * ROW_HEIGHT  # one of them is the title above the others


@pytest.mark.parametrize("typed", ["x", "-1", "999999999999"])
def test_of_several_faults_as_many_are_said_whole_as_have_room_and_then_how_many_more(stage, typed):
    stage.window.resize(1024, 768)
    page = new_event(stage)
    QApplication.processEvents()

    fill(page, players=typed, chips=typed, minutes=typed, hours=typed, buy_in=typed, fee=typed)
    QApplication.processEvents()

    [told] = [one for one in page.form.findChildren(QLabel) if one.property("role") == "fault"]
    assert told.shown == told.text()
    assert told.text().endswith(" more")


@pytest.mark.parametrize(
    ("price", "currency", "on_the_sheet"),
    [("0", "$50", 0), ("0.50", "$50.00", 0), ("12.50", "$50.00", 0), ("12", "$50", 12)],
)
def test_an_event_can_be_read_again_whatever_its_rebuys_and_its_bounty_cost(
    stage, price, currency, on_the_sheet
):
    page = new_event(stage)
    fill(page, buy_in=currency, bounty=price, rebuy=price, add_on=price)

    page.go.click()  # a notebook takes only what a book can read again

    structure = stage.t.structure
    assert (structure.rebuys.price, structure.add_ons.price) == (on_the_sheet, on_the_sheet)
    assert rebuy_price(stage.t).total == add_on_price(stage.t).total
    assert (rebuy_price(stage.t).total > 0) is (price != "0")


def test_a_faulty_field_to_which_one_is_led_is_typed_over(stage):
    page = new_event(stage)
    field = page.form.fields["players"]
    fill(page, players="abc")
    left = []
    for here in (page.name, field):
        here.setFocus()
        field.deselect()
        stage.press(Qt.Key.Key_Return, CTRL)
        left.append((field.hasFocus(), field.selectedText()))
    field.deselect()

    stage.press(Qt.Key.Key_Escape)
    page.unsaved_question.keep.click()
    stage.types("9")

    assert left == [(True, "abc"), (True, "abc")]
    assert field.text() == "9"
