import fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  type DrawingHistory,
  redone,
  startHistory,
  undone,
  withAdded,
  withChanged,
  withRemoved,
} from './drawing-history.ts';
import type { Drawing } from './drawing.ts';

const level = (id: string, price: number): Drawing => ({
  id,
  kind: 'horizontal',
  anchors: [{ date: '2025-01-01', price }],
  text: '',
});

type Change = (history: DrawingHistory) => DrawingHistory;

const id = fc.constantFrom('a', 'b', 'c');
const changes = fc.array(
  fc.oneof(
    fc.tuple(id, fc.nat(900)).map(
      ([name, price]): Change =>
        (h) =>
          withAdded(h, level(name, price)),
    ),
    fc.tuple(id, fc.nat(900)).map(
      ([name, price]): Change =>
        (h) =>
          withChanged(h, name, { anchors: level(name, price).anchors }),
    ),
    id.map(
      (name): Change =>
        (h) =>
          withRemoved(h, name),
    ),
  ),
  { maxLength: 30 },
);

const after = (steps: readonly Change[]): DrawingHistory =>
  steps.reduce((history, change) => change(history), startHistory([level('start', 1)]));

it('undoing everything brings back the start, and redoing everything the end', () => {
  fc.assert(
    fc.property(changes, (steps) => {
      let history = after(steps);
      const end = history.present;
      while (history.past.length > 0) history = undone(history);
      expect(history.present).toEqual([level('start', 1)]);
      while (history.future.length > 0) history = redone(history);
      expect(history.present).toEqual(end);
    }),
  );
});

it('a new change forgets what was taken back', () => {
  const history = undone(after([(h) => withAdded(h, level('a', 2))]));
  expect(withAdded(history, level('b', 3)).future).toEqual([]);
});

it('removing what is not there is no step', () => {
  expect(withRemoved(startHistory([]), 'a').past).toEqual([]);
});

it('only the one that is moved moves', () => {
  const history = withChanged(startHistory([level('a', 1), level('b', 2)]), 'b', {
    anchors: level('b', 9).anchors,
  });
  expect(history.present).toEqual([level('a', 1), level('b', 9)]);
});
