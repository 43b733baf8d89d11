"""Rulings as they are read aloud, whole: who gets what, how ties split, and why."""

import pytest

from director.engine.showdown.answers import ruling_on
from director.engine.showdown.read_aloud import as_read, read_aloud
from tests.shipped import shipped_games

LIBRARY = shipped_games()


def seats(*hands, bets=()):
    names = ("Ann", "Bob", "Cy")
    rows = zip(names, hands, bets or (100,) * len(hands), strict=False)
    return [
        {"seat": seat, "name": name, "cards": cards, "bet": bet}
        for seat, (name, cards, bet) in enumerate(rows, start=1)
    ]


def ruled(case):
    return ruling_on(case, LIBRARY)[0]


@pytest.mark.parametrize(
    ("case", "lines"),
    [
        pytest.param(
            {
                "game": "texas-holdem",
                "players": [
                    {"seat": 1, "name": "Ann", "bet": 300},
                    {"seat": 2, "name": "Bob", "bet": 100, "folded": True},
                ],
            },
            [
                "Texas Hold'em.",
                "Ann gets 200.",
                "Ann takes back 200.",
                "Why:",
                "  Ann takes back 200, which nobody called (TDA 15-B)",
                "  Pot of 200: only Ann can win it and need not show (TDA 21)",
            ],
            id="who is alone need not show",
        ),
        pytest.param(
            {
                "game": "texas-holdem",
                "button": 1,
                "chip": 25,
                "board": "Ah Kd Kc 8s 9h",
                "players": seats("As 2h", "Ad 3h", "Qs Qd", bets=(75, 75, 75)),
            },
            [
                "Texas Hold'em.",
                "Ann gets 100: two pair, aces and kings (As Ah Kd Kc 9h), tied with Bob.",
                (
                    "Bob gets 125: two pair, aces and kings (Ad Ah Kd Kc 9h), tied with Ann, and"
                    " the"
                    " odd 25."
                ),
                (
                    "Bob and Ann tie with two pair, aces and kings: 225 splits 125 and 100; the odd"
                    " 25 goes to Bob, first clockwise from the button in seat 1."
                ),
                "Why:",
            ],
            id="an odd chip of a tie is told with the award that has it",
        ),
        pytest.param(
            {
                "game": "texas-holdem",
                "button": 1,
                "board": "Ah Kd 7c 8s 2h",
                "players": seats("As Qh", "Ad Jh", "Ks 3d"),
            },
            [
                "Texas Hold'em.",
                "Ann gets 300: a pair of aces (As Ah Kd Qh 8s).",
                "Why:",
                (
                    "  Pot of 300: Ann wins with a pair of aces, As Ah Kd Qh 8s; Bob has a pair of"
                    " aces too, but the queen beats the jack (S 2.51)"
                ),
            ],
            id="the kicker that decides",
        ),
        pytest.param(
            {
                "game": "omaha-high-low",
                "button": 3,
                "chip": 25,
                "board": "Ah Kd 3c 8s 9h",
                "players": seats("As 2s Kh Kc", "2c 5d Qh Jh", "2d 5c Ts Td", bets=(425, 425, 425)),
            },
            [
                "Omaha High/Low Eight-or-Better.",
                "Ann gets 650: high with three kings (Kh Kc Kd Ah 9h), and the odd 25.",
                "1,275 splits 650 for the high and 625 for the low; the odd 25 goes to the high.",
                (
                    "Bob gets 325: low with a smooth eight (8s 5d 3c 2c Ah), tied with Cy, and the"
                    " odd 25."
                ),
                (
                    "Bob and Cy tie for the low with 8-5-3-2-A: 625 splits 325 and 300; the odd 25"
                    " goes to Bob, first clockwise from the button in seat 3."
                ),
                "Cy gets 300: low with a smooth eight (8s 5c 3c 2d Ah), tied with Bob.",
                "Why:",
                (
                    "  Pot of 1,275, high: Ann wins with three kings, Kh Kc Kd Ah 9h; the next is"
                    " Cy"
                    " with a pair of tens (S 2.36)"
                ),
            ],
            id="a side's odd chip and a tie's",
        ),
        pytest.param(
            {
                "game": "omaha-high-low",
                "button": 3,
                "board": "Qh Kd 3c 8s 9h",
                "players": seats("As 2s Kh Kc", "2c 5d Qs Jh"),
            },
            [
                "Omaha High/Low Eight-or-Better.",
                "Ann gets 200: high with three kings (Kh Kc Kd Qh 9h).",
                "Why:",
                (
                    "  Pot of 200, high: Ann wins with three kings, Kh Kc Kd Qh 9h; the next is Bob"
                    " with a pair of queens (S 2.36)"
                ),
                (
                    "  Pot of 200, low: nobody qualifies; the best is 9-8-3-2-A of Ann, and"
                    " 8-7-6-5-4 is the weakest that counts (S 2.36)"
                ),
            ],
            id="nobody qualifies for a side",
        ),
        pytest.param(
            {
                "game": "omaha-high-low",
                "button": 1,
                "chip": 25,
                "board": "Ah Kd 3c 8s 9h",
                "players": seats("As 2s Kh Kc", "2c 5d Qh Jh", "2d 5c Ts Td", bets=(100, 425, 500)),
            },
            [
                "Omaha High/Low Eight-or-Better.",
                "Ann gets 150: high with three kings (Kh Kc Kd Ah 9h).",
                (
                    "Bob gets 250: low with a smooth eight (8s 5d 3c 2c Ah), tied with Cy, and the"
                    " odd 25."
                ),
                (
                    "Side pot 1 of 650: Bob and Cy tie for the low with 8-5-3-2-A: 325 splits 175"
                    " and 150; the odd 25 goes to Bob, first clockwise from the button in seat 1."
                ),
                (
                    "Cy gets 550: low with a smooth eight (8s 5c 3c 2d Ah), tied with Bob; high"
                    " with"
                    " a pair of tens (Ts Td Ah Kd 9h)."
                ),
                "Main pot of 300: Bob and Cy tie for the low with 8-5-3-2-A: 150 splits 75 each.",
                "Cy takes back 75.",
                "Why:",
                "  Cy takes back 75, which nobody called (TDA 15-B)",
                (
                    "  Main pot of 300, high: Ann wins with three kings, Kh Kc Kd Ah 9h; the next"
                    " is"
                    " Cy with a pair of tens (S 2.36)"
                ),
                (
                    "  Side pot 1 of 650, high: Cy wins with a pair of tens, Ts Td Ah Kd 9h; the"
                    " next is Bob with ace-king high (S 2.36)"
                ),
            ],
            id="two pots, and a tie in both",
        ),
        pytest.param(
            {
                "game": "progressive-badugi",
                "button": 1,
                "players": seats("As 2s Kh Kc", "2c 5d Qh Jh", bets=(100, 150)),
            },
            [
                "Progressive Badugi.",
                "Bob takes back 50.",
                "200 stay for the next deal.",
                "Why:",
                "  Bob takes back 50, which nobody called (TDA 15-B)",
                (
                    "  Pot of 200: nobody qualifies; the best is three-card badugi J-5-2 of Bob,"
                    " and"
                    " badugi 9-8-7-6 is the weakest that counts (PAG)"
                ),
                "  Pot of 200: it stays for the next deal (PAG)",
            ],
            id="a pot that stays",
        ),
        pytest.param(
            {
                "game": "binglaha",
                "dice": [2],
                "button": 1,
                "board": "Ah Kd 3c 8s 9h",
                "players": seats("As 2s Kh Kc", "2c 5d Qh Jh"),
            },
            [
                "Binglaha.",
                "Ann gets 100: high with three kings (Kh Kc Kd Ah 9h).",
                "Bob gets 100: low with a smooth eight (8s 5d 3c 2c Ah).",
                "Why:",
                "  The die shows 2: high and low (S 2.10)",
                (
                    "  Pot of 200, high: Ann wins with three kings, Kh Kc Kd Ah 9h; the next is Bob"
                    " with ace-king high (S 2.10)"
                ),
                (
                    "  Pot of 200, low: Bob wins with a smooth eight, 8s 5d 3c 2c Ah; nobody else"
                    " has a hand that counts (S 2.10)"
                ),
            ],
            id="a roll for both sides",
        ),
        pytest.param(
            {
                "game": "binglaha",
                "dice": [5],
                "button": 1,
                "board": "Ah Kd 3c 8s 9h",
                "players": seats("As 2s Kh Kc", "2c 5d Qh Jh"),
            },
            [
                "Binglaha.",
                "Ann gets 200: three kings (Kh Kc Kd Ah 9h).",
                "Why:",
                "  The die shows 5: high only (S 2.10)",
                (
                    "  Pot of 200: Ann wins with three kings, Kh Kc Kd Ah 9h; the next is Bob with"
                    " ace-king high (S 2.10)"
                ),
            ],
            id="a roll for high only",
        ),
        pytest.param(
            {
                "game": "wonky-donkey",
                "button": 1,
                "board": {"flop": "As Kc 3c", "turn": "8s", "river": "9h"},
                "players": seats("Ac 2s Kh Ks", "2c 5d Qh Jh"),
            },
            [
                "Wonky Donkey.",
                "Ann gets 100: high with three kings (Ks Kh Kc As 9h).",
                "Bob gets 100: low with a smooth eight (8s 5d 3c 2c As).",
                "Why:",
                "  The flop is black: Omaha high/low (S 2.55)",
                (
                    "  Pot of 200, high: Ann wins with three kings, Ks Kh Kc As 9h; the next is Bob"
                    " with ace-king high (S 2.55)"
                ),
                (
                    "  Pot of 200, low: Bob wins with a smooth eight, 8s 5d 3c 2c As; nobody else"
                    " has a hand that counts (S 2.55)"
                ),
            ],
            id="the color of the flop",
        ),
        pytest.param(
            {
                "game": "murder",
                "button": 1,
                "board": {
                    "flop": ["Ah 9h", "Qh 2c", "Jh 3c"],
                    "turn": ["4d", "5d", "6d"],
                    "river": ["Kd", "8d", "7s"],
                },
                "players": seats("Th 8h 7c 7d", "5s 4s Kc Ks"),
            },
            [
                "Murder.",
                "Ann gets 100: high with queen-high straight flush (Th 8h 9h Qh Jh).",
                "Bob gets 100: low with a wheel (5s 4s 3c 2c Ah).",
                "Why:",
                (
                    "  Pot of 200, high: Ann wins with queen-high straight flush, Th 8h 9h Qh Jh;"
                    " the next is Bob with five-high straight (S 2.33)"
                ),
                "  Pot of 200, high: Ann plays 9h of row 1, Qh of row 2 and Jh of row 3 (S 2.33)",
                (
                    "  Pot of 200, low: Bob wins with a wheel, 5s 4s 3c 2c Ah; the next is Ann with"
                    " 8-7-3-2-A (S 2.33)"
                ),
                "  Pot of 200, low: Bob plays Ah of row 1, 2c of row 2 and 3c of row 3 (S 2.33)",
            ],
            id="rows that the cards come from",
        ),
        pytest.param(
            {
                "game": "oklahoma",
                "button": 1,
                "board": {
                    "flop": ["7c 5d Qs", "2s 2c 9h", "Kc 8h 8d"],
                    "turn": ["4s", "3h", "Jd"],
                    "river": ["Ts", "Td", "6c"],
                },
                "players": seats("Ah Kh 6d 2d", "As Ad 7d 3s"),
            },
            [
                "Oklahoma.",
                "Ann gets 100: low with a smooth seven (7c 5d 4s 2d Ah).",
                "Bob gets 100: high with ace-high flush (As 3s Qs 4s Ts).",
                "Why:",
                "  Row 3 is out: its six is the lowest river card (S 2.34)",
                (
                    "  Pot of 200, high: Bob wins with ace-high flush, As 3s Qs 4s Ts; the next is"
                    " Ann with three deuces (S 2.34)"
                ),
                "  Pot of 200, high: Bob plays Qs 4s Ts of row 1 (S 2.34)",
                (
                    "  Pot of 200, low: Ann wins with a smooth seven, 7c 5d 4s 2d Ah; the next is"
                    " Bob with 7-5-4-3-A (S 2.34)"
                ),
                "  Pot of 200, low: Ann plays 7c 5d 4s of row 1 (S 2.34)",
            ],
            id="one row out",
        ),
        pytest.param(
            {
                "game": "oklahoma",
                "button": 1,
                "board": {
                    "flop": ["7c 5d Qs", "2s 2c 9h", "Kc 8h 8d"],
                    "turn": ["4s", "3h", "Jd"],
                    "river": ["6s", "6h", "Tc"],
                },
                "players": seats("Ah Kh 6d 2d", "As Ad 7d 3s"),
            },
            [
                "Oklahoma.",
                "Bob gets 200: high with two pair, aces and eights (As Ad 8h 8d Kc).",
                "Why:",
                "  Rows 1 and 2 are out: their river cards, each six, are the lowest (S 2.34)",
                (
                    "  Pot of 200, high: Bob wins with two pair, aces and eights, As Ad 8h 8d Kc;"
                    " the next is Ann with two pair, kings and eights (S 2.34)"
                ),
                "  Pot of 200, high: Bob plays Kc 8h 8d of row 3 (S 2.34)",
                (
                    "  Pot of 200, low: nobody qualifies; the best is J-T-8-2-A of Ann, and"
                    " 8-7-6-5-4 is the weakest that counts (S 2.34)"
                ),
            ],
            id="two rows out",
        ),
        pytest.param(
            {
                "game": "oklahoma",
                "button": 1,
                "board": {
                    "flop": ["7c 5d Qs", "2s 2c 9h", "Kc 8h 8d"],
                    "turn": ["4s", "3h", "Jd"],
                    "river": ["6s", "6h", "6c"],
                },
                "players": seats("Ah Kh 7h 2d", "As Ad 7d 3s"),
            },
            [
                "Oklahoma.",
                (
                    "Ann gets 200: high with ace-high flush (Ah Kh 9h 3h 6h); a six-five low (6s 5d"
                    " 4s 2d Ah)."
                ),
                "Why:",
                "  All rows stay: their river cards are of one rank (S 2.34)",
                (
                    "  Pot of 200, high: Ann wins with ace-high flush, Ah Kh 9h 3h 6h; Bob has"
                    " ace-high flush too, but the king beats the queen (S 2.34)"
                ),
                "  Pot of 200, high: Ann plays 9h 3h 6h of row 2 (S 2.34)",
                (
                    "  Pot of 200, low: Ann wins with a six-five low, 6s 5d 4s 2d Ah; the next is"
                    " Bob with 6-5-4-3-A (S 2.34)"
                ),
                "  Pot of 200, low: Ann plays 5d 4s 6s of row 1 (S 2.34)",
            ],
            id="no row out",
        ),
        pytest.param(
            {
                "game": "buh",
                "button": 1,
                "players": seats("Ah Kh 7h 2d", "As Ad 7d 3s"),
            },
            [
                "Buh.",
                "Ann gets 200: 9 points, hooch K (Ah 2d 7h Kh).",
                "Why:",
                (
                    "  Pot of 200: Ann wins with 9 points, hooch K, Ah 2d 7h Kh; the next is Bob"
                    " with 11 points (BUH)"
                ),
            ],
            id="points",
        ),
        pytest.param(
            {
                "game": "action-razz",
                "players": seats("Ah 2h 3d 4c 5s 6s 7d", "Ks 2d 8h 8d 9c 9d Tc"),
            },
            [
                "Action Razz.",
                "Bob gets 200: face king (Ks Tc 9d 8h 2d).",
                "Why:",
                (
                    "  Pot of 200: Bob wins with face king, Ks Tc 9d 8h 2d; the next is Ann with"
                    " butt 5-4-3-2-A (S 2.2)"
                ),
            ],
            id="faces beat butts",
        ),
        pytest.param(
            {
                "game": "action-razz",
                "board": "Kc",
                "players": seats("Ah 2h 3d 4c 9s Ts", "Ks Qs 2d 3s 4d 5d"),
            },
            [
                "Action Razz.",
                "Ann gets 200: face nine (9s 4c 3d 2h Ah).",
                "Why:",
                (
                    "  Pot of 200: Ann wins with face nine, 9s 4c 3d 2h Ah; the next is Bob with"
                    " face Q-5-4-3-2 (S 2.2)"
                ),
            ],
            id="a community card makes everybody's hand a face hand",
        ),
        pytest.param(
            {
                "game": "texas-holdem",
                "button": 2,
                "chip": 25,
                "board": "Ah Kd Kc 8s 9h",
                "players": [
                    {"seat": 1, "name": "Ann", "cards": "As 2h", "bet": 100},
                    {"seat": 2, "name": "Bob", "cards": "Ad 3h", "bet": 100},
                    {"seat": 3, "name": "Cy", "cards": "Ac 4d", "bet": 100},
                    {"seat": 5, "name": "Eve", "bet": 50, "folded": True},
                ],
            },
            [
                "Texas Hold'em.",
                (
                    "Ann gets 125: two pair, aces and kings (As Ah Kd Kc 9h), tied with Cy and Bob,"
                    " and the odd 25."
                ),
                "Bob gets 100: two pair, aces and kings (Ad Ah Kd Kc 9h), tied with Cy and Ann.",
                (
                    "Cy gets 125: two pair, aces and kings (Ac Ah Kd Kc 9h), tied with Ann and Bob,"
                    " and the odd 25."
                ),
                (
                    "Cy, Ann and Bob tie with two pair, aces and kings: 350 splits 125, 125 and"
                    " 100;"
                    " the odd 25 goes to Cy, first clockwise from the button in seat 2; another 25"
                    " goes to Ann, the next clockwise."
                ),
                "Why:",
            ],
            id="three who tie",
        ),
        pytest.param(
            {
                "game": "texas-holdem",
                "board": "2c 3d 8h 9s Jd",
                "players": [
                    {"seat": 1, "name": "Ann", "bet": 900, "folded": True},
                    {"seat": 2, "name": "Bob", "cards": "As Ad", "bet": 300},
                    {"seat": 3, "cards": "Ks Kd", "bet": 300},
                ],
            },
            [
                "Texas Hold'em.",
                "Bob gets 900: a pair of aces (As Ad Jd 9s 8h).",
                "Ann takes back 600.",
                "Why:",
                (
                    "  Ann has no hand left and takes back 600 all the same: nobody called it (TDA"
                    " 15-B, 65-A)"
                ),
                (
                    "  Pot of 900: Bob wins with a pair of aces, As Ad Jd 9s 8h; the next is seat 3"
                    " with a pair of kings (S 2.51)"
                ),
            ],
            id="a killed hand takes back what nobody called",
        ),
        pytest.param(
            {
                "game": "omaha-high-low",
                "button": 1,
                "chip": 25,
                "board": "Ah Kd 3c 8s 9h",
                "players": [
                    {"seat": 1, "name": "Ann", "cards": "As 2s 4h Ac", "bet": 125},
                    {"seat": 2, "name": "Bob", "cards": "Qc Jd Qh Jh", "bet": 125},
                    {"seat": 9, "bet": 25, "folded": True},
                ],
            },
            [
                "Omaha High/Low Eight-or-Better.",
                (
                    "Ann gets 275: high with three aces (As Ac Ah Kd 9h); low with the perfect"
                    " eight"
                    " (8s 4h 3c 2s Ah)."
                ),
                "Why:",
                (
                    "  Pot of 275, high: Ann wins with three aces, As Ac Ah Kd 9h; the next is Bob"
                    " with a pair of queens (S 2.36)"
                ),
                (
                    "  Pot of 275, low: Ann wins with the perfect eight, 8s 4h 3c 2s Ah; nobody"
                    " else"
                    " has a hand that counts (S 2.36)"
                ),
            ],
            id="who wins both sides needs not be told of an odd chip",
        ),
        pytest.param(
            {
                "game": "texas-holdem",
                "button": 1,
                "chip": 25,
                "board": "Ah Kd Kc 8s 9h",
                "players": [
                    {"seat": 1, "name": "Ann", "cards": "As 2h"},
                    {"seat": 2, "name": "Bob", "cards": "Ad 3h"},
                    {"seat": 3, "name": "Cy", "cards": "Qs Qd"},
                ],
                "pots": [{"amount": 75, "seats": [1, 2, 3]}, {"amount": 125, "seats": [1, 2]}],
            },
            [
                "Texas Hold'em.",
                "Ann gets 75: two pair, aces and kings (As Ah Kd Kc 9h), tied with Bob.",
                "Bob gets 125: two pair, aces and kings (Ad Ah Kd Kc 9h), tied with Ann.",
                (
                    "Main pot of 75: Bob and Ann tie with two pair, aces and kings: 75 splits 50"
                    " and"
                    " 25; the odd 25 goes to Bob, first clockwise from the button in seat 1."
                ),
                (
                    "Side pot 1 of 125: Bob and Ann tie with two pair, aces and kings: 125 splits"
                    " 75"
                    " and 50; the odd 25 goes to Bob, first clockwise from the button in seat 1."
                ),
                "Why:",
            ],
            id="of odd chips in two pots each pot's own is told",
        ),
        pytest.param(
            {
                "game": "buh",
                "button": 1,
                "players": [
                    {"seat": 1, "name": "Ann", "cards": "Ah Kh", "declared": True, "bet": 100},
                    {"seat": 2, "name": "Bob", "cards": "As Ks", "declared": True, "bet": 100},
                    {"seat": 3, "name": "Cy", "cards": "2d 7h 9s 4c", "bet": 100},
                ],
            },
            [
                "Buh.",
                "Bob gets 300.",
                "Why:",
                (
                    "  Pot of 300: Bob has declared a buh and wins at once, being the first from"
                    " the"
                    " button (BUH)"
                ),
            ],
            id="of two declared buhs the first from the button wins",
        ),
        pytest.param(
            {
                "game": "buh",
                "button": 1,
                "players": [
                    {"seat": 1, "name": "Ann", "cards": "Ah Kh", "declared": True, "bet": 100},
                    {"seat": 2, "name": "Bob", "cards": "2d 7h 9s 4c", "bet": 100},
                ],
            },
            [
                "Buh.",
                "Ann gets 200.",
                "Why:",
                "  Pot of 200: Ann has declared a buh and wins at once (BUH)",
            ],
            id="a declared buh wins at once",
        ),
    ],
)
def test_a_ruling_is_read_aloud_line_by_line(case, lines):
    assert read_aloud(ruled(case)) == lines


def test_of_a_pot_that_nobody_has_counted_no_chip_is_named():
    case = {
        "game": "texas-holdem",
        "button": 1,
        "chip": 25,
        "board": "Ah Kd Kc 8s 9h",
        "players": seats("As 2h", "Ad 3h", "Qs Qd", bets=(75, 75, 75)),
    }

    said = as_read(ruled(case), lambda chips: f"{chips * 100 // 225} %", counted=False)

    assert [one.said(cards=False) for one in said.awards] == [
        "Ann gets 44 %: two pair, aces and kings, tied with Bob.",
        "Bob gets 55 %: two pair, aces and kings, tied with Ann.",
    ]
    assert [one.divisions for one in said.awards] == [
        (),
        ("Bob and Ann tie with two pair, aces and kings.",),
    ]
    assert (said.game, said.others, said.reasons) == ("Texas Hold'em", (), ())
