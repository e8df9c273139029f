export type { Bar } from './bar.ts';
export type { Broker } from './brokers.ts';
export type { Adjustment } from './calendar-of-actions.ts';
export type { Dividend } from './dividends.ts';
export type { Report } from './fundamentals.ts';
export { type FaultOptions, FaultyFeed, type Truth } from './faults/faulty-feed.ts';
export { driftRow, mutatePayload } from './faults/mutate-payload.ts';
export type { IndexBar } from './index-book.ts';
export { type Listing, tickersOf } from './listing.ts';
export type { LiveEvent, LiveTrade, TimedEvent } from './live/event.ts';
export { type LiveDay, type LiveListing, liveDay } from './live/live-day.ts';
export type { Burst, LiveOptions } from './live/options.ts';
export { Random } from './random.ts';
export type { RightsIssue } from './rights.ts';
export {
  type DayTotal,
  type SampleDay,
  type SampleMarket,
  type SampleOptions,
  sampleMarket,
} from './sample-market.ts';
export type { Trade } from './trade.ts';
