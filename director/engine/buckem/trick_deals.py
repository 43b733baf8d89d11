"""Checks the deal of a round of tricks: the deck, the scare cards, the exchange, the reshuffle."""

from director.engine.buckem.trick_hands import Hands, deck
from director.engine.buckem.trick_records import DEALERS, HAND, REMOVED, TURNED, Round, TrickPlayer
from director.engine.cards import Card, Cards
from director.engine.showdown.play_records import Record
from director.translation import say


def check_deal(round_: Round, hands: Hands, record: Record) -> None:
    """Notes what is wrong with the cards, the scare cards and the drawing."""
    _check_deck(round_, hands, record)
    _check_trump(round_, record)
    _check_unique(round_, hands, record)
    _check_scares(round_, record)
    for player in round_.players:
        _check_exchange(round_, player, record)
    _check_reshuffle(round_, record)


def _places(round_: Round, hands: Hands) -> list[tuple[str, Cards, TrickPlayer]]:
    """The cards dealt, with the fields that state them."""
    return [
        (f"players[{player.number}].dealt", hands[player.seat].dealt, player)
        for player in round_.players
    ]


def _check_deck(round_: Round, hands: Hands, record: Record) -> None:
    cards = deck(round_)
    places = [(field, held) for field, held, _ in _places(round_, hands)]
    places += [
        (f"players[{player.number}].drawn", player.drawn.cards or ()) for player in round_.players
    ]
    if round_.trump and round_.source == TURNED:
        places.append(("trump", (round_.trump,)))
    for field, held in places:
        for card in held:
            if card not in cards:
                record.wrong("card-not-in-deck", field, not_in_deck(round_, card))


def not_in_deck(round_: Round, card: Card) -> str:
    """That a card is not dealt in this round."""
    if round_.lowest == 2:
        return say("{card} is not in the deck of {game}", card=card, game=round_.game.name)
    return say(
        "{card} is not in the deck: {count} players go without {ranks}",
        card=card,
        count=len(round_.players),
        ranks=say("twos") if round_.lowest == 3 else say("twos and threes"),
    )


def _check_trump(round_: Round, record: Record) -> None:
    """Trump from the removed cards is one of them (BUCK)."""
    trump = round_.trump
    if not trump or round_.source != REMOVED or (2 <= trump.rank < round_.lowest):
        return
    if round_.lowest == 2:
        message = say("no cards are removed from this deck, so that none of them makes trump")
    else:
        message = say("{card} is not one of the cards removed", card=trump)
    record.wrong("wrong-trump", "trump", message)


def _check_unique(round_: Round, hands: Hands, record: Record) -> None:
    """Every card is there once; a folded card may come again once the stub has run out."""
    seen: dict[Card, TrickPlayer | None] = {}
    if round_.trump and round_.source != DEALERS:
        seen[round_.trump] = None
    for field, held, player in _places(round_, hands):
        for card in held:
            if card in seen:
                record.wrong("duplicate-card", field, say("{card} is there twice", card=card))
            seen[card] = player
    again: set[Card] = set()
    stub = stub_size(round_)
    before: int | None = 0
    for player in round_.stayers:
        field = f"players[{player.number}].drawn"
        for place, card in enumerate(player.drawn.cards or ()):
            owner = seen.get(card)
            if card in again or (card in seen and (owner is None or not owner.folded)):
                record.wrong("duplicate-card", field, say("{card} is there twice", card=card))
            elif owner and not round_.reshuffled:
                record.wrong("duplicate-card", field, _folded(card, owner))
            elif owner and before is not None and before + place < stub:
                message = say(
                    "{card} was folded by {player}; it comes back only when the stub’s {stub} cards"
                    " are drawn",
                    card=card,
                    player=owner.title,
                    stub=stub,
                )
                record.wrong("duplicate-card", field, message)
            again.add(card)
        if before is not None:
            before = None if player.exchanged is None else before + player.exchanged


def _folded(card: Card, owner: TrickPlayer) -> str:
    return say(
        "{card} was folded by {player}; it comes back only if the stub ran out: reshuffled says so",
        card=card,
        player=owner.title,
    )


def _check_scares(round_: Round, record: Record) -> None:
    """Scare cards are dealt to everybody, up to a limit, and hold their players in (BUCK)."""
    scared = [player for player in round_.players if player.scare]
    if not scared:
        return
    first = f"players[{scared[0].number}].scare"
    if not round_.options.get("scare_cards"):
        message = say("scare cards are not dealt here; options say otherwise")
        record.wrong("bad-scare", first, message)
        return
    if round_.scare_limit is not None and round_.pot > round_.scare_limit:
        message = say(
            "scare cards are dealt up to a pot of {limit}, and this one is {pot}",
            limit=round_.scare_limit,
            pot=round_.pot,
        )
        record.wrong("bad-scare", first, message)
    for player in round_.players:
        place = f"players[{player.number}]"
        if not player.scare:
            message = say("which card was dealt face up to {player}?", player=player.title)
            record.wrong("bad-scare", f"{place}.scare", message)
        elif round_.trump and player.folded and player.scare.suit == round_.trump.suit:
            message = say(
                "{player} cannot fold: the scare card {card} is a trump",
                player=player.title,
                card=player.scare,
            )
            record.wrong("must-stay", f"{place}.folded", message)


def _check_exchange(round_: Round, player: TrickPlayer, record: Record) -> None:
    """Who folds draws nothing; who stays draws as many cards as were thrown away, three at most."""
    place = f"players[{player.number}]"
    if player.folded:
        for field, stated in (("discards", player.discards), ("drawn", player.drawn.number)):
            if stated:
                message = say("{player} has folded and draws nothing", player=player.title)
                record.wrong("folded-plays", f"{place}.{field}", message)
        return
    drawn, thrown = player.drawn.number, player.discards
    if (player.exchanged or 0) > round_.most_drawn:
        message = say(
            "{player} exchanges {count} cards; at most {most} are allowed",
            player=player.title,
            count=player.exchanged,
            most=round_.most_drawn,
        )
        field = "discards" if drawn is None else "drawn"
        record.wrong("too-many-drawn", f"{place}.{field}", message)
    if drawn is not None and thrown is not None and drawn != len(thrown):
        message = say(
            "{player} throws {thrown} away and draws {drawn}",
            player=player.title,
            thrown=len(thrown),
            drawn=drawn,
        )
        record.wrong("wrong-card-count", f"{place}.drawn", message)
    if len(set(thrown or ())) < len(thrown or ()):
        message = say("{player} throws a card away twice", player=player.title)
        record.wrong("duplicate-card", f"{place}.discards", message)


def stub_size(round_: Round) -> int:
    """How many cards are left to draw when everybody has five and trump is turned."""
    turned = 1 if round_.source == TURNED else 0
    return len(deck(round_)) - HAND * len(round_.players) - turned


def _check_reshuffle(round_: Round, record: Record) -> None:
    """Folded hands are shuffled only when the stub has run out, and then they must be (BUCK)."""
    counts = [player.exchanged for player in round_.stayers]
    least = sum(count or 0 for count in counts)
    most = sum(round_.most_drawn if count is None else count for count in counts)
    stub = stub_size(round_)
    folded = len(round_.players) - len(round_.stayers)
    if least > stub + HAND * folded:
        message = say(
            "{count} cards are drawn; the stub has {stub}, and {folded} have folded",
            count=least,
            stub=stub,
            folded=folded,
        )
        record.wrong("too-many-drawn", "players", message)
    elif least > stub and not round_.reshuffled:
        message = say(
            "{count} cards are drawn and the stub has {stub}: the folded hands were shuffled, which"
            " reshuffled says",
            count=least,
            stub=stub,
        )
        record.wrong("missing-reshuffle", "reshuffled", message)
    elif round_.reshuffled and most <= stub:
        message = say(
            "the stub has {stub} cards, and no more than {count} were drawn: it did not run out",
            stub=stub,
            count=most,
        )
        record.wrong("bad-reshuffle", "reshuffled", message)
