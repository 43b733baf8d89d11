"""What beats what, line by line, as a rule card of each kind of game says it."""

import pytest

from director.engine.hands.card_orders import card_orders, ways_of, weakest_size
from tests.shipped import shipped_games

LIBRARY = shipped_games()

DOWN = (
    "traight flush > four of a kind > full house > flush > straight > three of a kind"
    " > two pair > pair"
)
HIGHER = (
    " Within a kind higher cards win, first those that make it, then the others from the top;"
    " the ace is high. "
)
RUNS = "Straights run from A-K-Q-J-T down to 5-4-3-2-A."
HIGH = f"S{DOWN} > no pair.{HIGHER}{RUNS}"
LOWER = "Lower cards win, from the top down; the ace is low. Straights and flushes are ignored."
WHEEL = "The best hand is 5-4-3-2-A."
UNPAIRED = f"Only hands without a pair count. {LOWER} {WHEEL}"
EIGHT = (
    f"Low: {UNPAIRED} Qualifier: eight or better, at worst 8-7-6-5-4. If nobody qualifies, high"
    " takes the whole pot."
)
WITHIN_LOW = (
    " Within a kind lower cards win, first those that make it, then the others from the top;"
)
RAZZ = (
    "No pair > pair > two pair > three of a kind > full house > four of a kind."
    f"{WITHIN_LOW} the ace is low. Straights and flushes are ignored. {WHEEL}"
)
STRAIGHTS_COUNT = (
    "No pair > pair > two pair > three of a kind > straight > flush > full house > four of a kind"
    f" > straight flush.{WITHIN_LOW} the ace is "
)
DEUCE = (
    f"{STRAIGHTS_COUNT}high. Straights run from A-K-Q-J-T down to 6-5-4-3-2."
    " The best hand is 7-5-4-3-2 of more than one suit."
)
BADUGIS = "Four cards > three cards > two cards > one card."
NONE_TWICE = (
    " No rank and no suit counts twice, and cards left over never count. With as many cards each,"
    " lower cards win, from the top down; the ace is "
)
BADUGI = f"{BADUGIS}{NONE_TWICE}low. The best hand is 4-3-2-A of four suits."
FOUR_ONLY = (
    f"Four cards only.{NONE_TWICE}low. The best hand is 4-3-2-A of four suits."
    " Qualifier: four cards, nine or better, at worst 9-8-7-6."
    " If nobody qualifies, the pot stays for the next deal."
)
POINTS = (
    "The fewest points win: aces 1, deuces to tens their number, jacks, queens and kings nothing."
    " A match, two or more cards of one rank, counts once; a run, ranks in sequence from ace to"
    " ten, counts only its top card, and may have matches in it. A flush, four cards of one suit,"
    " counts half, rounded down. Jacks, queens and kings are hooch; four hooch are a skunk and"
    " lose to every other hand. If points are equal, compare the hooch card by card from the"
    " lowest up: jack beats queen beats king, and a hand that runs out first, or has none, wins."
)
BUH = "A buh is two to four cards worth one point or less, not all of them hooch."
TABLED = (
    " A player declares it by tabling it with the word “Buh”, and takes the pot at once, whatever"
    " the others hold; of two declared together the first left of the dealer wins. It may be"
    " declared "
)
JUST_LOW = " A buh that is not declared is just a low hand."
AFTER_DRAW = "after a deal or the draw, until that round’s betting begins."
AFTER_DEAL = "after a deal, until that round’s betting begins."
JOKER = "The joker is an ace, or any card that completes a straight, a flush or a straight flush."


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("texas-holdem", (HIGH,)),
        ("omaha-high-low", (f"High: {HIGH}", EIGHT)),
        ("murder", (f"High: {HIGH}", EIGHT)),
        ("razz", (RAZZ,)),
        ("badugi", (BADUGI,)),
        ("badacey", (f"Ace-to-five: {RAZZ}", f"Badugi: {BADUGI}")),
        (
            "badeucy",
            (
                f"Deuce-to-seven: {DEUCE}",
                f"Badugi: {BADUGIS}{NONE_TWICE}high. The best hand is 5-4-3-2 of four suits.",
            ),
        ),
        ("progressive-badugi", (FOUR_ONLY,)),
        ("deuce-to-seven-triple-draw", (DEUCE,)),
        (
            "london-lowball",
            (
                (
                    f"{STRAIGHTS_COUNT}low. Straights run from K-Q-J-T-9 down to 5-4-3-2-A."
                    " The best hand is 6-4-3-2-A of more than one suit."
                ),
            ),
        ),
        (
            "archie",
            (
                (
                    f"High: {HIGH} Qualifier: a pair of sixes or better. If nobody qualifies, low"
                    f" takes"
                    " the whole pot."
                ),
                EIGHT,
                "If nobody qualifies at all, the best high hand takes the pot.",
            ),
        ),
        (
            "korean",
            (
                (
                    f"High: S{DOWN}.{HIGHER}{RUNS} Qualifier: a pair or better. If nobody"
                    f" qualifies,"
                    " low takes the whole pot."
                ),
                (
                    f"Low: {UNPAIRED} Qualifier: no pair. If nobody qualifies, high takes the whole"
                    " pot."
                ),
            ),
        ),
        (
            "duck-flush",
            (
                (
                    "High: Straight flush > four of a kind > full house > flush."
                    f"{HIGHER}{RUNS} Qualifier: a flush or better. If nobody qualifies, the best"
                    " deuce-to-seven low takes the pot."
                ),
                (
                    "Deuce-to-seven low: No pair > pair > two pair > three of a kind > straight."
                    f"{WITHIN_LOW} the ace is high. Straights run from A-K-Q-J-T down to 6-5-4-3-2."
                    " The best hand is 7-5-4-3-2 of more than one suit."
                ),
            ),
        ),
        ("five-card-draw", (f"Five aces (with the joker) > s{HIGH[1:]}", JOKER)),
        (
            "california-lowball",
            (RAZZ, "The joker is the lowest rank that the hand lacks, the ace being lowest."),
        ),
        (
            "mexican-poker",
            (
                (
                    "Five of a kind (with the joker) > straight flush > four of a kind > flush >"
                    " full"
                    f" house > straight > three of a kind > two pair > pair > no"
                    f" pair.{HIGHER}Straights"
                    " run from A-K-Q-J-7 down to 5-4-3-2-A. In a straight 7 and J are neighbors."
                ),
                (
                    "A joker dealt face down is any card, also once it is exposed; dealt face up"
                    " it is"
                    " an ace, or any card that completes a straight, a flush or a straight flush."
                ),
            ),
        ),
        (
            "action-razz",
            (
                (
                    "A hand with a jack, queen or king among all its cards beats every hand"
                    " without."
                    f" They are called face and butt hands. {RAZZ}"
                ),
            ),
        ),
        (
            "dramaha-49",
            (
                (
                    "Points: The most points win: aces 1, deuces to tens their number, jacks,"
                    " queens"
                    " and kings nothing. The best hand is T-T-T-T-9, 49 points."
                ),
                f"Omaha: {HIGH}",
            ),
        ),
        ("binglaha", (f"High: {HIGH}", EIGHT, "Low is played for only after a roll of 1–3.")),
        (
            "wonky-donkey",
            (f"High: {HIGH}", EIGHT, "Low is played for only after a black flop."),
        ),
        (
            "paradise-road-pickem",
            (
                f"High: {HIGH}",
                f"Low: {RAZZ} If nobody qualifies, high takes the whole pot.",
                "High is played for only in Hold'em, Omaha/8, Stud and Stud/8.",
                (
                    "Low by the game: Hold'em and Stud not played for; Omaha/8 and Stud/8 eight or"
                    " better; Razz any hand."
                ),
            ),
        ),
        ("buck-em", ()),
        ("buh", (POINTS, f"{BUH}{TABLED}{AFTER_DRAW}{JUST_LOW}")),
        ("simple-buh", (POINTS, f"{BUH}{TABLED}{AFTER_DEAL}{JUST_LOW}")),
        (
            "best-buh",
            (
                POINTS,
                (
                    f"{BUH}{TABLED}{AFTER_DRAW}{JUST_LOW} Nobody may declare while holding more"
                    f" than"
                    " four cards."
                ),
            ),
        ),
        (
            "california-buh",
            (
                POINTS,
                (
                    "A buh is two hole cards worth one point or less, not both of them hooch."
                    f"{TABLED}after the deal, until the first round’s betting begins.{JUST_LOW}"
                ),
            ),
        ),
        (
            "buh-now",
            (
                POINTS,
                (
                    f"{BUH}{TABLED}whenever it is held, even facing a bet. A player who holds one"
                    f" when"
                    " it is their turn to open the betting must declare it."
                ),
            ),
        ),
    ],
)
def test_a_rule_card_says_what_beats_what(name, lines):
    assert card_orders(LIBRARY.game(name)) == lines


@pytest.mark.parametrize(
    ("name", "ways"),
    [
        ("texas-holdem", [""]),
        ("binglaha", ["1–3", "4–6"]),
        ("wonky-donkey", ["red", "black"]),
        ("paradise-road-pickem", ["Hold'em", "Omaha/8", "Razz", "Stud", "Stud/8"]),
    ],
)
def test_a_game_comes_to_be_played_in_so_many_ways(name, ways):
    assert [way.name for way in ways_of(LIBRARY.game(name))] == ways


def test_a_badugi_qualifies_with_so_many_cards():
    named = ("badugi", "progressive-badugi", "texas-holdem")

    assert [weakest_size(LIBRARY.game(name).portions[0]) for name in named] == [1, 4, 1]
