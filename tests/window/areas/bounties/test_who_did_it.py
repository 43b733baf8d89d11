"""A bust with a bounty asks who did it, by keys and by the mouse, and says who has the bounty."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from director.tournament.bounties.accounts import bounties
from director.tournament.commands import (
    ChoosePayTable,
    DrawSeats,
    Eliminate,
    PayBounties,
    PutIn,
    Register,
    SetBounties,
    SetMoney,
    SetRegistration,
    StartClock,
)
from director.tournament.money.state import MoneyTerms, Price
from director.views.log.record_words import in_full
from director.window.areas.bounties.bounty_actions import BOUNTIES
from director.window.areas.bounties.bounty_questions import WAY
from director.window.event.requests import NameOut
from tests.tournament.prizes.test_prize_list import THREE
from tests.window.stages import CTRL, NAMES, Stage

TERMS = MoneyTerms("$", 0, Price(80, 15, bounty=25))


@pytest.fixture
def stage(dressed, tmp_path):
    stage = Stage(tmp_path)
    desk = stage.event()
    desk.do(SetMoney(TERMS))
    for number, name in enumerate(NAMES):
        desk.do(Register(desk.player(name), f"late {number}", "cash"))
    desk.do(DrawSeats("seats"))
    desk.do(StartClock())
    yield stage
    stage.close()


def offered(stage):
    return [one.text for one in stage.page.asking._choices.offered]


def click(stage, text: str) -> None:
    choices = stage.page.asking._choices
    line = [one.text for one in choices.seen].index(text)
    QTest.mouseClick(choices, Qt.MouseButton.LeftButton, pos=QPoint(40, 1 + 32 * line + 16))


def choose(stage, entry: int):
    stage.go("players")
    stage.screen.view.choose(entry)
    stage.screen.view.setFocus()


def by(stage, entry: int):
    return [stage.cockpit.name(one) for one in stage.t.busts[entry].by]


def test_the_bust_of_a_row_asks_and_a_click_on_a_tablemate_says_who_it_was(stage):
    choose(stage, 1)

    stage.press(Qt.Key.Key_X)
    title, choices = stage.page.asking._title.text(), offered(stage)
    click(stage, "Dov Kern")

    assert title == "Who knocked Ann Ost out?"
    assert sorted(choices[:-2]) == sorted(NAMES[1:])
    assert choices[-2:] == ["Two or more of them …", "Nobody, or not recorded"]
    assert by(stage, 1) == ["Dov Kern"]


@pytest.mark.parametrize("clicked", [False, True])
def test_that_nobody_wins_a_bounty_is_a_choice_that_says_what_becomes_of_it(stage, clicked):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)

    hint = stage.page.asking.hint
    if clicked:
        click(stage, "Nobody, or not recorded")
    else:
        stage.press(Qt.Key.Key_Return)

    assert hint.splitlines() == [
        "Click a row, or Enter: Ann Ost busted in 7th place",
        "Bounty of $25: nobody wins it, it is unclaimed until somebody is named",
    ]
    assert (by(stage, 1), bounties(stage.t).unclaimed) == ([], 25)


def test_who_did_it_is_named_before_enter_as_it_is_by_f8(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)

    stage.types("dov")

    assert stage.page.asking.hint.splitlines() == [
        "Click a row, or Enter: Ann Ost busted in 7th place, knocked out by Dov Kern",
        "Bounty: $25 to Dov Kern",
    ]


def test_letters_typed_after_a_tab_to_cancel_are_the_name_all_the_same(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Tab)
    left = stage.focus is stage.page.asking.cancel

    stage.enter("dov")

    assert left
    assert by(stage, 1) == ["Dov Kern"]


def test_what_is_cancelled_by_key_says_what_was_not_answered(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    stage.press(Qt.Key.Key_Tab)

    stage.press(Qt.Key.Key_Return)

    assert (stage.said, dict(stage.t.busts)) == ("Not answered: Who knocked Ann Ost out?", {})


def test_escape_busts_nobody(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)

    stage.press(Qt.Key.Key_Escape)

    assert not stage.t.busts
    assert stage.focus is stage.screen.view


def test_f8_leads_to_the_same_question_and_a_name_typed_there_is_not_asked_for_again(stage):
    stage.go("clock")
    stage.press(Qt.Key.Key_F8)
    stage.types("ann")
    hint = stage.out.hint
    stage.press(Qt.Key.Key_Return)

    stage.enter("bob")

    assert hint == "Enter: who knocked Ann Ost out? Then: Ann Ost busted in 7th place"
    assert by(stage, 1) == ["Bob Marek"]

    stage.press(Qt.Key.Key_F8)
    stage.types("cho")
    stage.press(Qt.Key.Key_Tab)
    stage.enter("dov")

    assert by(stage, 3) == ["Dov Kern"]


def test_one_after_another_goes_on_after_the_answer(stage):
    stage.press(Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)
    stage.enter("ann")
    stage.enter("bob")

    stage.enter("cho")
    stage.enter("bob")

    assert (by(stage, 1), by(stage, 3)) == (["Bob Marek"], ["Bob Marek"])
    assert stage.out.isVisible()


def test_in_the_money_it_says_what_the_place_pays_before_the_bounty(stage):
    desk = stage.cockpit.bridge.desk
    for command in (ChoosePayTable(THREE), SetRegistration(open=False)):
        desk.do(command)
    for entry in (1, 2, 3, 4):
        desk.do(Eliminate(entry, (7,)))
    choose(stage, 5)

    stage.press(Qt.Key.Key_X)
    stage.types("fay")

    assert stage.page.asking.hint == (
        "Click a row, or Enter: Eve Lund busted in 3rd place, knocked out by Fay Orr\n"
        "Place 3 pays $112\nBounty: $25 to Fay Orr"
    )


def test_who_is_not_said_to_be_knocked_out_is_still_in_and_the_series_goes_on(stage):
    stage.cockpit.request(NameOut(several=True))
    stage.enter("ann")

    stage.press(Qt.Key.Key_Escape)

    assert stage.said == "Ann Ost is still in: it was not said who knocked them out"
    assert not stage.t.busts
    assert (stage.out.isVisible(), stage.out.asked) == (True, "Who busted? One after another")


def test_a_single_bust_that_is_left_says_that_the_player_is_still_in(stage):
    stage.press(Qt.Key.Key_F8)
    stage.enter("ann")

    stage.press(Qt.Key.Key_Escape)

    assert stage.said == "Ann Ost is still in: it was not said who knocked them out"
    assert (stage.out.isVisible(), list(stage.t.busts)) == (False, [])


def test_who_knocked_somebody_out_may_be_several_from_the_start(stage):
    stage.press(Qt.Key.Key_F8)

    assert stage.out.by.placeholderText() == "one or several: ann, bob"


def test_enter_ticks_the_marked_player_of_several_and_the_line_says_so(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    click(stage, "Two or more of them …")

    stage.press(Qt.Key.Key_Down)
    said, marked = stage.page.asking.hint, stage.page.asking._choices.current.text
    stage.press(Qt.Key.Key_Return)

    assert said == f"Enter: add {marked}"
    assert (stage.page.asking.field.text(), list(stage.t.busts)) == (marked, [])


def test_of_two_the_first_one_named_wins_and_it_says_so(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)

    stage.types("bob, cho")

    assert stage.page.asking.hint == (
        "Enter: Ann Ost busted in 7th place, knocked out by Bob Marek and Cho Marlin"
    )
    assert stage.page.asking.figure == "The first one named wins the bounty: $25 to Bob Marek"
    assert offered(stage)[-1] == "Split: $13 to Bob Marek; $12 to Cho Marlin"
    assert stage.page.asking.field.placeholderText() == (
        "Name or table-seat: Ann. Two of them: Ann, Bob"
    )


def test_two_are_ticked_with_the_mouse_and_a_shared_bounty_says_who_has_how_much(stage):
    stage.cockpit.bridge.do(SetBounties("fixed", 50, shared=True))
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)

    click(stage, "Two or more of them …")
    click(stage, "Bob Marek")
    click(stage, "Cho Marlin")
    says = stage.page.asking.hint.splitlines()[1]
    QTest.mouseClick(stage.page.asking.deed, Qt.MouseButton.LeftButton)

    assert says == "Bounty split: $13 to Bob Marek; $12 to Cho Marlin"
    assert by(stage, 1) == ["Bob Marek", "Cho Marlin"]
    won = bounties(stage.t).accounts
    assert (won[2].won, won[3].won) == (13, 12)


def test_the_column_of_knockouts_comes_to_as_many_as_went_out(stage):
    stage.cockpit.bridge.do(SetBounties("fixed", 50, shared=True))
    stage.cockpit.bridge.do(Eliminate(1, by=(2, 3)))
    stage.cockpit.bridge.do(Eliminate(4, by=(2,)))

    stage.cockpit.ask_for(BOUNTIES)
    column = stage.screen.model.columns[3]
    said = {one.name: column.text(one) for one in stage.screen.model.rows}

    assert {name: count for name, count in said.items() if count} == {
        "Bob Marek": "1½",
        "Cho Marlin": "½",
    }


def test_a_progressive_bounty_says_what_goes_onto_the_head(stage):
    stage.cockpit.bridge.do(SetBounties("progressive", 50))
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)

    stage.types("bob")

    assert stage.page.asking.hint.splitlines()[1] == (
        "Bounty: $12 to Bob Marek, $13 onto their head"
    )


def test_the_next_unnamed_knockout_asks_and_what_is_typed_then_is_a_name(stage):
    stage.cockpit.bridge.do(Eliminate(1))
    stage.cockpit.ask_for(BOUNTIES)

    stage.press(Qt.Key.Key_K)
    title = stage.page.asking._title.text()
    stage.types("dov")
    says = stage.page.asking.hint.splitlines()
    stage.press(Qt.Key.Key_Return)

    assert title == "Who knocked Ann Ost out?"
    assert says == [
        "Click a row, or Enter: Ann Ost was knocked out by Dov Kern",
        "Bounty: $25 to Dov Kern",
    ]
    assert by(stage, 1) == ["Dov Kern"]


def test_somebody_of_another_table_is_named_only_once_it_was_read(stage):
    stage.cockpit.bridge.do(PutIn(4, 9, 1))
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    assert "Dov Kern" not in offered(stage)

    stage.types("dov")
    click(stage, "Dov Kern")
    said, out = stage.page.asking.figure, dict(stage.t.busts)
    QTest.mouseClick(stage.page.asking.deed, Qt.MouseButton.LeftButton)

    assert (said, out) == ("Dov Kern sits at table 9, Ann Ost at table 1", {})
    assert by(stage, 1) == ["Dov Kern"]


def test_a_hitman_of_another_table_is_told_before_enter_where_the_bust_is_named(stage):
    stage.cockpit.bridge.do(PutIn(4, 9, 1))
    stage.press(Qt.Key.Key_F8)
    stage.types("ann")
    stage.press(Qt.Key.Key_Tab)

    stage.types("dov")
    says, apart = stage.out.hint.splitlines(), stage.out.apart
    looks = [one.property("role") for one in (stage.out._apart, stage.page.asking._figure)]
    stage.press(Qt.Key.Key_Return)

    assert says == [
        "Enter: Ann Ost busted in 7th place, knocked out by Dov Kern",
        "Bounty: $25 to Dov Kern",
    ]
    assert apart == "Dov Kern sits at table 9, Ann Ost at table 1"
    assert looks == ["head", "head"]
    assert by(stage, 1) == ["Dov Kern"]


def test_without_a_bounty_it_is_asked_whether_and_not_by_whom(stage):
    stage.event(*NAMES, seated=True, running=True)
    choose(stage, 1)

    stage.press(Qt.Key.Key_X)
    before = list(stage.t.busts)
    stage.press(Qt.Key.Key_Return)

    assert (before, list(stage.t.busts)) == ([], [1])


@pytest.mark.parametrize("next_key", [Qt.Key.Key_F8, Qt.Key.Key_F7])
def test_a_bust_that_waits_for_who_did_it_is_not_put_away_by_another_act(stage, next_key):
    stage.press(Qt.Key.Key_F8)
    stage.enter("ann")
    waiting = stage.page.asking._title.text()

    stage.press(next_key, Qt.KeyboardModifier.ShiftModifier)

    assert waiting == "Who knocked Ann Ost out?"
    assert (stage.page.asking.isVisible(), stage.page.asking._title.text()) == (True, waiting)
    assert stage.said == "First answer what is asked, or leave it with Escape"


def test_a_player_chosen_to_be_busted_is_not_put_away_by_another_act(stage):
    stage.press(Qt.Key.Key_F8)
    stage.types("ann")
    stage.press(Qt.Key.Key_Tab)

    stage.press(Qt.Key.Key_F8, Qt.KeyboardModifier.ShiftModifier)

    assert (stage.out.field.text(), stage.out.isVisible()) == ("Ann Ost", True)
    assert stage.said == "First answer what is asked, or leave it with Escape"


def test_the_message_names_the_second_hitman_beside_who_won_the_bounty(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2, 3)))

    assert stage.said.startswith(
        "Ann Ost busted in 7th place; knocked out by Bob Marek and Cho Marlin; "
        "bounty $25 to Bob Marek"
    )


def test_who_went_out_since_may_have_knocked_out_somebody_before(stage):
    desk = stage.cockpit.bridge.desk
    desk.do(Eliminate(1))
    desk.do(Eliminate(2, (3,)))
    stage.press(Qt.Key.Key_U, CTRL)

    stage.press(Qt.Key.Key_K)
    people = {one.text: one.detail for one in stage.page.asking._choices.offered}
    click(stage, NAMES[1])

    assert people[NAMES[1]] == "out now"
    assert by(stage, 1) == [NAMES[1]]


def test_whoever_sat_at_the_table_then_is_offered_wherever_they_are_now(stage):
    desk = stage.cockpit.bridge.desk
    desk.do(Eliminate(1))
    for entry in (2, 3, 4, 5, 6, 7):
        desk.do(PutIn(entry, 9, entry))
    desk.do(Register(desk.player("Zed One"), "late", "cash"))
    desk.do(PutIn(8, 1, 1))
    desk.do(Eliminate(2, (3,)))
    stage.cockpit.ask_for(BOUNTIES)

    stage.press(Qt.Key.Key_K)
    people = {one.text: one.detail for one in stage.page.asking._choices.offered}
    click(stage, NAMES[2])

    assert people == {
        NAMES[1]: "out now",
        **{NAMES[entry - 1]: f"9–{entry}" for entry in (3, 4, 5, 6, 7)},
        "Two or more of them …": "",
    }
    assert by(stage, 1) == [NAMES[2]]


def test_a_bare_number_is_the_seat_at_that_table_and_an_empty_one_is_said_to_be(stage):
    places = stage.t.seats
    size = stage.t.size(1)
    (empty,) = {*range(1, size + 1)} - {one.seat for one in places.values()}
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    said = []

    for typed in (str(empty), str(size + 1), "ann"):
        stage.types(typed)
        said.append((stage.page.asking.hint, len(offered(stage))))
        stage.page.asking.field.clear()
    stage.enter(str(places[2].seat))

    assert said == [
        (f"Seat 1–{empty} is empty", 6),
        ("No player matches", 6),
        ("Ann Ost is who busted, and nobody knocks themselves out: name somebody else", 6),
    ]
    assert by(stage, 1) == ["Bob Marek"]


def test_a_bare_number_for_somebody_long_out_is_the_seat_as_it_was_then(stage):
    gone, hitman, other = 1, 2, 3
    seat = stage.t.seats[hitman].seat
    table = stage.t.seats[hitman].table
    stage.cockpit.bridge.do(Eliminate(gone))
    stage.cockpit.bridge.do(PutIn(other, table, seat, swap=True))
    choose(stage, gone)

    stage.press(Qt.Key.Key_K)
    stage.types(str(seat))
    told = offered(stage)[0], stage.page.asking.hint
    stage.press(Qt.Key.Key_Return)

    assert told[0] == stage.cockpit.name(hitman)
    assert stage.cockpit.name(hitman) in told[1]
    assert by(stage, gone) == [stage.cockpit.name(hitman)]


def test_two_who_did_it_split_the_bounty_in_one_step_that_says_what_each_has(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    stage.types("bob, cho")
    first, choice = stage.page.asking.figure, stage.page.asking._choices.offered[-1]

    click(stage, choice.text)
    stage.press(Qt.Key.Key_Return)

    assert first == "The first one named wins the bounty: $25 to Bob Marek"
    assert (choice.text, choice.detail) == (
        "Split: $13 to Bob Marek; $12 to Cho Marlin",
        "in the whole event",
    )
    assert not stage.page.asking.isVisible()
    assert (by(stage, 1), stage.t.terms.shared) == (["Bob Marek", "Cho Marlin"], True)


def test_no_name_moves_under_the_mouse_when_a_second_one_is_ticked(stage):
    choose(stage, 1)
    stage.press(Qt.Key.Key_X)
    click(stage, "Two or more of them …")
    lists = [offered(stage)]

    for name in ("Bob Marek", "Cho Marlin"):
        click(stage, name)
        lists.append(offered(stage))

    assert [one.pop() for one in lists] == [
        "Split bounties, in the whole event …",
        "Split bounties, in the whole event …",
        "Split: $13 to Bob Marek; $12 to Cho Marlin",
    ]
    assert lists == [lists[0]] * 3
    assert stage.page.asking.figure == "The first one named wins the bounty: $25 to Bob Marek"


def test_the_log_says_that_bounties_are_split_where_that_alone_is_new(stage):
    labels = []
    for command in (
        SetBounties("fixed", 50, shared=True),
        SetBounties("fixed", 50),
        SetBounties("progressive", 50, shared=True),
    ):
        stage.cockpit.bridge.do(command)
        desk = stage.cockpit.bridge.desk
        labels.append(in_full(desk.log.records[-1], desk.log, desk.name))

    assert labels == [
        "Bounties are split",
        "Bounties are not split: the first one named wins",
        "Bounties set to progressive: 50% paid, the rest on the head",
    ]


def test_enter_does_not_confirm_a_format_by_which_too_much_was_paid(stage):
    do = stage.cockpit.bridge.do
    do(Eliminate(1, by=(2, 3)))
    do(PayBounties((2,), "cash"))
    stage.cockpit.request(WAY)

    stage.types("fixed, split")
    asking = stage.page.asking
    said = (asking.figure, asking.hint.splitlines())
    stage.press(Qt.Key.Key_Return)
    after_enter = stage.t.terms.shared
    QTest.mouseClick(asking.deed, Qt.MouseButton.LeftButton)

    assert said == (
        "$12 will have been paid too much.",
        [
            "Bounties are split; Bob Marek: $25 → $13, Cho Marlin: $0 → $12",
            "Enter does not confirm this: choose Confirm with the mouse or Tab.",
        ],
    )
    assert (after_enter, stage.t.terms.shared) == (False, True)


def test_a_split_that_changes_what_is_won_already_is_not_one_click(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2, 3)))
    choose(stage, 4)
    stage.press(Qt.Key.Key_X)

    stage.types("bob, cho")

    assert [one for one in offered(stage) if "plit" in one] == []
    assert stage.page.asking.hint.splitlines()[-1] == (
        "To split bounties: Money ▸ Bounties ▸ Bounty format, split"
    )


def test_an_unnamed_knockout_says_that_it_is_not_recorded_and_enter_leaves_it_so(stage):
    stage.cockpit.bridge.do(Eliminate(1))
    records = len(stage.cockpit.bridge.desk.log.records)
    stage.cockpit.ask_for(BOUNTIES)

    stage.press(Qt.Key.Key_K)
    hint = stage.page.asking.hint
    stage.press(Qt.Key.Key_Return)

    assert hint == "Not recorded yet: type a name, or click a row"
    assert len(stage.cockpit.bridge.desk.log.records) == records


def test_whoever_busts_is_told_that_nobody_knocks_themselves_out(stage):
    stage.press(Qt.Key.Key_F8)
    stage.types("ann")
    stage.press(Qt.Key.Key_Tab)

    stage.types("ann")

    assert stage.out.hint == (
        "Ann Ost is who busted, and nobody knocks themselves out: name somebody else"
    )


def test_a_bust_that_is_undone_still_says_who_had_done_it(stage):
    stage.cockpit.bridge.do(Eliminate(1, by=(2,)))
    log = stage.cockpit.bridge.desk.log
    bust = log.records[-1]

    stage.cockpit.bridge.undo()

    assert in_full(bust, log, stage.cockpit.bridge.desk.name) == (
        "Ann Ost busted; knocked out by Bob Marek"
    )


def test_a_tablemate_whose_name_holds_a_semicolon_is_one_player_at_a_click(stage):
    desk = stage.cockpit.bridge.desk
    desk.do(Register(desk.player("Gil; Ray"), "late", "cash"))
    choose(stage, 1)

    stage.press(Qt.Key.Key_X)
    stage.types("gil")
    click(stage, "Gil; Ray")

    assert by(stage, 1) == ["Gil; Ray"]
