"""What trials say, and how the program is started anew from within."""

import sys


def tell(sentence: str) -> None:
    """Says a line of the self-test."""
    sys.stdout.write(f"{sentence}\n")
    sys.stdout.flush()


def program() -> list[str]:
    """The command that starts the program, as it was built or from its modules."""
    is_built = getattr(sys, "frozen", False)
    return [sys.executable] if is_built else [sys.executable, "-P", "-m", "director"]
