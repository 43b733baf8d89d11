"""Reads a file that people fill in (TOML) and finds everything that is wrong with it at once.

A `Form` is one table of such a file. Its reader asks for the keys it knows; each wrong answer is
noted as a `Fault` with its place, and a sound default is given back, so that reading goes on.
What nobody asked for is a fault too, mostly a slip of the pen, and gets a suggestion.
"""

from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Any, NamedTuple

from director.words import say

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
        place = f"{self.place}.{key}".strip(".")
        self.faults.append(Fault(place, message, self._line_of(place)))

    def text(self, key: str, default: str | None = None) -> str:
        """A piece of text. Without a default the key must be there."""
        return str(self._answer(key, str, default, "", say("a text in quotation marks")))

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
        return max(number, least)

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

    def choice(self, key: str, choices: Iterable[str], default: str | None = None) -> str:
        """One of the choices."""
        choices = tuple(choices)
        chosen = self.text(key, default)
        if key in self.data and isinstance(self.data[key], str) and chosen not in choices:
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

    def wholes(self, key: str, default: tuple[int, ...] | None = ()) -> tuple[int, ...]:
        """A list of whole numbers; a single number counts as a list of one."""
        value = self._answer(key, (int, list), default, (), say("a list of whole numbers"))
        if isinstance(value, int):
            if value < 0:
                self.fault(key, say("should be a whole number"))
            return (value,)
        for number, one in enumerate(value):
            if not isinstance(one, int) or isinstance(one, bool) or one < 0:
                self.fault(f"{key}[{number}]", say("should be a whole number"))
        return tuple(one for one in value if isinstance(one, int) and not isinstance(one, bool))

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
                self.fault(key, say("is missing: it should be {wanted}", wanted=wanted))
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
        both = isinstance(under, dict) and isinstance(value, dict)
        merged[key] = _laid_over(under, value) if both else value  # type: ignore[arg-type]
    return merged


def no_such(kind: str, name: str, known: Iterable[str]) -> str:
    """That a name is not known, and which one may have been meant.

    >>> no_such("choice", "one per rwo", ["one row", "one per row"])
    "no such choice 'one per rwo'; did you mean 'one per row'?"
    """
    known = tuple(known)
    import difflib  # noqa: PLC0415 -- only a mistake needs it

    near = difflib.get_close_matches(name, known, n=1)
    if near:
        return say(
            "no such {kind} '{name}'; did you mean '{near}'?", kind=kind, name=name, near=near[0]
        )
    if 0 < len(known) <= 12:
        return say(
            "no such {kind} '{name}'; known: {known}", kind=kind, name=name, known=", ".join(known)
        )
    return say("no such {kind} '{name}'", kind=kind, name=name)


def read_form(text: str, file: str) -> Form:
    """A file's text as a form that knows its lines.

    Raises FileWrong when it is not TOML at all, with the place where reading stopped.
    """
    import tomllib  # noqa: PLC0415 -- only who reads a file needs it

    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise FileWrong(file, [_not_toml(str(error))]) from None
    return Form(data, [], lines=line_numbers(text))


def load_form(path: "Path") -> Form:
    """A file as a form. Raises FileWrong when it cannot be read or is not TOML."""
    try:
        text = path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        fault = Fault("", say("this is not a text file (UTF-8)"))
        raise FileWrong(str(path), [fault]) from None
    except OSError as error:
        fault = Fault("", say("cannot be read: {reason}", reason=error.strerror))
        raise FileWrong(str(path), [fault]) from None
    return read_form(text, str(path))


def _not_toml(message: str) -> Fault:
    """The reader's own words, with the line taken out of them."""
    what, _, where = message.partition(" (at line ")
    line = where.partition(",")[0]
    return Fault(
        "", say("not readable as TOML: {what}", what=what), int(line) if line.isdigit() else None
    )


def line_numbers(text: str) -> dict[str, int]:
    r"""On which line each key of a TOML text stands, good enough to point at.

    >>> line_numbers("name = 'x'\n[board]\nrows = 3\n[[street]]\nbet = 'small'")
    {'name': 1, 'board': 2, 'board.rows': 3, 'street[1]': 4, 'street[1].bet': 5}
    >>> line_numbers("level = [\n  { label = '1' },\n  { break = 10 },\n]")
    {'level': 1, 'level[1]': 2, 'level[2]': 3}
    """
    lines: dict[str, int] = {}
    counts: dict[str, int] = {}
    table, inside, quote = "", "", ""
    for number, line in enumerate(text.splitlines(), start=1):
        bare = line.strip()
        if quote:
            quote = "" if quote in bare else quote
        elif inside:  # a list over several lines, mostly of one table a line
            if bare.startswith("{"):
                counts[inside] = counts.get(inside, 0) + 1
                lines[f"{inside}[{counts[inside]}]"] = number
            inside = "" if bare.startswith("]") else inside
        elif bare.startswith("[["):
            name = _plain_key(bare.strip("[] "))
            counts[name] = counts.get(name, 0) + 1
            table = f"{name}[{counts[name]}]"
            lines[table] = number
        elif bare.startswith("["):
            table = _plain_key(bare[1:].partition("]")[0])
            lines[table] = number
        elif "=" in bare and not bare.startswith("#"):
            key, _, value = bare.partition("=")
            place = f"{table}.{_plain_key(key)}".strip(".")
            lines[place] = number
            inside = place if value.strip() == "[" else ""
            quote = next((mark for mark in ('"""', "'''") if value.count(mark) == 1), "")
    return lines


def _plain_key(key: str) -> str:
    return ".".join(part.strip().strip("\"'") for part in key.split("."))


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, dict):
        return say("a table")
    if isinstance(value, list):
        return say("a list")
    return f"'{value}'" if isinstance(value, str) else str(value)
