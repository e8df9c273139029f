import { describe, expect, it } from 'vitest';
import { heatOf, heatSteps } from './heat.ts';

describe('the heat of a change', () => {
  it('has four steps each way, the last one for all that is larger', () => {
    expect([0.01, 1.5, 1.51, 3.2, 4.6, 15].map((change) => heatOf(change, 6))).toEqual([
      'heat-u1',
      'heat-u1',
      'heat-u2',
      'heat-u3',
      'heat-u4',
      'heat-u4',
    ]);
    expect([-0.4, -6].map((change) => heatOf(change, 6))).toEqual(['heat-d1', 'heat-d4']);
    expect(heatSteps(6)).toEqual([0, 1.5, 3, 4.5]);
  });

  it('is none for no change, also once rounded, and for one that is not known', () => {
    expect([0, 0.004, -0.004, null].map((change) => heatOf(change, 6))).toEqual(Array(4).fill('heat-0'));
  });
});
