import { expect, it } from 'vitest';
import { replayStart, rowsUntil, stepped } from './replay.ts';

const days = ['2025-01-01', '2025-01-02', '2025-01-05'];

it('a replay hides what came after its day', () => {
  const rows = days.map((date) => ({ date }));
  expect(rowsUntil(rows, '2025-01-03')).toEqual(rows.slice(0, 2));
  expect(rowsUntil(rows, null)).toEqual(rows);
});

it('steps from session to session and stops at the ends', () => {
  expect(stepped(days, '2025-01-02', 1)).toBe('2025-01-05');
  expect(stepped(days, '2025-01-02', -1)).toBe('2025-01-01');
  expect(stepped(days, '2025-01-05', 1)).toBeNull();
  expect(stepped(days, '2025-01-01', -1)).toBeNull();
});

it('begins with a past to look at, and not at all without bars', () => {
  expect(replayStart(days)).toBe('2025-01-02');
  expect(replayStart([])).toBeNull();
});
