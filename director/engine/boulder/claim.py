"""The claim of Boulder Buy'em: a betting round in which cards are put in as well as chips.

Whoever says so first claims, with cards and mostly chips; then everybody in turn, clockwise, folds,
calls or raises. More chips than anyone has in are a raise, and so are more cards than anyone has
on the table. What lies on the table stays there.
"""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.betting.pots import Bet, Pot, build_pots
from director.engine.boulder.auction_records import Action, Round
from director.engine.seats import Seat, clockwise
from director.engine.showdown.play_records import Record
from director.translation import say


class Raise(NamedTuple):
    """A raise by chips, by cards or by both."""

    seat: Seat
    to: int
    """All chips that the player has in for it, where they are the most; else nothing."""
    cards: int
    """All cards that the player has on the table, where they are the most; else nothing."""


class Claimed(NamedTuple):
    """A claim when the betting is over."""

    bets: tuple[Bet, ...]
    """What each player put in, by seat."""
    cards: Mapping[Seat, int]
    """How many cards each has on the table, folded players too."""
    raises: tuple[Raise, ...]
    """The claim first."""

    @property
    def live(self) -> tuple[Seat, ...]:
        """Who has not folded."""
        return tuple(bet.seat for bet in self.bets if not bet.folded)

    @property
    def shows(self) -> tuple[Seat, ...]:
        """In which order hands are shown or mucked: from the last to raise, clockwise (BOUL)."""
        last = self.raises[-1].seat
        return (last, *clockwise((seat for seat in self.live if seat != last), last))


class _Betting:
    """The table while a claim goes round."""

    def __init__(self, round_: Round, stacks: Mapping[Seat, int], record: Record) -> None:
        self.round = round_
        self.stacks = stacks
        self.record = record
        self.bets = dict.fromkeys(stacks, 0)
        self.cards = dict.fromkeys(stacks, 0)
        self.folded: set[Seat] = set()
        self.due: list[Seat] = []
        self.raises: list[Raise] = []

    def live(self) -> list[Seat]:
        return [seat for seat in self.stacks if seat not in self.folded]

    def stands_pat(self, seat: Seat) -> bool:
        """All-in with cards on the table: may add cards in turn, but is not waited for."""
        return self.bets[seat] == self.stacks[seat] and self.cards[seat] > 0

    def act(self, number: int, action: Action) -> None:
        field = f"claim[{number}]"
        wrong = self._out_of_turn(number, action.seat)
        if wrong:
            self.record.wrong(wrong[0], field, wrong[1])
        if action.seat not in self.stacks or action.seat in self.folded:
            return
        if action.seat in self.due:
            self.due.remove(action.seat)
        if action.folds:
            self._fold(number, action)
        else:
            self._put_in(number, action)

    def _out_of_turn(self, number: int, seat: Seat) -> tuple[str, str] | None:
        """What is wrong with this player acting now, if anything is."""
        who = self.round.title(seat)
        if seat not in self.stacks:
            return "sits-out", say("{player} sits out and has no part in the claim", player=who)
        if seat in self.folded:
            return "out-of-turn", say("{player} has folded", player=who)
        while self.due and self.due[0] != seat and self.stands_pat(self.due[0]):
            self.due.pop(0)
        if number == 0 or self.due[:1] == [seat]:
            return None
        if not self.due:
            return "betting-over", say("{player} acts, and the betting is over", player=who)
        due = self.round.title(self.due[0])
        return "out-of-turn", say("{player} acts; it is the turn of {due}", player=who, due=due)

    def _fold(self, number: int, action: Action) -> None:
        field = f"claim[{number}]"
        who = self.round.title(action.seat)
        if number == 0:
            message = say("a claim begins with whoever claims; {player} folds", player=who)
            self.record.wrong("bad-action", f"{field}.folds", message)
        elif action.to is not None or action.cards.number:
            message = say("{player} folds and puts neither chips nor cards in", player=who)
            self.record.wrong("bad-action", f"{field}.folds", message)
        self.folded.add(action.seat)

    def _put_in(self, number: int, action: Action) -> None:
        """A claim, a call or a raise."""
        seat, field = action.seat, f"claim[{number}]"
        who = self.round.title(seat)
        standing, most = max(self.bets.values()), max(self.cards.values())
        call = min(standing, self.stacks[seat])
        to = call if action.to is None else action.to
        if to > self.stacks[seat]:
            message = say(
                "{player} has {stack}, not {to}", player=who, stack=self.stacks[seat], to=to
            )
            self.record.wrong("bet-too-high", f"{field}.to", message)
        elif to < call:
            message = say(
                "{player} puts {to} in all in and has to have {call} in to call",
                player=who,
                to=to,
                call=call,
            )
            self.record.wrong("bet-too-low", f"{field}.to", message)
        self.bets[seat] = max(self.bets[seat], min(to, self.stacks[seat]))
        self.cards[seat] += action.cards.number or 0
        if not self.cards[seat]:
            message = say("{player} needs a card on the table to stay in", player=who)
            self.record.wrong("missing-cards", f"{field}.cards", message)
        by_chips, by_cards = self.bets[seat] > standing, self.cards[seat] > most
        if number == 0 or by_chips or by_cards:
            self.raises.append(
                Raise(
                    seat,
                    self.bets[seat] if by_chips else 0,
                    self.cards[seat] if by_cards else 0,
                )
            )
            others = (other for other in self.live() if other != seat)
            self.due = list(clockwise(others, seat))

    def finish(self) -> None:
        """Notes who has still to act."""
        waited_for = [seat for seat in self.due if not self.stands_pat(seat)]
        if waited_for and len(self.live()) > 1:
            due = self.round.title(waited_for[0])
            message = say("{player} has still to fold, call or raise", player=due)
            self.record.wrong("missing-action", "claim", message)


def bet(round_: Round, stacks: Mapping[Seat, int], record: Record) -> Claimed:
    """The claim as it was bet, from the stacks after the auction; notes what was not in order."""
    betting = _Betting(round_, stacks, record)
    for number, action in enumerate(round_.claim or ()):
        betting.act(number, action)
    betting.finish()
    bets = [Bet(seat, amount, seat in betting.folded) for seat, amount in betting.bets.items()]
    return Claimed(tuple(sorted(bets)), betting.cards, tuple(betting.raises))


class ClaimPots(NamedTuple):
    """What is played for, and what nobody called."""

    pots: tuple[Pot, ...]
    returned: Mapping[Seat, int]


def pots(round_: Round, claimed: Claimed, dead: int, record: Record) -> ClaimPots:
    """Main pot and side pots: whatever lay in the pot before is dead, and so are antes (C30).

    Who mucks can win nothing; somebody has to be left for each pot.
    """
    built = build_pots(claimed.bets, dead)
    mucked = {player.seat for player in round_.players if player.mucks}
    left = []
    for pot in built.pots:
        seats = tuple(seat for seat in pot.seats if seat not in mucked)
        if len(pot.seats) == 1:
            seats = pot.seats
        elif not seats:
            message = say(
                "everybody mucks who could win the pot of {amount}; the last one takes it",
                amount=pot.amount,
            )
            record.wrong("nobody-left", "players", message)
        left.append(Pot(pot.amount, seats))
    return ClaimPots(tuple(left), built.returned)
