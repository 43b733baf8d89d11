"""What was bought and paid, what is owed, and what lies in the drawer; and bounties."""

from collections.abc import Iterator

from director.tournament.effects.changes import ENTRY, Change, Subject
from director.tournament.effects.figure_titles import BOUNTY_DUE, BOUNTY_WON, OWES
from director.tournament.effects.figures import Seen
from director.tournament.effects.lines import Both, Line, Pool, each, title_of, together
from director.tournament.effects.prize_words import payment_words
from director.tournament.money.amounts import money
from director.tournament.money.state import BOUNTY, PARTS, DrawerCount, MysteryPrize
from director.tournament.money.state import Line as Payment
from director.tournament.state import MysteryDraw
from director.translation import NumberedEntry, Sentence, say


def money_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Who bought, paid and owes what; each payment; the sums of the desk."""
    yield from together(_bought_lines(pool, both), "Charged, {count} players", both)
    owing = pool.of(OWES)
    yield from each(owing, lambda one: _owes_line(one, both), "Owes, {count} players", both)
    payments = pool.of("Ledger.lines")
    paid = _paid_by(payments, pool)
    lines = [_payment_line(one, paid.pop(_payer(one), ()), both) for one in payments]
    for there, text in (
        (False, "Payments off the books, {count} players"),
        (True, "Payments on the books, {count} players"),
    ):
        alike = [line for line in lines if (line.changes[0].after is not None) is there]
        yield from together(alike, text, both, _payer)
    yield from _sold_lines(pool, both)
    for change in pool.of("Ledger.counts"):
        count = change.after or change.before
        assert isinstance(count, DrawerCount)
        seen = both.after if change.after else both.before
        text = (
            "The drawer was counted: {amount}"
            if change.after
            else "The drawer count of {amount} is removed"
        )
        values = {"amount": money(count.counted, seen.t.terms)}
        yield Line(Sentence(text, values), (change,))


def bounty_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """Envelopes, and what is won and due; the rest says itself by name and amount."""
    won = [_won_line(change, pool, both) for change in pool.of(BOUNTY_WON)]
    yield from together(won, "Bounties won, {count} players", both)
    for change in pool.of("Tournament.mysteries"):
        yield _drawn_line(change, both)
    yield from _envelope_lines(pool, both)


def _drawn_line(change: Change, both: Both) -> Line:
    """An envelope that was drawn for somebody, or by the winner."""
    drawn = change.after or change.before
    assert isinstance(drawn, MysteryDraw)
    seen = both.after if change.after else both.before
    values: dict[str, object] = {"amount": money(drawn.amount, seen.t.terms)}
    if drawn.entry == change.subject.key:
        text = "{player} has drawn {amount} as the winner"
        if not change.after:
            text = "{player} has not drawn {amount} as the winner"
        return both.about(drawn.entry, text, [change], values)
    text = (
        "{player_by} has drawn {amount} for {player}"
        if change.after
        else "{player_by} has not drawn {amount} for {player}"
    )
    by = both.player(drawn.entry)
    values["player_by"] = NumberedEntry(drawn.entry) if by is None else by
    return both.about(change.subject.key, text, [change], values)


_OF_AN_AMOUNT = 2
"""Where the amount stands on the way to some envelopes: after the terms and their envelopes."""


def _envelope_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """How many envelopes there are of each amount, the largest first."""
    amounts = [[one.amount for one in seen.t.terms.mystery] for seen in both]
    if any(len(set(each)) < len(each) for each in amounts):
        return  # they are told apart by their places, and what an envelope holds may change
    found = [
        (amount, change)
        for field in ("MoneyTerms.mystery", "MysteryPrize.envelopes")
        for change in pool.where(field, lambda one: len(one.where) > _OF_AN_AMOUNT)
        if isinstance(amount := change.where[_OF_AN_AMOUNT], int)
    ]
    for amount, change in sorted(found, key=lambda one: -one[0]):
        seen = both.after if change.after is not None else both.before
        values = {
            "amount": money(amount, seen.t.terms),
            "before": _envelopes(change.before),
            "after": _envelopes(change.after),
        }
        yield Line(Sentence("Envelopes of {amount}: {before} → {after}", values), (change,))


def _envelopes(there: object) -> object:
    if isinstance(there, MysteryPrize):
        return there.envelopes
    return say("none") if there is None else there


def _won_line(change: Change, pool: Pool, both: Both) -> Line:
    """What somebody has won, and is due of it where that is the same."""
    due = pool.about(BOUNTY_DUE, change.subject)
    same = [one for one in due if (one.before, one.after) == (change.before, change.after)]
    pool.give_back([one for one in due if one not in same])
    before, after = both.told(change)
    text = "{player}, bounties won" + (" and due" if same else "") + ": {before} → {after}"
    values = {"before": before, "after": after}
    return both.about(change.subject.key, text, [change, *same], values)


def _bought_lines(pool: Pool, both: Both) -> list[Line]:
    """What each player has bought, all parts of its price together."""
    found: dict[Subject, list[Change]] = {}
    for part in PARTS:
        for change in pool.where(f"Price.{part}", lambda one: "Account.price" in one.of):
            found.setdefault(change.subject, []).append(change)
    lines = []
    for subject, changes in found.items():
        values = _parts_values(changes, both)
        text = "{player}, charged: {before} → {after}"
        if all(one.before and one.after for one in changes) and len(changes) == 1:
            values = _one_part(changes[0], both)
            text = "{player}, charged for the {part}: {before} → {after}"
        lines.append(both.about(subject.key, text, changes, values))
    return lines


def _one_part(change: Change, both: Both) -> dict[str, object]:
    """Before and after of a single part of a price, which is named once."""
    before, after = int(str(change.before)), int(str(change.after))
    return {
        "part": say(title_of(change.what).text),
        "before": money(before, both.before.t.terms),
        "after": money(after, both.after.t.terms),
    }


def _sold_lines(pool: Pool, both: Both) -> Iterator[Line]:
    """What was sold in all, by where it goes."""
    found: list[Change] = []
    for part in PARTS:
        found += pool.where(f"Price.{part}", lambda one: "Ledger.sold" in one.of)
    if found:
        yield Line(
            Sentence("Charged in all: {before} → {after}", _parts_values(found, both)), tuple(found)
        )


def _parts_values(changes: list[Change], both: Both) -> dict[str, object]:
    """Before and after of some parts of a price, each with its name."""
    sides: dict[str, object] = {}
    for side, seen in (("before", both.before), ("after", both.after)):
        parts = [
            f"{say(title_of(one.what).text)} {money(amount, seen.t.terms)}"
            for one in changes
            if isinstance(amount := getattr(one, side) or 0, int)
        ]
        nothing = not any(getattr(one, side) for one in changes)
        sides[side] = say("nothing") if nothing else ", ".join(parts)
    return sides


def _owes_line(change: Change, both: Both) -> Line:
    """What somebody owes, or is due back."""
    before, after = int(str(change.before or 0)), int(str(change.after or 0))
    sides = ((before, both.before), (after, both.after))
    if min(before, after) >= 0:
        amounts, text = [money(one, seen.t.terms) for one, seen in sides], "{player} owes"
    else:
        amounts, text = [_owes_words(one, seen) for one, seen in sides], "{player}"
    values = {"before": amounts[0], "after": amounts[1]}
    return both.about(change.subject.key, f"{text}: {{before}} → {{after}}", [change], values)


def _owes_words(amount: int, seen: Seen) -> str:
    if not amount:
        return say("owes nothing")
    text = "owes {amount}" if amount > 0 else "is due a refund of {amount}"
    return say(text, amount=money(abs(amount), seen.t.terms))


def _payer(change: Change) -> object:
    """Whose payment comes or goes."""
    payment = change.after or change.before
    return payment.entry if isinstance(payment, Payment) else None


def _paid_by(payments: list[Change], pool: Pool) -> dict[object, tuple[Change, ...]]:
    """What each player has paid in all, where these payments alone have made it another amount."""
    more: dict[object, int] = {}
    for change in payments:
        for payment, sign in ((change.before, -1), (change.after, 1)):
            if isinstance(payment, Payment) and not payment.what:
                more[payment.entry] = more.get(payment.entry, 0) + sign * payment.amount
    found: dict[object, tuple[Change, ...]] = {}
    for entry, amount in more.items():
        changes = pool.about("Account.paid", Subject(ENTRY, entry))
        if [_more(change) for change in changes] == [amount]:
            found[entry] = tuple(changes)
        else:
            pool.give_back(changes)
    return found


def _more(change: Change) -> int:
    """By how much an amount is greater after."""
    before, after = change.before or 0, change.after or 0
    return after - before if isinstance(before, int) and isinstance(after, int) else 0


def _payment_line(change: Change, paid: tuple[Change, ...], both: Both) -> Line:
    """A line of the ledger that counts, or does not."""
    payment, there = change.after or change.before, change.after is not None
    assert isinstance(payment, Payment)
    seen = both.after if there else both.before
    values = {"line": payment.number, "amount": payment_words(payment, seen)}
    if payment.what == BOUNTY:
        text = "payment {line} to {player}, bounty of {amount}"
    elif payment.amount < 0:
        text = "payment {line} to {player}, {amount}"
    else:
        text = "payment {line} of {player}, {amount}"
    text += " is on the books" if there else " is off the books"
    return both.about(payment.entry, text, [change, *paid], values)
