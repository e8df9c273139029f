import { describe, expect, it } from 'vitest';
import { aSession } from './usual-figures.ts';

describe('what some sessions come to on average', () => {
  it('is rounded to the paisa, a half upwards whether the paisa below it is odd or even', () => {
    expect([aSession(30, 20), aSession(50, 20), aSession(49, 20)]).toEqual([2, 3, 2]);
    expect(aSession(5_366_920_570, 20)).toBe(268_346_029);
  });

  it('is not known where a session is not', () => {
    expect(aSession(null, 20)).toBeNull();
  });
});
