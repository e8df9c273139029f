import { describe, expect, it } from 'vitest';
import { placeNames } from './rotation-labels.ts';

const FRAME = { left: 0, right: 400, top: 0, bottom: 200 };

describe('names of sectors beside their dots', () => {
  it('stand to the right, and to the left where the frame ends', () => {
    const names = placeNames(
      [
        { id: 1, x: 50, y: 50, name: 'Banking' },
        { id: 2, x: 390, y: 100, name: 'Hydro' },
      ],
      FRAME,
    );
    expect(names.map(({ id, anchor }) => [id, anchor])).toEqual([
      [1, 'start'],
      [2, 'end'],
    ]);
  });

  it('are never written over each other; the first has its place', () => {
    const dots = Array.from({ length: 12 }, (_, id) => ({ id, x: 200, y: 100, name: 'Manufacturing' }));
    const names = placeNames(dots, FRAME);
    expect(names[0]).toEqual({ id: 0, x: 208, y: 104, anchor: 'start' });
    expect(new Set(names.map(({ x, y }) => `${x} ${y}`)).size).toBe(names.length);
    expect(names.length).toBeLessThan(dots.length);
  });
});
