import { INDICES } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { type Played, holds } from '../testing/small-market.ts';
import { rulesOf } from './day-rules.ts';
import { tickersOf } from './listing.ts';

const NEPSE = 58;
const HUNDREDTHS = 0.6;

/** Which symbols count in an index of the whole market or of one sector, told apart from the calculation. */
const symbolsOf = ({ market }: Played, sectorId: number | null): Set<string> =>
  new Set(
    market.listings
      .filter(
        ({ instrument }) => instrument === 'Equity' || (sectorId !== null && instrument === 'Mutual Funds'),
      )
      .filter((listing) => sectorId === null || listing.sectorId === sectorId)
      .flatMap(tickersOf),
  );

describe('indices of the sample market', () => {
  it('exist for every index of the exchange on every session, and open where they closed', () => {
    holds(({ days }) => {
      const closes = new Map<number, number>();
      for (const { indices } of days) {
        expect(indices.map(({ indexId }) => indexId)).toEqual(INDICES.map(({ id }) => id));
        for (const { indexId, open, high, low, close } of indices) {
          expect(open).toBe(closes.get(indexId) ?? open);
          expect(low <= Math.min(open, close) && Math.max(open, close) <= high).toBe(true);
          closes.set(indexId, close);
        }
      }
    });
  });

  it('move no further than the company that moved most, also on days of bonus, right, listing and delisting', () => {
    holds((played) => {
      for (const { id, sectorId } of INDICES.filter(
        (index) => index.sectorId !== null || index.id === NEPSE,
      )) {
        const members = symbolsOf(played, sectorId);
        for (const { date, bars, indices } of played.days) {
          const index = indices.find(({ indexId }) => indexId === id);
          if (index === undefined) continue;
          const moves = bars
            .filter(({ symbol, previousClose }) => members.has(symbol) && previousClose !== null)
            .map(({ close, previousClose }) => close / (previousClose ?? close));
          const most = Math.max(1, ...moves) * index.open + HUNDREDTHS * 2;
          const least = Math.min(1, ...moves) * index.open - HUNDREDTHS * 2;
          expect(index.close >= least && index.close <= most, `${id} ${date}`).toBe(true);
        }
      }
    });
  });

  it('follow the only company of a sector exactly, through its ex-dates', () => {
    holds((played) => {
      for (const { id, sectorId } of INDICES.filter((index) => index.sectorId !== null)) {
        const members = symbolsOf(played, sectorId);
        if (members.size !== 1) continue;
        for (const { bars, indices } of played.days) {
          const bar = bars.find(({ symbol }) => members.has(symbol));
          const index = indices.find(({ indexId }) => indexId === id);
          if (bar === undefined || bar.previousClose === null || index === undefined) continue;
          const expected = (index.open * bar.close) / bar.previousClose;
          expect(Math.abs(index.close - expected)).toBeLessThan(HUNDREDTHS * 2);
        }
      }
    });
  });

  it('stay clear of the move that would stop the session', () => {
    holds(({ days }) => {
      for (const { date, indices } of days) {
        const nepse = indices.find(({ indexId }) => indexId === NEPSE);
        expect(Math.abs((nepse?.close ?? 0) / (nepse?.open ?? 1) - 1)).toBeLessThan(rulesOf(date).firstHalt);
      }
    });
  });

  it('count the turnover of their members; the day’s totals are those of all bars', () => {
    holds((played) => {
      const members = symbolsOf(played, null);
      for (const { bars, indices, total } of played.days) {
        const sum = (rows: typeof bars, of: (row: (typeof bars)[number]) => number) =>
          rows.reduce((all, row) => all + of(row), 0);
        const nepse = indices.find(({ indexId }) => indexId === NEPSE);
        const ordinary = bars.filter(({ symbol }) => members.has(symbol));
        expect(nepse?.turnover).toBe(sum(ordinary, ({ amount }) => amount));
        expect(total).toEqual({
          turnover: sum(bars, ({ amount }) => amount),
          volume: sum(bars, ({ volume }) => volume),
          trades: sum(bars, ({ trades }) => trades),
          symbols: bars.length,
        });
      }
    });
  });
});
