import { atKathmandu, instant } from '@chuli/kernel';
import type { TotalsEvent } from '@chuli/session';
import { expect, it } from 'vitest';
import { type Due, paced } from './pace.ts';
import { testContext } from './testing/context.ts';
import { DAY } from './testing/exchange.ts';

const BELL = atKathmandu(DAY, 11 * 60);
const EVERY_MS = 60_000;

const dueAt = (minute: number): Due => {
  const at = instant(BELL + minute * EVERY_MS);
  const event = { kind: 'totals', at, trades: minute, isFinal: false } as TotalsEvent;
  return { at, event };
};

it.each([
  ['ahead', 3_600_000],
  ['behind', -3_600_000],
])('plays a session on as before when the clock is set an hour %s', async (_, jump) => {
  const context = testContext(DAY, BELL);
  const wrong = { by: 0 };
  const jumping = { ...context, clock: () => instant(context.clock() + wrong.by) };
  const since = context.watch();
  const heard: number[] = [];
  for await (const _due of paced(() => [0, 1, 2, 3].map(dueAt), 1, jumping)) {
    heard.push(context.watch() - since);
    if (heard.length === 2) wrong.by = jump;
  }
  expect(heard).toEqual([0, EVERY_MS, 2 * EVERY_MS, 3 * EVERY_MS]);
});
