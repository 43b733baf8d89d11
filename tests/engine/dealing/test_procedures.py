"""What a card says of a game's run is what the engine does."""

import random
import re
from dataclasses import replace

import pytest

from director.engine.cards import ACE, PACK
from director.engine.dealing.deck_sizes import deck_size
from director.engine.dealing.first_to_act import bring_in, first_to_act
from director.engine.dealing.procedures import draws, procedures, short_stub
from director.engine.dealing.procedures import first_to_act as said_of_first
from director.engine.dealing.short_stubs import draw_deck, seventh_street, stud_family
from director.engine.games.street_steps import street_steps
from director.engine.games.streets import Street
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = [LIBRARY.game(name) for name in LIBRARY.ids()]
DEALS = 200


def of(games):
    return [pytest.param(game, id=game.id) for game in games]


# who acts first


@pytest.mark.parametrize("game", of(game for game in GAMES if game.bring_in))
def test_the_upcard_that_is_said_to_bring_it_in_does(game):
    said = said_of_first(game)[0]
    found = re.fullmatch(
        r"The (lowest|highest) upcard brings it in, aces (low|high); suits break ties: spades are"
        r" highest, then hearts, diamonds, clubs\.",
        said,
    )
    assert found
    deal = random.Random(game.id)

    for _ in range(DEALS):
        upcards = dict(enumerate(deal.sample(PACK, 8), start=1))
        heights = {
            seat: (
                1 if card.rank == ACE and found[2] == "low" else card.rank,
                "cdhs".index(card.text[1]),
            )
            for seat, card in upcards.items()
        }
        best = (min if found[1] == "lowest" else max)(heights, key=lambda seat: heights[seat])
        assert bring_in(game, upcards).seat == best


BOARD_GAMES = [game for game in GAMES if game.opener != "left of the button" and not game.choices]


@pytest.mark.parametrize("game", of(BOARD_GAMES))
def test_the_board_that_is_said_to_open_later_does(game):
    *_, whose, tied = said_of_first(game)
    found = re.fullmatch(
        r"Later: the (lowest|highest) board"
        r"(?:, aces (low|high); no pair is lower than any pair)?\.",
        whose,
    )
    assert found
    high, ace_low = found[1] == "highest", found[2] == "low"
    by_suit = "highest card has the higher suit" in tied
    deal = random.Random(game.id)

    for _ in range(DEALS):
        ranks = deal.sample(range(2, 15), 4)  # few ranks, so that boards are often alike
        cards = deal.sample([card for card in PACK if card.rank in ranks], 12)
        size = deal.choice((2, 3, 4))
        boards = {seat: tuple(cards[3 * seat - 3 : 3 * seat][:size]) for seat in (1, 2, 3, 4)}
        assert first_to_act(game, boards, button=4).seat == opens(
            boards, high=high, ace_low=ace_low, by_suit=by_suit
        )


def opens(boards, *, high, ace_low, by_suit):
    def height(card):
        return 1 if ace_low and card.rank == ACE else card.rank

    def made(cards):
        heights = [height(card) for card in cards]
        ranks = sorted(set(heights), key=lambda rank: (heights.count(rank), rank), reverse=True)
        return [heights.count(rank) for rank in ranks], ranks

    keys = {seat: made(cards) for seat, cards in boards.items()}
    best = (max if high else min)(keys.values())
    tied = [seat for seat, key in keys.items() if key == best]
    if not by_suit:
        return min(tied)  # the button is at the last seat
    suits = {
        seat: sorted((height(card), "cdhs".index(card.text[1])) for card in boards[seat])[::-1]
        for seat in tied
    }
    return max(tied, key=lambda seat: suits[seat])


def test_games_with_a_button_say_who_begins_with_and_without_blinds():
    assert said_of_first(LIBRARY.game("omaha")) == (
        "First round: left of the big blind; heads-up, the button.",
        "Later: the first player left of the button.",
    )
    assert said_of_first(LIBRARY.game("buh")) == (
        "Every round: the first player left of the dealer.",
    )
    assert said_of_first(LIBRARY.game("mississippi-razz"))[1] == (
        "Later: the lowest board, aces low; no pair is lower than any pair."
    )


# a stub that runs short

STUDS = [game for game in GAMES if stud_family(game)]


def test_seven_card_games_have_a_rule_for_a_short_stub_and_no_others_of_stud():
    assert {game.id for game in STUDS} == {
        game.id for game in GAMES if game.up and game.down + game.up >= 7
    }


@pytest.mark.parametrize("game", of(STUDS))
def test_b25_the_last_card_is_dealt_as_the_card_says(game):
    (text,) = short_stub(game)
    steps = re.findall(r"(With as many[^:]*|Otherwise[^:]*): ([^.]*)\.", text)
    family = stud_family(game)

    for players in range(2, 9):
        for stub in range(13):
            for burns in range(5):
                enough = {
                    "With as many cards in it as players and two more": stub >= players + 2,
                    "Otherwise, with as many in stub and burns together": stub + burns
                    >= players + 2,
                    "Otherwise, with three cards or more in the stub": stub >= 3,
                    "Otherwise": True,
                }
                does = next(does for when, does in steps if enough[when])
                ruled = seventh_street(players, stub, burns=burns, game=family)
                assert ("community card" in does) == (ruled.dealt == "community card")
                shuffled = (
                    "muck and burns"
                    if "muck" in does
                    else "burns"
                    if "burns" in does
                    else "nothing"
                )
                assert shuffled == ruled.shuffled


def test_b25_super_games_never_have_a_community_card_and_the_others_say_who_opens():
    for game in STUDS:
        (text,) = short_stub(game)
        if stud_family(game) == "super stud":
            assert "There is never a community card." in text
            assert "turn one community card" not in text
        else:
            assert "the player who opened sixth street opens seventh street." in text


@pytest.mark.parametrize(("name", "muck", "earlier"), [("badugi", 8, 5), ("five-card-draw", 8, 0)])
def test_b26_a_draw_goes_on_as_the_card_says(name, muck, earlier):
    (text,) = short_stub(LIBRARY.game(name))
    assert "The last card of the stub is dealt only if it completes the draw." in text
    assert ("the discards of earlier draws" in text) == bool(earlier)

    for wanted in range(1, 10):
        ruled = draw_deck(wanted, 4, muck=muck, earlier_discards=earlier)
        if wanted <= 4:
            assert (ruled.from_stub, ruled.reshuffled) == (wanted, 0)
        else:
            assert (ruled.from_stub, ruled.reshuffled) == (3, 1 + muck + earlier)


def test_what_is_drawn_is_said_before_it_is_dealt():
    assert draws(LIBRARY.game("badacey")) == (
        (
            "From the button’s left each player says how many; once all have, the new cards are"
            " dealt in the same order."
        ),
    )
    assert draws(LIBRARY.game("omaha")) == ()


def test_a_game_says_no_more_than_it_has():
    heads = {line.partition(":")[0] for line in procedures(LIBRARY.game("omaha"))}

    assert heads == {"First to act"}


# whole procedures

OPENING = (
    "First to act: The lowest upcard brings it in, aces high; suits break ties: spades are highest,"
    " then hearts, diamonds, clubs. Later: the highest board. Of equal boards the one whose highest"
    " card has the higher suit; also played: the first from the dealer’s left."
)
COUNTED = (
    "The stub is counted before seventh street. With as many cards in it as players and two more:"
    " burn, and deal a card to each."
)
COMMUNITY = (
    "A community card counts in every hand, and the player who opened sixth street opens seventh"
    " street. At the showdown a hand of six cards is live, one of five or eight is dead."
)
STUD_STUB = (
    f"{COUNTED} Otherwise, with as many in stub and burns together: shuffle the stub and the burns,"
    " burn, and deal one each. Otherwise, with three cards or more in the stub: burn, and turn one"
    " community card for everybody. Otherwise: shuffle the stub and the burns, burn, and turn one"
    f" community card for everybody. {COMMUNITY}"
)
ALL_IN_DISCARDS = (
    "Discards: Players who are all-in discard with the others, before the next card; only then are"
    " their hands tabled."
)
DRAWN = (
    "Draws: From the button’s left each player says how many; once all have, the new cards are"
    " dealt in the same order."
)
SHORT_DRAW = (
    "Short stub: The last card of the stub is dealt only if it completes the draw. Otherwise it is"
    " shuffled with the folded hands{}, and the draw goes on; the discards of this draw stay out."
)
BLINDS = (
    "First to act: First round: left of the big blind; heads-up, the button. Later: the first"
    " player left of the button."
)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("stud", (OPENING, f"Short stub: {STUD_STUB}")),
        (
            "super-stud",
            (
                OPENING,
                ALL_IN_DISCARDS,
                (
                    f"Short stub: {COUNTED} Otherwise: shuffle the muck and the burns into the"
                    " stub, burn, and deal one each. There is never a community card. At the"
                    " showdown a hand of six cards is live, one of five or eight is dead."
                ),
            ),
        ),
        (
            "badugi",
            (BLINDS, DRAWN, SHORT_DRAW.format(" and the discards of earlier draws")),
        ),
        ("deuce-to-seven-lowball", (BLINDS, DRAWN, SHORT_DRAW.format(""))),
    ],
)
def test_all_that_a_dealer_has_to_know_of_a_games_run(name, lines):
    assert procedures(LIBRARY.game(name)) == lines


def test_of_games_by_choice_each_is_named_by_its_short_name_or_its_own():
    pickem = LIBRARY.game("paradise-road-pickem")
    *others, last = pickem.chosen
    without = replace(pickem, chosen=(*others, replace(last, short="")))

    assert said_of_first(pickem)[1:4] == (
        "Later in Hold'em and Omaha/8: the first player left of the button.",
        "Later in Razz: the lowest board, aces low; no pair is lower than any pair.",
        "Later in Stud and Stud/8: the highest board.",
    )
    assert short_stub(pickem) == (f"In Razz, Stud and Stud/8: {STUD_STUB}",)
    assert said_of_first(without)[3] == f"Later in Stud and {last.name}: the highest board."
    assert short_stub(without) == (f"In Razz, Stud and {last.name}: {STUD_STUB}",)


@pytest.mark.parametrize(
    ("streets", "discards_said", "several"),
    [
        ((Street("a", draw=3),), False, False),
        ((Street("a", draw=3), Street("b", draw=3)), False, True),
        ((Street("a", draw=3), Street("b", discard=(0, 1))), False, False),
        ((Street("a", draw=3), Street("b", discard=(1, 1))), True, True),
        ((Street("a", draw=3, discard=(1, 1)),), True, False),
    ],
)
def test_discards_that_all_make_are_said_and_count_as_a_draw(streets, discards_said, several):
    game = replace(LIBRARY.game("badugi"), streets=streets)

    earlier = " and the discards of earlier draws" if several else ""
    assert short_stub(game) == (SHORT_DRAW.format(earlier).removeprefix("Short stub: "),)
    assert (ALL_IN_DISCARDS in procedures(game)) == discards_said


# the strip of streets


def steps_of(name):
    game = LIBRARY.game(name)
    return {street.name: street_steps(game, street) for street in game.streets}


def test_what_comes_before_the_bet_stands_before_it():
    assert steps_of("courchevel")["hand"] == ("the spit card", "small bet")
    assert steps_of("oklahoma")["river"] == ("remove boards with the lowest river card", "big bet")
    assert steps_of("wonky-donkey")["flop"] == (
        "red flop: hold'em",
        "black flop: 2 more down, Omaha high/low",
        "small bet",
    )
    assert steps_of("progressive-badugi-buy")["second buy"] == ("buy a card or not", "big bet")
    assert steps_of("triple-draw-dramaha")["turn"] == ("draw up to 5", "big bet")
    assert steps_of("deuce-to-seven-lowball")["draw"] == ("draw up to 5", "big bet")


def test_what_comes_with_the_bet_and_after_it_stands_there():
    assert steps_of("scrotum")["hand"] == ("small bet; discard 0 to 4 with the first action",)
    assert steps_of("irish")["flop"] == ("small bet", "discard 2")
    assert steps_of("binglaha")["flop"] == ("small bet", "roll a die")
    assert steps_of("super-stud")["third street"] == ("small bet", "discard 2")
    assert steps_of("dramaha")["draw"] == ("draw up to 5",)
    assert steps_of("london-lowball")["third street"] == ("betting",)


def test_mississippi_deals_fourth_and_fifth_street_together():
    assert [street.name for street in LIBRARY.game("mississippi-stud").streets] == [
        "third street",
        "fourth and fifth",
        "sixth street",
        "seventh street",
    ]


# how many can play


@pytest.mark.parametrize(
    ("name", "fewest", "most"),
    [
        ("buh", 2, 8),
        ("best-buh", 2, 8),
        ("california-buh", 2, 8),
        ("stud-buh-twist", 2, 8),
        ("badugi", 2, 8),
        ("buck-em", 5, 8),
        ("paradise-road-pickem", 2, 8),
        ("wonky-donkey", 2, 10),
        ("mexican-poker", 2, 7),
        ("five-card-stud", 2, 8),
        ("stud", 2, 8),
    ],
)
def test_as_many_can_play_as_the_rules_or_the_deck_say(name, fewest, most):
    game = LIBRARY.game(name)

    assert (game.fewest_players, game.most_players) == (fewest, most)
    assert deck_size(game, most).enough
