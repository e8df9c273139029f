import { fromRupees, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { axisOf, conditionZone } from './condition-zone.ts';

const facts = (day: string, base: number | null) => ({
  day: tradingDate(day),
  base: base === null ? null : fromRupees(base),
  instrument: 'Equity',
});

const level = (
  measure: 'price' | 'change' | 'volume' | 'turnover',
  operator: '>=' | '<=' | 'crosses',
  value: number,
) => ({ kind: 'level', measure, operator, value }) as const;

describe('the zone of a condition', () => {
  it('of a price is the price, left by a quarter of a percent', () => {
    expect(conditionZone(level('price', '>=', 560_00), facts('2026-08-21', 550))).toEqual({
      rise: 560_00,
      fall: null,
      leftUnder: 558_60,
      leftOver: 561_40,
    });
    // A share below Rs 50 has a tick of one paisa, and five are a quarter of a percent.
    expect(conditionZone(level('price', '<=', 20_00), facts('2026-08-21', 21))).toMatchObject({
      fall: 20_00,
      leftOver: 20_05,
    });
  });

  it('of a change is the first price at which the change is as large', () => {
    // 3.5 % over Rs 333.30 is 344.9655: 344.97 from under, 344.96 from over.
    expect(conditionZone(level('change', 'crosses', 350), facts('2026-08-21', 333.3))).toMatchObject({
      rise: 344_97,
      fall: 344_96,
    });
    expect(conditionZone(level('change', '<=', -500), facts('2026-08-21', 400))).toMatchObject({
      rise: null,
      fall: 380_00,
    });
    expect(conditionZone(level('change', '>=', 350), facts('2026-08-21', null))).toBeNull();
  });

  it('of a limit follows the band and the order band of its day', () => {
    const at = { kind: 'limit', reach: 'at', side: 'upper' } as const;
    expect(conditionZone(at, facts('2026-04-19', 500))?.rise).toBe(550_00);
    expect(conditionZone(at, facts('2026-04-20', 500))?.rise).toBe(575_00);
    // One order may be 3 % over the last price: from 558.2525 on it reaches 575.
    expect(conditionZone({ ...at, reach: 'near' }, facts('2026-04-20', 500))?.rise).toBe(558_26);
    const lower = { kind: 'limit', reach: 'near', side: 'lower' } as const;
    // 425 ÷ 0.97 = 438.144…
    expect(conditionZone(lower, facts('2026-04-20', 500))).toMatchObject({ rise: null, fall: 438_14 });
    expect(conditionZone(at, facts('2026-04-20', null))).toBeNull();
  });

  it('of a volume is left by a single share', () => {
    expect(conditionZone(level('volume', '>=', 10_000), facts('2026-08-21', 1))).toMatchObject({
      rise: 10_000,
      leftUnder: 9_999,
    });
  });

  it('lies on an axis, or is judged otherwise', () => {
    expect(axisOf(level('change', '>=', 1))).toBe('price');
    expect(axisOf({ kind: 'limit', reach: 'at', side: 'upper' })).toBe('price');
    expect(axisOf(level('turnover', '>=', 1))).toBe('turnover');
    expect(axisOf({ kind: 'signal', list: 'macd-cross.signal.daily.buy' })).toBeNull();
  });
});
