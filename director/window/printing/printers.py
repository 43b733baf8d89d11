"""The printers of this machine, and a PDF on one of them.

A page is drawn as large as the sheet says; where the paper in the printer is smaller, it is made
to fit, and never larger than it is.
"""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter

from director.translation import say
from director.window.system.pdf_pages import PdfPages

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_FINEST = 300
"""Dots an inch: finer ones nobody sees on these sheets."""
_POINTS = 72

Told = Callable[[int, int], bool]
"""Is told how many sides are done, and of how many; whether to go on."""


class NotPrinted(Exception):
    """Why nothing came out of the printer, in a sentence."""


def printers() -> list[str]:
    """The names of the printers, the usual one first; none where this machine cannot print."""
    try:
        from PySide6.QtPrintSupport import QPrinterInfo  # noqa: PLC0415 -- needs the print system
    except ImportError:
        return []
    names: list[str] = QPrinterInfo.availablePrinterNames()
    usual = QPrinterInfo.defaultPrinterName()
    return sorted(names, key=lambda name: (name != usual, name.casefold()))


def print_pdf(
    pdf: bytes, title: str, printer: str, copies: int, told: Told, into: Path | None = None
) -> int:
    """Prints a PDF; how many sides, fewer than there are where `told` had it stopped.

    `into` prints into a file instead. Raises NotPrinted, and ValueError where it is no PDF.
    """
    from PySide6.QtPrintSupport import QPrinter  # noqa: PLC0415 -- needs the print system

    if not into and printer not in printers():
        raise NotPrinted(say("there is no printer {printer}", printer=printer))
    device = QPrinter(QPrinter.PrinterMode.HighResolution)
    if into:
        device.setOutputFileName(str(into))
    else:
        device.setPrinterName(printer)
    device.setDocName(title)
    device.setFullPage(True)
    itself = device.supportsMultipleCopies()
    device.setCopyCount(copies if itself else 1)
    with PdfPages(pdf) as pages:
        sides = [number for _ in range(1 if itself else copies) for number in range(len(pages))]
        _lay(device, pages.size(0))
        painter = QPainter()
        if not painter.begin(device):
            raise NotPrinted(say("{printer} does not respond", printer=printer))
        try:
            return _print(painter, device, pages, sides, told)
        finally:
            painter.end()


def _lay(device: "QPrinter", size: QSizeF) -> None:
    """Asks the printer for the sheet's own paper, to its edges."""
    upright = size if size.height() >= size.width() else size.transposed()
    turned = size.width() > size.height()
    way = QPageLayout.Orientation.Landscape if turned else QPageLayout.Orientation.Portrait
    paper = QPageSize(upright, QPageSize.Unit.Point)
    device.setPageLayout(QPageLayout(paper, way, QMarginsF()))


def _print(
    painter: QPainter, device: "QPrinter", pages: PdfPages, sides: list[int], told: Told
) -> int:
    ratio = device.resolution() / _POINTS
    for done, number in enumerate(sides):
        if not told(done, len(sides)):
            return done
        size = pages.size(number)
        if done:
            _lay(device, size)
            device.newPage()
        width = round(size.width() * min(device.resolution(), _FINEST) / _POINTS)
        painter.drawImage(_place(size * ratio, device), pages.drawn(number, width))
    told(len(sides), len(sides))
    return len(sides)


def _place(size: QSizeF, device: "QPrinter") -> QRectF:
    """Where a page lies on the paper, in the printer's dots."""
    paper = device.paperRect(device.Unit.DevicePixel)
    if size.width() > paper.width() + 1 or size.height() > paper.height() + 1:
        size = size * min(paper.width() / size.width(), paper.height() / size.height())
    left = (paper.width() - size.width()) / 2
    top = (paper.height() - size.height()) / 2
    return QRectF(left, top, size.width(), size.height())
