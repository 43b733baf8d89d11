"""Worked hands in game files: what they make of what is written, and what is wrong with them."""

import pytest

from director.engine.games.library import Library
from director.files.forms import FileWrong

GAME = """
name   = "Two Card"
source = "house"
tldr   = "Two cards and a board of five."
forced = "button and blinds"
street = [
    { name = "hand",  down  = 2, bet = "small" },
    { name = "flop",  board = 3, bet = "small" },
    { name = "river", board = 2, bet = "big" },
]
[portion.high]
scale = "high"
plays = "any"
[portion.low]
scale = "california"
plays = "any"
[rule_card]
deal = "Two down, five up."
showdown = "The best five."
[[example]]
"""
HANDS = 'title = "Aces"\nhands = { Ann = "As Ad", Bob = "Ks Kd", Cy = "Qs Qd" }\n'


@pytest.fixture
def example_of(tmp_path):
    def read(text):
        (tmp_path / "two-card.toml").write_text(GAME + text, encoding="utf-8")
        (example,) = Library(tmp_path).game("two-card").examples
        return example

    return read


def faults_of(example_of, text):
    with pytest.raises(FileWrong) as wrong:
        example_of(text)
    return [str(fault).partition("example[1]")[2] for fault in wrong.value.faults]


PLAYERS = [
    {"seat": 1, "name": "Ann", "cards": "As Ad"},
    {"seat": 2, "name": "Bob", "cards": "Ks Kd"},
    {"seat": 3, "name": "Cy", "cards": "Qs Qd"},
]


def test_what_an_example_does_not_say_is_a_pot_of_100_and_the_button_on_the_last_seat(example_of):
    example = example_of(HANDS + 'board = "2c 3d 8h 9s Jd"\nhigh = ["Ann"]\n')

    assert example.case == {
        "game": "two-card", "chip": 1, "button": 3, "players": PLAYERS,
        "pots": [{"amount": 100, "seats": [1, 2, 3]}], "board": "2c 3d 8h 9s Jd",
    }  # fmt: skip
    assert (example.title, example.winners, example.wins) == ("Aces", {"high": ("Ann",)}, {})
    assert (example.source, example.why, example.result) == ("", "", {})


def test_an_example_may_say_everything(example_of):
    example = example_of(
        HANDS
        + """
        board = { flop = ["2c 3d 8h"], river = "9s Jd" }
        high = ["Ann", "Bob"]
        low = ["Cy"]
        pot = 300
        chip = 25
        button = 1
        wins = { Ann = 100, Bob = 75, Cy = 125 }
        declared = ["Bob"]
        dice = [3, 4]
        choice = "razz"
        options = { wild = "yes" }
        source = "S 1.4"
        why = "The odd chip."
        """
    )

    assert example.case == {
        "game": "two-card", "chip": 25, "button": 1,
        "players": [PLAYERS[0], {**PLAYERS[1], "declared": True}, PLAYERS[2]],
        "pots": [{"amount": 300, "seats": [1, 2, 3]}],
        "board": {"flop": ["2c 3d 8h"], "river": "9s Jd"},
        "dice": [3, 4], "choice": "razz", "options": {"wild": "yes"},
    }  # fmt: skip
    assert example.winners == {"high": ("Ann", "Bob"), "low": ("Cy",)}
    assert example.wins == {"Ann": 100, "Bob": 75, "Cy": 125}
    assert (example.source, example.why) == ("S 1.4", "The odd chip.")


def test_a_pot_that_is_not_said_is_what_the_players_win(example_of):
    example = example_of(HANDS + "wins = { Ann = 30, Bob = 15 }\n")

    assert example.case["pots"] == [{"amount": 45, "seats": [1, 2, 3]}]
    assert "board" not in example.case


def test_whole_rows_are_cut_into_the_streets_in_which_they_came(example_of):
    example = example_of(HANDS + 'rows = ["2c 3d 8h 9s Jd", "2d 3c 8s 9h Js"]\ncarried = true\n')

    assert example.case["board"] == {
        "flop": ["2c 3d 8h", "2d 3c 8s"],
        "river": ["9s Jd", "9h Js"],
    }


SAYS_NOBODY = ': says nobody who wins; write for instance high = ["Ann"]'


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (HANDS, [SAYS_NOBODY]),
        (HANDS + 'high = ["Ann"]\nlow = ["Anne"]\n', [
            ".low: no such player “Anne”; did you mean “Ann”?",
        ]),
        (HANDS + 'high = ["Ann"]\ndeclared = ["Anne"]\n', [
            ".declared: no such player “Anne”; did you mean “Ann”?",
        ]),
        (HANDS + "wins = { Anne = 5 }\n", [".wins: no such player “Anne”; did you mean “Ann”?"]),
        (HANDS + 'high = ["Ann"]\nchip = 0\n', [".chip: 0 is too small: at least 1"]),
        (HANDS + 'high = ["Ann"]\nbutton = 0\n', [".button: 0 is too small: at least 1"]),
        (HANDS + 'high = ["Ann"]\nboard = "2x"\n', [
            ".board: “2x” is not a card: there is no suit “x”",
        ]),
        (HANDS + 'high = ["Ann"]\nboard = ["2c"]\n', [
            '.board: cards are a text such as "As Kd"',
        ]),
        (HANDS + 'high = ["Ann"]\nboard = { flop = "2x" }\n', [
            ".board.flop: “2x” is not a card: there is no suit “x”",
        ]),
        (HANDS + 'high = ["Ann"]\nboard = { flop = ["2c 3c 4c", "2x"] }\n', [
            ".board.flop[1]: “2x” is not a card: there is no suit “x”",
        ]),
        (HANDS + 'high = ["Ann"]\nboard = { flop = { a = "2c" } }\n', [
            '.board.flop: cards are a text such as "As Kd"',
        ]),
        (HANDS + 'high = ["Ann"]\nrows = ["2c", "2x"]\n', [
            ".rows[1]: “2x” is not a card: there is no suit “x”",
        ]),
        ('title = "Aces"\nhands = { Ann = "As Ax" }\nhigh = ["Ann"]\n', [
            ".hands.Ann: “Ax” is not a card: there is no suit “x”",
        ]),
        ('title = "Aces"\nhands = { Ann = { down = "As", up = "Ax" } }\nhigh = ["Ann"]\n', [
            ".hands.Ann.up: “Ax” is not a card: there is no suit “x”",
        ]),
        ('title = "Aces"\nhands = { Ann = 5 }\nhigh = ["Ann"]\n', [
            '.hands.Ann: cards are a text such as "As Kd"',
        ]),
        ('title = "Aces"\nhigh = []\n', [
            ".hands: is missing: an example needs the players’ cards",
        ]),
    ],
)  # fmt: skip
def test_what_is_wrong_with_an_example_is_told_with_its_place(example_of, text, faults):
    assert faults_of(example_of, text) == faults


def test_a_pot_that_is_carried_is_won_by_nobody(example_of):
    assert example_of(HANDS + "carried = true\n").winners == {}
    assert faults_of(example_of, HANDS + "carried = false\n") == [SAYS_NOBODY]


RECORD = """title = "A record"
players = [
    { name = "Ann", cards = "As Ad" },
    { name = "Bob", cards = { down = "Ks", up = "Kd" } },
]
"""


def test_a_record_keeps_all_that_it_says_of_the_play(example_of):
    example = example_of(
        RECORD
        + 'wins = { Ann = 40 }\nante = 5\nboard = "2c"\ndice = [2]\nsource = "us"\nwhy = "So."\n'
        + "pots = [{ amount = 5 }]\nresult = { carried = 0, burned = { Bob = 5 } }\n"
    )

    assert example.case == {
        "game": "two-card", "ante": 5, "board": "2c", "dice": [2], "pots": [{"amount": 5}],
        "players": [
            {"name": "Ann", "cards": "As Ad", "seat": 1},
            {"name": "Bob", "cards": {"down": "Ks", "up": "Kd"}, "seat": 2},
        ],
    }  # fmt: skip
    assert (example.title, example.winners, example.wins) == ("A record", {}, {"Ann": 40})
    assert (example.source, example.why) == ("us", "So.")
    assert example.result == {"carried": 0, "burned": {"Bob": 5}}


@pytest.mark.parametrize(
    ("text", "faults"),
    [
        (RECORD, [": says nobody who wins; write for instance wins = { Ann = 40 }"]),
        (RECORD + "wins = { Anne = 40 }\n", [
            ".wins: no such player “Anne”; did you mean “Ann”?",
        ]),
        (RECORD + 'wins = { Ann = 40 }\ntrump = "9x"\n', [
            ".trump: “9x” is not a card: there is no suit “x”",
        ]),
        (RECORD + 'wins = { Ann = 40 }\nboard = "9x"\n', [
            ".board: “9x” is not a card: there is no suit “x”",
        ]),
        (RECORD + 'result = { burned = { Bob = "5" } }\n', [
            ".result.burned.Bob: should be a whole number",
        ]),
        (RECORD + "wins = { Ann = 40 }\npots = [{ sum = 5 }]\n", [
            ".pots[1].amount: is missing: it should be a whole number",
        ]),
        (RECORD.replace('cards = "As Ad"', 'cards = "As Ax"') + "wins = { Ann = 40 }\n", [
            ".players[1].cards: “Ax” is not a card: there is no suit “x”",
        ]),
        (RECORD.replace('up = "Kd"', 'up = "Kx"') + "wins = { Ann = 40 }\n", [
            ".players[2].cards.up: “Kx” is not a card: there is no suit “x”",
        ]),
        (RECORD.replace('cards = "As Ad"', "seat = 1") + "wins = { Ann = 40 }\n", [
            ".players[1].seat: players sit in the order in which they stand here",
        ]),
        (RECORD.replace('{ name = "Ann", ', "{ ") + "wins = { Bob = 40 }\n", [
            ".players[1].name: is missing: it should be a text in quotation marks",
        ]),
        (RECORD.replace('cards = "As Ad"', "cards = 5") + "wins = { Ann = 40 }\n", []),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_record_is_told_with_its_place(example_of, text, faults):
    if not faults:
        assert example_of(text).case["players"][0] == {"name": "Ann", "cards": 5, "seat": 1}
        return
    assert faults_of(example_of, text) == faults
