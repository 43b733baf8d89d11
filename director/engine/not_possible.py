"""What a question about the rules can be asked of: whoever asks the impossible hears which part."""

from collections.abc import Mapping
from types import MappingProxyType

from director.engine.reasons import Reason

_NONE: Mapping[int, Reason] = MappingProxyType({})


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

    def __init__(
        self, field: str, asked: Reason, seat: int = 0, each: Mapping[int, Reason] = _NONE
    ) -> None:
        """`seat` is whose it is; 0 where it is nobody's in particular.

        Where every seat is to say something, `each` has what, in a word or two.
        """
        super().__init__(field, asked.words)
        self.asked = asked
        self.seat = seat
        self.each = each
