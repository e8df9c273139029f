import { Random } from '@chuli/simulator';
import { describe, expect, it } from 'vitest';
import { drawnDays } from './drawn-days.ts';

const days = Array.from({ length: 20 }, (_, day) => `2026-11-${String(day + 1).padStart(2, '0')}`);

describe('days whose trades the audit reads', () => {
  it('are the newest, so that they follow one another, and as many others', () => {
    const drawn = drawnDays(days, 6, new Random('audit', 1));
    expect(drawn.slice(-3)).toEqual(['2026-11-18', '2026-11-19', '2026-11-20']);
    expect(new Set(drawn).size).toBe(6);
    expect(drawn).toEqual(drawn.toSorted());
  });

  it('follow from the seed', () => {
    expect(drawnDays(days, 6, new Random('audit', 1))).toEqual(drawnDays(days, 6, new Random('audit', 1)));
  });

  it('are all there are where fewer are known', () => {
    expect(drawnDays(days.slice(0, 3), 6, new Random('audit', 1))).toEqual(days.slice(0, 3));
    expect(drawnDays([], 6, new Random('audit', 1))).toEqual([]);
  });
});
