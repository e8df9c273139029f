import { type StockSymbol, paisa } from '@chuli/kernel';
import { type Instrument, firstDayRange, isTradingDay, priceLimit, tickSize } from '@chuli/market';
import { describe, expect, it } from 'vitest';
import { holds } from '../testing/small-market.ts';
import type { Bar } from './bar.ts';
import { type Listing, tickersOf } from './listing.ts';

const bySymbol = (listings: readonly Listing[]): Map<StockSymbol, Listing> =>
  new Map(listings.flatMap((listing) => tickersOf(listing).map((symbol) => [symbol, listing])));

const isWithinLimit = (bar: Bar, previousClose: number, instrument: Instrument): boolean => {
  const tick = tickSize(bar.date, instrument, bar.high);
  const { lower, upper } = priceLimit(paisa(previousClose), bar.date, tick);
  return lower <= bar.low && bar.high <= upper;
};

describe('bars of the sample market', () => {
  it('lie on trading days only, in order, one bar a symbol and day', () => {
    holds(({ market, days }) => {
      expect(days.map(({ date }) => date)).toEqual(market.sessions);
      expect(days.every(({ date }) => isTradingDay(date))).toBe(true);
      for (const { date, bars } of days) {
        expect(new Set(bars.map(({ symbol }) => symbol)).size).toBe(bars.length);
        expect(bars.every((bar) => bar.date === date)).toBe(true);
      }
    });
  });

  it('hold low ≤ open, close, last trade ≤ high, and an average that is turnover over volume', () => {
    holds(({ days }) => {
      const wrong = days
        .flatMap(({ bars }) => bars)
        .filter(({ open, close, lastTraded, low, high, volume, amount, trades, vwap }) => {
          const isOrdered =
            low <= Math.min(open, close, lastTraded) && Math.max(open, close, lastTraded) <= high;
          return !isOrdered || trades < 1 || volume < 10 || vwap !== Math.round(amount / volume);
        });
      expect(wrong).toEqual([]);
    });
  });

  it('stay within the daily limit around the previous close as the exchange states it', () => {
    holds(({ market, days }) => {
      const listings = bySymbol(market.listings);
      const outside = days
        .flatMap(({ bars }) => bars)
        .filter(
          (bar) =>
            bar.previousClose !== null &&
            !isWithinLimit(bar, bar.previousClose, listings.get(bar.symbol)?.instrument ?? 'Equity'),
        );
      expect(outside).toEqual([]);
    });
  });

  it('open a new listing within its first-day range, without a previous close, in its first session', () => {
    holds(({ market, days }) => {
      const [start] = market.sessions;
      const newcomers = market.listings.filter(({ listedOn }) => start !== undefined && listedOn >= start);
      expect(newcomers.length).toBeGreaterThan(0);
      for (const { symbol, listedOn, faceValue, netWorth } of newcomers) {
        const first = days.flatMap(({ bars }) => bars).find((bar) => bar.symbol === symbol);
        expect(first).toMatchObject({ date: listedOn, previousClose: null });
        const range = firstDayRange({ date: listedOn, faceValue, netWorthPerShare: netWorth });
        expect(first?.low).toBeGreaterThanOrEqual(range.lower);
        expect(first?.high).toBeLessThanOrEqual(range.upper);
      }
    });
  });

  it('trade on the tick of their day', () => {
    holds(({ market, days }) => {
      const listings = bySymbol(market.listings);
      const offTick = days
        .flatMap(({ bars }) => bars)
        .filter(({ symbol, date, open, high, low, lastTraded }) => {
          const instrument = listings.get(symbol)?.instrument ?? 'Equity';
          return [open, high, low, lastTraded].some(
            (price) => price % tickSize(date, instrument, price) !== 0,
          );
        });
      expect(offTick).toEqual([]);
    });
  });

  it('continue from the close before, restated where bonus or right shares were added', () => {
    holds(({ market, days }) => {
      const closes = new Map<Listing, number>();
      const listings = bySymbol(market.listings);
      const of = (symbol: StockSymbol): Listing => {
        const listing = listings.get(symbol);
        if (listing === undefined) throw new Error(`${symbol} is not listed`);
        return listing;
      };
      for (const { adjustments, bars } of days) {
        for (const { symbol, factor } of adjustments) {
          const close = closes.get(of(symbol));
          expect(factor).toBeLessThan(1);
          if (close !== undefined) closes.set(of(symbol), Math.round(close * factor));
        }
        const broken = bars.filter(({ symbol, previousClose }) => {
          const before = closes.get(of(symbol));
          return before !== undefined && before !== previousClose;
        });
        expect(broken).toEqual([]);
        for (const { symbol, close } of bars) closes.set(of(symbol), close);
      }
    });
  });

  it('end with the last day of a delisted or suspended company, and change ticker with a renamed one', () => {
    holds(({ market, days }) => {
      const datesOf = (symbol: StockSymbol) =>
        days.filter(({ bars }) => bars.some((bar) => bar.symbol === symbol)).map(({ date }) => date);
      const ended = market.listings.filter(({ lastDay }) => lastDay !== null);
      expect(new Set(ended.map(({ status }) => status))).toEqual(new Set(['Delisted', 'Suspended']));
      for (const { symbol, lastDay } of ended) {
        expect(datesOf(symbol).every((date) => lastDay !== null && date <= lastDay)).toBe(true);
      }
      const renamed = market.listings.find(({ rename }) => rename !== null);
      const on = renamed?.rename?.on ?? '';
      expect(renamed && datesOf(renamed.symbol).every((date) => date >= on)).toBe(true);
      expect(renamed?.rename && datesOf(renamed.rename.oldSymbol).every((date) => date < on)).toBe(true);
    });
  });
});
