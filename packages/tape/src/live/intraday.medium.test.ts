import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  atKathmandu,
  instant,
  tradingDate,
} from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { type LiveTradeRow, insertLiveTrades } from './write-live-trades.ts';
import { migrateTape } from '../migrate.ts';
import { tradedFigures } from '../reconcile/figures.ts';
import { replaceTradeDay } from '../write/replace-trade-day.ts';
import { type IntradayBar, intradayBars } from './intraday.ts';
import { brokersInWindow } from './intraday-brokers.ts';
import { intradayIndexBars, lastIndexMinute } from './intraday-index.ts';
import { activeStocks, sessionEnd, stockMoves } from './intraday-moves.ts';

const MONDAY = tradingDate('2030-01-14');
const TUESDAY = tradingDate('2030-01-15');
const OPENS_AT = 11 * 60;
const MINIMUM = 10;
const ABCD = 'ABCD' as StockSymbol;

type Made = { minute: number; quantity: number; rate: number; buyer: string; seller: string };

/** Contract numbers follow time, as they do within a symbol. */
const contracts = (made: readonly Made[]): LiveTradeRow[] =>
  made
    .toSorted((a, b) => a.minute - b.minute)
    .map(({ minute, quantity, rate, buyer, seller }, index) => ({
      contract_id: `2030011401${String(index + 1).padStart(6, '0')}`,
      symbol: ABCD,
      traded_at: (atKathmandu(MONDAY, OPENS_AT + minute) + index) * 1_000,
      buyer: buyer as BrokerId,
      seller: seller as BrokerId,
      quantity,
      rate: rate as Paisa,
      amount: (quantity * rate) as Paisa,
      is_reversed: false,
      version: index + 1,
    }));

const anyBroker = fc.constantFrom('', '1', '2', '58');
const anyDay = fc
  .array(
    fc.record({
      minute: fc.integer({ min: 0, max: 239 }),
      quantity: fc.oneof(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 10, max: 5_000 })),
      rate: fc.integer({ min: 9_000, max: 11_000 }),
      buyer: anyBroker,
      seller: anyBroker,
    }),
    { minLength: 1, maxLength: 120 },
  )
  .map(contracts);

const sumOf = (figures: readonly number[]): number => figures.reduce((total, figure) => total + figure, 0);

/** One bar of several, by the definition: the first and the last price that is known, the extremes, the sums. */
const folded = (bars: readonly IntradayBar[]): Omit<IntradayBar, 'time'> => {
  const priced = bars.filter(({ open }) => open !== null);
  return {
    open: priced[0]?.open ?? null,
    high: priced.length === 0 ? null : (Math.max(...priced.map(({ high }) => high ?? 0)) as Paisa),
    low: priced.length === 0 ? null : (Math.min(...priced.map(({ low }) => low ?? Infinity)) as Paisa),
    close: priced.at(-1)?.close ?? null,
    volume: sumOf(bars.map(({ volume }) => volume)),
    amount: sumOf(bars.map(({ amount }) => amount)) as Paisa,
    trades: sumOf(bars.map(({ trades }) => trades)),
  };
};

const midnight = atKathmandu(MONDAY, 0) / 1_000;

describe('the minutes of a session', () => {
  let engine: TestClickHouse;
  let tape: Tape;
  const clear = async () => {
    for (const table of ['live_trade', 'trade', 'counted_load']) {
      await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
    }
  };
  beforeAll(async () => {
    engine = await testClickHouse();
    await migrateTape({ url: engine.url, database: engine.database });
    tape = openTape({ url: engine.url, database: engine.database });
  });
  beforeEach(clear);
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });

  const barsOf = (resolution: number, { from = MONDAY, to = MONDAY } = {}) =>
    intradayBars(tape, {
      tickers: [{ symbol: ABCD, until: null }],
      minimum: MINIMUM,
      from,
      to,
      first: atKathmandu(from, 0) / 1_000,
      last: atKathmandu(to, 24 * 60) / 1_000 - 1,
      resolution,
    });

  it('fold to the figures of the day, and longer bars are folds of minutes', () =>
    fc.assert(
      fc.asyncProperty(anyDay, async (rows) => {
        await clear();
        await replaceTradeDay(tape, MONDAY, rows);
        const { bars: minutes } = await barsOf(1);
        const [day] = await tradedFigures(tape, MONDAY, {
          minimum: MINIMUM,
          late: instant(Date.parse('2030-01-14T09:00:00Z')),
        });
        expect(folded(minutes)).toEqual({
          open: day?.board_open,
          high: day?.board_high,
          low: day?.board_low,
          close: day?.board_close,
          volume: day?.volume,
          amount: day?.amount,
          trades: day?.trades,
        });
        for (const resolution of [5, 15, 30, 60]) {
          const startOf = ({ time }: IntradayBar) =>
            midnight + Math.floor((time - midnight) / (resolution * 60)) * resolution * 60;
          const folds = [...Map.groupBy(minutes, startOf)].map(([time, group]) =>
            Object.assign({ time }, folded(group)),
          );
          expect((await barsOf(resolution)).bars).toEqual(folds);
        }
      }),
      { numRuns: 12 },
    ));

  it('of neighbouring windows add up, broker by broker, to the whole session', () =>
    fc.assert(
      fc.asyncProperty(anyDay, fc.integer({ min: 0, max: 240 }), async (rows, cut) => {
        await clear();
        await insertLiveTrades(tape, MONDAY, rows);
        const at = (minute: number) => atKathmandu(MONDAY, minute) / 1_000;
        const bought = async (window: { from: number; to: number } | null, by_minute = false) => {
          const question = { date: MONDAY, side: 'buyer', window, by_minute } as const;
          const found = await brokersInWindow(tape, question);
          expect(found.totals.trades).toBe(
            found.totals.masked + sumOf(found.rows.map(({ trades }) => trades)),
          );
          return found.rows.map(({ broker, amount }): [string, number] => [broker, amount]);
        };
        const sums = (all: readonly [string, number][]) =>
          [...Map.groupBy(all, ([broker]) => broker)]
            .map(([broker, group]) => `${broker}: ${sumOf(group.map(([, amount]) => amount))}`)
            .toSorted();
        const middle = at(OPENS_AT + cut);
        const halves = [
          ...(await bought({ from: at(0), to: middle })),
          ...(await bought({ from: middle, to: at(24 * 60) })),
        ];
        const whole = sums(await bought(null));
        expect(sums(halves)).toEqual(whole);
        expect(sums(await bought(null, true))).toEqual(whole);
      }),
      { numRuns: 8 },
    ));

  const made = (minute: number, quantity: number, rate: number): Made => ({
    minute,
    quantity,
    rate,
    buyer: '1',
    seller: '2',
  });

  it('come from one table: from the finished day as soon as it is there, though the running one still has rows', async () => {
    await insertLiveTrades(tape, MONDAY, contracts([made(0, 10, 100), made(1, 10, 110)]));
    await insertLiveTrades(tape, TUESDAY, contracts([made(24 * 60, 70, 130)]));
    expect((await barsOf(1)).bars.map(({ close }) => close)).toEqual([100, 110]);
    await replaceTradeDay(tape, MONDAY, contracts([made(0, 10, 100), made(1, 10, 110), made(2, 10, 120)]));
    const { bars, trades } = await barsOf(60, { from: MONDAY, to: TUESDAY });
    expect(trades).toBe(4);
    expect(bars.map(({ trades: count, close }) => [count, close])).toEqual([
      [3, 120],
      [1, 130],
    ]);
  });

  it('follow a contract through its versions: a time that comes later moves it into a minute, a reversal out', async () => {
    const [one, two] = contracts([made(0, 10, 100), made(1, 10, 110)]);
    if (one === undefined || two === undefined) throw new Error('two contracts');
    await insertLiveTrades(tape, MONDAY, [{ ...one, traded_at: null }, two]);
    expect(await barsOf(1)).toMatchObject({ trades: 2, untimed: 1, bars: [{ trades: 1 }] });
    await insertLiveTrades(tape, MONDAY, [{ ...one, version: 8 }]);
    expect(await barsOf(1)).toMatchObject({ trades: 2, untimed: 0, bars: [{ close: 100 }, { close: 110 }] });
    await insertLiveTrades(tape, MONDAY, [{ ...two, is_reversed: true, version: 9 }]);
    expect(await barsOf(1)).toMatchObject({ trades: 1, bars: [{ close: 100 }] });
    expect(await sessionEnd(tape, MONDAY)).toMatchObject({ trades: 1, untimed: 0 });
  });

  it('belong to the ticker of their day', async () => {
    await replaceTradeDay(tape, MONDAY, contracts([made(0, 10, 100)]));
    const [former, renamed] = contracts([made(24 * 60, 10, 999), made(24 * 60, 10, 120)]);
    if (former === undefined || renamed === undefined) throw new Error('two contracts');
    const NEW = 'NEW' as StockSymbol;
    await replaceTradeDay(tape, TUESDAY, [former, { ...renamed, symbol: NEW }]);
    const { bars } = await intradayBars(tape, {
      tickers: [
        { symbol: ABCD, until: TUESDAY },
        { symbol: NEW, until: null },
      ],
      minimum: MINIMUM,
      from: MONDAY,
      to: TUESDAY,
      first: 0,
      last: 4_000_000_000,
      resolution: 60,
    });
    expect(bars.map(({ close }) => close)).toEqual([100, 120]);
  });

  it('of an index are none on a day before moments are counted', async () => {
    const date = tradingDate('1900-01-01');
    const span = { from: date, to: date, first: 0, last: 4_000_000_000, resolution: 1 };
    expect(await intradayIndexBars(tape, { ...span, index_id: 58 })).toEqual([]);
    expect(await lastIndexMinute(tape, date)).toBeNull();
  });

  it('give a price as it stood at the end of a minute, odd lots aside', async () => {
    const rows = contracts([made(0, 10, 100), made(4, 9, 500), made(5, 10, 110), made(10, 10, 121)]);
    await insertLiveTrades(tape, MONDAY, rows);
    const end = midnight + (OPENS_AT + 10) * 60;
    expect((await sessionEnd(tape, MONDAY)).last_minute).toBe(end);
    const moments = [end - 300, end - 360, end - 660];
    const [move] = await stockMoves(tape, { date: MONDAY, minimum: MINIMUM, moments });
    expect(move).toMatchObject({ open: 100, high: 121, close: 121, volume: 39, before: [110, 100, null] });
    const [active] = await activeStocks(tape, { date: MONDAY, minimum: MINIMUM, after: end - 300 });
    expect(active).toMatchObject({ trades: 1, volume: 10, before: 110, close: 121, session_volume: 39 });
  });
});
