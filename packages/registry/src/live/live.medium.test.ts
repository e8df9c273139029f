import { setTimeout as delay } from 'node:timers/promises';
import { tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Registry } from '../client.ts';
import { countQuarantined, quarantineRows } from './quarantine.ts';
import { acquireLease, releaseLease, renewLease, takeLease } from './source-lease.ts';
import {
  type TradingSession,
  findTradingSession,
  unfinishedSessions,
  upsertTradingSession,
} from './trading-session.ts';

const MONDAY = tradingDate('2030-01-14');
const TUESDAY = tradingDate('2030-01-15');

describe('the registry of a running session', () => {
  let registry: Registry;
  beforeAll(async () => {
    const opened = await testRegistry();
    registry = opened.registry;
    return opened.close;
  });

  const acquire = (source: string, holder: string, lifeMs = 60_000) =>
    acquireLease(registry, { source, holder, lifeMs });

  it('leases a source to one of many who ask at once', async () => {
    const asked = await Promise.all(Array.from({ length: 8 }, (_, at) => acquire('crowd', `holder ${at}`)));
    expect(asked.filter((lease) => lease !== null)).toHaveLength(1);
  });

  it('raises the term with every change of holder and with nothing else', async () => {
    const first = await acquire('terms', 'a');
    expect(first?.term).toBe(1);
    expect((await acquire('terms', 'a'))?.term).toBe(1);
    expect(await acquire('terms', 'b')).toBeNull();
    if (first !== null) await releaseLease(registry, first);
    expect((await acquire('terms', 'b', 50))?.term).toBe(2);
    expect(await acquire('terms', 'a')).toBeNull();
    await delay(80);
    expect((await acquire('terms', 'a'))?.term).toBe(3);
  });

  it('renews for the holder alone, and no more once another took over', async () => {
    const mine = await acquire('renewal', 'a', 50);
    if (mine === null) throw new Error('the lease is free');
    expect(await renewLease(registry, { ...mine, holder: 'b' }, 60_000)).toBe(false);
    await delay(80);
    expect(await renewLease(registry, mine, 50)).toBe(true);
    expect(await acquire('renewal', 'b')).toBeNull();
    await delay(80);
    expect((await acquire('renewal', 'b'))?.term).toBe(2);
    expect(await renewLease(registry, mine, 60_000)).toBe(false);
    await releaseLease(registry, mine);
    expect(await acquire('renewal', 'c')).toBeNull();
  });

  const setClock = (source: string, later: string) =>
    sql`update source_lease set expires_at = expires_at + ${later}::interval where source = ${source}`.execute(
      registry,
    );

  it('lasts its life under a server whose clock is an hour behind that of the one before', async () => {
    const lifeMs = 300;
    await acquire('behind', 'a', lifeMs);
    await setClock('behind', '1 hour');
    expect(await acquire('behind', 'b', lifeMs)).toBeNull();
    await delay(lifeMs / 2);
    expect(await acquire('behind', 'b', lifeMs)).toBeNull();
    await delay(lifeMs);
    expect((await acquire('behind', 'b', lifeMs))?.term).toBe(2);
  });

  it('is not taken from whoever renews it by a server whose clock is an hour ahead', async () => {
    const lifeMs = 900;
    const mine = await acquire('ahead', 'a', lifeMs);
    if (mine === null) throw new Error('the lease is free');
    for (let third = 0; third < 6; third += 1) {
      await setClock('ahead', '-1 hour');
      expect(await acquire('ahead', 'b', lifeMs)).toBeNull();
      await delay(lifeMs / 3);
      expect(await renewLease(registry, mine, lifeMs)).toBe(true);
    }
    // Its holder believes in it for nine tenths of its life, however late it comes to renew it.
    await setClock('ahead', '-1 hour');
    expect(await acquire('ahead', 'b', lifeMs)).toBeNull();
    await delay(lifeMs * 0.6);
    expect(await acquire('ahead', 'b', lifeMs)).toBeNull();
    await delay(lifeMs * 0.5);
    expect((await acquire('ahead', 'b', lifeMs))?.term).toBe(2);
  });

  it('gives way to the command of a person, and goes back afterwards', async () => {
    const worker = await acquire('command', 'worker');
    if (worker === null) throw new Error('the lease is free');
    const person = await takeLease(registry, { source: 'command', holder: 'person', lifeMs: 60_000 });
    expect(person.term).toBe(worker.term + 1);
    expect(await renewLease(registry, worker, 60_000)).toBe(false);
    expect(await acquire('command', 'worker')).toBeNull();
    await releaseLease(registry, person);
    expect((await acquire('command', 'worker'))?.term).toBe(person.term + 1);
  });

  it('keeps what is known of a day, unknown totals as null', async () => {
    const totals = { turnover: 123_456, volume: 7, trades: 3, symbols: null };
    const session: TradingSession = {
      day: MONDAY,
      status: 'provisional',
      source: 'sample',
      reasons: ["2 contracts less than declared, says the exchange's page"],
      declared: totals,
      counted: null,
      state_hash: null,
      term: 3,
    };
    await upsertTradingSession(registry, { ...session, status: 'live', reasons: [] });
    await upsertTradingSession(registry, session);
    await upsertTradingSession(registry, { ...session, day: TUESDAY, status: 'exact' });
    expect(await findTradingSession(registry, MONDAY)).toMatchObject(session);
    expect((await unfinishedSessions(registry)).map(({ day }) => day)).toEqual([MONDAY]);
    expect(await upsertTradingSession(registry, { ...session, status: 'exact', term: 2 })).toBe(false);
    expect((await findTradingSession(registry, MONDAY))?.status).toBe('provisional');
    expect(await upsertTradingSession(registry, { ...session, term: 4 })).toBe(true);
  });

  it('refuses a status that does not exist', async () => {
    const written = sql`update trading_session set status = 'certain'`.execute(registry);
    await expect(written).rejects.toThrow('trading_session_status_check');
  });

  it('counts refused rows by reason and keeps the beginning of a long one', async () => {
    const row = { day: MONDAY, source: 'sample', reason: 'negative rate' };
    await quarantineRows(registry, [
      { ...row, row: `\u0000${'x'.repeat(100_000)}` },
      { ...row, row: '{}' },
      { ...row, reason: 'unknown symbol', row: '' },
    ]);
    await quarantineRows(registry, []);
    expect(await countQuarantined(registry, MONDAY)).toEqual([
      { source: 'sample', reason: 'negative rate', rows: 2 },
      { source: 'sample', reason: 'unknown symbol', rows: 1 },
    ]);
    const { row: stored } = await registry
      .selectFrom('quarantined_row')
      .select('row')
      .orderBy('id')
      .executeTakeFirstOrThrow();
    expect(stored).toHaveLength(2_000);
  });
});
