import { describe, expect, it } from 'vitest';
import { type Condition, isIndicatorLine, ruleText, scanTextOf } from './condition.ts';

const indicator = (of: string, operator: '>=' | '<=' | 'crosses' = '>=') =>
  ({ kind: 'level', measure: 'indicator', of, operator, value: 70 }) as const;

describe('the text of a rule', () => {
  it('is the same however the rule was written, and another for another rule', () => {
    const one: Condition = { kind: 'scan', text: 'close > sma(20) and volume > 1 lakh' };
    const other: Condition = { kind: 'scan', text: 'volume > 100000 and sma(20) < close as hybrid' };
    expect(ruleText(one)).toBe(ruleText(other));
    expect(ruleText({ kind: 'level', measure: 'price', operator: '>=', value: 56_000 })).toBe(
      ruleText({ value: 56_000, operator: '>=', measure: 'price', kind: 'level' }),
    );
    expect(ruleText({ kind: 'level', measure: 'price', operator: '>=', value: 56_001 })).not.toBe(
      ruleText({ kind: 'level', measure: 'price', operator: '>=', value: 56_000 }),
    );
    expect(ruleText(indicator('rsi(14)'))).toBe(ruleText({ kind: 'scan', text: 'rsi(14) >= 70' }));
  });

  it('of what is no scan is none', () => {
    expect(() => ruleText({ kind: 'scan', text: 'close >' })).toThrow('');
  });
});

describe('the line of an indicator', () => {
  it.each(['rsi(14)', 'macd(12,26,9).signal', 'sma(50), weekly', 'close'])('%s is one', (of) => {
    expect(isIndicatorLine(of)).toBe(true);
  });

  it.each(['1 + rsi(14)', 'rsi(14) > 1 or rsi(14)', 'max(high, 20)'])('%s is none', (of) => {
    expect(isIndicatorLine(of)).toBe(false);
  });

  it.each(['', '5', 'rsi(', 'rsi(14) for all', "'; drop table alert"])('“%s” is no part of a scan', (of) => {
    expect(() => isIndicatorLine(of)).toThrow('');
  });

  it('is compared by a scan', () => {
    expect(scanTextOf(indicator('rsi(14)'))).toBe('rsi(14) >= 70');
    expect(scanTextOf(indicator('rsi(14)', 'crosses'))).toBe(
      'rsi(14) crosses above 70 or rsi(14) crosses below 70',
    );
    expect(scanTextOf({ kind: 'limit', reach: 'at', side: 'upper' })).toBeNull();
  });
});
