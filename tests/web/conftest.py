"""What tests of what browsers are given share: a loop, and a server on this machine."""

import pytest

from tests.web.serving import Loop, Site


@pytest.fixture
def loop():
    loop = Loop()
    yield loop
    loop.close()


@pytest.fixture
def serve(loop):
    sites = []

    def begin(app):
        sites.append(Site(loop, app))
        return sites[-1]

    yield begin
    for site in sites:
        site.close()
