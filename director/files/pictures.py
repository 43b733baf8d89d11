"""Pictures from outside: logos and what stands on the wall between times."""

from base64 import b64encode
from io import BytesIO
from pathlib import Path

from director.files import limits
from director.translation import say


def is_picture(path: Path) -> bool:
    """Whether a file is a whole picture of a size that a sheet or a wall can take."""
    return not why_no_picture(path)


def why_no_picture(path: Path) -> str:
    """Why a file cannot be shown, in one sentence; empty where it can."""
    from PIL import Image  # noqa: PLC0415 -- slow, and needed only where a picture is shown

    try:
        if path.stat().st_size > limits.PICTURE_BYTES:
            most = limits.PICTURE_BYTES // 1_000_000
            return say("{file} has more than {most} MB", file=path.name, most=most)
        with Image.open(path) as picture:
            width, height = picture.size
            if not 0 < width * height <= limits.PICTURE_PIXELS:
                return _too_many(path)
            picture.load()
    except Image.DecompressionBombError:
        return _too_many(path)
    except FileNotFoundError:
        return say("{file} is not there any more", file=path.name)
    except (OSError, ValueError, SyntaxError):
        return say("{file} is no whole picture", file=path.name)
    return ""


def as_logo(path: Path) -> str:
    """A picture small enough for every log and sheet, a PNG as base64. Raises ValueError."""
    from PIL import Image, ImageOps  # noqa: PLC0415 -- slow, and needed only where a logo is chosen

    if why := why_no_picture(path):
        raise ValueError(why)
    with Image.open(path) as picture:
        made = ImageOps.exif_transpose(picture).convert("RGBA")
    made.thumbnail(limits.LOGO_PIXELS)
    for colors in (0, 256, 32):
        stream = BytesIO()
        (made.quantize(colors) if colors else made).save(stream, "PNG", optimize=True)
        text = b64encode(stream.getvalue()).decode("ascii")
        if len(text) <= limits.LOGO_LETTERS:
            return text
    raise ValueError(say("{file} is too rich in detail for a logo", file=path.name))


def _too_many(path: Path) -> str:
    most = limits.PICTURE_PIXELS // 1_000_000
    return say("{file} has more than {most} million pixels", file=path.name, most=most)
