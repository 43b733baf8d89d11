"""Reads 'What beats what' off a printed card, and says by it alone which hand wins.

It knows poker's words and nothing of the engine: a sentence that it cannot read is an error, and
one that says something wrong makes it name the wrong winner.
"""

import re
from dataclasses import dataclass, field
from fractions import Fraction
from itertools import combinations
from typing import NamedTuple

RANKS = "23456789TJQKA"
WORDS = {
    "deuces": 2, "threes": 3, "fours": 4, "fives": 5, "sixes": 6, "sevens": 7, "eights": 8,
    "nines": 9, "tens": 10, "jacks": 11, "queens": 12, "kings": 13, "aces": 14,
    "deuce": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
    "ten": 10, "jack": 11, "queen": 12, "king": 13, "ace": 14,
}  # fmt: skip
JOKER = "Jo"
FACES = (11, 12, 13)


class Unread(Exception):
    """A sentence of a card that nobody taught this reader."""


def rank_of(card):
    return RANKS.index(card[0]) + 2


def suit_of(card):
    return card[1]


def _letters(hand):
    return sorted(card[0] for card in hand)


@dataclass
class PrintedOrder:
    """What a card says of the portions with these titles."""

    titles: tuple[str, ...] = ()
    kinds: list[str] = field(default_factory=list)
    """From the best down; of a badugi "four cards" and so on."""
    pairs: bool = True
    """Whether equal ranks make something; else each card counts for itself."""
    lower: bool = False
    ace_low: bool = False
    straights: list[str] | None = None
    """Each straight from its top card, such as "AKQJT"; None where they do not count."""
    gap: tuple[str, str] | None = None
    """Two ranks between which the deck has none."""
    quick: range | None = None
    faces_first: bool = False
    worth: dict[int, int] = field(default_factory=dict)
    most_points: bool | None = None
    up_to: int = 0
    """The most points that count; as many of the cards are counted as is best."""
    more_cards_win: bool = False
    runs_count_once: bool = False
    suited_half: bool = False
    skunk_loses: bool = False
    hooch_decides: bool = False
    missing_card_loses: bool = False
    qualifier: str = ""
    best: str = ""
    jokers: dict[str, str] = field(default_factory=dict)
    """What the joker may be, by how it was dealt: "any", "bug" or "lowest missing"."""
    told: list[str] = field(default_factory=list)
    """What happens when nobody qualifies."""

    def height(self, card):
        rank = rank_of(card)
        return 1 if rank == 14 and self.ace_low else rank

    # five cards

    def kind(self, hand):
        """The kind of a hand of at most five cards, and its ranks in the order of comparing."""
        heights = [self.height(card) for card in hand]
        if not self.pairs:
            run = next((one for one in self.straights or () if sorted(one) == _letters(hand)), "")
            falling = sorted(heights, reverse=True)
            return ("straight", [RANKS.index(run[0]) + 2]) if run else ("no pair", falling)
        ranks = sorted(set(heights), key=lambda rank: (heights.count(rank), rank), reverse=True)
        shape = [heights.count(rank) for rank in ranks]
        flush = len({suit_of(card) for card in hand}) == 1 and len(hand) == 5
        if shape[0] == 5:
            return "five of a kind", ranks
        if self.quick and shape[0] == 3 and ranks[0] in self.quick:
            rest = sorted((height for height in heights if height != ranks[0]), reverse=True)
            adds = [1 if height == 14 else height for height in rest]
            if not any(height in FACES for height in rest) and sum(adds) == ranks[0]:
                return "four of a kind", [ranks[0], *rest]
        if shape[0] == 1 and len(hand) == 5 and self.straights is not None:
            letters = {card[0] for card in hand}
            run = next((one for one in self.straights if set(one) == letters), "")
            if run:
                top = RANKS.index(run[0]) + 2
                return ("straight flush" if flush else "straight"), [top]
            if flush:
                return "flush", ranks
        names = {
            (4,): "four of a kind", (3, 2): "full house", (3,): "three of a kind",
            (2, 2): "two pair", (2,): "pair", (): "no pair",
        }  # fmt: skip
        return names[tuple(count for count in shape if count > 1)], ranks

    def five_key(self, hand):
        """The greater wins; None where the card says that such a hand does not count."""
        kind, ranks = self.kind(hand)
        named = [one.split(" (")[0] for one in self.kinds]
        if kind == "five of a kind" and kind not in named:
            kind = next(
                (one for one in named if one.startswith("five ") and WORDS[one[5:]] == ranks[0]), ""
            )
        if kind not in named:
            return None
        ranks = [*ranks, *[0] * (5 - len(ranks))]
        return -named.index(kind), [-rank for rank in ranks] if self.lower else ranks

    # badugi

    def badugi_key(self, held):
        """The best cards of different ranks and suits."""
        names = {4: "four cards", 3: "three cards", 2: "two cards", 1: "one card"}
        keys = []
        for size in (4, 3, 2, 1):
            for some in combinations(held, size):
                ranks = sorted({self.height(card) for card in some}, reverse=True)
                suits = {suit_of(card) for card in some}
                if len(ranks) == size == len(suits) and names[size] in self.kinds:
                    keys.append((-self.kinds.index(names[size]), [-one for one in ranks]))
        return max(keys, default=None)

    # points

    def bounded_key(self, held):
        """The most points up to the bound, of as many cards as is best."""
        counted = [
            (sum(self.worth[rank_of(card)] for card in some), size if self.more_cards_win else 0)
            for size in range(1, len(held) + 1)
            for some in combinations(held, size)
        ]
        return max((one for one in counted if one[0] <= self.up_to), default=None)

    def points_key(self, hand):
        values = [self.worth[rank_of(card)] for card in hand]
        hooch = sorted(rank_of(card) for card in hand if not self.worth[rank_of(card)])
        if self.runs_count_once:
            values = [value for value in {*values} if value + 1 not in values]
        total = sum(values)
        if self.suited_half and len({suit_of(card) for card in hand}) == 1:
            total //= 2
        if self.skunk_loses and len(hooch) == len(hand):
            total = 99
        weight = [-rank for rank in [*hooch, 0, 0, 0, 0][:4]] if self.hooch_decides else []
        return (total if self.most_points else -total, weight)

    def key(self, held, dealt_down=True):
        """How good the best hand of these cards is; the greater wins, None is no hand."""
        if self.worth:
            return self.bounded_key(held) if self.up_to else self.points_key(held)
        if "four cards" in self.kinds:
            return self.badugi_key(held)
        size = min(5, len(held))
        if size < 5 and not self.missing_card_loses:
            raise Unread(f"a hand of {size} cards")
        keys = [
            key
            for hand in combinations(held, size)
            for named in self.named(hand, dealt_down)
            if (key := self.five_key(named)) is not None
        ]
        best = max(keys, default=None)
        if best is None or not self.faces_first:
            return best
        return (any(rank_of(card) in FACES for card in held), best)

    def named(self, hand, dealt_down):
        """The hands for which one with a joker stands."""
        if JOKER not in hand:
            return [hand]
        rest = [card for card in hand if card != JOKER]
        may = self.jokers.get("" if "" in self.jokers else "down" if dealt_down else "up")
        every = [rank + suit for rank in RANKS for suit in "cdhs"]
        deck = {letter for run in self.straights or [] for letter in run}
        if may == "lowest missing":
            order = "A23456789TJQK"
            lacks = next(rank for rank in order if rank not in {card[0] for card in rest})
            return [[*rest, lacks + "c"]]
        every = [card for card in every if card[0] in deck]
        if may == "any":
            return [[*rest, card] for card in every]
        if may != "bug":
            raise Unread(f"a joker without a word: {hand}")
        filled = ("straight", "flush", "straight flush")
        return [
            [*rest, card]
            for card in every
            if card[0] == "A" or self.kind([*rest, card])[0] in filled
        ]

    def counted(self, held, dealt_down=True, qualifier=None):
        """How good the best hand of these cards is; None where it does not qualify."""
        key = self.key(held, dealt_down)
        text = self.qualifier if qualifier is None else qualifier
        return key if key is not None and (not text or key >= self.least(text)) else None

    def least(self, text):
        """The weakest hand that qualifies, put together from the words of the card."""
        if found := re.fullmatch(r"(?:.*, at worst )?((?:\w-)+\w)(?: or better)?", text):
            letters = found[1].split("-")
            suits = "cdhsc"[: len(letters)]
            return self.key([letter + suit for letter, suit in zip(letters, suits, strict=True)])
        if found := re.fullmatch(r"a pair of (\w+) or better", text):
            rank = RANKS[WORDS[found[1]] - 2]
            low = [one for one in RANKS if one != rank][:3]
            return self.key([rank + "c", rank + "d", low[0] + "c", low[1] + "h", low[2] + "s"])
        if (found := re.fullmatch(r"(\w+) or better", text)) and found[1] in WORDS:
            top = WORDS[found[1]]
            ranks = [top, top - 1, top - 2, top - 3, top - (4 if self.straights is None else 5)]
            return -self.kinds.index("no pair"), [-rank for rank in ranks]
        kind = text.removesuffix(" or better").removeprefix("a ")
        if kind in self.kinds:
            return -self.kinds.index(kind), [-99] * 5
        raise Unread(f"a qualifier: {text}")


BUH = "A buh is two to four cards worth one point or less, not all of them hooch."
DECLARED = (
    "A player declares it by tabling it with the word “Buh”, and takes the pot at once, whatever"
    " the others hold; of two declared together the first left of the dealer wins."
)


class Card(NamedTuple):
    """What stands under 'What beats what'."""

    orders: list[PrintedOrder]
    by_way: dict[str, dict[str, str]]
    """By the title of a portion: with which qualifier it is played for, by roll, flop or game."""
    nobody: str
    """Who wins where nobody qualifies at all."""
    declares: list[str]

    def order_of(self, title):
        """The one line that says how a portion is won."""
        (order,) = [one for one in self.orders if title in one.titles or not one.titles]
        return order

    def is_played_for(self, title, way):
        """Whether a portion is played for after this roll or flop, or in this game."""
        return way in self.by_way.get(title, {way: ""})

    def takes(self, hands, titles, laid_down=()):
        """The part of the pot that each hand wins, of hands by name, in the order of the deal."""
        buhs = [name for name in laid_down if self._is_buh(hands[name])]
        if buhs:
            return {buhs[0]: Fraction(1)}
        won = {title: self._winners(hands, title) for title in titles}
        shares = dict.fromkeys((title for title in titles if won[title]), 1)
        for title in titles:
            if shares and not won[title]:
                given = re.fullmatch(
                    r"its share goes to (.*)|(.*) takes the whole pot", self._told(title)
                )
                taker = (given[1] or given[2]) if given else "nobody"
                if not self._told(title).endswith(" share the whole pot"):
                    shares[taker] = shares.get(taker, 0) + 1
        instead = self.nobody or self._told(titles[0])
        if not shares and instead.endswith("all who are left share the pot"):
            return dict.fromkeys(hands, Fraction(1, len(hands)))
        if not shares:
            best = re.fullmatch(r"the best (.*?)(?: hand)? takes the pot", instead)
            if not best:
                return {}
            won, shares = {best[1]: self._winners(hands, best[1], "")}, {best[1]: 1}
        parts = {}
        for title, count in shares.items():
            for name in won.get(title, ()):
                part = Fraction(count, sum(shares.values()) * len(won[title]))
                parts[name] = parts.get(name, Fraction(0)) + part
        return parts

    def _told(self, title):
        """What happens when nobody qualifies for a portion."""
        return " ".join(self.order_of(title).told)

    def _winners(self, hands, title, qualifier=None):
        order = self.order_of(title)
        counted = {name: order.counted(hand, True, qualifier) for name, hand in hands.items()}
        keys = [key for key in counted.values() if key is not None]
        return [name for name, key in counted.items() if keys and key == max(keys)]

    def _is_buh(self, hand):
        """Whether a hand may be laid down, by what the card says a buh is."""
        if BUH not in self.declares or DECLARED not in self.declares:
            return False
        points, _ = self.orders[0].points_key(hand)
        return -points <= 1 and any(self.orders[0].worth[rank_of(card)] for card in hand)

    def qualifier_of(self, title, way):
        """What qualifies for it then."""
        by_way = self.by_way.get(title, {})
        return by_way.get(way) or self.order_of(title).qualifier


def read(text, titles, way_names=()):
    """A card's section, sentence by sentence."""
    orders, of_game = [], []
    for point in [one.strip() for one in text.split("•") if one.strip()]:
        title, rest = _title(point, titles)
        order = PrintedOrder(title)
        sentences = re.findall(r"[^.]+\.", rest)
        if any(re.match(pattern, sentences[0].strip()) for pattern in _OF_THE_GAME):
            of_game += [sentence.strip() for sentence in sentences]
            continue
        for sentence in sentences:
            _read_sentence(order, sentence.strip())
        orders.append(order)
    card = Card([_with_straights(order) for order in orders], {}, "", [])
    for sentence in of_game:
        card = _read_of_game(card, sentence, titles, way_names)
    return card


_OF_THE_GAME = (
    r".* is played for only ", r".* by the (roll|color of the flop|game):", r"If nobody",
    r"The joker is", r"A joker dealt", r"A buh is",
)  # fmt: skip


def _title(point, titles):
    """The titles with which a point begins, and the rest."""
    head, colon, rest = point.partition(": ")
    named = [one.strip() for one in re.split(r", | and ", head)]
    known = {title.casefold(): title for title in titles}
    if colon and all(one.casefold() in known for one in named):
        return tuple(known[one.casefold()] for one in named), rest
    return (), point


def _read_sentence(order, sentence):
    for pattern, does in _SENTENCES.items():
        if found := re.fullmatch(pattern, sentence):
            does(order, *found.groups())
            return
    raise Unread(sentence)


def _ladder(order, text):
    order.kinds = [one.strip().lower() for one in text.split(">")]


def _within(order, better, ace):
    order.lower, order.ace_low = better.lower() == "lower", ace == "low"


def _straights(order, highest, lowest):
    high, low = highest.replace("-", ""), lowest.replace("-", "")
    order.straights = [high, low]


def _neighbors(order, low, high):
    order.gap = (low, high)


def _counts(order, which, text):
    order.most_points = which == "most"
    pending: list[str] = []
    for piece in text.split(", "):
        piece = re.sub(r"^and ", "", piece)
        if found := re.fullmatch(r"(\w+) to (\w+) their number", piece):
            for rank in range(WORDS[found[1]], WORDS[found[2]] + 1):
                order.worth[rank] = rank
        else:
            *names, value = re.split(r" and | ", piece)
            pending += names
            if value in WORDS:
                pending.append(value)
                continue
            for name in pending:
                order.worth[WORDS[name]] = 0 if value == "nothing" else int(value)
            pending = []


def _set(name, value):
    return lambda order: setattr(order, name, value)


def _nothing(order):
    """What the reader knows anyhow."""


def _no_pair(order, _):
    order.kinds = ["no pair"]


def _best(order, best, points=None):
    order.best = best


def _up_to(order, most, text):
    order.up_to = int(most)
    _counts(order, "most", text)


def _such_as(order, _, best):
    order.best = best


def _every_hand(order):
    order.kinds = ["no pair"]


def _all_ignored(order):
    order.pairs, order.straights = False, None


def _only_straights(order, end):
    order.kinds, order.lower, order.pairs = ["straight"], end == "lowest", False


def _best_and_worst(order, best, worst):
    order.best = best
    _straights(order, *((worst, best) if order.lower else (best, worst)))


def _quick_quads(order, lowest, highest):
    order.quick = range(WORDS[lowest], WORDS[highest] + 1)


def _qualifier(order, text):
    order.qualifier = text


def _told(order, text):
    order.told.append(text)


_SENTENCES = {
    r"([\w ()]+ > [\w >()]+)\.": _ladder,
    r"(Four cards) only\.": _ladder,
    r"Only hands without a (pair) count\.": _no_pair,
    r"Only hands without a (pair), a straight or a flush count\.": _no_pair,
    (
        r"Within a kind (lower|higher) cards win, first those that make it, then the others from"
        r" the top; the ace is (low|high)\."
    ): _within,
    r"(Lower) cards win, from the top down; the ace is (low|high)\.": _within,
    (
        r"With as many cards each, (lower) cards win, from the top down; the ace is (low|high)\."
    ): _within,
    r"Straights run from (\S+) down to (\S+)\.": _straights,
    r"In a straight (\w) and (\w) are neighbors\.": _neighbors,
    r"Straights and flushes are ignored\.": _set("straights", None),
    r"Every hand counts, card by card\.": _every_hand,
    r"Pairs, straights and flushes are ignored\.": _all_ignored,
    r"Only a straight is a hand, and the (lowest|highest) one wins\.": _only_straights,
    r"Suits are ignored\.": _nothing,
    r"The best is (\S+), the worst (\S+)\.": _best_and_worst,
    r"The best is (\d+) points, such as (\S+)\.": _such_as,
    r"The most points up to (\d+) win, and a count above that is no hand: (.*)\.": _up_to,
    r"A player counts as many of the cards as is best, from 1 to 5\.": _nothing,
    r"Of equal points, those counted with more cards win\.": _set("more_cards_win", True),
    r"The best hand is (\S+?)(?:, (\d+) points| of more than one suit| of four suits)?\.": _best,
    r"No rank and no suit counts twice, and cards left over never count\.": _nothing,
    (r"A hand with a jack, queen or king among all its cards beats every hand without\."): _set(
        "faces_first", True
    ),
    r"They are called \w+ and \w+ hands\.": _nothing,
    (
        r"Three of a kind from (\w+) to (\w+) are four of a kind where the two other cards add up"
        r" to that rank; an ace adds one, a face card rules it out\."
    ): _quick_quads,
    (
        r"A card too few loses to any card in its place; straights and flushes take five cards\."
    ): _set("missing_card_loses", True),
    r"The (most|fewest) points win: (.*)\.": _counts,
    (
        r"A match, two or more cards of one rank, counts once; a run, ranks in sequence from ace to"
        r" ten, counts only its top card, and may have matches in it\."
    ): _set("runs_count_once", True),
    r"A flush, four cards of one suit, counts half, rounded down\.": _set("suited_half", True),
    (
        r"Jacks, queens and kings are hooch; four hooch are a skunk and lose to every other hand\."
    ): _set("skunk_loses", True),
    (
        r"If points are equal, compare the hooch card by card from the lowest up: jack beats queen"
        r" beats king, and a hand that runs out first, or has none, wins\."
    ): _set("hooch_decides", True),
    r"Qualifier: (.*)\.": _qualifier,
    r"If nobody qualifies, (.*)\.": _told,
}

_JOKERS = {
    "The joker is the lowest rank that the hand lacks, the ace being lowest.": {
        "": "lowest missing"
    },
    "The joker is an ace, or any card that completes a straight, a flush or a straight flush.": {
        "": "bug"
    },
    "The joker is any card.": {"": "any"},
    (
        "A joker dealt face down is any card, also once it is exposed; dealt face up it is an ace,"
        " or any card that completes a straight, a flush or a straight flush."
    ): {"down": "any", "up": "bug"},
}


_BY_WAY = (
    (r"(.*) is played for only after a roll of (.*)\.", r"(.*) by the roll: (.*)\."),
    (r"(.*) is played for only after a (.*) flop\.", r"(.*) by the color of the flop: (.*)\."),
    (r"(.*) is played for only in (.*)\.", r"(.*) by the game: (.*)\."),
)


def _read_of_game(card, sentence, titles, way_names):
    known = {title.casefold(): title for title in titles}
    for only, each in _BY_WAY:
        if found := re.fullmatch(only, sentence):
            title = known[found[1].casefold()]
            names = re.split(r", | and ", found[2])
            return _with_ways(card, title, dict.fromkeys(names, ""))
        if found := re.fullmatch(each, sentence):
            told = {}
            for piece in found[2].split("; "):
                names = [
                    name
                    for name in way_names
                    if re.search(rf"(^|, | and ){re.escape(name)}(?![\w/])", piece)
                ]
                what = piece[max(piece.index(name) + len(name) for name in names) :].strip()
                told |= {} if what == "not played for" else dict.fromkeys(names, what)
            told = {name: "" if what == "any hand" else what for name, what in told.items()}
            return _with_ways(card, known[found[1].casefold()], told)
    if sentence.startswith(("The joker", "A joker")):
        for order in card.orders:
            order.jokers = _JOKERS[sentence]
        return card
    if found := re.fullmatch(r"If nobody qualifies at all, (.*)\.", sentence):
        return card._replace(nobody=found[1])
    if sentence not in _DECLARES:
        raise Unread(sentence)
    return card._replace(declares=[*card.declares, sentence])


_DECLARES = (
    BUH,
    "A buh is two hole cards worth one point or less, not both of them hooch.",
    DECLARED,
    "It may be declared whenever it is held, even facing a bet.",
    "It may be declared after a deal or the draw, until that round’s betting begins.",
    "It may be declared after the deal, until the first round’s betting begins.",
    "It may be declared after a deal, until that round’s betting begins.",
    "A player who holds one when it is their turn to open the betting must declare it.",
    "A buh that is not declared is just a low hand.",
    "Nobody may declare while holding more than four cards.",
)


def _with_ways(card, title, told):
    return card._replace(by_way={**card.by_way, title: told})


def _with_straights(order):
    """The order with every straight between its highest and its lowest."""
    if not order.straights:
        return order
    high, low = order.straights
    letters = RANKS[::-1]
    if order.gap:
        below, above = order.gap
        between = letters[letters.index(above) + 1 : letters.index(below)]
        letters = "".join(one for one in letters if one not in between)
    letters = letters[letters.index(high[0]) :]
    if low.endswith("A"):
        above = low[-2]
        letters = letters[: letters.index(above) + 1] + "A"
    elif low[-1] in letters:
        letters = letters[: letters.index(low[-1]) + 1]
    runs = [letters[at : at + 5] for at in range(len(letters) - 4)]
    if runs[0] != high or runs[-1] != low:
        raise Unread(f"straights from {high} to {low}")
    order.straights = runs
    return order
