"""The Rulings screen: found by word, asked by form, answered at every keystroke."""

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QFontMetricsF, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from director.rulings.catalogue import QUESTIONS
from director.rulings.question import Answer
from director.window.areas.rulings.screen import RulingsScreen
from director.window.look.fonts import font
from director.window.widgets.table_view import ROW_HEIGHT
from tests.window.stages import CTRL

SHIFT = Qt.KeyboardModifier.ShiftModifier
NONE = Qt.KeyboardModifier.NoModifier


def rulings(stage) -> RulingsScreen:
    stage.event("Ann Ost", "Bob Marek")
    screen = stage.go("rulings")
    assert isinstance(screen, RulingsScreen)
    return screen


def opened(stage, question: str) -> RulingsScreen:
    """A question with the focus in its first field."""
    screen = rulings(stage)
    screen.open("ruling", question)
    screen.enter()
    return screen


def test_the_keyboard_alone_goes_from_a_word_to_an_answer(stage):
    screen = rulings(stage)

    stage.types("half bet cap")
    stage.press(Qt.Key.Key_Return)
    for text in ("1 bet 400, 2 all-in 550, 3 call", "1", "400"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)

    assert screen.form.question.id == "limit-raise"
    assert screen.answer.text[0] == "Seat 1 may call 150 or fold, and may not raise"
    assert "house rule" in screen.answer.text[-1]


def shown(screen) -> list[str]:
    """The fields in sight, by key."""
    return [key for key, blank in screen.form.blanks.items() if blank.isVisible()]


def test_what_seldom_matters_is_on_the_form_once_it_is_asked_for(stage):
    screen = opened(stage, "limit-raise")
    at_first = shown(screen)

    for text in ("1 all-in 100", "2", "400"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)
    with_round = shown(screen)
    stage.press(Qt.Key.Key_Tab)  # over the stacks
    stage.types("later")
    stage.press(Qt.Key.Key_Tab)
    with_seats = shown(screen)
    stage.types("1, 2, 3")

    assert at_first == ["actions", "seat", "bet", "stacks"]
    assert with_round == ["actions", "seat", "bet", "stacks", "later_round"]
    assert with_seats == ["actions", "seat", "bet", "stacks", "later_round", "seats"]
    assert screen.answer.text[0] == "Seat 2 may call 100 or complete to 400"


def test_an_answer_asks_for_nothing_that_the_next_form_of_its_kind_still_shows(stage):
    screen = opened(stage, "limit-raise")
    screen.form.fill({"actions": "1 all-in 100", "seat": "2", "bet": "400"})
    screen.form.blanks["bet"].edited.emit()
    asked = shown(screen)

    screen.fill_example()

    assert "later_round" in asked
    assert shown(screen) == ["actions", "seat", "bet", "stacks"]


def test_the_worked_example_fills_the_form(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")

    screen.fill_example()

    assert screen.form.typed["outs"] == "9"
    assert screen.answer.text[0] == "9 outs with 4 killers win 32.73 percent of the time"


def test_an_untouched_form_says_what_to_enter_and_gives_no_ruling(stage):
    screen = rulings(stage)

    for question in (one for one in QUESTIONS.values() if one.inputs):
        screen.open("ruling", question.id)
        at_once = [one for one in question.inputs if not one.once_asked]
        wanted = [one.title for one in at_once if one.needed or one.kind.flag]
        assert screen.answer.text == tuple(wanted), question.id
        assert not isinstance(screen.answered, Answer), question.id


def test_what_is_not_ruled_yet_is_not_read_aloud_copied_or_filed(stage):
    screen = rulings(stage)
    screen.open("ruling", "misdeal")
    QGuiApplication.clipboard().setText("before")

    for key, modifier in ((Qt.Key.Key_F5, NONE), (Qt.Key.Key_C, CTRL | SHIFT)):
        stage.press(key, modifier)
    stage.press(Qt.Key.Key_Return, CTRL)

    assert stage.said == "There is no ruling yet"
    shown = (screen.given.read_out.isVisible(), screen.given.filing.isVisible())
    assert shown == (False, False)
    assert QGuiApplication.clipboard().text() == "before"


def test_that_there_is_no_ruling_yet_leaves_when_there_is_one(stage):
    screen = rulings(stage)
    screen.open("ruling", "misdeal")
    stage.press(Qt.Key.Key_F5)
    before = stage.said

    screen.fill_example()

    assert (before, stage.said) == ("There is no ruling yet", "")


def test_what_is_still_to_come_is_named(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")

    assert screen.answer.text == ("Outs", "Cards that kill them", "Cards not seen")


def heads(screen) -> set[str]:
    """What stands above an answer, or in place of one."""
    QApplication.processEvents()
    return {one.text() for one in screen.answer.findChildren(QLabel) if one.isVisible()}


def test_what_a_ruling_still_asks_for_is_not_called_wrong(stage):
    screen = opened(stage, "pot-limit-raise")

    for text in ("1 post 100, 2 post 200", "3", "200", "200"):
        stage.types(text)
        stage.press(Qt.Key.Key_Tab)
    asked, said = heads(screen), screen.answer.text
    stage.press(Qt.Key.Key_Tab)
    stage.types("x")

    assert asked == {"Still to answer", "Big blind ante in that pot, on the first round"}
    assert said == ("how much of the pot is a big blind ante? Write 0 where there is none",)
    assert "Check what was entered" in heads(screen)


def test_a_field_that_is_wrong_says_why_and_no_answer_stands(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")
    screen.fill_example()

    blank = screen.form.blanks["outs"]
    blank.field.setFocus()
    QTest.keyClicks(blank.field, "x")

    assert blank.field.toolTip() == "“9x” is not a whole number"
    assert screen.answer.text == ("“9x” is not a whole number",)


def test_what_was_typed_is_there_again_when_one_comes_back(stage):
    screen = rulings(stage)
    screen.open("ruling", "killer-cards")
    screen.fill_example()

    screen.open("ruling", "buh-points")
    screen.open("ruling", "killer-cards")

    assert screen.form.typed["kills"] == "4"


def test_a_house_rule_that_is_changed_changes_the_answer(stage):
    screen = rulings(stage)
    stage.settings.change({"ante_first": True})
    screen.open("ruling", "big-blind-ante")

    screen.fill_example()

    assert screen.answer.text[0] == "The big blind posts a blind of 300 and an ante of 1,000"


def test_words_of_the_trade_and_games_are_found_too(stage):
    screen = rulings(stage)

    stage.types("undercut")
    assert screen.answer.text[0] == "undercut"

    screen.finder.search.clear()
    screen.finder.search.setFocus()
    stage.types("murder")
    assert screen.answer.text[0] == "Murder"

    stage.press(Qt.Key.Key_Return)
    assert stage.cockpit.screen == "showdown"
    assert stage.screen.game.id == "murder"


def test_nothing_found_is_said(stage):
    screen = rulings(stage)

    stage.types("xyzzy")

    assert screen.finder.none.isVisible()
    assert screen.answer.text == ()


def test_house_rules_are_set_once_and_change_what_is_answered(stage):
    screen = rulings(stage)
    screen.open("ruling", "big-blind-ante")
    screen.fill_example()

    screen.houses.click()
    screen.house_rules.choices["ante_first"].setFocus()
    stage.types("the ante is")
    stage.press(Qt.Key.Key_Tab)

    assert screen.answer.text[0] == "The big blind posts a blind of 300 and an ante of 1,000"
    assert stage.settings.flag("ante_first")
    assert stage.said == (
        "House rule, big blind with a short stack: the ante is posted before the blind"
    )


def test_the_page_of_a_game_says_at_once_what_the_house_plays(stage):
    screen = rulings(stage)
    screen.open("game", "bidirectional-chowaha")
    before = screen.answer.text

    screen.houses.click()
    screen.house_rules.choices["bidirectional_five_rounds"].setFocus()
    stage.types("a round at the big bet")
    stage.press(Qt.Key.Key_Tab)

    asked = "Is there a betting round between the die and the turns?"
    said = [
        next(line for line in text if line.startswith(asked))
        for text in (before, screen.answer.text)
    ]
    assert [line.removeprefix(asked)[:15] for line in said] == [
        " No: there are ",
        " A fifth round,",
    ]


def test_a_house_rule_stays_as_it_is_while_one_types_and_where_the_field_is_emptied(stage):
    screen = rulings(stage)
    screen.houses.click()
    field = screen.house_rules.choices["ante_first"]
    before = field.text()

    field.setFocus()
    stage.types("the ante")
    stage.press(Qt.Key.Key_A, CTRL)
    stage.press(Qt.Key.Key_Backspace)
    stage.press(Qt.Key.Key_Tab)

    assert (field.text(), stage.settings.flag("ante_first")) == (before, False)


def test_the_house_rules_do_not_lie_over_the_screen_when_one_comes_back(stage):
    screen = rulings(stage)
    screen.houses.click()

    stage.go("players")
    stage.go("rulings")

    assert not screen.house_rules.isVisible()


class TestAChoice:
    def test_is_made_by_typing_its_words_with_their_spaces(self, stage):
        screen = opened(stage, "misdeal")

        stage.types("one of the first two")
        stage.press(Qt.Key.Key_Tab)
        stage.types("n")

        assert screen.form.typed == {
            "cause": "one of the first two cards exposed",
            "substantial_action": "no",
        }
        assert screen.answer.text[0] == "It is a misdeal: all bets go back, and it is dealt again"

    def test_never_turns_into_another_while_one_types(self, stage):
        screen = opened(stage, "misdeal")
        seen = set()

        for letter in "two boxed cards one of":
            stage.types(letter)
            seen.add(screen.form.typed["cause"])

        assert seen == {""}

    def test_is_kept_where_the_field_is_left_half_typed(self, stage):
        screen = opened(stage, "misdeal")
        stage.types("two boxed")
        stage.press(Qt.Key.Key_Tab)

        screen.form.blanks["cause"].field.setFocus()
        stage.types("one of")
        screen.form.blanks["substantial_action"].field.setFocus()

        assert screen.form.typed["cause"] == "two boxed cards"

    def test_counts_where_it_was_typed_whole(self, stage):
        screen = opened(stage, "misdeal")

        stage.types("One Boxed Card")
        screen.finder.search.setFocus()

        assert screen.form.typed["cause"] == "one boxed card"
        assert screen.answer.text[0] == "It is no misdeal, and the hand goes on"

    def test_is_taken_back_by_emptying_the_field(self, stage):
        screen = opened(stage, "misdeal")
        stage.types("one boxed")
        stage.press(Qt.Key.Key_Return)

        stage.press(Qt.Key.Key_A, CTRL)
        stage.press(Qt.Key.Key_Backspace)
        stage.press(Qt.Key.Key_Tab)

        assert screen.form.typed["cause"] == ""
        assert screen.answer.text == ("What happened", "There was substantial action")

    def test_is_not_made_by_only_opening_the_list_and_going_on(self, stage):
        screen = opened(stage, "misdeal")

        stage.press(Qt.Key.Key_Down)
        stage.press(Qt.Key.Key_Tab)

        assert screen.form.typed["cause"] == ""

    def test_is_picked_from_the_list_with_arrow_and_enter(self, stage):
        screen = opened(stage, "misdeal")

        for key in (Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return):
            stage.press(key)

        assert screen.form.typed["cause"] == "two boxed cards"

    def test_is_picked_from_the_list_with_the_mouse(self, stage):
        screen = opened(stage, "misdeal")
        field = screen.form.blanks["cause"].field
        QTest.mouseClick(field, Qt.MouseButton.LeftButton)
        assert field.choices.isVisible()

        QTest.mouseClick(field.choices, Qt.MouseButton.LeftButton, pos=QPoint(40, 40))

        assert screen.form.typed["cause"] == "first card to the wrong seat"

    def test_of_a_game_is_made_by_its_other_names_too(self, stage):
        screen = opened(stage, "deck-size")

        stage.types("omaha/8")
        stage.press(Qt.Key.Key_Tab)

        assert screen.form.typed["game"] == "omaha-high-low"


class TestAYesOrNo:
    def test_is_given_and_taken_back_by_one_key(self, stage):
        screen = opened(stage, "button-mistake")
        said = []

        for key in (Qt.Key.Key_Y, Qt.Key.Key_N, Qt.Key.Key_Backspace, Qt.Key.Key_Space):
            stage.press(key)
            said.append(screen.form.typed["substantial_action"])

        assert said == ["yes", "no", "", "yes"]

    def test_is_given_by_a_click(self, stage):
        screen = opened(stage, "button-mistake")
        _, no = screen.form.blanks["substantial_action"].field.buttons

        no.click()

        assert screen.form.typed["substantial_action"] == "no"
        assert screen.answer.text[0] == "The button and the blinds are corrected"

    def test_no_letter_typed_there_is_a_command_of_the_event(self, stage):
        opened(stage, "button-mistake")

        stage.types("xhr")

        assert not stage.call.isVisible()
        assert stage.said == ""


class TestEnterOpens:
    def test_a_rule_as_a_page_from_which_its_questions_open(self, stage):
        screen = rulings(stage)
        stage.types("misdeal")
        for _ in range(4):
            if screen.chosen.kind == "rule":
                break
            stage.press(Qt.Key.Key_Down)

        stage.press(Qt.Key.Key_Return)
        first = stage.focus
        stage.press(Qt.Key.Key_Return)

        assert first.text() == "Is it a misdeal?  ·  Mistakes"
        assert screen.form.question.id == "misdeal"
        assert stage.focus is screen.form.blanks["cause"].field

    def test_a_word_of_the_trade_as_a_page_that_leads_on(self, stage):
        screen = rulings(stage)
        screen.open("term", "odd chip")

        screen.enter()

        assert [link.text() for link in screen.answer.links][:2] == [
            "Odd chips: who gets them  ·  Mistakes",
            "Does this low qualify?  ·  Hands",
        ]
        assert stage.focus is screen.answer.links[0]

    def test_a_question_that_a_person_decides_as_a_page(self, stage):
        screen = rulings(stage)
        stage.types("floor decision")

        stage.press(Qt.Key.Key_Return)

        assert screen.chosen.key == "fairness"
        assert stage.focus.accessibleName() == "The ruling"

    @pytest.mark.parametrize("kind", ["ruling", "rule", "term"])
    def test_whatever_is_chosen(self, stage, kind):
        screen = rulings(stage)

        for entry in [one for one in screen.all if one.kind == kind]:
            screen.open(entry.kind, entry.key)
            stage.press(Qt.Key.Key_Return)
            assert stage.focus is not screen.finder.search, entry.key
            stage.press(Qt.Key.Key_Escape)
            assert stage.focus is screen.finder.search, entry.key


def test_escape_goes_back_to_the_search_and_then_empties_it(stage):
    screen = opened(stage, "misdeal")
    screen.finder.search.setText("misdeal")

    stage.press(Qt.Key.Key_Escape)
    at_search = stage.focus is screen.finder.search
    stage.press(Qt.Key.Key_Escape)

    assert (at_search, screen.finder.search.text()) == (True, "")


def test_the_arrows_pass_over_the_titles_of_the_list(stage):
    screen = rulings(stage)
    questions = list(QUESTIONS)
    screen.finder.view.setFocus()

    down = [screen.chosen.key]
    for _ in questions[1:]:
        stage.press(Qt.Key.Key_Down)
        down.append(screen.chosen.key)
    up = [screen.chosen.key]
    for _ in questions[1:]:
        stage.press(Qt.Key.Key_Up)
        up.append(screen.chosen.key)

    assert (down, up) == (questions, questions[::-1])


class TestARulingOnAQuestion:
    def ruled(self, stage) -> RulingsScreen:
        screen = rulings(stage)
        screen.open("ruling", "card-count")
        screen.fill_example()
        return screen

    def test_is_read_aloud_over_the_screen_and_escape_puts_it_away(self, stage):
        screen = self.ruled(stage)

        stage.press(Qt.Key.Key_F5)
        lines = screen.given.read_out.lines[:2]
        stage.press(Qt.Key.Key_Escape)

        assert lines == [
            "A hand with too many or too few cards",
            "The hand is live with six cards",
        ]
        assert not screen.given.read_out.isVisible()
        assert stage.focus is screen.form.blanks["cards"].field

    def test_is_copied_with_what_was_asked(self, stage):
        self.ruled(stage)

        stage.press(Qt.Key.Key_C, CTRL | SHIFT)

        assert QGuiApplication.clipboard().text().splitlines() == [
            "A hand with too many or too few cards",
            "Cards held: 6",
            "Cards it should have: 7",
            "Kind of game: stud",
            "When it is seen: at the showdown",
            "It is the button’s hand: no",
            "The button has acted: no",
            "",
            "The hand is live with six cards (WL 271)",
            "At the showdown of stud six cards are enough, fewer are not (WL 271)",
            "Edition: WSOP live-action rules (2024)",
        ]

    def test_is_filed_shown_in_the_history_and_asked_again(self, stage):
        screen = self.ruled(stage)
        stage.press(Qt.Key.Key_Return, CTRL)
        stage.enter("3")
        headline = "A hand with too many or too few cards: The hand is live with six cards"
        undone = stage.cockpit.bridge.desk.log.next_undo.label

        screen.form.fill({})
        screen.refresh()
        screen.land()
        stage.types("table 3")
        shown = screen.answer.text
        stage.press(Qt.Key.Key_Return)

        (filing,) = stage.t.filings
        assert (filing.headline, filing.occasion.table) == (headline, 3)
        assert undone.said(str) == f"Ruling at table 3 filed: {headline}"
        assert shown[0] == headline
        assert "Cards held: 6" in shown
        assert screen.form.typed["cards"] == "6"
        assert screen.answer.text[0] == "The hand is live with six cards"

    def test_that_is_on_file_is_not_filed_twice(self, stage):
        screen = self.ruled(stage)
        stage.press(Qt.Key.Key_Return, CTRL)
        stage.enter("3")
        screen.open("filed", "1")

        stage.press(Qt.Key.Key_Return, CTRL)

        assert stage.said == "This ruling is filed already"
        assert not screen.given.filing.isVisible()

    def test_is_printed_when_it_is_given_and_when_it_is_on_file(self, stage):
        screen = self.ruled(stage)
        sheets = []
        screen.given.viewer = lambda path: sheets.append(path.read_bytes()) or True

        stage.press(Qt.Key.Key_P, CTRL | SHIFT)
        self.wait_for(sheets, 1)
        stage.press(Qt.Key.Key_Return, CTRL)
        stage.enter("3")
        screen.open("filed", "1")
        stage.press(Qt.Key.Key_P, CTRL | SHIFT)
        self.wait_for(sheets, 2)

        assert sheets == [
            b"%PDF Ruling: A hand with too many or too few cards",
            b"%PDF Ruling: A hand with too many or too few cards",
        ]

    def wait_for(self, sheets: list[bytes], count: int) -> None:
        for _ in range(100):
            QTest.qWait(10)
            if len(sheets) == count:
                return

    def test_that_is_a_rule_is_filed_and_found_again(self, stage):
        screen = rulings(stage)
        stage.types("rabbit")
        stage.press(Qt.Key.Key_Return, CTRL)
        stage.enter("5")
        screen.open("filed", "1")

        screen.enter()

        assert stage.t.filings[0].headline == "Rabbit hunting"
        assert screen.chosen[:2] == ("rule", "Rabbit hunting")

    def test_that_was_taken_back_is_gone_from_the_list(self, stage):
        screen = self.ruled(stage)
        stage.press(Qt.Key.Key_Return, CTRL)
        stage.enter("3")
        screen.open("filed", "1")

        stage.window.event_actions.ask("event.undo")

        assert (screen.finder.model.rows[1].key, screen.chosen.kind) == ("compare", "ruling")


@pytest.mark.parametrize("width", [1024, 1440])
def test_a_question_that_is_too_long_for_a_line_is_whole_on_two(stage, width):
    stage.event("Ann Ost")
    stage.window.resize(width, 768)
    view = stage.go("rulings").finder.view
    QApplication.processEvents()
    room, metrics = view.columnWidth(0) - 16, QFontMetricsF(font())

    told = [
        (view.rowHeight(at) > ROW_HEIGHT, metrics.horizontalAdvance(row.title) > room)
        for at, row in enumerate(view.rows.rows)
    ]

    assert [one for one in told if one[0] != one[1]] == []
    assert max(metrics.horizontalAdvance(row.title) for row in view.rows.rows) < 2 * room
