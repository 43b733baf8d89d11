"""Pictures from outside: logos and what stands on the wall in a break."""

from pathlib import Path

from director.files import limits


def is_picture(path: Path) -> bool:
    """Whether a file is a whole picture of a size that a sheet or a wall can take."""
    from PIL import Image  # noqa: PLC0415 -- slow, and needed only where a logo is printed

    try:
        if path.stat().st_size > limits.PICTURE_BYTES:
            return False
        with Image.open(path) as picture:
            width, height = picture.size
            if not 0 < width * height <= limits.PICTURE_PIXELS:
                return False
            picture.load()
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        return False
    return True
