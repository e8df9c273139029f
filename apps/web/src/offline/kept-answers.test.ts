import { expect, it } from 'vitest';
import { noteAnswer, oldestKept, renewKept } from './kept-answers.ts';
import { KEPT } from './rules.ts';

const kept = (at: number): Headers => new Headers({ [KEPT]: String(at) });
const fresh = new Headers();

it('says the moment of the oldest figure until every answer is fresh again', () => {
  expect(oldestKept()).toBeNull();
  noteAnswer('/api/stock/', kept(2_000));
  noteAnswer('/api/broker/', kept(1_000));
  noteAnswer('/api/history/', fresh);
  expect(oldestKept()).toBe(1_000);
  noteAnswer('/api/broker/', fresh);
  expect(oldestKept()).toBe(2_000);
  noteAnswer('/api/stock/', fresh);
  expect(oldestKept()).toBeNull();
});

it('forgets what was kept for a screen that is no longer shown once the rest was asked again', async () => {
  noteAnswer('/api/left/', kept(1_000));
  noteAnswer('/api/shown/', kept(2_000));
  await renewKept(async () => noteAnswer('/api/shown/', kept(2_000)));
  expect(oldestKept()).toBe(2_000);
  await renewKept(async () => noteAnswer('/api/shown/', fresh));
  expect(oldestKept()).toBeNull();
});
