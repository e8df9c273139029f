import { type Paisa, type StockSymbol, addDays, dayNumber, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type MarketOpens, sessionsToRead, withOutcomes } from '@chuli/backtest';
import { baseRate, followedBy } from './label-record.ts';
import { judgedWindows } from './window-book.ts';

const FIRST = tradingDate('2024-01-01');
const SESSIONS = Array.from({ length: 40 }, (_, at) => addDays(FIRST, at));
const OWN = 'NABIL' as StockSymbol;
const others = Array.from({ length: 24 }, (_, at) => `S${at}` as StockSymbol);

const opensOf = (symbol: StockSymbol, open: (at: number) => number) => ({
  symbol,
  days: SESSIONS.map(dayNumber),
  opens: SESSIONS.map((_, at) => open(at) as Paisa),
});

/** All others stand still; the stock gains one in a hundred each session, and halves on an ex-date. */
const market: MarketOpens = {
  sessions: SESSIONS,
  opens: [
    opensOf(OWN, (at) => (at < 8 ? 100_00 : 50_00) * (1 + at / 100)),
    ...others.map((symbol) => opensOf(symbol, () => 200_00)),
  ],
  exDates: [{ symbol: OWN, ex_on: SESSIONS[8] ?? FIRST, factor: 0.5 }],
  isOrdinary: (symbol) => symbol !== OWN,
  firstDays: new Map(),
};

describe('what followed a label', () => {
  const given = { symbol: OWN, date: SESSIONS[4] ?? FIRST, label: 'accumulation' } as const;

  it('is read in the session after it and 5, 10 and 20 sessions later', () => {
    expect(sessionsToRead([given.date], SESSIONS)).toEqual([5, 10, 15, 25].map((at) => SESSIONS[at]));
    // The last ones are not over yet.
    expect(sessionsToRead([SESSIONS[30] ?? FIRST], SESSIONS)).toEqual([31, 36].map((at) => SESSIONS[at]));
  });

  it('is the gain from the next open on, over the market, across ex-dates', () => {
    const [first] = withOutcomes([given], market);
    expect(first?.outcomes).toEqual(
      [10, 15, 25].map((at) => ({ on: SESSIONS[at], excess: expect.closeTo((1 + at / 100) / 1.05 - 1, 9) })),
    );
  });

  it('is not known where too few shares make the market', () => {
    const [first] = withOutcomes([given], { ...market, isOrdinary: () => false });
    expect(first?.outcomes).toEqual([null, null, null]);
  });

  it('counts on a day only what was known by then, and says nothing of a few cases', () => {
    const book = { days: 1, stocks: new Map(), cases: withOutcomes([given], market) } as const;
    const asked = { side: 'accumulation', as_of: SESSIONS[15] ?? FIRST, isCounted: () => true } as const;
    expect(followedBy(book, asked).map(({ number, mean, verdict }) => [number, mean, verdict])).toEqual([
      [1, 4.76, 'too-few'],
      [1, 9.52, 'too-few'],
      [0, null, 'too-few'],
    ]);
  });
});

it('the base rate counts windows that could be judged', () => {
  const count = 62;
  const windows = judgedWindows(
    {
      symbol: OWN,
      ends: Array.from({ length: count }, (_, at) => dayNumber(FIRST) + at),
      known: Array.from({ length: count }, () => 1),
      // The last two are the highest of all.
      scores: Array.from({ length: count }, (_, at) => (at < 60 ? at % 7 : 50 + at)),
      zs: Array.from({ length: count }, () => 3),
      orders: Array.from({ length: count }, () => 30),
    },
    1,
  );
  expect(windows.slice(-2).map(({ label, run }) => [label, run])).toEqual([
    ['accumulation', 1],
    ['accumulation', 2],
  ]);
  const book = { days: 1, stocks: new Map([[OWN, windows]]), cases: [] } as const;
  const at = (day: number) =>
    baseRate(book, { side: 'accumulation', as_of: addDays(FIRST, day), isCounted: () => true });
  expect([at(58), at(59), at(61)]).toEqual([
    { windows: 0, labelled: 0, percent: null },
    { windows: 1, labelled: 0, percent: 0 },
    { windows: 3, labelled: 2, percent: 66.67 },
  ]);
});
