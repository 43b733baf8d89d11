"""A remote over TLS on this machine, and phones that speak to it as browsers do."""

import http.client
import json
import socket
import ssl
from datetime import UTC, datetime
from itertools import count

from director.sharing.certificate import certificate, context
from director.tournament.staff.role import Role
from director.web.guard import READ_ONLY
from director.web.remote import LIMITS, Remote
from director.web.serving import listening, serving
from tests.web.evening import Evening

GENEROUS = LIMITS._replace(each_second=100_000, at_once=100_000)
STAFF = {"Flo": Role.FLOOR, "Dee": Role.DEALER, "Cas": Role.CASHIER, "Rex": Role.REGISTRATION}
PIN = "2468"


class Phone:
    """A browser that keeps its cookie."""

    def __init__(self, port, trusted, address="127.0.0.1") -> None:
        self.port, self.trusted, self.address = port, trusted, address
        self.cookie = self.csrf = ""
        self._uids = count(1)

    def ask(self, method, path, body=None, **headers):
        line = http.client.HTTPSConnection(
            "127.0.0.1",
            self.port,
            timeout=20,
            context=self.trusted,
            source_address=(self.address, 0),
        )
        named = {"cookie": self.cookie} if self.cookie else {}
        named |= {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            line.request(method, f"/remote/{path}", body, named)
            answer = line.getresponse()
            self.headers = {name.lower(): value for name, value in answer.getheaders()}
            return answer.status, answer.read().decode()
        finally:
            line.close()

    def get(self, path):
        status, text = self.ask("GET", path)
        return status, json.loads(text)

    def post(self, path, words, **headers):
        headers = {"content_type": "application/json", "x_csrf": self.csrf, **headers}
        status, text = self.ask("POST", path, json.dumps(words), **headers)
        return status, json.loads(text)

    def sign_in(self, name="Flo", pin=PIN, phone="phone 1"):
        status, words = self.post("sign-in", {"name": name, "pin": pin, "phone": phone})
        if status == 200:
            self.cookie = self.headers["set-cookie"].split(";")[0]
            self.csrf = self.state()["csrf"]
        return status, words

    def state(self):
        return self.get("state")[1]

    def act(self, do, uid="", **what):
        uid = uid or f"{next(self._uids):032x}"
        return self.post("act", {"uid": uid, "event": 1, "do": do, **what})


class Floor:
    """An evening of six at tables of four, its staff, and the remote in TLS."""

    def __init__(self, loop, folder, *, staff=True, structure=None, book=None, **way) -> None:
        nobody = lambda app: None  # noqa: E731 -- the board is not asked for here
        extra = (structure,) if structure else ()
        self.evening = Evening(loop, nobody, *extra, book=book, limits=READ_ONLY)
        self._way = way
        self.seconds = 0.0
        if staff:
            for name, role in STAFF.items():
                self.book.staff.enter(name, role, PIN, "Ina", "desk")
        shown = certificate(folder, "127.0.0.1", "127.0.0.1", datetime.now(UTC))
        self.trusted = ssl.create_default_context(cadata=shown.text)
        self._loop = loop
        self.remote = loop.run(self._made())
        self._running = serving(self.remote.app, listening("127.0.0.1"), context(shown))
        self.port = loop.run(self._running.__aenter__()).port

    async def _made(self):
        steady = {"steady": lambda: self.seconds}
        return Remote(self.evening.evenings, limits=GENEROUS, **steady, **self._way)

    @property
    def book(self):
        return self.evening.book

    @property
    def desk(self):
        """The desk in the room, which has heard of everything."""
        self.evening.desk.catch_up()
        return self.evening.desk

    @property
    def newest(self):
        return self.desk.log.records[-1]

    def phone(self, name="", address="127.0.0.1", **how):
        made = Phone(self.port, self.trusted, address)
        if name:
            assert made.sign_in(name, **how) == (200, {"done": True})
        return made

    def status(self, sent):
        """The status of what comes back to these bytes, if anything does."""
        with (
            socket.create_connection(("127.0.0.1", self.port), timeout=10) as plain,
            self.trusted.wrap_socket(plain, server_hostname="127.0.0.1") as line,
        ):
            line.settimeout(0.5)
            line.sendall(sent + b"\r\n\r\n")
            try:
                said = line.recv(64)
            except (OSError, TimeoutError):
                return None
            return int(said[9:12]) if said.startswith(b"HTTP/1.1 ") else None

    def entries(self, table):
        return list(self.desk.tournament.sitters[table].values())

    def close(self):
        self._loop.run(self._running.__aexit__(None, None, None))
        self.evening.close()
