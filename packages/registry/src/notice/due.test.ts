import { atKathmandu, instant, kathmanduMinutes, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { afterQuietHours, gatheredAt } from './due.ts';

const DAY = tradingDate('2026-11-15');
const at = (hour: number, minute = 0) => atKathmandu(DAY, hour * 60 + minute);

describe('quiet hours', () => {
  const night = { from: 22 * 60, until: 7 * 60 };

  it('hold a message up to their end, also over midnight', () => {
    expect(afterQuietHours(at(23, 30), night)).toBe(at(24 + 7));
    expect(afterQuietHours(at(6, 59), night)).toBe(at(7));
  });

  it('begin with their first minute and leave their last one free', () => {
    expect(afterQuietHours(at(22), night)).toBe(at(24 + 7));
    expect(afterQuietHours(at(21, 59), night)).toBe(at(21, 59));
    expect(afterQuietHours(at(7), night)).toBe(at(7));
  });

  it('never end within themselves, nor hold anything up for a day', () => {
    const minute = fc.integer({ min: 0, max: 1_439 });
    fc.assert(
      fc.property(minute, minute, fc.integer({ min: 0, max: 86_399_999 }), (from, until, ms) => {
        const asked = instant(at(0) + ms);
        const due = afterQuietHours(asked, { from, until });
        expect(due).toBeGreaterThanOrEqual(asked);
        expect(due - asked).toBeLessThan(86_400_000);
        const isFree = (kathmanduMinutes(due) - from + 1_440) % 1_440 >= (until - from + 1_440) % 1_440;
        expect(isFree).toBe(true);
      }),
    );
  });
});

describe('the gathered message', () => {
  it('leaves an hour after the close, or a little later for what comes after that', () => {
    expect(gatheredAt(at(11))).toBe(at(16));
    expect(gatheredAt(at(16))).toBe(at(16, 10));
    expect(gatheredAt(at(20, 5))).toBe(at(20, 15));
  });
});
