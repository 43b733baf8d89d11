"""Games of houses in which dice, cards or a choice decide: whole files, judged."""

import pytest

from director.engine.games.library import Library
from director.engine.games.street_steps import street_steps
from director.engine.hands.card_orders import card_orders
from director.engine.showdown.answers import answer
from director.engine.showdown.game_checks import wrong_examples
from director.house import shelf

HEAD = 'name = "Ours"\nsource = "us"\ntldr = "Ours."\n'


@pytest.fixture
def house(tmp_path):
    def write(text):
        (tmp_path / "ours.toml").write_text(HEAD + text, encoding="utf-8")
        return Library(shelf.games(), tmp_path)

    return write


def won(library, **case):
    """Who wins which portion of a hand between seats 1 and 2."""
    players = [{"seat": seat, "cards": cards} for seat, cards in enumerate(case.pop("hands"), 1)]
    case |= {"players": players, "pots": [{"amount": 100, "seats": [1, 2]}], "button": 2, "chip": 5}
    said = answer({"game": "ours", **case}, library)
    assert "error" not in said, said
    portions = said["pots"][0]["portions"]
    return {one["name"]: [who["seat"] for who in one["winners"]] for one in portions}, said


def strip(library):
    game = library.game("ours")
    return {street.name: street_steps(game, street) for street in game.streets}


NINES = "9c 9d Qh Jh"
BOARD = {"flop": "9s Kd 3c", "turn": "7h", "river": "6d"}
LOW = "As 2d Kh Kc"


@pytest.mark.parametrize(
    ("die", "low"),
    [("first die", True), ("second die", False), ("highest die", False), ("lowest die", True)],
)
def test_a_die_decides_by_its_value_the_first_the_second_the_highest_or_the_lowest(house, die, low):
    library = house(
        f"""like = "omaha-high-low"
dice = 2
case_by = "{die}"
street = [
    {{ name = "hand", down = 4, bet = "small" }},
    {{ name = "flop", board = 3, bet = "small", dice = 2 }},
    {{ name = "turn", board = 1, bet = "big" }},
    {{ name = "river", board = 1, bet = "big" }},
]
[case."1, 3, 5"]
title = "high and low"
[case."2, 4, 6"]
title = "high only"
played_for = ["high"]
"""
    )

    portions, said = won(library, hands=[LOW, NINES], board=BOARD, dice=[3, 4])

    assert ("low" in portions) is low
    shown = 3 if low else 4
    title = "high and low" if low else "high only"
    assert f"The {die} shows {shown}: {title}" in str(said)
    assert card_orders(library.game("ours"))[-1] == (
        f"Low is played for only when the {die} shows 1, 3, 5."
    )


@pytest.mark.parametrize(("river", "low"), [("6d", True), ("6c", False)])
def test_the_colour_of_the_river_decides(house, river, low):
    library = house(
        """like = "omaha-high-low"
case_by = "river colour"
[case.red]
title = "high and low"
[case.black]
title = "high only"
played_for = ["high"]
"""
    )

    portions, said = won(library, hands=[LOW, NINES], board={**BOARD, "river": river})

    assert ("low" in portions) is low
    assert ("The river is red" in str(said)) is low
    assert strip(library)["river"] == (
        "red river: high and low", "black river: high only", "big bet",
    )  # fmt: skip
    assert card_orders(library.game("ours"))[-1] == "Low is played for only after a red river."


def test_the_suit_of_a_card_decides_and_without_a_case_it_stays_as_it_is(house):
    library = house(
        """like = "omaha-high-low"
case_by = "turn suit"
[case.spades]
title = "no low"
played_for = ["high"]
"""
    )

    hearts, _ = won(library, hands=[LOW, NINES], board=BOARD)
    spades, said = won(library, hands=[LOW, NINES], board={**BOARD, "turn": "7s"})

    assert (list(hearts), list(spades)) == (["high", "low"], ["high"])
    assert "The turn is spades: no low" in str(said)


def test_what_a_player_chooses_decides_and_has_to_be_said(house):
    library = house(
        """like = "omaha-high-low"
case_by = "choice"
[case.split]
title = "high and low"
[case.high]
title = "high only"
played_for = ["high"]
"""
    )
    hand = {"hands": [LOW, NINES], "board": BOARD}

    split, said = won(library, **hand, choice="split")
    high, _ = won(library, **hand, choice="high")

    assert (list(split), list(high)) == (["high", "low"], ["high"])
    assert "The choice is split: high and low" in str(said)
    assert library.game("ours").to_choose == ("split", "high")
    players = [{"seat": 1, "cards": LOW}, {"seat": 2, "cards": NINES}]
    case = {"game": "ours", "players": players, "board": BOARD, "pots": [
        {"amount": 100, "seats": [1, 2]},
    ]}  # fmt: skip
    missing, wrong = answer(case, library), answer({**case, "choice": "low"}, library)
    assert missing["error"]["message"] == "what was chosen? One of split, high"
    assert wrong["error"]["message"] == "“low” cannot be chosen; one of split, high"


def test_the_row_with_the_highest_turn_goes_and_the_strip_says_it_on_that_street(house):
    library = house(
        """like = "oklahoma"
board.removal = { out = "highest", card = "turn", ace = "low" }
"""
    )
    board = {
        "flop": ["9h 9s 2h", "Kd 7c 6d", "5c 4d 3h"],
        "turn": ["Qs", "Ah", "Jc"],
        "river": ["Td", "8c", "8h"],
    }

    portions, said = won(library, hands=["As Ac Kh Kc", "9c 9d Qh Jh"], board=board)

    assert portions["high"] == [1]  # four nines lay on the row that is out
    assert "Row 1 is out: its queen is the highest turn card" in str(said)
    assert strip(library)["turn"][0] == "remove boards with the highest turn card"


def test_a_case_may_take_rows_away_by_their_numbers(house):
    library = house(
        """like = "oklahoma"
dice = 1
street = [
    { name = "hand", down = 4, bet = "small" },
    { name = "flop", board = [3, 3, 3], bet = "small" },
    { name = "turn", board = [1, 1, 1], bet = "big" },
    { name = "river", board = [1, 1, 1], dice = 1, dice_when = "before the betting", bet = "big" },
]
[case."1-3"]
title = "without the top board"
board.removal = { out = [1] }
[case."4-6"]
title = "without the others"
board.removal = { out = [2, 3] }
"""
    )
    board = {
        "flop": ["9h 9s 2h", "Kd 7c 6d", "5c 4d 3h"],
        "turn": ["Qs", "Ah", "Jc"],
        "river": ["Td", "8c", "8h"],
    }
    hand = {"hands": ["As Ac Kh Kc", "9c 9d Qh Jh"], "board": board}

    low, said = won(library, **hand, dice=[2])
    high, other = won(library, **hand, dice=[5])

    assert (low["high"], high["high"]) == ([1], [2])
    assert "Row 1 is out" in str(said)
    assert "Rows 2 and 3 are out" in str(other)


def test_a_row_that_is_rolled_plays_for_nobody(house):
    library = house(
        """like = "oklahoma"
street = [
    { name = "hand", down = 4, bet = "small" },
    { name = "flop", board = [3, 3, 3], bet = "small" },
    { name = "turn", board = [1, 1, 1], bet = "big" },
    { name = "river", board = [1, 1, 1], dice = 1, bet = "big" },
]
board.dice = "row rolled"
"""
    )
    board = {
        "flop": ["9h 9s 2h", "Kd 7c 6d", "5c 4d 3h"],
        "turn": ["Qs", "Ah", "Jc"],
        "river": ["Td", "8c", "7h"],
    }
    hand = {"hands": ["As Ac Kh Kc", "9c 9d Qh Jh"], "board": board}

    assert library.game("ours").dice == 1  # as many as the streets roll
    assert won(library, **hand, dice=[4])[0]["high"] == [2]
    assert won(library, **hand, dice=[1])[0]["high"] == [1]
    assert strip(library)["river"][-2:] == ("roll a die", "turn the cards of that row face down")


def test_examples_of_such_a_game_are_played_by_the_check(house):
    example = """
[[example]]
title = "{title}"
board = "9s Kd 3c 7h 6d"
dice = [{die}]
hands = {{ Ann = "As 2d Kh Kc", Bob = "9c 9d Qh Jh" }}
high = ["Ann"]
{low}
"""
    library = house(
        """like = "omaha-high-low"
dice = 1
street = [
    { name = "hand", down = 4, bet = "small" },
    { name = "flop", board = 3, bet = "small", dice = 1 },
    { name = "turn", board = 1, bet = "big" },
    { name = "river", board = 1, bet = "big" },
]
[case."1, 6"]
title = "high only"
played_for = ["high"]
"""
        + example.format(title="one", die=1, low="")
        + example.format(title="six", die=6, low="")
        + example.format(title="three", die=3, low='low = ["Ann"]')
    )

    assert list(wrong_examples(library.game("ours"), library)) == []
