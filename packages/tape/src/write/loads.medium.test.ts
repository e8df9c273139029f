import { type BrokerId, type Paisa, type StockSymbol, tradingDate } from '@chuli/kernel';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Tape, ask, openTape } from '../client.ts';
import { migrateTape } from '../migrate.ts';
import type { TradeRow } from '../rows.ts';
import { type WrittenLoad, countedLoad, newLoad, termOf } from './load.ts';
import { DAY_TABLES, verifyLoad } from './load-totals.ts';
import { countLoad, replaceTradeDay, writeLoad } from './replace-trade-day.ts';
import { sweepLoads } from './sweep-loads.ts';

const MONDAY = tradingDate('2030-01-14');
const TUESDAY = tradingDate('2030-01-15');

/** Every contract is a large one, so that every table has rows of it. */
const tradesOf = (count: number): TradeRow[] =>
  Array.from({ length: count }, (_, number) => ({
    contract_id: `2030011401${String(number).padStart(6, '0')}`,
    symbol: 'ABCD' as StockSymbol,
    traded_at: null,
    buyer: '58' as BrokerId,
    seller: '44' as BrokerId,
    quantity: 1,
    rate: 60_000_000 as Paisa,
    amount: 60_000_000 as Paisa,
  }));

const SEEN = `
SELECT (SELECT count() FROM counted_trade) AS trades,
  (SELECT sum(bought) FROM counted_broker_day_by_symbol) AS by_symbol,
  (SELECT sum(sold) FROM counted_broker_day_by_broker) AS by_broker,
  (SELECT count() FROM counted_large_trade) AS large,
  (SELECT sum(contracts) FROM counted_order_event) AS ordered,
  (SELECT sum(quantity) FROM counted_order_day) AS by_side,
  (SELECT sum(contracts) FROM counted_large_order) AS large_ordered`;

const whole = (count: number) => ({
  trades: count,
  by_symbol: count,
  by_broker: count,
  large: count,
  ordered: count,
  by_side: count,
  large_ordered: count,
});

describe('loads of a day', () => {
  let engine: TestClickHouse;
  let tape: Tape;

  const empty = async () => {
    for (const table of [...DAY_TABLES, 'counted_load'])
      await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
  };
  const seen = async () => (await ask(tape, SEEN))[0];
  const stored = async () =>
    (await ask<{ rows: number }>(tape, 'SELECT count() AS rows FROM trade'))[0]?.rows;

  beforeAll(async () => {
    engine = await testClickHouse();
    await migrateTape(engine);
    tape = openTape(engine);
  });
  beforeEach(empty);
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });

  it('are not seen before they count, and then in all tables at once', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(3));
    const written = await writeLoad(tape, MONDAY, tradesOf(5), 0);
    await verifyLoad(tape, written, tradesOf(5));
    expect(await seen()).toEqual(whole(3));
    expect(await countLoad(tape, written)).toBe(true);
    expect(await seen()).toEqual(whole(5));
  });

  it('of an earlier term never win over a later one, whatever the order in which they are written and count', async () => {
    const orders = fc.shuffledSubarray([1, 2, 3, 4], { minLength: 4 });
    await fc.assert(
      fc.asyncProperty(orders, orders, async (writing, counting) => {
        await empty();
        const written = new Map<number, WrittenLoad>();
        for (const term of writing) written.set(term, await writeLoad(tape, MONDAY, tradesOf(term), term));
        let highest = 0;
        for (const term of counting) {
          const load = written.get(term);
          if (load === undefined) throw new Error('not written');
          highest = Math.max(highest, term);
          expect(await countLoad(tape, load)).toBe(term === highest);
          expect(await seen()).toEqual(whole(highest));
        }
      }),
      { numRuns: 5 },
    );
  });

  it('that were cut off are refused and change nothing', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(3));
    const written = await writeLoad(tape, MONDAY, tradesOf(4), 0);
    await expect(verifyLoad(tape, written, tradesOf(5))).rejects.toThrow('data.inconsistent');
    expect(await seen()).toEqual(whole(3));
  });

  it('of an import take the place of what it saw, and lose to a feed that came in between', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(2), 7);
    expect(await replaceTradeDay(tape, MONDAY, tradesOf(3))).toBe(true);
    expect(termOf((await countedLoad(tape, MONDAY)) ?? 0n)).toBe(7);
    await replaceTradeDay(tape, MONDAY, tradesOf(4), 8);
    expect(await replaceTradeDay(tape, MONDAY, tradesOf(5), 7)).toBe(false);
    expect(await seen()).toEqual(whole(4));
  });

  it('are swept below the one that counts only: what lies above may be about to count', async () => {
    await replaceTradeDay(tape, MONDAY, tradesOf(2), 1);
    await replaceTradeDay(tape, MONDAY, tradesOf(3), 2);
    const late = await writeLoad(tape, MONDAY, tradesOf(4), 1);
    const coming = await writeLoad(tape, MONDAY, tradesOf(5), 3);
    const uncounted = await writeLoad(tape, TUESDAY, tradesOf(6), 1);
    expect(await stored()).toBe(2 + 3 + 4 + 5 + 6);
    expect(await sweepLoads(tape)).toBe(0);
    expect(await sweepLoads(tape, 0)).toBe(DAY_TABLES.length);
    expect(await stored()).toBe(3 + 5 + 6);
    expect(await countLoad(tape, late)).toBe(false);
    expect(await seen()).toEqual(whole(3));
    expect(await countLoad(tape, coming)).toBe(true);
    expect(await countLoad(tape, uncounted)).toBe(true);
    expect(await seen()).toEqual(whole(5 + 6));
  });

  it('are numbered by their term, then by their moment', () => {
    const loads = [newLoad(1), newLoad(1), newLoad(2), newLoad(2 ** 20 - 1)];
    expect(loads.map(termOf)).toEqual([1, 1, 2, 2 ** 20 - 1]);
    expect(loads.toSorted((a, b) => Number(a - b))).toEqual(loads);
    expect(loads.every((load) => load < 2n ** 64n)).toBe(true);
    expect(() => newLoad(2 ** 20)).toThrow('data.inconsistent');
  });
});
