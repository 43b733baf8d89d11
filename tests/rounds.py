"""How many examples a law is tried with: some whenever tests run, ten times as many by hand.

`python3 scripts/long_round.py` is the long round.
"""

from hypothesis import settings

USUAL, LONG = "director", "long"
"""The profiles of the two rounds."""
TIMES = 10


def examples(usual: int) -> int:
    """So many, or ten times as many in the long round."""
    return TIMES * usual if settings.get_current_profile_name() == LONG else usual


def register() -> None:
    """Makes both rounds known, of which the usual one is gone unless another is asked for."""
    usual = settings(deadline=None, max_examples=35)  # on a busy machine any example may be slow
    settings.register_profile(USUAL, usual)
    settings.register_profile(LONG, usual, max_examples=TIMES * usual.max_examples)
    settings.load_profile(USUAL)
