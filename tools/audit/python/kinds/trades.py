"""Every trade of a day: totals, pages, orders, filters, large trades (kinds 18 and 19)."""

from datetime import datetime, timedelta

from exact import rupees

KINDS = ("floorsheet totals and pages", "floorsheet filters", "large trades")
PATH = "/data/floorsheet/"
#: Ten lakh rupees.
LARGE = 100_000_000
KATHMANDU = timedelta(hours=5, minutes=45)
SIZE = 50


def run(audit):
    for on in audit.days_with_trades(max(2, audit.size // 20)):
        trades = audit.facts.trades(on)
        symbols = sorted({trade.symbol for trade in trades})
        pages(audit, on, trades, {})
        pages(audit, on, sorted(trades, key=lambda t: (-t.amount, t.contract)), {"sort": "-amount"})
        for symbol in audit.random.sample(symbols, min(5, len(symbols))):
            filtered(audit, on, {"symbol": symbol}, [t for t in trades if t.symbol == symbol])
        some = audit.random.choice(trades)
        filtered(audit, on, {"buyer": some.buyer}, [t for t in trades if t.buyer == some.buyer])
        filtered(audit, on, {"seller": some.seller}, [t for t in trades if t.seller == some.seller])
        filtered(audit, on, {"broker": some.buyer}, [t for t in trades if some.buyer in (t.buyer, t.seller)])
        large = [t for t in trades if t.amount >= LARGE]
        filtered(audit, on, {"amount_from": LARGE // 100}, large, "large trades")


def moment(on, time):
    """When a trade was made, as the API writes it: UTC, to the microsecond."""
    if not time:
        return None
    clock = time if "." in time else f"{time}.000000"
    then = datetime.fromisoformat(f"{on}T{clock[:15].ljust(15, '0')}") - KATHMANDU
    return f"{then.isoformat(timespec='microseconds')}Z"


def totals(tally, here, reply, trades):
    for name, want in (
        ("trades", len(trades)), ("quantity", sum(t.quantity for t in trades)),
        ("amount", rupees(sum(t.amount for t in trades))), ("symbols", len({t.symbol for t in trades})),
    ):  # fmt: skip
        tally.same(here, f"totals {name}", reply["totals"][name], want)


def compare_rows(tally, here, rows, trades, on):
    tally.same(here, "rows", len(rows), len(trades))
    for row, trade in zip(rows, trades):
        there = f"{here} {row['contract_id']}"
        for name, want in (
            ("contract_id", str(trade.contract)), ("symbol", trade.symbol), ("buyer", trade.buyer or None),
            ("seller", trade.seller or None), ("quantity", trade.quantity), ("rate", rupees(trade.rate)),
            ("amount", rupees(trade.amount)), ("traded_at", moment(on, trade.at)),
        ):  # fmt: skip
            tally.same(there, name, row[name], want)


def pages(audit, on, ordered, words):
    tally = audit.tally("floorsheet totals and pages")
    last = -(-len(ordered) // SIZE)
    for page in {1, last, audit.random.randint(1, last)}:
        tally.drawn += 1
        query = {"date": on, "page": page, "page_size": SIZE, **words}
        here, reply = audit.api.request(PATH, query), audit.api.get(PATH, **query)
        totals(tally, here, reply, ordered)
        compare_rows(tally, here, reply["rows"], ordered[(page - 1) * SIZE : page * SIZE], on)


def filtered(audit, on, words, trades, kind="floorsheet filters"):
    tally = audit.tally(kind)
    tally.drawn += 1
    query = {"date": on, "page_size": SIZE, **words}
    here, reply = audit.api.request(PATH, query), audit.api.get(PATH, **query)
    totals(tally, here, reply, trades)
    compare_rows(tally, here, reply["rows"], trades[:SIZE], on)
