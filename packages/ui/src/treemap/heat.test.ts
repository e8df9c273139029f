import { describe, expect, it } from 'vitest';
import { heatOf, heatSteps } from './heat.ts';

describe('the heat of a change', () => {
  it('has four steps each way that double, the last one for all that is larger', () => {
    expect([0.01, 0.49, 0.5, 1.2, 2, 15].map((change) => heatOf(change, 4))).toEqual([
      'heat-u1',
      'heat-u1',
      'heat-u2',
      'heat-u3',
      'heat-u4',
      'heat-u4',
    ]);
    expect([-0.4, -4].map((change) => heatOf(change, 4))).toEqual(['heat-d1', 'heat-d4']);
    expect(heatSteps(4)).toEqual([0, 0.5, 1, 2]);
  });

  it('is none for no change, also once rounded, and for one that is not known', () => {
    expect([0, 0.004, -0.004, null].map((change) => heatOf(change, 6))).toEqual(Array(4).fill('heat-0'));
  });
});
