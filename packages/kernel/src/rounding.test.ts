import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { halfAway, percentOf, percentageChange, roundedRatio } from './rounding.ts';

describe('percent to two decimals', () => {
  it('rounds a half away from zero, up and down alike', () => {
    expect(percentageChange(163_00, 160_00)).toBe(1.88);
    expect(percentageChange(157_00, 160_00)).toBe(-1.88);
    expect(percentageChange(401_10, 400_00)).toBe(0.28);
    expect(percentageChange(398_90, 400_00)).toBe(-0.28);
  });

  it('is what the exchange prints: HDL of 2022-01-02, PIC of 2019-07-07, RADHI of 2024-01-01', () => {
    expect(percentageChange(4_318_00, 3_925_71)).toBe(9.99);
    expect(percentageChange(501_00, 513_04)).toBe(-2.35);
    expect(percentageChange(230_00, 239_50)).toBe(-3.97);
  });

  it('is null of nothing and of what is not known, and never a negative zero', () => {
    expect(percentOf(0, 0)).toBeNull();
    expect(percentageChange(100, null)).toBeNull();
    expect(Object.is(percentageChange(99_999_99, 100_000_00), 0)).toBe(true);
    expect(Object.is(halfAway(-0.001, 2), 0)).toBe(true);
  });

  const price = fc.integer({ min: 1, max: 1e9 });

  it('is within half a hundredth of the true figure, by whole numbers', () => {
    fc.assert(
      fc.property(price, price, (now, before) => {
        const hundredths = BigInt(Math.round((percentageChange(now, before) ?? 0) * 100));
        const twiceOff = 2n * (BigInt(now - before) * 10_000n - hundredths * BigInt(before));
        expect(twiceOff <= BigInt(before) && -twiceOff <= BigInt(before)).toBe(true);
      }),
    );
  });

  it('of a fall is that of the same rise with another sign', () => {
    fc.assert(
      fc.property(price, price, (part, whole) => {
        expect(percentOf(-part, whole)).toBe(0 - (percentOf(part, whole) ?? 0));
      }),
    );
  });

  it('is the same in paisa and in tenths of them', () => {
    fc.assert(
      fc.property(price, price, (part, whole) => {
        expect(percentOf(part * 10, whole * 10)).toBe(percentOf(part, whole));
      }),
    );
  });

  it('goes on where whole numbers end', () => {
    expect(roundedRatio(9e15, 3e15, 2)).toBe(3);
    expect(halfAway(1.005, 2)).toBe(1.01);
    expect(halfAway(-1.005, 2)).toBe(-1.01);
  });
});
