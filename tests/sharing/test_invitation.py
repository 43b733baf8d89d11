"""A link says where an evening is, and no other text is taken for one."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from director.sharing.codes import SIGNS
from director.sharing.invitation import Invitation, NoInvitation, read_invitation
from director.views.qr import qr

F = "0123456789abcdef" * 4

invitations = st.builds(
    Invitation,
    st.ip_addresses().map(str),
    st.integers(1, 65_535),
    st.text(SIGNS, min_size=6, max_size=6),
    st.text("0123456789abcdef", min_size=64, max_size=64),
)


@given(invitations)
def test_a_link_is_read_as_it_was_written(invitation):
    assert read_invitation(invitation.link()) == invitation


def test_a_link_says_address_port_code_and_fingerprint_and_nothing_else():
    link = Invitation("192.168.1.5", 4545, "K7QM3X", F).link()

    assert link == f"tdir://192.168.1.5:4545/?c=K7QM3X&f={F}"


def test_an_address_and_port_alone_are_an_invitation_whose_code_is_typed():
    assert read_invitation(" 192.168.1.5:4545 ") == Invitation("192.168.1.5", 4545)
    assert read_invitation("[fd00::5]:4545") == Invitation("fd00::5", 4545)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "192.168.1.5",
        "192.168.1.5:",
        "192.168.1.5:0",
        "192.168.1.5:04545",
        "192.168.1.5:65536",
        "192.168.1.5:٤٥٤٥",
        "192.168.1.5:4545/x",
        "fd00::5:4545",
        "[192.168.1.5]:4545",
        "club.example:4545",
        f"https://192.168.1.5:4545/?c=K7QM3X&f={F}",
        f"tdir://192.168.1.5:4545/?f={F}&c=K7QM3X",
        f"tdir://192.168.1.5:4545/?c=K7QM3X&f={F}&x=1",
        f"tdir://192.168.1.5:4545/?c=K7QM3X&c=K7QM3X&f={F}",
        f"tdir://192.168.1.5:4545/?c=K7QM3X&f={F[:-1]}",
        f"tdir://192.168.1.5:4545/?c=K7QM3X&f={F.upper()}",
        f"tdir://192.168.1.5:4545/?c=K7QM3O&f={F}",
        f"tdir://192.168.1.5:4545/path?c=K7QM3X&f={F}",
        f"tdir://ann:secret@192.168.1.5:4545/?c=K7QM3X&f={F}",
        f"tdir://192.168.1.5:4545/?c=K7QM3X&f={F}#x",
        f"tdir://192.168.1.5:4545/?c=K7QM3X&f={F}" + "0" * 300,
    ],
)
def test_what_is_no_invitation_is_refused(text):
    with pytest.raises(NoInvitation):
        read_invitation(text)


@given(st.text(max_size=320))
@example("tdir://[")
@example("tdir://[x]:1/?c=&f=")
@example("[::1%25lo]:5")
def test_any_text_is_read_or_refused(text):
    try:
        port = read_invitation(text).port
    except NoInvitation:
        return
    assert port in range(1, 65_536)


def test_the_picture_of_a_link_has_the_three_corners_of_a_qr_code():
    squares = qr(Invitation("192.168.100.200", 45_433, "K7QM3X", F).link())

    corner = (True,) * 7
    assert {len(row) for row in squares} == {len(squares)}
    assert (squares[0][:7], squares[0][-7:], squares[-1][:7]) == (corner,) * 3
    assert len(squares) <= 49  # to be scanned from the screen of a laptop
