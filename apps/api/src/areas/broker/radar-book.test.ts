import type { Label } from '@chuli/flow';
import { type StockSymbol, addDays, tradingDate } from '@chuli/kernel';
import type { DeclaredNews } from '@chuli/registry/stock';
import { describe, expect, it } from 'vitest';
import { radarBook } from './radar-book.ts';
import { scoreRecord } from './score-record.ts';
import type { JudgedWindow } from './window-book.ts';

/** Sessions every other day: on the days between nobody trades. */
const SESSIONS = Array.from({ length: 40 }, (_, place) => addDays(tradingDate('2024-01-01'), 2 * place));
const [ABC, DEF, FUND] = ['ABC', 'DEF', 'FUND'] as StockSymbol[] as [StockSymbol, StockSymbol, StockSymbol];
const dayOf = (place: number) => SESSIONS[place] ?? tradingDate('1970-01-01');

const windowOn = (place: number, label: Label | null, windows = 60): JudgedWindow => ({
  date: dayOf(place),
  percentile: 50,
  windows,
  known: 5,
  days: 5,
  z: 0,
  orders: 40,
  score: 0,
  label,
  run: 0,
});

/** Judged in every session, with a label in some. */
const windowsWith = (flagged: Readonly<Record<number, Label>>): JudgedWindow[] =>
  SESSIONS.map((_, place) => windowOn(place, flagged[place] ?? null));

const newsOf = (symbol: StockSymbol, ...days: string[]): DeclaredNews[] =>
  days.map((day) => ({ symbol, on: tradingDate(day), kind: 'bonus' }));

const bookOf = (news: readonly DeclaredNews[]) =>
  radarBook({
    windows: {
      days: 5,
      stocks: new Map([
        [ABC, windowsWith({ 4: 'accumulation', 5: 'accumulation', 6: 'distribution', 20: 'distribution' })],
        [DEF, windowsWith({})],
        [FUND, windowsWith({ 9: 'accumulation' })],
      ]),
      cases: [],
    },
    exchange: SESSIONS,
    news: news.toSorted((one, other) => (one.on < other.on ? -1 : 1)),
    isOrdinary: (symbol) => symbol !== FUND,
  });

const sessions = { exchange: SESSIONS, floorsheet: SESSIONS, timed: [], daily: SESSIONS, index: [] };
const recordOf = (book: ReturnType<typeof bookOf>, last: number) =>
  scoreRecord(book.flags, sessions, { as_of: dayOf(last), sessions: 10 });

describe('the radar before announcements', () => {
  it('counts a run of flags once, of ordinary shares, whichever label they have', () => {
    const record = recordOf(bookOf([]), 39);
    // Two stocks, judged on the first thirty of forty sessions.
    expect(record).toMatchObject({
      judged: 60,
      came: 0,
      cases: 2,
      hits: 0,
      false_alarms: 2,
      base_percent: 0,
    });
    expect(record).toMatchObject({ hit_percent: 0, usual_percent: 0, difference: 0, verdict: 'too-few' });
  });

  it('finds news of the ten sessions after the first flag', () => {
    // 28 January lies between sessions 13 and 14: it can be traded on in the later one.
    expect(recordOf(bookOf(newsOf(ABC, '2024-01-28')), 39)).toMatchObject({
      came: 10,
      hits: 1,
      hit_percent: 50,
      usual_percent: 0,
      difference: 50,
    });
    // Session 15 is the eleventh after the first flag.
    expect(recordOf(bookOf(newsOf(ABC, dayOf(15))), 39)).toMatchObject({ hits: 0 });
    expect(recordOf(bookOf(newsOf(ABC, dayOf(4))), 39)).toMatchObject({ hits: 0 });
    expect(recordOf(bookOf(newsOf(DEF, dayOf(9))), 39)).toMatchObject({ hits: 0, usual_percent: 50 });
  });

  it('counts a flag when its ten sessions are over', () => {
    const book = bookOf(newsOf(ABC, dayOf(6)));
    expect(recordOf(book, 13)).toMatchObject({ cases: 0, judged: 8, hit_percent: null });
    expect(recordOf(book, 14)).toMatchObject({ cases: 1, hits: 1, judged: 10 });
    expect(recordOf(book, 29)).toMatchObject({ cases: 1 });
    expect(recordOf(book, 30)).toMatchObject({ cases: 2 });
  });

  it('knows of news whether a flag stood before it', () => {
    const news = [...newsOf(ABC, dayOf(7), dayOf(17)), ...newsOf(DEF, dayOf(7)), ...newsOf(FUND, dayOf(10))];
    const { preceded } = bookOf([...news, ...newsOf(ABC, '2030-01-01')]);
    expect(preceded.map(({ place, isFlagged }) => [place, isFlagged])).toEqual([
      [7, true],
      [17, false],
      [7, false],
    ]);
  });

  it('leaves out windows that cannot be judged', () => {
    const windows = { days: 5 as const, stocks: new Map([[ABC, [windowOn(3, null, 59)]]]), cases: [] };
    const book = radarBook({ windows, exchange: SESSIONS, news: [], isOrdinary: () => true });
    expect(recordOf(book, 39)).toMatchObject({ judged: 0, base_percent: null });
  });
});
