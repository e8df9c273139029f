import { atKathmandu, stockSymbol, tradingDate } from '@chuli/kernel';
import { Random, mutatePayload } from '@chuli/simulator';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readClose, readDepth, readIndex, readMarketOpen, readSummary } from './read-market.ts';
import { readFloorsheetPage } from './read-page.ts';
import { readTrade } from './read-trade.ts';

const DAY = tradingDate('2030-01-15');
const NOW = atKathmandu(DAY, 12 * 60);

const tradeRow = (number: number) => ({
  contractId: 2030011501000000 + number,
  stockSymbol: 'ABCD',
  buyerMemberId: '58',
  sellerMemberId: '1',
  contractQuantity: 10 * number,
  contractRate: 500.5,
  contractAmount: 5_005 * number,
  businessDate: DAY,
  stockId: 7,
  tradeTime: '2030-01-15T11:00:00.25',
});

const floorsheet = {
  floorsheets: { content: [1, 2, 3].map(tradeRow), totalPages: 1, totalElements: 3, number: 0, size: 500 },
  totalAmount: 30_030,
  totalQty: 60,
  totalTrades: 3,
};

const level = (price: number, isBuy: number) => ({
  stockId: 7,
  orderBookOrderPrice: price,
  quantity: 50,
  orderCount: 2,
  isBuy,
});

const depth = {
  totalBuyQty: 100,
  totalSellQty: 100,
  marketDepth: { buyMarketDepthList: [level(500, 1)], sellMarketDepthList: [level(501, 2)] },
};

const index = { id: 58, currentValue: 2_631.17, generatedTime: '2030-01-15T12:00:00.343' };
const price = { businessDate: DAY, symbol: 'ABCD', closePrice: 501.2 };
const summary = [
  { detail: 'Total Turnover Rs:', value: 30_030 },
  { detail: 'Total Traded Shares', value: 60 },
  { detail: 'Total Transactions', value: 3 },
];

/** As many changes as the seed says, one after the other. */
const mutated = (payload: unknown, seed: number): unknown => {
  const random = new Random(seed);
  let value = payload;
  for (let left = random.whole(1, 4); left > 0; left--) value = mutatePayload(value, random);
  return value;
};

const isMoney = (amount: number): boolean => Number.isSafeInteger(amount) && amount > 0;

const seeds = fc.integer();
const RUNS = { numRuns: 300 };

describe('three hundred mutated payloads', () => {
  it('never break the floorsheet, and what is believed is whole and positive', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const page = readFloorsheetPage(mutated(floorsheet, seed));
        for (const row of page.value?.rows ?? []) {
          const trade = readTrade(row, { day: DAY, isListed: () => true }).value;
          if (trade === null) continue;
          expect(isMoney(trade.rate) && isMoney(trade.amount) && isMoney(trade.quantity)).toBe(true);
          expect(trade.contractId.startsWith('20300115')).toBe(true);
        }
      }),
      RUNS,
    ));

  it('never break the book, and a book that is believed is whole, positive and not crossed', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        const book = readDepth(mutated(depth, seed), stockSymbol('ABCD'), NOW).value;
        const { bids, asks } = book ?? { bids: [], asks: [] };
        const unsound = [...bids, ...asks].filter(
          ({ rate, quantity }) => !isMoney(rate) || !isMoney(quantity),
        );
        expect(unsound).toEqual([]);
        expect(bids[0]?.rate ?? 0).toBeLessThan(asks[0]?.rate ?? Infinity);
      }),
      RUNS,
    ));

  it('never break status, indices, prices or summary', () =>
    fc.assert(
      fc.property(seeds, (seed) => {
        readMarketOpen(mutated({ isOpen: 'OPEN', asOf: '2030-01-15T12:00:00', id: 80 }, seed));
        const value = readIndex(mutated(index, seed)).value?.value;
        const close = readClose(mutated(price, seed), DAY).value?.close;
        const turnover = readSummary(mutated(summary, seed)).value?.turnover;
        expect(value === undefined || isMoney(value)).toBe(true);
        expect(close === undefined || isMoney(close)).toBe(true);
        expect(turnover === undefined || Number.isSafeInteger(turnover)).toBe(true);
      }),
      RUNS,
    ));
});
