import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  amountLabel,
  amountText,
  directionOf,
  quantityText,
  rupeesText,
  shareText,
  signedAmountText,
  signedPercentText,
  signedQuantityText,
} from './number-text.ts';

describe('numbers as a trader in Nepal reads them', () => {
  it('amounts are lakh and crore with two decimals and the unit apart', () => {
    expect(amountText(86_21_01_062.4)).toEqual({ number: '86.21', unit: 'Cr' });
    expect(amountText(950)).toEqual({ number: '950.00', unit: '' });
    expect(amountLabel(15_420)).toBe('15.42 K');
    expect(amountLabel(1_47_46_06_41_280)).toBe('1.47 Kharab');
  });

  it('groups the last three digits and then pairs', () => {
    expect(quantityText(17_67_834)).toBe('17,67,834');
    expect(rupeesText(1_177.3)).toBe('1,177.30');
  });

  it('writes the true minus, and a plus only in front of a gain', () => {
    expect(signedPercentText(-0.26)).toBe('−0.26');
    expect(signedPercentText(4.03)).toBe('+4.03');
    expect(signedPercentText(0)).toBe('0.00');
    expect(signedQuantityText(-25_029)).toBe('−25,029');
    expect(signedAmountText(12_33_00_000)).toEqual({ number: '+12.33', unit: 'Cr' });
  });

  it('gives a change that rounds to zero neither sign nor direction', () => {
    expect(signedPercentText(0.001)).toBe('0.00');
    expect(signedPercentText(-0.001)).toBe('0.00');
    expect(directionOf(-0.001)).toBe('flat');
  });

  it('never prints a hyphen for a minus', () => {
    fc.assert(
      fc.property(fc.double({ min: -1e12, max: 1e12, noNaN: true }), (value) => {
        const texts = [rupeesText(value), shareText(value), signedPercentText(value), amountLabel(value)];
        expect(texts.join(' ')).not.toContain('-');
      }),
    );
  });

  it('shows the direction of the figure that is printed', () => {
    fc.assert(
      fc.property(fc.double({ min: -100, max: 100, noNaN: true }), (value) => {
        const start = { up: '+', down: '−', flat: '0.00' }[directionOf(value)];
        expect(signedPercentText(value).startsWith(start)).toBe(true);
      }),
    );
  });
});
