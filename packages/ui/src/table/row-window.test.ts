import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isSameWindow, rowsInSpan, stepIntoView, topOfRow } from './row-window.ts';

const spans = fc.record({
  top: fc.integer({ min: 0, max: 3_000_000 }),
  height: fc.integer({ min: 0, max: 2_000 }),
});
const rowHeights = fc.integer({ min: 20, max: 60 });
const counts = fc.integer({ min: 0, max: 100_000 });

describe('rows in a span', () => {
  it('draws every row that can be seen, and little more', () => {
    fc.assert(
      fc.property(spans, counts, rowHeights, (span, count, rowHeight) => {
        const { first, end } = rowsInSpan(span, count, rowHeight);
        const seenFrom = Math.floor(span.top / rowHeight);
        const seenTo = Math.min(count, Math.ceil((span.top + span.height) / rowHeight));
        expect(end).toBeGreaterThanOrEqual(Math.min(count, seenTo));
        expect(first).toBeLessThanOrEqual(seenFrom < seenTo ? seenFrom : count);
        expect(end - first).toBeLessThanOrEqual(Math.ceil(span.height / rowHeight) + 32);
      }),
    );
  });

  it('keeps the height of the whole', () => {
    fc.assert(
      fc.property(spans, counts, rowHeights, (span, count, rowHeight) => {
        const { first, end, before, after } = rowsInSpan(span, count, rowHeight);
        expect(before + (end - first) * rowHeight + after).toBe(count * rowHeight);
        expect(first).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThanOrEqual(count);
      }),
    );
  });

  it('draws the same rows for spans it calls the same, and others for others', () => {
    fc.assert(
      fc.property(spans, fc.integer({ min: 0, max: 200 }), rowHeights, (a, by, rowHeight) => {
        const b = { ...a, top: a.top + by };
        const [drawn, later] = [a, b].map((span) => rowsInSpan(span, 1_000_000, rowHeight));
        expect(isDeepStrictEqual(drawn, later) || a.top < 12 * rowHeight).toBe(
          isSameWindow(a, b, rowHeight) || a.top < 12 * rowHeight,
        );
      }),
    );
  });

  it('stays at rows 0 to 24 until four have gone by', () => {
    expect(rowsInSpan({ top: 0, height: 336 }, 1_000, 28)).toMatchObject({ first: 0, end: 24 });
    expect(isSameWindow({ top: 0, height: 336 }, { top: 111, height: 225 }, 28)).toBe(true);
    expect(isSameWindow({ top: 0, height: 336 }, { top: 112, height: 336 }, 28)).toBe(false);
  });
});

describe('rows around an opened one', () => {
  const inset = { index: 10, height: 280 };

  it('are as high together wherever the window is, and none in view is missed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 30_000 }), fc.integer({ min: 100, max: 900 }), (top, height) => {
        const { first, end, before, after } = rowsInSpan({ top, height }, 1_000, 28, inset);
        const isDrawn = first <= inset.index && inset.index < end;
        expect(before + (end - first) * 28 + (isDrawn ? inset.height : 0) + after).toBe(1_000 * 28 + 280);
        const seen = Array.from({ length: 1_000 }, (_, index) => index).filter((index) => {
          const y = topOfRow(index, 28, inset);
          return y + 28 > top && y < top + height;
        });
        expect(seen.filter((index) => index < first || index >= end)).toEqual([]);
      }),
      { numRuns: 30 },
    );
  });

  it('begin lower than they would, those above it do not', () => {
    expect([10, 11].map((index) => topOfRow(index, 28, inset))).toEqual([280, 588]);
  });
});

describe('a step into view', () => {
  const edges = { top: 100, bottom: 500 };
  it('goes up, down or stays', () => {
    expect(stepIntoView({ top: 40, bottom: 68 }, edges)).toBe(-60);
    expect(stepIntoView({ top: 490, bottom: 518 }, edges)).toBe(18);
    expect(stepIntoView({ top: 200, bottom: 228 }, edges)).toBe(0);
  });
});
