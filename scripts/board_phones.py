"""Thousands of phones at one board: `python scripts/board_phones.py [PHONES] [--seconds N]`.

By hand, on Linux: every phone has an address of its own in 127.0.0.0/8. The phones come within a
minute, and an act follows each twenty seconds; then it is said what they were told and when. It
ends with 1 where a phone would have said that the connection is lost while it was not.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
import time
from collections import Counter
from datetime import timedelta
from pathlib import Path

from watching.evening import Evening
from watching.phones import Phone
from watching.readers import waits

from director.tournament.commands import AddTime

_EACH = 20
"""Seconds from one act to the next."""


def phones(count: int, port: int) -> list[Phone]:
    """So many, each by an address of its own."""
    return [Phone(f"127.1.{one // 250}.{one % 250 + 1}", port) for one in range(count)]


async def looked(evening: Evening, all_of_them: list[Phone], within: float, lasts: float) -> None:
    """Lets them come within so many seconds, acts for so many, and says what came of it."""
    loops = []
    for phone in all_of_them:
        loops.append(asyncio.create_task(phone.look()))
        await asyncio.sleep(within / len(all_of_them))
    print(f"all {len(all_of_them)} have come: {summed_up(all_of_them)}", flush=True)
    late: list[float] = []
    before, began = evening.processor_seconds(), time.monotonic()
    while time.monotonic() - began < lasts:
        for phone in all_of_them:
            phone.news_at = 0
        acted = time.monotonic()
        await asyncio.to_thread(evening.desk.do, AddTime(1))
        await asyncio.sleep(_EACH)
        know = [one.news_at - acted for one in all_of_them if one.news_at]
        late += know
        print(f"{len(know)} know of the act: {waits(know)}; {summed_up(all_of_them)}", flush=True)
    part = (evening.processor_seconds() - before) / (time.monotonic() - began)
    for loop in loops:
        loop.cancel()
    await asyncio.gather(*loops, return_exceptions=True)
    answers = [took for one in all_of_them for took in one.answers]
    print(f"until an act is known: {waits(late)}")
    print(f"pages: {waits([took for one in all_of_them for took in one.pages])}")
    if answers:
        print(f"{len(answers)} questions, answered after: {waits(answers)}")
    print(f"the board takes {part:.1%} of a processor, {evening.memory()} MB")
    for why, count in Counter(why for one in all_of_them for why in one.refused).most_common(5):
        print(f"{count} times {why}")


def summed_up(all_of_them: list[Phone]) -> str:
    """What they say."""
    asking = sum(one.asked > 0 for one in all_of_them)
    lost = sum(one.lost > 0 for one in all_of_them)
    told = sum(bool(one.says) for one in all_of_them) - asking
    return f"{told} are told, {asking} ask, {lost} have said that the connection is lost"


def main() -> int:
    """Lets them come."""
    wanted = argparse.ArgumentParser(description=__doc__)
    wanted.add_argument("phones", type=int, nargs="?", default=5000)
    wanted.add_argument("--within", type=float, default=60)
    wanted.add_argument("--seconds", type=float, default=100)
    said = wanted.parse_args()
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(most, 3 * said.phones + 1000), most))
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Path(folder) / "crowded")
        try:
            evening.start_clock(timedelta(minutes=15))
            evening.serve()
            there = phones(said.phones, evening.port)
            asyncio.run(looked(evening, there, said.within, said.seconds))
        finally:
            evening.close()
    return int(any(one.lost for one in there))


if __name__ == "__main__":
    sys.exit(main())
