export type { Bar } from './bar.ts';
export type { Broker } from './brokers.ts';
export type { Adjustment } from './calendar-of-actions.ts';
export type { Dividend } from './dividends.ts';
export type { Report } from './fundamentals.ts';
export type { IndexBar } from './index-book.ts';
export { type Listing, tickersOf } from './listing.ts';
export type { RightsIssue } from './rights.ts';
export {
  type DayTotal,
  type SampleDay,
  type SampleMarket,
  type SampleOptions,
  sampleMarket,
} from './sample-market.ts';
export type { Trade } from './trade.ts';
