"""The sheet of a ruling."""

from director.engine.cards import read_cards
from director.engine.showdown.answers import ruling_on
from director.reports.blocks.figures import Grid, Row
from director.reports.blocks.games import Board, Hand
from director.reports.blocks.text import Heading, Lead, Points
from director.reports.game_sheets.rule_card import rule_card
from director.reports.game_sheets.ruling_sheet import Answered, answer_sheet, ruling_sheet
from director.reports.typesetting.typeset import lay_out, set_in_type
from director.tournament.filed_rulings.state import Occasion
from director.views.ruling.hand_text import hand_as_text
from director.views.ruling.ruling import SaidRuling
from tests.reports.test_sheets import text_of
from tests.shipped import shipped_games

LIBRARY = shipped_games()
CASE = {
    "game": "murder",
    "button": 2,
    "chip": 25,
    "board": {
        "flop": ["Ah Kd", "9c 2d", "3s 4h"],
        "turn": ["Qs", "Jc", "8d"],
        "river": ["5h", "Td", "7c"],
    },
    "players": [
        {"seat": 1, "name": "Ann", "cards": "As 2s Kh Kc", "bet": 400},
        {"seat": 2, "name": "Bob", "cards": "2c 5d Qh Jh", "bet": 250},
        {"seat": 5, "name": "Cy", "cards": "6c 6d 7h 8c", "bet": 400},
        {"seat": 6, "bet": 50, "folded": True},
    ],
    "dead": 175,
}
CRAYFISH = {
    "game": "crayfish-holdem",
    "board": "Ah Kh 9h 4h 2c",
    "dice": [1, 4],
    "players": [
        {"seat": 1, "cards": "Qh Jh", "bet": 100},
        {"seat": 2, "cards": "2d 2s", "bet": 100},
    ],
}
OCCASION = Occasion(3, "7", "second hand of Murder", "Bob asked for the floor.")


def sheet():
    ruling, _ = ruling_on(CASE, LIBRARY)
    return ruling, ruling_sheet(ruling, "Friday mixed games", OCCASION)


def test_the_headline_says_who_gets_what():
    ruling, _ = sheet()

    assert SaidRuling(ruling).headline == "Cy wins 1,275"


def test_the_board_lies_as_on_the_felt_and_every_live_hand_is_drawn():
    _, document = sheet()
    boards = [block for block in document.blocks if isinstance(block, Board)]
    hands = [block for block in document.blocks if isinstance(block, Hand)]

    assert [[card.text for card in row] for row in boards[0].rows] == [
        ["Ah", "Kd", "Qs", "5h"],
        ["9c", "2d", "Jc", "Td"],
        ["3s", "4h", "8d", "7c"],
    ]
    assert [(hand.name, hand.verdict, hand.wins) for hand in hands] == [
        ("Ann", "three kings", False),
        ("Bob", "two pair, queens and jacks", False),
        ("Cy", "wins 1,275", True),
    ]


def test_each_share_of_each_pot_is_a_line_with_its_odd_chip():
    _, document = sheet()
    (grid,) = [
        block for block in document.blocks if hasattr(block, "rows") and hasattr(block, "columns")
    ]

    assert grid.rows == (
        Row(("Main pot", "high", "Cy", "8c 6d 5h 9c 7c", "500 (odd chip 25)")),
        Row(("Main pot", "low", "Cy", "7h 6d 3s 2d Ah", "475")),
        Row(("Side pot 1", "high", "Cy", "8c 6d 5h 9c 7c", "150")),
        Row(("Side pot 1", "low", "Cy", "7h 6d 3s 2d Ah", "150")),
    )


def test_it_is_one_page_with_every_winner_reason_and_the_occasion():
    _, document = sheet()

    text = text_of(set_in_type(document))

    assert lay_out(document) is not None
    for words in ("Friday mixed games", "Cy wins 1,275", "second hand of Murder", "TDA 20-C"):
        assert words in text.replace("\N{NO-BREAK SPACE}", " ")


def test_a_pot_that_stays_and_a_bet_that_goes_back_are_said():
    case = {
        "game": "progressive-badugi",
        "button": 1,
        "players": [
            {"seat": 1, "cards": "Ks Qs 2d 3d", "bet": 100},
            {"seat": 2, "cards": "Kd Qd 2s 3s", "bet": 150},
        ],
    }
    ruling, _ = ruling_on(case, LIBRARY)

    assert SaidRuling(ruling).headline == "Seat 2 takes back 50 and 200 stay for the next deal"


def test_cards_that_the_dice_turned_down_lie_face_down_in_their_places():
    ruling, _ = ruling_on(CRAYFISH, LIBRARY)
    document = ruling_sheet(ruling)
    (board,) = (block for block in document.blocks if isinstance(block, Board))
    board_line = hand_as_text(SaidRuling(ruling)).splitlines()[1]

    assert board == Board((read_cards("Ah Kh 9h 4h 2c"),), face_down=frozenset(read_cards("Ah 4h")))
    assert board_line == "Board: Kh 9h 2c; face down: Ah 4h"
    assert "Ah" in text_of(set_in_type(document))


def test_an_example_on_a_rule_card_has_them_face_down_too():
    game = LIBRARY.game("crayfish-holdem")
    added = [block for group in rule_card(game).if_room for block in group]
    boards = [block for block in added if isinstance(block, Board) and block.face_down]

    assert boards == [
        Board((read_cards("Ah Kh 9h 4h 2c"),), face_down=frozenset(read_cards("Ah 4h"))),
        Board((read_cards("Kc Kd 8h 7s 2c"),), face_down=frozenset(read_cards("8h"))),
        Board((read_cards("As Ad Kc Qd Jh"),), face_down=frozenset(read_cards("As Ad"))),
    ]


TIED = {
    "game": "omaha-high-low",
    "button": 2,
    "chip": 25,
    "board": "Ah 3d 6c Kd Qs",
    "players": [
        {"seat": 1, "name": "Ann", "cards": "4s 2s Kh Jc", "bet": 700},
        {"seat": 3, "name": "Bob", "cards": "4c 2d Kc Th", "bet": 700},
        {"seat": 4, "name": "Cy", "cards": "As Ac Qd Qc", "bet": 650},
    ],
}


def test_who_ties_on_what_and_who_gets_the_odd_chip_stands_below_the_pots():
    ruling, _ = ruling_on(TIED, LIBRARY)
    document = ruling_sheet(ruling)

    below, why, edition = (block.texts for block in document.blocks if isinstance(block, Points))
    assert edition == (
        "Editions: BARGE Rulebook (May 24, 2025); Poker TDA Rules (2024, version 1.0)",
    )
    assert [sentence.replace("\N{NO-BREAK SPACE}", " ") for sentence in below] == [
        (
            "Main pot of 1,950: Bob and Ann tie for the low with 6-4-3-2-A: 975 splits 500 and 475;"
            " the odd 25 goes to Bob, first clockwise from the button in seat 2"
            " (S 2.36; S 1.4-3a, TDA 20-A)"
        ),
        (
            "Side pot 1 of 100: Bob and Ann tie for the low with 6-4-3-2-A: 50 splits 25 each"
            " (S 2.36)"
        ),
    ]
    assert len(why) == 2
    assert not any("tie" in sentence for sentence in why)


def test_a_ruling_on_a_question_says_what_was_asked_and_why():
    asked = Answered(
        "Is it a misdeal?",
        "It is a misdeal: all bets go back, and it is dealt again",
        ("The first card went to the wrong seat (TDA 35-A)",),
        (("What happened", "first card to the wrong seat"), ("There was substantial action", "no")),
        "TDA 35-A",
        ("house rule, something: so",),
    )

    document = answer_sheet(asked, "Friday mixed games", OCCASION)

    assert document.blocks[0] == Heading(
        "Is it a misdeal?", above="Friday mixed games", beside="TDA 35-A"
    )
    assert Lead("It is a misdeal: all bets go back, and it is dealt again") in document.blocks
    (grid,) = (block for block in document.blocks if isinstance(block, Grid))
    assert grid.rows == (
        Row(("What happened", "first card to the wrong seat")),
        Row(("There was substantial action", "no")),
    )
    assert document.blocks[-1] == Points(("Bob asked for the floor.", "house rule, something: so"))


def test_a_ruling_on_a_question_is_set_on_one_page():
    document = answer_sheet(Answered("Rabbit hunting", "Cards are not shown", source="TDA 28"))

    text = text_of(set_in_type(document))

    assert "Rabbit hunting" in text
    assert "Cards are not shown" in text
