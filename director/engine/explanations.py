"""Says why: who wins a portion and the runner-up does not, and where each odd chip goes."""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.boards import whole_rows
from director.engine.buhs import Buh
from director.engine.cards import written
from director.engine.games import Portion
from director.engine.hands import Hand
from director.engine.names import one
from director.engine.pots import Claim, Seat, Share
from director.engine.reasons import Reason
from director.engine.showdowns import Showdown
from director.words import chips, listed, say


class Contest(NamedTuple):
    """One portion of one pot, and the hands that run for it."""

    showdown: Showdown
    portion: Portion
    pot: str
    """What the pot is called."""
    hands: Mapping[Seat, Hand]

    @property
    def name(self) -> str:
        """The pot, and its portion where the game has more than one."""
        if len(self.showdown.game.portions) == 1:
            return self.pot
        return say("{pot}, {portion}", pot=self.pot, portion=self.portion.title)

    def who(self, *seats: Seat) -> str:
        """What to call these players."""
        players = self.showdown.players
        if len(seats) == 1:
            return players[seats[0]].title
        return listed([players[seat].title for seat in seats])

    def says(self, seat: Seat) -> str:
        """What a seat's hand is called."""
        return self.portion.says(self.hands[seat].rating)

    def calls(self, seat: Seat) -> str:
        """What a dealer calls a seat's hand when its cards are shown."""
        return self.portion.calls(self.hands[seat].rating)

    def reason(self, sentence: str, rule: str = "", **values: object) -> Reason:
        """A sentence about this portion; the rule is the game's own unless another is named."""
        values["pot"] = self.name
        return Reason(sentence, values, rule or self.showdown.game.source)


def why_returned(showdown: Showdown, seat: Seat, amount: int) -> Reason:
    """That nobody called the last part of a bet."""
    values = {"who": showdown.players[seat].title, "amount": chips(amount)}
    if showdown.players[seat].folded:
        sentence = "{who} has no hand left and takes back {amount} all the same: nobody called it"
        return Reason(sentence, values, "TDA 15-B, 65-A")
    return Reason("{who} takes back {amount}, which nobody called", values, "TDA 15-B")


def why_alone(showdown: Showdown, pot: str, seat: Seat) -> Reason:
    """That a pot has only one player left."""
    values = {"pot": pot, "who": showdown.players[seat].title}
    return Reason("{pot}: only {who} can win it and need not show", values, "TDA 21")


def why_they_win(contest: Contest, winners: tuple[Seat, ...]) -> Reason:
    """Who wins with what, and why the next best hand does not."""
    best = contest.hands[winners[0]]
    who, hand = contest.who(*winners), contest.says(winners[0])
    if len(winners) > 1 and isinstance(contest.portion.scale, Buh):
        return contest.reason("{pot}: {who} tie with {hand}, a choke", who=who, hand=hand)
    if len(winners) > 1:
        return contest.reason("{pot}: {who} tie with {hand}", who=who, hand=hand)
    cards, called = written(best.cards), contest.calls(winners[0])
    others = [seat for seat in contest.hands if seat not in winners]
    if not others:
        return contest.reason(
            "{pot}: {who} wins with {hand}, {cards}; nobody else has a hand that counts",
            who=who,
            hand=called,
            cards=cards,
        )
    ratings = {seat: contest.hands[seat].rating for seat in others}
    second = max(ratings, key=ratings.__getitem__)
    worse = contest.says(second)
    if worse != hand:
        return contest.reason(
            "{pot}: {who} wins with {hand}, {cards}; the next is {second} with {worse}",
            who=who,
            hand=called,
            cards=cards,
            second=contest.who(second),
            worse=worse,
        )
    better, lesser = contest.portion.difference(best.rating, ratings[second])
    return contest.reason(
        "{pot}: {who} wins with {hand}, {cards}; {second} has {hand} too, but the {better} beats"
        " the {lesser}",
        who=who,
        hand=hand,
        cards=cards,
        second=contest.who(second),
        better=better,
        lesser=lesser,
    )


def why_these_rows(contest: Contest, winners: tuple[Seat, ...]) -> list[Reason]:
    """From which rows of the board the winning cards come, where there are several rows."""
    board = contest.showdown.board
    if len({len(street) for street in board}) != 1 or len(board[0]) < 2:
        return []
    reasons = []
    for seat in winners:
        plays = contest.hands[seat].cards
        rows = [
            say("{cards} of row {row}", cards=written(mine), row=number)
            for number, row in enumerate(whole_rows(board), start=1)
            if (mine := [card for card in row if card in plays])
        ]
        sentence = "{pot}: {who} plays {rows}"
        reasons.append(contest.reason(sentence, who=contest.who(seat), rows=listed(rows)))
    return reasons


def why_nobody(contest: Contest, running: Mapping[Seat, Hand]) -> Reason:
    """Nobody qualifies: with what the best hand was, where there was one."""
    if not running:
        return contest.reason("{pot}: nobody has such a hand")
    best = max(running, key=lambda seat: running[seat].rating)
    return contest.reason(
        "{pot}: nobody qualifies; the best is {hand} of {who}, and {least} is the weakest that"
        " counts",
        who=contest.who(best),
        hand=contest.portion.says(running[best].rating),
        least=contest.portion.says(contest.portion.least),
    )


def why_carried(showdown: Showdown, pot: str) -> Reason:
    """That the pot stays for the next deal."""
    return Reason("{pot}: it stays for the next deal", {"pot": pot}, showdown.game.source)


def why_declared(showdown: Showdown, pot: str, seat: Seat, declared: int) -> Reason:
    """That a declared buh wins at once, and which of two."""
    values = {"pot": pot, "who": showdown.players[seat].title}
    sentence = (
        "{pot}: {who} has declared a buh and wins at once, being the first from the button"
        if declared > 1
        else "{pot}: {who} has declared a buh and wins at once"
    )
    return Reason(sentence, values, showdown.game.source)


def why_this_case(showdown: Showdown) -> list[Reason]:
    """What the dice or the flop decided, and which rows are out."""
    game, reasons = showdown.game, []
    case = next((one for one in game.cases if one.name == showdown.case), None)
    if case and showdown.dice:
        values = {"sum": sum(showdown.dice), "case": case.title}
        reasons.append(Reason("The dice show {sum}: {case}", values, game.source))
    elif case:
        values = {"flop": say(case.name), "case": case.title}
        reasons.append(Reason("The flop is {flop}: {case}", values, game.source))
    if game.removal:
        reasons.append(_why_rows_are_out(showdown))
    return reasons


def _why_rows_are_out(showdown: Showdown) -> Reason:
    rows = whole_rows(showdown.board)
    left = showdown.game.removal(rows) if showdown.game.removal else rows
    out = [number for number, row in enumerate(rows, start=1) if row not in left]
    if not out:
        return Reason("All rows stay: their last cards are of one rank", {}, showdown.game.source)
    values = {
        "rows": listed([str(number) for number in out]),
        "card": one(rows[out[0] - 1][-1].rank),
    }
    sentence = (
        "Row {rows} is out: its {card} is the lowest river card"
        if len(out) == 1
        else "Rows {rows} are out: their river cards, each {card}, are the lowest"
    )
    return Reason(sentence, values, showdown.game.source)


def why_odd_chips(contest: Contest, claim: Claim, share: Share) -> list[Reason]:
    """Where each odd chip went and under which rule (S 1.4)."""
    reasons = []
    if share.odd:
        reasons.append(
            contest.reason(
                "{pot} is {amount}: the odd chip of {chip} goes to this side",
                "S 1.4-3c, TDA 20-C",
                amount=chips(share.amount),
                chip=chips(share.odd),
            )
        )
    if len(claim.winners) > 1:
        lucky = {part.seat for part in share.parts if part.odd}
        in_order = [seat for seat in claim.winners if seat in lucky]
        for place, seat in enumerate(in_order):
            passed = claim.winners.index(seat) > place
            reasons.append(_why_this_seat(contest, seat, first=place == 0, passed=passed))
    return reasons


def _why_this_seat(contest: Contest, seat: Seat, *, first: bool, passed: bool) -> Reason:
    """Why a tied hand gets an odd chip: its place in the order, or that others have one."""
    who, chip = contest.who(seat), chips(contest.showdown.chip)
    if passed:
        return contest.reason(
            "{pot}: the odd chip of {chip} passes to {who}, for whoever is before has one already",
            "S 1.4-2",
            who=who,
            chip=chip,
        )
    if contest.showdown.game.odd_chips == "by suit":
        scale = contest.portion.scale
        highest = max(contest.hands[seat].cards, key=lambda card: (scale.height(card), card.suit))
        return contest.reason(
            "{pot}: the odd chip of {chip} goes to {who}, whose {card} is the highest by suit",
            "S 1.4-3b, TDA 20-B",
            who=who,
            chip=chip,
            card=highest.text,
        )
    sentence = (
        "{pot}: the odd chip of {chip} goes to {who}, first clockwise from the button in seat"
        " {button}"
        if first
        else "{pot}: a further odd chip of {chip} goes to {who}, the next clockwise"
    )
    button = contest.showdown.button
    return contest.reason(sentence, "S 1.4-3a, TDA 20-A", who=who, chip=chip, button=button)
