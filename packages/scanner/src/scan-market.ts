import type { StockSymbol, TradingDate } from '@chuli/kernel';
import type { Company } from '@chuli/registry/reference';
import type { Fundamental } from '@chuli/registry/fundamental';
import type { Timeframe } from '@chuli/scan';
import type { SeriesEnd } from '@chuli/signals';
import type { Flow } from './flow.ts';
import type { PackedBars } from './packed-bars.ts';

export type IntradayFrame = Extract<Timeframe, 'half_hourly' | 'hourly'>;
export type LongFrame = Exclude<Timeframe, IntradayFrame>;

export const isIntraday = (timeframe: Timeframe): timeframe is IntradayFrame =>
  timeframe === 'half_hourly' || timeframe === 'hourly';

export type Adjustment = { readonly ex_on: TradingDate; readonly factor: number };

/** A stock with all its bars under its present ticker. */
export type ScanStock = {
  readonly symbol: StockSymbol;
  readonly bars: Readonly<Record<LongFrame, PackedBars>>;
  /** Where its days end, and what they were adjusted by: all that the day after them needs. */
  readonly end: SeriesEnd;
  readonly adjustments: readonly Adjustment[];
};

/** The column of a measure for a stock, as long as all its bars; shares in it are adjusted forwards like those of bars. */
export type ColumnMaker = (stock: ScanStock) => Float64Array | undefined;

/** Bars of less than a session, of the sessions whose trades have times. */
export type Intraday = {
  readonly days: readonly TradingDate[];
  readonly bars: ReadonlyMap<StockSymbol, PackedBars>;
};

export type CompanyFacts = {
  readonly reports: () => Promise<readonly Fundamental[]>;
  /** By present ticker, the oldest first. */
  readonly actions: ReadonlyMap<
    StockSymbol,
    readonly { readonly ex_on: TradingDate; readonly factor: number }[]
  >;
  /** The first day of which a list says how many shares a company has. */
  readonly saidSince: TradingDate | null;
  /** Who was listed on a day; for passing over days once, nothing is kept. */
  readonly on: (day: TradingDate) => Promise<ReadonlyMap<StockSymbol, Company>>;
};

/** Everything that scans are judged on. Of an earlier day it is a beginning. */
export type ScanMarket = {
  readonly asOf: TradingDate;
  /** Sessions that the exchange held, the oldest first; a bar's session is its place in here. */
  readonly sessions: readonly TradingDate[];
  readonly stocks: readonly ScanStock[];
  /** Who was listed on a day, and as what. */
  readonly companiesOn: (day: TradingDate) => Promise<ReadonlyMap<StockSymbol, Company>>;
  /** What reports and registers tell of companies. */
  readonly company: CompanyFacts;
  /** What floorsheets tell of brokers. */
  readonly flow: Flow;
  /** Read when the first scan needs them. */
  readonly intraday: (timeframe: IntradayFrame) => Promise<Intraday>;
};
