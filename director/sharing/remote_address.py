"""The address of the floor's remote: a secret stands in it, which whoever is to come is shown.

For everybody else there is nothing, and nobody learns who works here.
"""

import time
from collections import deque
from collections.abc import Callable
from hmac import compare_digest

from director.desk.sign_in import Waits
from director.sharing.strangers import Strangers, Wrong
from director.tournament.log.refused import Refused

SIGNS = 8
"""Of the secret."""
_REMOTE = "remote"
_STALE = 1024
"""Wrong ones that are remembered: a page of yesterday asks for the same again, and guesses none."""


class RemoteAddress:
    """Knows who was shown the address."""

    def __init__(
        self, secret: str, strangers: Strangers, steady: Callable[[], float] = time.monotonic
    ) -> None:
        """`steady` counts seconds, and nobody can set it. Without a secret nobody was shown it."""
        self.base = f"/{_REMOTE}/{secret}"
        """What every path there begins with."""
        self.secret = secret
        self._strangers = strangers
        self._waits = Waits(steady)
        self._wrong: deque[tuple[str, str]] = deque(maxlen=_STALE)

    def path(self, address: str, asked: str) -> str:
        """The path as the remote has it; empty for who does not know it, or has to wait."""
        _, first, typed, *rest = (*asked.split("/", 3), "", "")[:4]
        if first != _REMOTE or not self._is_known(address, typed.upper()):
            return ""
        return f"{self.base}/{''.join(rest)}"

    def _is_known(self, address: str, typed: str) -> bool:
        whose = self._strangers.counted_as(address)
        try:
            self._waits.check(whose)
        except Refused:
            return False
        if self.secret and compare_digest(typed.encode("utf-8", "replace"), self.secret.encode()):
            self._waits.right(whose)
            self._strangers.was_right(whose, Wrong.REMOTE)
            return True
        if len(typed) == SIGNS and (whose, typed) not in self._wrong:
            self._wrong.append((whose, typed))
            self._waits.wrong(whose)
            self._strangers.tried(whose, Wrong.REMOTE)
        return False
