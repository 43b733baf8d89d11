"""Buck 'em, judged from the play: who takes the pot, who is burned, and what the next pot holds.

Two tricks win. One winner takes the pot, two split it, and whoever stays and takes fewer is
burned, matching the pot for the next round. A lone stayer may rake.
"""

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from director.engine.betting.pots import Claim, Part, Pot, Pots, Share, divide
from director.engine.buckem.reasons import (
    why_ante,
    why_burned,
    why_no_rake,
    why_nobody_stays,
    why_nobody_wins,
    why_raked,
    why_taken,
    why_the_pot_stays,
    why_these_cards,
    why_they_win,
)
from director.engine.buckem.trick_deals import check_deal
from director.engine.buckem.trick_hands import Hand, known_hands, trumps
from director.engine.buckem.trick_records import HAND, Round, TrickPlayer, read_round
from director.engine.buckem.tricks import Taken, check_play, played
from director.engine.cards import ACE, JACK, KING, Card, Cards
from director.engine.games.library import Library
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling, Ruling
from director.engine.showdown.play_records import Record, player
from director.engine.showdown.showdown import Showdown
from director.translation import say

ENOUGH = 2
"""Tricks that win."""


class NextPot(NamedTuple):
    """What the next round begins with."""

    pot: int
    """Chips that lie in it before antes: what was left, and what the burned players owe."""
    rounds: int
    """How many rounds of antes, or matched pots, it then holds, the antes due included (C28)."""
    ante: bool
    """Whether everybody antes. New players join only then."""


class Settled(NamedTuple):
    """How a round ends. All amounts are chips."""

    shares: tuple[Share, ...]
    burned: Mapping[Seat, int]
    """What each burned player owes to the next pot."""
    next: NextPot
    reasons: tuple[Reason, ...]

    @property
    def paid(self) -> int:
        """What leaves the pot."""
        return sum(share.amount for share in self.shares)


def judge(case: Mapping[str, Any], library: Library) -> tuple[Ruling, dict[str, Any]]:
    """The ruling of a trick record, and what such a record's answer says beyond a showdown's.

    Raises CannotJudge with everything that is wrong with the record, or was with the play.
    """
    record = Record(case, [])
    round_ = read_round(record, library.game(case["game"]))
    hands = known_hands(round_, record)
    check_deal(round_, hands, record)
    contested = len(round_.stayers) > 1
    _check_trick_count(round_, record, HAND if contested else 0)
    taken: tuple[Taken, ...] = ()
    if contested:
        play = played(round_, hands)
        check_play(round_, hands, play, record)
        taken = play.taken
    elif round_.stayers:
        _check_rake_known(round_, hands[round_.stayers[0].seat], record)
    record.stop()
    if contested:
        settled = _played_out(round_, taken)
    elif round_.stayers:
        settled = _alone(round_, round_.stayers[0], hands[round_.stayers[0].seat])
    else:
        settled = _not_played(round_, why_nobody_stays(round_))
    return _ruling(round_, settled), {
        "tricks": {str(seat): count for seat, count in _counts(round_, taken).items()},
        "taken": [{"seat": trick.seat, "card": trick.card.text} for trick in taken],
        "burned": {str(seat): amount for seat, amount in settled.burned.items()},
        "next": settled.next._asdict(),
    }


def _check_trick_count(round_: Round, record: Record, wanted: int) -> None:
    count = len(round_.tricks)
    if count == wanted:
        return
    if wanted:
        message = say("{wanted} tricks are played, here are {count}", wanted=wanted, count=count)
    else:
        message = say("fewer than two players stay, and no trick is played")
    record.wrong("wrong-trick-count", "tricks", message)


def _ruling(round_: Round, settled: Settled) -> Ruling:
    """The round as a ruling like any other: one pot, for which those who stay have played."""
    seats = tuple(one.seat for one in round_.stayers)
    pot = Pot(round_.pot, seats)
    players = {
        one.seat: player(one.number, one.seat, one.name, folded=one.folded)
        for one in round_.players
    }
    pots = Pots((pot,), {})
    return Ruling(
        showdown=Showdown(round_.id, round_.game, "", players, (), pots, round_.chip, None),
        awards=_awards(settled.shares),
        returned={},
        carried=round_.pot - settled.paid,
        pots=(PotRuling(pot.amount, pot.seats, settled.shares),),
        hands={},
        reasons=(*why_these_cards(round_), *settled.reasons),
    )


def _awards(shares: Sequence[Share]) -> dict[Seat, int]:
    won = {part.seat: part.amount for share in shares for part in share.parts if part.amount}
    return {seat: won[seat] for seat in sorted(won)}


def _counts(round_: Round, taken: Sequence[Taken]) -> dict[Seat, int]:
    """How many tricks each player took who stayed."""
    seats = [trick.seat for trick in taken]
    return {one.seat: seats.count(one.seat) for one in round_.stayers}


def _played_out(round_: Round, taken: Sequence[Taken]) -> Settled:
    """Five tricks were played: winners are paid, the others are burned."""
    counts = _counts(round_, taken)
    winners = tuple(seat for seat, count in counts.items() if count >= ENOUGH)
    losers = [one for one in round_.stayers if one.seat not in winners]
    burned = {one.seat: round_.pot for one in losers}
    reasons = [why_taken(round_, number, trick) for number, trick in enumerate(taken, start=1)]
    shares: tuple[Share, ...] = ()
    if winners:
        shares = divide(round_.pot, round_.chip, [Claim("tricks", winners)])
        reasons += why_they_win(round_, shares[0])
    else:
        reasons.append(why_nobody_wins(round_))
    reasons += [why_burned(round_, one, counts[one.seat]) for one in losers]
    following = after_tricks(round_.pot, round_.rounds, len(losers), won=bool(winners))
    reasons.append(why_ante(round_, following.pot, due=following.ante))
    return Settled(shares, burned, following, tuple(reasons))


def after_tricks(pot: int, rounds: int, burned: int, *, won: bool) -> NextPot:
    """What the next round begins with: each burned player matches the pot as it stood (C27)."""
    if not won:
        return NextPot(pot * (1 + burned), rounds + burned, ante=False)
    if burned:
        return NextPot(pot * burned, burned, ante=False)
    return NextPot(0, 1, ante=True)


def _check_rake_known(round_: Round, hand: Hand, record: Record) -> None:
    """Whether a lone stayer rakes can be told from the cards that are listed."""
    lone = round_.stayers[0]
    if round_.trump and not hand.complete and not rake_cards(hand.dealt, round_.trump):
        message = say("{player} stays alone: which five cards were dealt?", player=lone.title)
        record.wrong("missing-cards", f"players[{lone.number}].dealt", message)


def rake_cards(dealt: Cards, trump: Card) -> Cards:
    """The cards that let a lone stayer rake: the ace of trump, or two trumps one of them a face.

    As they were dealt, before any exchange (BUCK). Nothing where they do not.
    """
    held = trumps(dealt, trump)
    if held and held[0].rank == ACE:
        return held[:1]
    if len(held) >= 2 and JACK <= held[0].rank <= KING:
        return held[:2]
    return ()


def raked(pot: int, rounds: int, chip: int) -> tuple[int, NextPot]:
    """What a rake takes, all of a single pot and half of a larger one, and what it leaves."""
    amount = pot if rounds == 1 else pot // chip // 2 * chip
    left = pot - amount
    if not left:
        return amount, NextPot(0, 1, ante=True)
    # What is left of three rounds is more than one, and so no single pot.
    return amount, NextPot(left, (rounds + 1) // 2, ante=False)


def _alone(round_: Round, lone: TrickPlayer, hand: Hand) -> Settled:
    """One player stays and rakes: all of a single pot, half of a larger one; or nothing."""
    proof = rake_cards(hand.dealt, round_.trump) if round_.trump else ()
    if not proof:
        return _not_played(round_, why_no_rake(round_, lone))
    amount, following = raked(round_.pot, round_.rounds, round_.chip)
    reasons = (
        why_raked(round_, lone, proof, amount),
        why_ante(round_, following.pot, due=following.ante),
    )
    return Settled((Share("rake", amount, (Part(lone.seat, amount),)),), {}, following, reasons)


def _not_played(round_: Round, reason: Reason) -> Settled:
    """No trick is played and nobody rakes: the pot stays, and everybody antes again."""
    following = NextPot(round_.pot, round_.rounds + 1, ante=True)
    ante = why_ante(round_, following.pot, due=True)
    return Settled((), {}, following, (reason, why_the_pot_stays(round_), ante))
