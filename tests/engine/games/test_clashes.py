"""Games that cannot be dealt or judged: what their files are told, and that nobody is paid."""

from dataclasses import replace

import pytest

from director.engine.games.boards import LAYOUTS, REMOVALS
from director.engine.games.clashes import MOST_DICE, always_in_a_case, clashes
from director.engine.games.game import Case
from director.engine.games.library import Library
from director.engine.games.portions import FIRSTS
from director.engine.games.streets import Street
from director.engine.ranking.scales import SCALES
from director.engine.showdown.answers import answer
from director.files.forms import FileWrong
from director.house import shelf
from tests.shipped import shipped_games

SHIPPED = shipped_games()

HEAD = 'name = "Ours"\nlike = "{like}"\nsource = "us"\ntldr = "Ours."\n'
DEAL = 'street = [\n{{ name = "hand", {hand} }},\n{{ name = "board", board = {board} }},\n]\n'


@pytest.fixture
def house(tmp_path):
    def write(like, more):
        (tmp_path / "ours.toml").write_text(HEAD.format(like=like) + more, encoding="utf-8")
        return Library(shelf.games(), tmp_path)

    return write


def faults_of(library):
    with pytest.raises(FileWrong) as wrong:
        library.game("ours")
    return [str(fault) for fault in wrong.value.faults]


@pytest.mark.parametrize(
    ("like", "plays", "said"),
    [
        (
            "texas-holdem",
            '"3 + 2"',
            "“3 + 2” takes 3 cards of the hand, and a player holds 2 cards; did you mean “2 + 3”?",
        ),
        (
            "texas-holdem",
            '"2 + 2"',
            "“2 + 2” makes 4 cards, and a hand on “high” has 5 cards; did you mean “2 + 3”?",
        ),
        (
            "texas-holdem",
            '["2 + 3", "5 + 0"]',
            "“5 + 0” takes 5 cards of the hand, and a player holds 2 cards; did you mean “0 + 5”?",
        ),
        (
            "texas-holdem",
            '"hand"',
            (
                "“hand” plays nothing of the board, a player holds 2 cards, and a hand on “high”"
                " has 5 cards; did you mean “any”?"
            ),
        ),
        (
            "stud",
            '"2 + 3"',
            "“2 + 3” takes 3 cards of the board, and there is none; did you mean “hand”?",
        ),
        (
            "stud",
            '"at most 2"',
            (
                "“at most 2” makes no hand of 5 cards, as “high” has it: a player holds 7 cards,"
                " and the board has no card; did you mean “hand”?"
            ),
        ),
        (
            "stud",
            '"all + rest"',
            (
                "“all + rest” takes all 7 cards of the hand, and “high” has 5 cards; did you mean"
                " “hand”?"
            ),
        ),
        ("stud", "[]", "should be a way to make a hand, such as 2 + 3"),
    ],
)
def test_a_way_to_make_a_hand_that_makes_none_is_told_with_one_that_does(house, like, plays, said):
    library = house(like, f"[portion.high]\nplays = {plays}\n")

    assert faults_of(library) == [f"line 6: portion.high.plays: {said}"]


@pytest.mark.parametrize("scale", ["buh", "badugi"])
def test_a_hand_of_another_size_than_its_scale_needs_is_told(house, scale):
    library = house("omaha", f'[portion.high]\nscale = "{scale}"\n')

    assert faults_of(library) == [
        (
            f"line 5: portion.high.plays: “2 + 3” makes 5 cards, and a hand on “{scale}” has 4"
            " cards; did you mean “2 + 2”?"
        )
    ]


@pytest.mark.parametrize(
    ("hand", "board", "said"),
    [
        (
            "down = 60",
            5,
            (
                "line 5: street: two players of 60 cards, 5 for the board and 1 burn are 126, and"
                " the deck has 52: it serves 0 at most"
            ),
        ),
        (
            "down = 24",
            5,
            (
                "line 5: street: two players of 24 cards, 5 for the board and 1 burn are 54, and"
                " the deck has 52: it serves 1 at most"
            ),
        ),
        (
            "down = 4, discard = 5",
            5,
            "line 6: street[1].discard: each player throws away 5 cards, and holds 4 cards here",
        ),
        (
            "down = 2, discard = 3",
            5,
            "line 6: street[1].discard: each player throws away 3 cards, and holds 2 cards here",
        ),
        (
            "down = 4, draw = 7",
            5,
            "line 6: street[1].draw: each player may exchange 7 cards, and holds 4 cards here",
        ),
        ("down = 0", 5, "line 5: street: nobody is dealt a card: a street says down or up"),
        ("down = 4", -3, "line 7: street[2].board: -3 is too small: at least 0"),
        ("down = 4", "[3, 0, 3]", "line 7: street[2].board: a row of no cards: leave it out"),
    ],
)
def test_numbers_of_cards_that_cannot_be_are_told_in_apt_words(house, hand, board, said):
    assert faults_of(house("omaha", DEAL.format(hand=hand, board=board))) == [said]


CLASHES = {
    ("omaha", 'board.layout = "contiguous"'): (
        "line 5: board.layout: “contiguous” needs a flop of [3, 3, 3], a turn of [1, 1]"
        " and a river of 1"
    ),
    ("chowaha", 'board.removal = "lowest river"'): (
        "line 5: board.removal: “lowest river” needs as many rows on every street that"
        " has board cards"
    ),
    ("razz", 'board.removal = "lowest river"'): ("line 5: board.removal: there is no board"),
    ("omaha", 'board.layout = "one per row"'): (
        "portion.high.plays: “2 + 3” takes 3 cards of the board, of which 1 card can be"
        " played together; did you mean “any”?"
    ),
    ("omaha", 'deck = "53"'): (
        "line 5: deck: the deck has a joker, and nothing says what it is: write for"
        ' instance joker = "bug"'
    ),
    ("omaha-high-low", 'deck = "36"'): (
        "portion.low.qualifier: 5c 4s cannot be in it: no such card in the deck"
    ),
    ("omaha", 'portion.high.scale = "short deck"'): (
        "line 5: portion.high.scale: “short deck” has no place for 2, 3, 4 and 5, which"
        " this deck has"
    ),
    ("sohe", 'portion.omaha.part = "omah"'): (
        "line 5: portion.omaha.part: no such part of the hand “omah”; known: “omaha”, “holdem”"
    ),
    ("sohe", "hand.parts.omaha = 5"): ("hand.parts: come to 7 cards, and a player holds 6 cards"),
    ("binglaha", "dice = 2"): (
        "line 5: dice: the streets roll 1, and the game 2: say dice = 1 on the street where one is"
        " rolled"
    ),
    ("binglaha", "case.7.played_for = ['high']"): ("case.7: a die shows 1 to 6"),
    ("binglaha", "case.3-2.played_for = ['high']"): (
        "case.3-2: should be a sum of dice, such as 4-6, or 1, 3, 5"
    ),
    ("binglaha", 'case_by = "second die"'): ("line 5: case_by: there is no second die: dice = 1"),
    ("oklahoma", 'board.removal = { out = "lowest", card = "flop" }'): (
        "line 5: board.removal: one card in each row decides, and the flop has several"
    ),
    ("oklahoma", "board.removal = { out = [4] }"): ("line 5: board.removal.out: there are 3 rows"),
    ("oklahoma", "board.removal = { out = [1, 2, 3] }"): (
        "line 5: board.removal.out: one row must stay: all 3 would go"
    ),
    ("oklahoma", "board.removal = { out = [2, 2] }"): (
        "line 5: board.removal.out: names rows by their numbers, from 1, each once"
    ),
    ("oklahoma", 'board.removal = { out = "lowest", card = "rivr" }'): (
        "line 5: board.removal.card: no such street with board cards “rivr”; did you mean “river”?"
    ),
    ("omaha", 'board.removal = "lowest river"'): (
        "line 5: board.removal: of a single row none can go: deal several, such as board = [3, 3]"
    ),
    ("crayfish-holdem", 'board.dice = "row roled"'): (
        "line 5: board.dice: no such way to turn cards “row roled”; did you mean “row rolled”?"
        " Known: “place rolled”, “row rolled”"
    ),
    ("omaha", 'case_by = "turn suit"\ncase.red.title = "x"'): (
        "case.red: no such suit: the turn shows clubs, diamonds, hearts and spades"
    ),
    ("binglaha", "case.3.played_for = ['high']"): ("case.3: 3 is in case 1-3 already"),
    ("binglaha", "dice = 0"): (
        "line 5: dice: is missing: the cases go by a sum of dice, such as dice = 1"
    ),
    ("omaha", "players = [2, 12]"): (
        "line 5: players: 12 are too many: the deck serves 11 at most"
    ),
    ("omaha", "players = 1"): ("line 5: players: a hand is dealt to two players or more"),
    ("omaha", 'forced = "antes and bring-in"\nbring_in = "low card"'): (
        "line 5: forced: nobody is dealt an upcard to bring it in with"
    ),
    ("stud", "hand.cards = 30"): (
        "street: two players of 30 cards are 60, and the deck has 52: it serves 1 at most"
    ),
    ("omaha-high-low", 'portion.low.qualifier = "8s 8s 7d 6h 5c"'): (
        "line 5: portion.low.qualifier: 8s is there twice"
    ),
    ("five-card-draw", 'street = [{ name = "hand", down = 20 }]\nportion.high.plays = "any"'): (
        "line 6: portion.high.plays: a hand can be made in 806,208 ways: more than 50,000"
        " cannot be looked through"
    ),
    ("paradise-road-pickem", 'choices = ["razz", "buck-em"]'): (
        "line 5: choices[1]: “buck-em” cannot be chosen in it"
    ),
}
"""What a game that is like another one changes of it, and what is said of that."""


@pytest.mark.parametrize(("like", "more"), CLASHES)
def test_blocks_that_go_against_each_other_are_told_where_they_do(house, like, more):
    assert faults_of(house(like, f"{more}\n")) == [CLASHES[like, more]]


@pytest.mark.parametrize(
    ("key", "word", "kind"),
    [
        ("portion.high.scale", "hihg", "scale"),
        ("board.layout", "one row per", "layout"),
        ("board.removal", "lowest rivr", "removal"),
        ("joker", "bugg", "joker"),
        ("portion.high.first", "face", "word"),
        ("opener", "high bord", "choice"),
    ],
)
def test_an_unknown_word_is_told_with_all_that_are_known(house, key, word, kind):
    fault = next(one for one in faults_of(house("omaha", f'{key} = "{word}"\n')) if key in one)

    suggestion, _, known = fault.partition("Known: ")
    assert suggestion.startswith(f"line 5: {key}: no such {kind} “{word}”; did you mean “")
    assert known.startswith("“")


def test_what_goes_against_a_block_that_is_faulty_itself_is_not_told(house):
    library = house("omaha", 'portion.high.scale = "hihg"\nportion.high.plays = "2 + 2"\n')

    assert [fault.partition(" no such")[0] for fault in faults_of(library)] == [
        "line 5: portion.high.scale:"
    ]


def test_all_clashes_are_told_at_once_those_of_a_case_too(house):
    library = house(
        "binglaha",
        '[portion.high]\nplays = "5 + 0"\n[case."1-3"]\nportion.low.plays = "2 + 2"\n',
    )

    assert faults_of(library) == [
        (
            "line 6: portion.high.plays: “5 + 0” takes 5 cards of the hand, and a player holds 4"
            " cards; did you mean “0 + 5”?"
        ),
        (
            "line 8: case.1-3.portion.low.plays: “2 + 2” makes 4 cards, and a hand on “california”"
            " has 5 cards; did you mean “2 + 3”?"
        ),
    ]


def test_nobody_is_paid_by_a_game_that_cannot_be_judged(house):
    library = house("texas-holdem", '[portion.high]\nplays = "3 + 2"\n')
    case = {
        "game": "ours",
        "board": "2c 3d 8h 9s Jd",
        "players": [
            {"seat": 1, "cards": "As Ad", "bet": 100},
            {"seat": 2, "cards": "Ks Kd", "bet": 100},
        ],
    }

    ruling = answer(case, library)

    assert "awards" not in ruling
    assert ruling["error"]["message"].startswith(
        "the game’s own file is faulty: ours.toml: line 6: "
    )


@pytest.mark.parametrize(
    ("hand", "most"), [("down = 4", 10), ("down = 9", 5), ("down = 4, up = 5", 5), ("down = 22", 2)]
)
def test_a_sound_game_says_how_many_players_its_deck_serves(house, hand, most):
    assert house("omaha", DEAL.format(hand=hand, board=5)).game("ours").most_players == most


@pytest.mark.parametrize(
    ("game", "served"),
    [
        *(("omaha", 11), ("texas-holdem", 22), ("mexican-poker", 7), ("five-card-stud", 9)),
        *(("stud", 17), ("super-stud", 10), ("simple-buh", 26), ("progressive-badugi-buy", 12)),
        *(("deuce-to-seven-lowball", 10), ("badugi", 13), ("boulder-buyem", 52)),
    ],
)
def test_hands_are_counted_to_the_end_with_a_board_and_else_to_the_first_betting(game, served):
    assert SHIPPED.game(game).most_served == served


def test_so_it_does_where_cards_of_folded_players_make_room(house):
    streets = 'street = [\n{ name = "a", down = 9, bet = "big" },\n{ name = "b", down = 1 },\n]\n'

    library = house("stud-high-low-no-qualifier", f'forced = "antes"\n{streets}')

    assert library.game("ours").most_players == 5


def clashes_of(game, *, judged=False, **changes):
    """What the blocks of a shipped game say against each other once some are changed."""
    changed = replace(SHIPPED.game(game), **changes)
    return [(clash.place, clash.message) for clash in clashes(changed, judged=judged)]


def rolls(lowest, highest):
    return tuple(range(lowest, highest + 1))


def dealt(*streets, fewest, most=None):
    return {
        "streets": tuple(Street(f"street {number}", **one) for number, one in enumerate(streets)),
        "fewest_cards": fewest,
        "most_cards": fewest if most is None else most,
    }


NO_CARD = "a player holds no card at the showdown"


@pytest.mark.parametrize(
    ("changes", "found"),
    [
        # what was thrown away can be neither drawn to nor thrown away again
        (dealt({"down": 4, "discard": (2, 2)}, {"draw": 2}, fewest=2), []),
        (dealt({"down": 4, "discard": (2, 2)}, {"draw": 3}, fewest=2), [
            ("street[2].draw", "each player may exchange 3 cards, and holds 2 cards here"),
        ]),
        (dealt({"down": 4, "discard": (2, 2)}, {"buy": 3}, fewest=2), [
            ("street[2].buy", "each player may exchange 3 cards, and holds 2 cards here"),
        ]),
        (dealt({"down": 2}, {"up": 2, "discard": (0, 3)}, fewest=1, most=4), []),
        (dealt({"down": 4, "discard": (4, 4)}, {"draw": 1}, fewest=0), [
            ("street[2].draw", "each player may exchange 1 card, and holds no card here"),
        ]),
        (dealt({"down": 4, "discard": (4, 5)}, {"draw": 1}, fewest=0), [
            ("street[1].discard", "each player throws away 5 cards, and holds 4 cards here"),
            ("street[2].draw", "each player may exchange 1 card, and holds no card here"),
        ]),
        # somebody has to hold a card in the end
        (dealt({"down": 4, "discard": (4, 4)}, fewest=0), [("street", NO_CARD)]),
        (dealt({"down": 4, "discard": (1, 4)}, fewest=0, most=3), [("street", NO_CARD)]),
        (dealt({"down": 3, "up": 1, "discard": (1, 4)}, fewest=0, most=3), [
            ("street", NO_CARD),
        ]),
        (dealt({"down": 4}, fewest=0, most=5), [("hand.cards", NO_CARD)]),
        (dealt({"down": 3, "up": 3}, fewest=1), []),
        (dealt({}, fewest=0), [
            ("street", "nobody is dealt a card: a street says down or up"),
        ]),
        # two hands have to come out of the deck
        (dealt({"down": 26}, fewest=26), []),
        (dealt({"down": 27}, fewest=27), [
            ("street", ("two players of 27 cards are 54, and the deck has 52: it serves 1 at"
                        " most")),
        ]),
    ],
)  # fmt: skip
def test_a_deal_is_sound_up_to_the_last_card_that_is_there(changes, found):
    assert clashes_of("deuce-to-seven-lowball", **changes) == found


@pytest.mark.parametrize(
    ("players", "found"),
    [
        ((2, 11), []),
        ((2, 12), [("players", "12 are too many: the deck serves 11 at most")]),
        ((1, 11), [("players", "a hand is dealt to two players or more")]),
    ],
)
def test_the_stated_players_are_two_at_least_and_as_many_as_the_deck_serves(players, found):
    assert clashes_of("omaha", stated_players=players) == found


@pytest.mark.parametrize(
    ("cards", "found"),
    [
        (0, [("hand.cards", "two players of no card are 0, and the deck has 52")]),
        (1, []),
        (26, []),
        (27, [("hand.cards", "two players of 27 cards are 54, and the deck has 52")]),
    ],
)
def test_two_players_of_an_auction_hold_no_more_than_the_deck(cards, found):
    assert clashes_of("boulder-buyem", fewest_cards=cards, most_cards=27) == found


def test_no_board_is_dealt_in_an_auction():
    streets = (Street("board", board=(5,)),)

    assert clashes_of("boulder-buyem", streets=streets)[0] == (
        "street", "no board is dealt in an auction",
    )  # fmt: skip


def test_a_game_that_removes_rows_needs_rows_that_may_go():
    removal = REMOVALS["lowest river"]

    assert clashes_of("oklahoma", judged=True) == []
    assert clashes_of("omaha", removal=removal, layout=LAYOUTS["contiguous"]) == [
        (
            "board.layout",
            "“contiguous” needs a flop of [3, 3, 3], a turn of [1, 1] and a river of 1",
        ),
        ("board.removal", "no rows can go where “contiguous” needs them all"),
    ]


@pytest.mark.parametrize(
    ("game", "changes", "found"),
    [
        ("binglaha", {"dice": MOST_DICE, "cases": (Case("all", "", rolls(10, 60)),)}, []),
        ("binglaha", {"dice": MOST_DICE, "cases": (Case("less", "", rolls(10, 61)),)}, [
            ("case.less", "10 dice come to 10 to 60"),
        ]),
        ("binglaha", {"dice": MOST_DICE, "cases": (Case("less", "", rolls(9, 60)),)}, [
            ("case.less", "10 dice come to 10 to 60"),
        ]),
        ("binglaha", {"dice": MOST_DICE + 1}, [("dice", "11 is too large: at most 10")]),
        ("binglaha", {"cases": (Case("a", "", rolls(0, 3)),)}, [("case.a", "a die shows 1 to 6")]),
        ("binglaha", {"cases": (Case("a", "", rolls(1, 3)), Case("b", "", rolls(3, 6)))}, [
            ("case.b", "3 is in case a already"),
        ]),
        ("binglaha", {"cases": (Case("a", "", rolls(4, 6)), Case("b", "", rolls(1, 4)))}, [
            ("case.b", "4 is in case a already"),
        ]),
        ("wonky-donkey", {}, []),
        ("wonky-donkey", {"cases": (Case("red", ""), Case("green", ""))}, [
            ("case.green", "no such colour: the flop shows red and black"),
        ]),
    ],
)  # fmt: skip
def test_dice_and_flops_can_bring_their_cases_about(game, changes, found):
    if "dice" in changes:
        changes = {**changes, "streets": rolling(game, changes["dice"])}

    assert clashes_of(game, **changes) == found


def rolling(game, dice):
    """The streets of a game, with so many dice rolled where it rolls some."""
    streets = SHIPPED.game(game).streets
    return tuple([one._replace(dice=dice if one.dice else 0) for one in streets])


@pytest.mark.parametrize(
    ("board", "found"),
    [
        (3, []),
        (2, [("case_by", "needs one board card on the flop, three or five: most of them decide")]),
    ],
)
def test_a_colour_is_that_of_most_cards(board, found):
    streets = (Street("hand", down=4), Street("flop", board=(board,)))

    assert clashes_of("wonky-donkey", streets=streets) == found


@pytest.mark.parametrize(
    ("game", "changes", "always"),
    [
        ("binglaha", {}, True),
        ("binglaha", {"cases": (Case("a", "", rolls(1, 5)),)}, False),
        ("binglaha", {"cases": (Case("a", "", rolls(2, 6)),)}, False),
        ("binglaha", {"cases": (Case("a", "", rolls(1, 3)), Case("b", "", rolls(5, 6)))}, False),
        ("binglaha", {"dice": 2, "cases": (Case("a", "", rolls(2, 12)),)}, True),
        ("binglaha", {"dice": 2, "cases": (Case("a", "", rolls(2, 11)),)}, False),
        ("binglaha", {"dice": 0, "cases": ()}, False),
        ("wonky-donkey", {}, True),
        ("wonky-donkey", {"cases": (Case("red", ""),)}, False),
        ("wonky-donkey", {"cases": (Case("red", ""), Case("black", ""), Case("x", ""))}, True),
        ("omaha", {}, False),
    ],
)
def test_a_game_is_always_in_a_case_where_they_cover_every_sum_or_both_colours(
    game, changes, always
):
    assert always_in_a_case(replace(SHIPPED.game(game), **changes)) is always


TOO_MANY = "a hand can be made in {} ways: more than 50,000 cannot be looked through"
ANY = SHIPPED.game("texas-holdem").portions[0].making


def many_cards(game, count, **changes):
    """A showdown game in which each player is dealt so many cards and plays any of them."""
    return clashes_of(
        game, judged=True, joker=None, deck="52", if_nobody=None,
        **dealt({"down": count}, fewest=count), **changes,
    )  # fmt: skip


def test_hands_are_looked_through_up_to_fifty_thousand():
    assert many_cards("deuce-to-seven-lowball", 24) == []  # 42,504 ways
    assert many_cards("deuce-to-seven-lowball", 25) == [
        (
            "portion.low.plays",
            "a hand can be made in 53,130 ways: more than 50,000 cannot be looked through",
        )
    ]


def test_a_hand_of_any_size_is_looked_up_unless_a_board_a_joker_or_a_word_plays():
    (low,) = SHIPPED.game("deuce-to-seven-lowball").portions
    high = replace(low, scale=SCALES["high, up to five cards"])
    faces = replace(high, first=FIRSTS["face card"])
    hand = dealt({"down": 26}, fewest=26)
    board = dealt({"down": 22}, {"board": (5,)}, fewest=22)
    alone = {"judged": True, "stated_players": (), "if_nobody": None}

    def found(game, portion, **changes):
        return [what for _, what in clashes_of(game, portions=(portion,), **alone, **changes)]

    assert found("deuce-to-seven-lowball", high, **hand) == []
    assert found("deuce-to-seven-lowball", faces, **hand) == [TOO_MANY.format("83,681")]
    assert found("omaha", replace(high, making=ANY), **board) == [TOO_MANY.format("101,583")]
    assert found("five-card-draw", high, **hand) == [TOO_MANY.format("4,351,412")]


@pytest.mark.parametrize(
    ("scale", "missing"),
    [("short deck", "2, 3, 4 and 5"), ("mexican", "8, 9 and T"), ("high", "")],
)
def test_ranks_without_a_place_are_told_from_the_lowest(scale, missing):
    (high,) = SHIPPED.game("omaha").portions

    found = clashes_of("omaha", judged=True, portions=(replace(high, scale=SCALES[scale]),))

    said = f"“{scale}” has no place for {missing}, which this deck has"
    assert found == ([(f"portion.{high.name}.scale", said)] if missing else [])


@pytest.mark.parametrize("fewest", [3, 4])
def test_a_hand_that_may_be_too_small_is_told_with_its_size(house, fewest):
    library = house("deuce-to-seven-lowball", f"hand.cards = [{fewest}, 5]\n")

    assert faults_of(library) == [
        f"portion.low.plays: of a hand of {fewest} cards none can be made"
    ]


@pytest.mark.parametrize(("board", "needed"), [(52, 61), (53, 62)])
def test_a_board_as_large_as_the_deck_is_told_once(house, board, needed):
    assert faults_of(house("omaha", DEAL.format(hand="down = 4", board=board))) == [
        (
            f"line 5: street: two players of 4 cards, {board} for the board and 1 burn are"
            f" {needed}, and the deck has 52: it serves 0 at most"
        )
    ]
