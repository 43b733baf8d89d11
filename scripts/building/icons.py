"""Draws the icon in the sizes and forms that each system wants; run by `building.frozen`."""

import sys
from pathlib import Path

from PIL import Image
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

DRAWN = Path(__file__).resolve().parents[2] / "resources" / "icons" / "director.svg"
SIZES = (16, 24, 32, 48, 64, 128, 256, 512)
"""In pixels."""
LARGEST_OF_WINDOWS = 256


def main(folder: Path) -> None:
    """A PNG of each size, and all of them together for Windows and macOS."""
    app = QGuiApplication(sys.argv[:1])
    folder.mkdir(parents=True, exist_ok=True)
    drawing = QSvgRenderer(str(DRAWN))
    for size in SIZES:
        picture = QImage(size, size, QImage.Format.Format_ARGB32)
        picture.fill(Qt.GlobalColor.transparent)
        painter = QPainter(picture)
        drawing.render(painter)
        painter.end()
        picture.save(str(folder / f"{size}.png"))
    largest = Image.open(folder / f"{SIZES[-1]}.png")
    sizes = [(size, size) for size in SIZES if size <= LARGEST_OF_WINDOWS]
    largest.save(folder / "director.ico", sizes=sizes)
    largest.save(folder / "director.icns")
    app.quit()


if __name__ == "__main__":
    main(Path(sys.argv[1]))
