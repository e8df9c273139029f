import { type TradingDate, addDays, tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followedOf, spansAfter } from './favourite-followed.ts';

const FIRST = tradingDate('2024-01-07');
const sessions = (count: number): TradingDate[] =>
  Array.from({ length: count }, (_, place) => addDays(FIRST, place));

describe('the sessions after a day', () => {
  it('are those of the exchange, and a span that is not over is left out', () => {
    const held = sessions(8);
    const spans = spansAfter([held[2] as TradingDate], held);
    expect(spans.map(({ after }) => after)).toEqual([0, 1, 5]);
    expect(spans.at(-1)).toMatchObject({ from: held[2], sessions: held.slice(3, 8) });
  });

  it('never reach past the last that is held', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 120 }), fc.nat(119), (count, place) => {
        const held = sessions(count);
        const day = held[Math.min(place, count - 1)] as TradingDate;
        const last = held.at(-1) as TradingDate;
        for (const span of spansAfter([day], held)) {
          expect(span.sessions).toHaveLength(span.after);
          expect(span.sessions.every((session) => session > day && session <= last)).toBe(true);
          expect(span.listed_by <= day).toBe(true);
        }
      }),
    );
  });
});

describe('what followed', () => {
  const outcomes = (excess: (place: number) => number, count = 300) =>
    sessions(count).map((date, place) => ({ date, after: 1, change: 0.01, excess: excess(place) }));

  it('is no evidence where nothing is known', () => {
    expect(followedOf([])).toEqual(
      [1, 5, 20].map((after) => ({
        sessions: after,
        number: 0,
        mean_change: null,
        mean_excess: null,
        interval_low: null,
        interval_high: null,
        verdict: 'no-evidence',
      })),
    );
  });

  it('is no evidence where gains and losses take turns, nor of a few weeks however good', () => {
    const [turns] = followedOf(outcomes((place) => (Math.floor(place / 7) % 2 === 0 ? 0.02 : -0.02)));
    expect(turns).toMatchObject({ number: 300, verdict: 'no-evidence' });
    const [few] = followedOf(outcomes(() => 0.05, 35));
    expect(few).toMatchObject({ number: 35, mean_excess: 5, interval_low: null, verdict: 'no-evidence' });
  });

  it('is evidence where every week tells the same, whichever way', () => {
    const [gain] = followedOf(outcomes((place) => 0.01 + (place % 3) / 1_000));
    expect(gain).toMatchObject({ mean_excess: 1.1, verdict: 'evidence' });
    const [loss] = followedOf(outcomes((place) => -0.01 - (place % 3) / 1_000));
    expect(loss).toMatchObject({ mean_excess: -1.1, verdict: 'evidence' });
  });
});
