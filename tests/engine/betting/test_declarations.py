"""What a word or an amount said at the table binds to, with every reason."""

import pytest

from director.engine.betting.declarations import declared, declared_raise, unclear_amount
from director.engine.not_possible import NotPossible

NO_BET = (
    "There is nothing to call; a bet is 200 at least, and at most all the player’s chips, in"
    " pot-limit the pot (S 1.2, 1.3)"
)
BET_OF_600 = (
    "There is 600 to call; a raise is to 800 at least, and at most to all the player’s chips, in"
    " pot-limit the pot (TDA 43; S 1.2, 1.3)"
)
ONLY_BEHIND = (
    "There is 600 to call; only a player behind may raise, to 800 at least, and at most to all of"
    " that player’s chips, in pot-limit to the pot (TDA 43; S 1.2, 1.3)"
)


def said(answer):
    return [str(reason) for reason in answer.reasons]


@pytest.mark.parametrize(
    ("word", "level", "may", "least", "binds", "why"),
    [
        ("check", 0, ("check",), 0, "It is a check (TDA 55)", "There is no bet (TDA 55)"),
        ("call", 0, ("check",), 0, "It is a check (TDA 55)",
         "Call was said and there is no bet (TDA 55)"),
        ("check", 600, ("call", "fold"), 0,
         "The player may call 600 or fold, and may not raise (TDA 55)",
         "Check was said facing a bet (TDA 55)"),
        ("call", 600, ("call",), 0, "It is a call of 600 (TDA 40)",
         "A word in turn binds (TDA 40)"),
        ("bet", 0, ("bet",), 200, "It is a bet of 200 or more (TDA 55)",
         "A word in turn binds (TDA 55)"),
        ("raise", 0, ("bet",), 200, "It is a bet of 200 or more (TDA 55)",
         "raise was said and there is no bet (TDA 55)"),
        ("pot", 0, ("bet",), 200, "It is a bet of 200 or more (TDA 54-D)",
         "pot was said and there is no bet (TDA 54-D)"),
        ("bet", 600, ("raise",), 800, "It is a raise, to 800 or more (TDA 55)",
         "bet was said facing a bet of 600 (TDA 55)"),
        ("raise", 600, ("raise",), 800, "It is a raise, to 800 or more (TDA 55)",
         "raise was said facing a bet of 600 (TDA 55)"),
        ("pot", 600, ("raise",), 800, "It is a raise, to 800 or more (TDA 54-D)",
         "pot was said facing a bet of 600 (TDA 54-D)"),
    ],
)  # fmt: skip
def test_tda_55_a_word_that_does_not_fit_is_read_as_what_it_can_mean(
    word, level, may, least, binds, why
):
    answer = declared(word, level=level, last_raise=200)

    assert answer[:2] == (may, least)
    faces = NO_BET if not level else BET_OF_600 if may == ("raise",) else ONLY_BEHIND
    assert said(answer) == [binds, faces, why]


@pytest.mark.parametrize("word", ["check", "call", "bet", "raise"])
def test_tda_54_d_only_the_pot_is_an_amount_in_pot_limit(word):
    stakes = {"level": 600, "last_raise": 200}

    assert declared(word, **stakes, pot_limit=True) == declared(word, **stakes)


@pytest.mark.parametrize(
    ("amount", "to", "why"),
    [
        (1500, 1500, "An amount said is as good as chips pushed, and 1,500 is the total"),
        (800, 800, "An amount said is as good as chips pushed, and 800 is the total"),
        (799, 800, "799 is the total, and is made up to the least raise"),
        (1, 800, "1 is the total, and is made up to the least raise"),
    ],
)
def test_tda_43_b_a_raise_said_with_an_amount_is_the_total(amount, to, why):
    answer = declared_raise(amount, level=600, last_raise=200)

    assert answer[:2] == (("raise",), to)
    assert said(answer) == [
        f"It is a raise to {to:,} (TDA 43-B)", BET_OF_600, f"{why} (TDA 40-C, 43-B)",
    ]  # fmt: skip


def test_a_bet_of_a_single_chip_may_be_raised_by_another():
    assert declared_raise(2, level=1, last_raise=1).least == 2
    assert declared("raise", level=0, last_raise=1).least == 1


WITHIN = "It is the highest reading no more than the pot of {} before the bet (TDA 57)"
ALL_MORE = "Every reading is more than the pot of {}, and this is the lowest (TDA 57)"
MADE_UP = "{} is less than {}, the least that is allowed, and is made up to it (TDA 43-B, 52-A)"


def others_face(call, least):
    return (
        f"There is {call} to call; a raise is to {least} at least, and at most to all the player’s"
        " chips, in pot-limit the pot (TDA 43; S 1.2, 1.3)"
    )


@pytest.mark.parametrize(
    ("readings", "pot", "facing", "amount", "reasons"),
    [
        ([500, 5000], 5000, (0, 200), 5000, [
            "The bet is 5,000 (TDA 57)", others_face("5,000", "10,000"), WITHIN.format("5,000"),
        ]),
        ([5000, 500, 50], 600, (0, 200), 500, [
            "The bet is 500 (TDA 57)", others_face("500", "1,000"), WITHIN.format("600"),
        ]),
        ([5000, 500], 499, (0, 200), 500, [
            "The bet is 500 (TDA 57)", others_face("500", "1,000"), ALL_MORE.format("499"),
        ]),
        ([1], 0, (0, 1), 1, [
            "The bet is 1 (TDA 57)", others_face("1", "2"), ALL_MORE.format("0"),
        ]),
        ([200], 300, (0, 200), 200, [
            "The bet is 200 (TDA 57)", others_face("200", "400"), WITHIN.format("300"),
        ]),
        ([199], 300, (0, 200), 200, [
            "The bet is 200 (TDA 57)", others_face("200", "400"), WITHIN.format("300"),
            MADE_UP.format("199", "200"),
        ]),
        ([1000, 7000], 2200, (600, 400), 1000, [
            "It is a raise to 1,000 (TDA 57)", others_face("1,000", "1,400"),
            WITHIN.format("2,200"),
        ]),
        ([601], 2200, (600, 400), 1000, [
            "It is a raise to 1,000 (TDA 57)", others_face("1,000", "1,400"),
            WITHIN.format("2,200"), MADE_UP.format("601", "1,000"),
        ]),
    ],
)  # fmt: skip
def test_tda_57_an_unclear_amount_is_the_highest_reading_within_the_pot(
    readings, pot, facing, amount, reasons
):
    level, last_raise = facing

    answer = unclear_amount(readings, pot, level=level, last_raise=last_raise)

    assert (answer.amount, said(answer)) == (amount, reasons)


OPEN = {"level": 0, "last_raise": 200}


@pytest.mark.parametrize(
    ("ask", "field", "message"),
    [
        (lambda: unclear_amount([], 500, **OPEN), "readings",
         "name each reading, one chip or more"),
        (lambda: unclear_amount([500, 0], 500, **OPEN), "readings",
         "name each reading, one chip or more"),
        (lambda: unclear_amount([500], -1, **OPEN), "pot",
         "there is no pot below nothing"),
        (lambda: unclear_amount([600, 7000], 2200, level=600, last_raise=400), "readings",
         "600 is no more than the bet of 600; ask about an under-call"),
        (lambda: unclear_amount([500], 2200, level=-1, last_raise=400), "level",
         "a bet is not below nothing"),
        (lambda: declared("pot", level=600, last_raise=200, pot_limit=True), "word",
         "in pot-limit the pot is an amount: ask for the maximum"),
        (lambda: declared("call", level=-1, last_raise=200), "level",
         "a bet is not below nothing"),
        (lambda: declared("call", level=0, last_raise=0), "last_raise",
         "a raise is one chip or more"),
        (lambda: declared_raise(0, level=600, last_raise=200), "amount",
         "a raise is one chip or more"),
        (lambda: declared_raise(500, level=0, last_raise=200), "level",
         "there is no bet to raise"),
        (lambda: declared_raise(500, level=600, last_raise=0), "last_raise",
         "a raise is one chip or more"),
    ],
)  # fmt: skip
def test_what_cannot_have_been_said_is_refused(ask, field, message):
    with pytest.raises(NotPossible) as wrong:
        ask()

    assert (wrong.value.field, wrong.value.message) == (field, message)
