import { createHash } from 'node:crypto';
import type { StockSymbol } from '@chuli/kernel';
import {
  type Adjustment,
  type SampleDay,
  type SampleMarket,
  primaryMarket,
  tickersOf,
} from '@chuli/simulator';
import type { MarketSource, Part, TradeDay } from '../market-source.ts';
import { announcedRows } from './announcement-rows.ts';
import { factRows } from './fact-rows.ts';
import {
  auctionRow,
  depositoryRow,
  fundRow,
  holdingRow,
  lockInRow,
  navRow,
  offerRow,
} from './primary-rows.ts';
import {
  SOURCE,
  type Seen,
  adjustmentRow,
  brokerRow,
  companyRow,
  dividendRow,
  renameRow,
  rightsRow,
} from './reference-rows.ts';
import { dailyBarRow, indexBarRow, marketDayRow, sessionDayRow, tradeRow } from './tape-rows.ts';

export const isSample = (marketName: string): boolean => marketName.startsWith(`${SOURCE} `);

const nameOf = ({ options }: SampleMarket): string =>
  `${SOURCE} seed ${options.seed}, ${options.years} years to ${options.endDate}, ${options.stocks} stocks, ` +
  `${options.floorsheetDays} days of ${options.tradesPerDay} trades`;

const digestOf = (rows: Iterable<unknown>): string => {
  const hash = createHash('sha256');
  for (const row of rows) hash.update(JSON.stringify(row));
  return hash.digest('hex');
};

/** Made once, when first asked for; the digest is of the rows themselves, so a change of the simulator is noticed. */
const partOf = <Row>(make: () => Row[]): Part<Row> => {
  let made: Row[] | null = null;
  const rows = (): Row[] => (made ??= make());
  return {
    digest: async () => digestOf(rows()),
    read: async () => ({ rows: rows(), rejected: [] }),
  };
};

/** Each day is let go as soon as the next is asked for. */
async function* tradeDaysOf(days: readonly SampleDay[]): AsyncGenerator<TradeDay> {
  for (const { date, total, trades } of days) {
    if (trades === null) continue;
    yield { date, expected: total.trades, ...partOf(() => Array.from(trades(), tradeRow)) };
  }
}

const seenTickers = (days: readonly SampleDay[]): Map<StockSymbol, Seen> => {
  const seen = new Map<StockSymbol, Seen>();
  for (const { date, bars } of days) {
    for (const { symbol } of bars) {
      const known = seen.get(symbol);
      if (known === undefined) seen.set(symbol, { first: date, last: date });
      else known.last = date;
    }
  }
  return seen;
};

const companyRows = (
  market: SampleMarket,
  days: readonly SampleDay[],
  adjustments: readonly Adjustment[],
) => {
  const seen = seenTickers(days);
  const shares = new Map(adjustments.map(({ symbol, sharesAfter }) => [symbol, sharesAfter]));
  return market.listings.flatMap((listing) => {
    const tickers = tickersOf(listing);
    const latest = tickers.map((ticker) => shares.get(ticker)).findLast((count) => count !== undefined);
    return tickers.map((ticker) => companyRow(listing, ticker, latest ?? listing.shares, seen.get(ticker)));
  });
};

const primaryParts = (market: SampleMarket, days: readonly SampleDay[]) => {
  let made: ReturnType<typeof primaryMarket> | null = null;
  const primary = () => (made ??= primaryMarket(market, days));
  return {
    dividends: partOf(() => [...market.dividends, ...primary().dividends].map(dividendRow)),
    offers: partOf(() => primary().offers.map(offerRow)),
    auctions: partOf(() => primary().auctions.map(auctionRow)),
    funds: partOf(() => primary().funds.map(fundRow)),
    fundNavs: partOf(() => primary().navs.map(navRow)),
    fundHoldings: partOf(() => primary().holdings.map(holdingRow)),
    lockIns: partOf(() => primary().lockIns.map(lockInRow)),
    depositories: partOf(() => market.brokers.map(depositoryRow)),
  };
};

/** The sample market in the form in which any market is loaded. Only the trades are left to be played later, day by day. */
export const sampleSource = (market: SampleMarket, days: readonly SampleDay[]): MarketSource => {
  const adjustments = days.flatMap((day) => day.adjustments);
  return {
    name: nameOf(market),
    companies: partOf(() => companyRows(market, days, adjustments)),
    renames: partOf(() => market.listings.flatMap(renameRow)),
    brokers: partOf(() => market.brokers.map(brokerRow)),
    rights: partOf(() => adjustments.flatMap(rightsRow)),
    listedRestatements: partOf(() => []),
    priceAdjustments: partOf(() => adjustments.map(adjustmentRow)),
    facts: partOf(() => days.flatMap(({ reports }) => reports.flatMap(factRows))),
    announcements: partOf(() =>
      announcedRows({
        listings: market.listings,
        dividends: market.dividends,
        adjustments,
        reports: days.flatMap(({ reports }) => reports),
        until: market.options.endDate,
      }),
    ),
    ...primaryParts(market, days),
    sessionDays: partOf(() => days.map(sessionDayRow)),
    dailyBars: partOf(() => days.flatMap(({ bars }) => bars.map(dailyBarRow))),
    indexBars: partOf(() => days.flatMap(({ indices }) => indices.map(indexBarRow))),
    marketDays: partOf(() => days.map(marketDayRow)),
    tradeDays: () => tradeDaysOf(days),
  };
};
