import { paisa, toRupees } from '@chuli/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BrokerId, Days, Rupees, StockSymbol, SymbolFilter, TradingDate } from './parts.ts';

describe('parts of contracts', () => {
  it('money is any whole number of paisa, in rupees', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger(), (amount) => {
        expect(Rupees.safeParse(toRupees(paisa(amount))).success, String(amount)).toBe(true);
      }),
      { numRuns: 2_000 },
    );
  });

  it('and no fraction of a paisa', () => {
    expect(Rupees.safeParse(0.001).success).toBe(false);
    expect(Rupees.safeParse(Number.NaN).success).toBe(false);
  });

  it('symbols and brokers are read in any case and written in capitals', () => {
    expect(StockSymbol.parse(' gbild84/85 ')).toBe('GBILD84/85');
    expect(BrokerId.parse('d01')).toBe('D01');
  });

  it.each(['', 'NABIL BANK', "NABIL'", 'नबिल', '*', 'A'.repeat(21)])(
    '%j is no symbol and no filter',
    (text) => {
      expect(StockSymbol.safeParse(text).success).toBe(false);
      expect(SymbolFilter.safeParse(text).success).toBe(false);
    },
  );

  it('a date exists in the calendar', () => {
    expect(TradingDate.safeParse('2024-02-29').success).toBe(true);
    expect(TradingDate.safeParse('2026-02-29').success).toBe(false);
    expect(TradingDate.safeParse('2026-8-1').success).toBe(false);
  });

  it('days are whole sessions, at least one', () => {
    expect(Days.parse('5')).toBe(5);
    for (const text of ['0', '-1', '1.5', 'five', '', '1001']) {
      expect(Days.safeParse(text).success, text).toBe(false);
    }
  });
});
