"""Where a database is and how it is reached, in one line of text."""

from collections.abc import Mapping
from urllib.parse import quote, urlencode


def database_url(parameters: Mapping[str, str | int]) -> str:
    """What libpq is told by name, as an address that the books open.

    >>> database_url(
    ...     {"host": "fd00::5", "port": 5, "user": "ann", "password": "a/b", "dbname": "x"}
    ... )
    'postgresql://ann:a%2Fb@[fd00::5]:5/x'
    """
    rest = {name: str(value) for name, value in parameters.items()}
    host, port = rest.pop("host"), rest.pop("port")
    user, password, database = (quote(rest.pop(key), "") for key in ("user", "password", "dbname"))
    where = f"[{host}]" if ":" in host else host
    told = f"?{urlencode(rest, quote_via=quote)}" if rest else ""
    return f"postgresql://{user}:{password}@{where}:{port}/{database}{told}"
