import { describe, expect, it } from 'vitest';
import { directionOf, streakOf } from './trend-figures.ts';

describe('the direction of a broker', () => {
  it('is buying or selling with four of the last five sessions and their sum on one side', () => {
    expect(directionOf([-9, 1, 2, -1, 3, 4])).toBe('buying');
    expect(directionOf([9, -1, -2, 1, -3, -4])).toBe('selling');
  });

  it('is mixed with three of five, and where the sum is on the other side', () => {
    expect(directionOf([1, 2, -1, -2, 3])).toBe('mixed');
    expect(directionOf([1, 1, 1, 1, -9])).toBe('mixed');
    expect(directionOf([0, 0, 0, 0])).toBe('mixed');
  });

  it('is not known with fewer than four known sessions', () => {
    expect(directionOf([1, 2, 3])).toBeNull();
    expect(directionOf([1, 2, 3, 4])).toBe('buying');
  });
});

describe('the streak of a broker', () => {
  it('counts the latest sessions on one side, with its sign', () => {
    expect(streakOf([-1, 2, 3])).toBe(2);
    expect(streakOf([5, -2, -3, -1])).toBe(-3);
    expect(streakOf([4, 4])).toBe(2);
  });

  it('is nothing where the last session is on no side', () => {
    expect(streakOf([4, 0])).toBe(0);
    expect(streakOf([])).toBe(0);
  });
});
