"""A dealt hand with its ruling, as questions and traps look at it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from director.engine.betting.pots import Share
from director.engine.cards import JOKER, Cards, written
from director.engine.games.boards import all_cards
from director.engine.games.game import Game
from director.engine.games.portions import Portion
from director.engine.hands.best_hand import Hand
from director.engine.hands.fast_hands import rater
from director.engine.reasons import Reason
from director.engine.seats import Seat
from director.engine.showdown.adjudication import PotRuling, Ruling
from director.engine.showdown.showdown import Showdown


@dataclass(frozen=True)
class Dealt:
    """A hand as the judge rules on it."""

    case: Mapping[str, Any]
    ruling: Ruling

    @property
    def showdown(self) -> Showdown:
        """Who holds what."""
        return self.ruling.showdown

    @property
    def game(self) -> Game:
        """As it was dealt."""
        return self.ruling.game

    def who(self, *seats: Seat) -> str:
        """What to call these players."""
        return " + ".join(self.showdown.players[seat].title for seat in seats)

    @cached_property
    def contested(self) -> tuple[PotRuling, ...]:
        """The pots that more than one player can win."""
        return tuple(pot for pot in self.ruling.pots if len(pot.seats) > 1)

    @cached_property
    def made(self) -> Mapping[str, Mapping[Seat, Hand]]:
        """The best hand of everybody who can win, by portion, whether it qualifies or not."""
        seats = sorted({seat for pot in self.contested for seat in pot.seats})
        made: dict[str, dict[Seat, Hand]] = {}
        for portion in self.game.all_portions:
            best = rater(self.game, portion, self.showdown.face_up)
            mine = made.setdefault(portion.name, {})
            for seat in seats:
                player = self.showdown.players[seat]
                held = player.groups.get(portion.part, ()) if portion.part else player.cards
                if held and (hand := best(held, player.groups)):
                    mine[seat] = hand
        return made

    def counts(self, portion: Portion, seat: Seat) -> bool:
        """Whether a seat's hand qualifies for a portion."""
        hand = self.made[portion.name].get(seat)
        return bool(hand and hand.rating >= portion.least)

    def held(self, portion: Portion, seat: Seat) -> Cards:
        """The cards of a seat that may be chosen from for a portion, the board's not among them."""
        player = self.showdown.players[seat]
        return player.groups[portion.part] if portion.part else player.cards

    def seen(self, portion: Portion, seat: Seat) -> Cards:
        """All the cards that somebody may think can be chosen from, those of the board too."""
        return self.held(portion, seat) + all_cards(self.showdown.board)

    def share(self, pot: PotRuling, portion: Portion) -> Share | None:
        """How a portion of a pot was shared; None where nobody won it."""
        return next((one for one in pot.shares if one.portion == portion.name), None)

    def swaps(self, portion: Portion, seat: Seat) -> Sequence[tuple[int, Cards]]:
        """Hands that differ from a seat's best one in one card, each with its rating.

        Some of them are worse, and some better and against the rules. Of hands with a joker there
        are none: what it stands for is the judge's to say.
        """
        hand = self.made[portion.name].get(seat)
        if hand is None or JOKER in hand.cards:
            return ()
        scale, found = portion.scale, []
        others = [one for one in self.seen(portion, seat) if one not in hand.cards]
        for other in others:
            if other is JOKER:
                continue
            for place in range(len(hand.cards)):
                cards = (*hand.cards[:place], other, *hand.cards[place + 1 :])
                rating = scale.rate(cards)
                if rating is not None:
                    found.append((rating, cards))
        return found

    def rated(self, portion: Portion, seat: Seat) -> int:
        """How good a seat's best hand is on the portion's scale alone."""
        hand = self.made[portion.name][seat]
        return hand.rating - portion.ahead(
            self.held(portion, seat) + all_cards(self.showdown.face_up)
        )

    def plays(self, portion: Portion, seat: Seat) -> Cards:
        """The cards of a seat's best hand; none where it has none."""
        hand = self.made[portion.name].get(seat)
        return hand.cards if hand else ()

    def why_made(self, portion: Portion, seat: Seat) -> Reason:
        """What a seat has for a portion, and with which cards."""
        values = {"who": self.who(seat), "portion": portion.title}
        hand = self.made[portion.name].get(seat)
        if hand is None:
            return Reason("{who} has no hand for the {portion}", values, self.game.source)
        values |= {"hand": portion.says(hand.rating), "cards": written(hand.cards)}
        if not self.counts(portion, seat):
            values["least"] = portion.says(portion.least)
            sentence = (
                "{who} has {hand} ({cards}), which does not qualify: {least} is the weakest that"
                " counts"
            )
            return Reason(sentence, values, self.game.source)
        return Reason("{who} has {hand}: {cards}", values, self.game.source)
