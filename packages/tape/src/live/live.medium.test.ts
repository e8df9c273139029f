import {
  type BrokerId,
  type Paisa,
  type StockSymbol,
  atKathmandu,
  instant,
  tradingDate,
} from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import { indexMinutes, insertIndexMinutes, insertSessionMinutes, sessionMinutes } from './minutes.ts';
import { liveContracts, liveDays, liveTotals, liveTrades, liveTradesById } from './read-live-trades.ts';
import { runningBars } from './running-bars.ts';
import { type LiveTradeRow, clearLiveDay, insertLiveTrades } from './write-live-trades.ts';

const MONDAY = tradingDate('2030-01-14');
const TUESDAY = tradingDate('2030-01-15');

const contract = (number: number, change: Partial<LiveTradeRow> = {}): LiveTradeRow => ({
  contract_id: `2030011401${String(number).padStart(6, '0')}`,
  symbol: 'ABCD' as StockSymbol,
  traded_at: Date.parse('2030-01-14T05:15:00Z') * 1_000 + number,
  buyer: '',
  seller: '',
  quantity: 10,
  rate: 10_000 as Paisa,
  amount: 100_000 as Paisa,
  is_reversed: false,
  version: number,
  ...change,
});

describe('the tape of a running session', () => {
  let engine: TestClickHouse;
  let tape: Tape;
  beforeAll(async () => {
    engine = await testClickHouse();
    await migrateTape({ url: engine.url, database: engine.database });
    tape = openTape({ url: engine.url, database: engine.database });
  });
  beforeEach(async () => {
    for (const table of ['live_trade', 'index_minute', 'session_minute']) {
      await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
    }
  });
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });

  it('gives back every field of a contract as it was written', async () => {
    const rows = [contract(1), contract(2, { traded_at: null, buyer: 'D01' as BrokerId, version: 2 ** 52 })];
    await insertLiveTrades(tape, MONDAY, rows);
    expect(await liveTrades(tape, MONDAY)).toEqual(rows);
    expect(await liveTradesById(tape, MONDAY, [contract(2).contract_id])).toEqual([rows[1]]);
  });

  it('gives the day of a stock so far: prices of board lots by number, the rest of all that stand', async () => {
    const priced = (number: number, rate: number, change: Partial<LiveTradeRow> = {}): LiveTradeRow =>
      contract(number, { rate: rate as Paisa, amount: (rate * 10) as Paisa, ...change });
    const at = Date.parse('2030-01-14T05:15:00Z');
    await insertLiveTrades(tape, MONDAY, [
      priced(3, 10_200),
      priced(1, 10_100),
      priced(2, 9_900, { traded_at: (at + 90_000) * 1_000 }),
      // Nine shares set no price, and what was annulled never was.
      priced(4, 99_000, { quantity: 9, amount: 891_000 as Paisa }),
      priced(5, 1, { is_reversed: true }),
    ]);
    const nepse = { index_id: 58, origin: 'exchange' } as const;
    await insertIndexMinutes(tape, [
      { ...nepse, at: instant(at), value: 200_000 },
      { ...nepse, at: instant(at + 60_000), value: 201_000 },
    ]);
    expect(await runningBars(tape, MONDAY)).toEqual({
      bars: [
        {
          symbol: 'ABCD',
          open: 10_100,
          high: 10_200,
          low: 9_900,
          last: 10_200,
          volume: 39,
          amount: 302_000 + 891_000,
          trades: 4,
          last_at: at / 1_000 + 90,
        },
      ],
      nepse: 201_000,
    });
    expect(await runningBars(tape, TUESDAY)).toEqual({ bars: [], nepse: null });
  });

  it('counts a contract once, in its highest version, in whatever order versions arrive', async () => {
    const filled = contract(1, { buyer: '58' as BrokerId, seller: '44' as BrokerId, version: 9 });
    await insertLiveTrades(tape, MONDAY, [filled]);
    await insertLiveTrades(tape, MONDAY, [contract(1), contract(2)]);
    await insertLiveTrades(tape, MONDAY, [contract(2)]);
    expect(await liveTotals(tape, MONDAY)).toEqual({ trades: 2, quantity: 20, amount: 200_000, symbols: 1 });
    expect(await liveContracts(tape, MONDAY)).toEqual(
      expect.arrayContaining([
        { contract_ids: [filled.contract_id], has_brokers: true, is_reversed: false },
        { contract_ids: [contract(2).contract_id], has_brokers: false, is_reversed: false },
      ]),
    );
  });

  it('leaves a reversed contract out of every sum and keeps it on the list', async () => {
    await insertLiveTrades(tape, MONDAY, [contract(1), contract(2)]);
    await insertLiveTrades(tape, MONDAY, [contract(1, { is_reversed: true, version: 5 })]);
    expect(await liveTotals(tape, MONDAY)).toMatchObject({ trades: 1, amount: 100_000 });
    expect((await liveTrades(tape, MONDAY)).map((row) => row.is_reversed)).toEqual([true, false]);
  });

  it('clears one day and leaves the others', async () => {
    await insertLiveTrades(tape, MONDAY, [contract(1)]);
    await insertLiveTrades(tape, TUESDAY, [contract(2)]);
    await clearLiveDay(tape, MONDAY);
    await clearLiveDay(tape, MONDAY);
    expect(await liveDays(tape)).toEqual([TUESDAY]);
  });

  it('keeps the last word on each minute of an index and of the session', async () => {
    const at = (minute: number) => atKathmandu(MONDAY, minute);
    const index = { index_id: 58, origin: 'exchange' as const };
    await insertIndexMinutes(tape, [
      { ...index, at: at(661), value: 265_010 },
      { ...index, at: at(660), value: 265_000 },
    ]);
    const later = instant(at(661) + 30_000);
    await insertIndexMinutes(tape, [{ ...index, at: later, value: 265_020, origin: 'computed' }]);
    await insertIndexMinutes(tape, [{ ...index, at: at(661), value: 265_010 }]);
    await insertIndexMinutes(tape, [{ ...index, at: atKathmandu(TUESDAY, 0), value: 1 }]);
    expect(await indexMinutes(tape, { date: MONDAY, index_id: 58 })).toEqual([
      { ...index, at: at(660), value: 265_000 },
      { ...index, at: at(661), value: 265_020, origin: 'computed' },
    ]);
    const minute = { minute: 660, turnover: 1, volume: 2, trades: 3, advances: 4, declines: 5, unchanged: 6 };
    await insertSessionMinutes(tape, MONDAY, [minute]);
    await insertSessionMinutes(tape, MONDAY, [{ ...minute, trades: 4 }]);
    expect(await sessionMinutes(tape, MONDAY)).toEqual([{ ...minute, trades: 4 }]);
  });
});
