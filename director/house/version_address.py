"""The address that a house has set for newer versions, as far as it is one."""

from urllib.parse import urlsplit

from director.translation import say


def why_no_address(typed: str) -> str:
    """Why a text is no address that can be asked; empty where it is one, or is empty."""
    try:
        said = urlsplit(typed)
        right = said.scheme == "https" and said.hostname and said.port != 0
    except ValueError:
        right = False
    plain = typed.isascii() and typed.isprintable() and " " not in typed
    if not typed or (right and plain and not (said.username or said.fragment)):
        return ""
    return say("an address for new versions begins with https:// and names a server")
