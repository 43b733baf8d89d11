"""Numbers and times of day in words, so that every voice reads them alike."""

from datetime import datetime

_UP_TO_TWENTY = [
    "zero",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
    "seventeen",
    "eighteen",
    "nineteen",
]
_TENS = [
    "zero",
    "ten",
    "twenty",
    "thirty",
    "forty",
    "fifty",
    "sixty",
    "seventy",
    "eighty",
    "ninety",
]
_GROUPS = ((10**9, "billion"), (10**6, "million"), (1_000, "thousand"), (100, "hundred"))
_HUNDREDS = _GROUPS[-1:]
_LARGEST = 10**12


def number_in_words(number: int) -> str:
    """A whole number as a floor says it; with its figures where nobody would say it.

    >>> number_in_words(1200), number_in_words(25), number_in_words(-3)
    ('twelve hundred', 'twenty-five', 'minus three')
    """
    if number < 0:
        return f"minus {number_in_words(-number)}"
    if number >= _LARGEST:
        return str(number)
    if number < len(_UP_TO_TWENTY):
        return _UP_TO_TWENTY[number]
    for size, name in _HUNDREDS if _is_in_hundreds(number) else _GROUPS:
        if number >= size:
            many, rest = divmod(number, size)
            said = f"{number_in_words(many)} {name}"
            return f"{said} {number_in_words(rest)}" if rest else said
    tens, one = divmod(number, 10)
    return f"{_TENS[tens]}-{_UP_TO_TWENTY[one]}" if one else _TENS[tens]


def _is_in_hundreds(number: int) -> bool:
    """Whether it is said in hundreds, as twelve hundred, and not in thousands."""
    return 1_000 < number < 10_000 and not number % 100 and number % 1_000 > 0


def plural_in_words(number: int) -> str:
    """Chips of a value.

    >>> plural_in_words(25), plural_in_words(500), plural_in_words(1000), plural_in_words(50)
    ('twenty-fives', 'five hundreds', 'thousands', 'fifties')
    """
    words = number_in_words(number)
    if number in (100, 1_000, 10**6):
        words = words.removeprefix("one ")
    if words.endswith("y"):
        return f"{words[:-1]}ies"
    return f"{words}es" if words.endswith("x") else f"{words}s"


def time_in_words(moment: datetime) -> str:
    """The hour and minute where this machine stands: eight fifteen, nine oh five, ten o'clock."""
    local = moment.astimezone()
    hour, minute = number_in_words(local.hour % 12 or 12), local.minute
    if not minute:
        return f"{hour} o'clock"
    return (
        f"{hour} oh {number_in_words(minute)}"
        if minute < 10
        else f"{hour} {number_in_words(minute)}"
    )
