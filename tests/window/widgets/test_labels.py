"""Labels and tool tips: a text is shown as it is."""

from director.window.widgets.labels import tip


def test_a_tool_tip_shows_a_name_as_it_is_though_it_looks_like_a_web_page():
    assert [tip("Ann Ost"), tip("<img src=x> & Co")] == [
        "Ann Ost",
        "<span>&lt;img src=x> &amp; Co</span>",
    ]
