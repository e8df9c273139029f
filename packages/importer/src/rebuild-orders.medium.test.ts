import type { Registry } from '@chuli/registry';
import { acquireLease, upsertTradingSession } from '@chuli/registry/live';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { daysOfOrders, tapeStateHash } from '@chuli/tape/write';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadMarket } from './load-market.ts';
import { rebuildOrders } from './rebuild-orders.ts';
import { DAYS, smallMarket } from './testing/small-market.ts';

describe('orders of days that were stored without them', () => {
  let tape: Tape;
  let registry: Registry;

  beforeEach(async () => {
    const [engine, opened] = await Promise.all([testClickHouse(), testRegistry(2)]);
    await migrateTape(engine);
    tape = openTape(engine);
    registry = opened.registry;
    await loadMarket({ registry, tape, source: smallMarket() });
    return async () => {
      await Promise.all([tape.close(), opened.close()]);
      await engine.drop();
    };
  });

  const forget = async () => {
    for (const table of ['order_event', 'order_day', 'large_order', 'broker_habit'])
      await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
  };
  const rebuild = async (all = false) => {
    const days: string[] = [];
    await rebuildOrders({ registry, tape, all }, ({ day }) => days.push(day));
    return days;
  };

  it('are put together again to the same state, once, and for all days where that is asked', async () => {
    const state = await tapeStateHash(tape);
    await forget();
    expect((await daysOfOrders(tape)).every(({ has_orders }) => !has_orders)).toBe(true);
    expect(await rebuild()).toEqual(DAYS);
    expect(await tapeStateHash(tape)).toBe(state);
    expect(await rebuild()).toEqual([]);
    expect(await rebuild(true)).toEqual(DAYS);
    expect(await tapeStateHash(tape)).toBe(state);
  });

  it('are left to the feed on the day that it leads', async () => {
    const led = DAYS.at(-1);
    if (led === undefined) throw new Error('There is a last day.');
    await acquireLease(registry, { source: 'log TEST', holder: 'a feed', lifeMs: 60_000 });
    await upsertTradingSession(registry, {
      day: led,
      status: 'live',
      source: 'test',
      term: 1,
      reasons: [],
      declared: null,
      counted: null,
      state_hash: null,
    });
    await forget();
    expect(await rebuild()).toEqual(DAYS.slice(0, -1));
  });
});
