"""Puts the pictures of a folder side by side, each with its name: `contact_sheet.py FOLDER [WORD]`.

With a word, only those that have it in their names. Writes contact-1.png and so on into the folder,
twenty pictures each.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter

from director.window.look.fonts import font, load

ACROSS, DOWN = 5, 4
THUMB = QSize(640, 480)
FOOT = 28
"""Pixels for the name below a picture."""


def contact_sheet(paths: Sequence[Path]) -> QImage:
    """So many pictures, each as large as its place allows."""
    place = THUMB + QSize(0, FOOT)
    sheet = QImage(place.width() * ACROSS, place.height() * DOWN, QImage.Format.Format_RGB32)
    sheet.fill(QColor("#5c5f63"))
    painter = QPainter(sheet)
    painter.setFont(font())
    painter.setPen(QColor("#ffffff"))
    for at, path in enumerate(paths):
        row, column = divmod(at, ACROSS)
        room = QRect(column * place.width(), row * place.height(), place.width(), place.height())
        picture = QImage(str(path)).scaled(
            THUMB - QSize(16, 8),
            Qt.AspectRatioMode.KeepAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        painter.drawImage(room.left() + 8, room.top() + 8, picture)
        foot = room.adjusted(8, THUMB.height(), 0, 0)
        painter.drawText(foot, Qt.AlignmentFlag.AlignVCenter, path.stem)
    painter.end()
    return sheet


def main(folder: Path, word: str = "") -> int:
    """Writes all contact sheets of a folder; the exit status."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    app = QGuiApplication([])
    load()
    paths = sorted(
        path
        for path in folder.glob("*.png")
        if word in path.stem and not path.stem.startswith("contact-")
    )
    many = ACROSS * DOWN
    for first in range(0, len(paths), many):
        sheet = contact_sheet(paths[first : first + many])
        sheet.save(str(folder / f"contact-{first // many + 1}.png"))
    app.quit()
    return 0


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit("python scripts/contact_sheet.py FOLDER [WORD]")
    sys.exit(main(Path(sys.argv[1]), *sys.argv[2:]))
