import { type TradingDate, paisa, stockSymbol } from '@chuli/kernel';
import type { SessionEvent } from '@chuli/session';
import { FORMING_LISTS } from '@chuli/signals/catalogue';
import type { DailyBarRow } from '@chuli/tape';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { passOver } from '../pass/run-pass.ts';
import { walkingMarket } from '../testing/walking-market.ts';
import { createPeek } from './peek.ts';
import { baseOf, dayAfter, dayTeller, lastCloses, play, rowsOfDay } from './testing/forming-place.ts';

const SESSIONS = 260;
const STOCKS = 12;
const { days, rows } = walkingMarket(STOCKS, SESSIONS);
const DAY = dayAfter(days);
const base = baseOf(rows, [...days, DAY], DAY);
const closes = lastCloses(rows);
const LISTED = new Set(FORMING_LISTS.map(({ key }) => key));

/** What the nightly pass finds on the last bar of these rows, by list and stock. */
const nightly = (all: readonly DailyBarRow[], sessions: readonly TradingDate[]): string[] => {
  const day = sessions.at(-1);
  const stocks = [...Map.groupBy(all, ({ symbol }) => symbol)].map(([symbol, bars]) => ({
    symbol: stockSymbol(symbol),
    company: null,
    bars: bars.map((bar) => ({ ...bar, base: null })),
    adjustments: [],
    hours: [],
  }));
  const market = {
    as_of: day as TradingDate,
    sessions,
    nepse: new Map<TradingDate, number>(),
    stocks,
    digests: new Map<string, string>(),
    present: new Map(),
    version: '',
  };
  return [...passOver(market)].flatMap(({ stock, series, historyOn }) =>
    historyOn('daily')
      .firings.filter(({ bar }) => series.daily[bar]?.on === day)
      .map(({ family, kind, side }) => `${family}.${kind}.daily.${side}`)
      .filter((key) => LISTED.has(key))
      .map((key) => `${key} ${stock.symbol}`),
  );
};

const move = fc.tuple(
  fc.constantFrom(...closes.keys()),
  fc.integer({ min: -900, max: 900 }),
  fc.integer({ min: 1, max: 4_000 }),
  fc.integer({ min: 0, max: 1_500 }),
);

const logOf = (moves: readonly (readonly [string, number, number, number])[]): SessionEvent[] => {
  const told = dayTeller(DAY, closes);
  let seconds = 0;
  const trades = moves.map(([symbol, change, quantity, pause]) => {
    const rate = Math.round(((closes.get(symbol) ?? 0) * (10_000 + change)) / 10_000);
    return told.trade(symbol, rate, (seconds += pause / 1_000), quantity);
  });
  return [told.opening(), told.status('open', 0), ...trades, told.status('closed', seconds + 1)];
};

describe('live = batch', () => {
  it('what forms at the last trade is what the nightly pass stores of the same bars', () => {
    let seen = 0;
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 80 }), (moves) => {
        const { session, judge } = play(base, logOf(moves));
        const forming = judge
          .rows()
          .filter(({ status }) => status === 'forming')
          .map(({ list, symbol }) => `${list} ${symbol}`);
        seen += forming.length;
        expect(forming.toSorted()).toEqual(
          nightly([...rows, ...rowsOfDay(session)], [...days, DAY]).toSorted(),
        );
      }),
      { numRuns: 8 },
    );
    expect(seen).toBeGreaterThan(20);
  });

  it('holds on every day of a history, of which nothing later is known', () => {
    let seen = 0;
    for (const place of [60, 120, 181, 240]) {
      const day = days[place] ?? DAY;
      const then = days.slice(0, place + 1);
      const known = rows.filter(({ traded_on }) => traded_on <= day);
      const peek = createPeek(baseOf(rows, then, day));
      const told = known
        .filter(({ traded_on }) => traded_on === day)
        .flatMap((bar) => {
          const quote = {
            symbol: stockSymbol(bar.symbol),
            previousClose: null,
            open: bar.open,
            high: bar.high,
            low: bar.low,
            last: bar.close,
            lastQuantity: null,
            lastAt: null,
            volume: bar.volume,
            amount: paisa(0),
            trades: 1,
            band: 'within',
            isHalted: false,
            isOfficialClose: false,
          } as const;
          return (peek(quote)?.lists ?? []).map((list) => `${list} ${bar.symbol}`);
        });
      seen += told.length;
      expect(told.toSorted()).toEqual(nightly(known, then).toSorted());
    }
    expect(seen).toBeGreaterThan(5);
  });

  it('leaves the state after the last closed bar as it was', () => {
    const before = JSON.stringify([...base.stocks.values()].map(({ state }) => state));
    fc.assert(
      fc.property(fc.array(move, { minLength: 1, maxLength: 40 }), (moves) => void play(base, logOf(moves))),
      { numRuns: 5 },
    );
    expect(JSON.stringify([...base.stocks.values()].map(({ state }) => state))).toBe(before);
  });

  it('says nothing of a stock without history or on a base that no known action explains', () => {
    const peek = createPeek(base);
    const { session } = play(base, logOf([['T0', 900, 4_000, 0]]));
    const quote = session.quote(stockSymbol('T0'));
    if (quote === null) throw new Error('T0 did not trade.');
    expect(peek(quote)).not.toBeNull();
    expect(peek({ ...quote, previousClose: paisa(Math.round((closes.get('T0') ?? 0) / 2)) })).toBeNull();
    expect(peek({ ...quote, symbol: stockSymbol('NEW') })).toBeNull();
  });
});
