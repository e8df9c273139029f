import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Company } from '@chuli/registry/reference';
import type { Timeframe } from '@chuli/scan';
import type { PackedBars } from './packed-bars.ts';

export type IntradayFrame = Extract<Timeframe, 'half_hourly' | 'hourly'>;
export type LongFrame = Exclude<Timeframe, IntradayFrame>;

export const isIntraday = (timeframe: Timeframe): timeframe is IntradayFrame =>
  timeframe === 'half_hourly' || timeframe === 'hourly';

/** A stock with all its bars under its present ticker. */
export type ScanStock = {
  readonly symbol: StockSymbol;
  readonly bars: Readonly<Record<LongFrame, PackedBars>>;
};

/** Bars of less than a session, of the sessions whose trades have times. */
export type Intraday = {
  readonly days: readonly TradingDate[];
  readonly bars: ReadonlyMap<StockSymbol, PackedBars>;
};

/** Everything that scans are judged on. Of an earlier day it is a beginning. */
export type ScanMarket = {
  readonly asOf: TradingDate;
  /** Sessions that the exchange held, the oldest first; a bar's session is its place in here. */
  readonly sessions: readonly TradingDate[];
  readonly stocks: readonly ScanStock[];
  /** Who was listed on a day, and as what. */
  readonly companiesOn: (day: TradingDate) => Promise<ReadonlyMap<StockSymbol, Company>>;
  /** Read when the first scan needs them. */
  readonly intraday: (timeframe: IntradayFrame) => Promise<Intraday>;
};
