"""Makes the sounds of the clock anew: `python3 scripts/sounds.py` writes resources/sounds.

Each is a few struck tones that die away, one channel of 16 bits; the same call makes the same
bytes. They are ours, so nobody's leave is needed.
"""

import math
import sys
import wave
from array import array
from pathlib import Path
from typing import NamedTuple

FOLDER = Path(__file__).parents[1] / "resources" / "sounds"
RATE = 22_050
LOUDEST = 0.7


class Stroke(NamedTuple):
    """One tone, struck."""

    at: float
    """Seconds from the beginning."""
    pitch: float
    """In hertz."""
    dies: float
    """Seconds until it is a third as loud."""
    loud: float = 1.0


BELL = ((1.0, 1.0), (2.0, 0.5), (2.76, 0.3), (5.4, 0.12))
"""Overtones of something struck, by the pitch, with their strength."""

SOUNDS: dict[str, tuple[float, tuple[Stroke, ...]]] = {
    "bell": (1.4, (Stroke(0, 880, 0.35),)),
    "two-bells": (1.8, (Stroke(0, 880, 0.3), Stroke(0.35, 880, 0.4))),
    "chime": (
        2.0,
        (Stroke(0, 659.3, 0.4), Stroke(0.22, 830.6, 0.4), Stroke(0.44, 987.8, 0.5)),
    ),
    "gong": (2.6, (Stroke(0, 196, 0.8), Stroke(0, 293.7, 0.5, 0.5))),
    "tick": (0.5, (Stroke(0, 1320, 0.05), Stroke(0.18, 1320, 0.05))),
    "buzzer": (0.9, tuple(Stroke(0.02 * n, 220, 0.12, 0.5) for n in range(30))),
}
"""How long each lasts, in seconds, and its strokes."""


def samples(length: float, strokes: tuple[Stroke, ...]) -> "array[int]":
    """The sound, as loud as it may be."""
    heard = [0.0] * int(length * RATE)
    for stroke in strokes:
        first = int(stroke.at * RATE)
        for number in range(first, len(heard)):
            since = (number - first) / RATE
            swell = min(1.0, since / 0.004) * stroke.loud  # no click at its beginning
            for overtone, strength in BELL:
                fade = math.exp(-since * overtone**0.5 / stroke.dies)
                turn = math.tau * stroke.pitch * overtone * since
                heard[number] += swell * strength * fade * math.sin(turn)
    tail = int(0.03 * RATE)
    for number in range(1, tail + 1):  # and none at its end
        heard[-number] *= number / tail
    most = max(map(abs, heard))
    return array("h", [round(LOUDEST * 32_767 * one / most) for one in heard])


def main() -> int:
    """Writes every sound."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (length, strokes) in SOUNDS.items():
        made = samples(length, strokes)
        if sys.byteorder == "big":
            made.byteswap()
        path = FOLDER / f"{name}.wav"
        with wave.open(str(path), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(made.tobytes())
        print(f"{path.name}: {path.stat().st_size:,} bytes")
    return 0


if __name__ == "__main__":
    sys.exit(main())
