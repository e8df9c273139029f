import { type BrokerId, type Paisa, type StockSymbol, type TradingDate, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Tape, ask, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import type { DailyBarRow, TradeRow } from '../rows.ts';
import { beginImportStep, readImportSteps, recordImportStep } from './import-steps.ts';
import { replaceDailyBars, replaceIndexBars, replaceMarketDays } from './replace-tables.ts';
import { replaceTradeDay } from './replace-trade-day.ts';
import { tapeStateHash } from './state-hash.ts';

const MONDAY = tradingDate('2030-01-14');
const TUESDAY = tradingDate('2030-01-15');

const trade = (date: TradingDate, number: number, change: Partial<TradeRow> = {}): TradeRow => ({
  contract_id: `${date.replaceAll('-', '')}01${String(number).padStart(6, '0')}`,
  symbol: (number % 2 === 0 ? 'ABCD' : 'XYZ') as StockSymbol,
  traded_at: null,
  buyer: String(1 + (number % 3)) as BrokerId,
  seller: String(1 + (number % 2)) as BrokerId,
  quantity: 10 * number + 1,
  rate: 10_000 as Paisa,
  amount: ((10 * number + 1) * 10_000) as Paisa,
  ...change,
});

const tradesOf = (date: TradingDate, count: number): TradeRow[] =>
  Array.from({ length: count }, (_, number) => trade(date, number));

const bar = (date: TradingDate, close: number): DailyBarRow => ({
  symbol: 'ABCD' as StockSymbol,
  traded_on: date,
  open: null,
  high: close as Paisa,
  low: close as Paisa,
  close: close as Paisa,
  last_traded: null,
  volume: 10,
  amount: null,
  trades: null,
  vwap: null,
  previous_close: null,
  source: 'test',
  sources_agreeing: 1,
  flags: '',
});

const TABLES = [
  'trade',
  'broker_day_by_symbol',
  'broker_day_by_broker',
  'large_trade',
  'import_step',
  'counted_load',
];

describe('writing to the tape', () => {
  let engine: TestClickHouse;
  let tape: Tape;
  const empty = async () => {
    for (const table of TABLES) await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
  };
  const counted = async (content: string) =>
    (await ask<{ rows: number }>(tape, `SELECT count() AS rows FROM ${content}`))[0]?.rows;

  beforeAll(async () => {
    engine = await testClickHouse();
    await migrateTape({ url: engine.url, database: engine.database });
    tape = openTape({ url: engine.url, database: engine.database });
  });
  beforeEach(empty);
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });

  it('stores every field of a trade as it is', async () => {
    const at = Date.parse('2030-01-14T05:15:00Z') * 1_000 + 123_456;
    await replaceTradeDay(tape, MONDAY, [trade(MONDAY, 7, { traded_at: at, buyer: 'D01' as BrokerId })]);
    expect(
      await ask(tape, 'SELECT * REPLACE toString(contract_id) AS contract_id FROM counted_trade'),
    ).toEqual([
      {
        traded_on: MONDAY,
        symbol: 'XYZ',
        contract_id: '2030011401000007',
        traded_at: '2030-01-14 05:15:00.123456',
        buyer: 'D01',
        seller: '2',
        quantity: 71,
        rate: 10_000,
        amount: 710_000,
      },
    ]);
  });

  it('keeps roll-ups of what each broker bought, sold and matched, and the large trades', async () => {
    const buyer = '58' as BrokerId;
    await replaceTradeDay(tape, MONDAY, [
      trade(MONDAY, 2, { buyer, seller: '44' as BrokerId }),
      trade(MONDAY, 4, { buyer, seller: buyer, quantity: 10_000, amount: 100_000_000 as Paisa }),
      trade(MONDAY, 6, { buyer: '', seller: '' }),
    ]);
    const flow = `SELECT broker, sum(bought) AS bought, sum(sold) AS sold, sum(matched) AS matched FROM`;
    const expected = [
      { broker: '44', bought: 0, sold: 21, matched: 0 },
      { broker: '58', bought: 10_021, sold: 10_000, matched: 10_000 },
    ];
    for (const table of ['counted_broker_day_by_symbol', 'counted_broker_day_by_broker']) {
      expect(await ask(tape, `${flow} ${table} GROUP BY broker ORDER BY broker`)).toEqual(expected);
    }
    expect(await ask(tape, 'SELECT quantity FROM counted_large_trade')).toEqual([{ quantity: 10_000 }]);
  });

  it('replaces a day and leaves the others alone', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(MONDAY, 20));
    await replaceTradeDay(tape, TUESDAY, tradesOf(TUESDAY, 5));
    await replaceTradeDay(tape, MONDAY, tradesOf(MONDAY, 3));
    expect(await counted('counted_trade')).toBe(8);
    expect(await ask(tape, 'SELECT sum(bought) AS bought FROM counted_broker_day_by_broker')).toEqual([
      { bought: 33 + 105 },
    ]);
  });

  it('heals a day that a crash left half written, in whichever table', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(MONDAY, 20));
    const whole = await tapeStateHash(tape);
    for (const table of TABLES.slice(0, 4)) {
      await tape.command({ query: `DELETE FROM ${table} WHERE symbol = 'XYZ'` });
      await replaceTradeDay(tape, MONDAY, tradesOf(MONDAY, 20));
      expect(await tapeStateHash(tape), table).toBe(whole);
    }
  });

  it('refuses a contract that comes twice', async () => {
    await expect(replaceTradeDay(tape, MONDAY, [trade(MONDAY, 1), trade(MONDAY, 1)])).rejects.toThrow(
      'data.inconsistent',
    );
  });

  it('comes to the same state whatever the order and repetition of days', { timeout: 120_000 }, async () => {
    const days = Array.from({ length: 4 }, (_, at) => tradingDate(`2030-01-1${at + 1}`));
    for (const day of days) await replaceTradeDay(tape, day, tradesOf(day, 9));
    const expected = await tapeStateHash(tape);
    const orders = fc
      .shuffledSubarray(days, { minLength: days.length })
      .chain((order) =>
        fc.array(fc.constantFrom(...days), { maxLength: 3 }).map((again) => again.concat(order)),
      );
    await fc.assert(
      fc.asyncProperty(orders, fc.boolean(), async (order, reversed) => {
        await empty();
        for (const day of order) {
          const rows = tradesOf(day, 9);
          await replaceTradeDay(tape, day, reversed ? rows.reverse() : rows);
        }
        expect(await tapeStateHash(tape)).toBe(expected);
      }),
      { numRuns: 6 },
    );
  });

  it('has another state when one figure of one row is another', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(MONDAY, 3));
    const before = await tapeStateHash(tape);
    await replaceTradeDay(tape, MONDAY, [
      ...tradesOf(MONDAY, 2),
      trade(MONDAY, 2, { seller: '9' as BrokerId }),
    ]);
    expect(await tapeStateHash(tape)).not.toBe(before);
  });

  it('replaces bars, indices and totals whole, null staying null, twice with the same state', async () => {
    const write = async () => {
      await replaceDailyBars(tape, [bar(MONDAY, 10_000), bar(TUESDAY, 10_100)]);
      const index = { open: null, high: null, low: null, turnover: null, volume: null, trades: null };
      await replaceIndexBars(tape, [
        { index_id: 58, traded_on: MONDAY, close: 265_025, source: 'test', flags: 'F', ...index },
      ]);
      await replaceMarketDays(tape, [
        { traded_on: MONDAY, turnover: 10 as Paisa, volume: 1, trades: null, symbols: null, source: 'test' },
      ]);
    };
    await write();
    const first = await tapeStateHash(tape);
    await write();
    expect(await tapeStateHash(tape)).toBe(first);
    expect(await ask(tape, 'SELECT open, amount, close FROM daily_bar FINAL ORDER BY traded_on')).toEqual([
      { open: null, amount: null, close: 10_000 },
      { open: null, amount: null, close: 10_100 },
    ]);
    await replaceDailyBars(tape, [bar(MONDAY, 9_000)]);
    expect(await counted('daily_bar FINAL')).toBe(1);
  });

  it('refuses two bars for one symbol and day and keeps the old ones', async () => {
    await replaceDailyBars(tape, [bar(MONDAY, 10_000)]);
    await expect(replaceDailyBars(tape, [bar(MONDAY, 1), bar(MONDAY, 2)])).rejects.toThrow(
      'data.inconsistent',
    );
    expect(await ask(tape, 'SELECT close FROM daily_bar FINAL')).toEqual([{ close: 10_000 }]);
  });

  it('counts a step as imported only between its record and the next beginning', async () => {
    const step = { step: 'trades 2030-01-14', digest: 'abc', accepted: 3, rejected: 1 };
    await beginImportStep(tape, step.step);
    expect((await readImportSteps(tape)).size).toBe(0);
    await recordImportStep(tape, step);
    expect((await readImportSteps(tape)).get(step.step)).toEqual(step);
    await beginImportStep(tape, step.step);
    expect((await readImportSteps(tape)).size).toBe(0);
  });
});
