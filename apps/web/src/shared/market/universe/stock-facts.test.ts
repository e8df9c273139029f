import { describe, expect, it } from 'vitest';
import { ALL_SECTORS, type Choice, type StockFacts, judgeOf } from './stock-facts.ts';

const USUAL: Choice = {
  instrument: 'ordinary',
  sector: ALL_SECTORS,
  turnover: '2000000',
  preset: 'none',
  find: '',
};
const WHOLE: Choice = { ...USUAL, instrument: 'all', turnover: '0' };

const NABIL: StockFacts = {
  symbol: 'NABIL',
  name: 'Nabil Bank Limited',
  sector_id: 1,
  instrument: 'Equity',
  amount: 100_000,
  average_amount_20: 30_00_000,
};

const isIn = (choice: Partial<Choice>, facts: Partial<StockFacts> = {}): boolean =>
  judgeOf({ ...USUAL, ...choice })({ ...NABIL, ...facts });

describe('the stocks that are usually shown', () => {
  it('are ordinary shares; one that no list names is taken for one', () => {
    expect(isIn({})).toBe(true);
    expect(isIn({}, { instrument: null })).toBe(true);
    for (const instrument of ['Promoter Share', 'Mutual Funds', 'Non-Convertible Debentures'])
      expect(isIn({}, { instrument })).toBe(false);
  });

  it('usually trade Rs 20 lakh or more, whatever they traded in this session', () => {
    expect(isIn({}, { average_amount_20: 20_00_000 })).toBe(true);
    expect(isIn({}, { average_amount_20: 19_99_999, amount: 9_00_00_000 })).toBe(false);
  });

  it('a new listing has no average and is judged by the session', () => {
    expect(isIn({}, { average_amount_20: null, amount: 20_00_000 })).toBe(true);
    expect(isIn({}, { average_amount_20: null, amount: 19_00_000 })).toBe(false);
    expect(isIn({}, { average_amount_20: null, amount: null })).toBe(false);
  });
});

describe('what the reader chooses', () => {
  it('one instrument, or all of them', () => {
    expect(isIn({ instrument: 'promoter' }, { instrument: 'Promoter Share' })).toBe(true);
    expect(isIn({ instrument: 'promoter' })).toBe(false);
    expect(judgeOf(WHOLE)({ symbol: 'NIBD86', instrument: 'Non-Convertible Debentures' })).toBe(true);
  });

  it('a sector by its number', () => {
    expect(isIn({ sector: '1' })).toBe(true);
    expect(isIn({ sector: '5' })).toBe(false);
    expect(isIn({ sector: '1' }, { sector_id: null })).toBe(false);
  });

  it('letters of the symbol or of the name, in any case', () => {
    expect(isIn({ find: 'abi' })).toBe(true);
    expect(isIn({ find: 'bank lim' })).toBe(true);
    expect(isIn({ find: 'hydro' })).toBe(false);
    expect(isIn({ find: 'bank' }, { name: null })).toBe(false);
  });

  it('presets: what is not known is in none of them', () => {
    expect(isIn({ preset: 'gainers' }, { change_1: 0.1 })).toBe(true);
    expect(isIn({ preset: 'gainers' }, { change_1: 0 })).toBe(false);
    expect(isIn({ preset: 'losers' }, { change_1: -0.1 })).toBe(true);
    expect(isIn({ preset: 'near-high' }, { from_high_52_weeks: -5 })).toBe(true);
    expect(isIn({ preset: 'near-high' }, { from_high_52_weeks: -5.1 })).toBe(false);
    expect(isIn({ preset: 'near-low' }, { from_low_52_weeks: 5 })).toBe(true);
    expect(isIn({ preset: 'volume' }, { volume_ratio_20: 2 })).toBe(true);
    expect(isIn({ preset: 'upper-limit' }, { limit_side: 'up' })).toBe(true);
    expect(isIn({ preset: 'lower-limit' }, { limit_side: 'up' })).toBe(false);
    expect(isIn({ preset: 'ex-date' }, { ex: 'bonus' })).toBe(true);
    expect(isIn({ preset: 'event' }, { events: ['book close'] })).toBe(true);
    expect(isIn({ preset: 'event' }, { events: [] })).toBe(false);
    for (const preset of ['upper-limit', 'lower-limit', 'ex-date', 'event'] as const)
      expect(isIn({ preset })).toBe(false);
    for (const preset of ['gainers', 'losers', 'near-high', 'near-low', 'volume'] as const)
      expect(isIn({ preset })).toBe(false);
  });
});
