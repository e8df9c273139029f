import { expect, it } from 'vitest';
import { pathOf } from '../../api/fetch-call.ts';
import { DAILY_PATH, dailyOf } from './daily-of.ts';

it('R56 the symbol is lower-cased for the daily per-symbol call, a slash in it written out', () => {
  expect(pathOf(DAILY_PATH, dailyOf('NABIL'))).toBe('/data/v2/daily/nabil/');
  expect(pathOf(DAILY_PATH, dailyOf('NMBUR93/94'))).toBe('/data/v2/daily/nmbur93%2F94/');
});
