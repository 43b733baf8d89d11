"""Tries the board in a real browser and with many readers: `python scripts/board.py FOLDER`.

By hand, and with three things that the program itself does not need, each got once:

    apt install chromium                    (or any Chromium, named by --browser)
    pip install --target TOOLS playwright   (no browser is fetched by it)
    npm install --prefix TOOLS axe-core

    PYTHONPATH=TOOLS .venv/bin/python scripts/board.py FOLDER --axe TOOLS/node_modules/axe-core

It says what it measured, writes pictures into FOLDER to be looked at, and ends with 1 where
something did not hold.
"""

import argparse
import asyncio
import resource
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from watching.evening import Evening
from watching.readers import crowd

from director.tournament.commands import (
    AddTime,
    Eliminate,
    MoveClock,
    PauseClock,
    RedrawSeats,
    StartClock,
)
from director.tournament.structure.structure import Break

_READERS = 500
_SIZES = {
    "phone": (360, 740),
    "upright": (768, 1024),
    "laptop": (1024, 768),
    "television": (1920, 1080),
    "4k": (3840, 2160),
    "column": (1080, 1920),
}
_PAGES = {
    "board": "/",
    "seats": "/seat",
    "one-seat": "/seat?name=ada",
    "games": "/games",
    "card": "/games/6",
    "table": "/table/2",
    "standings": "/standings",
    "overlay": "/overlay",
}


class Trial:
    """What holds and what does not."""

    def __init__(self) -> None:
        self.failed = False

    def hold(self, what: str, *, is_so: bool) -> None:
        """Says whether something is as it must be."""
        print(f"{'holds' if is_so else 'FAILS'}  {what}", flush=True)
        self.failed = self.failed or not is_so


def until(page: Page, asked: str, longest: float = 15) -> float:
    """The seconds until a page says yes to this, or no end of them."""
    began = time.monotonic()
    while time.monotonic() - began < longest:
        if page.evaluate(asked):
            return time.monotonic() - began
        time.sleep(0.01)
    return float("inf")


def level_changes(trial: Trial, evening: Evening, browser: Browser, address: str) -> None:
    """A level that ends by itself, one that the desk ends, and a board that goes and comes back."""
    page = browser.new_page()
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text))
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.goto(address)
    ends = page.evaluate("Number(document.querySelector('.time').dataset.until)") / 1000
    says = "document.querySelector('.title').textContent === 'Level {}'"
    until(page, says.format(2))
    late = time.time() - ends
    trial.hold(f"a level that ends is shown after {late * 1000:.0f} ms", is_so=late < 1)
    table = browser.new_page()
    table.goto(f"{address}/table/2")
    evening.desk.do(MoveClock(2))
    late = until(page, says.format(3))
    trial.hold(f"a level that the desk begins is shown after {late * 1000:.0f} ms", is_so=late < 1)
    late = until(table, "document.querySelector('.box h2').textContent === 'Level 3'")
    trial.hold(f"the rule card of a table has the new stakes {late:.1f} s later", is_so=late < 3)
    table.close()
    seen = page.evaluate("document.querySelector('.time').textContent")
    time.sleep(2.1)
    gone = page.evaluate("document.querySelector('.time').textContent")
    trial.hold(f"the time goes on by itself: {seen}, {gone}", is_so=seen != gone)
    trial.hold(f"the browser has nothing to complain of: {wrong}", is_so=not wrong)
    evening.kill()
    lost = until(page, "!document.getElementById('lost').hidden")
    words = page.evaluate("document.getElementById('lost').textContent")
    trial.hold(f"'{words}' after {lost:.1f} s", is_so=lost < 5)
    evening.desk.do(MoveClock(3))
    evening.serve()
    back = until(page, "document.getElementById('lost').hidden")
    there = until(page, says.format(4))
    trial.hold(f"back {back:.1f} s after the board, with what was done", is_so=back + there < 10)
    page.close()


def accessible(trial: Trial, browser: Browser, address: str, axe: Path) -> None:
    """What axe-core finds on every page, dark and light, narrow and wide."""
    source = (axe / "axe.min.js").read_text(encoding="utf-8")
    for scheme in ("dark", "light"):
        for size in ("phone", "television"):
            for name, path in _PAGES.items():
                page = _open(browser, address + path, _SIZES[size], scheme)
                page.evaluate(source)
                found: Any = page.evaluate("axe.run().then((all) => all.violations)")
                told = [f"{one['id']} ({one['impact']})" for one in found]
                serious = [one for one in found if one["impact"] in ("serious", "critical")]
                said = f"axe, {name}, {size}, {scheme}: {', '.join(told) or 'nothing'}"
                trial.hold(said, is_so=not serious)
                page.close()


def pictures(trial: Trial, browser: Browser, address: str, folder: Path, stage: str) -> None:
    """Every page in every size, to be looked at; nothing may be wider than the screen."""
    for name, path in _PAGES.items():
        for size, (wide, high) in _SIZES.items():
            if name == "overlay" and size != "television":
                continue
            scheme = "light" if size == "laptop" else "dark"
            page = _open(browser, address + path, (wide, high), scheme)
            across = page.evaluate("document.documentElement.scrollWidth")
            down = page.evaluate("document.documentElement.scrollHeight")
            if across > wide:
                trial.hold(f"{stage}, {name}, {size}: {across} wide", is_so=False)
            if name == "board" and size != "phone" and down > high:
                trial.hold(f"{stage}, board, {size}: {down} high", is_so=False)
            page.screenshot(path=folder / f"{stage}-{name}-{size}.png", omit_background=True)
            page.close()


def first_load(trial: Trial, browser: Browser, address: str) -> None:
    """How much the first page brings, and whether all of it is from here."""
    page = browser.new_page()
    sizes: list[int] = []
    strange: list[str] = []

    def came(response: Any) -> None:
        if not response.url.startswith((address, "data:")):
            strange.append(response.url)
        if not response.url.endswith("/feed") and response.url.startswith("http"):
            sizes.append(len(response.body()))

    page.on("response", came)
    page.goto(address)
    page.wait_for_timeout(1000)
    trial.hold(f"the first page brings {sum(sizes) / 1000:.1f} KB", is_so=0 < sum(sizes) < 100_000)
    trial.hold(f"nothing comes from elsewhere: {strange}", is_so=not strange)
    page.close()
    plain = browser.new_context(java_script_enabled=False).new_page()
    plain.goto(address)
    words = plain.inner_text("body")
    trial.hold("without scripts it says when it was made", is_so="As of" in words)
    plain.close()


def _open(browser: Browser, address: str, size: tuple[int, int], scheme: Any) -> Page:
    wide, high = size
    page = browser.new_page(viewport={"width": wide, "height": high}, color_scheme=scheme)
    page.goto(address)
    page.wait_for_timeout(300)
    return page


def many_readers(trial: Trial, evening: Evening) -> None:
    """Five hundred of them, one act, and pages meanwhile."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 4096), most))
    count = evening.processor_seconds, evening.memory
    found = asyncio.run(crowd(evening.port, _READERS, lambda: evening.desk.do(AddTime(1)), *count))
    print(f"{_READERS} readers: the board takes {found.idle:.1%} of a processor, {found.memory} MB")
    trial.hold(f"all of them hear of an act: {found.told}", is_so=found.told.worst < 1500)
    trial.hold(f"pages meanwhile: {found.pages}", is_so=found.pages.worst < 500)


def stages(evening: Evening) -> dict[str, Callable[[], object]]:
    """What is done between one round of pictures and the next."""
    desk = evening.desk
    steps = desk.tournament.structure.steps
    rest = next(number for number, one in enumerate(steps) if isinstance(one, Break))

    def out(left: int) -> None:
        while desk.tournament.players_left > left:
            desk.do(Eliminate(max(desk.tournament.left)))

    def rest_begins() -> None:
        desk.do(StartClock())
        desk.do(MoveClock(rest))

    def few_are_left() -> None:
        desk.do(MoveClock(rest + 1))
        out(6)
        desk.do(RedrawSeats("final table"))

    return {
        "play": lambda: None,
        "paused": lambda: desk.do(PauseClock()),
        "break": rest_begins,
        "final": few_are_left,
        "over": lambda: out(1),
    }


def main() -> int:
    """Tries all of it."""
    asked = argparse.ArgumentParser(description=__doc__)
    asked.add_argument("folder", type=Path)
    asked.add_argument("--axe", type=Path, required=True)
    asked.add_argument("--browser", default=shutil.which("chromium"))
    said = asked.parse_args()
    said.folder.mkdir(parents=True, exist_ok=True)
    trial = Trial()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        evening = Evening(Path(folder))
        arguments = ["--no-sandbox", "--no-proxy-server"]
        browser = playwright.chromium.launch(executable_path=said.browser, args=arguments)
        try:
            evening.start_clock(timedelta(seconds=8))
            evening.serve()
            address = f"http://127.0.0.1:{evening.port}"
            level_changes(trial, evening, browser, address)
            first_load(trial, browser, address)
            accessible(trial, browser, address, said.axe)
            for stage, begin in stages(evening).items():
                begin()
                time.sleep(1.5)
                pictures(trial, browser, address, said.folder, stage)
        finally:
            browser.close()
            evening.close()
        evening = Evening(Path(folder) / "crowded")
        try:
            evening.start_clock(timedelta(minutes=15))
            evening.serve()
            with ThreadPoolExecutor(1) as beside:  # playwright has a loop in this thread
                beside.submit(many_readers, trial, evening).result()
        finally:
            evening.close()
    return int(trial.failed)


if __name__ == "__main__":
    sys.exit(main())
