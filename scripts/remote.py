"""Tries the floor's remote in a real browser: `python scripts/remote.py FOLDER --axe AXE`.

By hand, with what `scripts/board.py` needs. It busts somebody in three taps on a small phone, goes
offline for a while and comes back, has axe-core look at every view, and writes pictures into FOLDER
to be looked at. It ends with 1 where something did not hold.
"""

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from watching.evening import Evening

from director.books.book import Books
from director.tournament.commands import OpenTables
from director.tournament.staff.role import Role

_SERVER = Path(__file__).parent / "watching" / "remote_server.py"
_PIN = "2468"
_SIZES = {"phone": (360, 640), "upright": (768, 1024), "tablet": (1024, 768)}
_LOOKS = (("phone", "dark"), ("phone", "light"), ("upright", "dark"), ("tablet", "light"))
_LOWER = 0.45
"""What is touched at a table lies below this part of the screen."""


class Trial:
    """What holds and what does not."""

    def __init__(self) -> None:
        self.failed = False

    def hold(self, what: str, *, is_so: bool) -> None:
        """Says whether something is as it must be."""
        print(f"{'holds' if is_so else 'FAILS'}  {what}", flush=True)
        self.failed = self.failed or not is_so


class Server:
    """The remote in a process of its own."""

    def __init__(self, book: Path, folder: Path) -> None:
        self._command = [sys.executable, str(_SERVER), str(book), str(folder)]
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self.begin()

    def begin(self) -> None:
        """It is there, at the same port as before."""
        pipe = subprocess.PIPE
        command = [*self._command, str(self.port)]
        self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert self._process.stdout
        self.port = int(self._process.stdout.readline())

    def kill(self) -> None:
        """It is gone in the middle of whatever it did."""
        if self._process:
            self._process.kill()
            self._process.communicate()
            self._process = None

    @property
    def address(self) -> str:
        """Where browsers find it."""
        return f"https://127.0.0.1:{self.port}/remote/"


class Phone:
    """A browser with its own cookies, and a page in it."""

    def __init__(self, browser: Browser, address: str, size: str, scheme: Any) -> None:
        wide, high = _SIZES[size]
        self.context: BrowserContext = browser.new_context(
            viewport={"width": wide, "height": high},
            color_scheme=scheme,
            ignore_https_errors=True,
            has_touch=True,
        )
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []
        self.page.on("pageerror", lambda error: self.wrong.append(str(error)))
        self.page.goto(address)

    def sign_in(self, name: str = "Flo") -> None:
        """Signs in as somebody of the staff."""
        self.page.locator("select[name=name], input[name=name]").wait_for()
        self.page.select_option("select[name=name]", name)
        self.page.fill("input[name=pin]", _PIN)
        self.page.get_by_role("button", name="Sign in").tap()
        self.page.get_by_role("heading", name="Tables").wait_for()

    def tap(self, key: str) -> float:
        """Taps a button by its key; where it lies, as a part of the height of the screen."""
        found = self.page.locator(f'[data-key="{key}"]').first
        found.wait_for()
        lies = "(one) => one.getBoundingClientRect()"
        middle = f"({lies})(one).top + ({lies})(one).height / 2"
        height: float = found.evaluate(f"(one) => ({middle}) / innerHeight")
        found.tap()
        return height

    def deal(self, cards: str) -> None:
        """Taps cards on the pad: "As Kd"."""
        suits = {"s": "spades", "h": "hearts", "d": "diamonds", "c": "clubs"}
        for sign in cards.replace(" ", ""):
            name = suits.get(sign, sign)
            self.page.locator(".deck").get_by_role("button", name=name, exact=True).tap()


@contextmanager
def phones(browser: Browser, address: str) -> Iterator[Any]:
    """Opens phones, and closes them afterwards."""
    opened: list[Phone] = []

    def begin(size: str = "phone", scheme: Any = "dark", name: str = "Flo") -> Phone:
        opened.append(Phone(browser, address, size, scheme))
        opened[-1].sign_in(name)
        return opened[-1]

    yield begin
    for one in opened:
        one.context.close()


def three_taps(trial: Trial, evening: Evening, phone: Phone) -> None:
    """Table, seat, confirm."""
    seat = min(evening.desk.tournament.sitters[1])
    entry = evening.desk.tournament.sitters[1][seat]
    places = [phone.tap("t1"), phone.tap(f"s{seat}"), phone.tap("do")]
    began = time.monotonic()
    while evening.desk.tournament.is_in(entry) and time.monotonic() - began < 10:
        time.sleep(0.02)
        evening.desk.catch_up()
    took = time.monotonic() - began
    record = evening.desk.log.records[-1]
    said = f"{evening.desk.said(record.label)}, by {record.who} at {record.station}"
    trial.hold(f"three taps: {said}, after {took * 1000:.0f} ms", is_so=record.who == "Flo")
    low = ", ".join(f"{one:.0%}" for one in places)
    trial.hold(f"they lie at {low} of the height", is_so=min(places) > _LOWER)


def offline(trial: Trial, evening: Evening, server: Server, phone: Phone, away: float) -> None:
    """A minute without a line, then one in which the server was started anew."""
    records = len(evening.desk.log.records)
    phone.context.set_offline(True)
    seats = sorted(evening.desk.tournament.sitters[2])[:2]
    for number, seat in enumerate(seats):
        if number == 0:
            phone.tap("t2")
        phone.tap(f"s{seat}")
        phone.tap("do")
    phone.page.wait_for_timeout(away * 1000)
    words = phone.page.locator("#line").inner_text()
    trial.hold(f"after {away:.0f} s: '{words}'", is_so="2 not yet done" in words)
    evening.desk.catch_up()
    trial.hold("nothing was done", is_so=len(evening.desk.log.records) == records)
    phone.context.set_offline(False)
    phone.page.locator("#line").wait_for(state="hidden", timeout=15_000)
    evening.desk.catch_up()
    busts = [evening.desk.said(one.label) for one in evening.desk.log.records[records:]]
    trial.hold(f"back: {busts}", is_so=len(busts) == 2)
    _killed(trial, evening, server, phone)


def _killed(trial: Trial, evening: Evening, server: Server, phone: Phone) -> None:
    """The act is on its way while the server is killed: signed in again, it is done once."""
    records = len(evening.desk.log.records)
    seat = min(evening.desk.tournament.sitters[2])
    server.kill()
    phone.tap(f"s{seat}")
    phone.tap("do")
    phone.page.wait_for_timeout(3000)
    server.begin()
    phone.sign_in()
    phone.page.locator("#line").wait_for(state="hidden", timeout=15_000)
    evening.desk.catch_up()
    count = len(evening.desk.log.records) - records
    trial.hold(f"a server that was killed: {count} act was done, once", is_so=count == 1)


def showdown(trial: Trial, evening: Evening, phone: Phone, folder: Path) -> None:
    """Cards by the pad, the ruling as it is read aloud, and its filing."""
    page = phone.page
    phone.tap("t1")
    page.get_by_role("button", name="Showdown").tap()
    for cards in ("Ah 7d 7c 2s 9h", "As Ad", "Ks Kd"):
        page.locator(".deck").wait_for()
        phone.deal(cards)
        page.get_by_role("button", name="Next", exact=True).tap()
    page.screenshot(path=folder / "showdown-typed.png")
    phone.tap("do")
    page.get_by_role("heading", name="Ruling at table 1").wait_for()
    page.screenshot(path=folder / "showdown-ruled.png")
    page.get_by_role("button", name="File", exact=True).tap()
    page.locator('[data-key="mbust"]').wait_for()
    page.wait_for_timeout(1000)
    evening.desk.catch_up()
    filed = [one.headline for one in evening.desk.tournament.filings]
    trial.hold(f"a ruling is filed: {filed}", is_so=len(filed) == 1)
    page.get_by_role("button", name="Back", exact=True).tap()


def views(evening: Evening) -> dict[str, list[str]]:
    """What to tap for each view, by its name."""
    seat = min(evening.desk.tournament.sitters[1])
    return {
        "tables": [],
        "tables-typed": ["k2"],
        "table": ["t1"],
        "bust": ["t1", f"s{seat}"],
        "bust-two": ["t1", f"s{seat}", "more"],
        "move": ["t1", "mmove", f"s{seat}"],
        "move-seat": ["t1", "mmove", f"s{seat}", "t2"],
        "clock": ["t1", "mtime", f"s{seat}"],
        "count": ["t1", "mcount", f"s{seat}", "k1", "k2", "k000"],
        "showdown": ["t1", "=Showdown"],
        "race": ["t1", "=Chip race"],
        "card": ["t1", "=Rule card"],
        "mine": ["mine"],
    }


def looked_at(
    trial: Trial, evening: Evening, begin: Any, axe: str, folder: Path, size: str, scheme: str
) -> None:
    """Every view: what axe-core finds, how large what one touches is, and a picture."""
    for name, taps in views(evening).items():
        phone = begin(size, scheme)
        page = phone.page
        for key in taps:
            if key.startswith("="):
                page.get_by_role("button", name=key[1:], exact=True).tap()
                page.wait_for_timeout(600)
            else:
                phone.tap(key)
        page.wait_for_timeout(400)
        page.screenshot(path=folder / f"{name}-{size}-{scheme}.png")
        page.evaluate(axe)
        found: Any = page.evaluate("axe.run().then((all) => all.violations)")
        told = [f"{one['id']} ({one['impact']})" for one in found]
        serious = [one for one in found if one["impact"] in ("serious", "critical")]
        small = page.evaluate(
            "[...document.querySelectorAll('button, input, select, summary')].map((one) => "
            "one.getBoundingClientRect()).filter((one) => one.height && one.height < 47.5).length"
        )
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        said = f"{name}, {size}, {scheme}: axe {', '.join(told) or 'nothing'}"
        trial.hold(f"{said}; {small} too small; {phone.wrong or 'no faults'}", is_so=not (
            serious or small or wide > 0 or phone.wrong
        ))  # fmt: skip
        phone.context.close()


def main() -> int:
    """Tries all of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--axe", type=Path, required=True)
    asked.add_argument("--browser", default=shutil.which("chromium"))
    asked.add_argument("--away", type=float, default=60, help="seconds without a line")
    said = asked.parse_args()
    said.folder.mkdir(parents=True, exist_ok=True)
    axe = (said.axe / "axe.min.js").read_text(encoding="utf-8")
    trial = Trial()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        evening = Evening(Path(folder))
        staff = Books(evening.path)  # in another hand, as at another station
        staff.staff.enter("Ina", Role.DIRECTOR, "13579", "Ina", "desk")
        staff.staff.enter("Flo", Role.FLOOR, _PIN, "Ina", "desk")
        staff.staff.enter("Dee", Role.DEALER, _PIN, "Ina", "desk")
        staff.close()
        evening.start_clock(timedelta(minutes=15))
        server = Server(evening.path, Path(folder))
        arguments = ["--no-sandbox", "--no-proxy-server"]
        browser = playwright.chromium.launch(executable_path=said.browser, args=arguments)
        try:
            with phones(browser, server.address) as begin:
                phone = begin()
                three_taps(trial, evening, phone)
                phone.tap("mine")
                phone.page.screenshot(path=said.folder / "mine-after.png")
                phone.page.get_by_role("button", name="Back").tap()
                offline(trial, evening, server, phone, said.away)
                showdown(trial, evening, phone, said.folder)
                trial.hold(f"the page has no faults: {phone.wrong}", is_so=not phone.wrong)
                evening.desk.do(OpenTables(tuple(range(4, 30))))
                for size, scheme in _LOOKS:
                    looked_at(trial, evening, begin, axe, said.folder, size, scheme)
        finally:
            browser.close()
            server.kill()
            evening.close()
    return int(trial.failed)


if __name__ == "__main__":
    sys.exit(main())
