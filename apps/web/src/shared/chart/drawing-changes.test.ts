import type { Drawing } from '@chuli/ui';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changesBetween, isNoChange, takenOver, withChanges } from './drawing-changes.ts';

const line = (id: string, price = 100): Drawing => ({
  id,
  kind: 'horizontal',
  anchors: [{ date: '2026-05-14', price }],
  text: '',
});

const ids = (shapes: readonly Drawing[]): string[] => shapes.map(({ id }) => id);
const byId = (shapes: readonly Drawing[]) => new Map(shapes.map((shape) => [shape.id, shape]));

const anyShapes = fc.uniqueArray(
  fc.record({ id: fc.constantFrom('a', 'b', 'c', 'd', 'e'), price: fc.integer({ min: 1, max: 3 }) }),
  { selector: ({ id }) => id },
);
const shapesOf = (drawn: readonly { id: string; price: number }[]): Drawing[] =>
  drawn.map(({ id, price }) => line(id, price));

describe('changes of drawings', () => {
  it('are the shapes that came, changed and went', () => {
    expect(changesBetween([line('a'), line('b')], [line('b', 120), line('c')])).toEqual({
      put: [line('b', 120), line('c')],
      remove: ['a'],
    });
    expect(isNoChange(changesBetween([line('a')], [line('a')]))).toBe(true);
  });

  it('turn the one list into the other, whatever they are', () => {
    fc.assert(
      fc.property(anyShapes, anyShapes, (before, after) => {
        const [first, second] = [shapesOf(before), shapesOf(after)];
        expect(byId(withChanges(first, changesBetween(first, second)))).toEqual(byId(second));
      }),
    );
  });

  it('of two browsers are both kept where they touch different shapes', () => {
    const before = [line('a'), line('b')];
    const mine = changesBetween(before, [line('a', 110), line('b'), line('mine')]);
    const theirs = withChanges(before, changesBetween(before, [line('a'), line('theirs')]));
    expect(byId(withChanges(theirs, mine))).toEqual(byId([line('theirs'), line('a', 110), line('mine')]));
  });

  it('take over what a visitor drew, once and under new ids', () => {
    let count = 0;
    const newId = () => `new-${(count += 1)}`;
    const taken = takenOver([line('1', 100)], [line('7', 100), line('1', 200)], newId);
    expect(ids(taken)).toEqual(['new-1']);
    expect(taken[0]?.anchors[0]?.price).toBe(200);
    expect(takenOver([line('1', 100), ...taken], [line('7', 100), line('1', 200)], newId)).toEqual([]);
  });
});
