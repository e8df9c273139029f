import { expect, it } from 'vitest';
import { NO_CHOICE, pinColumn } from './column-choice.ts';
import { type TableMemory, recall, remember } from './table-memory.ts';

const memoryOf = (kept: Map<string, string>): TableMemory => ({
  read: (key) => kept.get(key) ?? null,
  write: (key, text) => void (text === null ? kept.delete(key) : kept.set(key, text)),
});

it('each table remembers its own columns, and forgets them when they are as they were', () => {
  const kept = new Map<string, string>();
  const memory = memoryOf(kept);
  const choice = pinColumn(NO_CHOICE, 'net');
  remember(memory, 'floorsheet', choice);
  expect([...kept.keys()]).toEqual(['table:floorsheet']);
  expect(recall(memory, 'floorsheet')).toEqual(choice);
  expect(recall(memory, 'flow')).toEqual(NO_CHOICE);
  remember(memory, 'floorsheet', NO_CHOICE);
  expect(kept.size).toBe(0);
});

it('a table without a name remembers nothing', () => {
  const kept = new Map<string, string>();
  remember(memoryOf(kept), undefined, pinColumn(NO_CHOICE, 'net'));
  expect(kept.size).toBe(0);
});
