"""What a question about the rules can be asked of: whoever asks the impossible hears which part."""

from director.engine.reasons import Reason


class NotPossible(ValueError):
    """The question cannot be as it was put: no table has such seats, chips or order of actions.

    `field` is the parameter at fault, `message` one sentence on what is the matter with it.
    """

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field
        self.message = message


class NotYet(NotPossible):
    """The question lacks something that would change its answer; the reason says what."""

    def __init__(self, field: str, asked: Reason, seat: int = 0) -> None:
        """`seat` is whose it is; 0 where it is nobody's in particular."""
        super().__init__(field, asked.words)
        self.asked = asked
        self.seat = seat
