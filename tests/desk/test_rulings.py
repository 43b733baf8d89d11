"""Every ruling that the floor can ask for."""

import pytest

from director.engine.betting.rounds import Action
from director.engine.cards import read_cards
from director.house.house_rules import HOUSE_RULES
from director.rulings.catalogue import QUESTIONS
from director.rulings.hands import killer_lines
from director.rulings.inputs import (
    ACTIONS,
    AMOUNT,
    AMOUNT_BY_SEAT,
    CARD_BY_SEAT,
    NO,
    SEATS,
    YES,
    NotRead,
)
from director.rulings.question import Answer, Unanswered
from tests.shipped import shipped_games

LIBRARY = shipped_games()
OURS = {key: one.default for key, one in HOUSE_RULES.items()}


ASKED = [one for one in QUESTIONS.values() if one.inputs]


def ask(name, house=OURS, **typed):
    """The answer to what is typed; what is not said yes to is said no to."""
    noes = {one.key: NO for one in QUESTIONS[name].inputs if one.kind.flag}
    return QUESTIONS[name].answer(noes | typed, house, LIBRARY)


@pytest.mark.parametrize("name", QUESTIONS)
def test_the_worked_example_of_every_question_has_an_answer(name):
    question = QUESTIONS[name]

    answer = question.answer(question.worked, OURS, LIBRARY)

    assert isinstance(answer, Answer)
    assert answer.verdict
    assert answer.rule


@pytest.mark.parametrize("question", ASKED, ids=lambda one: one.id)
def test_nothing_is_ruled_before_something_was_asked(question):
    untouched = {one.key: "" for one in question.inputs}

    answer = question.answer(untouched, OURS, LIBRARY)

    at_once = [one for one in question.inputs if not one.once_asked]
    wanted = [one.key for one in at_once if one.needed or one.kind.flag]
    assert answer == Unanswered({}, tuple(wanted))
    assert wanted


@pytest.mark.parametrize("question", ASKED, ids=lambda one: one.id)
def test_what_is_not_said_yet_is_asked_for_or_changes_nothing(question):
    for one in question.inputs:
        if not (one.needed or one.kind.flag) or len(question.worked) == 1:
            continue
        answer = question.answer(dict(question.worked) | {one.key: ""}, OURS, LIBRARY)
        if isinstance(answer, Unanswered):
            assert answer == Unanswered({}, (one.key,))
            continue
        either = [
            question.answer(dict(question.worked) | {one.key: said}, OURS, LIBRARY)
            for said in (YES, NO)
        ]
        assert one.kind.flag
        assert either == [answer, answer]


def test_a_yes_or_no_is_asked_for_only_where_it_changes_the_answer():
    typed = {"cards": "6", "wanted": "7", "family": "stud", "when": "at the showdown"}
    early = typed | {"when": "later", "button": YES}

    six = QUESTIONS["card-count"].answer(typed, OURS, LIBRARY)
    short_button = QUESTIONS["card-count"].answer(early, OURS, LIBRARY)

    assert isinstance(six, Answer)
    assert six.verdict == "The hand is live with six cards"
    assert short_button == Unanswered({}, ("button_acted",))


def test_the_one_thing_that_a_question_asks_has_to_be_chosen():
    question = QUESTIONS["button-mistake"]

    said = {way: question.answer({"substantial_action": way}, OURS, LIBRARY) for way in ("", YES)}

    assert said[""] == Unanswered({}, ("substantial_action",))
    assert isinstance(said[YES], Answer)


@pytest.mark.parametrize("name", QUESTIONS)
@pytest.mark.parametrize(
    "nonsense", ["-5", "0", "As As", "1: 2: 3", "9 9 9", "zebra", "1 fold, 1 fold"]
)
def test_nonsense_is_answered_by_a_sentence(name, nonsense):
    question = QUESTIONS[name]
    typed = {
        one.key: nonsense for one in question.inputs if not (one.kind.choices or one.kind.games)
    }

    answer = question.answer(question.worked | typed, OURS, LIBRARY)

    assert isinstance(answer, Answer | Unanswered)


@pytest.mark.parametrize("name", QUESTIONS)
def test_no_field_of_a_worked_example_changes_its_answer_in_silence_when_it_is_left_empty(name):
    question = QUESTIONS[name]
    verdict = question.answer(question.worked, OURS, LIBRARY).verdict

    for key in question.worked:
        left = {one: text for one, text in question.worked.items() if one != key}
        answer = question.answer(left, OURS, LIBRARY)

        assert isinstance(answer, Unanswered) or answer.verdict == verdict, key


@pytest.mark.parametrize(
    ("typed", "verdict"),
    [
        ({"pots": "1 2 3: 1; 2 3: 2"}, "Seat 2 gets the bounty of seat 3, 50"),
        ({"pots": "1 2 3: 1; 1 2: 2"}, "Seat 1 gets the bounty of seat 3, 50"),
        ({"pots": "1 2 3: 1 / 2; 2 3: 2 / 2"}, "Seat 2 gets the bounty of seat 3, 50"),
        ({"pots": "1 2 3: 1, 2", "button": "1"}, "Seat 2 gets the bounty of seat 3, 50"),
        ({"pots": "1 2 3: 1, 2", "button": "0"}, "Seat 1 gets the bounty of seat 3, 50"),
    ],
)
def test_b16_a_bounty_goes_with_the_last_pot_its_player_could_have_won(typed, verdict):
    answer = ask("bounty-pots", gone="3", amount="50", **typed)

    assert answer.verdict == verdict


@pytest.mark.parametrize(
    ("typed", "field"),
    [
        ({"pots": "1 2 3: 1, 2"}, "button"),
        ({"pots": "1 2 3: 4", "button": "1"}, "pots"),
        ({"pots": "1 2 3", "button": "1"}, "pots"),
        ({"pots": "1 2: 1", "button": "1"}, "gone"),
        ({"pots": "1 2 3: 3", "button": "1"}, "gone"),
    ],
)
def test_b16_what_a_bounty_hangs_on_is_asked_for(typed, field):
    answer = ask("bounty-pots", gone="3", amount="50", **typed)

    assert list(answer.wrong) == [field]


def test_b16_of_several_winners_the_button_decides_and_is_asked_for():
    typed = {"gone": "3", "amount": "50", "winners": "2, 7"}

    assert list(ask("bounty", **typed).wrong) == ["button"]
    assert ask("bounty", **typed, button="5").verdict == "Seat 7 gets the bounty of seat 3, 50"
    assert ask("bounty", **typed, button="0").verdict == "Seat 2 gets the bounty of seat 3, 50"


def test_app_d_killer_cards_ask_how_many_cards_are_unseen():
    asked = ask("killer-cards", outs="9", kills="4")
    omaha = ask("killer-cards", outs="9", kills="4", unseen="41")

    assert asked == Unanswered({}, ("unseen",))
    assert omaha.verdict == "9 outs with 4 killers win 35.12 percent of the time"


def test_tda_11_how_far_tables_may_differ_is_asked_before_anybody_moves():
    typed = dict(QUESTIONS["who-moves"].worked) | {"short": "1, 2, 3, 4, 6, 8"}
    left = {key: text for key, text in typed.items() if key != "within"}

    assert ask("who-moves", **left) == Unanswered({}, ("within",))
    assert ask("who-moves", **typed).verdict == "Table 1, seat 4 moves to table 2, seat 5"
    assert ask("who-moves", **left, within="2").verdict == (
        "Nobody moves: no table with an open seat is more than 2 players short"
    )


def test_app_b_what_a_call_of_an_all_in_hangs_on_is_asked_for():
    typed = {"cards": "7s 5d 4c 3h 2s", "deed": "call", "bet": "20"}

    assert list(ask("sevens-violation", **typed).wrong) == ["all_in"]
    assert list(ask("sevens-violation", **typed, all_in="15").wrong) == ["behind"]
    assert ask("sevens-violation", **typed, all_in="0").verdict == "The sevens rule is kept"


def test_b6_from_the_actions_as_they_are_typed():
    answer = ask(
        "no-limit-raise",
        actions="1 bet 400, 2 all-in 550, 3 call, 4 all-in to 800",
        seat="1",
        least_bet="200",
    )

    assert answer.verdict == (
        "Seat 1 may call 400 or raise, to 1,200 at least and all its chips at most"
    )


def test_what_cannot_be_is_said_at_its_field():
    answer = ask("no-limit-raise", actions="1 bet 400, 1 fold", seat="3", least_bet="200x")

    assert answer == Unanswered({"least_bet": "“200x” is not a whole number"}, ())


def test_what_cannot_be_read_is_said_even_in_a_field_that_may_stay_empty():
    example = dict(QUESTIONS["hand-for-hand-clock"].worked)

    answer = ask("hand-for-hand-clock", **example | {"minutes": "two"})

    assert answer == Unanswered({"minutes": "“two” is not a whole number"}, ())


@pytest.mark.parametrize(
    ("kind", "text", "value"),
    [
        (AMOUNT, "12,500", 12500),
        (SEATS, "1, 4 7", (1, 4, 7)),
        (AMOUNT_BY_SEAT, "1: 400, 3: 2,5", None),
        (AMOUNT_BY_SEAT, "1: 400; 3: 250", {1: 400, 3: 250}),
        (CARD_BY_SEAT, "1: As, 3: 10h", {1: read_cards("As")[0], 3: read_cards("Th")[0]}),
        (CARD_BY_SEAT, "1: As Kd", None),
        (
            ACTIONS,
            "1 post 100, 3 raise to 600, 4 f",
            (Action(1, "post", 100), Action(3, "raise", 600), Action(4, "fold")),
        ),
        (ACTIONS, "1 dances", None),
    ],
)
def test_fields_read_what_is_typed_or_say_why_not(kind, text, value):
    if value is None:
        with pytest.raises(NotRead):
            kind.read(text)
    else:
        assert kind.read(text) == value


def test_b30_the_killer_chart_has_two_decimals_as_the_source_has():
    lines = [str(reason) for reason in killer_lines("hold'em").reasons]

    (seven,) = [line for line in lines if line.startswith("7 outs")]
    assert "28.99  28.28  27.58  26.87  26.16  25.45" in seven


@pytest.mark.parametrize(
    ("key", "typed", "why"),
    [
        (
            "racers",
            "3: abc chips",
            "seat 3: type how many chips leave play, as a number, not “abc”",
        ),
        ("racers", "1: 4 chips; 3: 2.5 chips", "seat 3: “2.5” is not a whole number"),
        ("racers", "3: 3x chips", "seat 3: “3x” is not a whole number"),
        (
            "racers",
            "3: 99999999999999999999 chips",
            "seat 3: 99999999999999999999 is too high: at most 999,999,999,999,999",
        ),
        (
            "old",
            "99999999999999999999",
            "99999999999999999999 is too high: at most 999,999,999,999,999",
        ),
        ("cards", "1: Zz", "seat 1: “Zz” is not a card"),
    ],
)
def test_what_cannot_be_read_in_a_chip_race_says_whose_it_is_and_what_is_wanted(key, typed, why):
    said = {"racers": "1: 3 chips", "old": "25", "new": "100", key: typed}

    answer = ask("chip-race", **said)

    assert answer == Unanswered({key: why}, ())
