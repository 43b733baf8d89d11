"""Makes the manual's pictures of phones: `python scripts/phone_pictures.py [FOLDER]`.

By hand, with the browser that `scripts/board.py` needs. It shows the board and the remote as they
stand, side by side on small phones, and what a browser says of the evening's own certificate;
without a folder they replace the ones in `resources/manual/pictures`. Look at them before they are
committed: names and times are those of the moment.
"""

import argparse
import shutil
import sys
import tempfile
from collections.abc import Sequence
from datetime import timedelta
from pathlib import Path

from manual_pictures import in_few_colours
from PIL import Image
from playwright.sync_api import Browser, Error, sync_playwright
from remote import Server, phones
from watching.evening import Evening

from director.books.book import Books
from director.house import shelf
from director.tournament.staff.role import Role

_PHONE = {"width": 360, "height": 640}
_BETWEEN = 24
_GROUND = "#8a8f95"


def side_by_side(pictures: Sequence[Path], path: Path) -> Path:
    """Several phones as one picture, with room between them."""
    opened = [Image.open(one).convert("RGB") for one in pictures]
    wide = sum(one.width for one in opened) + _BETWEEN * (len(opened) + 1)
    made = Image.new("RGB", (wide, opened[0].height + 2 * _BETWEEN), _GROUND)
    left = _BETWEEN
    for one in opened:
        made.paste(one, (left, _BETWEEN))
        left += one.width + _BETWEEN
    made.save(path)
    return path


def of_the_board(browser: Browser, address: str, folder: Path) -> list[Path]:
    """The board, a name's seat, and what a table plays."""
    context = browser.new_context(viewport=_PHONE, color_scheme="dark")
    made = []
    for name, path in (("board", ""), ("seat", "seat?name=ada"), ("table", "table/2")):
        page = context.new_page()
        page.goto(f"{address}{path}")
        page.wait_for_timeout(600)
        made.append(folder / f"{name}.png")
        page.screenshot(path=made[-1])
    context.close()
    return made


def of_the_remote(browser: Browser, address: str, folder: Path) -> list[Path]:
    """What the browser says of the certificate; a table, and an act that is not yet done."""
    warned, table, waits = (folder / f"{name}.png" for name in ("warned", "acts", "waits"))
    context = browser.new_context(viewport=_PHONE, color_scheme="dark")
    page = context.new_page()
    try:
        page.goto(address)
    except Error:  # that is what is to be seen
        page.wait_for_timeout(800)
    page.screenshot(path=warned)
    context.close()
    with phones(browser, address) as begin:
        phone = begin()
        phone.page.locator('[data-key="t2"]').first.tap()
        phone.page.wait_for_timeout(600)
        phone.page.screenshot(path=table)
        phone.context.set_offline(True)
        phone.page.locator('[data-key^="s"]').first.tap()
        phone.tap("do")
        phone.page.wait_for_timeout(1500)
        phone.tap("mine")
        phone.page.wait_for_timeout(600)
        phone.page.screenshot(path=waits)
    return [warned, table, waits]


def main() -> int:
    """Makes all of them."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path, nargs="?", default=shelf.manual() / "pictures")
    asked.add_argument("--browser", default=shutil.which("chromium"))
    said = asked.parse_args()
    with tempfile.TemporaryDirectory() as house, sync_playwright() as playwright:
        folder = Path(house)
        evening = Evening(folder / "evening")
        staff = Books(evening.path)  # in another hand, as at another station
        staff.staff.enter("Ina", Role.DIRECTOR, "13579", "Ina", "desk")
        staff.staff.enter("Flo", Role.FLOOR, "2468", "Ina", "desk")
        staff.close()
        evening.start_clock(timedelta(minutes=15))
        evening.serve()
        server = Server(evening.path, folder)
        arguments = ["--no-sandbox", "--no-proxy-server"]
        browser = playwright.chromium.launch(executable_path=said.browser, args=arguments)
        try:
            board = of_the_board(browser, f"http://127.0.0.1:{evening.port}/", folder)
            remote = of_the_remote(browser, server.address, folder)
            for name, shown in (("stations-board", board), ("stations-remote", remote)):
                in_few_colours(side_by_side(shown, said.folder / f"{name}.png"))
                print(f"{name}.png")
        finally:
            browser.close()
            server.kill()
            evening.kill()
            evening.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
