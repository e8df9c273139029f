"""Questions to the API, as any reader asks them."""

import http.client
import json
import time
from decimal import Decimal
from urllib.parse import urlencode, urlsplit


class Refused(Exception):
    """An answer that is no reply."""


class Api:
    def __init__(self, address, token=None):
        self.place = urlsplit(address)
        self.headers = {"accept": "application/json", **({"authorization": f"Bearer {token}"} if token else {})}
        self.connection = None
        self.asked = 0
        self.kept = {}

    def request(self, path, query):
        words = urlencode({name: value for name, value in query.items() if value is not None})
        return f"/api{path}{'?' if words else ''}{words}"

    def get(self, path, **query):
        """The reply; the last ones are kept, as several kinds ask the same."""
        target = self.request(path, query)
        if target not in self.kept:
            if len(self.kept) > 12:
                self.kept.pop(next(iter(self.kept)))
            self.kept[target] = self.fetch(target)
        return self.kept[target]

    def fetch(self, target):
        for attempt in range(4):
            status, body = self.once(target)
            if status not in (429, 503):
                break
            time.sleep(1 + attempt)
        if status != 200:
            raise Refused(f"{status} {target}: {body[:200]!r}")
        return json.loads(body, parse_float=Decimal)

    def once(self, target):
        self.asked += 1
        for _ in range(2):
            try:
                if self.connection is None:
                    self.connection = http.client.HTTPConnection(self.place.hostname, self.place.port, timeout=120)
                self.connection.request("GET", target, headers=self.headers)
                reply = self.connection.getresponse()
                return reply.status, reply.read()
            except (http.client.HTTPException, ConnectionError):
                self.connection = None
        raise Refused(f"no answer to {target}")

    def pages(self, path, size=500, **query):
        """Every row of a list that comes in pages."""
        rows, page = [], 1
        while True:
            reply = self.get(path, page=page, page_size=size, **query)
            rows += reply["rows"]
            if len(rows) >= reply["total"] or not reply["rows"]:
                return reply, rows
            page += 1
