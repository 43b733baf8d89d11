"""Says why: who wins a portion and the runner-up does not, and what case has come about."""

from collections.abc import Mapping
from typing import NamedTuple

from director.engine.cards import written
from director.engine.games.boards import whole_rows
from director.engine.games.deciders import decided_words
from director.engine.games.portions import Portion
from director.engine.hands.best_hand import Hand
from director.engine.ranking.hand_names import one
from director.engine.reasons import Counted, Reason
from director.engine.seats import Seat
from director.engine.showdown.showdown import Showdown
from director.translation import chips, listed, say


class Contest(NamedTuple):
    """One portion of one pot, and the hands that run for it."""

    showdown: Showdown
    portion: Portion
    pot: Counted
    """What the pot is called."""
    hands: Mapping[Seat, Hand]

    @property
    def name(self) -> Counted:
        """The pot, and its portion where the game has more than one."""
        if len(self.showdown.game.portions) == 1:
            return self.pot
        title = self.portion.title
        return Counted(*[say("{pot}, {portion}", pot=one, portion=title) for one in self.pot])

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


def why_alone(showdown: Showdown, pot: Counted, seat: Seat) -> Reason:
    """That a pot has only one player left."""
    values = {"pot": pot, "who": showdown.players[seat].title}
    return Reason("{pot}: only {who} can win it and need not show", values, "TDA 21")


def why_this_hand_wins(contest: Contest, winner: Seat) -> Reason:
    """Who wins with what, and why the next best hand does not."""
    best = contest.hands[winner]
    who, hand = contest.who(winner), contest.says(winner)
    cards, called = written(best.cards), contest.calls(winner)
    others = [seat for seat in contest.hands if seat != winner]
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


def why_carried(showdown: Showdown, pot: Counted) -> Reason:
    """That the pot stays for the next deal."""
    return Reason("{pot}: it stays for the next deal", {"pot": pot}, showdown.game.source)


def why_declared(showdown: Showdown, pot: Counted, seat: Seat, declared: int) -> Reason:
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
    if case:
        decided = decided_words(game.case_by, showdown.dice, case.name)
        values = {"decided": decided, "case": case.title}
        reasons.append(Reason("{decided}: {case}", values, game.source))
    if game.removal:
        reasons.append(_why_rows_are_out(showdown))
    if game.turning and showdown.dice:
        reasons.append(_why_cards_are_turned(showdown))
    return reasons


def _why_cards_are_turned(showdown: Showdown) -> Reason:
    """Which of the board's cards play for nobody."""
    rolled = listed([str(die) for die in showdown.dice])
    down = [
        (place, card.text)
        for street in showdown.board
        for row in street
        for place, card in enumerate(row, start=1)
        if card in showdown.face_down
    ]
    if not down:
        sentence = "The dice show {rolled}: no card is turned face down"
        return Reason(sentence, {"rolled": rolled}, showdown.game.source)
    cards = [say("place {place} ({card})", place=place, card=card) for place, card in down]
    values = {"rolled": rolled, "cards": listed(cards)}
    sentence = (
        "The dice show {rolled}: the card at {cards} lies face down"
        if len(down) == 1
        else "The dice show {rolled}: the cards at {cards} lie face down"
    )
    return Reason(sentence, values, showdown.game.source)


def _why_rows_are_out(showdown: Showdown) -> Reason:
    removal, source = showdown.game.removal, showdown.game.source
    assert removal
    out = removal.gone(showdown.board)
    street = say(removal.street or "last")
    if not out:
        sentence = "All rows stay: their {street} cards are of one rank"
        return Reason(sentence, {"street": street}, source)
    values = {"rows": listed([str(number) for number in out]), "street": street}
    if removal.rows:
        sentence = "Row {rows} is out" if len(out) == 1 else "Rows {rows} are out"
        return Reason(sentence, values, source)
    values["card"] = one(showdown.board[removal.at][out[0] - 1][-1].rank)
    single = f"Row {{rows}} is out: its {{card}} is the {removal.out} {{street}} card"
    several = f"Rows {{rows}} are out: their {{street}} cards, each {{card}}, are the {removal.out}"
    return Reason(single if len(out) == 1 else several, values, source)
