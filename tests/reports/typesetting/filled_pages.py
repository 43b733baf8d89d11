"""How full the pages of a book are, measured on their pictures."""

import pypdfium2

WHITE_PAPER = 255


def filled(pdf):
    """Of each page, the share of its frame's height to which its two halves are filled."""
    return [_page(page) for page in pypdfium2.PdfDocument(pdf)]


def _page(page):
    picture = page.render(scale=0.25).to_pil().convert("L")
    wide, high = picture.size
    top, bottom = round(high * 0.06), round(high * 0.935)
    halves = (0, top, wide // 2, bottom), (wide // 2, top, wide, bottom)
    ends = [_end(picture.crop(half)) for half in halves]
    return round(sum(ends) / 2 / (bottom - top), 2)


def _end(picture):
    """The number of the lowest line that is not white."""
    ink = picture.point([WHITE_PAPER] * 240 + [0] * 16)
    box = ink.getbbox()
    return box[3] if box else 0
