"""What a ruling says of each pot: who wins which share with what, and what the others have."""

from typing import NamedTuple

from director.engine.betting.pots import Part, Share
from director.engine.cards import Cards, written
from director.engine.games.portions import Portion
from director.engine.seats import Seat
from director.engine.showdown.adjudication import SHARED, PotRuling, Ruling
from director.translation import chips, listed, say
from director.views.ruling.card_origin import origin
from director.views.ruling.ruling import SaidRuling


class Winner(NamedTuple):
    """Who wins a share, or a part of it."""

    who: str
    amount: str
    portion: str
    """What is won: a portion by its title, or why it needs none."""
    what: str
    """The portion, the hand, and the rows of the board that it plays."""
    odd: str
    """That the odd chip is in this amount; "" where it is not."""
    cards: Cards


class Beaten(NamedTuple):
    """Who does not win it, and with what; several together where they have no such hand."""

    who: str
    what: str
    cards: Cards = ()


class ShareShown(NamedTuple):
    """One portion of a pot."""

    winners: tuple[Winner, ...]
    beaten: tuple[Beaten, ...]
    split: str = ""
    """Who ties, how many chips each gets and where the odd one goes; "" without a tie."""


class PotShown(NamedTuple):
    """One pot."""

    name: str
    """What it is called."""
    title: str
    """The same with what is in it."""
    amount: str
    shares: tuple[ShareShown, ...]
    note: str = ""
    sides: str = ""
    """Which side has the odd chip; "" where there is none between the sides."""

    @property
    def text(self) -> str:
        """The same for those who hear it."""
        lines = [self.title, self.sides]
        for share in self.shares:
            lines.append(share.split)
            lines += [
                f"{one.who} {one.amount} {one.what} {one.odd} {written(one.cards)}"
                for one in share.winners
            ]
            lines += [f"{one.who}: {one.what} {written(one.cards)}" for one in share.beaten]
        return "\n".join(" ".join(line.split()) for line in [*lines, self.note] if line)


def pots_shown(said: SaidRuling) -> tuple[PotShown, ...]:
    """The pots of a ruling, from the main pot on."""
    ruling = said.ruling
    several = len(ruling.pots) > 1
    return tuple(
        PotShown(
            name := _name(number, several),
            _title(said, name, pot.amount),
            said.amount(pot.amount),
            tuple(_share(said, pot, share) for share in pot.shares),
            "" if pot.shares else say("Stays for the next deal"),
            said.division(pot.sides) if pot.sides else "",
        )
        for number, pot in enumerate(ruling.pots)
    )


def _name(number: int, several: bool) -> str:
    if not several:
        return say("Pot")
    return say("Main pot") if number == 0 else say("Side pot {number}", number=number)


def _title(said: SaidRuling, name: str, amount: int) -> str:
    if not said.counted:
        return say("The pot")
    return say("{pot} of {amount}", pot=name, amount=chips(amount))


def _share(said: SaidRuling, pot: PotRuling, share: Share) -> ShareShown:
    ruling = said.ruling
    portion = next((one for one in ruling.game.all_portions if one.name == share.portion), None)
    winners = tuple(_winner(said, share, portion, part) for part in share.parts)
    tie = pot.ties.get(share.portion)
    division = said.division(tie) if tie else ""
    if portion is None or len(pot.seats) < 2:
        return ShareShown(winners, (), division)
    won = {part.seat for part in share.parts}
    beaten = _beaten(ruling, portion, [s for s in pot.seats if s not in won])
    return ShareShown(winners, beaten, division)


def _winner(said: SaidRuling, share: Share, portion: Portion | None, part: Part) -> Winner:
    ruling = said.ruling
    hand = ruling.hands.get(part.seat, {}).get(portion.name) if portion else None
    words = [portion.title] if portion and len(ruling.game.all_portions) > 1 else []
    if portion and hand:
        words.append(portion.calls(hand.rating))
        words += [rows] if (rows := origin(ruling, hand.cards)) else []
    elif portion is None and share.portion != SHARED:
        words.append(say("no other player is eligible"))
    odd = part.odd and said.counted
    return Winner(
        ruling.showdown.players[part.seat].title,
        said.amount(part.amount),
        _portion(share, portion),
        "  ·  ".join(words),
        say("odd chip {chip}", chip=chips(part.odd)) if odd else "",
        hand.cards if hand else (),
    )


def _portion(share: Share, portion: Portion | None) -> str:
    if portion:
        return portion.title
    return say("shared") if share.portion == SHARED else say("uncontested")


def _beaten(ruling: Ruling, portion: Portion, seats: list[Seat]) -> tuple[Beaten, ...]:
    """What the others have, the best first, and who has nothing that counts."""
    players = ruling.showdown.players
    having = {
        seat: hand
        for seat in seats
        if (hand := ruling.hands.get(seat, {}).get(portion.name)) is not None
    }
    found = [
        Beaten(players[seat].title, portion.calls(hand.rating), hand.cards)
        for seat, hand in sorted(having.items(), key=lambda one: -one[1].rating)
    ]
    without = [players[seat].title for seat in seats if seat not in having]
    if without:
        several = len(ruling.game.all_portions) > 1
        nothing = say("no {portion}", portion=portion.title) if several else say("no hand")
        found.append(Beaten(listed(without), nothing))
    return tuple(found)
