import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { niceTicks, spreadLabels } from './scale.ts';

describe('axes', () => {
  it('have round steps inside their range', () => {
    expect(niceTicks(-43, 247, 6)).toEqual([0, 50, 100, 150, 200]);
    expect(niceTicks(0, 100, 4)).toEqual([0, 20, 40, 60, 80, 100]);
  });

  it('always lie in the range, few and rising', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e9, max: 1e9 }), fc.integer({ min: 1, max: 1e9 }), (low, span) => {
        const ticks = niceTicks(low, low + span, 6);
        expect(ticks.length).toBeLessThanOrEqual(9);
        expect(ticks).toEqual(ticks.toSorted((a, b) => a - b));
        for (const tick of ticks)
          expect(tick >= low - span * 1e-6 && tick <= low + span * (1 + 1e-6)).toBe(true);
      }),
    );
  });

  it('keep end labels apart and in their order', () => {
    expect(spreadLabels([10, 12, 100], 12, 200)).toEqual([10, 22, 100]);
    expect(spreadLabels([195, 198], 12, 200)).toEqual([188, 200]);
  });
});
