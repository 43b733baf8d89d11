"""Substantial action and action out of turn, each with all that is said of it."""

import pytest

from director.engine.betting.out_of_turn import out_of_turn, substantial_action
from director.engine.not_possible import NotPossible

YES, NOT_YET = "There has been substantial action", "There is no substantial action yet"
TWO = "Two actions in turn, one with chips, are enough (TDA 36-A)"
THREE = "Three actions in turn are enough, whatever they are (TDA 36-B)"
FEW = "It takes two actions with chips in one of them, or three; here are {} (TDA 36)"
POSTED = "Posted blinds do not count (TDA 36)"


@pytest.mark.parametrize(
    ("deeds", "after", "reasons"),
    [
        ([], 0, [FEW.format(0)]),
        (["bet"], 0, [FEW.format(1)]),
        (["check", "fold"], 0, [FEW.format(2)]),
        (["post", "post", "fold", "fold"], 0, [FEW.format(2), POSTED]),
        (["check", "call"], 2, [TWO]),
        (["all-in", "fold"], 2, [TWO]),
        (["fold", "raise", "fold"], 2, [TWO]),
        (["post", "bet", "fold"], 2, [TWO, POSTED]),
        (["fold", "check", "bet"], 3, [THREE]),
        (["fold", "fold", "fold", "fold"], 3, [THREE]),
    ],
)
def test_tda_36_what_is_substantial_and_with_which_action(deeds, after, reasons):
    answer = substantial_action(deeds)

    assert (answer.reached, answer.after) == (bool(after), after)
    assert [str(reason) for reason in answer.reasons] == [
        f"{YES if after else NOT_YET} (TDA 36)",
        *reasons,
    ]


DUE = "The action goes back to whoever was due (TDA 53-A)"
UNCHANGED = "Checks, calls and folds before it do not change the action (TDA 53-A)"
CHANGED = "A bet or raise by a player due before it changed the action (TDA 53-A)"


@pytest.mark.parametrize(
    ("deed", "since", "binds", "reasons"),
    [
        (
            "fold",
            ["raise"],
            True,
            [
                "The fold out of turn binds (TDA 53-A)",
                "A fold binds whatever happens before it (TDA 53-A)",
            ],
        ),
        (
            "fold",
            [],
            True,
            [
                "The fold out of turn binds (TDA 53-A)",
                "A fold binds whatever happens before it (TDA 53-A)",
            ],
        ),
        (
            "bet",
            ["check", "fold", "call"],
            True,
            ["The bet out of turn binds (TDA 53-A)", UNCHANGED],
        ),
        *[
            (
                "call",
                ["call", change],
                False,
                [
                    (
                        "The call out of turn does not bind; the player takes it back and may do"
                        " anything (TDA 53-A)"
                    ),
                    CHANGED,
                ],
            )
            for change in ("bet", "raise", "all-in")
        ],
    ],
)
def test_tda_53_whether_an_action_out_of_turn_binds_and_why(deed, since, binds, reasons):
    answer = out_of_turn(deed, since)

    assert answer[:2] == (binds, "acts")
    assert [str(reason) for reason in answer.reasons] == [*reasons, DUE]


def test_tda_53_b_a_skipped_player_who_let_action_follow_is_for_the_floor():
    answer = out_of_turn("check", ["bet"], skipped_silent=True)

    assert answer[:2] == (True, "floor decides")
    assert [str(reason) for reason in answer.reasons] == [
        "The action out of turn binds, and the floor rules on the skipped hand (TDA 53-B)",
        "The skipped player let substantial action follow without a word (TDA 53-B)",
    ]


@pytest.mark.parametrize(
    ("deed", "since", "field", "message"),
    [
        ("post", [], "deed", "a blind is no action"),
        ("bet", ["check", "post"], "since", "blinds are posted before any action"),
    ],
)
def test_a_blind_is_no_action_out_of_turn(deed, since, field, message):
    with pytest.raises(NotPossible) as wrong:
        out_of_turn(deed, since)

    assert (wrong.value.field, wrong.value.message) == (field, message)
