"""Reads a ruling aloud: what each player gets, how ties split, and why, as the floor says it.

How a pot splits is told with the award that has its odd chip, and not after all the others.
"""

from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from director.engine.cards import Cards, written
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling, Ruling
from director.translation import capital, chips, listed, say


class Won(NamedTuple):
    """One hand with which a player wins."""

    words: str
    """What it is called, and what it wins where the game has several portions."""
    cards: Cards
    beside: str
    """With whom it ties, and the odd chip that comes with it; empty mostly."""


class Award(NamedTuple):
    """What a player gets."""

    words: str
    hands: tuple[Won, ...]
    divisions: tuple[str, ...] = ()
    """How the ties that it is of split, and who gets the odd chips and why."""

    def said(self, *, cards: bool) -> str:
        """The whole sentence, with the cards that play or without."""
        hands = [
            (
                say("{hand} ({cards})", hand=one.words, cards=written(one.cards))
                if cards
                else one.words
            )
            + one.beside
            for one in self.hands
        ]
        if not hands:
            return _sentence(self.words)
        return _sentence(say("{award}: {hands}", award=self.words, hands="; ".join(hands)))


class Aloud(NamedTuple):
    """A ruling as it is said."""

    game: str
    awards: tuple[Award, ...]
    others: tuple[str, ...]
    """What goes back, and what stays for the next deal."""
    reasons: tuple[str, ...]

    @property
    def lines(self) -> list[str]:
        """All of it, line by line."""
        lines = [say("{game}.", game=self.game)]
        for one in self.awards:
            lines += [one.said(cards=True), *one.divisions]
        return [*lines, *self.others, say("Why:"), *(f"  {reason}" for reason in self.reasons)]


def read_aloud(ruling: Ruling) -> list[str]:
    """The lines of a ruling: who gets what, with how it splits, then the other reasons."""
    return as_read(ruling).lines


def as_read(ruling: Ruling, amount: Callable[[int], str] = chips, *, counted: bool = True) -> Aloud:
    """A ruling as it is said; `amount` words chips, or shares of a pot that nobody has counted."""
    told: dict[Seat, list[str]] = {}
    for seat, division in _divisions(ruling):
        words = division if counted else division.without_chips()
        told.setdefault(seat, []).append(_sentence(words.words))
    return Aloud(
        ruling.game.name,
        tuple(
            _award(ruling, seat, amount(won), counted)._replace(divisions=tuple(told.get(seat, ())))
            for seat, won in ruling.awards.items()
        ),
        tuple(map(_sentence, not_won(ruling, amount, counted=counted))),
        tuple(str(one if counted else one.without_chips()) for one in ruling.other_reasons),
    )


def not_won(
    ruling: Ruling, amount: Callable[[int], str] = chips, *, counted: bool = True
) -> list[str]:
    """What goes back to whom, and what stays for the next deal."""
    told = [
        say("{who} takes back {amount}", who=_who(ruling, seat), amount=amount(back))
        for seat, back in ruling.returned.items()
    ]
    if ruling.carried:
        stays = "{amount} stay for the next deal" if counted else "{amount} stays for the next deal"
        told.append(say(stays, amount=amount(ruling.carried)))
    return told


def _divisions(ruling: Ruling) -> Iterator[tuple[Seat, Reason]]:
    """How each pot splits among several players, and the seat with whose award that is told."""
    several = len(ruling.pots) > 1  # then it has to be said which
    for pot in ruling.pots:
        if len(_winners(pot)) < 2:
            continue
        if pot.sides:
            odd = [part.seat for share in pot.shares if share.odd for part in share.parts]
            yield _last(ruling, odd), pot.sides.among if several else pot.sides.beside
        for share in pot.shares:
            if tie := pot.ties.get(share.portion):
                odd = [part.seat for part in share.parts if part.odd]
                seats = odd or [part.seat for part in share.parts]
                yield _last(ruling, seats), tie.among if several else tie.beside


def _last(ruling: Ruling, seats: Iterable[Seat]) -> Seat:
    """Of these seats the one whose award is read last; none of them may have one in a tiny pot."""
    awarded = set(seats) & ruling.awards.keys() or ruling.awards.keys()
    return [seat for seat in ruling.awards if seat in awarded][-1]


def _award(ruling: Ruling, seat: Seat, amount: str, counted: bool) -> Award:
    """What a player gets, with the hands that win it."""
    hands = ruling.hands.get(seat, {})
    won = dict.fromkeys(
        share.portion
        for pot in ruling.pots
        for share in pot.shares
        if any(part.seat == seat and part.amount for part in share.parts)
    )
    words = say("{who} gets {amount}", who=_who(ruling, seat), amount=amount)
    return Award(words, tuple(_won(ruling, seat, name, counted) for name in won if name in hands))


def _won(ruling: Ruling, seat: Seat, name: str, counted: bool) -> Won:
    portion = next(one for one in ruling.game.all_portions if one.name == name)
    hand = ruling.hands[seat][name]
    words = portion.calls(hand.rating)
    if len(ruling.game.all_portions) > 1 and portion.title not in words.split():
        words = say("{portion} with {hand}", portion=portion.title, hand=words)
    beside = _tied_with(ruling, seat, name)
    odd = _odd_chip(ruling, seat, name)
    if odd and counted:
        beside += say(", and the odd {chip}", chip=chips(odd))
    return Won(words, hand.cards, beside)


def _tied_with(ruling: Ruling, seat: Seat, portion: str) -> str:
    """With whom a hand ties, where that is the same in every pot that it wins."""
    ties = {
        tuple(part.seat for part in share.parts if part.seat != seat)
        for pot in ruling.pots
        for share in pot.shares
        if share.portion == portion and any(part.seat == seat for part in share.parts)
    }
    others = ties.pop() if len(ties) == 1 else ()
    if not others:
        return ""
    return say(", tied with {others}", others=listed([_who(ruling, one) for one in others]))


def _odd_chip(ruling: Ruling, seat: Seat, portion: str) -> int:
    """The odd chip among what a seat gets of a portion; 0 for none, or for one in several pots."""
    odd = [
        part.odd
        for pot in ruling.pots
        if len(_winners(pot)) > 1
        for share in pot.shares
        if share.portion == portion
        for part in share.parts
        if part.seat == seat and part.odd
    ]
    return odd[0] if len(odd) == 1 else 0


def _winners(pot: PotRuling) -> set[Seat]:
    """Who wins some of a pot: whoever wins all of it needs not be told of its odd chips."""
    return {part.seat for share in pot.shares for part in share.parts}


def _sentence(words: str) -> str:
    """Words as a sentence: with a capital, and a stop."""
    return f"{capital(words)}."


def _who(ruling: Ruling, seat: Seat) -> str:
    return ruling.showdown.players[seat].title
