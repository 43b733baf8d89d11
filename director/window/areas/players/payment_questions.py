"""What is asked when a player pays: what is handed over, and how. The change is said at once."""

from director.desk.old_seats import seat_again
from director.tournament.bounties.accounts import has_bounties
from director.tournament.bounties.taken_back import taken_back_said
from director.tournament.commands import AddOn, GiveBack, Rebuy, TakePayment
from director.tournament.entries.registration import add_on_price, rebuy_price
from director.tournament.money.amounts import money, read_amount, typed
from director.tournament.money.state import CASH, Line, LineNumber, MoneyTerms
from director.tournament.state import EntryNumber
from director.translation import chips, say
from director.window.event.asking.chosen_player import about_chosen
from director.window.event.asking.correct_payment import correction, line_typed, misread
from director.window.event.asking.question import Answer, commanded
from director.window.event.asking.selling import selling, taking
from director.window.event.asking.typed_money import read_line, ways_offered
from director.window.event.cockpit import Cockpit
from director.window.widgets.choice_list import Choice

_CHIPS_ARE_WHOLE = MoneyTerms()


def _pay(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    t, desk = cockpit.tournament, cockpit.bridge.desk
    line = read_line(text, cockpit.pays or CASH, t.terms)
    owes = t.ledger.account(entry).owes

    def paying(way: str, amount: int | None) -> TakePayment:
        return TakePayment(entry, way, amount)

    def said(way: str, kept: int | None) -> str:
        return say("Enter: {act}", act=desk.said(paying(way, kept).label(t)))

    return taking(cockpit, line, owes, paying, said)


def _owed(cockpit: Cockpit, entry: EntryNumber) -> str:
    t = cockpit.tournament
    owes = t.ledger.account(entry).owes
    return typed(owes, t.terms) if owes > 0 else ""


def _rebuy(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    """Where it matters how many chips are left, they stand before the money.

    Who is out already has none, and sits down again in the same act.
    """
    t, left = cockpit.tournament, None
    is_out = entry in t.busts
    if _counts_chips(cockpit) and not is_out:
        first, _, rest = text.partition(" ")
        left = read_amount(first, _CHIPS_ARE_WHOLE)
        text = text if left is None else rest

    log = cockpit.bridge.desk.log
    seat = seat_again(log, t, entry, "rebuy") if is_out and t.drawn else None

    def paying(way: str, amount: int | None) -> Rebuy:
        return Rebuy(entry, way, left, tendered=amount, seat=seat)

    line = read_line(text, cockpit.pays, t.terms)
    sale = cockpit.bridge.desk.said(paying("", None).sale(t))
    answer = selling(cockpit, line, rebuy_price(t).total, paying, sale)
    if left is not None:
        beside = say("{chips} chips left", chips=chips(left))
        answer = answer._replace(says=f"{beside}  ·  {answer.says}")
    bounty = _bounty_of(cockpit, entry) if answer.do else ""
    return answer._replace(says=f"{answer.says}\n{bounty}") if bounty else answer


def _bounty_of(cockpit: Cockpit, entry: EntryNumber) -> str:
    """Whose bounty goes with a bust that is no more, or that who rebuys in time is no bust."""
    t, desk = cockpit.tournament, cockpit.bridge.desk
    if entry not in t.busts:
        none = "No bounty is won: {player} rebuys and stays in"
        return say(none, player=cockpit.name(entry)) if has_bounties(t) else ""
    back = taken_back_said(t, entry)
    return desk.said(back) if back else ""


def _counts_chips(cockpit: Cockpit) -> bool:
    rebuys = cockpit.tournament.structure.rebuys
    return rebuys is not None and bool(rebuys.below)


def _rebuy_price(cockpit: Cockpit, entry: EntryNumber) -> str:
    t = cockpit.tournament
    if not cockpit.pays or (_counts_chips(cockpit) and entry not in t.busts):
        return ""
    return typed(rebuy_price(t).total, t.terms)


def _add_on(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    t = cockpit.tournament
    line = read_line(text, cockpit.pays, t.terms)
    price = add_on_price(t).total
    sale = cockpit.bridge.desk.said(AddOn(entry).sale(t))

    def paying(way: str, amount: int | None) -> AddOn:
        return AddOn(entry, way, tendered=amount)

    return selling(cockpit, line, price, paying, sale)


def _add_on_price(cockpit: Cockpit, _: EntryNumber) -> str:
    t = cockpit.tournament
    return typed(add_on_price(t).total, t.terms) if cockpit.pays else ""


def _give_back(cockpit: Cockpit, entry: EntryNumber, text: str) -> Answer:
    t = cockpit.tournament
    line = read_line(text, _last_way(cockpit, entry), t.terms)
    if line.wrong:
        return misread(line.wrong, t.terms)
    if line.amount is None:
        paid = money(t.ledger.account(entry).paid, t.terms)
        return Answer(say("Amount, up to {paid}, and method: 50 cash", paid=paid), None)
    return commanded(cockpit, GiveBack(entry, line.amount, line.way))


def payments(cockpit: Cockpit, entry: EntryNumber) -> list[Line]:
    """The lines of the ledger that are about an entry, the first one first."""
    lines = cockpit.tournament.ledger.lines
    return sorted(line for line in lines.values() if line.entry == entry)


def _refunds(cockpit: Cockpit, entry: EntryNumber, text: str) -> list[Choice]:
    """What is typed, or else all that was paid, in each way."""
    t = cockpit.tournament
    line = read_line(text, CASH, t.terms)
    every = typed(t.ledger.account(entry).paid, t.terms)
    return ways_offered(text if line.amount is not None else every, t.terms)


def _last_way(cockpit: Cockpit, entry: EntryNumber) -> str:
    lines = payments(cockpit, entry)
    return lines[-1].method if lines else CASH


def _last_number(cockpit: Cockpit, entry: EntryNumber) -> LineNumber | None:
    lines = payments(cockpit, entry)
    return lines[-1].number if lines else None


def _last_line(cockpit: Cockpit, entry: EntryNumber) -> str:
    lines = payments(cockpit, entry)
    return line_typed(cockpit, lines[-1]) if lines else ""


def _ways(cockpit: Cockpit, _: EntryNumber, text: str) -> list[Choice]:
    return ways_offered(text, cockpit.tournament.terms)


def _ways_to_pay(cockpit: Cockpit, entry: EntryNumber, text: str) -> list[Choice]:
    t = cockpit.tournament
    return ways_offered(text, t.terms, t.ledger.account(entry).owes)


def _ways_to_rebuy(cockpit: Cockpit, entry: EntryNumber, text: str) -> list[Choice]:
    """Where chips are counted first, those stand before the money and are none."""
    t = cockpit.tournament
    if _counts_chips(cockpit) and entry not in t.busts:
        return []
    return ways_offered(text, t.terms, rebuy_price(t).total)


def _ways_to_add_on(cockpit: Cockpit, _: EntryNumber, text: str) -> list[Choice]:
    t = cockpit.tournament
    return ways_offered(text, t.terms, add_on_price(t).total)


PAY = about_chosen(
    "What does {player} pay?",
    "110 or 110 card; leave blank for the full price",
    _pay,
    _owed,
    _ways_to_pay,
    at_once=True,
)
REBUY = about_chosen(
    "Rebuy for {player}",
    "110 or 110 card; where the rebuy depends on chips left, those first: 400 110",
    _rebuy,
    _rebuy_price,
    _ways_to_rebuy,
    at_once=True,
)
ADD_ON = about_chosen(
    "Add-on for {player}",
    "110 or 110 card; leave blank for the full price",
    _add_on,
    _add_on_price,
    _ways_to_add_on,
    at_once=True,
)
GIVE_BACK = about_chosen(
    "How much is refunded to {player}?", "50 cash", _give_back, offers=_refunds
)
CORRECT = about_chosen(
    "What did {player} actually pay?",
    "Payment number, amount and method: #12 110 cash",
    lambda cockpit, entry, text: correction(cockpit, text, _last_number(cockpit, entry)),
    _last_line,
    _ways,
    at_once=True,
)
