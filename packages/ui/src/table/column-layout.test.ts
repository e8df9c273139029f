import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_CHOICE } from './column-choice.ts';
import { layOut, pinOffsets, widestRank } from './column-layout.ts';
import type { Column } from './column.ts';

type Row = { a: number; b: number; c: number };
const columns: readonly Column<Row>[] = [
  { key: 'a', label: 'Net', format: 'quantity', width: 100 },
  { key: 'b', label: 'Bought', format: 'quantity', width: 100 },
  { key: 'c', label: 'Sold', format: 'quantity', width: 200, phoneWidth: 60 },
];
const layOutIn = (available: number, widths: Record<string, number> = {}, isPhone = false) =>
  layOut(columns, { ...NO_CHOICE, widths }, { available, isPhone });

describe('the columns that a wide window has room for', () => {
  const ranked: readonly Column<Row>[] = [
    { key: 'a', label: 'Net', format: 'quantity', width: 100 },
    { key: 'b', label: 'Bought', format: 'quantity', width: 100, priority: 3 },
    { key: 'c', label: 'Sold', format: 'quantity', width: 200, priority: 4 },
  ];
  it('leave by rank: the least first, and all of a rank together', () => {
    expect([400, 399, 200, 199].map((width) => widestRank(ranked, width))).toEqual([4, 3, 3, 2]);
  });
  it('are all there until the width is known', () => {
    expect(widestRank(ranked, 0)).toBe(4);
  });
});

describe('the widths of columns', () => {
  it('share what is left over in proportion', () => {
    expect(layOutIn(800).widths).toEqual([200, 200, 400]);
  });

  it('stay as the reader set them, the others taking the rest', () => {
    expect(layOutIn(800, { a: 50 }).widths).toEqual([50, 250, 500]);
    expect(layOutIn(800, { a: 50, b: 50, c: 100 }).widths).toEqual([50, 50, 700]);
  });

  it('do not shrink below their own: the table scrolls sideways', () => {
    expect(layOutIn(300)).toEqual({ widths: [100, 100, 200], minimumWidth: 400 });
  });

  it('are those of the phone on a phone', () => {
    expect(layOutIn(0, {}, true).minimumWidth).toBe(260);
  });

  it('leave room in the last column for the button over it', () => {
    const { widths, minimumWidth } = layOut(columns, NO_CHOICE, { available: 0, isPhone: false, tail: 24 });
    expect(widths).toEqual([100, 100, 224]);
    expect(minimumWidth).toBe(424);
  });

  it('fill the place exactly wherever they fit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 700, max: 3000 }), fc.integer({ min: 40, max: 400 }), (available, b) => {
        const { widths } = layOutIn(available, { b });
        expect(widths.reduce((sum, width) => sum + width, 0)).toBeCloseTo(available, 6);
        expect(widths[1]).toBe(b);
      }),
    );
  });
});

it('a pinned column stands where those before it end', () => {
  expect(pinOffsets([120, 80, 90], 3, 34)).toEqual([34, 154, 234]);
});
