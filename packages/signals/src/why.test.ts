import { describe, expect, it } from 'vitest';
import { randomCandles } from '../testing/random-candles.ts';
import { FAMILIES } from './families.ts';
import { planOf } from './plan.ts';
import { start } from './state.ts';
import { stepBar } from './step-bar.ts';
import { type Fact, nearMissesOf, whyOf } from './why.ts';

const plan = planOf(FAMILIES, 'daily');
const histories = [11, 12, 13, 14].map((seed) => randomCandles(seed, 400));

/** A clause holds when any of its facts does. */
const clausesOf = (facts: readonly Fact[]): boolean[] => {
  const clauses: boolean[] = [];
  for (const { clause, holds } of facts) clauses[clause] = clauses[clause] === true || holds;
  return clauses;
};

const agrees = ({ left, is, right, holds }: Fact): boolean => {
  if (left === null || right === null) return !holds;
  const compared = { '>': left > right, '>=': left >= right, '<': left < right, '<=': left <= right };
  return compared[is] === holds;
};

describe('why', () => {
  it('tells for every firing facts that all agree with their figures and whose clauses all hold', () => {
    let count = 0;
    for (const candles of histories) {
      const state = start(plan);
      for (const candle of candles)
        for (const event of stepBar(plan, state, candle)) {
          if (event.event !== 'fires') continue;
          const facts = whyOf(plan, event, 1);
          expect(facts.length).toBeGreaterThan(0);
          expect(facts.every(agrees)).toBe(true);
          expect(clausesOf(facts)).not.toContain(false);
          count += 1;
        }
    }
    expect(count).toBeGreaterThan(1_000);
  });

  it('gives rupees of the day: adjusted prices divided by the factor of the bar, and other figures as they are', () => {
    const state = start(plan);
    for (const candle of histories[0] ?? []) stepBar(plan, state, candle);
    const cell = { family: 'momentum-breakout', kind: 'signal', side: 'buy' } as const;
    const [adjusted, raw] = [whyOf(plan, cell, 1), whyOf(plan, cell, 4)];
    expect(raw.map(({ left, unit }) => (unit === 'rupees' && left !== null ? left * 4 : left))).toEqual(
      adjusted.map(({ left }) => left),
    );
  });

  it('names the settings that its words speak of, beside the words', () => {
    const [first] = whyOf(plan, { family: 'momentum-breakout', kind: 'alert', side: 'buy' }, 1);
    expect(first).toMatchObject({
      says: 'Close above the highest high of the {range} bars before',
      numbers: { range: 20 },
    });
  });

  it('is plain data', () => {
    const facts = whyOf(plan, { family: 'buy-sell', kind: 'signal', side: 'sell' }, 1);
    expect(JSON.parse(JSON.stringify(facts))).toEqual(facts);
  });
});

describe('a near miss', () => {
  it('fails in exactly one clause, whose figures are known and as far apart as it says', () => {
    let count = 0;
    for (const candles of histories) {
      const state = start(plan);
      for (const candle of candles.slice(0, 300)) stepBar(plan, state, candle);
      for (const { facts, missing, by } of nearMissesOf(plan, 1)) {
        expect(clausesOf(facts).filter((holds) => !holds)).toHaveLength(1);
        expect(missing.holds).toBe(false);
        expect(by).toBe(Math.abs((missing.left ?? Number.NaN) - (missing.right ?? Number.NaN)));
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(5);
  });
});
