"""One object of a file, asked for its fields; what is wrong is noted with its place."""

from collections.abc import Mapping
from datetime import UTC, datetime

from director.files.forms import Fault, clipped, no_such
from director.files.limits import NAME, on_one_line
from director.files.tdt_text import FAULTS, Made, TdtText
from director.translation import say

_LATEST = 253_402_300_799_000
"""Milliseconds of the last moment that a date can tell, in the year 9999."""


class Fields:
    """The fields of one object; a missing one has its usual value."""

    def __init__(self, source: TdtText, faults: list[Fault], made: Made) -> None:
        self._source = source
        self._faults = faults
        self._made = made

    @property
    def kind(self) -> str:
        """What it is, by its constructor."""
        return self._made.kind

    def __contains__(self, key: str) -> bool:
        return self._made.fields.get(key) is not None

    def wrong(self, key: str, message: str) -> None:
        """Notes what is wrong with a field."""
        if len(self._faults) < FAULTS:
            place = self._source.place(self._made.at)
            told = say("column {column}: {field}", column=place.column, field=self._named(key))
            self._faults.append(Fault(told, message, place.line))

    def text(self, key: str, most: int = NAME) -> str:
        """A piece of text on one line; a longer one is cut."""
        return on_one_line(self.long_text(key))[:most]

    def long_text(self, key: str) -> str:
        """A piece of text as it stands."""
        value = self._made.fields.get(key)
        if value is None or isinstance(value, str):
            return value or ""
        if isinstance(value, int | float) and not isinstance(value, bool):
            return str(value)
        self._not(key, say("a text"), value)
        return ""

    def number(self, key: str, usual: float = 0, *, least: float | None = 0) -> float:
        """A number, by itself or as a text of digits; not below the least."""
        value = self._made.fields.get(key)
        if isinstance(value, str):
            value = _as_number(value)
        if value is None and self._made.fields.get(key) is None:
            return usual
        if not isinstance(value, int | float) or isinstance(value, bool):
            self._not(key, say("a number"), self._made.fields.get(key))
            return usual
        if least is not None and value < least:
            words = "{number} is too small: at least {least}"
            self.wrong(key, say(words, number=f"{value:g}", least=f"{least:g}"))
            return least
        return value

    def whole(self, key: str, usual: int = 0, *, least: int = 0, most: int = 10**12) -> int:
        """A whole number between the least and the most; what is behind a point is cut off."""
        value = int(self.number(key, usual, least=least))
        if value > most:
            words = "{number} is too large: at most {most}"
            self.wrong(key, say(words, number=value, most=most))
            return most
        return value

    def money(self, key: str, *, least: float | None = 0) -> int:
        """An amount, in hundredths."""
        return round(self.number(key, least=least) * 100)

    def flag(self, key: str, usual: bool = False) -> bool:
        """True or false."""
        value = self._made.fields.get(key)
        if value is None or isinstance(value, bool):
            return usual if value is None else value
        if value in (0, 1):
            return bool(value)
        self._not(key, say("true or false"), value)
        return usual

    def moment(self, key: str) -> datetime | None:
        """A moment in UTC; None where there is none."""
        value = self._made.fields.get(key)
        if isinstance(value, Made) and value.kind == "Date":
            value = next(iter(value.values), None)
        if value in (None, 0, ""):
            return None
        if isinstance(value, bool) or not isinstance(value, int | float) or not 0 < value < _LATEST:
            self._not(key, say("a moment, in milliseconds"), value)
            return None
        return datetime.fromtimestamp(value / 1000, UTC)

    def part(self, key: str, *kinds: str) -> "Fields | None":
        """The object in a field; None where there is none."""
        value = self._made.fields.get(key)
        return None if value is None else self._as_part(key, value, kinds)

    def parts(self, key: str, *kinds: str) -> "list[Fields]":
        """The objects in a list; none where there is none."""
        found = [self._as_part(key, one, kinds) for one in self.items(key)]
        return [one for one in found if one is not None]

    def named_parts(self, key: str, kind: str) -> "dict[str, Fields]":
        """The objects of a map, by their names."""
        value = self._made.fields.get(key)
        if value is None:
            return {}
        if not isinstance(value, dict):
            self._not(key, say("a map"), value)
            return {}
        found = {name: self._as_part(key, one, (kind,)) for name, one in value.items()}
        return {name: one for name, one in found.items() if one is not None}

    def items(self, key: str) -> list[object]:
        """A list as it stands."""
        value = self._made.fields.get(key)
        if value is None:
            return []
        if not isinstance(value, list):
            self._not(key, say("a list"), value)
            return []
        return value

    def texts(self, key: str) -> tuple[str, ...]:
        """The texts of a list."""
        found = self.items(key)
        for one in found:
            if not isinstance(one, str):
                self._not(key, say("a list of texts"), one)
        return tuple([one for one in found if isinstance(one, str)])

    def amounts(self, key: str) -> int:
        """The sum of the amounts that an object is made of, in hundredths."""
        value = self._made.fields.get(key)
        if value is None:
            return 0
        given = value.values if isinstance(value, Made) else ()
        listed = given[0] if given and isinstance(given[0], list) else list(given)
        total = 0.0
        for one in listed:
            if isinstance(one, bool) or not isinstance(one, int | float) or one < 0:
                self._not(key, say("a list of amounts"), one)
            else:
                total += one
        return round(total * 100)

    def _as_part(self, key: str, value: object, kinds: tuple[str, ...]) -> "Fields | None":
        if isinstance(value, Made) and value.kind in kinds:
            return Fields(self._source, self._faults, value)
        if isinstance(value, Made):
            self.wrong(key, no_such("kind", value.kind, kinds))
        else:
            self._not(key, say("“new {kind}”", kind=kinds[0]), value)
        return None

    def _not(self, key: str, wanted: str, value: object) -> None:
        words = "should be {wanted}, not {value}"
        self.wrong(key, say(words, wanted=wanted, value=_shown(value)))

    def _named(self, key: str) -> str:
        return f"{self._made.kind}.{key}".strip(".")


def _as_number(text: str) -> float | None:
    """The number of a text of digits; None where it is something else."""
    plain = text.strip()
    if len(plain) > 16 or not plain.replace(".", "", 1).lstrip("-").isdecimal():
        return None
    return float(plain)


def _shown(value: object) -> str:
    """What stands there, in a word."""
    if isinstance(value, Made):
        return f"“new {value.kind}”"
    if isinstance(value, str):
        return f"“{clipped(value)}”"
    kinds: Mapping[type, str] = {dict: say("a table"), list: say("a list")}
    return kinds.get(type(value), clipped(str(value)))
