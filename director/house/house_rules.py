"""How a house plays where the rules leave it open: each question once, with our answer first.

These are the options that change a ruling of the floor. Options that change who is paid at a
showdown belong to a game and stand in its file; what a showdown file does not know and a house may
play all the same is in `PAYING`.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Protocol

from director.translation import say

Way = str | bool | int


@dataclass(frozen=True)
class HouseQuestion:
    """A question that houses answer differently."""

    key: str
    """The name of its setting, and of the parameter of the rulings that it decides."""
    title: str
    ways: Mapping[Way, str]
    """What each answer says; the first is ours."""
    source: str
    """Where the rules leave it open."""
    words: str = ""
    """What else people type who look for it, with commas between."""

    @property
    def default(self) -> Way:
        """Our own answer."""
        return next(iter(self.ways))

    def says(self, way: object, *, on_sheet: bool = False) -> str:
        """The answer as it stands beside a ruling; `on_sheet` where the event's sheet states it.

        >>> HOUSE_RULES["ante_first"].says(False)
        'house rule, big blind with a short stack: the blind is posted before the ante'
        """
        told = self.ways.get(way, str(way)) if isinstance(way, str | bool | int) else str(way)
        title = self.title[:1].lower() + self.title[1:]
        if on_sheet:
            return say("the sheet, {title}: {way}", title=title, way=say(told))
        return say("house rule, {title}: {way}", title=title, way=say(told))


HOUSE_RULES: dict[str, HouseQuestion] = {
    one.key: one
    for one in (
        HouseQuestion(
            "ante_first",
            say("Big blind with a short stack"),
            {
                False: "the blind is posted before the ante",
                True: "the ante is posted before the blind",
            },
            "C32, TDA RP-11",
            "short all-in ante, big blind ante, ante before blind, blind before ante",
        ),
        HouseQuestion(
            "most_raises",
            say("Raises per round in limit"),
            {
                3: "a bet and three raises",
                4: "a bet and four raises",
            },
            "C36",
            "raise cap, cap, limit raises, three raises, four raises, bet and three raises",
        ),
        HouseQuestion(
            "ante_reduced",
            say("Where the big blind ante is reduced"),
            {
                "table": "at every table down to the stated number of players",
                "final table": "at the final table only",
                "never": "nowhere",
            },
            "C31, S 1.5",
            "BBA, reduce big blind ante, short-handed ante",
        ),
        HouseQuestion(
            "tied_by_position",
            say("Tied boards in stud"),
            {
                False: "the highest card by suit acts first",
                True: "the first player left of the button acts first",
            },
            "C7",
            "stud high hand, first to act in stud, tied boards",
        ),
        HouseQuestion(
            "deal_out_stub",
            say("A stub too short for a draw"),
            {
                False: "its last card is kept back and shuffled in with the discards",
                True: "it is dealt out first, then the discards are shuffled",
            },
            "B26",
            "stub runs out, reshuffle, muck, draw game out of cards, not enough cards",
        ),
        HouseQuestion(
            "buh_after_draw",
            say("Declaring a buh after the draw"),
            {
                True: "it may be declared until the last betting round begins",
                False: "it may not be declared after the draw",
            },
            "C25",
            "buh, say buh, declare buh",
        ),
        HouseQuestion(
            "buh_now_any_time",
            say("When a buh is declared in Buh Now"),
            {
                True: "at any time, even facing a bet",
                False: "as in Buh, until the betting of the round begins",
            },
            "BUH",
            "buh now, buh facing a bet, declare at any time",
        ),
        HouseQuestion(
            "buh_now_must",
            say("A player who holds a buh in Buh Now"),
            {
                True: "has to declare it",
                False: "may keep quiet",
            },
            "BUH",
            "buh now must declare, quiet buh, keep a buh quiet",
        ),
        HouseQuestion(
            "moving_button",
            say("The button when a blind busts"),
            {
                False: "dead button: the blinds move as they would have",
                True: "moving button: it goes to the next player in, and the blinds follow",
            },
            "TDA 32",
            "dead button, moving button, dead blind, dead small blind",
        ),
        HouseQuestion(
            "halt_other_sizes",
            say("Halting short tables that are not 8- or 9-handed"),
            {
                False: "the director decides",
                True: "they halt like 8- and 9-handed tables",
            },
            "TDA 11-D",
            "short table, halt play, stop dealing, six-handed, unbalanced tables",
        ),
        HouseQuestion(
            "tight_tables",
            say("Balancing tables"),
            {
                False: "within two players; within one when two tables are left",
                True: "within one player throughout",
            },
            "MB2, TDA 11-D",
            "balancing, balance tables, two players difference, one player difference",
        ),
        HouseQuestion(
            "final_table_one_more",
            say("The final table"),
            {
                False: "as many players as in TDA RP-9",
                True: "one player more than a table has seats",
            },
            "TDA RP-9, WT",
            "combine tables, redraw for the final table, ten-handed final table",
        ),
        HouseQuestion(
            "bounty_split",
            say("A bounty when several players win the pot"),
            {
                False: "the worst position takes it",
                True: "they split it",
            },
            "S 1.7, C42",
            "split bounty, chopped bounty, shared knockout, odd chip bounty",
        ),
        HouseQuestion(
            "exactly_one_lammer",
            say("Lammers of a player with no chips left"),
            {
                False: "at least one is turned in, and more if the player wants",
                True: "exactly one is turned in, automatically",
            },
            "S 1.9, MB2",
            "lammer, lammer rebuy, felted, out of chips",
        ),
        HouseQuestion(
            "race_rounding",
            say("New chips in a chip race"),
            {
                "half up": "the total of the odd chips, half a chip rounded up",
                "up": "the total of the odd chips, rounded up",
                "down": "the total of the odd chips, rounded down",
            },
            "C17",
            "color up, coloring up, race off, odd chips, round up",
        ),
        HouseQuestion(
            "half_is_a_bet",
            say("Sevens rule: an all-in of half a bet or more"),
            {
                False: "just calling it breaks the rule too",
                True: "it counts as a bet, and calling it breaks nothing",
            },
            "C35",
            "half bet, short all-in, seven low, must bet sevens",
        ),
        HouseQuestion(
            "sevens_forfeits_pot",
            say("Sevens rule: a player breaks it with the best hand"),
            {
                False: "wins the pot as it stood then",
                True: "forfeits the whole pot",
            },
            "S App B",
            "seven-low, check seven or better, seven or better, ace-to-five, lowball seven",
        ),
        HouseQuestion(
            "count_ante",
            say("Big blind ante in the pot count before the flop"),
            {
                False: "it does not count before the flop",
                True: "it counts before the flop too",
            },
            "C12",
            "pot count, pot-limit, size of the pot, pot bet",
        ),
        HouseQuestion(
            "archie_shares",
            say("Archie when nobody qualifies"),
            {
                False: "the best high hand takes the pot",
                True: "the remaining players split the pot",
            },
            "S 2.4, WL 291, C6",
            "no qualifier, nobody qualifies, Archie pot",
        ),
        HouseQuestion(
            "two_odd_chips",
            say("A player who ties both ways and two odd chips"),
            {
                False: "one odd chip a pot: the next passes to a winner who has none",
                True: "each tie by itself: one player may get two odd chips of a pot",
            },
            "S 1.4, C5, TDA 20",
            "odd chip, two odd chips, second odd chip, uneven chip, indivisible chip, scoop a half",
        ),
        HouseQuestion(
            "odd_chips_all_cards",
            say("Odd chips of tied hands in stud"),
            {
                False: "to the highest card by suit in the hand that plays",
                True: "all cards count: to the highest by suit, in a low to the lowest",
            },
            "S 1.4, TDA 20-B, RRP",
            "odd chip in stud, odd chip in razz, high card by suit, all seven cards, stud odd chip",
        ),
        HouseQuestion(
            "button_stud_by_position",
            say("Odd chips in Mississippi Stud and Pick'em stud games"),
            {
                False: "by suit, as in any stud game",
                True: "to the first hand clockwise from the button",
            },
            "S 1.4, C8",
            "odd chip in mississippi stud, paradise road odd chip, stud with a button, odd chips by"
            " position",
        ),
        HouseQuestion(
            "mexican_by_suit",
            say("Odd chips in Mexican Poker"),
            {
                False: "to the first hand clockwise from the button",
                True: "to the highest card by suit, as in stud",
            },
            "S 1.4, TDA 20-B, C8",
            "odd chip in mexican poker, mexican stud odd chip",
        ),
        HouseQuestion(
            "halves_by_position",
            say("The odd chip between halves that are not high and low"),
            {
                False: "to the draw, points or five-card half, in Dramadugi to Omaha",
                True: "to the half whose winner is first clockwise from the button",
            },
            "S 1.4, C4, WL",
            "odd chip in badeucy, odd chip in badacey, odd chip in dramaha, drawmaha odd chip,"
            " which half gets the odd chip",
        ),
        HouseQuestion(
            "faces_count_one",
            say("Face cards in Dramaha 49 and Dramaha 21"),
            {
                False: "they count nothing",
                True: "they count one point each",
            },
            "S 2.20, R26 Dramaha 21",
            "drawmaha points, picture cards, paint cards, dramaha points, face card points",
        ),
        HouseQuestion(
            "super_stud8_high_brings_in",
            say("Bring-in of Super Stud/8"),
            {
                False: "the lowest upcard, as in Stud/8",
                True: "the highest upcard, aces low",
            },
            "S 2.50, WL",
            "super stud bring-in, high card brings it in, who brings it in, super stud hi-lo",
        ),
        HouseQuestion(
            "bidirectional_five_rounds",
            say("Bidirectional Chowaha after the die"),
            {
                False: "no betting until the turns: four rounds",
                True: "a round at the big bet right after the die: five rounds",
            },
            "S 2.8, C3",
            "five betting rounds, fifth round, bidirectional rounds, bet after the die",
        ),
        HouseQuestion(
            "no_limping",
            say("Limping in no-limit deuce-to-seven single draw"),
            {
                False: "allowed",
                True: "not allowed: whoever opens has to raise",
            },
            "S App A, TDA RP-17, C34",
            "limp, limping, no limp, open limp, raise to open, raise or fold, 2-7 single draw",
        ),
        HouseQuestion(
            "no_limit_sevens",
            say("Sevens rule in no-limit"),
            {
                False: "there is none",
                True: "a seven or better has to complete an all-in below the minimum bet",
            },
            "S 2.11, S App B, C33",
            "no-limit lowball, sevens rule no limit, complete a short all-in, california no-limit",
        ),
    )
}
"""By their keys."""

PAYING = (
    "archie_shares",
    "two_odd_chips",
    "odd_chips_all_cards",
    "button_stud_by_position",
    "mexican_by_suit",
    "halves_by_position",
    "faces_count_one",
)
"""Those that change who is paid at a showdown: in any game, or as its file says under `house`."""


class Ways(Protocol):
    """How a house answers these questions: its settings, or any mapping."""

    def __getitem__(self, key: str, /) -> object:
        """The answer to the question of this key."""


def paying(ways: Ways) -> tuple[str, ...]:
    """Of the ways that a house plays, those that change who is paid."""
    return tuple(key for key in PAYING if ways[key])


def otherwise(ways: Ways) -> frozenset[str]:
    """The questions that a house answers otherwise than we do, by their keys."""
    return frozenset([key for key, one in HOUSE_RULES.items() if ways[key] != one.default])
