import { AppError } from '@chuli/kernel';
import { type Registry, registryStateHash } from '@chuli/registry';
import { acquireLease, upsertTradingSession } from '@chuli/registry/live';
import { type Tape, migrateTape, openTape } from '@chuli/tape';
import { reconcileDay } from '@chuli/tape/reconcile';
import { brokersOnTape, storedTradesByDay, tapeStateHash } from '@chuli/tape/write';
import { testClickHouse, testRegistry } from '@chuli/testkit';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadMarket } from './load-market.ts';
import type { MarketSource, TradeDay } from './market-source.ts';
import { DAYS, dayOf, smallMarket, tradesOf } from './testing/small-market.ts';

describe('loading a market', () => {
  let tape: Tape;
  let registry: Registry;
  const load = (source: MarketSource) => loadMarket({ registry, tape, source });
  const state = async () => `${await tapeStateHash(tape)} ${await registryStateHash(registry)}`;

  beforeEach(async () => {
    const [engine, opened] = await Promise.all([testClickHouse(), testRegistry(2)]);
    await migrateTape(engine);
    tape = openTape(engine);
    registry = opened.registry;
    return async () => {
      await Promise.all([tape.close(), opened.close()]);
      await engine.drop();
    };
  });

  it('loads everything once, then nothing, with the same state', async () => {
    const first = await load(smallMarket());
    const loaded = await state();
    const second = await load(smallMarket());
    expect(first.every(({ skipped }) => !skipped)).toBe(true);
    expect(second.every(({ skipped }) => skipped)).toBe(true);
    expect(await state()).toBe(loaded);
    expect([...(await storedTradesByDay(tape)).values()]).toEqual([6, 6, 6]);
  });

  it('gives whoever trades a row: a symbol and a dealer that no list knows', async () => {
    await load(smallMarket());
    const company = registry
      .selectFrom('company')
      .selectAll()
      .where('symbol', '=', 'NEW' as never);
    expect(await company.executeTakeFirst()).toMatchObject({
      status: 'Unknown',
      provenance: 'seen in floorsheets',
      first_traded_on: DAYS[0],
      last_traded_on: DAYS[2],
    });
    expect(await brokersOnTape(tape)).toContain('D01');
    const dealer = registry
      .selectFrom('broker')
      .selectAll()
      .where('id', '=', 'D01' as never);
    expect(await dealer.executeTakeFirst()).toMatchObject({ is_dealer: true, is_active: false });
  });

  it('goes on where it broke off and comes to the same state', async () => {
    await load(smallMarket());
    const whole = await state();
    for (const table of [
      'trade',
      'broker_day_by_symbol',
      'broker_day_by_broker',
      'large_trade',
      'import_step',
    ]) {
      await tape.command({ query: `TRUNCATE TABLE ${table} SYNC` });
    }
    const broken = smallMarket({
      tradeDays: async function* (): AsyncGenerator<TradeDay> {
        const [first, second] = DAYS;
        if (first === undefined || second === undefined) return;
        yield dayOf(first, tradesOf(first));
        yield { ...dayOf(second, []), read: () => Promise.reject(new Error('the disk is gone')) };
      },
    });
    await expect(load(broken)).rejects.toThrow('the disk is gone');
    await load(smallMarket());
    expect(await state()).toBe(whole);
  });

  it('begins a step again when the engine was away for a moment', async () => {
    await load(smallMarket());
    const whole = await state();
    await tape.command({ query: 'TRUNCATE TABLE import_step SYNC' });
    let refusals = 2;
    const shaky: Tape = {
      ...tape,
      insert: (insertion) => {
        if (insertion.table !== 'counted_load' || refusals === 0) return tape.insert(insertion);
        refusals -= 1;
        return Promise.reject(new AppError('engine.unavailable', { engine: 'tape' }));
      },
    };
    await loadMarket({ registry, tape: shaky, source: smallMarket() });
    expect(refusals).toBe(0);
    expect(await state()).toBe(whole);
  });

  it('loads a changed day again, and a day whose rows have gone', async () => {
    await load(smallMarket());
    const [, day] = DAYS;
    if (day === undefined) return;
    const changed = await load(
      smallMarket({
        tradeDays: async function* () {
          yield dayOf(day, tradesOf(day).slice(0, 3), 'second');
        },
      }),
    );
    expect(changed.filter(({ skipped }) => !skipped).map(({ step }) => step)).toEqual([
      `trades ${day}`,
      'windows',
    ]);
    await tape.command({ query: 'DELETE FROM trade WHERE traded_on = {day:Date}', query_params: { day } });
    await load(smallMarket());
    expect((await storedTradesByDay(tape)).get(day)).toBe(6);
  });

  it('counts what it rejects and takes the rest', async () => {
    const [day] = DAYS;
    if (day === undefined) return;
    const trades = tradesOf(day);
    const [first] = trades;
    if (first === undefined) return;
    const source = smallMarket({
      tradeDays: async function* () {
        yield dayOf(day, [...trades, first, { ...first, symbol: '' }]);
      },
    });
    const reports = await load(source);
    const report = reports.find(({ step }) => step === `trades ${day}`);
    expect(report).toMatchObject({ accepted: 6, rejected: 2 });
    expect(report?.rejections.map(({ reason }) => reason)).toEqual([
      'contract id repeated',
      'symbol missing',
    ]);
  });

  it('leaves a day to the feed that leads it, until that is done with it', async () => {
    const day = DAYS.at(-1);
    if (day === undefined) return;
    const nothing = { reasons: [], declared: null, counted: null, state_hash: null };
    const session = { day, source: 'test', term: 1, ...nothing };
    await acquireLease(registry, { source: 'log TEST', holder: 'a feed', lifeMs: 60_000 });
    await upsertTradingSession(registry, { ...session, status: 'live' });
    await expect(load(smallMarket())).rejects.toThrow(`A feed leads ${day}`);
    expect((await storedTradesByDay(tape)).has(day)).toBe(false);
    await upsertTradingSession(registry, { ...session, status: 'exact' });
    await load(smallMarket());
    expect((await storedTradesByDay(tape)).get(day)).toBe(6);
  });

  it('refuses another market in the same database', async () => {
    await load(smallMarket());
    await expect(load(smallMarket({ name: 'other' }))).rejects.toThrow('The tape holds the market "small"');
  });

  it('leaves days that reconcile: prices from board lots, sums from all trades', async () => {
    await load(smallMarket());
    for (const date of DAYS) {
      expect(await reconcileDay(tape, date)).toEqual({
        date,
        symbols: 2,
        exact: 1,
        mismatches: [{ symbol: 'NEW', fields: [], causes: ['symbol missing in daily bars'] }],
        rollUpErrors: [],
        declared: { isEqual: true },
      });
    }
  });

  it('shows a roll-up that lost a row', async () => {
    await load(smallMarket());
    const [day] = DAYS;
    if (day === undefined) return;
    await tape.command({ query: `DELETE FROM broker_day_by_broker WHERE broker = '2'` });
    expect((await reconcileDay(tape, day)).rollUpErrors).not.toEqual([]);
  });
});
