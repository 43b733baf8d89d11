"""A hand as it was played, action by action, in the words of the open hand history format."""

from collections.abc import Sequence

from director.engine.cards import NotACard, read_cards
from director.translation import say

UNKNOWN = "??"
"""A card that the file does not know."""


class Impossible(Exception):
    """An action that does not fit what went before; the sentence says why."""


class PlayedHand:
    """Who holds what and has bet how much after the actions so far; players count from 0."""

    def __init__(self, stacks: Sequence[int], *, bring_in: int, draws: bool) -> None:
        self.stacks = list(stacks)
        self.bets = [0] * len(stacks)
        """All chips that each has put into the pot."""
        self.hands: list[list[str]] = [[] for _ in stacks]
        self.board: list[str] = []
        self.folded: set[int] = set()
        self.dead = 0
        self._bring_in = bring_in
        self._draws = draws
        self._street = [0] * len(stacks)
        self._acted = False
        """Whether anybody has bet, checked or folded yet: blinds alone need not be called."""

    def ante(self, antes: Sequence[int]) -> None:
        """The antes: bets where all pay, dead money where one pays for all (B2)."""
        uniform = len(set(antes)) == 1
        for player, ante in enumerate(antes):
            paid = min(ante, self.stacks[player])
            self.stacks[player] -= paid
            if uniform:
                self.bets[player] += paid
            else:
                self.dead += paid

    def blind(self, blinds: Sequence[int]) -> None:
        """Blinds and straddles, bets of who posts them."""
        for player, blind in enumerate(blinds):
            self._put(player, min(blind, self.stacks[player]))

    def known(self, player: int) -> bool:
        """Whether all cards of a player are known."""
        return bool(self.hands[player]) and UNKNOWN not in self.hands[player]

    def follow(self, action: str) -> None:
        """Does what an action says. Raises Impossible."""
        actor, *words = action.split()
        if not words:
            raise Impossible(say("nothing is done"))
        if actor == "d":
            self._deal(words)
        else:
            self._act(self._player(actor), words[0], words[1:])

    def _deal(self, words: list[str]) -> None:
        match words:
            case ["db", cards]:
                self._end_street()
                self.board += self._fresh(cards)
                if UNKNOWN in self.board:
                    raise Impossible(say("a card of the board is not known"))
            case ["dh", who, cards]:
                player = self._live(self._player(who))
                if self._acted:
                    self._end_street()
                self.hands[player] += self._fresh(cards)
            case _:
                raise Impossible(say("the dealer deals cards to the board or to a player"))

    def _act(self, player: int, deed: str, words: list[str]) -> None:
        self._live(player)
        match deed, words:
            case "f", []:
                self.folded.add(player)
                self._acted = True
            case "cc", []:
                owed = max(self._street) - self._street[player]
                self._put(player, min(owed, self.stacks[player]))
                self._acted = True
            case "pb", []:
                self._put(player, min(self._bring_in, self.stacks[player]))
                self._acted = True
            case "cbr", [amount]:
                self._raise(player, amount)
                self._acted = True
            case "sd", [] | [_]:
                self._discard(player, words)
            case "sm", [] | ["-"]:
                self._muck(player)
            case "sm", [cards]:
                self._show(player, cards)
            case _:
                raise Impossible(say("there is no such action"))

    def _raise(self, player: int, amount: str) -> None:
        to = _chips(amount)
        most = self._street[player] + self.stacks[player]
        if to <= max(self._street):
            bet = max(self._street)
            raise Impossible(say("the bet is {bet:,} already", bet=bet))
        if to > most:
            raise Impossible(say("the player has only {most:,}", most=most))
        self._put(player, to - self._street[player])

    def _put(self, player: int, amount: int) -> None:
        self.stacks[player] -= amount
        self.bets[player] += amount
        self._street[player] += amount

    def _end_street(self) -> None:
        """The bets are even, but for those who are all in."""
        bet = max(self._street)
        for player, put in enumerate(self._street):
            if player not in self.folded and put < bet and self.stacks[player]:
                owed = bet - put
                raise Impossible(
                    say("p{number} has {owed:,} to call", number=player + 1, owed=owed)
                )
        self._street = [0] * len(self._street)

    def _discard(self, player: int, words: list[str]) -> None:
        if not self._draws:
            raise Impossible(say("nobody draws in this game"))
        if self._acted:
            self._end_street()
        hand = self.hands[player]
        for card in _cards(words[0]) if words else []:
            gone = card if card in hand else UNKNOWN
            if gone not in hand:
                raise Impossible(say("the player does not hold {card}", card=card))
            hand.remove(gone)

    def _muck(self, player: int) -> None:
        """Gives the hand up, unless it is the last."""
        if len(self.folded) < len(self.hands) - 1:
            self.folded.add(player)

    def _show(self, player: int, cards: str) -> None:
        hand, shown = self.hands[player], _cards(cards)
        known = [card for card in hand if card != UNKNOWN]
        if len(shown) < len(hand):  # the down cards alone
            new = [card for card in shown if card not in known]
        else:
            new = list(shown)
            for card in known:
                if card not in new:
                    raise Impossible(say("the player holds {card}", card=card))
                new.remove(card)
        if len(new) != len(hand) - len(known):
            raise Impossible(
                say(
                    "the player holds {count} cards, of which {known} are known",
                    count=len(hand),
                    known=len(known),
                )
            )
        coming = iter(new)
        self.hands[player] = [next(coming) if card == UNKNOWN else card for card in hand]

    def _player(self, word: str) -> int:
        number = word.removeprefix("p")
        if not word.startswith("p") or not number.isdecimal():
            raise Impossible(say("“{word}” is not a player", word=word))
        if not 1 <= int(number) <= len(self.hands):
            raise Impossible(say("there is no player {number}", number=number))
        return int(number) - 1

    def _live(self, player: int) -> int:
        if player in self.folded:
            raise Impossible(say("p{number} has folded", number=player + 1))
        return player

    def _fresh(self, text: str) -> list[str]:
        """Cards that come from the deck: none of them lies or is held already."""
        cards = _cards(text)
        out = {card for hand in (*self.hands, self.board) for card in hand} - {UNKNOWN}
        for card in cards:
            if card in out:
                raise Impossible(say("{card} has been dealt already", card=card))
            if card != UNKNOWN:
                out.add(card)
        return cards


def _cards(text: str) -> list[str]:
    """Cards as the format writes them: two signs each, ?? where one is not known."""
    pieces = [text[place : place + 2] for place in range(0, len(text), 2)]
    try:
        return [one if one == UNKNOWN else read_cards(one)[0].text for one in pieces]
    except NotACard as error:
        raise Impossible(str(error)) from error


def _chips(text: str) -> int:
    try:
        number = float(text)
    except ValueError:
        raise Impossible(say("“{text}” is not an amount", text=text)) from None
    if not number.is_integer() or number <= 0:
        raise Impossible(say("chips are whole numbers, and “{text}” is not one", text=text))
    return int(number)
