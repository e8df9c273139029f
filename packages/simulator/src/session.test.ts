import { paisa, tradingDate } from '@chuli/kernel';
import { boardLot, priceBand, sessionHours, tickSize } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { type Played, holds, play } from '../testing/small-market.ts';
import { rulesOf } from './day-rules.ts';
import type { Trade } from './trade.ts';

const tradedDays = ({ days }: Played) =>
  days.flatMap(({ date, trades, bars, total }) => (trades === null ? [] : [{ date, trades, bars, total }]));

const bySymbol = (trades: readonly Trade[]) => Map.groupBy(trades, ({ symbol }) => symbol);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

describe('trades of the sample market', () => {
  it('exist for exactly the last days that were asked for', () => {
    holds((played) => {
      const { floorsheetDays } = played.market.options;
      expect(tradedDays(played).map(({ date }) => date)).toEqual(
        played.market.sessions.slice(-floorsheetDays),
      );
    });
  });

  it('fall into the opening match or the continuous session', () => {
    holds((played) => {
      for (const { date, trades } of tradedDays(played)) {
        const { matching, opens, closes } = rulesOf(date);
        expect(closes - opens).toBe((sessionHours(date).to - sessionHours(date).from) * 60_000);
        const outside = trades.filter(({ at }) => {
          const milliseconds = at / 1000;
          const inMatch = milliseconds >= matching && milliseconds < matching + 60_000;
          return !inMatch && (milliseconds < opens || milliseconds >= closes);
        });
        expect(outside).toEqual([]);
      }
    });
  });

  it('carry unique contract numbers of their day whose order within a symbol is the order of time', () => {
    holds((played) => {
      for (const { date, trades } of tradedDays(played)) {
        const prefix = date.replaceAll('-', '');
        expect(new Set(trades.map(({ contractId }) => contractId)).size).toBe(trades.length);
        for (const own of bySymbol(trades).values()) {
          expect(new Set(own.map(({ contractId }) => contractId.slice(0, 10))).size).toBe(1);
          const form = new RegExp(`^${prefix}0[1-5]\\d{6}$`);
          const wrong = own.filter((trade, index) => {
            const before = own[index - 1];
            const isLater =
              before === undefined || (trade.contractId > before.contractId && trade.at > before.at);
            return !form.test(trade.contractId) || !isLater;
          });
          expect(wrong).toEqual([]);
        }
      }
    });
  });

  it('give exactly the bar of their day: prices from ten units or more, everything else from all', () => {
    holds((played) => {
      for (const { date, trades, bars, total } of tradedDays(played)) {
        const closingFrom = rulesOf(date).closingFrom * 1000;
        const isAverage = rulesOf(date).closeRule !== 'last-trade';
        expect(new Set(bySymbol(trades).keys())).toEqual(new Set(bars.map(({ symbol }) => symbol)));
        for (const bar of bars) {
          const own = bySymbol(trades).get(bar.symbol) ?? [];
          const lots = own.filter(({ quantity }) => quantity >= 10);
          const rates = lots.map(({ rate }) => rate);
          const closing = lots.filter(({ at }) => at >= closingFrom);
          const average = Math.round(
            sum(closing.map(({ amount }) => amount)) / sum(closing.map(({ quantity }) => quantity)),
          );
          expect(bar).toMatchObject({
            open: rates[0],
            high: Math.max(...rates),
            low: Math.min(...rates),
            close: isAverage && closing.length > 0 ? average : rates.at(-1),
            lastTraded: rates.at(-1),
            volume: sum(own.map(({ quantity }) => quantity)),
            amount: sum(own.map(({ amount }) => amount)),
            trades: own.length,
          });
        }
        expect(total.trades).toBe(trades.length);
      }
    });
  });

  it('cost quantity × rate, on the tick, and are at least a board lot unless they are odd lots', () => {
    holds((played) => {
      const instruments = new Map(played.market.listings.map((row) => [row.symbol, row.instrument]));
      for (const { date, trades } of tradedDays(played)) {
        const wrong = trades.filter(({ symbol, quantity, rate, amount }) => {
          const instrument = instruments.get(symbol) ?? 'Equity';
          const isOnTick = rate % tickSize(date, instrument, rate) === 0;
          const isWholeOrOdd = quantity < 10 || quantity >= boardLot(date, instrument);
          return !isOnTick || !isWholeOrOdd || amount !== quantity * rate;
        });
        expect(wrong).toEqual([]);
      }
    });
  });

  it('keep the opening match within its band at one price, and each order within the order band', () => {
    holds((played) => {
      for (const { date, trades, bars } of tradedDays(played)) {
        const { opens, bands } = rulesOf(date);
        const isOpening = ({ at }: Trade) => at < opens * 1000;
        for (const [symbol, own] of bySymbol(trades)) {
          const previous = bars.find((bar) => bar.symbol === symbol)?.previousClose ?? null;
          const lots = own.filter(({ quantity }) => quantity >= 10);
          expect(new Set(lots.filter(isOpening).map(({ rate }) => rate)).size).toBeLessThanOrEqual(1);
          const outside = lots.filter((trade, index) => {
            const reference = isOpening(trade) ? previous : (lots[index - 1]?.rate ?? previous);
            if (reference === null) return false;
            const reach = isOpening(trade) ? bands.preOpen : bands.order;
            const { lower, upper } = priceBand(reference, reach, paisa(1));
            return trade.rate < lower || trade.rate > upper;
          });
          expect(outside, `${symbol} ${date}`).toEqual([]);
        }
      }
    });
  });

  it('balance: what brokers bought is what brokers sold', () => {
    holds((played) => {
      for (const { trades } of tradedDays(played)) {
        const net = new Map<string, number>();
        for (const { buyer, seller, quantity } of trades) {
          net.set(buyer, (net.get(buyer) ?? 0) + quantity);
          net.set(seller, (net.get(seller) ?? 0) - quantity);
        }
        expect(sum([...net.values()])).toBe(0);
      }
    });
  });

  it('begin a new listing with a special opening match', () => {
    holds((played) => {
      const { market, days } = played;
      const firstTraded = market.sessions.at(-market.options.floorsheetDays) ?? '';
      const newcomers = market.listings.filter(({ listedOn }) => listedOn >= firstTraded);
      expect(newcomers.length).toBeGreaterThan(0);
      for (const { symbol, listedOn } of newcomers) {
        const trades = days.find(({ date }) => date === listedOn)?.trades ?? [];
        const first = trades.find((trade) => trade.symbol === symbol);
        expect(first?.at).toBeLessThan(rulesOf(listedOn).opens * 1000);
      }
    });
  });
});

describe('a session of twenty thousand trades', () => {
  const played = play({
    seed: 11,
    endDate: tradingDate('2026-11-13'),
    years: 0.3,
    floorsheetDays: 4,
    stocks: 120,
    tradesPerDay: 20_000,
  });
  const trades = tradedDays(played).flatMap((day) => day.trades);
  const share = (isCounted: (trade: Trade) => boolean): number =>
    trades.filter(isCounted).length / trades.length;

  it('has about one odd lot in a hundred, and members matching themselves in about one of forty', () => {
    expect(share(({ quantity }) => quantity < 10)).toBeGreaterThan(0.006);
    expect(share(({ quantity }) => quantity < 10)).toBeLessThan(0.015);
    expect(share(({ buyer, seller }) => buyer === seller)).toBeGreaterThan(0.018);
    expect(share(({ buyer, seller }) => buyer === seller)).toBeLessThan(0.04);
  });

  it('has orders filled by several members within one millisecond', () => {
    const sweeps = trades.filter((trade, index) => {
      const next = trades[index + 1];
      return (
        next !== undefined &&
        next.symbol === trade.symbol &&
        next.at - trade.at < 1000 &&
        (next.buyer === trade.buyer || next.seller === trade.seller)
      );
    });
    expect(sweeps.length / trades.length).toBeGreaterThan(0.3);
  });

  it('is busiest at its ends', () => {
    const perQuarterHour = new Map<number, number>();
    for (const { at } of trades) {
      const quarter = Math.floor(((at / 60e6 + 345) % 1440) / 15);
      perQuarterHour.set(quarter, (perQuarterHour.get(quarter) ?? 0) + 1);
    }
    const midday = perQuarterHour.get(13 * 4) ?? 0;
    expect(perQuarterHour.get(11 * 4)).toBeGreaterThan(1.2 * midday);
    expect(perQuarterHour.get(14 * 4 + 3)).toBeGreaterThan(1.5 * midday);
  });

  it('spreads over ninety brokers by rank: ten of them have a third or more, the dealer takes part', () => {
    const counts = new Map<string, number>();
    for (const { buyer } of trades) counts.set(buyer, (counts.get(buyer) ?? 0) + 1);
    const ranked = [...counts.values()].sort((a, b) => b - a);
    expect(ranked).toHaveLength(90);
    expect(counts.get('D01')).toBeGreaterThan(0);
    expect(sum(ranked.slice(0, 10)) / trades.length).toBeGreaterThan(0.33);
    expect(sum(ranked.slice(0, 10)) / trades.length).toBeLessThan(0.55);
    expect((ranked[0] ?? 0) / (ranked[79] ?? 1)).toBeGreaterThan(8);
  });

  it('shows brokers that gather one share day after day', () => {
    const days = tradedDays(played).map((day) => {
      const net = new Map<string, number>();
      for (const { symbol, buyer, seller, quantity } of day.trades) {
        net.set(`${symbol} ${buyer}`, (net.get(`${symbol} ${buyer}`) ?? 0) + quantity);
        net.set(`${symbol} ${seller}`, (net.get(`${symbol} ${seller}`) ?? 0) - quantity);
      }
      return Map.groupBy(net, ([key]) => key.split(' ')[0] ?? '');
    });
    const topBuyers = days.map(
      (symbols) =>
        new Set([...symbols.values()].map((rows) => rows.reduce((a, b) => (b[1] > a[1] ? b : a))[0])),
    );
    const everyDay = [...(topBuyers[0] ?? [])].filter((key) => topBuyers.every((day) => day.has(key)));
    expect(everyDay.length).toBeGreaterThan(3);
  });
});
