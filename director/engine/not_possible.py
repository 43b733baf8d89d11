"""What a question about the rules can be asked of: whoever asks the impossible hears which part."""


class NotPossible(ValueError):
    """The question cannot be as it was put: no table has such seats, chips or order of actions.

    `field` is the parameter at fault, `message` one sentence on what is the matter with it.
    """

    def __init__(self, field: str, message: str) -> None:
        super().__init__(message)
        self.field = field
        self.message = message
