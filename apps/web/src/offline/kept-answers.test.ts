import { expect, it } from 'vitest';
import { noteAnswer, oldestKept } from './kept-answers.ts';
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
