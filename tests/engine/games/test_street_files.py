"""The streets of a game file as they are read, and what a player holds after them."""

import re

import pytest

from director.engine.games.library import Library
from director.engine.games.streets import AFTER, WHEN, Street
from director.files.forms import FileWrong

KITCHEN = """
name   = "Kitchen"
source = "house"
tldr   = "Cards down and a bet."
forced = "button and blinds"
{top}
{streets}
[portion.high]
scale = "high, up to five cards"
plays = "hand"
{more}
[rule_card]
deal     = "Cards down."
showdown = "The best hand."
[[example]]
title = "Aces"
hands = {{ Ann = "As Ad 2c 3d 4h", Bob = "Ks Kd 2d 3h 4s" }}
high  = ["Ann"]
"""


def street(**stated):
    lines = "\n".join(f"{key} = {value}" for key, value in stated.items())
    return f'[[street]]\nname = "deal"\n{lines}\n'


@pytest.fixture
def read(tmp_path):
    def game(*streets, more="", top=""):
        text = KITCHEN.format(streets="\n".join(streets), more=more, top=top)
        (tmp_path / "kitchen.toml").write_text(text, encoding="utf-8")
        return Library(tmp_path).game("kitchen")

    return game


@pytest.fixture
def faults(read):
    def found(*streets, more="", top=""):
        with pytest.raises(FileWrong) as wrong:
            read(*streets, more=more, top=top)
        return [re.sub(r"^line \d+: ", "", str(fault)) for fault in wrong.value.faults]

    return found


FIVE = street(down=5, bet='"any"')


def test_what_a_street_does_not_state_is_not_on_it(read):
    assert read(FIVE).streets == (Street("deal", down=5, bet="any"),)


def test_all_that_a_street_states_is_on_it(read):
    before, with_it, _ = WHEN
    stated = street(
        down=4,
        up=1,
        draw=2,
        buy=1,
        bet='"small or big"',
        discard="[0, 3]",
        discard_when=f'"{before}"',
        dice=2,
        dice_when=f'"{with_it}"',
        note='"turn a card up"',
        note_when=f'"{with_it}"',
    )

    assert read(stated).streets == (
        Street(
            "deal", 4, 1, (), 2, 1, "small or big", (0, 3), before, 2, with_it, "turn a card up",
            with_it,
        ),
    )  # fmt: skip
    plain = read(street(down=5, bet='"any"', discard=0, dice=1, note='"smile"')).streets[0]
    assert (plain.discard_when, plain.dice_when, plain.note_when) == (AFTER, AFTER, AFTER)


@pytest.mark.parametrize(
    ("board", "rows", "lies"),
    [
        ("3", 1, ((3,),)),
        ("4", 2, ((2, 2),)),
        ("6", 3, ((2, 2, 2),)),
        ("[3, 1]", 2, ((3, 1),)),
        ("0", 1, ()),
        ("[0, 0]", 2, ()),
    ],
)
def test_a_board_in_rows_is_a_number_for_all_or_one_for_each(read, board, rows, lies):
    top = f"board = {{ rows = {rows} }}" if rows > 1 else ""

    assert read(FIVE, street(board=board), top=top).board == lies


@pytest.mark.parametrize(
    ("discards", "held"),
    [
        ((), (5, 5)),
        (("1",), (4, 4)),
        (("[0, 4]",), (1, 5)),
        (("[1, 2]", "[0, 1]"), (2, 4)),
        (("[4, 4]",), (1, 1)),
    ],
)
def test_a_player_holds_what_is_dealt_less_what_is_thrown_away(read, discards, held):
    later = [street(discard=one) for one in discards]

    game = read(FIVE, *later)

    assert (game.fewest_cards, game.most_cards) == held


@pytest.mark.parametrize("discard", ["[0, 5]", "5"])
def test_a_player_who_may_throw_all_cards_away_holds_none(faults, discard):
    assert faults(FIVE, street(discard=discard)) == [
        "street: a player holds no card at the showdown"
    ]


def test_a_hand_that_is_stated_counts_whatever_was_dealt(read):
    game = read(FIVE, more="[hand]\ncards = [3, 4]")
    one = read(FIVE, more="[hand]\ncards = 3")

    assert (game.fewest_cards, game.most_cards) == (3, 4)
    assert (one.fewest_cards, one.most_cards) == (3, 3)


ONE_OR_TWO = "should be a number, or the least and the most, such as [0, 4]"


@pytest.mark.parametrize("discard", ["[2, 1]", "[0, 1, 2]", "[]"])
def test_a_discard_is_a_number_or_the_least_and_the_most(faults, discard):
    assert f"street[2].discard: {ONE_OR_TWO}" in faults(FIVE, street(discard=discard))


def test_a_word_that_no_street_knows_is_a_fault(faults):
    assert faults(FIVE, street(bord=3))[0].startswith("street[2].bord: ")


def test_a_number_that_does_not_fill_the_rows_is_a_fault(faults):
    top = "board = { rows = 2 }"

    assert "street[2].board: 5 cards cannot fill 2 rows" in faults(FIVE, street(board=5), top=top)
    assert "street[2].board: 1 card cannot fill 2 rows" in faults(FIVE, street(board=1), top=top)


def test_a_word_that_no_hand_knows_is_a_fault(faults):
    assert faults(FIVE, more="[hand]\ncard = 3")[0].startswith("hand.card: ")


def test_a_part_of_the_hand_has_a_card_at_least_and_groups_have_names_of_their_own(faults):
    assert "hand.parts.omaha: 0 is too small: at least 1" in faults(
        FIVE, more="[hand.parts]\nomaha = 0"
    )
    for groups in ('["down", "down"]', '["down", " "]'):
        assert "hand.groups: names each group once" in faults(
            FIVE, more=f"[hand]\ngroups = {groups}"
        )
