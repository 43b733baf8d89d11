"""What is not written: an act that the rules forbid, a record that has no ground."""

from director.translation import Sentence


class Refused(Exception):
    """The rules forbid it. Nothing has changed; the sentence says why."""

    overridable = False
    """Whether the floor may do it all the same, with a note that says why."""

    def __init__(self, text: str, **values: object) -> None:
        self.sentence = Sentence(text, values)


class Forbidden(Refused):
    """A rule forbids it that a human may set aside: the same command with a note is accepted."""

    overridable = True


class Unfit(Exception):
    """A record has no ground: taking another back has left it without, or its log is damaged."""

    def __init__(self, number: int, why: Sentence) -> None:
        """`number` of the first record that does not fit; those before it do."""
        self.number = number
        self.why = why
        super().__init__(f"record {number} does not fit: {why.text}")
