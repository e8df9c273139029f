import { atKathmandu, instant, tradingDate } from '@chuli/kernel';
import { openRegistry } from '@chuli/registry';
import { openTape } from '@chuli/tape';
import { expect, it, onTestFinished } from 'vitest';
import { ByteCache } from '../http/cache.ts';
import { openShares } from '../shares/shares.ts';
import { POOLS, openApiMeters } from './api-meters.ts';
import { readParts } from './read-parts.ts';

const FRIDAY = tradingDate('2026-11-13');
const SATURDAY = tradingDate('2026-11-14');

const toldAt = async (at: number): Promise<string[]> => {
  const clock = () => instant(at);
  // Nobody listens there, and nobody is asked.
  const registry = openRegistry('postgres://nobody@127.0.0.1:1/none', 3);
  const tape = openTape({ url: 'http://127.0.0.1:1', database: 'none' });
  onTestFinished(async () => {
    await Promise.all([registry.destroy(), tape.close()]);
  });
  const meters = openApiMeters();
  readParts(meters, {
    clock,
    registry,
    tapes: { light: tape, heavy: tape },
    shares: openShares(clock),
    queues: { 'sign-ins': { waiting: () => 4 } },
    cache: new ByteCache({ clock, maxBytes: 1_000 }),
  });
  return (await meters.text()).split('\n');
};

it.each([
  ['before the pre-open', FRIDAY, 10 * 60, 0],
  ['in the pre-open', FRIDAY, 10 * 60 + 30, 1],
  ['in the session', FRIDAY, 12 * 60, 1],
  ['after the close', FRIDAY, 15 * 60, 0],
  ['on a day without a session', SATURDAY, 12 * 60, 0],
] as const)('says by the calendar whether a session is due: %s', async (_, day, minute, due) => {
  expect(await toldAt(atKathmandu(day, minute))).toContain(`chuli_session_due ${due}`);
});

it('tells of every pool, queue, cache and engine, of none of which anything is asked', async () => {
  const told = await toldAt(0);
  for (const pool of POOLS)
    for (const [name, value] of [
      ['in_use', '0'],
      ['waiting', '0'],
      ['size', '[1-9]\\d*'],
    ] as const)
      expect(told).toContainEqual(
        expect.stringMatching(new RegExp(`^chuli_pool_${name}\\{pool="${pool}"\\} ${value}$`)),
      );
  expect(told).toEqual(
    expect.arrayContaining([
      'chuli_queue_length{queue="sign-ins"} 4',
      'chuli_engine_away{engine="tape"} 0',
      'chuli_engine_away{engine="registry"} 0',
      'chuli_cache_bytes{cache="answers"} 0',
      'chuli_cache_asked_total{cache="answers",outcome="hit"} 0',
      'chuli_cache_asked_total{cache="answers",outcome="old"} 0',
    ]),
  );
});
