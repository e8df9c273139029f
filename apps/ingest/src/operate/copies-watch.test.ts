import type { LogCopies } from '@chuli/bus';
import { expect, it, onTestFinished, vi } from 'vitest';
import { watchCopies } from './copies-watch.ts';

const COPIES = { whole: 2, wanted: 3 };

const watchedBy = (copies: () => Promise<LogCopies>) => {
  vi.useFakeTimers();
  let isConnected = true;
  const { known, stop } = watchCopies({ copies, isConnected: () => isConnected });
  onTestFinished(() => {
    stop();
    vi.useRealTimers();
  });
  return {
    known,
    pass: () => vi.advanceTimersByTimeAsync(10_000),
    lose: () => {
      isConnected = false;
    },
  };
};

it('knows what was said last, and nothing while nobody can be asked', async () => {
  const { known, pass, lose } = watchedBy(() => Promise.resolve(COPIES));
  expect(known()).toBeNull();
  await pass();
  expect(known()).toEqual(COPIES);
  lose();
  await pass();
  expect(known()).toBeNull();
});

it('takes no answer for an old one', async () => {
  let answers = 0;
  const { known, pass } = watchedBy(() =>
    (answers += 1) === 1 ? Promise.resolve(COPIES) : Promise.reject(new Error('no answer')),
  );
  await pass();
  await pass();
  expect(known()).toBeNull();
});

it('asks one question at a time', async () => {
  let asked = 0;
  const { pass } = watchedBy(() => {
    asked += 1;
    return new Promise(() => undefined);
  });
  await pass();
  await pass();
  expect(asked).toBe(1);
});
