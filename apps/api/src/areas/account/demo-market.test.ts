import { type Paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import type { Company } from '@chuli/registry/reference';
import type { RecentPrice } from '@chuli/tape/signal';
import { describe, expect, it } from 'vitest';
import { chooseDemoStocks } from './demo-market.ts';

const price = (symbol: string, turnover: number | null): RecentPrice => ({
  symbol: stockSymbol(symbol),
  traded_on: tradingDate('2026-08-18'),
  close: 50_000 as Paisa,
  base: null,
  turnover,
});

const company = (symbol: string, sector_id: number | null, instrument = 'Equity'): Company => ({
  symbol: stockSymbol(symbol),
  name: symbol,
  sector_id,
  instrument,
  status: 'Active',
  listed_shares: null,
  public_shares: null,
  first_traded_on: null,
  last_traded_on: null,
  said_since: tradingDate('2026-08-18'),
});

const symbolsOf = (prices: RecentPrice[], companies: Company[]) =>
  chooseDemoStocks(prices, companies).map(({ symbol }) => symbol);

describe('the stocks of a demo account', () => {
  it('are the most traded of five sectors, the one that everyone may see first', () => {
    const traded = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => price(name, 100 - at));
    const companies = ['A', 'B', 'C', 'D', 'E', 'F'].map((name, at) => company(name, at + 2));
    expect(symbolsOf([...traded, price('NABIL', 1)], [...companies, company('NABIL', 1)])).toEqual([
      'NABIL',
      'A',
      'B',
      'C',
      'D',
    ]);
  });

  it('are one of a sector, shares alone, and of a known sector', () => {
    const prices = [
      price('NABIL', 1),
      price('BANK', 90),
      price('FUND', 80),
      price('NEW', 70),
      price('H', 60),
    ];
    const companies = [
      company('NABIL', 1),
      company('BANK', 1),
      company('FUND', 2, 'Mutual Funds'),
      company('NEW', null),
      company('H', 3),
    ];
    expect(symbolsOf(prices, companies)).toEqual(['NABIL', 'H']);
  });

  it('come last where their turnover is not known, and are none where nothing is', () => {
    const companies = [company('A', 1), company('B', 2)];
    expect(symbolsOf([price('A', null), price('B', 5)], companies)).toEqual(['B', 'A']);
    expect(symbolsOf([price('A', 1)], [])).toEqual([]);
  });
});
