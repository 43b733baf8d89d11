"""Bets at the rulings desk: the worked cases of the books, with each field left empty in turn.

A field that somebody leaves empty never changes an answer in silence: the answer is the same, or it
is as true and says so in other words, or the form asks for what is missing.
"""

from collections.abc import Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any, NamedTuple

import pytest

from director.house import shelf
from director.house.house_rules import HOUSE_RULES
from director.rulings.acting import ACTING
from director.rulings.betting import BETTING
from director.rulings.catalogue import QUESTIONS
from director.rulings.event_answers import sheet_rules
from director.rulings.inputs import NO
from director.rulings.question import Answer, Unanswered
from director.tournament.structure.big_blind_antes import BigBlindAnte
from director.tournament.structure.files import load_structure
from director.tournament.structure.special_rules import Specials
from director.tournament.structure.structure import FloorRules
from tests.shipped import shipped_games

LIBRARY = shipped_games()
OURS = {key: one.default for key, one in HOUSE_RULES.items()}
DOUBLES = {"open_pair_doubles": True}


class Worked(NamedTuple):
    """A case whose answer the books give, with every field filled in that matters to it."""

    title: str
    question: str
    typed: dict[str, str]
    verdict: str
    else_said: Mapping[str, str] = MappingProxyType({})
    """What is said without a field, by its key: where an empty one says that there is none."""
    sheet: Mapping[str, Any] = MappingProxyType({})


def a_limit(title, actions, seat, verdict, **more):
    """A case of limit with a bet of 400."""
    typed = {"actions": actions, "seat": seat, "bet": "400"} | more
    return Worked(f"limit: {title}", "limit-raise", typed, verdict)


def a_no_limit(title, actions, seat, verdict, **more):
    """A case of no-limit with a big blind of 200."""
    typed = {"actions": actions, "seat": seat, "least_bet": "200"} | more
    return Worked(f"no-limit: {title}", "no-limit-raise", typed, verdict)


def a_pot_limit(title, actions, seat, pot, verdict, **more):
    """A case of pot-limit with a big blind of 200."""
    typed = {"actions": actions, "seat": seat, "pot": pot, "least_bet": "200"} | more
    return Worked(f"pot-limit: {title}", "pot-limit-raise", typed, verdict)


def chips_put_out(put_out, level, last_raise, verdict, **more):
    """Chips pushed in without a word."""
    typed = {"put_out": put_out, "level": level, "last_raise": last_raise, "prior": "0"} | more
    return Worked(f"silent: {put_out} over {level}", "silent-chips", typed, verdict)


def an_ante(title, verdict, **typed):
    """What a big blind of 1,000 posts, with an ante of 1,000."""
    level = {"small_blind": "500", "big_blind": "1000", "ante": "1000"}
    return Worked(f"ante: {title}", "big-blind-ante", level | typed, verdict)


LATER = "later, or bomb pot"
BLINDS = "1 post 100, 2 post 200"
ROUND = "3, 4, 1, 2"
SHORT = "1 bet 400, 2 all-in 550"
SEVERAL = "1 bet 400, 2 all-in 550, 3 call, 4 all-in 800"
OPEN_PAIR = {"open_pair": "yes", "big_bet": "600", "later_round": LATER}

B5 = [
    a_limit("100 of 400 is called or completed", "1 all-in 100", "2",
            "Seat 2 may call 100 or complete to 400", later_round=LATER, seats="1, 2, 3"),
    a_limit("300 of 400 counts as a bet", "1 all-in 300", "2",
            "Seat 2 may call 300 or raise to 700", later_round=LATER, seats="1, 2, 3"),
    a_limit("nobody could call a raise", "1 all-in 300", "2",
            "Seat 2 may call 300 or fold, and may not raise", later_round=LATER, seats="1, 2"),
    a_limit("150 more does not re-open", f"{SHORT}, 3 call", "1",
            "Seat 1 may call 150 or fold, and may not raise", later_round=LATER,
            seats="1, 2, 3, 4"),
    a_limit("150 more is completed", SHORT, "3", "Seat 3 may call 550 or complete to 800",
            later_round=LATER, seats="1, 2, 3"),
    a_limit("200 more is a raise", "1 bet 400, 2 all-in 600, 3 fold", "1",
            "Seat 1 may call 200 or raise to 1,000", later_round=LATER, seats="1, 2, 3, 4"),
    a_limit("short all-ins count together", f"{SHORT}, 3 all-in 650", "1",
            "Seat 1 may call 250 or raise to 1,050", later_round=LATER, seats="1, 2, 3, 4"),
    a_limit("the bring-in is completed", "3 post 75", "4",
            "Seat 4 may call 75 or complete to 400", forced="75", seats="4, 5, 3"),
    a_limit("a completed bring-in is raised", "3 post 75, 4 raise 400", "5",
            "Seat 5 may call 400 or raise to 800", forced="75", later_round="first, with posts"),
    a_limit("a posted big blind is the bet", "1 post 200, 2 post 400, 3 call", "4",
            "Seat 4 may call 400 or raise to 800", forced="400", seats=ROUND),
    a_limit("a short big blind counts in full", "1 post 200, 2 post 150, 3 call", "4",
            "Seat 4 may call 400 or raise to 800", forced="400", seats=ROUND),
    a_limit("a short raise of the big blind is completed", "1 post 200, 2 post 400, 3 all-in 500",
            "4", "Seat 4 may call 500 or complete to 800", seats=ROUND),
    a_limit("the big blind may raise", "1 post 200, 2 post 400, 3 call, 4 fold, 1 call", "2",
            "Seat 2 may check or raise to 800", forced="400", seats=ROUND),
    a_limit("a bet and three raises are the cap",
            "1 post 200, 2 post 400, 3 raise 800, 4 raise 1200, 1 raise 1600", "2",
            "Seat 2 may call 1,200 or fold, and may not raise", seats=ROUND),
    a_limit("nobody has bet", "1 check", "2", "Seat 2 may check or bet 400", later_round=LATER),
    a_limit("nothing has been done", "-", "1", "Seat 1 may check or bet 400", later_round=LATER),
    Worked("limit: all-in for less", "limit-raise",
           {"actions": "1 bet 400", "seat": "2", "bet": "400", "stacks": "1: 900, 2: 600"},
           "Seat 2 may call 400 or go all-in, 600 in all",
           {"stacks": "Seat 2 may call 400 or raise to 800"}),
    Worked("limit: an open pair doubles", "limit-raise",
           {"actions": "1 bet 400", "seat": "2", "bet": "400"} | OPEN_PAIR,
           "Seat 2 may call 400 or raise, to 800 or to 1,000", sheet=DOUBLES),
    Worked("limit: no small raise of a big bet", "limit-raise",
           {"actions": "1 bet 600", "seat": "2", "bet": "400"} | OPEN_PAIR,
           "Seat 2 may call 600 or raise to 1,200", sheet=DOUBLES),
    Worked("limit: an open pair", "open-pair", {}, "The bet on fourth street stays the small one"),
    Worked("jam or fold: not played", "jam-or-fold", {},
           "A first action is any that the betting allows"),
    Worked("jam or fold", "jam-or-fold", {},
           "A player’s first action in a hand is all-in or a fold", sheet={"jam_or_fold": True}),
    Worked("limit: blinds and bets", "limit-sizes",
           {"small_bet": "100", "big_bet": "200", "rounds": "4"},
           "The rounds are at 100, 100, 200, 200"),
    Worked("rounds: no betting after the die", "game-rounds", {"game": "bidirectional-chowaha"},
           "Bidirectional Chowaha (High/Low) has 4 betting rounds"),
    Worked("limping is allowed", "limping", {},
           "A player may limp, in deuce-to-seven single draw too"),
]  # fmt: skip

B6 = [
    a_no_limit("several all-ins re-open for the bettor", SEVERAL, "1",
               "Seat 1 may call 400 or raise, to 1,200 at least and all its chips at most",
               later_round=LATER, seats="1, 2, 3, 4, 5"),
    a_no_limit("closed for the caller", f"{SEVERAL}, 1 call", "3",
               "Seat 3 may call 250 or fold, and may not raise", later_round=LATER),
    a_no_limit("open again after a raise", f"{SEVERAL}, 1 raise 1200", "3",
               "Seat 3 may call 650 or raise, to 1,600 at least and all its chips at most",
               later_round=LATER),
    a_no_limit("the first raise", BLINDS, "3",
               "Seat 3 may call 200 or raise, to 400 at least and all its chips at most",
               seats=ROUND, later_round="first, with posts"),
    a_no_limit("a raise of a raise", f"{BLINDS}, 3 raise 500, 4 fold", "1",
               "Seat 1 may call 400 or raise, to 800 at least and all its chips at most",
               seats=ROUND),
    a_no_limit("a raise of 700", f"{BLINDS}, 3 raise 500, 4 fold, 1 raise 1200", "2",
               "Seat 2 may call 1,000 or raise, to 1,900 at least and all its chips at most",
               seats=ROUND),
    a_no_limit("a short big blind counts in full", "1 post 100, 2 post 150", "3",
               "Seat 3 may call 200 or raise, to 400 at least and all its chips at most",
               seats=ROUND),
    a_no_limit("a short all-in over the big blind", f"{BLINDS}, 3 all-in 300", "4",
               "Seat 4 may call 300 or raise, to 500 at least and all its chips at most",
               seats=ROUND),
    a_no_limit("a first bet that is short", "1 check, 2 all-in 150", "3",
               "Seat 3 may call 150 or raise, to 350 at least and all its chips at most",
               later_round=LATER, seats="1, 2, 3, 4"),
    a_no_limit("who checked may not raise it", "1 check, 2 all-in 150, 3 fold", "1",
               "Seat 1 may call 150 or fold, and may not raise", later_round=LATER),
    a_no_limit("the first to act is all-in", "1 all-in 150", "2",
               "Seat 2 may call 150 or raise, to 350 at least and all its chips at most",
               later_round=LATER, seats="1, 2, 3"),
    a_no_limit("nobody could call", "1 bet 400, 2 all-in 900", "1",
               "Seat 1 may call 500 or fold, and may not raise", later_round=LATER, seats="1, 2"),
    a_no_limit("nothing has been done", "-", "1",
               "Seat 1 may check or bet, 200 at least and all its chips at most",
               later_round=LATER),
    Worked("no-limit: a stack below a raise", "no-limit-raise",
           {"actions": f"{BLINDS}, 3 raise 500", "seat": "1", "least_bet": "200",
            "stacks": "1: 600, 2: 900, 3: 5000"},
           "Seat 1 may call 400 or go all-in, 600 in all",
           {"stacks": "Seat 1 may call 400 or raise, to 800 at least and all its chips at most"}),
    Worked("no-limit: a stack below the call", "no-limit-raise",
           {"actions": f"{BLINDS}, 3 raise 500, 1 fold", "seat": "2", "least_bet": "200",
            "stacks": "1: 600, 2: 450, 3: 5000"},
           "Seat 2 may call all-in for 250 or fold, and may not raise",
           {"stacks": "Seat 2 may call 300 or raise, to 800 at least and all its chips at most"}),
]  # fmt: skip

B7 = [
    a_pot_limit("first in", BLINDS, "3", "0",
                "Seat 3 may call 200 or raise, to 400 at least and 700 at most",
                blinds="100, 200", big_blind_ante="0", seats=ROUND),
    a_pot_limit("the ante beside the pot", BLINDS, "3", "0",
                "Seat 3 may call 200 or raise, to 400 at least and 700 at most",
                blinds="100, 200", big_blind_ante="200"),
    a_pot_limit("the ante in the pot", BLINDS, "3", "200",
                "Seat 3 may call 200 or raise, to 400 at least and 700 at most",
                blinds="100, 200", big_blind_ante="200"),
    a_pot_limit("a dead small blind", "2 post 200", "3", "0",
                "Seat 3 may call 200 or raise, to 400 at least and 700 at most",
                blinds="100, 200"),
    a_pot_limit("a short small blind", "1 post 40, 2 post 200", "3", "0",
                "Seat 3 may call 200 or raise, to 400 at least and 700 at most",
                blinds="100, 200"),
    a_pot_limit("a short big blind", "1 post 100, 2 post 150", "3", "0",
                "Seat 3 may call 200 or raise, to 400 at least and 700 at most",
                blinds="100, 200"),
    a_pot_limit("a pot bet of 1,500", "1 bet 1500", "2", "1500",
                "Seat 2 may call 1,500 or raise, to 3,000 at least and 6,000 at most",
                later_round=LATER, seats="1, 2, 3"),
    a_pot_limit("a bet and a call in a pot of 600", "1 bet 200, 2 call", "3", "600",
                "Seat 3 may call 200 or raise, to 400 at least and 1,400 at most",
                later_round=LATER),
    a_pot_limit("a bet and a call in a pot of 400", "1 bet 200, 2 call", "3", "400",
                "Seat 3 may call 200 or raise, to 400 at least and 1,200 at most"),
    a_pot_limit("nobody has bet", "1 check", "2", "800",
                "Seat 2 may check or bet, 200 at least and 800 at most",
                later_round=LATER, big_blind_ante="200"),
    a_pot_limit("nothing has been done", "-", "1", "800",
                "Seat 1 may check or bet, 200 at least and 800 at most", later_round=LATER),
    Worked("pot-limit: antes and a bring-in", "pot-limit-raise",
           {"actions": "1 post 150", "seat": "2", "pot": "800", "least_bet": "150", "blinds": "0"},
           "Seat 2 may call 150 or raise, to 300 at least and 1,250 at most"),
    Worked("pot-limit: a raise of a bring-in", "pot-limit-raise",
           {"actions": "1 post 150, 2 raise 650", "seat": "3", "pot": "800", "least_bet": "150",
            "blinds": "0"},
           "Seat 3 may call 650 or raise, to 1,150 at least and 2,900 at most"),
    Worked("pot-limit: a stack below the pot", "pot-limit-raise",
           {"actions": BLINDS, "seat": "3", "pot": "0", "least_bet": "200", "blinds": "100, 200",
            "stacks": "1: 900, 2: 900, 3: 550"},
           "Seat 3 may call 200 or raise, to 400 at least and 550 at most",
           {"stacks": "Seat 3 may call 200 or raise, to 400 at least and 700 at most"}),
    Worked("pot-limit: counted too low", "pot-miscount",
           {"quoted": "9500", "correct": "10500"},
           "The bet is put right, to 10,500, for everybody"),
]  # fmt: skip

ACTS = [
    chips_put_out("500, 500", "700", "450", "It is a call of 700; 300 goes back"),
    chips_put_out("500, 100, 100, 100, 100", "700", "450", "It is a call of 700; 200 goes back"),
    chips_put_out("500, 100, 100, 100, 100, 100", "700", "450", "It is a raise to 1,150"),
    chips_put_out("5000", "700", "450", "It is a call of 700; 4,300 goes back"),
    chips_put_out("1000", "900", "500", "It is a raise to 2,000", prior="1000"),
    chips_put_out("1000, 500", "600", "550", "It is a raise to 1,550", prior="25, 25"),
    chips_put_out("100, 500", "600", "550", "It is a call of 600; 50 goes back", prior="25, 25"),
    Worked("declared with one chip", "chip-declared-raise",
           {"chip": "5000", "level": "1000", "last_raise": "600", "in_front": "200"},
           "It is a raise to 5,200"),
    Worked("declared with an amount", "declared-amount",
           {"amount": "1200", "level": "600", "last_raise": "400"}, "It is a raise to 1,200"),
    Worked("check facing a bet", "declared-word",
           {"word": "check", "level": "400", "last_raise": "400"},
           "The player may call 400 or fold, and may not raise"),
    Worked("an unclear amount", "unclear-amount", {"readings": "500, 5000", "pot": "4999",
                                                "level": "0", "last_raise": "200"},
           "The bet is 500"),
    Worked("an unclear raise", "unclear-amount", {"readings": "500, 5000", "pot": "5000",
                                                  "level": "200", "last_raise": "200"},
           "It is a raise to 5,000"),
    Worked("an under-call of a raise", "under-call",
           {"put_in": "2000", "owed": "8000", "players": "3", "earlier_bet": "2000"},
           "The director decides: a full call of 8,000, 6,000 more, or the 2,000 stays in and the"
           " hand folds"),
    Worked("an overchip under a raise", "under-call",
           {"put_in": "500", "owed": "1200", "players": "3", "earlier_bet": "400"},
           "The director decides: a full call of 1,200, 700 more, or the hand folds, 400 stays in"
           " and 100 goes back"),
    Worked("an under-call of the opening bet", "under-call",
           {"put_in": "2000", "owed": "8000", "players": "4", "opening_bet": "yes"},
           "The player makes a full call of 8,000, 6,000 more"),
    Worked("an under-call heads-up", "under-call",
           {"put_in": "400", "owed": "1000", "players": "2"},
           "The player makes a full call of 1,000, 600 more"),
    Worked("an under-raise", "under-raise",
           {"to": "1000", "level": "600", "last_raise": "600"},
           "The raise is made 1,200, by everybody who bet since"),
    Worked("out of turn", "out-of-turn", {"deed": "bet", "since": "check"},
           "The bet out of turn binds"),
    Worked("substantial action", "substantial-action", {"deeds": "check, bet"},
           "There has been substantial action"),
]  # fmt: skip

FORCED = [
    an_ante("a short stack", "The big blind posts a blind of 1,000 and an ante of 300",
            stack="1300", players="8", reduced_at="4"),
    an_ante("four players", "The big blind posts a blind of 1,000 and an ante of 500",
            stack="9000", players="4", reduced_at="4", removed_at="0"),
    an_ante("six players where six are few", "The big blind posts a blind of 1,000 and an ante of"
            " 500", stack="9000", players="6", reduced_at="6", removed_at="2"),
    an_ante("heads-up", "The big blind posts a blind of 1,000 and no ante",
            stack="9000", players="2", reduced_at="4", removed_at="2"),
    an_ante("heads-up where it is never reduced", "The big blind posts a blind of 1,000 and no"
            " ante", stack="9000", players="2", reduced_at="0", removed_at="2"),
    Worked("bring-in", "bring-in", {"game": "stud", "upcards": "1: 2s, 3: 9h, 5: 2c",
                                    "amount": "75"}, "Seat 5 brings it in with 2c"),
    Worked("bring-in that is all-in for the ante", "bring-in",
           {"game": "stud", "upcards": "1: 2s, 3: 9h, 5: 2c", "amount": "75",
            "stacks": "1: 400, 3: 500, 5: 0"},
           "Seat 1 acts first; the bring-in of seat 5 with 2c is all-in",
           {"stacks": "Seat 5 brings it in with 2c"}),
    Worked("first to act from the button", "first-to-act",
           {"game": "mexican-poker", "boards": "1: Ks, 3: Kh, 4: Qc", "button": "2"},
           "Seat 3 acts first"),
]  # fmt: skip

WORKED = [*B5, *B6, *B7, *ACTS, *FORCED]
EVERY = pytest.mark.parametrize("case", WORKED, ids=[case.title for case in WORKED])


def answered(case, typed):
    return QUESTIONS[case.question].answer(typed, OURS, LIBRARY, case.sheet)


def whole(case):
    """All that is typed: what a case does not say yes to, it says no to."""
    flags = [one.key for one in QUESTIONS[case.question].inputs if one.kind.flag]
    return dict.fromkeys(flags, NO) | case.typed


def without(case, key):
    """What is typed, but for one field."""
    return {one: text for one, text in whole(case).items() if one != key}


@EVERY
def test_the_answer_is_the_one_in_the_books(case):
    answer = answered(case, whole(case))

    assert isinstance(answer, Answer), answer
    assert answer.verdict == case.verdict


@EVERY
def test_a_field_left_empty_changes_no_answer_in_silence(case):
    for key in whole(case):
        answer = answered(case, without(case, key))

        if isinstance(answer, Unanswered):
            assert key in answer.missing or answer.wrong, key
        else:
            assert answer.verdict in (case.verdict, case.else_said.get(key)), key


POSTED = [case for case in WORKED if "post" in case.typed.get("actions", "")]


@pytest.mark.parametrize("case", POSTED, ids=[case.title for case in POSTED])
def test_a_round_without_its_posts_is_never_taken_for_a_later_one(case):
    done = [deed for deed in case.typed["actions"].split(", ") if "post" not in deed]
    typed = whole(case) | {"actions": ", ".join(done) or "-", "later_round": ""}

    assert isinstance(answered(case, typed), Unanswered)


@EVERY
def test_what_is_asked_for_stands_on_the_form(case):
    question = QUESTIONS[case.question]

    for key in whole(case):
        answer = answered(case, without(case, key))

        if isinstance(answer, Unanswered):
            assert {*answer.wrong, *answer.missing} <= {one.key for one in question.inputs}


def test_every_question_about_a_bet_has_worked_cases():
    asked = {one.id for chapter in (BETTING, ACTING) for one in chapter.questions}

    assert asked <= {case.question for case in WORKED}


def test_without_a_sheet_an_open_pair_doubles_nothing():
    typed = {"actions": "1 bet 400", "seat": "2", "bet": "400"} | OPEN_PAIR

    answer = QUESTIONS["limit-raise"].answer(typed | {"heads_up": NO}, OURS, LIBRARY)

    assert answer.verdict == "Seat 2 may call 400 or raise to 800"


def test_the_sheet_of_the_event_goes_before_what_the_house_plays():
    structure = load_structure(next(shelf.structures().glob("*.toml")))
    ante = BigBlindAnte(ante_first=True, reduced_at=6, removed_at=2, final_table_only=True)
    stated = replace(
        structure,
        floor_rules=FloorRules(raise_cap=4, open_pair_doubles=True),
        big_blind_ante=ante,
    )

    assert sheet_rules(stated) == {
        "open_pair_doubles": True,
        "jam_or_fold": False,
        "most_raises": 4,
        "ante_first": True,
        "ante_reduced": "final table",
        "ante_reduced_at": 6,
        "ante_removed_at": 2,
    }
    assert sheet_rules(replace(structure, floor_rules=FloorRules(), big_blind_ante=None)) == {
        "open_pair_doubles": False,
        "jam_or_fold": False,
    }
    assert sheet_rules(None) == {}


def test_s_1_8_an_event_that_plays_jam_or_fold_at_a_level_is_ruled_by_it_there():
    structure = load_structure(next(shelf.structures().glob("*.toml")))
    first, second, *_ = structure.levels
    jam = replace(first, special=Specials(jam_or_fold=True))
    question = QUESTIONS["jam-or-fold"]

    told = [
        question.answer({}, OURS, LIBRARY, sheet_rules(structure, level)).verdict
        for level in (jam, second)
    ]

    assert told == [
        "A player’s first action in a hand is all-in or a fold",
        "A first action is any that the betting allows",
    ]


def test_what_the_sheet_states_need_not_be_typed_and_is_said_to_be_on_it():
    typed = {
        "stack": "9000", "small_blind": "500", "big_blind": "1000", "ante": "1000", "players": "6",
        "final_table": "yes",
    }  # fmt: skip
    sheet = {"ante_first": False, "ante_reduced": "final table", "ante_reduced_at": 6,
             "ante_removed_at": 2}  # fmt: skip

    answer = QUESTIONS["big-blind-ante"].answer(typed, OURS, LIBRARY, sheet)

    assert answer.verdict == "The big blind posts a blind of 1,000 and an ante of 500"
    assert answer.house_rules == (
        "the sheet, big blind with a short stack: the blind is posted before the ante",
        ("the sheet, where the big blind ante is reduced: at the final table only"),
    )


def test_the_event_says_at_which_levels_the_button_posts_the_ante():
    structure = load_structure(shelf.structures() / "no-limit-freezeout.toml")
    first, *_ = structure.levels
    by_button = replace(first, ante_poster="button")

    assert sheet_rules(structure, by_button)["ante_poster"] == "button"
    assert "ante_poster" not in sheet_rules(structure, first)
    answer = QUESTIONS["big-blind-ante"].answer(
        QUESTIONS["big-blind-ante"].worked, OURS, LIBRARY, sheet_rules(structure, by_button)
    )
    assert answer.verdict == (
        "The button posts the ante of the table here: the big blind posts 1,000 alone"
    )
