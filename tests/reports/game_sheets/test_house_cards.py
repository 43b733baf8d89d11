"""Rule cards of a house that plays otherwise than we do."""

import pytest

from director.engine.showdown.answers import answer
from director.engine.showdown.house_games import as_house_plays
from director.house.house_rules import HOUSE_RULES
from director.reports.game_sheets.card_sections import odd_chip, sections
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def card(name, *house):
    """The sections of a card, as this house plays."""
    game = LIBRARY.game(name)
    return dict(sections(as_house_plays(game, LIBRARY, house)))


def test_a_game_that_no_house_rule_of_the_house_touches_is_the_very_same():
    game = LIBRARY.game("texas-holdem")

    assert as_house_plays(game, LIBRARY, HOUSE_RULES) is game
    assert as_house_plays(LIBRARY.game("razz"), LIBRARY, ["two_odd_chips"]) is LIBRARY.game("razz")


def test_c3_the_card_of_bidirectional_chowaha_has_the_fifth_round():
    played = as_house_plays(
        LIBRARY.game("bidirectional-chowaha"), LIBRARY, ["bidirectional_five_rounds"]
    )

    assert [(street.name, street.bet) for street in played.streets] == [
        ("hand", "small"),
        ("flop", "small"),
        ("after the die", "big"),
        ("turn", "big"),
        ("river", "big"),
    ]
    assert card("bidirectional-chowaha", "bidirectional_five_rounds")["Variations"] == (
        (
            "Is there a betting round between the die and the turns? A fifth round, at the big bet,"
            " right after the roll. Also played: No: there are four rounds, and the turns come"
            " straight after the roll."
        ),
    )
    assert len(played.examples) == len(LIBRARY.game("bidirectional-chowaha").examples)


TWO_SIDES = "Between the shares it goes to the one whose winner is first clockwise from the button."


@pytest.mark.parametrize(
    ("name", "house", "says"),
    [
        (
            "badeucy",
            "halves_by_position",
            f"{TWO_SIDES} Odd chips go one each to the tied hands, clockwise from the button.",
        ),
        (
            "mississippi-razz",
            "button_stud_by_position",
            "Odd chips go one each to the tied hands, clockwise from the button.",
        ),
        (
            "razz",
            "odd_chips_all_cards",
            (
                "Odd chips go one each to the tied hands, to the highest of all the cards held"
                " first, in a low to the lowest, equal ones by suit: spades, hearts, diamonds,"
                " clubs."
            ),
        ),
        (
            "omaha-high-low",
            "two_odd_chips",
            (
                "Between the high half and the low half it goes to the high half. Odd chips go one"
                " each to the tied hands, clockwise from the button. A player may get one of each"
                " share."
            ),
        ),
        (
            "paradise-road-pickem",
            "button_stud_by_position",
            (
                "Between the high half and the low half it goes to the high half. In Hold'em,"
                " Omaha/8, Razz, Stud and Stud/8, odd chips go one each to the tied hands,"
                " clockwise from the button."
            ),
        ),
    ],
)
def test_the_card_says_where_odd_chips_go_in_this_house(name, house, says):
    assert odd_chip(as_house_plays(LIBRARY.game(name), LIBRARY, [house])) == says


@pytest.mark.parametrize("name", LIBRARY.ids())
def test_every_worked_hand_on_a_card_comes_out_as_this_house_pays(name):
    game = LIBRARY.game(name)
    house = frozenset(HOUSE_RULES)

    played = as_house_plays(game, LIBRARY, house)

    for example in played.examples:
        ours, theirs = (answer(example.case, LIBRARY, ways) for ways in ((), house))
        assert ours.get("awards") == theirs.get("awards")


def test_a_worked_hand_that_the_house_pays_otherwise_is_not_on_its_card():
    mississippi = LIBRARY.game("mississippi-stud")

    played = as_house_plays(mississippi, LIBRARY, ["button_stud_by_position"])

    titles = [one.title for one in mississippi.examples]
    assert titles[0] == "A tie: the odd chip goes by suit, not from the button"
    assert titles[1] == "Short stub: the community card does not decide the odd chip"
    assert [one.title for one in played.examples] == titles[2:]


def test_a_worked_hand_that_the_house_pays_alike_for_another_reason_is_not_on_its_card():
    points = as_house_plays(LIBRARY.game("dramaha-49"), LIBRARY, ["faces_count_one"])
    halves = as_house_plays(LIBRARY.game("dramaha-49"), LIBRARY, ["halves_by_position"])

    titles = [one.title for one in LIBRARY.game("dramaha-49").examples]
    first, trap = titles[:2]
    assert first == "Four tens and a nine, the highest total; the odd chip goes to the points half"
    assert trap == "The trap: kings full of aces is two points"
    assert (first in [one.title for one in points.examples], trap in titles) == (True, True)
    assert trap not in [one.title for one in points.examples]
    assert first not in [one.title for one in halves.examples]
    assert trap in [one.title for one in halves.examples]


def test_a_question_of_the_card_is_answered_as_the_house_answers_it():
    (nobody,) = [one for one in card("archie", "archie_shares")["Variations"] if "nobody" in one]
    (buh,) = [
        one for one in card("buh", "buh_after_draw")["House rules"] if "after the draw" in one
    ]

    assert nobody == (
        "Who wins if nobody qualifies for either half? All who are left split the pot. Also played:"
        " The best high hand."
    )
    assert buh == (
        "May a buh be declared after the draw? No, only after the cards of the deal. Also played:"
        " Yes: the draw deals cards too."
    )


def test_the_procedure_on_a_card_is_that_of_the_house():
    drawn, stud = card("badugi", "deal_out_stub")["Procedure"], card("stud", "tied_by_position")

    assert drawn[-1] == (
        "Short stub: The stub is dealt out. Then the folded hands and the discards of earlier draws"
        " are shuffled, and the draw goes on; the discards of this draw stay out."
    )
    assert stud["Procedure"][0].endswith(
        "Of equal boards the first from the dealer’s left; also played: the one whose highest card"
        " has the higher suit."
    )
    assert card("texas-holdem", "deal_out_stub", "tied_by_position") == card("texas-holdem")


def test_the_bring_in_of_super_stud_is_that_of_the_house():
    played = as_house_plays(
        LIBRARY.game("super-stud-high-low"), LIBRARY, ["super_stud8_high_brings_in"]
    )

    assert played.bring_in == "high card, ace low"
