"""What a page asks for, read strictly: JSON of a stranger until every value is what it is to be."""

from typing import Any

from director.files.strict_json import Malformed, read_object

_MOST_DIGITS = 15
_LONGEST = 300


class Asked:
    """An object of which each value is read once, by its name; nothing else may stand in it."""

    def __init__(self, told: object) -> None:
        """Raises Malformed where it is no object."""
        if not isinstance(told, dict):
            raise Malformed
        self._left: dict[str, Any] = dict(told)

    def number(self, name: str, least: int = 0) -> int:
        """A whole number. Raises Malformed."""
        return whole(self._left.pop(name, None), least)

    def numbers(self, name: str, most: int = 20) -> tuple[int, ...]:
        """Whole numbers from 1; none where nothing is said. Raises Malformed."""
        return tuple([whole(one, 1) for one in self.rows(name, most)])

    def rows(self, name: str, most: int = 20) -> list[Any]:
        """A list of anything; empty where nothing is said. Raises Malformed."""
        told = self._left.pop(name, [])
        if not isinstance(told, list) or len(told) > most:
            raise Malformed
        return told

    def text(self, name: str, longest: int = _LONGEST) -> str:
        """A line of text; empty where nothing is said. Raises Malformed."""
        return line(self._left.pop(name, ""), longest)

    def flag(self, name: str) -> bool:
        """Yes or no; no where nothing is said. Raises Malformed."""
        told = self._left.pop(name, False)
        if not isinstance(told, bool):
            raise Malformed
        return told

    def end(self) -> None:
        """Raises Malformed where anything was said that nobody asked for."""
        if self._left:
            raise Malformed


def asked(body: bytes) -> Asked:
    """What came as JSON, each name once. Raises Malformed."""
    return Asked(read_object(body))


def whole(told: object, least: int = 0) -> int:
    """A whole number that somebody could have counted. Raises Malformed."""
    if not isinstance(told, int) or isinstance(told, bool):
        raise Malformed
    if not least <= told < 10**_MOST_DIGITS:
        raise Malformed
    return told


def line(told: object, longest: int = _LONGEST) -> str:
    """A line of text. Raises Malformed."""
    if not isinstance(told, str) or len(told) > longest or not told.isprintable():
        raise Malformed
    return told
