import { instant } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountInUnit,
  formatAmount,
  formatAmountParts,
  groupDigits,
  unitOfAmounts,
} from './format-amount.ts';
import { formatDateTime } from './format-date-time.ts';

describe('amounts of a column', () => {
  it.each([
    [[4_351_000, 10_700_000, 62_000_000], 'Cr'],
    [[4_351_000, 1_700_000, 62_000_000], 'Cr'],
    [[351_000, -410_000, 62_000_000], 'Lac'],
    [[1_610_000, 2_600_000, 1_450_000], 'Lac'],
    [[1_200_000_000, 10_000_000, 30_000_000, 0], 'Cr'],
    [[266_900_000, 140_000_000, 7_460_000_000], 'Cr'],
    [[1_200_000_000, 90_000_000_000, 3_000_000_000], 'Arab'],
    [[12, 40], ''],
  ])('%j are compared in %s', (amounts, unit) => {
    expect(unitOfAmounts(amounts)).toBe(unit);
  });

  it('have no unit where there is nothing to compare', () => {
    expect(unitOfAmounts([])).toBeUndefined();
    expect(unitOfAmounts([0, 0])).toBeUndefined();
  });

  it('are never written as nothing where they are something', () => {
    expect(amountInUnit(4_351_000, 'Cr')).toBeCloseTo(0.4351);
    expect(amountInUnit(-4_000, 'Cr')).toBeNull();
    expect(amountInUnit(0, 'Cr')).toBe(0);
  });
});

describe('amounts', () => {
  it.each([
    [0, '0.00'],
    [12, '12.00'],
    [999, '999.00'],
    [1_000, '1.00 K'],
    [99_000, '99.00 K'],
    [100_000, '1.00 Lac'],
    [862_100_000, '86.21 Cr'],
    [10_000_000, '1.00 Cr'],
    [1_000_000_000, '1.00 Arab'],
    [100_000_000_000, '1.00 Kharab'],
    [4_512_345_678_901, '45.12 Kharab'],
    [-150_000, '-1.50 Lac'],
    [-0.001, '0.00'],
  ])('R78 amounts: %d is written %s', (rupees, text) => {
    expect(formatAmount(rupees)).toBe(text);
  });

  it('R78 amounts: what is not a number is blank', () => {
    expect(formatAmount(null)).toBe('');
    expect(formatAmount(undefined)).toBe('');
    expect(formatAmount(Number.NaN)).toBe('');
    expect(formatAmount(Number.POSITIVE_INFINITY)).toBe('');
    expect(formatAmountParts(null)).toBeNull();
  });

  it('move to the next unit when rounding fills the smaller one', () => {
    expect(formatAmount(999.999)).toBe('1.00 K');
    expect(formatAmount(99_999.99)).toBe('1.00 Lac');
    expect(formatAmount(9_999_999)).toBe('1.00 Cr');
  });

  it('keep number and unit apart on request', () => {
    expect(formatAmountParts(862_100_000)).toEqual({ number: '86.21', unit: 'Cr' });
    expect(formatAmountParts(12)).toEqual({ number: '12.00', unit: '' });
  });
});

describe('digits', () => {
  it('are grouped by three, then by two', () => {
    expect(groupDigits(123_456_789)).toBe('12,34,56,789');
    expect(groupDigits(-1_234.5, 2)).toBe('-1,234.50');
    expect(groupDigits(100)).toBe('100');
    expect(groupDigits(-0.001, 2)).toBe('0.00');
    expect(groupDigits(null)).toBe('');
  });

  it('are grouped as the platform groups them for India', () => {
    const platform = new Intl.NumberFormat('en-IN');
    fc.assert(
      fc.property(fc.integer({ min: -1e14, max: 1e14 }), (amount) => {
        expect(groupDigits(amount)).toBe(platform.format(amount).replace('-0', '0'));
      }),
    );
  });
});

describe('date and time', () => {
  it.each([
    ['2026-08-21T09:15:00Z', '2026-08-21, 03:00 PM'],
    ['2026-08-21T05:15:59Z', '2026-08-21, 11:00 AM'],
    ['2026-08-21T18:15:00Z', '2026-08-22, 12:00 AM'],
    ['2026-08-21T06:15:00Z', '2026-08-21, 12:00 PM'],
  ])('R79 dates: %s is written %s in Kathmandu', (utc, text) => {
    expect(formatDateTime(instant(Date.parse(utc)))).toBe(text);
  });
});
