import { setTimeout as delay } from 'node:timers/promises';
import { pino } from 'pino';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type SignalsPlace, openSignalsPlace } from './testing/signals-place.ts';
import { walkingMarket } from './testing/walking-market.ts';
import { startWorker } from './worker.ts';

const LEASE_MS = 2_000;

const startOn = ({ tape, registry }: SignalsPlace) =>
  startWorker({
    tape,
    registry,
    logger: pino({ level: 'silent' }),
    holder: 'test',
    pollMs: 100,
    leaseMs: LEASE_MS,
    follower: { catchUp: () => Promise.resolve('nothing new') },
  });

it('says no longer that it leads when the keeper of its lease has been silent for as long as that lasts', async () => {
  const place = await openSignalsPlace(walkingMarket(1, 30).rows);
  const worker = startOn(place);
  try {
    await expect.poll(() => worker.state().mark, { timeout: 10_000 }).not.toBeNull();
    expect(worker.state()).toMatchObject({ role: 'leader', term: 1 });
    await place.registry.transaction().execute(async (transaction) => {
      await sql`lock table source_lease in access exclusive mode`.execute(transaction);
      await delay(LEASE_MS);
      expect(worker.state()).toMatchObject({ role: 'stand-by', term: null });
    });
    await expect.poll(() => worker.state().role, { timeout: 10_000 }).toBe('leader');
  } finally {
    await worker.stop();
    await place.close();
  }
});
