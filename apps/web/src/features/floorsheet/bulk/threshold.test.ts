import { describe, expect, it } from 'vitest';
import { lakhsTyped, smallerThan } from './threshold.ts';

describe('a size that is typed', () => {
  it.each([
    ['15', '15'],
    ['2.5 cr', '250'],
    ['7,50,000', '7.5'],
    ['40 lakh', '40'],
    ['1500000', '15'],
  ])('%s is %s lakh', (text, lakhs) => {
    expect(lakhsTyped(text)).toBe(lakhs);
  });

  it.each(['', 'ten', '0.5', '99,999'])('%s is none', (text) => {
    expect(lakhsTyped(text)).toBeNull();
  });
});

describe('a smaller size', () => {
  it('is the next chip that the largest order reaches', () => {
    expect(smallerThan('100', 6_200_000)).toBe('50');
    expect(smallerThan('50', 2_400_000)).toBe('10');
  });

  it('is the largest order where no chip is as small', () => {
    expect(smallerThan('10', 370_000)).toBe('3');
    expect(smallerThan('10', 90_000)).toBeNull();
  });

  it('is the next chip where the largest is not known', () => {
    expect(smallerThan('25', null)).toBe('10');
    expect(smallerThan('5', null)).toBe('1');
    expect(smallerThan('1', null)).toBeNull();
  });
});
