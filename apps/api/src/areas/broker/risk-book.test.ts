import { countFacts, riskFacts } from '@chuli/flow';
import { type Paisa, type StockSymbol, addDays, dayNumber, paisa, tradingDate } from '@chuli/kernel';
import type { BrokerStockDays } from '@chuli/tape/broker';
import type { StockCourse } from '@chuli/tape/stock';
import { describe, expect, it } from 'vitest';
import { type RiskFacts, riskBook } from './risk-book.ts';
import { scoreRecord } from './score-record.ts';

const SESSIONS = Array.from({ length: 120 }, (_, place) => addDays(tradingDate('2024-01-01'), place));
const [ABC, DEF] = ['ABC', 'DEF'] as StockSymbol[] as [StockSymbol, StockSymbol];
const DAYS = SESSIONS.map((date) => dayNumber(date));
const LAKH = 1_00_000_00;
/** On it the stock is unlike itself: one buyer, three brokers, half of it within one of them. */
const ODD = 80;

/** Figures that come and go, so that none of a usual session stands at an end of the past. */
const brokersOf = (symbol: StockSymbol): BrokerStockDays => {
  const wave = (least: number, at: number): number => least + (at % 7);
  const isOdd = (at: number): boolean => symbol === ABC && at === ODD;
  return {
    symbol,
    days: DAYS,
    brokers: DAYS.map((_, at) => (isOdd(at) ? 3 : wave(20, at))),
    bought: DAYS.map(() => 1_000),
    matched: DAYS.map((_, at) => (isOdd(at) ? 500 : wave(50, at))),
    hhi: DAYS.map((_, at) => (isOdd(at) ? 9_000 : wave(1_000, at))),
  };
};

/** A close of Rs 100 but where another is given; the base is the close before. */
const courseOf = (symbol: StockSymbol, closes: Readonly<Record<number, number>> = {}): StockCourse => {
  const all = DAYS.map((_, at) => paisa((closes[at] ?? 100) * 100));
  return {
    symbol,
    days: DAYS,
    closes: all,
    bases: all.map((_, at): Paisa | null => all[at - 1] ?? null),
    amounts: DAYS.map(() => paisa(30 * LAKH)),
  };
};

const bookOf = (facts: Partial<RiskFacts> = {}) =>
  riskBook({
    exchange: SESSIONS,
    days: [brokersOf(ABC), brokersOf(DEF)],
    courses: [courseOf(ABC), courseOf(DEF)],
    index: SESSIONS.map(() => 2_000),
    isOrdinary: () => true,
    firstDays: new Map(),
    publicShares: () => null,
    ...facts,
  });

const dayIn = (book: ReturnType<typeof bookOf>, symbol: StockSymbol, at: number) => {
  const found = book.stocks.get(symbol)?.[at];
  if (found === undefined) throw new Error('There is such a session.');
  return found;
};

const sessions = { exchange: SESSIONS, floorsheet: SESSIONS, timed: [], daily: SESSIONS, index: SESSIONS };
const recordOf = (book: ReturnType<typeof bookOf>, last = 119) =>
  scoreRecord(book.flags, sessions, { as_of: SESSIONS[last] ?? tradingDate('2030-01-01'), sessions: 20 });

describe('facts of a stock and session', () => {
  it('are its figures among those of its own past', () => {
    const { figures, hhi, matched, brokers } = dayIn(bookOf(), ABC, ODD);
    expect([hhi, matched, brokers]).toEqual([9_000, 0.5, 3]);
    expect(figures).toEqual({
      gathered: 100,
      same_broker: 100,
      brokers: 0,
      float_cap: null,
      turnover: paisa(30 * LAKH),
    });
    expect(countFacts(riskFacts(figures, paisa(0)))).toEqual({ held: 3, known: 4 });
  });

  it('are not known before sixty sessions, nor what is usual before twenty', () => {
    const book = bookOf();
    expect(dayIn(book, ABC, 59).figures.gathered).toBeNull();
    expect(dayIn(book, ABC, 60).figures.gathered).not.toBeNull();
    expect(dayIn(book, ABC, 19).figures.turnover).toBeNull();
    expect(dayIn(book, ABC, 20).figures.turnover).toBe(paisa(30 * LAKH));
  });

  it('count sessions without a trade as nothing in what is usual, and no amount that is missing', () => {
    const gap = courseOf(ABC);
    const keep = <T>(values: readonly T[]): T[] => values.filter((_, at) => at !== 70);
    const thin = { ...gap, days: keep(gap.days), closes: keep(gap.closes), bases: keep(gap.bases) };
    const book = bookOf({ courses: [{ ...thin, amounts: keep(gap.amounts) }, courseOf(DEF)] });
    // Nineteen of twenty sessions; the stock did not trade in session 70, so session 80 is its 79th.
    expect(dayIn(book, ABC, 79).figures.turnover).toBe(paisa((30 * LAKH * 19) / 20));
    const unknown = { ...gap, amounts: gap.amounts.map((amount, at) => (at === 70 ? null : amount)) };
    const other = bookOf({ courses: [unknown, courseOf(DEF)] });
    expect([70, 71, 90, 91].map((at) => dayIn(other, ABC, at).figures.turnover === null)).toEqual([
      false,
      true,
      true,
      false,
    ]);
  });

  it('take the shares of the public at the close of the day', () => {
    const book = bookOf({ publicShares: (symbol) => (symbol === ABC ? 4_000 : null) });
    expect(dayIn(book, ABC, 5).figures.float_cap).toBe(paisa(100_00 * 4_000));
    expect(dayIn(book, DEF, 5).figures.float_cap).toBeNull();
  });
});

describe('what followed three facts', () => {
  it('is a fall within twenty sessions against the index, compared with the other stocks', () => {
    const fallen = bookOf({ courses: [courseOf(ABC, { 90: 89 }), courseOf(DEF)] });
    expect(recordOf(fallen)).toMatchObject({
      cases: 1,
      hits: 1,
      hit_percent: 100,
      usual_percent: 0,
      difference: 100,
      verdict: 'too-few',
    });
    expect(recordOf(bookOf())).toMatchObject({ cases: 1, hits: 0, false_alarms: 1, hit_percent: 0 });
  });

  it('is judged where three facts are known, from the sixtieth session on', () => {
    // Two stocks, sessions 60 to 99, whose twenty sessions are over in session 119.
    expect(recordOf(bookOf())).toMatchObject({ judged: 80, came: 0, base_percent: 0 });
    expect(recordOf(bookOf({ isOrdinary: (symbol) => symbol === ABC }))).toMatchObject({ judged: 40 });
  });

  it('is not known before its sessions are over', () => {
    const book = bookOf({ courses: [courseOf(ABC, { 82: 85 }), courseOf(DEF)] });
    expect(recordOf(book, 99)).toMatchObject({ cases: 0, hit_percent: null });
    expect(recordOf(book, 100)).toMatchObject({ cases: 1, hits: 1 });
  });
});
