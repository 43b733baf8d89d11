"""Says why a round of Buck 'em ends as it does: who took each trick, who is paid, who is burned."""

from director.engine.betting.pots import Share
from director.engine.buckem.trick_deals import stub_size
from director.engine.buckem.trick_hands import two_of_trump
from director.engine.buckem.trick_records import Round, TrickPlayer
from director.engine.buckem.tricks import Taken
from director.engine.cards import Cards, written
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.translation import chips, listed, say


def _why(round_: Round, sentence: str, **values: object) -> Reason:
    return Reason(sentence, values, round_.game.source)


def why_these_cards(round_: Round) -> list[Reason]:
    """What was uncommon about the deal."""
    reasons = []
    trump = round_.trump
    for one in round_.stayers:
        if trump and one.scare and one.scare.suit == trump.suit:
            sentence = "{who} is scared in: {card} is a trump"
            reasons.append(_why(round_, sentence, who=one.title, card=one.scare.text))
        if trump and one.swaps:
            values = {"who": one.title, "deuce": two_of_trump(trump).text, "card": trump.text}
            sentence = "{who} swaps the dealt {deuce} for the {card} turned"
            reasons.append(_why(round_, sentence, **values))
    if round_.reshuffled:
        sentence = "The stub of {count} runs out, and the folded hands are shuffled and drawn from"
        reasons.append(_why(round_, sentence, count=stub_size(round_)))
    return reasons


def why_taken(round_: Round, number: int, trick: Taken) -> Reason:
    """Which card took a trick, and why it beat the others."""
    trump = round_.trump is not None and trick.card.suit == round_.trump.suit
    sentence = (
        "Trick {trick}: {who} takes it with {card}, the highest trump"
        if trump
        else "Trick {trick}: {who} takes it with {card}, the highest of the suit led"
    )
    who = _title(round_, trick.seat)
    return _why(round_, sentence, trick=number, who=who, card=trick.card.text)


def why_they_win(round_: Round, share: Share) -> list[Reason]:
    """Who has two tricks, and where the odd chip of two winners goes."""
    who = listed([_title(round_, part.seat) for part in share.parts])
    pot = chips(round_.pot)
    if len(share.parts) == 1:
        sentence = "{who} alone takes two tricks or more and wins the pot of {pot}"
        return [_why(round_, sentence, who=who, pot=pot)]
    sentence = "{who} take two tricks or more and split the pot of {pot}"
    reasons = [_why(round_, sentence, who=who, pot=pot)]
    for part in share.parts:
        if part.odd:  # C28: the rules do not say; the order of the deal is the only one they give
            values = {"who": _title(round_, part.seat), "chip": chips(part.odd)}
            sentence = "The odd chip of {chip} goes to {who}, the first winner left of the dealer"
            rule = say("{source}, house rule", source=round_.game.source)
            reasons.append(Reason(sentence, values, rule))
    return reasons


def why_burned(round_: Round, loser: TrickPlayer, count: int) -> Reason:
    """That who stays and takes fewer than two tricks matches the pot."""
    sentence = (
        "{who} takes one trick only and is burned: {amount} into the next pot"
        if count
        else "{who} takes no trick and is burned: {amount} into the next pot"
    )
    return _why(round_, sentence, who=loser.title, amount=chips(round_.pot))


def why_nobody_wins(round_: Round) -> Reason:
    """That five stay and take a trick each."""
    sentence = "Nobody takes two tricks: the pot of {pot} stays"
    return _why(round_, sentence, pot=chips(round_.pot))


def why_nobody_stays(round_: Round) -> Reason:
    """That everybody folds."""
    return _why(round_, "Nobody stays")


def why_no_rake(round_: Round, lone: TrickPlayer) -> Reason:
    """That a lone stayer was not dealt what it takes."""
    sentence = (
        "Only {who} stays, dealt neither the ace of trump nor two trumps with a face card: no rake"
    )
    return _why(round_, sentence, who=lone.title)


def why_raked(round_: Round, lone: TrickPlayer, proof: Cards, amount: int) -> Reason:
    """With which cards a lone stayer rakes, and how much of the pot."""
    return _why(
        round_,
        _RAKES[len(proof) == 1, round_.rounds == 1],
        who=lone.title,
        cards=written(proof),
        amount=chips(amount),
        pot=chips(round_.pot),
    )


_RAKES = {
    (True, True): "Only {who} stays, dealt the ace of trump, {cards}, and rakes the single pot of"
    " {amount}",
    (True, False): "Only {who} stays, dealt the ace of trump, {cards}, and rakes {amount}, half of"
    " the pot of {pot}, which is not single",
    (False, True): "Only {who} stays, dealt two trumps with a face card, {cards}, and rakes the"
    " single pot of {amount}",
    (False, False): "Only {who} stays, dealt two trumps with a face card, {cards}, and rakes"
    " {amount}, half of the pot of {pot}, which is not single",
}
"""By whether it is the ace, and whether the pot is single."""


def why_the_pot_stays(round_: Round) -> Reason:
    """That nobody is paid."""
    return _why(round_, "The pot of {pot} stays", pot=chips(round_.pot))


def why_ante(round_: Round, pot: int, *, due: bool) -> Reason:
    """Whether everybody antes for the next round, and what its pot is if not."""
    if due:
        return _why(round_, "Everybody antes for the next round")
    return _why(round_, "Nobody antes for the next round: its pot is {pot}", pot=chips(pot))


def _title(round_: Round, seat: Seat) -> str:
    return next(one.title for one in round_.players if one.seat == seat)
