import { acquireLease, releaseLease } from '@chuli/registry/live';
import { signalsHash } from '@chuli/tape/signal';
import { replaceDailyBars } from '@chuli/tape/write';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type SignalsPlace, openSignalsPlace } from './testing/signals-place.ts';
import { walkingMarket } from './testing/walking-market.ts';
import { startWorkerProcess } from './testing/worker-process.ts';
import { SIGNALS_LEASE } from './worker.ts';

const SESSIONS = 700;
const { days, rows } = walkingMarket(12, SESSIONS);
const until = (day: string | undefined) => rows.filter(({ traded_on }) => traded_on <= (day ?? ''));
const SOON = { timeout: 60_000, interval: 50 };

describe('workers as processes', { timeout: 120_000 }, () => {
  let place: SignalsPlace;
  beforeAll(async () => {
    place = await openSignalsPlace(rows);
    return place.close;
  });
  beforeEach(() => place.empty());

  const expectFreeLease = async (): Promise<void> => {
    const lease = await acquireLease(place.registry, {
      source: SIGNALS_LEASE,
      holder: 'test',
      lifeMs: 1_000,
    });
    expect(lease).not.toBeNull();
    if (lease !== null) await releaseLease(place.registry, lease);
  };

  it('told to stop in the middle of a pass end within ten seconds, show nothing half done, and leave the lease', async () => {
    const nothing = await signalsHash(place.tape);
    const everything = await place.atOnce(undefined);
    const worker = await startWorkerProcess(place);
    await expect.poll(place.stagingTables, SOON).not.toEqual([]);
    const { ms, code } = await worker.end();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(10_000);
    expect([nothing, everything]).toContain(await signalsHash(place.tape));
    await expectFreeLease();
    const next = await startWorkerProcess(place);
    await expect.poll(async () => (await next.state())?.mark ?? null, SOON).not.toBeNull();
    expect(await signalsHash(place.tape)).toBe(everything);
    expect(await place.stagingTables()).toEqual([]);
  });

  it('of which one is stopped and goes on when another has taken over keep one result', async () => {
    await replaceDailyBars(place.tape, until(days[SESSIONS - 2]));
    const first = await startWorkerProcess(place);
    await expect.poll(async () => (await first.state())?.mark ?? null, SOON).not.toBeNull();
    const second = await startWorkerProcess(place);
    first.child.kill('SIGSTOP');
    await replaceDailyBars(place.tape, rows);
    await expect.poll(async () => (await second.state())?.role, SOON).toBe('leader');
    await expect.poll(async () => (await second.state())?.mark ?? null, SOON).not.toBeNull();
    const shown = await place.shown();
    first.child.kill('SIGCONT');
    await expect.poll(async () => (await first.state())?.role, SOON).toBe('stand-by');
    expect(await place.shown()).toEqual(shown);
    expect(shown[0]).toBe(await place.atOnce(undefined));
    for (const worker of [first, second]) expect((await worker.end()).code).toBe(0);
    await expectFreeLease();
  });
});
