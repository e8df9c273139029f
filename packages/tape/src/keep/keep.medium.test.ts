import { type BrokerId, type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import type { TradeRow } from '../rows.ts';
import { replaceTradeDay } from '../write/replace-trade-day.ts';
import { tapeStateHash } from '../write/state-hash.ts';
import { listParts, readPart, rowsOf, writePart } from './parts.ts';
import { isFreshDatabase, tapeMigrations } from './place.ts';
import { sourceTables } from './sources.ts';

const [MONDAY, TUESDAY] = [tradingDate('2030-01-14'), tradingDate('2030-01-15')];

const tradesOf = (date: string, count: number): TradeRow[] =>
  Array.from({ length: count }, (_, number) => ({
    contract_id: `${date.replaceAll('-', '')}01${String(number).padStart(6, '0')}`,
    symbol: 'ABCD' as StockSymbol,
    traded_at: null,
    buyer: '34' as BrokerId,
    seller: '58' as BrokerId,
    quantity: 10 + number,
    rate: 100_000 as Paisa,
    amount: ((10 + number) * 100_000) as Paisa,
  }));

let engine: TestClickHouse;
let copy: TestClickHouse;
let tape: Tape;
let fresh: Tape;
beforeAll(async () => {
  [engine, copy] = [await testClickHouse(), await testClickHouse()];
  await migrateTape(engine);
  await migrateTape(copy);
  [tape, fresh] = [openTape(engine), openTape(copy)];
  for (const date of [MONDAY, TUESDAY]) await replaceTradeDay(tape, date, tradesOf(date, 700));
});
afterAll(async () => {
  await Promise.all([tape.close(), fresh.close()]);
  await Promise.all([engine.drop(), copy.drop()]);
});

describe('what is kept of the tape', () => {
  it('is every table but those that views feed, and those of the migrations', async () => {
    const names = (await sourceTables(tape)).map(({ name }) => name);
    expect(names).toEqual(
      expect.arrayContaining(['trade', 'order_event', 'broker_habit', 'counted_load', 'signal_event']),
    );
    for (const fed of [
      'broker_day_by_symbol',
      'broker_day_by_broker',
      'large_trade',
      'large_order',
      'order_day',
    ])
      expect(names).not.toContain(fed);
    expect(names.filter((name) => name.startsWith('schema_migration'))).toEqual([]);
  });

  it('is another one only for the day that was written again', async () => {
    const before = await listParts(tape);
    expect(await listParts(tape)).toEqual(before);
    await replaceTradeDay(tape, TUESDAY, tradesOf(TUESDAY, 701));
    const known = new Set(before.map((part) => JSON.stringify(part)));
    const changed = (await listParts(tape)).filter((part) => !known.has(JSON.stringify(part)));
    expect(changed.map(({ table, part }) => `${table} ${part}`).toSorted()).toEqual(
      ['broker_habit', 'order_event', 'trade']
        .map((table) => `${table} ${TUESDAY}`)
        .concat('counted_load all')
        .toSorted(),
    );
  });

  it('makes all of the tape again, roll-ups too', async () => {
    for (const part of await listParts(tape)) await writePart(fresh, part.table, await readPart(tape, part));
    expect(await rowsOf(fresh, 'trade')).toBe(1_401);
    expect(await tapeStateHash(fresh)).toBe(await tapeStateHash(tape));
    expect(await tapeMigrations(fresh)).toEqual(await tapeMigrations(tape));
  });

  it('goes into no table that is not one of these', async () => {
    await expect(
      writePart(fresh, 'large_trade', await readPart(tape, (await listParts(tape))[0] ?? NONE)),
    ).rejects.toThrow('data.inconsistent');
  });
});

it('knows a database that is there from one that is not', async () => {
  expect(await isFreshDatabase(engine.url, engine.database)).toBe(false);
  expect(await isFreshDatabase(engine.url, 'nowhere')).toBe(true);
});

const NONE = { table: '', part: '', mark: '', rows: 0 };
