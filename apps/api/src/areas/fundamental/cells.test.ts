import { factsAsOf, indexFacts, quarterNumber } from '@chuli/fundamentals';
import { type StockSymbol, fromRupees, tradingDate } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { cellsOf, figuresOf } from './cells.ts';
import type { ReportingCompany } from './companies.ts';

/** The end of 16 July 2026. */
const AT = quarterNumber({ fiscal_year: '2082/2083', quarter: 4 });

/** A fund of which a unit was worth Rs 12.50 at the end of the fiscal year, and whose last price is Rs 10. */
const fundOn = (day: string, nav: number | null = 12.5): ReportingCompany => {
  const traded_on = tradingDate(day);
  const printed =
    nav === null
      ? []
      : [
          {
            item: 'nav' as const,
            at: AT,
            basis: 'instant' as const,
            value: fromRupees(nav),
            is_audited: false,
            known_on: tradingDate('2026-08-01'),
            known_is_assumed: false,
            source: 'company',
            document: null,
          },
        ];
  const given = (name: string): number | null => (name === 'price' ? fromRupees(10) : null);
  return {
    company: {
      symbol: 'FUND' as StockSymbol,
      name: 'Fund',
      sector_id: 13,
      instrument: 'Mutual Funds',
      status: 'Active',
      listed_shares: null,
      public_shares: null,
      first_traded_on: null,
      last_traded_on: null,
      said_since: tradingDate('2026-01-01'),
    },
    facts: factsAsOf(indexFacts(printed), { as_of: traded_on, given }),
    printed,
    newest: AT,
    bar: {
      symbol: 'FUND' as StockSymbol,
      traded_on,
      close: fromRupees(10),
      base: null,
      volume: 10,
      amount: null,
    },
    shareFactor: 1,
    dividends: null,
    paidUp: null,
  };
};

const premiumOn = (...of: Parameters<typeof fundOn>) => {
  const { ratios, why } = cellsOf(figuresOf(fundOn(...of), AT, AT));
  return [ratios.premium, why.premium];
};

it('a premium is of a net asset value of the last 45 days', () => {
  expect(premiumOn('2026-08-30')).toEqual([-20, undefined]);
  expect(premiumOn('2026-08-31')).toEqual([null, 'stale']);
  expect(premiumOn('2026-08-31', null)).toEqual([null, 'not-reported']);
});
