import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differences } from '../testing/compare.ts';
import { NaiveRecord } from '../testing/naive-record.ts';
import { type RandomMarket, randomMarket } from '../testing/random-market.ts';
import { marketDays } from './market-days.ts';
import type { Trade } from './trade.ts';
import { tradesOfSymbol } from './trades-of-symbol.ts';

const SMALLEST_MARKET = 2;
// Here an average price equals an open of the same session, at which another number of shares is bought.
const SAME_PRICE_OTHER_QUANTITY = 267_214_028;
const seeds = fc.integer({ min: 0, max: 2 ** 31 - 1 });

const recordOf = ({ sessions, histories, firings }: RandomMarket): Trade[] => {
  const market = marketDays(sessions, histories, SMALLEST_MARKET);
  return histories.flatMap((history) => tradesOfSymbol(market, history, firings.get(history.symbol) ?? []));
};

describe('the record of random markets', { timeout: 60_000 }, () => {
  it('agrees trade by trade with a second implementation that walks the market day by day', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const market = randomMarket(seed);
        const { sessions, histories, firings } = market;
        const theirs = new NaiveRecord(sessions, histories, firings, SMALLEST_MARKET).run();
        expect(differences(recordOf(market), theirs)).toEqual([]);
      }),
      { numRuns: 300, examples: [[SAME_PRICE_OTHER_QUANTITY]] },
    ));
});
