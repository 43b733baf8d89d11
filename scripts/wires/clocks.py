"""A machine whose clock is wrong: whatever its programs ask for the time answers seconds off."""

import shutil
import subprocess
from collections.abc import Mapping
from pathlib import Path

_SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>

static time_t off(void) {
    const char *said = getenv("WIRES_CLOCK");
    return said ? atol(said) : 0;
}

int clock_gettime(clockid_t which, struct timespec *at) {
    static int (*asked)(clockid_t, struct timespec *);
    if (!asked) asked = dlsym(RTLD_NEXT, "clock_gettime");
    int failed = asked(which, at);
    if (!failed && which == CLOCK_REALTIME) at->tv_sec += off();
    return failed;
}

int gettimeofday(struct timeval *at, void *zone) {
    static int (*asked)(struct timeval *, void *);
    if (!asked) asked = dlsym(RTLD_NEXT, "gettimeofday");
    int failed = asked(at, zone);
    if (!failed) at->tv_sec += off();
    return failed;
}

time_t time(time_t *at) {
    struct timespec now;
    clock_gettime(CLOCK_REALTIME, &now);
    if (at) *at = now.tv_sec;
    return now.tv_sec;
}
"""


def off_by(seconds: int, folder: Path) -> Mapping[str, str]:
    """The surroundings of a program for which it is so many seconds later. Raises OSError."""
    compiler = shutil.which("cc")
    if compiler is None:
        raise OSError("this row needs a C compiler, `cc`: no kernel sets the time of one machine")
    source, library = folder / "clock.c", folder / "clock.so"
    source.write_text(_SOURCE)
    command = [compiler, "-shared", "-fPIC", "-O1", "-o", str(library), str(source), "-ldl"]
    subprocess.run(command, check=True)
    return {"LD_PRELOAD": str(library), "WIRES_CLOCK": str(seconds)}
