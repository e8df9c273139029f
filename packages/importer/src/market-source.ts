import type { Finding, ListedRestatement } from '@chuli/actions';
import type { TradingDate } from '@chuli/kernel';
import type { NewRow } from '@chuli/registry';
import type { NewFact } from '@chuli/registry/fundamental';
import type { Announced } from '@chuli/registry/site';
import type { DailyBarRow, IndexBarRow, MarketDayRow, TradeRow } from '@chuli/tape';

/** A row that is not taken over: why, and enough of it to find it again; the day where rows are counted by year. */
export type Rejection = { reason: string; example: string; on?: TradingDate };

export type Batch<Row> = {
  rows: Row[];
  rejected: Rejection[];
  /** Rows that were taken over with some of their figures replaced, left out or in doubt. */
  mended?: Rejection[];
};

/** One part of a market. The digest changes whenever the rows do, and is had without reading them all. */
export type Part<Row> = {
  digest: () => Promise<string>;
  read: () => Promise<Batch<Row>>;
};

/** A contract as a source wrote it, before it is checked; a number that could not be read is NaN. */
export type RawTrade = {
  [K in keyof TradeRow]: TradeRow[K] extends string
    ? string
    : TradeRow[K] extends number
      ? number
      : number | null;
};

/** All contracts of one session, read when their turn comes. A source need not check them: the loader does. */
export type TradeDay = Part<RawTrade> & {
  date: TradingDate;
  /** How many contracts are expected, where that is known beforehand; it only feeds the progress bar. */
  expected?: number;
};

/**
 * A whole market as it is loaded into registry and tape: the archive is one, the sample market another. A part that
 * a source does not have is an empty list. Rows that point at a symbol need that symbol among the companies.
 */
export type MarketSource = {
  /** Names the market, for example `archive` or `sample seed 7`; a database holds one market at a time. */
  name: string;
  companies: Part<NewRow<'company'>>;
  renames: Part<NewRow<'company_rename'>>;
  brokers: Part<NewRow<'broker'>>;
  dividends: Part<NewRow<'dividend'>>;
  rights: Part<NewRow<'rights_issue'>>;
  /** What a publisher says that the exchange restated; evidence for price adjustments, loaded nowhere itself. */
  listedRestatements: Part<ListedRestatement>;
  priceAdjustments: Part<Finding>;
  /** Lines of company reports. */
  facts: Part<NewFact>;
  /** Of the exchange and of companies, as published. */
  announcements: Part<Announced>;
  offers: Part<NewRow<'public_offer'>>;
  auctions: Part<NewRow<'share_auction'>>;
  funds: Part<NewRow<'fund'>>;
  fundNavs: Part<NewRow<'fund_nav'>>;
  fundHoldings: Part<NewRow<'fund_holding'>>;
  lockIns: Part<NewRow<'lock_in'>>;
  depositories: Part<NewRow<'depository_participant'>>;
  sessionDays: Part<NewRow<'session_day'>>;
  dailyBars: Part<DailyBarRow>;
  indexBars: Part<IndexBarRow>;
  marketDays: Part<MarketDayRow>;
  /** In order of date. */
  tradeDays: () => AsyncIterable<TradeDay>;
};
