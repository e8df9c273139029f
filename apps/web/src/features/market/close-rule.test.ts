import { fromRupees, stockSymbol, toRupees, tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { type CloseRow, closeRuleText, countOf, isDifferent, lastDayOfAverages } from './close-rule.ts';

const row = (last: number | null, close: number): CloseRow => ({
  symbol: stockSymbol('NABIL'),
  name: 'Nabil Bank',
  sector_id: 1,
  instrument: 'Equity',
  last_traded: last === null ? null : toRupees(fromRupees(last)),
  close: toRupees(fromRupees(close)),
  difference: last === null ? null : toRupees(fromRupees(last - close)),
  percentage_difference: last === null ? null : (last / close - 1) * 100,
  volume: 10,
  amount: null,
});

describe('the rule of the close', () => {
  it('is said with the days on which it held', () => {
    expect(closeRuleText(tradingDate('2025-06-01'))).toContain('From 2025-03-20 to 2025-09-22');
    expect(closeRuleText(tradingDate('2026-08-20'))).toContain('Since 2025-09-23');
    expect(closeRuleText(tradingDate('2024-06-13'))).toContain('Up to 2025-03-19');
  });

  it('leads from a day of equal prices to one of different ones, and not from there', () => {
    expect(lastDayOfAverages(tradingDate('2026-08-20'))).toBe('2025-09-22');
    expect(lastDayOfAverages(tradingDate('2025-06-01'))).toBeNull();
  });
});

it('counts what is known alone, and the widest distance either way', () => {
  const rows = [row(101, 100), row(97, 100), row(50, 50), row(null, 10)];
  expect(countOf(rows)).toMatchObject({ compared: 3, above: 1, below: 1 });
  expect(countOf(rows).widest).toBeCloseTo(-3);
  expect(countOf([row(null, 10)]).widest).toBeNull();
  expect(rows.filter(isDifferent)).toHaveLength(2);
});
