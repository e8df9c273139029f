import { addDays, atKathmandu, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { volumeCurves } from './volume-curves.ts';

const DAY = tradingDate('2026-11-18');

const bar = (back: number, minute: number, volume: number) => ({
  time: atKathmandu(addDays(DAY, -back), minute) / 1_000,
  volume,
});

describe('the curves of volume', () => {
  const before = Array.from({ length: 12 }, (_, place) => [
    bar(place + 1, 645, 10),
    bar(place + 1, 660, place < 10 ? 90 : 9_000),
    bar(place + 1, 670, 50),
  ]).flat();

  it('sum up today and the ten sessions before it, the auction in the first bar', () => {
    const { today, usual, ends } = volumeCurves([...before, bar(0, 645, 5), bar(0, 665, 20)], DAY);
    expect(today).toEqual([5, 25]);
    expect(usual?.slice(0, 4)).toEqual([100, 100, 150, 150]);
    expect(usual).toHaveLength(48);
    expect([ends[0], ends.at(-1)]).toEqual([665, 900]);
  });

  it('have no usual one of fewer than ten sessions', () => {
    expect(volumeCurves(before.slice(0, 27), DAY)).toMatchObject({ today: [], usual: null });
  });
});
