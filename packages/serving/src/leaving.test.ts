import { expect, it } from 'vitest';
import { createLeaving } from './leaving.ts';

const opened = (leaveMs: number) => {
  const did: string[] = [];
  const leaving = createLeaving({
    leaveMs,
    tell: (signal) => did.push(signal),
    finish: async () => void did.push('finished'),
  });
  return { leaving, did };
};

it('says at once that it leaves, and closes when balancers had their time', async () => {
  const { leaving, did } = opened(600_000);
  expect(leaving.isLeaving()).toBe(false);
  const left = leaving.leave('SIGTERM');
  expect(leaving.isLeaving()).toBe(true);
  expect(did).toEqual(['SIGTERM']);
  await Promise.resolve();
  expect(did).toEqual(['SIGTERM']);
  // Told twice, it does not wait any longer.
  void leaving.leave('SIGTERM');
  await left;
  expect(did).toEqual(['SIGTERM', 'finished']);
});

it('closes without a wait where none is asked for, and once however often it is told', async () => {
  const { leaving, did } = opened(0);
  await Promise.all([leaving.leave('SIGINT'), leaving.leave('SIGTERM')]);
  expect(did).toEqual(['SIGINT', 'finished']);
});
