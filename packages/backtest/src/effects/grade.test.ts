import { addDays, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { GRADED_FROM } from './effect.ts';
import type { EffectMeasured } from './effect-figures.ts';
import { gradeOf } from './grade.ts';

/** One event every fourth day, each with an excess of about as much. */
const events = (
  count: number,
  excess: number,
  also: Partial<EffectMeasured> = {},
  from = GRADED_FROM,
): EffectMeasured[] =>
  Array.from({ length: count }, (_, at) => {
    const around = excess + (at % 3) / 200 - 0.005;
    return {
      on: addDays(from, 4 * at),
      gross: around,
      net: around,
      heldSessions: 20,
      bonusPercent: null,
      wasTold: true,
      ...also,
    };
  });
const gradeBelow = (measured: readonly EffectMeasured[]) => gradeOf({ claim: 'below' }, measured).grade;

describe('the grade of an effect', () => {
  it('holds from sixty events in eight months on, if its interval lies below zero', () => {
    expect(gradeBelow(events(59, -0.03))).toBe('under-test');
    expect(gradeBelow(events(60, -0.03))).toBe('holds');
    // Sixty events of seven months.
    const dense = events(60, -0.03).map((one, at) =>
      Object.assign(one, { on: addDays(GRADED_FROM, 3 * at) }),
    );
    expect(new Set(dense.map(({ on }) => on.slice(0, 7))).size).toBe(7);
    expect(gradeBelow(dense)).toBe('under-test');
  });

  it('stays under test while its interval holds zero, and is withdrawn where the mean of a hundred is not below', () => {
    const doubtful = events(110, 0).map((one, at) =>
      Object.assign(one, { gross: at % 2 === 0 ? -0.11 : 0.1 }),
    );
    expect(gradeBelow(doubtful)).toBe('under-test');
    expect(gradeBelow(events(99, 0.01))).toBe('under-test');
    expect(gradeBelow(events(100, 0.01))).toBe('withdrawn');
    expect(gradeBelow(events(100, 0, { gross: 0 }))).toBe('withdrawn');
  });

  it('asks of what is claimed above zero that it is so after costs', () => {
    const gradeAbove = (measured: readonly EffectMeasured[]) =>
      gradeOf({ claim: 'above after costs' }, measured).grade;
    expect(gradeAbove(events(70, 0.03))).toBe('holds');
    expect(gradeAbove(events(120, 0.03, { net: -0.001 }))).toBe('withdrawn');
  });

  it('counts no event before it was frozen, nor one that nobody was told of in time', () => {
    expect(gradeOf({ claim: 'below' }, events(200, -0.03, {}, tradingDate('2012-01-01'))).events).toBe(0);
    expect(gradeOf({ claim: 'below' }, events(80, -0.03, { wasTold: false })).events).toBe(0);
  });

  it('is none for what is documented only', () => {
    expect(gradeOf({ claim: null }, events(200, 0.05)).grade).toBe('not-judged');
  });
});
