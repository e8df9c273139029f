import { describe, expect, it } from 'vitest';
import { LONG_AGO, SETTINGS, dayAt, forming } from '../testing/looks.ts';
import { type Instance, NEW_INSTANCE } from './instance.ts';
import { step } from './step.ts';
import { type Operator, marginOf, readZone, zoneOf } from './zone.ts';

const EVERY = { ...SETTINGS, timing: 'forming', frequency: 'every-time', since: LONG_AGO } as const;

const priceZone = (operator: Operator, level: number) =>
  zoneOf(operator, { up: level, down: level, margin: marginOf(level, 10) });

/** Prices in paisa, a minute and a second apart; those at which it fired. */
const firedAt = (operator: Operator, level: number, prices: readonly number[]): number[] => {
  const zone = priceZone(operator, level);
  let instance: Instance = NEW_INSTANCE;
  const fired: number[] = [];
  prices.forEach((value, number) => {
    const place = forming(dayAt(0), number * 61);
    const next = step(EVERY, instance, { place, value, ...readZone(zone, instance, value) });
    if (next.firing !== null) fired.push(number);
    instance = next.instance;
  });
  return fired;
};

describe('a level', () => {
  it('is left by a quarter of a percent, or by a tick where that is more', () => {
    expect(marginOf(56_000, 10)).toBe(140);
    expect(marginOf(1_000, 10)).toBe(10);
    expect(marginOf(56_001, 10)).toBe(141);
  });

  it('is told when it is reached, and anew only after it was left', () => {
    // Rs 560 and more: 558.61 is not yet left, 558.60 is.
    expect(firedAt('>=', 56_000, [55_900, 56_000, 56_100, 55_861, 56_000, 55_860, 56_000])).toEqual([1, 6]);
    expect(firedAt('<=', 56_000, [56_100, 56_000, 55_900, 56_139, 56_000, 56_140, 55_999])).toEqual([1, 6]);
  });

  it('that is reached already when it is made waits until it was left', () => {
    expect(firedAt('>=', 56_000, [56_500, 57_000, 55_800, 56_000])).toEqual([3]);
    expect(firedAt('crosses', 56_000, [56_000, 56_100, 56_200, 56_000])).toEqual([3]);
  });

  it('just under it waits at once when it is made', () => {
    expect(firedAt('>=', 56_000, [55_990, 56_000])).toEqual([1]);
  });

  it('is crossed from either side, each time after it was left to one of them', () => {
    expect(firedAt('crosses', 56_000, [55_900, 56_000, 55_990, 56_140, 56_050, 56_000])).toEqual([1, 5]);
    // Back to the side from which it came: reached once more from there.
    expect(firedAt('crosses', 56_000, [55_900, 56_000, 55_860, 56_000])).toEqual([1, 3]);
    expect(firedAt('crosses', 56_000, [56_100, 55_000, 57_000])).toEqual([1, 2]);
  });
});
