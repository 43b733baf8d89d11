"""Pages of a PDF as pictures. PDFium draws one page at a time, whoever asks."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from threading import Lock
from types import TracebackType
from typing import Any, NamedTuple

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QImage

_pdfium = Lock()
"""It is not made for two threads: a preview and a printer may ask at once."""


class Page(NamedTuple):
    """A page as a picture."""

    picture: QImage
    number: int
    """From 0."""
    pages: int


class PdfPages(AbstractContextManager["PdfPages"]):
    """The pages of a PDF while it is open. Raises ValueError where it is none."""

    def __init__(self, pdf: bytes) -> None:
        # a tenth of a second, which the first window must not wait for
        from pypdfium2 import PdfDocument, PdfiumError  # noqa: PLC0415 -- see above

        with _pdfium:
            try:
                self._document = PdfDocument(pdf)
            except PdfiumError as error:
                raise ValueError(str(error)) from error

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        with _pdfium:
            self._document.close()

    def __len__(self) -> int:
        return len(self._document)

    def size(self, number: int) -> QSizeF:
        """A page's size in points."""
        size: QSizeF = self._on_page(number, lambda one: QSizeF(one.get_width(), one.get_height()))
        return size

    def drawn(self, number: int, width: int) -> QImage:
        """A page, so many dots wide."""
        picture: QImage = self._on_page(number, lambda page: _picture(page, width))
        return picture

    def _on_page(self, number: int, ask: Callable[[Any], Any]) -> Any:
        with _pdfium:
            page = self._document[number]
            try:
                return ask(page)
            finally:
                page.close()


def page_of(pdf: bytes, number: int, width: int) -> Page:
    """A page of a PDF, so many dots wide; the last one where there are fewer. Raises ValueError."""
    with PdfPages(pdf) as pages:
        number = max(0, min(number, len(pages) - 1))
        return Page(pages.drawn(number, width), number, len(pages))


def _picture(page: Any, width: int) -> QImage:
    # pdfium rounds up: half a dot less, or the page is a dot too wide, and drawn unsharp
    bitmap = page.render(scale=(width - 0.5) / page.get_width(), rev_byteorder=True)
    three = bitmap.n_channels == 3
    kind = QImage.Format.Format_RGB888 if three else QImage.Format.Format_RGBX8888
    return QImage(bitmap.buffer, bitmap.width, bitmap.height, bitmap.stride, kind).copy()
