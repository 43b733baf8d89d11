"""Checks a round of tricks card by card: who leads, who has to follow suit, who takes the trick."""

from collections.abc import Iterator
from typing import NamedTuple

from director.engine.buckem.trick_deals import not_in_deck
from director.engine.buckem.trick_hands import Hands, deck, two_of_trump
from director.engine.buckem.trick_records import HAND, TURNED, Round, TrickPlayer
from director.engine.cards import Card, Cards, written
from director.engine.seats import Seat
from director.engine.showdown.play_records import Record
from director.translation import listed, say


class Taken(NamedTuple):
    """A trick, and who took it with which card."""

    seat: Seat
    card: Card
    led: int
    """The suit led."""


class Turn(NamedTuple):
    """One card as it was played."""

    trick: int
    """From 0."""
    player: TrickPlayer
    card: Card
    led: int
    """The suit that had to be followed."""


class WrongLeader(NamedTuple):
    """Who led a trick, and who should have."""

    led: TrickPlayer
    due: TrickPlayer


class Play(NamedTuple):
    """The tricks as they were played, in order or not."""

    turns: tuple[Turn, ...]
    taken: tuple[Taken, ...]
    wrong_leaders: dict[int, WrongLeader]
    """By trick."""


def strength(card: Card, led: int, trump: int) -> tuple[bool, bool, int]:
    """How high a card stands in its trick: trumps, then the suit led, then nothing (BUCK)."""
    return card.suit == trump, card.suit == led, card.rank


def played(round_: Round, hands: Hands) -> Play:
    """Who plays which card and who takes each trick; the cards go round from who leads.

    The first left of the dealer who stays leads first, and then whoever took the trick before.
    Where the record says that another led, or shows it by a card of theirs, that player has.
    """
    stayers = round_.stayers
    turns: list[Turn] = []
    taken: list[Taken] = []
    wrong: dict[int, WrongLeader] = {}
    due = stayers[0]
    for number, trick in enumerate(round_.tricks):
        leader = _leader(round_, hands, number, due)
        if leader is not due:
            wrong[number] = WrongLeader(leader, due)
        first = stayers.index(leader)
        order = stayers[first:] + stayers[:first]
        if not trick.cards or not round_.trump:
            continue
        led, trump = trick.cards[0].suit, round_.trump.suit
        cards = [
            Turn(number, player, card, led)
            for player, card in zip(order, trick.cards, strict=False)
        ]
        best = max(cards, key=lambda turn: strength(turn.card, led, trump))
        turns += cards
        taken.append(Taken(best.player.seat, best.card, led))
        due = best.player
    return Play(tuple(turns), tuple(taken), wrong)


def _leader(round_: Round, hands: Hands, number: int, due: TrickPlayer) -> TrickPlayer:
    """Who led a trick: as the record says, or as the card led shows; else whose turn it was."""
    trick = round_.tricks[number]
    for player in round_.stayers:
        if trick.led == player.seat:
            return player
    if trick.led is None and trick.cards:
        for player in round_.stayers:
            if trick.cards[0] in hands[player.seat].sure:
                return player
    return due


def check_play(round_: Round, hands: Hands, play: Play, record: Record) -> None:
    """Notes every card that was not in order, trick by trick."""
    holders = _holders(round_, hands)
    later = {turn.card: turn.trick for turn in reversed(play.turns)}
    before: dict[Card, Turn] = {}
    for number in range(len(round_.tricks)):
        _check_trick(round_, number, play, record)
        for turn in (turn for turn in play.turns if turn.trick == number):
            wrong = _not_held(round_, hands, holders, before, turn)
            if wrong:
                record.wrong(wrong[0], f"tricks[{number}]", wrong[1])
            else:
                _check_follows(hands, play, before, later, turn, record)
            before.setdefault(turn.card, turn)
    for player in round_.stayers:
        _check_new_cards(round_, hands, play, player, record)


def _check_trick(round_: Round, number: int, play: Play, record: Record) -> None:
    """The right player leads, and everybody who stays plays one card."""
    wrong = play.wrong_leaders.get(number)
    if wrong:
        values = {"trick": number + 1, "led": wrong.led.title, "due": wrong.due.title}
        if number:
            message = say("trick {trick} is led by {led}; {due} took the last and leads", **values)
        else:
            message = say(
                "trick {trick} is led by {led}; {due} leads, the first to stay from the dealer’s"
                " left",
                **values,
            )
        record.wrong("wrong-leader", f"tricks[{number}]", message)
    trick = round_.tricks[number]
    if trick.led is not None and trick.led not in {player.seat for player in round_.stayers}:
        message = say("seat {seat} has folded and leads no trick", seat=trick.led)
        record.wrong("folded-plays", f"tricks[{number}]", message)
    if len(trick.cards) != len(round_.stayers):
        message = say(
            "trick {trick} has {count} cards; {players} players stay",
            trick=number + 1,
            count=len(trick.cards),
            players=len(round_.stayers),
        )
        record.wrong("wrong-card-count", f"tricks[{number}]", message)


Holder = tuple[TrickPlayer, str]
"""Whose card it is, and the sentence that says why nobody else can play it."""


def _holders(round_: Round, hands: Hands) -> dict[Card, Holder]:
    """Who has each card that is known: dealt, drawn or thrown away."""
    holders: dict[Card, Holder] = {}
    for player in round_.players:
        hand = hands[player.seat]
        for card in hand.dealt:
            if player.folded and round_.reshuffled:
                continue
            holders[card] = player, _FOLDED if player.folded else _HELD
        for card in hand.pool:
            holders.setdefault(card, (player, _HELD))
        for card in player.discards or ():
            holders[card] = player, _THROWN
    for player in round_.stayers:
        for card in hands[player.seat].drawn:
            holders[card] = player, _HELD
    return holders


_HELD = "trick {trick}: {player} plays {card}, which {holder} holds"
_FOLDED = "trick {trick}: {player} plays {card}, which {holder} has folded"
_THROWN = "trick {trick}: {player} plays {card}, which {holder} has thrown away"
_TABLE = "trick {trick}: {player} plays {card}, which lies on the table as trump"
_NOT_DEALT = "trick {trick}: {player} plays {card} but holds {cards}"
_TWICE = "trick {trick}: {player} plays {card}, which {holder} played to trick {earlier}"

Wrong = tuple[str, str]
"""A code and a message."""


def _not_held(
    round_: Round,
    hands: Hands,
    holders: dict[Card, Holder],
    before: dict[Card, Turn],
    turn: Turn,
) -> Wrong | None:
    """What is wrong with this player having this card, if anything is."""
    card, player = turn.card, turn.player
    values: dict[str, object] = {
        "trick": turn.trick + 1,
        "player": player.title,
        "card": card,
    }
    if card in before:
        first = before[card]
        values |= {"holder": first.player.title, "earlier": first.trick + 1}
        return "card-played-twice", say(_TWICE, **values)
    on_the_table = _on_the_table(round_)
    if card is on_the_table:
        return "card-not-held", say(_TABLE, **values)
    if card not in deck(round_):
        return "card-not-in-deck", not_in_deck(round_, card)
    holder = holders.get(card)
    if holder and (holder[0] is not player or holder[1] is _THROWN):
        return "card-not-held", say(holder[1], holder=holder[0].title, **values)
    known = _whole_hand(hands, player)
    if known and card not in known:
        return "card-not-held", say(_NOT_DEALT, cards=written(known), **values)
    return None


def _on_the_table(round_: Round) -> Card | None:
    """The card that lies turned up as trump and is nobody's: the deuce, where it was swapped."""
    if round_.source != TURNED or not round_.trump:
        return None
    swapped = any(player.swaps for player in round_.stayers)
    return two_of_trump(round_.trump) if swapped else round_.trump


def _whole_hand(hands: Hands, player: TrickPlayer) -> Cards:
    """All cards that a player can have, where all are known; else nothing."""
    hand = hands[player.seat]
    if not hand.complete or (player.drawn.cards is None and player.exchanged != 0):
        return ()
    return (*(card for card in hand.pool if card not in (player.discards or ())), *hand.drawn)


def _check_follows(
    hands: Hands,
    play: Play,
    before: dict[Card, Turn],
    later: dict[Card, int],
    turn: Turn,
    record: Record,
) -> None:
    """Whoever has the suit led plays it (BUCK). Names a revoke with the cards held instead."""
    if turn.card.suit == turn.led:
        return
    could = dict.fromkeys(
        card
        for card in (*_played_later(play, turn), *hands[turn.player.seat].sure)
        if card.suit == turn.led and card not in before
    )
    if not could:
        return
    first = next(card for card in play.turns if card.trick == turn.trick).card
    message = say(
        "trick {trick}: {player} plays {card} to the {led} led, a revoke: {player} holds {held}",
        trick=turn.trick + 1,
        player=turn.player.title,
        card=turn.card,
        led=first,
        held=listed([_with_trick(card, later) for card in could]),
    )
    record.wrong("revoke", f"tricks[{turn.trick}]", message)


def _played_later(play: Play, turn: Turn) -> Iterator[Card]:
    """The cards that this player plays to later tricks, in order."""
    return (
        other.card
        for other in play.turns
        if other.player is turn.player and other.trick > turn.trick
    )


def _with_trick(card: Card, later: dict[Card, int]) -> str:
    if card not in later:
        return card.text
    return say("{card}, played to trick {trick}", card=card, trick=later[card] + 1)


def _check_new_cards(
    round_: Round, hands: Hands, play: Play, player: TrickPlayer, record: Record
) -> None:
    """A player with five known cards plays no more new ones than were drawn, and no more old."""
    hand = hands[player.seat]
    if not hand.complete:
        return
    cards = [turn.card for turn in play.turns if turn.player is player]
    old = [card for card in cards if card in hand.pool]
    new = len(cards) - len(old)
    most = round_.most_drawn if player.exchanged is None else player.exchanged
    if new > most and player.drawn.cards is None and player.exchanged != 0:
        message = say(
            "{player} plays {new} cards that were not dealt to {player}; {most} were drawn at most",
            player=player.title,
            new=new,
            most=most,
        )
        record.wrong("too-many-drawn", f"players[{player.number}].drawn", message)
    elif player.exchanged and len(old) > HAND - player.exchanged:
        message = say(
            "{player} exchanges {count} cards but plays {old} of those dealt: {cards}",
            player=player.title,
            count=player.exchanged,
            old=len(old),
            cards=written(old),
        )
        record.wrong("card-not-held", f"players[{player.number}].drawn", message)
