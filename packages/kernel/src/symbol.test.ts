import { describe, expect, it } from 'vitest';
import { brokerId, stockSymbol } from './symbol.ts';

describe('a stock symbol', () => {
  it.each([
    ['nabil', 'NABIL'],
    [' NBLD82 ', 'NBLD82'],
    ['GBILD84/85', 'GBILD84/85'],
    ['00002', '00002'],
  ])('%j is read as %s', (text, symbol) => {
    expect(stockSymbol(text)).toBe(symbol);
  });

  it.each(['', '/NABIL', 'NAB IL', "NABIL'", 'A'.repeat(21)])('%j is refused', (text) => {
    expect(() => stockSymbol(text)).toThrow('input.invalid');
  });
});

describe('a broker id', () => {
  it('is a number or a dealer’s letter and number', () => {
    expect(brokerId('58')).toBe('58');
    expect(brokerId('d01')).toBe('D01');
    expect(() => brokerId('broker 58')).toThrow('input.invalid');
  });
});
