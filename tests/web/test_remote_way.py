"""What stands on the way to the remote: how this browser warns, before it does."""

import pytest

from director.web.remote_way import remote_way, warning_of, way_page

AGENTS = {
    "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like"
    " Gecko) Version/19.0 Mobile/15E148 Safari/604.1": "visit this website",
    "Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0"
    " Mobile Safari/537.36": "Proceed to … (unsafe)",
    "Mozilla/5.0 (Android 16; Mobile; rv:150.0) Gecko/150.0 Firefox/150.0": (
        "Accept the Risk and Continue"
    ),
    "": "Proceed to … (unsafe)",
}


@pytest.mark.parametrize(("agent", "touched"), AGENTS.items())
def test_the_page_shows_what_is_touched_in_the_browser_that_asks(agent, touched):
    page = way_page(warning_of(agent))

    assert f"<span>{touched}</span>" in page


def test_the_way_is_a_page_with_its_script_and_nothing_else(serve):
    site = serve(remote_way())

    found = [site.get(path).status for path in ("/floor", "/floor.js", "/floor.css", "/board.css")]

    assert (found, site.get("/").status, site.get("/remote/").status) == ([200] * 4, 404, 404)
