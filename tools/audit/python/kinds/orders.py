"""Orders put together from contracts, who came in, and what brokers gathered (kinds 46 to 49).

By docs/adr/0049: with times a gap of more than 2 ms ends an order; without, numbers follow each other while one side
stays and no price moves against it. One side against others is the incoming one; else three signs are tried in turn.
"""

from collections import defaultdict, namedtuple
from fractions import Fraction

from exact import percent, rounded, rupees

KINDS = ("large orders", "sums of large orders", "volume by who came in", "what brokers gathered")

Order = namedtuple("Order", "parts kind side sign before")

GAP = 2_000
OPENS = 11 * 3600 * 1_000_000
#: One and ten lakh rupees.
SMALL, LARGE = 10_000_000, 100_000_000
MOST = 500


def microseconds(time):
    hours, minutes, seconds = time.split(":")
    whole, _, part = seconds.partition(".")
    return (int(hours) * 3600 + int(minutes) * 60 + int(whole)) * 1_000_000 + int(part.ljust(6, "0")[:6] or 0)


def stays(parts, side, way):
    """Whether one broker stands on a side of all of them, and no price moves against it."""
    names = {getattr(part, side) for part in parts}
    rates = [part.rate for part in parts]
    return len(names) == 1 and "" not in names and all((b - a) * way >= 0 for a, b in zip(rates, rates[1:]))


def goes_on(parts, trade, is_timed):
    if is_timed:
        return microseconds(trade.at) - microseconds(parts[-1].at) <= GAP
    together = [*parts, trade]
    follows = trade.contract == parts[-1].contract + 1
    return follows and (stays(together, "buyer", 1) or stays(together, "seller", -1))


def kind_of(parts, is_timed):
    if is_timed and microseconds(parts[0].at) < OPENS:
        return "auction"
    if len(parts) == 1:
        return "single"
    one_buyer, one_seller = (len(names) == 1 and "" not in names for names in ({p.buyer for p in parts}, {p.seller for p in parts}))
    return {(True, True): "pair", (True, False): "buy", (False, True): "sell", (False, False): "mixed"}[one_buyer, one_seller]


class Course:
    """What the orders so far tell of the next one."""

    def __init__(self):
        self.last = self.bought_at = self.sold_at = self.moved = None

    def tick(self, rate):
        if self.last is None or rate == self.last.rate:
            return None if self.last is None else self.moved
        return "buy" if rate > self.last.rate else "sell"

    def prices(self, rate):
        buys = self.bought_at is not None and rate >= self.bought_at
        sells = self.sold_at is not None and rate <= self.sold_at
        if buys != sells:
            return "buy" if buys else "sell"
        if None in (self.bought_at, self.sold_at) or abs(rate - self.bought_at) == abs(rate - self.sold_at):
            return None
        return "buy" if abs(rate - self.bought_at) < abs(rate - self.sold_at) else "sell"

    def resting(self, trade):
        if self.last is None or self.last.rate != trade.rate:
            return None
        same = self.last.buyer == trade.buyer, self.last.seller == trade.seller
        return {(False, True): "buy", (True, False): "sell"}.get(same)

    def estimate(self, trade):
        if "" in (trade.buyer, trade.seller):
            return None, None
        for sign, side in (("resting", self.resting(trade)), ("prices", self.prices(trade.rate)), ("tick", self.tick(trade.rate))):
            if side:
                return side, sign
        return None, None

    def after(self, parts, side):
        self.moved = self.tick(parts[-1].rate)
        self.last = parts[-1]
        if side == "buy":
            self.bought_at = self.last.rate
        if side == "sell":
            self.sold_at = self.last.rate


def side_of(kind, parts, course):
    if kind in ("auction", "mixed"):
        return None, None
    if kind in ("buy", "sell"):
        return kind, "order"
    if parts[0].rate != parts[-1].rate:
        return ("buy" if parts[-1].rate > parts[0].rate else "sell"), "order"
    return course.estimate(parts[0])


def orders_of(trades):
    """Orders of one stock and day."""
    trades = sorted(trades, key=lambda t: t.contract)
    is_timed = all(t.at for t in trades)
    groups = []
    for trade in trades:
        if groups and goes_on(groups[-1], trade, is_timed):
            groups[-1].append(trade)
        else:
            groups.append([trade])
    course, orders = Course(), []
    for parts in groups:
        kind = kind_of(parts, is_timed)
        side, sign = side_of(kind, parts, course)
        orders.append(Order(parts, kind, side, sign, course.last.rate if course.last else None))
        course.after(parts, side)
    return orders


def amount(order):
    return sum(part.amount for part in order.parts)


def shares(order):
    return sum(part.quantity for part in order.parts)


def run(audit):
    for on in audit.days_with_trades(max(2, audit.size // 20)):
        by_symbol = defaultdict(list)
        for trade in audit.facts.trades(on):
            by_symbol[trade.symbol].append(trade)
        orders = {symbol: orders_of(trades) for symbol, trades in by_symbol.items()}
        for symbol in audit.random.sample(sorted(orders), min(5 + audit.size // 20, len(orders))):
            compare_orders(audit, on, symbol, orders[symbol])
        compare_sums(audit, on, orders)
        compare_sides(audit, on, orders)
        compare_gathered(audit, on)


def largest(parts, side):
    sums = defaultdict(int)
    for part in parts:
        sums[getattr(part, side)] += part.quantity
    sums.pop("", None)
    return len(sums), {name for name, own in sums.items() if own == max(sums.values())}


def compare_orders(audit, on, symbol, orders):
    tally = audit.tally("large orders")
    tally.drawn += 1
    path, query = "/data/bulk-txn/", {"symbol": symbol, "date": on, "amount_from": SMALL // 100, "page_size": MOST}
    here, reply = audit.api.request(path, query), audit.api.get(path, **query)
    large = {str(o.parts[0].contract): o for o in orders if amount(o) >= SMALL}
    replied = {row["event_id"]: row for row in reply["rows"]}
    contracts = {part["event_id"]: [c["contract_id"] for c in part["contracts"]] for part in reply["parts"]}
    if len(large) > MOST:
        return
    for key in tally.rows(here, replied, large):
        row, order, there = replied[key], large[key], f"{here} {key}"
        for name, want in (
            ("kind", order.kind), ("side", order.side), ("sign", order.sign), ("contracts", len(order.parts)),
            ("quantity", shares(order)), ("amount", rupees(amount(order))), ("first_price", rupees(order.parts[0].rate)),
            ("last_price", rupees(order.parts[-1].rate)), ("levels", len({p.rate for p in order.parts})),
            ("average", rupees(rounded(Fraction(amount(order), shares(order))))),
            ("vs_before", None if order.before is None else percent(order.parts[-1].rate - order.before, order.before)),
        ):  # fmt: skip
            tally.same(there, name, row[name], want)
        tally.same(there, "its contracts", contracts.get(key), [str(p.contract) for p in order.parts])
        for side in ("buyer", "seller"):
            count, names = largest(order.parts, side)
            tally.same(there, f"{side}s", row[f"{side}s"], count)
            tally.same(there, f"largest {side}", row[side] in names if names else row[side] is None, True)


def sided(orders, of):
    """What came in: bought and sold as orders show it, then as estimated."""
    def total(side, is_shown):
        return sum(of(o) for o in orders if o.side == side and (o.sign == "order") == is_shown)

    return total("buy", True), total("sell", True), total("buy", False), total("sell", False)


def compare_sums(audit, on, orders):
    tally = audit.tally("sums of large orders")
    tally.drawn += 1
    path, query = "/data/bulk-txn-market-diamond-plus/", {"date": on, "amount_from": LARGE // 100, "page_size": 1}
    here, reply = audit.api.request(path, query), audit.api.get(path, **query)
    large = {s: [o for o in own if amount(o) >= LARGE] for s, own in orders.items()}
    large = {s: own for s, own in large.items() if own}
    every = [o for own in large.values() for o in own]
    turnover = sum(amount(o) for own in orders.values() for o in own)
    for name, want in (
        ("events", len(every)), ("quantity", sum(map(shares, every))), ("amount", rupees(sum(map(amount, every)))),
        ("turnover_percent", percent(sum(map(amount, every)), turnover)),
    ):  # fmt: skip
        tally.same(here, name, reply["totals"][name], want)
    replied = {row["symbol"]: row for row in reply["stocks"]}
    for symbol in tally.rows(here, replied, large):
        row, own, there = replied[symbol], large[symbol], f"{here} {symbol}"
        tally.same(there, "events", row["events"], len(own))
        tally.same(there, "amount", row["amount"], rupees(sum(map(amount, own))))
        names = ("bought", "sold", "estimated_bought", "estimated_sold")
        for name, want in zip(names, sided(own, amount)):
            tally.same(there, name, row[name], rupees(want))


def compare_sides(audit, on, orders):
    tally = audit.tally("volume by who came in")
    tally.drawn += 1
    path, query = "/data/buy-sell-volume/", {"date": on}
    here, reply = audit.api.request(path, query), audit.api.get(path, **query)
    replied = {row["symbol"]: row for row in reply["rows"]}
    for symbol in tally.rows(here, replied, orders):
        row, own, there = replied[symbol], orders[symbol], f"{here} {symbol}"
        volume, auction = sum(map(shares, own)), sum(shares(o) for o in own if o.kind == "auction")
        told = sided(own, shares)
        names = ("bought", "sold", "estimated_bought", "estimated_sold")
        for name, want in (
            *zip(names, told), ("volume", volume), ("auction", auction), ("unknown", volume - sum(told) - auction),
            ("delta", percent(told[0] - told[1], told[0] + told[1])), ("known_percent", percent(told[0] + told[1], volume)),
        ):  # fmt: skip
            tally.same(there, name, row[name], want)


def compare_gathered(audit, on):
    """Net value: the net at the own average of the side that was larger."""
    tally = audit.tally("what brokers gathered")
    tally.drawn += 1
    pairs = defaultdict(lambda: [0, 0, 0, 0])
    for trade in audit.facts.trades(on):
        for broker, at in ((trade.buyer, 0), (trade.seller, 2)):
            if broker:
                pairs[broker, trade.symbol][at] += trade.quantity
                pairs[broker, trade.symbol][at + 1] += trade.amount
    for path, way in (("/data/broker-top-holding/", 1), ("/data/broker-top-released/", -1)):
        want = {broker: 0 for broker, _ in pairs}
        for (broker, _), (bought, paid, sold, got) in pairs.items():
            net = (bought - sold) * way
            if net > 0:
                want[broker] += rounded(Fraction(net * (paid if way > 0 else got), bought if way > 0 else sold))
        query = {"from_date": on, "to_date": on}
        here, reply = audit.api.request(path, query), audit.api.get(path, **query)
        replied = {row["broker"]: row for row in reply["rows"]}
        for broker in tally.rows(here, replied, want):
            tally.same(f"{here} {broker}", "amount", replied[broker]["amount"], rupees(want[broker]))
