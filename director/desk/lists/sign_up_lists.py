"""A sign-up list before anything is written: by line who is meant, what was paid, what is wrong."""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, NamedTuple
from unicodedata import category

from director.desk.desk import Desk, new_seed
from director.desk.list_words import METHOD_OF, NO, WAY_OF, YES, is_no_name
from director.desk.lists.list_rows import METHOD, PAID, UNREAD, WAY, Listed, Rows, read_pasted
from director.desk.lists.name_matches import Match, NameMatches, in_order
from director.desk.lists.player_sheets import COLUMNS, EMAIL
from director.desk.register import UNKNOWN, Change, Person
from director.files import limits
from director.files.forms import FileWrong
from director.tournament.entries.player_number import PlayerNumber
from director.tournament.entries.search_key import search_key
from director.tournament.entries.sign_ups import SignUp, TakeSignUps, refusals
from director.tournament.log.decisions import once_done
from director.tournament.log.log import Record
from director.tournament.log.refused import Refused
from director.tournament.money.amounts import not_an_amount, read_amount, typed
from director.tournament.money.state import CASH
from director.tournament.staff.role import KEEPING_PLAYERS
from director.tournament.state import Tournament
from director.translation import Sentence, say

_OF_PERSON = ("name", "nickname", "card", "email", "telephone", "city", "spelling")
"""What a list may bring of somebody new into the register."""


@dataclass(frozen=True)
class Line:
    """One line of a list."""

    row: int
    person: Person
    """As the list has it, without a number."""
    matches: tuple[Match, ...]
    chosen: PlayerNumber | None
    """Who is meant; UNKNOWN for somebody new; None while nobody has said."""
    way: str
    pays: str = ""
    paid: int | None = None
    note: str = ""
    wrong: str = ""
    """What is wrong with the line itself; it is left out then."""
    left_out: bool = False
    again: int = 0
    """The row above with the same name, where it may be the same person once more; 0 for none."""
    unread: str = ""
    """What stands behind the name and is neither a part of it nor understood: "50", "friend"."""
    text: str = ""
    """The whole row as it stands in the list."""

    @property
    def is_taken(self) -> bool:
        """Whether it becomes something."""
        return not self.wrong and not self.left_out

    @property
    def is_open(self) -> bool:
        """Whether somebody has to say who is meant."""
        return self.is_taken and self.chosen is None

    def meaning(self, number: PlayerNumber) -> "Line":
        """The same of this person; of UNKNOWN, of somebody new."""
        return replace(self, chosen=number, left_out=False)

    def left_off(self) -> "Line":
        """The same, left out."""
        return replace(self, left_out=True)

    def turned(self) -> "Line":
        """The same with the next answer: each who may be meant, somebody new, left out."""
        if self.left_out:
            first = self.matches[0].number if self.matches else UNKNOWN
            return replace(self, chosen=first, left_out=False)
        answers = [*(one.number for one in self.matches), UNKNOWN]
        if self.chosen is None:
            return replace(self, chosen=answers[0])
        at = answers.index(self.chosen)
        if at + 1 < len(answers):
            return replace(self, chosen=answers[at + 1])
        return replace(self, left_out=True)


class SignUpList(NamedTuple):
    """A list as it was read."""

    file: str
    lines: tuple[Line, ...]
    ignored: tuple[str, ...]
    """The titles of columns that mean nothing here."""
    figures: str = ""
    """What all bare figures of the list are taken as: PAID, CARD, UNREAD; empty for no figures."""

    def but(self, line: Line) -> "SignUpList":
        """With one line otherwise."""
        return self._replace(
            lines=tuple([line if one.row == line.row else one for one in self.lines])
        )

    def answered_as(self, before: "SignUpList") -> "SignUpList":
        """With the answers that lines had before, where a line reads as it did then."""

        def asked(line: Line) -> Any:
            return line.row, line.person, line.matches, line.again

        answers = {asked(one): (one.chosen, one.left_out) for one in before.lines}
        told = ((one, answers.get(asked(one), (one.chosen, one.left_out))) for one in self.lines)
        return self._replace(
            lines=tuple([replace(one, chosen=who, left_out=out) for one, (who, out) in told])
        )

    def all_as(self, way: str) -> "SignUpList":
        """With everybody becoming the same."""
        return self._replace(lines=tuple([replace(one, way=way) for one in self.lines]))

    def parted(self, rows: Collection[int]) -> tuple["SignUpList", "SignUpList"]:
        """The list of the lines in these rows, and that of the others."""
        mine = tuple([one for one in self.lines if one.row in rows])
        others = tuple([one for one in self.lines if one.row not in rows])
        return self._replace(lines=mine), self._replace(lines=others)

    @property
    def open(self) -> tuple[Line, ...]:
        """Those of which somebody has to say who is meant."""
        return tuple([one for one in self.lines if one.is_open])


def read_list(
    file: str,
    read: Rows,
    people: Mapping[PlayerNumber, Person],
    t: Tournament,
    way: str,
) -> SignUpList:
    """The list of a file or of pasted lines; a line that says nothing of it becomes `way`."""
    matches = NameMatches(people)
    price = t.terms.entry.total
    figures = read.figures(typed(price, t.terms) if price else "")
    lines = [_line(one, matches, t, way) for one in read.taken_as(figures).listed]
    return SignUpList(file, tuple(_asked_of_namesakes(lines)), read.ignored, figures)


def named_in(text: str) -> int:
    """How many people pasted lines name, as far as can be said without the register."""
    try:
        listed = read_pasted(text).listed
    except FileWrong:
        return 0
    names = [limits.on_one_line(one.said.get("name", "")) for one in listed]
    return sum(
        bool(one.said.get("card")) or not is_no_name(name)
        for one, name in zip(listed, names, strict=True)
    )


def _asked_of_namesakes(lines: Iterable[Line]) -> Iterator[Line]:
    """Who has the name of a line above is the same person, or another: that has to be said."""
    first: dict[str, int] = {}
    for line in lines:
        name = in_order(line.person.name)
        above = first.setdefault(name, line.row) if name and line.is_taken else line.row
        if above != line.row and not line.person.card:
            yield replace(line, chosen=None, again=above)
        else:
            yield line


def _line(listed: Listed, matches: NameMatches, t: Tournament, way: str) -> Line:
    said = listed.said
    kept: dict[str, Any] = {field: limits.on_one_line(said.get(field, "")) for field in _OF_PERSON}
    person = Person(**kept)
    meant = matches.meant(said)
    pays, paid, wrong = _payment(said, t)
    status = search_key(said.get(WAY, ""))
    if status and status not in WAY_OF:
        wrong = say("“{word}” is no entry, reservation or alternate", word=said[WAY])
    if is_no_name(person.name) and not (meant.matches and person.card):
        wrong = say("there is no name")
    if person.email and not EMAIL.fullmatch(person.email):
        wrong = say("“{email}” is not an email address", email=person.email)
    long = (limits.too_long(say(COLUMNS[one]), kept[one], limits.NAME) for one in _OF_PERSON)
    wrong = next(filter(None, long), wrong)
    becomes = WAY_OF.get(status, way)
    unread = said.get(UNREAD, "")
    return Line(
        listed.row,
        person,
        meant.matches,
        None if unread else meant.chosen,
        becomes,
        pays,
        paid,
        said.get("notes", "") or unread,
        wrong,
        unread=unread,
        text=listed.text,
    )


def _payment(said: Mapping[str, str], t: Tournament) -> tuple[str, int | None, str]:
    """How it was paid, how much where it is not the price, and what nobody can read."""
    text, by = said.get(PAID, ""), search_key(said.get(METHOD, ""))
    wrong = ""
    if by and by not in METHOD_OF:
        wrong = say("“{word}” is no way to pay", word=said[METHOD])
    method = METHOD_OF.get(by, "")
    key = search_key(text)
    if key in METHOD_OF:
        return METHOD_OF[key], None, wrong
    if key in NO and PAID in said:
        return "", None, wrong
    if key in YES or not text:
        return method or (CASH if text else ""), None, wrong
    if not t.terms.currency:  # the list may have one all the same
        text = "".join(one for one in text if category(one) != "Sc")
    amount = read_amount(text, t.terms)
    if amount is None or amount < 0:
        return "", None, not_an_amount(said[PAID], t.terms)
    if amount == 0:
        return "", None, wrong
    return method or CASH, amount, wrong


def weighed(found: SignUpList, desk: Desk) -> Mapping[int, str]:
    """Why lines cannot be taken as things stand, by their rows; none of those that can."""
    lines = [one for one in found.lines if one.is_taken]
    why = refusals(desk.tournament, _provisional(lines, desk), "seed", desk.now())
    twice = _twice(lines) | _shared_cards(lines, desk)
    return {
        line.row: twice.get(line.row) or _said(refusal, line)
        for line, refusal in zip(lines, why, strict=True)
        if refusal is not None or line.row in twice
    }


def owing(found: SignUpList, refused: Collection[int], desk: Desk) -> tuple[int, ...]:
    """What each who enters by the list will owe then, in the smallest unit; without who owes none.

    `refused` are the rows that cannot be taken.
    """
    t, now = desk.tournament, desk.now()
    lines = [one for one in found.lines if one.is_taken and one.row not in refused]
    try:
        later = once_done(TakeSignUps(_provisional(lines, desk), "seed"), t, now)
    except Refused:
        return ()
    owed = [later.ledger.account(one).owes for one in later.entries if one not in t.entries]
    return tuple([one for one in owed if one > 0])


def _shared_cards(lines: Iterable[Line], desk: Desk) -> dict[int, str]:
    """Of whom the card, as somebody new, would be another's too."""
    seen: dict[str, int] = {}
    found = {}
    for line in lines:
        card = search_key(line.person.card)
        if not card or line.chosen:
            continue
        owner = desk.player_index.carded(card)
        if owner is not None and line.chosen == UNKNOWN:
            name = desk.name(owner)
            found[line.row] = say("card {card} is {name}’s", card=line.person.card, name=name)
        elif (first := seen.setdefault(card, line.row)) != line.row:
            found[line.row] = say("row {row} has the same card number", row=first)
    return found


def _said(refusal: Sentence | None, line: Line) -> str:
    return refusal.within(lambda _: line.person.name) if refusal else ""


def take(found: SignUpList, desk: Desk) -> Record:
    """Everybody on the list who can be taken, in one act; who is new goes into the register first.

    Raises Refused where it has not been said who is meant, nobody can be taken or the role does not
    allow it; BookFailed.
    """
    for line in found.open:
        raise Refused("first say who line {row} is", row=line.row)
    refused = weighed(found, desk)
    lines = [one for one in found.lines if one.is_taken and one.row not in refused]
    if why := desk.refusal(TakeSignUps(_provisional(lines, desk), "seed")):
        raise Refused("{why}", why=why)  # before anybody is written into the register
    new = [one for one in lines if not one.chosen]
    if new:
        desk.acting.check(KEEPING_PLAYERS)
    changes = [Change(Person(), one.person) for one in new]
    written = desk.book.register.write(changes, desk.who, desk.station) if changes else ()
    desk.player_index.look()
    numbers = {one.row: person.number for one, person in zip(new, written, strict=True)}
    sign_ups = tuple([_sign_up(one, one.chosen or numbers[one.row], desk.person) for one in lines])
    return desk.do(TakeSignUps(sign_ups, new_seed()))


def _provisional(lines: Iterable[Line], desk: Desk) -> tuple[SignUp, ...]:
    """The same with numbers that nobody has for those who are new."""
    return tuple(
        [_sign_up(one, one.chosen or PlayerNumber(-one.row), desk.person) for one in lines]
    )


def _sign_up(
    line: Line, player: PlayerNumber, person: Callable[[PlayerNumber], Person | None]
) -> SignUp:
    known = person(player)
    banned = known.banned if known else ""
    return SignUp(player, line.way, line.pays, line.paid, line.note, banned)


def _twice(lines: Iterable[Line]) -> dict[int, str]:
    """Of whom an earlier line is."""
    seen: dict[object, int] = {}
    found = {}
    for line in lines:
        name, card = search_key(line.person.name), search_key(line.person.card)
        key: object = line.chosen or (name, card, line.row if line.again else 0)
        first = seen.setdefault(key, line.row)
        if first != line.row:
            found[line.row] = say("line {row} is the same person", row=first)
    return found
