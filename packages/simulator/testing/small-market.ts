import { tradingDate } from '@chuli/kernel';
import fc from 'fast-check';
import { type SampleDay, type SampleMarket, type SampleOptions, sampleMarket } from '../src/sample-market.ts';
import type { Trade } from '../src/trade.ts';

/** Ends of the period: before, within and after the months in which the close was an average, and after the wide bands. */
const END_DATES = ['2024-06-13', '2025-08-12', '2026-04-30', '2026-11-13'].map(tradingDate);

const smallOptions: fc.Arbitrary<SampleOptions> = fc.record({
  seed: fc.integer(),
  endDate: fc.constantFrom(...END_DATES),
  years: fc.constantFrom(0.3, 1.2),
  floorsheetDays: fc.integer({ min: 4, max: 6 }),
  stocks: fc.integer({ min: 24, max: 45 }),
  tradesPerDay: fc.integer({ min: 200, max: 900 }),
});

type PlayedDay = Omit<SampleDay, 'trades'> & { readonly trades: readonly Trade[] | null };
export type Played = { readonly market: SampleMarket; readonly days: readonly PlayedDay[] };

export const play = (options: SampleOptions): Played => {
  const market = sampleMarket(options);
  const days = Array.from(market.days(), (day) => ({ ...day, trades: day.trades && [...day.trades()] }));
  return { market, days };
};

const MARKETS = 8;
const played: Played[] = [];

/**
 * Holds a law over markets of seeds that are new in every run. A market is played once for all laws of a test file;
 * the options of one that breaks a law are told with the failure.
 */
export const holds = (law: (played: Played) => void): void => {
  if (played.length === 0) played.push(...fc.sample(smallOptions, MARKETS).map(play));
  for (const market of played) {
    try {
      law(market);
    } catch (cause) {
      throw new Error(`Broken by ${JSON.stringify(market.market.options)}: ${String(cause)}`, { cause });
    }
  }
};
