"""Files that one program holds: it ends with the program, however that ends."""

import sys

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl


def held(file: int) -> bool:
    """Whether an open file is held by us now, and not by another program.

    Raises OSError where the disk lets nobody hold a file.
    """
    try:
        if sys.platform == "win32":
            msvcrt.locking(file, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):
        return False
    return True
