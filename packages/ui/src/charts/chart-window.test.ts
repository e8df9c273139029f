import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placesOf, windowAt } from './chart-window.ts';

const DAY = 86_400_000;
const dayAt = (count: number): string =>
  new Date(Date.UTC(2026, 0, 1) + count * DAY).toISOString().slice(0, 10);

/** A bar every other day. */
const bars = Array.from({ length: 50 }, (_, index) => ({ date: dayAt(2 * index) }));

describe('the days in view', () => {
  it('lie at their bars', () => {
    expect(placesOf(bars, { from: dayAt(10), to: dayAt(20) })).toEqual({ from: 4.5, to: 10.5 });
    expect(placesOf(bars, { from: dayAt(9), to: dayAt(20) })).toEqual({ from: 4.5, to: 10.5 });
  });

  it('leave room after the last bar', () => {
    expect(placesOf(bars, { from: dayAt(0), to: dayAt(98) })).toEqual({ from: -0.5, to: 52 });
  });

  it('before the first bar are empty for as long as time says', () => {
    const { from } = placesOf(bars, { from: dayAt(-20), to: dayAt(98) });
    expect(from).toBeCloseTo(-10.5, 9);
  });

  it('after the last bar of what is no longer traded are empty too', () => {
    const { from, to } = placesOf(bars, { from: dayAt(98 + 20), to: dayAt(98 + 60) });
    expect(from).toBeCloseTo(49 + 10 - 0.5, 9);
    expect(to).toBeCloseTo(49 + 30 + 3, 9);
  });

  it('of a stock with one bar are those of the exchange', () => {
    const { from } = placesOf([{ date: dayAt(0) }], { from: dayAt(-365), to: dayAt(0) });
    expect(from).toBeCloseTo(-235.5, 9);
  });

  it('are none without bars', () => {
    expect(windowAt([], { from: 0, to: 10 })).toBeNull();
  });

  it('of minutes are told by the minute', () => {
    const minutes = ['2026-05-14 11:00', '2026-05-14 11:15', '2026-05-14 11:30'].map((date) => ({ date }));
    expect(placesOf(minutes, { from: '2026-05-14', to: '2026-05-14 11:15' }).from).toBeLessThan(0);
    expect(windowAt(minutes, { from: 0.5, to: 1.5 })).toEqual({
      from: minutes[1]?.date,
      to: minutes[1]?.date,
    });
  });

  it('come back as they were: places to days to places moves nothing by a whole bar', () => {
    const place = fc.double({ min: -100, max: 150, noNaN: true });
    fc.assert(
      fc.property(place, fc.double({ min: 5, max: 100, noNaN: true }), (from, wide) => {
        const looked = windowAt(bars, { from, to: from + wide });
        const again = placesOf(bars, looked ?? { from: '', to: '' });
        expect(Math.abs(again.from - from)).toBeLessThanOrEqual(2);
      }),
    );
  });
});
