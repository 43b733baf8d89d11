"""Reads a file that people fill in (TOML) and finds everything that is wrong with it at once.

A `Form` is one table of such a file. Its reader asks for the keys it knows; each wrong answer is
noted as a `Fault` with its place, and a sound default is given back, so that reading goes on.
What nobody asked for is a fault too, mostly a slip of the pen, and gets a suggestion.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from director.files.limits import HIGHEST
from director.files.toml_lines import TOO_DEEP, TOO_LONG, line_numbers, slip, unreadable
from director.translation import say

if TYPE_CHECKING:
    from pathlib import Path

Lines = Mapping[str, int]
"""The line on which each key stands, by its place: `{"board.layout": 12}`."""


class Fault(NamedTuple):
    """One thing that is wrong with a file: where, what, and mostly a suggestion."""

    place: str
    """The key, with the tables around it: `street[2].bet`."""
    message: str
    line: int | None = None
    missing: bool = False
    """Whether nothing is there where something has to be."""

    def __str__(self) -> str:
        line = say("line {line}: ", line=self.line) if self.line else ""
        return f"{line}{self.place}: {self.message}" if self.place else f"{line}{self.message}"


_NO_LINE = 1 << 30
"""Faults that stand on no line are told last."""


_LARGEST = 10**12
"""Beyond this, a number with a point does not keep its decimals."""


class FileWrong(Exception):
    """A file cannot be used. Says everything that is wrong with it."""

    def __init__(self, file: str, faults: Iterable[Fault]) -> None:
        self.file = file
        self.faults = tuple(sorted(faults, key=lambda fault: fault.line or _NO_LINE))
        super().__init__("\n".join(f"{file}: {fault}" for fault in self.faults))


class Form:
    """One table of a file that people fill in."""

    def __init__(
        self,
        data: Mapping[str, Any],
        faults: list[Fault],
        place: str = "",
        lines: Lines | None = None,
    ) -> None:
        self.data = data
        self.faults = faults
        self.place = place
        self._lines = lines or {}
        self._asked: list[str] = []

    def __contains__(self, key: str) -> bool:
        return key in self.data

    def fault(self, key: str, message: str) -> None:
        """Notes what is wrong with the answer to a key; `""` is the form itself."""
        self.faults.append(self.told(key, message))

    def missing(self, key: str, wanted: str) -> None:
        """Notes that a key has no answer, which has to be there."""
        fault = self.told(key, say("is missing: it should be {wanted}", wanted=wanted))
        self.faults.append(fault._replace(missing=True))

    def told(self, key: str, message: str) -> Fault:
        """What is wrong with the answer to a key, with its place and its line."""
        place = f"{self.place}.{key}".strip(".")
        return Fault(place, message, self._line_of(place))

    def text(self, key: str, default: str | None = None) -> str:
        """A piece of text. Without a default the key must be there."""
        return str(self._answer(key, str, default, "", say("a text in quotation marks")))

    def line(self, key: str) -> str:
        """A piece of text that must be there, and on one line."""
        text = self.text(key)
        if isinstance(self.data.get(key), str) and (not text.strip() or "\n" in text.strip()):
            self.fault(key, say("should be a line of text"))
        return text

    def whole(
        self, key: str, default: int | None = None, least: int = 0, most: int | None = None
    ) -> int:
        """A whole number, not below the least and not above the most."""
        number = int(self._answer(key, int, default, least, say("a whole number")))
        if key in self.data and number < least:
            self.fault(
                key, say("{number} is too small: at least {least}", number=number, least=least)
            )
        if most is not None and number > most:
            self.fault(key, say("{number} is too large: at most {most}", number=number, most=most))
            return most
        return self._countable(key, max(number, least))

    def hundredths(self, key: str, default: int | None = None, least: int = 0) -> int:
        """A number of at most two decimals, counted in hundredths: 0.75 gives 75."""
        usual = None if default is None else default / 100
        value = self._answer(key, (int, float), usual, least / 100, say("a number"))
        number = value * 100
        if isinstance(value, float):
            if not -_LARGEST < value < _LARGEST or round(value, 2) != value:
                self.fault(key, say("should be a number of at most two decimals"))
                return least
            number = round(number)
        if key in self.data and number < least:
            small = say(
                "{number} is too small: at least {least}", number=value, least=f"{least / 100:g}"
            )
            self.fault(key, small)
        return int(max(number, least))

    def flag(self, key: str, default: bool = False) -> bool:
        """True or false."""
        return bool(self._answer(key, bool, default, default, say("true or false")))

    def choice(
        self, key: str, choices: Iterable[str], default: str | None = None, kind: str = ""
    ) -> str:
        """One of the choices; where their kind is named, a wrong one is told all that there are."""
        choices = tuple(choices)
        chosen = self.text(key, default)
        if key in self.data and isinstance(self.data[key], str) and chosen not in choices:
            if kind:
                self.fault(key, no_such_word(kind, chosen, choices))
            else:
                self.check_choice(key, chosen, choices)
            return choices[0]
        return chosen if chosen in choices or chosen == default else choices[0]

    def check_choice(self, key: str, chosen: str, choices: Iterable[str]) -> None:
        """Notes a word that is none of the choices."""
        choices = tuple(choices)
        if chosen not in choices:
            self.fault(key, no_such("choice", chosen, choices))

    def texts(self, key: str, default: tuple[str, ...] | None = ()) -> tuple[str, ...]:
        """A list of texts; a single text counts as a list of one."""
        value = self._answer(key, (str, list), default, (), say("a list of texts"))
        if isinstance(value, str):
            return (value,)
        for number, one in enumerate(value):
            if not isinstance(one, str):
                self.fault(f"{key}[{number}]", say("should be a text in quotation marks"))
        return tuple(one for one in value if isinstance(one, str))

    def names_or_numbers(self, key: str) -> tuple[str, ...]:
        """A list of texts in which whole numbers may stand without quotation marks."""
        value = self._answer(key, (str, int, list), (), (), say("a list of names or numbers"))
        every = value if isinstance(value, list | tuple) else [value]
        for number, one in enumerate(every):
            if isinstance(one, bool) or not isinstance(one, str | int):
                self.fault(f"{key}[{number}]", say("should be a name or a number"))
        return tuple(str(one) for one in every if isinstance(one, str | int))

    def wholes(self, key: str, default: tuple[int, ...] | None = ()) -> tuple[int, ...]:
        """A list of whole numbers; a single number counts as a list of one."""
        value = self._answer(key, (int, list), default, (), say("a list of whole numbers"))
        if isinstance(value, int):
            return (self._not_negative(key, value),)
        numbers = []
        for number, one in enumerate(value):
            if isinstance(one, int) and not isinstance(one, bool):
                numbers.append(self._not_negative(f"{key}[{number}]", one))
            else:
                self.fault(f"{key}[{number}]", say("should be a whole number"))
        return tuple(numbers)

    def _not_negative(self, key: str, number: int) -> int:
        if number < 0:
            self.fault(key, say("{number} is too small: at least {least}", number=number, least=0))
        return self._countable(key, max(number, 0))

    def _countable(self, key: str, number: int) -> int:
        """The number, not above what any figure of an event may be."""
        if number > HIGHEST:
            self.fault(key, say("a figure is at most {most}", most=f"{HIGHEST:,}"))
        return min(number, HIGHEST)

    def rows_of_texts(self, key: str) -> tuple[tuple[str, ...], ...]:
        """A list of lists of texts; none where the key is missing."""
        rows = self._answer(key, list, [], [], say("a list of lists of texts"))
        sound = []
        for number, row in enumerate(rows):
            if isinstance(row, list) and all(isinstance(one, str) for one in row):
                sound.append(tuple(row))
            else:
                self.fault(f"{key}[{number}]", say("should be a list of texts"))
        return tuple(sound)

    def part(self, key: str) -> "Form | None":
        """The table under a key; None where there is none."""
        if key in self.data:
            return self.form(key)
        self.leave(key)
        return None

    def form(self, key: str) -> "Form":
        """The table under a key; an empty one where there is none."""
        data = self._answer(key, dict, {}, {}, say("a table"))
        return self._inside(key, data)

    def forms(self, key: str) -> list["Form"]:
        """The tables in a list; none where the key is missing."""
        rows = self._answer(key, list, [], [], say("a list of tables"))
        forms = []
        for number, row in enumerate(rows, start=1):
            if isinstance(row, dict):
                forms.append(self._inside(f"{key}[{number}]", row))
            else:
                self.fault(f"{key}[{number}]", say("should be a table"))
        return forms

    def named_forms(self, key: str) -> dict[str, "Form"]:
        """The tables inside a table, by their names."""
        inside = self.form(key)
        return {name: inside.form(name) for name in inside.data}

    def has_line(self, place: str) -> bool:
        """Whether the key of a place stands on a line of its own in the file."""
        return place in self._lines

    def over(self, below: Mapping[str, Any]) -> "Form":
        """The same form laid over another table: its own answers come first."""
        return Form(_laid_over(below, self.data), self.faults, self.place, self._lines)

    def changed(self, above: Mapping[str, Any]) -> "Form":
        """The same form with another table laid over it, whose answers come first."""
        return Form(_laid_over(self.data, above), self.faults, self.place, self._lines)

    def leave(self, *keys: str) -> None:
        """These keys are known too and are read elsewhere."""
        self._asked.extend(keys)

    def finish(self) -> None:
        """Notes every key that nobody asked for."""
        for key in self.data:
            if key not in self._asked:
                self.fault(key, no_such("key", key, self._asked))

    def _answer(self, key: str, kind: Any, default: Any, fallback: Any, wanted: str) -> Any:
        self._asked.append(key)
        if key not in self.data:
            if default is None:
                self.missing(key, wanted)
                return fallback
            return default
        value = self.data[key]
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            self.fault(
                key, say("should be {wanted}, not {value}", wanted=wanted, value=_shown(value))
            )
            return fallback if default is None else default
        return value

    def _inside(self, key: str, data: Mapping[str, Any]) -> "Form":
        return Form(data, self.faults, f"{self.place}.{key}".strip("."), self._lines)

    def _line_of(self, place: str) -> int | None:
        """The line of a key, or of the nearest table around it."""
        while place:
            if place in self._lines:
                return self._lines[place]
            place = place.rpartition("[" if place.endswith("]") else ".")[0]
        return None


def _laid_over(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Tables are merged key by key, anything else is replaced."""
    merged = dict(below)
    for key, value in above.items():
        under = merged.get(key)
        if isinstance(under, dict) and isinstance(value, dict):
            merged[key] = _laid_over(under, value)
        else:
            merged[key] = value
    return merged


_MOST_LETTERS = 60
"""So many letters of what somebody wrote are repeated to them."""
_LETTERS_OF_A_LINE = 20


def clipped(text: str) -> str:
    """As much of a text as a message repeats.

    >>> clipped("Ann's razz"), clipped("x" * 300) == "x" * 59 + "…"
    ("Ann's razz", True)
    """
    return _cut(text, _MOST_LETTERS)


def briefly(text: str) -> str:
    """As much of what somebody typed as a line says of it: what is wrong with it has the room.

    >>> briefly(" mar "), briefly("x" * 300) == "x" * 19 + "…"
    ('mar', True)
    """
    return _cut(text.strip(), _LETTERS_OF_A_LINE)


def _cut(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def why_no_file(path: "Path") -> str:
    """That there is no such file, or that it is a folder."""
    if path.is_dir():
        return say("{file} is a folder, not a file", file=path)
    return say("{file} is not there", file=path)


def nearest(name: str, known: Sequence[str]) -> str:
    """The known name that may have been meant; empty for none.

    >>> nearest("raz", ["razz", "stud"])
    'razz'
    """
    import difflib  # noqa: PLC0415 -- only a mistake needs it

    return next(iter(difflib.get_close_matches(name, known, n=1)), "")


def no_such(kind: str, name: str, known: Iterable[str]) -> str:
    """That a name is not known, and which one may have been meant.

    >>> no_such("choice", "one per rwo", ["one row", "one per row"])
    'no such choice “one per rwo”; did you mean “one per row”?'
    """
    known, name = tuple(known), clipped(name)
    if near := nearest(name, known):
        return say(
            "no such {kind} “{name}”; did you mean “{near}”?", kind=kind, name=name, near=near
        )
    if 0 < len(known) <= 12:
        return say(
            "no such {kind} “{name}”; known: {known}", kind=kind, name=name, known=", ".join(known)
        )
    return say("no such {kind} “{name}”", kind=kind, name=name)


def no_such_word(kind: str, name: str, known: Iterable[str]) -> str:
    """That a word is not known, which one may have been meant, and all that there are.

    >>> no_such_word("layout", "one per rwo", ["one row", "one per row"])
    'no such layout “one per rwo”; did you mean “one per row”? Known: “one row”, “one per row”'
    """
    known, name = tuple(known), clipped(name)
    words = ", ".join(f"“{word}”" for word in known)
    if near := nearest(name, known):
        return say(
            "no such {kind} “{name}”; did you mean “{near}”? Known: {words}",
            kind=kind,
            name=name,
            near=near,
            words=words,
        )
    return say("no such {kind} “{name}”; known: {words}", kind=kind, name=name, words=words)


_LARGEST_FILE = 1 << 20
"""In bytes: a hundred times the largest file that is shipped."""


def read_form(text: str, file: str) -> Form:
    """A file's text as a form that knows its lines.

    Raises FileWrong when it is not TOML at all, with the place where reading stopped, or has in it
    what nobody can read or print.
    """
    import tomllib  # noqa: PLC0415 -- only who reads a file needs it

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        wrong = slip(text, str(error))
        raise FileWrong(file, [Fault("", wrong.message, wrong.line)]) from None
    except RecursionError:
        raise FileWrong(file, [Fault("", say(TOO_DEEP))]) from None
    except ValueError:  # Python reads no number of so many digits
        raise FileWrong(file, [Fault("", say(TOO_LONG))]) from None
    form = Form(data, [], lines=line_numbers(text))
    for place, message in unreadable(data):
        form.fault(place, message)
    if form.faults:
        raise FileWrong(file, form.faults)
    return form


def load_form(path: "Path") -> Form:
    """A file as a form. Raises FileWrong when it cannot be read or is not TOML."""
    try:
        with path.open("rb") as file:
            data = file.read(_LARGEST_FILE + 1)
    except OSError as error:
        fault = Fault("", say("cannot be read: {reason}", reason=error.strerror or str(error)))
        raise FileWrong(str(path), [fault]) from None
    if len(data) > _LARGEST_FILE:
        fault = Fault("", say("this file is too large: at most one megabyte"))
        raise FileWrong(str(path), [fault])
    try:
        text = data.decode("utf-8-sig")  # some editors put a mark of the encoding first
    except UnicodeDecodeError:
        fault = Fault("", say("this is not a text file (UTF-8)"))
        raise FileWrong(str(path), [fault]) from None
    return read_form(text.replace("\r\n", "\n").replace("\r", "\n"), str(path))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return say("a table")
    if isinstance(value, list):
        return say("a list")
    return f"“{value}”" if isinstance(value, str) else str(value)
