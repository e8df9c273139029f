import { describe, expect, it } from 'vitest';
import { coverageText } from './coverage-text.ts';

const WHOLE = { sessions_missing: 0, sessions_incomplete: 0, missing_percent: 0 };

describe('what is missing in sums over sessions', () => {
  it('is not mentioned when nothing is', () => {
    expect(coverageText(WHOLE, 5)).toBeNull();
  });

  it('is told in whole sessions, parts of sessions and rupees', () => {
    expect(coverageText({ sessions_missing: 0, sessions_incomplete: 1, missing_percent: 11.51 }, 1)).toBe(
      '1 session incomplete, 11.51 % of turnover missing',
    );
    expect(coverageText({ sessions_missing: 17, sessions_incomplete: 2, missing_percent: 80 }, 3)).toBe(
      '3 of 20 sessions available, 2 sessions incomplete, 80.00 % of turnover missing',
    );
  });

  it('has no share where nobody says what was traded', () => {
    expect(coverageText({ sessions_missing: 1, sessions_incomplete: 0, missing_percent: null }, 4)).toBe(
      '4 of 5 sessions available',
    );
  });
});
