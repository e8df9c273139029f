import { fromRupees, paisa } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closing, dayAt, forming, settings } from '../testing/looks.ts';
import type { ClosedBar, Truth } from './closed.ts';
import { type Watch, rehearse } from './closed-judge.ts';
import type { Condition } from './condition.ts';
import { figuresOf, levelRule, toldValue } from './figures.ts';

const barsOf = (closes: readonly number[]): ClosedBar[] =>
  closes.map((close, at) => ({
    day: dayAt(at),
    openedAt: forming(dayAt(at), 0).at,
    closedAt: closing(dayAt(at)).at,
    high: fromRupees(close + 3),
    low: fromRupees(close - 3),
    close: fromRupees(close),
    volume: close * 10,
    amount: fromRupees(close * 1_000),
    base: fromRupees(closes[at - 1] ?? close),
    isRebased: false,
  }));

const CONDITIONS: readonly Condition[] = [
  { kind: 'level', measure: 'price', operator: '>=', value: 500_00 },
  { kind: 'level', measure: 'price', operator: 'crosses', value: 500_00 },
  { kind: 'level', measure: 'change', operator: '<=', value: -100 },
  { kind: 'level', measure: 'volume', operator: '>=', value: 5_050 },
  { kind: 'scan', text: 'close > 500' },
];

const TRUTHS: readonly Truth[] = ['holds', 'fails', 'silent'];

describe('a rehearsal', () => {
  it('says the same of a bar whatever comes after it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CONDITIONS),
        settings,
        fc.array(fc.integer({ min: 480, max: 520 }), { minLength: 3, maxLength: 40 }),
        fc.nat(39),
        (condition, own, closes, cut) => {
          const watch: Watch = { condition, settings: own, instrument: 'Equity' };
          const bars = barsOf(closes);
          const truthOn = ({ day }: { day: string }): Truth =>
            TRUTHS[(closes[bars.findIndex((bar) => bar.day === day)] ?? 0) % 3] ?? 'silent';
          const known = bars.slice(0, cut + 1);
          const last = known.at(-1)?.day ?? '';
          const whole = rehearse(watch, bars, truthOn);
          expect(rehearse(watch, known, truthOn)).toEqual(
            whole.filter(({ bar }) => bar.slice(0, last.length) <= last),
          );
        },
      ),
    );
  });
});

describe('what an alert compared', () => {
  it('is told in the unit of its level', () => {
    const change = { kind: 'level', measure: 'change', operator: '>=', value: 300 } as const;
    const rule = levelRule(change);
    // From Rs 500 to Rs 517.50: three and a half percent.
    const told = toldValue(rule, 517_50, paisa(500_00));
    expect(figuresOf(rule, told)).toEqual([{ name: 'change', value: 3.5, unit: 'percent' }]);
    expect(toldValue(rule, 517_50, null)).toBeNull();
    const limit = levelRule({ kind: 'limit', reach: 'at', side: 'upper' });
    expect(limit).toBe('at-upper');
    expect(figuresOf(limit, 550_00)).toEqual([{ name: 'price', value: 550_00, unit: 'paisa' }]);
    expect(figuresOf('volume', 12)).toEqual([{ name: 'volume', value: 12, unit: 'shares' }]);
    expect(figuresOf(null, 12)).toEqual([]);
  });
});
