import { AppError, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { dated } from './dated.ts';

const row = (from: string | null, to: string | null, value: string) =>
  ({ from, to, value, source: 'test', confidence: 'assumed' }) as const;

describe('a table of dated facts', () => {
  const table = dated([row('2020-01-01', '2020-12-31', 'first'), row('2021-01-01', null, 'second')]);

  it('answers with the rule of the day, both ends included', () => {
    expect(table.on(tradingDate('2020-01-01'))).toBe('first');
    expect(table.on(tradingDate('2020-12-31'))).toBe('first');
    expect(table.on(tradingDate('2021-01-01'))).toBe('second');
    expect(table.on(tradingDate('2099-01-01'))).toBe('second');
  });

  it('refuses a day before its first rule', () => {
    expect(() => table.on(tradingDate('2019-12-31'))).toThrow(AppError);
    expect(() => table.on(tradingDate('2019-12-31'))).toThrow('market.no-rule');
  });

  it('refuses a day after a rule that ended', () => {
    const ended = dated([row(null, '2020-12-31', 'only')]);
    expect(ended.on(tradingDate('1990-01-01'))).toBe('only');
    expect(() => ended.on(tradingDate('2021-01-01'))).toThrow('market.no-rule');
  });

  it('cannot be built with a gap, an overlap, a successor of an open row or a row that ends before it begins', () => {
    expect(() => dated([row(null, '2020-12-30', 'a'), row('2021-01-01', null, 'b')])).toThrow(
      'data.inconsistent',
    );
    expect(() => dated([row(null, '2021-01-01', 'a'), row('2021-01-01', null, 'b')])).toThrow(
      'data.inconsistent',
    );
    expect(() => dated([row(null, null, 'a'), row('2021-01-01', null, 'b')])).toThrow('data.inconsistent');
    expect(() => dated([row('2021-01-02', '2021-01-01', 'a')])).toThrow('input.invalid-range');
  });
});
