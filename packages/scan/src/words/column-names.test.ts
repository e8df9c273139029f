import { describe, expect, it } from 'vitest';
import { parseValue } from '../parse.ts';
import { columnName, headName } from './index.ts';

describe('the head of a column', () => {
  it('says the change of so many sessions, and everything else as a rule does', () => {
    const change = { id: 'change_5', text: 'roc(5)' };
    expect([columnName(change, 'en'), columnName(change, 'ne')]).toEqual([
      'Change, 5 sessions',
      '5 कारोबार दिनको फरक',
    ]);
    const head = (text: string) => headName(parseValue(text).value, 'en');
    expect(head('roc(20)')).toBe('Change, 20 sessions');
    expect(head('roc(20), weekly')).toContain('ROC (20)');
    expect(head('rsi(14)')).toBe('RSI (14)');
  });
});
