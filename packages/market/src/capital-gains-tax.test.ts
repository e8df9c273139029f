import { fromRupees, toRupees, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type Holder, capitalGainsTax } from './capital-gains-tax.ts';

const tax = (date: string, gain: number, heldDays: number, holder: Holder = 'individual') =>
  toRupees(capitalGainsTax({ date: tradingDate(date), gain: fromRupees(gain), heldDays, holder }));

describe('the tax on a gain of Rs 9,555.50', () => {
  it('is Rs 955.55 within a year and Rs 716.66 after it, from 17 July 2026', () => {
    expect(tax('2026-07-17', 9_555.5, 100)).toBe(955.55);
    expect(tax('2026-07-17', 9_555.5, 400)).toBe(716.66);
  });

  it('was Rs 716.66 within a year and Rs 477.78 after it, up to 16 July 2026', () => {
    expect(tax('2026-07-16', 9_555.5, 100)).toBe(716.66);
    expect(tax('2026-07-16', 9_555.5, 400)).toBe(477.78);
  });

  it('leaves Rs 58,812.45 or Rs 59,051.34 of proceeds of Rs 59,768.00', () => {
    expect(fromRupees(59_768) - fromRupees(tax('2026-08-21', 9_555.5, 365))).toBe(58_812_45);
    expect(fromRupees(59_768) - fromRupees(tax('2026-08-21', 9_555.5, 366))).toBe(59_051_34);
  });

  it('counts exactly 365 days as short', () => {
    expect(tax('2026-08-21', 1_000, 365)).toBe(100);
    expect(tax('2026-08-21', 1_000, 366)).toBe(75);
  });

  it('is 10 % for an entity however long it held', () => {
    expect(tax('2024-01-01', 1_000, 10, 'entity')).toBe(100);
    expect(tax('2026-08-21', 1_000, 1_000, 'entity')).toBe(100);
  });

  it('was 5 % for individuals before July 2021', () => {
    expect(tax('2021-07-15', 1_000, 10)).toBe(50);
    expect(tax('2021-07-16', 1_000, 10)).toBe(75);
  });

  it('is nothing on a loss', () => {
    expect(tax('2026-08-21', -137_606.25, 10)).toBe(0);
    expect(tax('2026-08-21', 0, 10)).toBe(0);
  });
});
