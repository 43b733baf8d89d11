"""Reads a scale from its block: what beats what, as a file declares it."""

from collections.abc import Callable, Mapping
from dataclasses import astuple

from director.engine.cards import ACE
from director.engine.ranking.badugi import Badugi
from director.engine.ranking.counts import Count
from director.engine.ranking.five_cards import (
    ALL_RANKS,
    FIVE,
    FLUSH,
    FULL_HOUSE,
    NOTHING,
    PAIR,
    QUADS,
    STANDARD,
    STRAIGHT,
    STRAIGHT_FLUSH,
    TRIPS,
    TWO_PAIR,
    FiveCards,
)
from director.engine.ranking.points import Points, worth_of
from director.engine.ranking.scale import Scale
from director.files.forms import Form
from director.translation import say

HANDS = ("ranks", "badugi", "points", "count")
"""What a hand is: its ranks and what they make, a badugi, the worth of its cards, or a count of
them in which matches, runs and flushes may count less."""
WINS = ("high", "low")
ACES = ("both", "high", "low")
"""`both` is high, and below the lowest rank in a straight."""
COUNTS = ("pairs", "straights", "flushes")

_ONLY = {"straights": (STRAIGHT, STRAIGHT_FLUSH), "flushes": (FLUSH, STRAIGHT_FLUSH)}
_KINDS = {
    "no pair": NOTHING,
    "pair": PAIR,
    "two pair": TWO_PAIR,
    "three of a kind": TRIPS,
    "straight": STRAIGHT,
    "flush": FLUSH,
    "full house": FULL_HOUSE,
    "four of a kind": QUADS,
    "straight flush": STRAIGHT_FLUSH,
    "five of a kind": FIVE,
}
_SIGNS = "23456789TJQKA"
_MOST_POINTS = 1_000
_CALLED = ("hooch", "all hooch", "tie")
"""What has a name on a scale that counts, beside so many points."""

_Declared = FiveCards | Badugi | Points | Count

_made: dict[tuple[object, ...], _Declared] = {}
"""There is one of each: a game is read anew for each of its cases, and its tables are kept."""


def read_scale(name: str, form: Form) -> Scale:
    """The scale of a block; what is wrong with it is noted in the form's faults."""
    read: dict[str, Callable[[str, Form], _Declared]]
    read = {"ranks": _ranks, "badugi": _badugi, "points": _points, "count": _count}
    scale = read[form.choice("hand", HANDS, "ranks", "kind of hand")](name, form)
    form.finish()
    return _made.setdefault((type(scale), *astuple(scale)), scale)


def _ranks(name: str, form: Form) -> FiveCards:
    counts = _some(form, "counts", COUNTS)
    only = form.choice("only", _ONLY, "", "kind of hand")
    if only and only not in counts:
        form.fault("only", say("{kind} have to count", kind=only))
    ace = form.choice("ace", ACES, "both", "place of the ace")
    return FiveCards(
        name,
        lowest_wins=form.choice("wins", WINS, "high", "end") == "low",
        ace_low=ace == "low",
        ace_below=ace == "both",
        pairs="pairs" in counts,
        straights="straights" in counts,
        flushes="flushes" in counts,
        only=_ONLY.get(only, ()),
        order=_order(form),
        deck=_deck(form),
        quick_quads=form.flag("quick_quads"),
        sizes=_sizes(form, (5,), 5),
    )


def _badugi(name: str, form: Form) -> Badugi:
    low = form.choice("ace", ACES[1:], "low", "place of the ace") == "low"
    return Badugi(name, ace_low=low, sizes=_sizes(form, (4, 3, 2, 1), 4))


def _points(name: str, form: Form) -> Points:
    return Points(
        name,
        sizes=_sizes(form, (5,), 7),
        worth=worth_of(
            form.whole("ace", 1, most=_MOST_POINTS), form.whole("faces", 0, most=_MOST_POINTS)
        ),
        fewest_win=form.choice("wins", WINS, "high", "end") == "low",
        up_to=form.whole("up_to", 0, most=_MOST_POINTS),
        more_cards_win=form.flag("more_cards_win"),
    )


def _count(name: str, form: Form) -> Count:
    signs = form.text("hooch", "")
    hooch = [_SIGNS.find(sign) + 2 for sign in signs]
    if hooch != sorted({*hooch}) or hooch[:1] == [1]:
        form.fault("hooch", say("should be ranks from the lowest up, such as JQK"))
        hooch = []
    called = form.form("called")
    for key in called.data:
        number = key.removesuffix(" alone")
        if key not in _CALLED and not number.isdecimal():
            called.fault(
                key,
                say(
                    "should be points, such as 1 or '1 alone', or one of {known}",
                    known=", ".join(_CALLED),
                ),
            )
    return Count(
        name,
        sizes=_sizes(form, (4,), 5),
        hooch=tuple(hooch),
        hooch_alone_loses=form.choice("hooch_alone", ("counts", "loses"), "counts", "word")
        == "loses",
        matches_once=form.choice("matches", ("each", "once"), "each", "word") == "once",
        runs_highest=form.choice("runs", ("each", "highest"), "each", "word") == "highest",
        flush_half=form.choice("flush", ("whole", "half"), "whole", "word") == "half",
        called=tuple((key, called.text(key)) for key in called.data),
    )


def _some(form: Form, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """Some of the words that are known; all where nothing is said."""
    words = form.texts(key, known)
    for word in words:
        form.check_choice(key, word, known)
    return words


def _order(form: Form) -> tuple[int, ...]:
    """From the weakest kind up; kinds that are not named stay where they are."""
    named = form.texts("order")
    for word in named:
        form.check_choice("order", word, _KINDS)
    kinds = [_KINDS[word] for word in named if word in _KINDS]
    if len({*kinds}) < len(kinds):
        form.fault("order", say("names a kind twice"))
        return STANDARD
    places = iter(kinds)
    return tuple(next(places) if kind in kinds else kind for kind in STANDARD)


def _deck(form: Form) -> tuple[int, ...]:
    """The ranks of the deck, from the lowest up."""
    signs = form.text("deck", _SIGNS)
    ranks = [_SIGNS.find(sign) + 2 for sign in signs]
    if ranks != sorted({*ranks}) or ranks[:1] == [1] or len(ranks) < 5 or ranks[-1] > ACE:
        form.fault("deck", say("should be ranks from the lowest up, such as 6789TJQKA"))
        return ALL_RANKS
    return tuple(ranks)


def _sizes(form: Form, usual: tuple[int, ...], most: int) -> tuple[int, ...]:
    """Of how many cards a hand is, the most first."""
    sizes = form.wholes("cards", usual)
    if not sizes or any(not 1 <= size <= most for size in sizes):
        form.fault("cards", say("should be numbers from 1 to {most}", most=most))
        return usual
    return tuple(sorted({*sizes}, reverse=True))


def read_scales(form: Form, known: Mapping[str, Scale]) -> dict[str, Scale]:
    """The scales that a file declares, with those that are known already."""
    own = {name: read_scale(name, one) for name, one in form.named_forms("scale").items()}
    for name in own:
        if name in known:
            form.fault(f"scale.{name}", say("there is a scale of this name: give it another one"))
    return {**own, **known}
