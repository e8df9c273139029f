import { instant } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { createAccessKept } from './access-kept.ts';

const opened = () => {
  const state = { now: 0, isTold: true, loads: 0, isAway: false };
  const kept = createAccessKept({
    load: () => {
      state.loads += 1;
      return state.isAway ? Promise.reject(new Error('away')) : Promise.resolve(state.loads);
    },
    clock: () => instant(state.now),
    areChangesTold: () => state.isTold,
  });
  return { state, kept };
};

it('is looked up once while changes are told, and again when one is', async () => {
  const { state, kept } = opened();
  expect(await Promise.all([kept.of('one'), kept.of('one')])).toEqual([1, 1]);
  state.now = 599_999;
  expect(await kept.of('one')).toBe(1);
  kept.forget('other');
  expect(await kept.of('one')).toBe(1);
  kept.forget('one');
  expect(await kept.of('one')).toBe(2);
  kept.forgetAll();
  expect(await kept.of('one')).toBe(3);
});

it('is looked up every few seconds while nobody tells, also what was kept before', async () => {
  const { state, kept } = opened();
  await kept.of('one');
  state.now = 3_000;
  expect(await kept.of('one')).toBe(1);
  state.isTold = false;
  expect(await kept.of('one')).toBe(2);
  state.now = 5_999;
  expect(await kept.of('one')).toBe(2);
  state.now = 6_000;
  expect(await kept.of('one')).toBe(3);
});

it('is not kept where it could not be looked up, or where a clock was set back', async () => {
  const { state, kept } = opened();
  state.isAway = true;
  await expect(kept.of('one')).rejects.toThrow('away');
  state.isAway = false;
  expect(await kept.of('one')).toBe(2);
  state.now = -1;
  expect(await kept.of('one')).toBe(3);
});

it('is forgotten while it is on its way: whoever asks next asks anew', async () => {
  const { kept } = opened();
  const first = kept.of('one');
  kept.forget('one');
  expect([await kept.of('one'), await first]).toEqual([2, 1]);
});
