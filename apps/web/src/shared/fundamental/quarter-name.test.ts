import { expect, it } from 'vitest';
import { quarterName } from './quarter-name.ts';

it('writes a quarter shortly', () => {
  expect(quarterName({ fiscal_year: '2082/2083', quarter: 4 })).toBe('2082/83 Q4');
  expect(quarterName({ fiscal_year: '2099/2100', quarter: 1 })).toBe('2099/00 Q1');
  expect(quarterName({ fiscal_year: '2082/83', quarter: 1 })).toBe('2082/83 Q1');
});
