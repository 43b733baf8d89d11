"""The card of one entry: what was bought and paid, what is held against it, what may be done."""

from collections.abc import Callable

from PySide6.QtWidgets import QWidget

from director.tournament.bounties.accounts import has_bounties
from director.tournament.busts.penalty_record import Mark
from director.tournament.entries.reserved import reservation_of
from director.tournament.money.amounts import money
from director.tournament.money.state import Account, Line, MoneyTerms
from director.tournament.state import EntryNumber, Tournament
from director.translation import chips, listed, say
from director.views.bounty_totals import bounties_now
from director.views.clock.nit_words import seat_notes
from director.views.clock.times import time_of_day
from director.views.counted import counted
from director.views.money.ledger_rows import way_said
from director.views.players.player_rows import table_seat
from director.window.areas.players.payment_questions import payments
from director.window.areas.players.player_acts import PlayerActs
from director.window.areas.players.player_history import PlayerHistory
from director.window.event.cockpit import Cockpit
from director.window.look.styles import GRID
from director.window.widgets.action import Bound
from director.window.widgets.labels import column, holding, label, reveal, rewrite, row

_LINES = 3
"""So many payments are shown, the newest ones; the history below has all."""


class Card(QWidget):
    """Everything about the chosen entry, and its acts with their keys."""

    def __init__(
        self,
        cockpit: Cockpit,
        actions: Bound[Cockpit],
        place: Callable[[EntryNumber], int | None],
    ) -> None:
        """`place` says in which place an entry finished."""
        super().__init__()
        self._cockpit = cockpit
        self._actions = actions
        self._place = place
        self._payments: tuple[Account | None, list[Line]] = (None, [])
        """The lines of the ledger that made an account what it is."""
        self._title = label("", "head", wrap=True)
        self._where = label("", "soft")
        self._person = label("", "soft", wrap=True)
        self._ban = label("", "wrong", wrap=True)
        self._owes = label("", "due", wrap=True)
        self._money = label("", "soft", wrap=True)
        self._marks = label("", "wrong", wrap=True)
        self._bust = label("", "soft", wrap=True)
        self.acts = PlayerActs(cockpit, actions)
        self.history = PlayerHistory(cockpit.bridge.desk, actions["screen.history"])
        self._head = holding(row(self._title, self._where, stretch=0))
        box = column(
            self._head,
            self._ban,
            self._person,
            self._money,
            self._marks,
            self._bust,
            self._owes,
            self.acts,
            self.history,
            None,
            gap=GRID // 2,
        )
        self.setLayout(box)

    @property
    def texts(self) -> list[str]:
        """What the card says, line by line."""
        said = (self._title, self._where, self._ban, self._person, self._owes, self._money)
        return [one.text() for one in (*said, self._marks, self._bust) if one.text()]

    def refresh(self) -> None:
        """Shows the chosen entry as it stands, or who waits."""
        cockpit, t = self._cockpit, self._cockpit.tournament
        entry, waits, expected = cockpit.entry, cockpit.alternate, cockpit.reserved
        texts = ["", "", "", "", "", "", "", ""]
        if cockpit.several:
            texts = self._about_several(cockpit.several)
        elif entry is not None:
            texts = self._about(entry)
        elif waits is not None:
            place = t.alternates.index(waits) + 1
            texts[0] = cockpit.bridge.desk.name(waits)
            texts[1] = say("alternate {place}", place=place)
        elif expected is not None:
            texts[0] = cockpit.bridge.desk.name(expected)
            mine = reservation_of(t.reserved, expected)
            texts[1] = say("reservation")
            texts[3] = mine.note if mine else ""
        for where, words in zip(
            (
                self._title,
                self._where,
                self._ban,
                self._person,
                self._owes,
                self._money,
                self._marks,
                self._bust,
            ),
            texts,
            strict=True,
        ):
            rewrite(where, words)
        reveal(self._head, bool(texts[0]))
        has_none = waits is not None or expected is not None
        self.acts.refresh(has_none)
        reveal(self.history, not has_none and not cockpit.several)
        self.history.show_entry(entry)

    def _about_several(self, entries: tuple[EntryNumber, ...]) -> list[str]:
        """How many they are, how many of them are in, and what they owe together."""
        t = self._cockpit.tournament
        left = sum(map(t.is_in, entries))
        owed = [owes for one in entries if (owes := t.ledger.account(one).owes) > 0]
        due = ""
        if owed:
            text = "1 of them owes {amount}" if len(owed) == 1 else "{count} owe {amount} in total"
            due = say(text, count=len(owed), amount=money(sum(owed), t.terms))
        return [
            counted(len(entries), "1 player", "{count} players"),
            _in_and_out(t, left, len(entries) - left),
            *["", ""],
            due,
            *["", "", ""],
        ]

    def _about(self, entry: EntryNumber) -> list[str]:
        cockpit, t = self._cockpit, self._cockpit.tournament
        desk = cockpit.bridge.desk
        player = t.entries[entry].player
        person = desk.person(player)
        seat = t.seats.get(entry)
        place = self._place(entry)
        where = say("in, no seat")
        if place:
            where = say("place {place}", place=place)
        elif seat:
            where = table_seat(seat)
        account = t.ledger.account(entry)
        owes = account.owes
        due = ""
        if owes > 0:
            due = say("owes {amount}", amount=money(owes, t.terms))
        elif owes < 0:
            due = say("refund due {amount}", amount=money(-owes, t.terms))
        return [
            desk.name(player),
            where,
            say("Banned: {why}", why=person.banned) if person and person.banned else "",
            self._entries(entry, person.nickname if person else "", person.card if person else ""),
            due,
            self._ledger(entry),
            "\n".join(map(_mark_said, t.marks.get(entry, ()))),
            self._went_out(entry),
        ]

    def _entries(self, entry: EntryNumber, nickname: str, card: str) -> str:
        t = self._cockpit.tournament
        mine = t.of_player[t.entries[entry].player]
        parts = [say("entry {entry}", entry=entry)]
        if len(mine) > 1:
            parts.append(say("{at} of {count} entries", at=mine.index(entry) + 1, count=len(mine)))
        parts += [part for part in (nickname, card) if part]
        account = t.ledger.account(entry)
        if account.rebuys:
            parts.append(say("rebuys {count}", count=account.rebuys))
        if account.add_ons:
            parts.append(say("add-ons {count}", count=account.add_ons))
        bounty = bounties_now(t).accounts.get(entry) if has_bounties(t) else None
        if bounty and bounty.head:
            parts.append(say("bounty {amount}", amount=money(bounty.head, t.terms)))
        if bounty and (bounty.won or bounty.kept):
            won = money(bounty.won + bounty.kept, t.terms)
            parts.append(say("bounties won {amount}", amount=won))
        if bounty and bounty.due > 0:
            parts.append(say("{amount} of it due", amount=money(bounty.due, t.terms)))
        if bounty and bounty.overpaid:
            amount = money(bounty.overpaid, t.terms)
            parts.append(say("paid {amount} too much", amount=amount))
        if entry in t.teams:
            names = [self._cockpit.bridge.desk.name(one) for one in t.teams[entry]]
            parts.append(say("teammates: {names}", names=listed(names)))
        if t.lammers(entry) and t.is_in(entry):
            parts.append(say("lammers {count}", count=t.lammers(entry)))
        if note := seat_notes(t, self._cockpit.now).get(entry):
            parts.append(note)
        if entry in t.stacks:
            parts.append(say("{count} chips", count=chips(t.stacks[entry])))
        return "  ·  ".join(parts)

    def _ledger(self, entry: EntryNumber) -> str:
        t = self._cockpit.tournament
        account = t.ledger.accounts.get(entry)
        if account is None or account is not self._payments[0]:  # or all lines are looked through
            self._payments = account, payments(self._cockpit, entry)[-_LINES:]
        lines = self._payments[1]
        return "\n".join([_line_said(line, t.terms) for line in lines])

    def _went_out(self, entry: EntryNumber) -> str:
        t = self._cockpit.tournament
        expelled = t.expelled.get(entry)
        if expelled and expelled.last_nit:
            gone = chips(expelled.chips)
            return say("out with the last nit card, {chips} chips removed", chips=gone)
        if expelled:
            return say("disqualified: {reason}", reason=expelled.reason)
        bust = t.busts.get(entry)
        if bust is None:
            return ""
        by = [self._cockpit.name(one) for one in bust.by if one in t.entries]
        return (
            say("knocked out by {who}", who=", ".join(by))
            if by
            else say("knocked out by: not recorded")
        )


def _in_and_out(t: Tournament, left: int, out: int) -> str:
    """How many of some players are in, and out; once it is over nobody is in who was left."""
    if t.still_playing or not t.players_left:
        return say("{left} in, {out} out", left=left, out=out)
    if not left:
        return say("{out} out", out=out)
    last = say("the winner") if t.winner else say("{count} by the deal", count=left)
    return ", ".join([last, *([say("{out} out", out=out)] if out else [])])


def _line_said(line: Line, terms: MoneyTerms) -> str:
    parts = [f"#{line.number}", time_of_day(line.at), money(line.amount, terms)]
    parts.append(way_said(line.method))
    if line.change:
        parts.append(say("of {tendered}", tendered=money(line.tendered, terms)))
    if line.corrected:
        parts.append(say("corrected"))
    return "  ".join(parts)


def _mark_said(mark: Mark) -> str:
    if not mark.hands:
        return say("{time}  warning: {reason}", time=time_of_day(mark.at), reason=mark.reason)
    hands = say("hands still to miss: {left} of {hands}", left=mark.left, hands=mark.hands)
    if mark.rounds:
        given = counted(mark.rounds, "penalty of 1 round", "penalty of {count} rounds")
        hands = f"{given}, {hands}"
    values = {"time": time_of_day(mark.at), "hands": hands, "reason": mark.reason}
    return say("{time}  {hands}; {reason}", **values)
