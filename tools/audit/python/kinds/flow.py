"""Who bought and sold: brokers of a stock, stocks of a broker, brokers of the market (kinds 20 to 24).

Quantities of a range are in shares of its last day: what was traded before an ex-date is divided by its factor.
"""

from collections import defaultdict
from fractions import Fraction

from exact import decimals, percent, rounded, rupees, upward_percent

KINDS = ("brokers of a stock", "stocks of a broker", "brokers of the market", "flow totals", "nets add up to nothing")
PATH = "/data/broker-analytics/"
UPWARD = "back: D14"


class Flow:
    """What one side of the question did: `shares` are quantities as they are counted, `raw` as traded."""

    def __init__(self):
        self.bought = self.sold = self.matched = 0
        self.bought_amount = self.sold_amount = self.buys = self.sells = 0
        self.nets = defaultdict(int)

    def add(self, trade, on, shares, is_buyer, is_seller):
        if is_buyer:
            self.bought += shares
            self.bought_amount += trade.amount
            self.buys += 1
            self.nets[on] += shares
        if is_seller:
            self.sold += shares
            self.sold_amount += trade.amount
            self.sells += 1
            self.nets[on] -= shares
        self.matched += shares if is_buyer and is_seller else 0


def gathered(trades_by_day, keys_of, factor_of):
    flows = defaultdict(Flow)
    for on, trades in trades_by_day.items():
        symbols = {trade.symbol for trade in trades} if factor_of else set()
        factors = {symbol: factor for symbol in symbols if (factor := factor_of(symbol, on)) != 1.0}
        for trade in trades:
            factor = factors.get(trade.symbol)
            shares = trade.quantity if factor is None else Fraction(trade.quantity) / Fraction(factor)
            for key, is_buyer, is_seller in keys_of(trade):
                flows[key].add(trade, on, shares, is_buyer, is_seller)
    return flows


def both_sides(trade):
    if trade.buyer == trade.seller:
        return ((trade.buyer, True, True),)
    return ((trade.buyer, True, False), (trade.seller, False, True))


def run(audit):
    known = [d for d in audit.facts.trade_days() if d >= audit.open_from]
    sessions = audit.facts.sessions
    #: Stretches of sessions whose trades are all here.
    stretches = []
    for day in known:
        if stretches and day in sessions and sessions.index(day) - sessions.index(stretches[-1][-1]) == 1:
            stretches[-1].append(day)
        else:
            stretches.append([day])
    for _ in range(max(3, audit.size // 10)):
        days = audit.random.choice(stretches)[-5:]
        days = days[: audit.random.randint(1, len(days))]
        traded = sorted({t.symbol for t in audit.facts.trades(days[-1])})
        compare_stock(audit, audit.random.choice(traded), days)
    for _ in range(max(2, audit.size // 40)):
        days = audit.random.choice(stretches)[-2:]
        compare_broker(audit, audit.random.choice(audit.facts.trades(days[-1])).buyer, days)
    compare_market(audit, audit.random.choice(stretches)[-1:])


def range_of(days):
    return {"from_date": days[0], "to_date": days[-1]}


def crosses(audit, symbol, days):
    return audit.facts.factor(symbol, days[0], days[-1]) != 1.0


def factor_to(audit, last):
    return lambda symbol, on: audit.facts.factor(symbol, on, last)


def compare_stock(audit, symbol, days):
    tally, sums = audit.tally("brokers of a stock"), audit.tally("flow totals")
    tally.drawn += 1
    trades = {on: [t for t in audit.facts.trades(on) if t.symbol == symbol] for on in days}
    exact = gathered(trades, both_sides, factor_to(audit, days[-1]))
    plain = gathered(trades, both_sides, None)
    query = {"symbol": symbol, **range_of(days)}
    here, reply = audit.api.request(PATH, query), audit.api.get(PATH, **query)
    volume, raw = (sum(f.bought for f in flows.values()) for flows in (exact, plain))
    replied = {row["broker"]: row for row in reply["rows"]}
    for broker in tally.rows(here, replied, exact):
        compare_row(tally, f"{here} {broker}", replied[broker], exact[broker], plain[broker], (volume, raw), days)
    zero = audit.tally("nets add up to nothing")
    zero.drawn += 1
    zero.same(here, "sum of nets", sum(row["net"] for row in reply["rows"]), 0)
    compare_sums(audit, symbol, days, exact, plain, sums)
    compare_lists(audit, symbol, days, reply["rows"], tally)


def near(replied, exact):
    """What was replied where it is within one share of the exact sum: ADR 0031 says which of the two it becomes."""
    return replied if abs(replied - exact) < 1 else rounded(exact)


def in_whole_shares(row, flow, want):
    """Across an ex-date parts of a share are told as whole ones, so that sides, nets and sessions still add up."""
    bought, sold, matched = near(row["bought"], flow.bought), near(row["sold"], flow.sold), near(row["matched"], flow.matched)
    return {
        **want, "bought": bought, "sold": sold, "net": bought - sold, "matched": matched,
        "matched_percent": percent(2 * matched, bought + sold),
    }  # fmt: skip


def compare_row(tally, here, row, flow, plain, volumes, days):
    """Shares of the last day are whole: a sum is rounded once, at its end."""

    def figures(f, volume):
        return {
            "bought": rounded(f.bought), "sold": rounded(f.sold), "net": rounded(f.bought - f.sold),
            "matched": rounded(f.matched), "bought_amount": rupees(f.bought_amount), "sold_amount": rupees(f.sold_amount),
            "net_amount": rupees(f.bought_amount - f.sold_amount),
            "buy_average": rupees(rounded(Fraction(f.bought_amount) / f.bought)) if f.bought else None,
            "sell_average": rupees(rounded(Fraction(f.sold_amount) / f.sold)) if f.sold else None,
            "matched_percent": percent(2 * f.matched, f.bought + f.sold),
            "volume_percent": percent(f.bought + f.sold, 2 * volume),
            "sessions_traded": len(f.nets), "sessions_net_bought": sum(net > 0 for net in f.nets.values()),
        }  # fmt: skip

    want, old = figures(flow, volumes[0]), figures(plain, volumes[1])
    crosses = (flow.bought, flow.sold) != (plain.bought, plain.sold)
    if crosses:
        want = in_whole_shares(row, flow, want)
    upward = {
        "matched_percent": upward_percent(2 * plain.matched, plain.bought + plain.sold),
        "volume_percent": upward_percent(plain.bought + plain.sold, 2 * volumes[1]),
    }
    for name, value in want.items():
        others = [("back: D7", old[name]), *([(UPWARD, upward[name])] if name in upward else [])]
        tally.same(here, name, row[name], value, others)
    if row["net_by_session"] is not None:
        nets = [near(net, flow.nets.get(on, 0)) for on, net in zip(days, row["net_by_session"])]
        if crosses:
            tally.same(here, "nets of the sessions", sum(row["net_by_session"]), row["net"])
        tally.same(here, "net_by_session", row["net_by_session"], nets, [("back: D7", [plain.nets.get(on, 0) for on in days])])


def compare_sums(audit, symbol, days, exact, plain, tally):
    tally.drawn += 1
    path = f"{PATH}avgsum/"
    query = {"symbol": symbol, **range_of(days)}
    here, reply = audit.api.request(path, query), audit.api.get(path, **query)

    def sums(flows, share=percent):
        volume, amount = sum(f.bought for f in flows.values()), sum(f.bought_amount for f in flows.values())
        bought, sold = ([getattr(f, side) for f in flows.values() if getattr(f, side)] for side in ("bought", "sold"))
        matched = sum(f.matched for f in flows.values())
        return {
            "volume": rounded(volume), "amount": rupees(amount), "trades": sum(f.buys for f in flows.values()),
            "matched": rounded(matched), "matched_percent": share(matched, volume),
            "vwap": rupees(rounded(Fraction(amount) / volume)), "buyers": len(bought), "sellers": len(sold),
            "top3_buy_percent": share(sum(sorted(bought)[-3:]), sum(bought)),
            "top3_sell_percent": share(sum(sorted(sold)[-3:]), sum(sold)),
            "buy_concentration": decimals(sum((Fraction(q) * 100 / volume) ** 2 for q in bought), 1),
            "sell_concentration": decimals(sum((Fraction(q) * 100 / volume) ** 2 for q in sold), 1),
        }  # fmt: skip

    want, old, upward = sums(exact), sums(plain), sums(plain, upward_percent)
    for name, value in want.items():
        tally.same(here, name, reply[name], value, [("back: D7", old[name]), (UPWARD, upward[name])])
    ends = [audit.facts.on[on].get(symbol) for on in (days[0], days[-1])]
    traded = [audit.facts.on[on][symbol] for on in days if symbol in audit.facts.on[on]]
    if traded and all(ends):
        first = rounded(Fraction(traded[0].close) * Fraction(audit.facts.factor(symbol, traded[0].on, days[-1])))
        tally.same(here, "first_close", reply["first_close"], rupees(first), [("back: D7", rupees(traded[0].close))])
        tally.same(here, "last_close", reply["last_close"], rupees(traded[-1].close))


ORDERS = {
    "/data/top-buy/": (lambda r: r["bought"], lambda r: r["bought"] > 0),
    "/data/top-sell/": (lambda r: r["sold"], lambda r: r["sold"] > 0),
    "/data/top-net-holding/": (lambda r: r["net"], lambda r: r["net"] > 0),
    "/data/top-net-release/": (lambda r: -r["net"], lambda r: r["net"] < 0),
}


def compare_lists(audit, symbol, days, rows, tally):
    """The four lists are the same rows, cut and ordered; equal ones by name."""
    for path, (order, keeps) in ORDERS.items():
        query = {"symbol": symbol, **range_of(days)}
        want = [r["broker"] for r in sorted((r for r in rows if keeps(r)), key=lambda r: (-order(r), r["broker"]))]
        got = [r["broker"] for r in audit.api.get(path, **query)["rows"]]
        tally.same(audit.api.request(path, query), "order", got, want)


def compare_broker(audit, broker, days):
    tally = audit.tally("stocks of a broker")
    tally.drawn += 1
    trades = {on: audit.facts.trades(on) for on in days}

    def own(trade):
        if broker not in (trade.buyer, trade.seller):
            return ()
        return ((trade.symbol, trade.buyer == broker, trade.seller == broker),)

    exact, plain = gathered(trades, own, factor_to(audit, days[-1])), gathered(trades, own, None)
    volumes = gathered(trades, lambda t: ((t.symbol, True, False),), factor_to(audit, days[-1]))
    raw = gathered(trades, lambda t: ((t.symbol, True, False),), None)
    query = {"broker": broker, **range_of(days)}
    here = audit.api.request(PATH, query)
    replied = {row["symbol"]: row for row in audit.api.get(PATH, **query)["rows"]}
    for symbol in tally.rows(here, replied, exact):
        amounts = (volumes[symbol].bought, raw[symbol].bought)
        compare_row(tally, f"{here} {symbol}", replied[symbol], exact[symbol], plain[symbol], amounts, days)


def compare_market(audit, days):
    tally = audit.tally("brokers of the market")
    tally.drawn += 1
    trades = {on: audit.facts.trades(on) for on in days}
    flows = gathered(trades, both_sides, None)
    query = {"all": "true", **range_of(days)}
    here = audit.api.request(PATH, query)
    replied = {row["broker"]: row for row in audit.api.get(PATH, **query)["rows"]}
    volume = sum(f.bought for f in flows.values())
    for broker in tally.rows(here, replied, flows):
        compare_row(tally, f"{here} {broker}", replied[broker], flows[broker], flows[broker], (volume, volume), days)
    nets = {b: f.bought_amount - f.sold_amount for b, f in flows.items()}
    here = audit.api.request("/data/broker-nets/", {"as_of": days[-1]})
    for row in audit.api.get("/data/broker-nets/", as_of=days[-1])["rows"]:
        tally.same(f"{here} {row['broker']}", "net_amount", row["net_amount"], rupees(nets.get(row["broker"])))
