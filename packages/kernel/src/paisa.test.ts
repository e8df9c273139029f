import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromRupees, paisa, parseRupees, proportion, toRupees } from './paisa.ts';

const amounts = fc.integer({ min: -9e14, max: 9e14 }).map(paisa);

describe('paisa', () => {
  it('are whole and safe', () => {
    expect(paisa(12)).toBe(12);
    expect(() => paisa(0.5)).toThrow('input.invalid-money');
    expect(() => paisa(Number.NaN)).toThrow('input.invalid-money');
    expect(() => paisa(2 ** 53)).toThrow('input.invalid-money');
  });

  it('come from rupees to the nearest paisa', () => {
    expect(fromRupees(1_234.56)).toBe(123_456);
    expect(fromRupees(0.07)).toBe(7);
    expect(fromRupees(-548.08)).toBe(-54_808);
  });

  it('survive the way to rupees and back up to ten arab', () =>
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }).map(paisa), (amount) => {
        expect(fromRupees(toRupees(amount))).toBe(amount);
      }),
    ));
});

describe('rupees in text', () => {
  it.each([
    ['0', 0],
    ['1234', 123_400],
    ['1234.5', 123_450],
    ['1234.56', 123_456],
    ['1234.5000', 123_450],
    ['-0.07', -7],
    [' 12.30 ', 1_230],
    ['90071992547409.91', 9_007_199_254_740_991],
  ])('%j is %i paisa', (text, amount) => {
    expect(parseRupees(text)).toBe(amount);
  });

  it.each(['', '-', '1,234', '1.234', '1e3', '.5', '5.', 'Rs 5', 'NaN', '90071992547409.92'])(
    '%j is no money',
    (text) => {
      expect(parseRupees(text)).toBeNull();
    },
  );

  it('is read exactly, whatever the amount', () =>
    fc.assert(
      fc.property(amounts, (amount) => {
        const digits = String(Math.abs(amount)).padStart(3, '0');
        const text = `${amount < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`;
        expect(parseRupees(text)).toBe(amount);
      }),
    ));
});

describe('a proportion', () => {
  it('rounds halves away from zero, as bills do', () => {
    expect(proportion(paisa(50_000_00), 36, 10_000)).toBe(180_00);
    expect(proportion(paisa(1), 1, 2)).toBe(1);
    expect(proportion(paisa(3), 1, 2)).toBe(2);
    expect(proportion(paisa(-1), 1, 2)).toBe(-1);
    expect(proportion(paisa(1), 49, 100)).toBe(0);
  });

  it('is exact where the product exceeds what a number can hold', () => {
    expect(proportion(paisa(9_007_199_254_740_991), 999_999, 1_000_000)).toBe(9_007_190_247_541_736);
  });

  it('is within half a paisa of the exact value and mirrors the sign', () =>
    fc.assert(
      fc.property(amounts, fc.integer({ min: 0, max: 10_000 }), (amount, rate) => {
        const part = proportion(amount, rate, 10_000);
        const distance = BigInt(part) * 10_000n - BigInt(amount) * BigInt(rate);
        expect(distance <= 5_000n && distance >= -5_000n).toBe(true);
        expect(proportion(paisa(0 - amount), rate, 10_000) + part).toBe(0);
      }),
    ));
});
