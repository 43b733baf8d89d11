"""A night of ten disputes by keys: every ruling is read, and was worked out by hand before."""

import re
from typing import NamedTuple

from tests.journeys.by_keys import busts, closes, new_event, pays_prizes, sign_up
from tests.journeys.sums import all_in_cash

NAMES = ["Ann Ost", "Bob Marek", "Cho Marlin", "Dov Kern"]
BUY_IN, FEE = 100, 20
POOL, FEES = len(NAMES) * BUY_IN, len(NAMES) * FEE


class Dispute(NamedTuple):
    """A hand that the floor is called to, and what it has to say."""

    game: str
    """As somebody types it."""
    hands: tuple[tuple[str, int], ...]
    """Cards and bet, from seat 1 on."""
    ruling: str
    because: tuple[str, ...]
    board: str = ""
    dead: int = 0
    button: int = 1


ODD_SEAT_2 = "the odd 25 goes to seat 2, first clockwise from the button in seat 1"
DISPUTES = (
    # 3 x 500 for the nines; 2 x 500 more for the aces; the last 500 had no caller
    Dispute(
        "hold",
        (("9h 9d", 500), ("as kd", 1_000), ("qs qd", 1_500)),
        "Seat 1 wins 1,500, seat 2 wins 1,000 and seat 3 takes back 500",
        ("Main pot of 1,500: seat 1 wins", "Side pot 1 of 1,000: seat 2 wins"),
        "ah 9c 4s 2h 7d",
    ),
    # 39 chips: 20 for the queens, 19 for two lows of 8-7-6-2-A, and seat 2 is left of the button
    Dispute(
        "o8",
        (("ac 2c kc kd", 325), ("ad 2d jc tc", 325), ("9s 3c 4c qc", 325)),
        "Seat 1 wins 225, seat 2 wins 250 and seat 3 wins 500",
        ("975 splits 500 for the high and 475 for the low", ODD_SEAT_2),
        "8s 7h 6d qs qh",
    ),
    # 13 chips for two broadways: spades are above hearts, wherever the button is
    Dispute(
        "stud",
        (("ah kc qd js tc 2c 3d", 150), ("as kd qh jc td 4s 5h", 150)),
        "Seat 1 wins 150 and seat 2 wins 175",
        ("the odd 25 goes to seat 2, whose As is the highest by suit",),
        dead=25,
    ),
    # a ten is no low: the kings take the low half too
    Dispute(
        "stud/8",
        (("kc kd 9h 9s 4c 3d jh", 200), ("as 2c 3h 9d tc qd jc", 200)),
        "Seat 1 wins 450",
        ("nobody qualifies; the best is T-9-3-2-A of seat 2",),
        dead=50,
    ),
    # main pot 3 x 100 and 25, 13 chips for two eights, hearts before clubs; side pot 2 x 200
    Dispute(
        "razz",
        (
            ("8c 6d 4s 3h 2c kd kh", 300),
            ("8h 6c 4d 3s 2h qc js", 300),
            ("9c 5d 4h 3c ad ks kc", 100),
        ),
        "Seat 1 wins 350 and seat 2 wins 375",
        ("the odd 25 goes to seat 2, whose 8h is the highest by suit", "400 splits 200 each"),
        dead=25,
    ),
    # 13 chips for two eights; in a draw game the button says who gets the odd one
    Dispute(
        "2-7 triple",
        (("8h 6d 4h 3s 2c", 100), ("8d 6h 4s 3c 2d", 100), ("9c 7d 5h 4c 2h", 100)),
        "Seat 1 wins 150 and seat 2 wins 175",
        (ODD_SEAT_2,),
        dead=25,
    ),
    # four cards beat three, for 3 x 200; of the three-card hands 3-2-A is lower, for 2 x 250
    Dispute(
        "badugi",
        (("kc qd jh ts", 200), ("ac 2d 3h 3s", 450), ("as 2h 5d 5c", 450)),
        "Seat 1 wins 600 and seat 2 wins 500",
        ("badugi K-Q-J-T", "three-card badugi 3-2-A"),
    ),
    # neither sixes nor an eight: the higher hand takes all
    Dispute(
        "archie",
        (("5c 5d kh 9s 2c", 250), ("9c 7d 4h 3s 2d", 250)),
        "Seat 1 wins 550",
        ("Pot of 550",),
        dead=50,
    ),
    # with 36 cards a flush beats a full house
    Dispute(
        "short deck",
        (("qh 8h", 400), ("ad ac", 600)),
        "Seat 1 wins 800 and seat 2 takes back 200",
        ("ace-high flush", "aces full"),
        "ah kh 9h 9d 6c",
    ),
    # 43 chips: 22 for the kings, 21 for two lows; seat 1 has an odd chip already, so seat 2 gets it
    Dispute(
        "big o",
        (("ac 2c kd jh 9s", 525), ("ad 2s qh th 9c", 525)),
        "Seat 1 wins 800 and seat 2 wins 275",
        ("1,075 splits 550 for the high and 525 for the low",),
        "8h 6d 3c ks qd",
        dead=25,
        button=2,
    ),
)
FILED = DISPUTES[1]


def test_ten_disputes_of_a_night_are_ruled_on_as_a_floor_person_would_by_hand(ina):
    fields = {"Players expected": "4", "Buy-in to the pool": f"{BUY_IN}", "Fee": f"{FEE}"}
    new_event(ina, "Mixed Friday", "8-game", fields)
    sign_up(ina, [f"{name}, paid" for name in NAMES])
    ina.press("Ctrl+D", "F9")

    ina.press("Ctrl+4")
    for dispute in DISPUTES:
        ina.wait(minutes=6)
        types_hand(ina, dispute)
        reads_ruling(ina, dispute)
        if dispute is FILED:
            files(ina)
    ina.press("F5")
    ina.reads("Seat 2 gets 275")
    ina.press("Escape", "Ctrl+Shift+P")
    assert ina.opened == ["ruling-big-o.pdf"]

    four_cards_lie_on_the_flop(ina)
    what_was_filed_is_judged_again(ina)
    for name in NAMES[:3]:
        busts(ina, name)
    pays_prizes(ina)
    closes(ina, f"{FEES}")
    everything_adds_up(ina)
    ina.come_back()
    ina.press("Return")
    everything_adds_up(ina)
    what_was_filed_is_judged_again(ina)


def types_hand(ina, dispute):
    ina.press("Ctrl+L")
    while ina.cursor != "Game":
        ina.press("Shift+Tab")
    ina.enters(dispute.game)
    ina.tabs_to("Cards of player 1")
    for cards, bet in dispute.hands:
        for text in (cards, f"{bet}"):
            ina.types(text)
            ina.press("Tab")
    ina.press("Return")
    if dispute.board:
        ina.types(dispute.board)
    ina.tabs_to("Dead money")
    for text in (f"{dispute.dead}", "25", f"{dispute.button}"):
        ina.press("Ctrl+A")
        ina.types(text)
        ina.press("Tab")


def reads_ruling(ina, dispute):
    ina.reads(dispute.ruling)
    for words in dispute.because:
        ina.reads(words)
    given = re.findall(r"(?:wins|takes back) ([\d,]+)", dispute.ruling)
    chips = sum(int(amount.replace(",", "")) for amount in given)
    assert chips == sum(bet for _, bet in dispute.hands) + dispute.dead


def files(ina):
    ina.press("Ctrl+Return")
    ina.types("3")
    ina.press("Tab")
    ina.types("hand 41")
    ina.press("Tab")
    ina.enters("Cho wanted a third of the low")
    ina.hears(f"Ruling at table 3 filed: {FILED.ruling}")


def four_cards_lie_on_the_flop(ina):
    ina.press("Ctrl+5")
    ina.enters("flop of the wrong size")
    ina.types("4")
    ina.press("Tab", "Space")
    ina.reads("Scramble the four cards face down; one picked blindly is the next burn")


def what_was_filed_is_judged_again(ina):
    ina.press("Ctrl+5")
    ina.types(FILED.ruling)
    ina.reads("table 3  ·  level 1  ·  hand 41")
    ina.reads("Cho wanted a third of the low")
    ina.press("Return")
    reads_ruling(ina, FILED)


def everything_adds_up(ina):
    ina.press("Ctrl+7")
    expected = all_in_cash(POOL, FEES)
    assert {caption: ina.beside(caption) for caption in expected} == expected
