import { atKathmandu, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { barStart, spanOf, wholeDay } from './intraday-span.ts';

const AS_OF = tradingDate('2026-08-19');
const at = (date: string, minutes: number): number => atKathmandu(tradingDate(date), minutes) / 1_000;
const open = { as_of: AS_OF, open_from: null };

describe('a span of bars', () => {
  it('ends with the as-of day and is empty when it begins after it', () => {
    const asked = { first: at('2026-08-18', 0), last: at('2026-09-01', 0), resolution: 5 };
    expect(spanOf(asked, open)).toMatchObject({ from: '2026-08-18', to: AS_OF, last: wholeDay(AS_OF).last });
    const later = { ...asked, first: at('2026-08-20', 0) };
    expect(spanOf(later, open).reason).toBe('after-as-of');
  });

  it('begins with the first day that is open to a visitor', () => {
    const open_from = tradingDate('2026-08-10');
    const asked = { first: at('2026-08-07', 660), last: at('2026-08-11', 660), resolution: 1 };
    expect(spanOf(asked, { as_of: AS_OF, open_from })).toMatchObject({
      from: open_from,
      first: at('2026-08-10', 0),
      reason: null,
    });
    const before = { ...asked, last: at('2026-08-09', 660) };
    expect(spanOf(before, { as_of: AS_OF, open_from }).reason).toBe('visitor-limit');
  });

  it('is refused when it is too long for its bars, counted after it was cut', () => {
    const asked = { first: at('2026-07-20', 0), last: at('2026-08-19', 900) };
    expect(spanOf({ ...asked, resolution: 1 }, open).reason).toBeNull();
    const longer = { ...asked, first: at('2026-07-19', 0) };
    expect(() => spanOf({ ...longer, resolution: 1 }, open)).toThrow('At most 31 days');
    expect(spanOf({ ...longer, resolution: 5 }, open).reason).toBeNull();
    expect(
      spanOf({ ...longer, resolution: 1 }, { as_of: tradingDate('2026-08-18'), open_from: null }).to,
    ).toBe('2026-08-18');
  });

  it('begins its bars at whole multiples of their length since midnight in Kathmandu', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4_000_000_000 }),
        fc.constantFrom(1, 5, 15, 30, 60),
        (moment, resolution) => {
          const start = barStart(moment, resolution);
          expect(start).toBeLessThanOrEqual(moment);
          expect(moment - start).toBeLessThan(resolution * 60);
          expect((start - at('2026-08-19', 0)) % (resolution * 60)).toBeCloseTo(0);
        },
      ),
    ));
});
