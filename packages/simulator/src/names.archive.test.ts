import { tradingDate } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { archive, archiveColumn } from '../testing/archive.ts';
import { tickersOf } from './listing.ts';
import { MINERALS, STARS } from './names.ts';
import { sampleMarket } from './sample-market.ts';

const words = (texts: readonly string[]): Set<string> =>
  new Set(texts.flatMap((text) => text.toLowerCase().split(/[^a-z]+/)));

describe.skipIf(!archive)('invented names against the archive (skipped without CHULI_ARCHIVE)', () => {
  it.each([24, 300, 500])('no ticker of a market of %d securities is a real one', (stocks) => {
    const real = new Set([
      ...archiveColumn('companies.csv', 'symbol'),
      ...archiveColumn('prices_daily.csv.gz', 'symbol'),
    ]);
    expect(real.size).toBeGreaterThan(1_000);
    for (const seed of [1, 2, 3]) {
      const { listings } = sampleMarket({
        seed,
        endDate: tradingDate('2026-11-13'),
        years: 1,
        floorsheetDays: 0,
        stocks,
        tradesPerDay: 1_000,
      });
      const tickers = listings.flatMap(tickersOf);
      expect(tickers.filter((symbol) => real.has(symbol))).toEqual([]);
    }
  });

  it('no company and no broker bears the name of a star or mineral that the sample uses', () => {
    const companies = words([
      ...archiveColumn('companies.csv', 'company_name'),
      ...archiveColumn('companies.csv', 'security_name'),
    ]);
    const brokers = words([...archiveColumn('brokers.csv', 'name')]);
    expect(STARS.filter((star) => companies.has(star.toLowerCase()))).toEqual([]);
    expect(MINERALS.filter((mineral) => brokers.has(mineral.toLowerCase()))).toEqual([]);
  });
});
