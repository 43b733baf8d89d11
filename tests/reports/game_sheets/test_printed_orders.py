"""Every card says of any two hands what the engine says of them.

The orders are read off the paper, as a dealer reads them, and name the winner of hands that are
dealt at random; the engine rules on the same hands.
"""

import random
from collections.abc import Callable
from itertools import combinations

import pypdfium2
import pytest

from director.engine.cards import JOKER, Card, read_cards, written
from director.engine.games.library import Library
from director.engine.hands.best_hand import named_hands
from director.engine.hands.fast_hands import rater
from director.engine.showdown.answers import ruling_on
from director.house import shelf
from director.reports.game_sheets.rule_card import rule_card
from director.reports.typesetting.typeset import set_in_type
from tests.reports.game_sheets.printed_orders import RANKS, Unread, read
from tests.reports.printed_cards import printed
from tests.shipped import shipped_games

LIBRARY = shipped_games()
GAMES = [name for name in LIBRARY.ids() if LIBRARY.game(name).kind != "tricks"]
PAIRS = 200
CARD = "index card"


def section(game):
    """What stands under 'What beats what', last on the printed index card."""
    is_shipped = game.id in GAMES
    pdf = printed(game.id, CARD) if is_shipped else set_in_type(rule_card(game, CARD))
    pages = pypdfium2.PdfDocument(pdf)
    text = " ".join(page.get_textpage().get_text_range() for page in pages)
    return " ".join(text.split()).partition("What beats what ")[2]


def ways(game):
    """The games that the card is about: one, or one for each roll, flop or choice."""
    if game.chosen:
        return {one.short or one.name: one for one in game.chosen}
    return {case.name.replace("-", "–"): case.game for case in game.cases} or {"": game}


def card_of(game, text=None):
    titles = {portion.title for way in ways(game).values() for portion in way.all_portions}
    return read(text or section(game), titles, list(ways(game)))


# hands at random: half of them made of something, so that each kind comes often


def of_a_rank(count, *others):
    """So many of one rank, and of others."""

    def picked(deal, by_rank):
        ranks = deal.sample(sorted(by_rank), 1 + len(others))
        return [
            card
            for rank, most in zip(ranks, (count, *others), strict=True)
            for card in by_rank[rank][:most]
        ]

    return picked


def of_a_suit(deal, by_rank):
    suit = deal.choice("cdhs")
    cards = [card for same in by_rank.values() for card in same if card.text[1] == suit]
    return deal.sample(cards, min(5, len(cards)))


def in_a_run(deal, by_rank, *, suited=False):
    there = [rank for rank in ("A", *RANKS) if rank in by_rank]
    at = deal.randrange(max(1, len(there) - 4))
    suit = deal.choice("cdhs")
    run = []
    for rank in there[at : at + 5]:
        same = [card for card in by_rank[rank] if card.text[1] == suit]
        run += (same or by_rank[rank])[:1] if suited else by_rank[rank][:1]
    return run


def low(deal, by_rank):
    there = [rank for rank in "A2345678" if rank in by_rank]
    return [by_rank[rank][0] for rank in deal.sample(there, min(5, len(there)))]


def faces(deal, by_rank):
    cards = [card for rank in "JQKA" for card in by_rank.get(rank, ())]
    return deal.sample(cards, min(deal.choice((3, 4)), len(cards)))


def aces(_, by_rank):
    return by_rank.get("A", [])


def of_four_suits(deal, by_rank):
    """Four ranks up to ten in four suits, where they are there."""
    ranks = deal.sample([rank for rank in "A23456789T" if rank in by_rank], 4)
    suits = deal.sample("cdhs", 4)
    return [
        card
        for rank, suit in zip(ranks, suits, strict=True)
        for card in by_rank[rank]
        if card.text[1] == suit
    ]


def junk(deal, by_rank):
    """No pair, and too high for any low."""
    ranks = deal.sample([rank for rank in "9TJQKA2345" if rank in by_rank], 5)
    return [by_rank[rank][-1] for rank in ranks]


def adding_up(deal, by_rank):
    """Three of a rank, and two others that add up to it or nearly."""
    ranks = [rank for rank in RANKS if rank in by_rank]
    rank, other = deal.choice(ranks), deal.choice(ranks)
    worth = {letter: at + 2 for at, letter in enumerate(RANKS)} | {"A": 1}
    left = worth[rank] - worth[other] + deal.choice((0, 0, 0, 1))
    fits = [one for one in ranks if worth[one] == left and one != rank] or ranks
    return [*by_rank[rank][:3], *by_rank[other][-1:], *by_rank[fits[0]][-2:][:1]]


PICKS: tuple[Callable[..., list[Card]], ...] = (
    lambda deal, by_rank: [],
    of_a_rank(2),
    of_a_rank(2, 2),
    of_a_rank(3),
    of_a_rank(3, 2),
    of_a_rank(4),
    of_a_suit,
    in_a_run,
    lambda deal, by_rank: in_a_run(deal, by_rank, suited=True),
    low,
    low,
    faces,
    aces,
    adding_up,
    of_four_suits,
    junk,
)
"""What a hand is begun with; the rest of it is whatever comes."""


OFTEN = {"quick quads": (adding_up,) * 12}
"""What is begun with more often where it decides, by scale."""


def a_hand(deal, deck, size, often=()):
    deck = deal.sample(deck, len(deck))
    by_rank = {}
    for card in deck:
        by_rank.setdefault(card.text[0], []).append(card)
    picked = list(dict.fromkeys(deal.choice(PICKS + often)(deal, by_rank)))[:size]
    rest = [card for card in deck if card not in picked]
    return picked + rest[: size - len(picked)]


def two_hands(deal, game, sizes):
    deck = sorted((card for card in game.cards if card is not JOKER), key=lambda card: card.text)
    often = OFTEN.get(game.portions[0].scale.name, ())
    first = a_hand(deal, deck, deal.choice(sizes), often)
    rest = [card for card in deck if card not in first]
    second = a_hand(deal, rest, deal.choice(sizes), often)
    if JOKER in game.cards and deal.random() < 0.5:
        first[deal.choice((-1, deal.randrange(len(first))))] = JOKER
    return first, second


# one portion at a time


def sizes_of(portion):
    """How many cards are shown: what a hand of the scale has, or more where all of them count."""
    if portion.first:
        return (7,)
    return (4, 5) if portion.scale.sizes == (4, 3, 2, 1) else portion.scale.sizes


def rated(game, portion, held, *, down):
    """What the engine says of these cards; None where they do not qualify."""
    if portion.scale.sizes == (4, 3, 2, 1):
        hand = rater(game, portion, ())(tuple(held), {})
        rating = hand.rating if hand else -1
    else:
        dealt = {"down" if down else "up": tuple(held)}
        ratings = [
            rating
            for size in portion.scale.sizes
            for hand in combinations(held, size)
            for named in named_hands(game, portion.scale, hand, dealt)
            if (rating := portion.scale.rate(named)) is not None
        ]
        rating = max(ratings, default=-1) + portion.ahead(tuple(held))
    return rating if rating >= portion.least else None


def disagreements(game, text=None, pairs=PAIRS):
    """The hands of which the card says something else than the engine."""
    card = card_of(game, text)
    for name, way in ways(game).items():
        for portion in way.portions:
            order = card.order_of(portion.title)
            qualifier = card.qualifier_of(portion.title, name)
            deal = random.Random(f"{game.id} {name} {portion.name}")
            for _ in range(pairs):
                hands = two_hands(deal, way, sizes_of(portion))
                down = deal.random() < 0.5
                told = [
                    order.counted([one.text for one in hand], down, qualifier) for hand in hands
                ]
                ruled = [rated(way, portion, hand, down=down) for hand in hands]
                if winner(*told) != winner(*ruled):
                    yield (name, portion.name, *map(written, hands))


def winner(one, other):
    """1 or 2, or 0 where neither wins; who does not qualify is None."""
    if one is None or other is None:
        return 1 if one is not None else 2 if other is not None else 0
    return 0 if one == other else 1 if one > other else 2


@pytest.mark.parametrize("name", GAMES)
def test_each_order_on_the_card_names_the_winner_that_the_engine_names(name):
    assert [*disagreements(LIBRARY.game(name))] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_card_says_when_each_portion_is_played_for(name):
    game = LIBRARY.game(name)
    card = card_of(game)
    titles = {portion.title for way in ways(game).values() for portion in way.portions}

    told = {way: {one for one in titles if card.is_played_for(one, way)} for way in ways(game)}

    assert told == {
        name: {portion.title for portion in way.portions} for name, way in ways(game).items()
    }


# whole pots, of games in which a player's own cards are the hand

OWN_CARDS = [
    name
    for name in GAMES
    if not LIBRARY.game(name).choices
    and not LIBRARY.game(name).board
    and all(
        portion.scale.sizes in ((5,), (4,), (4, 3, 2, 1))
        and (portion.making[0].text == "hand" or portion.scale.sizes == (4, 3, 2, 1))
        for portion in LIBRARY.game(name).all_portions
    )
]
POT = 1200


def split_otherwise(game, text=None, pots=PAIRS, library=LIBRARY):
    """The hands among which the card divides the pot in another way than the engine."""
    card = card_of(game, text)
    titles = [portion.title for portion in game.portions]
    deal = random.Random(game.id)
    for _ in range(pots):
        first, second = two_hands(deal, game, (game.most_cards,))
        held = {"Ann": first, "Bob": second}
        laid_down = [name for name in held if game.declares and deal.random() < 0.5]
        players = [
            {
                "seat": seat,
                "name": name,
                "cards": {"down": written(cards)} if game.groups else written(cards),
                **({"declared": True} if name in laid_down else {}),
            }
            for seat, (name, cards) in enumerate(held.items(), start=1)
        ]
        case = {"game": game.id, "button": 2, "players": players}
        pots_of = [{"amount": POT, "seats": [1, 2]}]
        ruling, _ = ruling_on({**case, "pots": pots_of}, library)
        names = {1: "Ann", 2: "Bob"}
        ruled = {names[seat]: amount for seat, amount in ruling.awards.items()}
        texts = {name: [one.text for one in cards] for name, cards in held.items()}
        told = {
            name: part * POT for name, part in card.takes(texts, titles, laid_down).items() if part
        }
        if told != ruled:
            yield (*map(written, held.values()), told, ruled)


def test_most_games_without_a_board_are_among_those_whose_pots_are_divided():
    assert {"korean", "archie", "duck-flush", "buh", "badacey", "five-card-draw"} <= {*OWN_CARDS}
    assert {"mexican-poker", "progressive-badugi", "quick-quads"} <= {*OWN_CARDS}


@pytest.mark.parametrize("name", OWN_CARDS)
def test_the_pot_goes_where_the_card_says(name):
    assert [*split_otherwise(LIBRARY.game(name))] == []


@pytest.mark.parametrize("name", GAMES)
def test_no_hand_beats_the_one_that_the_card_calls_the_best(name):
    game = LIBRARY.game(name)
    card = card_of(game)
    deal = random.Random(name)

    for way in ways(game).values():
        for portion in way.portions:
            best = card.order_of(portion.title).best.split("-")
            if best == [""] or portion.first:
                continue
            suits = "cdhs" if len(best) == 4 else "cdhsh"
            cards = read_cards("".join(map("".join, zip(best, suits, strict=True))))
            top = portion.scale.rate(cards)
            hands = [
                a_hand(deal, sorted(way.cards - {JOKER}, key=str), len(best)) for _ in range(PAIRS)
            ]
            assert max(portion.scale.rate(tuple(hand)) or 0 for hand in hands) <= top


# and a card that is wrong is found out

BUG = "The joker is an ace, or any card that completes a straight, a flush or a straight flush."
LOWEST = "The joker is the lowest rank that the hand lacks, the ace being lowest."
WILD = "The joker is any card."
BOTH = (
    "A joker dealt face down is any card, also once it is exposed; dealt face up it is an ace, or"
    " any card that completes a straight, a flush or a straight flush."
)
NO_STRAIGHTS = "Straights and flushes are ignored."
LONDON = "Straights run from K-Q-J-T-9 down to 5-4-3-2-A."
FACES_FIRST = "A hand with a jack, queen or king among all its cards beats every hand without."
HOOCH = (
    "If points are equal, compare the hooch card by card from the lowest up: jack beats queen beats"
    " king, and a hand that runs out first, or has none, wins."
)

WRONG = [
    ("texas-holdem", "full house > flush", "flush > full house"),
    ("texas-holdem", "higher cards win", "lower cards win"),
    ("texas-holdem", "the ace is high", "the ace is low"),
    ("texas-holdem", "down to 5-4-3-2-A", "down to 6-5-4-3-2"),
    ("short-deck-holdem", "flush > full house", "full house > flush"),
    ("short-deck-holdem", "down to 9-8-7-6-A", "down to T-9-8-7-6"),
    ("short-deck-holdem", "straight > three of a kind", "three of a kind > straight"),
    ("mexican-poker", "Five of a kind (with the joker) > straight", "Straight"),
    ("mexican-poker", "In a straight 7 and J are neighbors.", ""),
    ("mexican-poker", BOTH, BUG),
    ("mexican-poker", BOTH, WILD),
    ("five-card-draw", "Five aces (with the joker) > straight", "Straight"),
    ("five-card-draw", BUG, WILD),
    ("california-lowball", LOWEST, WILD),
    ("razz", NO_STRAIGHTS, LONDON),
    ("razz", "the ace is low", "the ace is high"),
    ("london-lowball", LONDON, NO_STRAIGHTS),
    ("deuce-to-seven-lowball", "down to 6-5-4-3-2", "down to 5-4-3-2-A"),
    ("deuce-to-seven-lowball", "straight > flush", "flush > straight"),
    ("action-razz", FACES_FIRST, ""),
    ("badugi", "Four cards > three cards", "Three cards > four cards"),
    ("badugi", "the ace is low", "the ace is high"),
    (
        "badeucy",
        "win, from the top down; the ace is high",
        "win, from the top down; the ace is low",
    ),
    ("quick-quads", "from deuces to tens", "from deuces to nines"),
    ("omaha-high-low", "eight or better, at worst 8-7-6-5-4", "nine or better, at worst 9-8-7-6-5"),
    ("omaha-x-or-better", "9 nine or better", "9 eight or better"),
    ("wonky-donkey", "after a black flop", "after a red flop"),
    ("paradise-road-pickem", "Razz any hand", "Razz eight or better"),
    ("paradise-road-pickem", "only in Hold'em, Omaha/8", "only in Hold'em, Razz, Omaha/8"),
    ("dramaha-49", "The most points win", "The fewest points win"),
    ("dramaha-49", "aces 1", "aces 11"),
    ("korean", "Qualifier: a pair or better", "Qualifier: two pair or better"),
    ("korean", "If nobody qualifies, low takes", "If nobody qualifies, high takes"),
    ("korean", "high takes the whole pot", "the pot stays for the next deal"),
    ("archie", "a pair of sixes or better", "a pair of nines or better"),
    ("archie", "the best high hand takes the pot", "the pot stays for the next deal"),
    ("duck-flush", "Qualifier: a flush or better", "Qualifier: a full house or better"),
    ("duck-flush", "the best deuce-to-seven low takes the pot", "the best high takes the pot"),
    ("progressive-badugi", "nine or better, at worst 9-8-7-6", "ten or better, at worst T-9-8-7"),
    ("buh", "in sequence from ace to ten", "in sequence from ace to king"),
    ("buh", "A flush, four cards of one suit, counts half, rounded down.", ""),
    ("buh", "four hooch are a skunk and lose", "four hooch are a skunk and win"),
    ("buh", HOOCH, ""),
    ("madison", "the ace is low", "the ace is high"),
    ("madison", "Pairs, straights and flushes are ignored.", NO_STRAIGHTS),
    ("reno-straight", "Only a straight is a hand, and the lowest", "Only a straight, the highest"),
    ("reno-straight", "The best is 5-4-3-2-A", "The best is 6-5-4-3-2"),
    ("dramaha-21", "up to 21 win", "up to 22 win"),
    ("dramaha-21", "Of equal points, those counted with more cards win.", ""),
    ("dramaha-zero", "The fewest points win", "The most points win"),
    ("buh", "worth one point or less", "worth two points or less"),
    ("buh", "takes the pot at once", "takes half the pot at once"),
]


@pytest.mark.parametrize(("name", "right", "wrong"), WRONG)
def test_a_card_that_says_something_wrong_is_found_out(name, right, wrong):
    game = LIBRARY.game(name)
    text = section(game)
    assert right in text

    assert is_found_out(game, text.replace(right, wrong))


def is_found_out(game, text):
    """Whether the card cannot be read, or says something else than the engine."""
    try:
        card = card_of(game, text)
    except Unread:
        return True
    played = {name: {one.title for one in way.portions} for name, way in ways(game).items()}
    told = {
        name: {title for title in titles if card.is_played_for(title, name)}
        for name, titles in {name: set().union(*played.values()) for name in played}.items()
    }
    return bool(
        told != played
        or any(disagreements(game, text))
        or (game.id in OWN_CARDS and any(split_otherwise(game, text)))
    )


# a house's own games say what they change, without a word of their own

HOUSE = {
    "nines": """
name   = "Badacey with a Nine"
like   = "badacey"
[portion.low]
qualifier = "9s 8d 7h 6c 5s"
""",
    "jacks": """
name   = "Jacks or Nothing"
like   = "five-card-draw"
if_nobody = "carried"
[portion.high]
qualifier = "Js Jd 4h 3c 2s"
""",
    "shared": """
name   = "Archie Shared"
like   = "archie"
if_nobody = "shared"
""",
    "shared-jacks": """
name   = "Jacks or All"
like   = "five-card-draw"
if_nobody = "shared"
[portion.high]
qualifier = "Js Jd 4h 3c 2s"
""",
    "points": """
name   = "Korean and Points"
like   = "korean"
[portion.points]
scale = "points"
plays = "hand"
""",
    "rough": """
name   = "Rough Eights"
like   = "deuce-to-seven-triple-draw"
[portion.low]
qualifier = "8s 6d 5h 4c 2s"
""",
    "three-cards": """
name   = "Three Cards"
like   = "badugi"
[portion.badugi]
qualifier = "7s 6d 5h"
""",
}


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    folder = tmp_path_factory.mktemp("house")
    for name, text in HOUSE.items():
        told = f'source = "house rules"\ntldr = "Ours."\n{text}'
        (folder / f"{name}.toml").write_text(told, encoding="utf-8")
    return Library(shelf.games(), folder)


@pytest.mark.parametrize("name", HOUSE)
def test_the_card_of_a_houses_own_game_names_the_winners_too(house, name):
    game = house.game(name)

    assert [*disagreements(game)] == []
    assert [*split_otherwise(game, library=house)] == []


@pytest.mark.parametrize(
    ("name", "said"),
    [
        (
            "nines",
            "Qualifier: nine or better, at worst 9-8-7-6-5. If nobody qualifies, badugi takes",
        ),
        ("jacks", "Qualifier: a pair of jacks or better. If nobody qualifies, the pot stays"),
        ("points", "Points: The most points win: aces 1, deuces to tens their number"),
        ("rough", "Qualifier: 8-6-5-4-2 or better"),
        ("three-cards", "Qualifier: three cards or more, seven or better, at worst 7-6-5."),
    ],
)
def test_a_changed_qualifier_is_changed_on_the_card(house, name, said):
    assert said in section(house.game(name))
