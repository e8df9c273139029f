import { type Paisa, type StockSymbol, fromRupees, stockSymbol, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Tape, ask, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import type { DailyBarRow } from '../rows.ts';
import { replaceDailyBars } from './replace-tables.ts';
import { type BaseFacts, stampBases } from './stamp-bases.ts';
import { tapeStateHash } from './state-hash.ts';
import { writeStamps } from './write-stamps.ts';

const [PIC, OLD, NEW] = ['PIC', 'OLDCO', 'NEWCO'].map(stockSymbol) as [StockSymbol, StockSymbol, StockSymbol];

const bar = (symbol: StockSymbol, day: string, close: number, stated: number | null = null): DailyBarRow => ({
  symbol,
  traded_on: tradingDate(day),
  open: null,
  high: fromRupees(close),
  low: fromRupees(close),
  close: fromRupees(close),
  last_traded: fromRupees(close),
  volume: 10,
  amount: null,
  trades: 3,
  vwap: null,
  previous_close: stated === null ? null : fromRupees(stated),
  source: 'test',
  sources_agreeing: 2,
  flags: 'D',
});

/** PIC goes ex on a day of 2019 whose source did not restate, NEWCO is what OLDCO was called; 2019 and 2020 are two parts. */
const BARS = [
  bar(PIC, '2019-07-04', 944, 960),
  bar(PIC, '2019-07-07', 501, 944),
  bar(PIC, '2019-07-08', 505, 501),
  bar(OLD, '2019-12-30', 100, 99),
  bar(NEW, '2020-01-01', 104),
];
const FACTS: BaseFacts = {
  adjustments: [{ symbol: PIC, ex_on: tradingDate('2019-07-07'), factor: 0.543478 }],
  renames: [{ old_symbol: OLD, new_symbol: NEW, renamed_on: tradingDate('2020-01-01') }],
  instruments: new Map(),
};
const STAMPED = [
  'NEWCO 2020-01-01 100 last close',
  'OLDCO 2019-12-30 99 stated',
  'PIC 2019-07-04 960 stated',
  'PIC 2019-07-07 513.04 adjusted',
  'PIC 2019-07-08 501 stated',
];

describe('stamping bases', () => {
  let engine: TestClickHouse;
  let tape: Tape;

  beforeAll(async () => {
    engine = await testClickHouse();
    await migrateTape(engine);
    tape = openTape(engine);
  });
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });
  beforeEach(() => replaceDailyBars(tape, BARS));

  const stored = async (): Promise<string[]> => {
    const rows = await ask<{ symbol: string; traded_on: string; base: Paisa | null; basis: string }>(
      tape,
      'SELECT symbol, traded_on, base, basis FROM daily_bar FINAL ORDER BY symbol, traded_on',
    );
    return rows.map((row) =>
      [row.symbol, row.traded_on, row.base === null ? null : row.base / 100, row.basis].join(' '),
    );
  };
  const versionOf = async (symbol: StockSymbol, day: string): Promise<string> => {
    const [row] = await ask<{ version: string }>(
      tape,
      `SELECT toString(version) AS version FROM daily_bar FINAL
       WHERE symbol = {symbol:String} AND traded_on = {day:Date}`,
      { symbol, day },
    );
    return row?.version ?? '';
  };
  const rest = () =>
    ask(tape, 'SELECT * EXCEPT (base, basis, version) FROM daily_bar FINAL ORDER BY symbol, traded_on');

  it('means the stated close where nobody said anything', async () => {
    expect(await stored()).toContain('PIC 2019-07-07 944 stated');
    expect(await stored()).toContain('NEWCO 2020-01-01  stated');
  });

  it('writes what differs and nothing else, once, and leaves every other column alone', async () => {
    const before = await rest();
    expect(await stampBases(tape, FACTS)).toBe(2);
    expect(await stored()).toEqual(STAMPED);
    expect(await rest()).toEqual(before);
    const state = await tapeStateHash(tape);
    expect(await stampBases(tape, FACTS)).toBe(0);
    expect(await tapeStateHash(tape)).toBe(state);
  });

  it('takes back what is no longer so', async () => {
    await stampBases(tape, FACTS);
    await stampBases(tape, { ...FACTS, adjustments: [], renames: [] });
    expect(await stored()).toEqual([
      'NEWCO 2020-01-01  none',
      ...STAMPED.slice(1, 3),
      'PIC 2019-07-07 944 stated',
      STAMPED[4],
    ]);
  });

  it('does a part of it to the same figures: some stocks under any of their names, or days from one on', async () => {
    expect(await stampBases(tape, FACTS, { symbols: [OLD] })).toBe(1);
    expect(await stampBases(tape, FACTS, { from: tradingDate('2019-07-08') })).toBe(0);
    expect(await stampBases(tape, FACTS, { from: tradingDate('2019-07-07') })).toBe(1);
    expect(await stored()).toEqual(STAMPED);
  });

  it('brings back no row that was written anew or deleted since it was read', async () => {
    const [ex, next] = ['2019-07-07', '2019-07-08'];
    const read = { ex: await versionOf(PIC, ex), next: await versionOf(PIC, next) };
    const version = String(BigInt(10) ** 16n);
    await tape.insert({
      table: 'daily_bar',
      values: [{ ...bar(PIC, ex, 777, 700), version }],
      format: 'JSONEachRow',
    });
    await tape.command({
      query: 'DELETE FROM daily_bar WHERE symbol = {symbol:String} AND traded_on = {day:Date}',
      query_params: { symbol: PIC, day: next },
    });
    const late = { symbol: PIC, base: fromRupees(1), basis: 'adjusted' } as const;
    await writeStamps(tape, [
      { ...late, traded_on: tradingDate(ex), of_version: read.ex },
      { ...late, traded_on: tradingDate(next), of_version: read.next },
    ]);
    expect((await stored()).filter((row) => row.startsWith('PIC'))).toEqual([
      'PIC 2019-07-04 960 stated',
      'PIC 2019-07-07 700 stated',
    ]);
  });

  it('gives way to a later writing of the same bar, also of one that it has stamped', async () => {
    await stampBases(tape, FACTS);
    const version = String(BigInt(await versionOf(PIC, '2019-07-07')) + 1n);
    await tape.insert({
      table: 'daily_bar',
      values: [{ ...bar(PIC, '2019-07-07', 502, 944), version }],
      format: 'JSONEachRow',
    });
    expect(await stored()).toContain('PIC 2019-07-07 944 stated');
    expect(await stampBases(tape, FACTS)).toBe(1);
    expect(await stored()).toEqual(STAMPED);
  });

  it('leaves no table of its own behind', async () => {
    await stampBases(tape, FACTS);
    expect(
      await ask(
        tape,
        `SELECT name FROM system.tables WHERE database = currentDatabase() AND name LIKE 'bar_stamp_next%'`,
      ),
    ).toEqual([]);
  });
});
