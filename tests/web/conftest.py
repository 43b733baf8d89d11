"""What tests of what browsers are given share: a loop, and a server on this machine."""

import pytest

from tests.tournament.evening import STRUCTURE
from tests.web.evening import Evening
from tests.web.remote import Floor
from tests.web.serving import Loop, Site


@pytest.fixture
def loop():
    loop = Loop()
    yield loop
    loop.close()


@pytest.fixture
def serve(loop):
    sites = []

    def begin(app, places=None):
        sites.append(Site(loop, app, places))
        return sites[-1]

    yield begin
    for site in sites:
        site.close()


@pytest.fixture
def at(loop, serve):
    made = []

    def begin(structure=STRUCTURE, **board):
        made.append(Evening(loop, serve, structure, **board))
        return made[-1]

    yield begin
    for evening in made:
        evening.close()


@pytest.fixture
def evening(at):
    return at()


@pytest.fixture
def floor(loop, tmp_path):
    made = []

    def begin(**how):
        made.append(Floor(loop, tmp_path, **how))
        return made[-1]

    yield begin
    for one in made:
        one.close()
