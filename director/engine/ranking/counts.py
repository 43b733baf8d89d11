"""Cards that are counted by rules of their own, as in Buh: the fewest points win.

Some ranks, the hooch, count nothing; of equal points the fewest and lowest of them win. A file says
which those are, and whether matches, runs and flushes count less.
"""

from dataclasses import dataclass

from director.engine.cards import ACE, Card, Cards
from director.engine.ranking.hand_names import sign
from director.translation import say

_WORST = 63
"""More points than any hand of five cards has."""


@dataclass(frozen=True)
class Count:
    """A hand for the fewest points, then for the fewest and lowest hooch."""

    name: str
    sizes: tuple[int, ...] = (4,)
    hooch: tuple[int, ...] = ()
    """Ranks that count nothing and break ties, from the lowest."""
    hooch_alone_loses: bool = False
    """Whether a hand of nothing else loses to every other; else it counts nothing."""
    matches_once: bool = False
    """Whether cards of one rank count once."""
    runs_highest: bool = False
    """Whether of ranks in unbroken sequence only the highest counts."""
    flush_half: bool = False
    """Whether a whole hand of one suit counts half, rounded down."""
    called: tuple[tuple[str, str], ...] = ()
    """Names: by points ("1"), without hooch ("1 alone"), of "hooch", "all hooch" and a "tie"."""

    def rate(self, cards: Cards) -> int | None:
        """Points first, then the hooch from the lowest up; a hand that runs out first is lower."""
        if len(cards) not in self.sizes:
            return None
        hooch = sorted(self.hooch.index(card.rank) + 1 for card in cards if self.is_hooch(card))
        alone = self.hooch_alone_loses and len(hooch) == len(cards)
        packed = _WORST if alone else self.points(cards)
        for place in range(self.sizes[0]):
            packed = packed * self._base + (hooch[place] if place < len(hooch) else 0)
        return self._most - packed

    def points(self, cards: Cards) -> int:
        """What a hand counts, of any number of cards."""
        counted = [pips(card) for card in cards if not self.is_hooch(card)]
        if self.matches_once:
            counted = [*{*counted}]
        if self.runs_highest:
            counted = [one for one in counted if one + 1 not in counted]
        flush = self.flush_half and len(cards) == self.sizes[0]
        halved = flush and len({card.suit for card in cards}) == 1
        return sum(counted) // 2 if halved else sum(counted)

    def is_hooch(self, card: Card) -> bool:
        """Whether it counts nothing, and has weight all the same."""
        return card.rank in self.hooch

    def says(self, rating: int) -> str:
        """Points and hooch, "4 points, hooch J-K", or what such a hand is called: "star"."""
        total, hooch = self.read(rating)
        if not hooch and (alone := self.word(f"{total} alone")):
            return alone
        name = self.word("all hooch" if total == _WORST else str(total))
        name = name or (say("1 point") if total == 1 else say("{total} points", total=total))
        if not hooch:
            return name
        values = {"hooch": self.word("hooch") or say("hooch"), "ranks": "-".join(map(sign, hooch))}
        return say("{name}, {hooch} {ranks}", name=name, **values)

    def word(self, what: str) -> str:
        """What something is called; empty where the file has no name for it."""
        return say(dict(self.called).get(what, ""))

    def read(self, rating: int) -> tuple[int, tuple[int, ...]]:
        """The points of a hand of this rating, and the ranks of its hooch from the lowest."""
        packed, hooch = self._most - rating, []
        for _ in range(self.sizes[0]):
            packed, rank = divmod(packed, self._base)
            if rank:
                hooch.append(self.hooch[rank - 1])
        return packed, tuple(reversed(hooch))

    def height(self, card: Card) -> int:
        """The card's rank, the ace low."""
        return pips(card)

    def arranged(self, cards: Cards) -> Cards:
        """What counts from the lowest up, then the hooch."""
        return tuple(sorted(cards, key=lambda card: (self.is_hooch(card), self.height(card))))

    def difference(self, better: int, worse: int) -> tuple[str, str]:
        """Hands are named by all that decides, so two names that are alike are one hand."""
        return self.says(better), self.says(worse)

    @property
    def _base(self) -> int:
        return len(self.hooch) + 1

    @property
    def _most(self) -> int:
        return (_WORST + 1) * int(self._base ** self.sizes[0])


def pips(card: Card) -> int:
    """What a card counts: its rank, the ace one."""
    return 1 if card.rank == ACE else card.rank
