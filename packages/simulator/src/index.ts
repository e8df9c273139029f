export type { Bar } from './bar.ts';
export type { Broker } from './brokers.ts';
export type { Adjustment } from './calendar-of-actions.ts';
export type { Dividend } from './dividends.ts';
export type { Report } from './reports/report.ts';
export { type FaultOptions, FaultyFeed, type Truth } from './faults/faulty-feed.ts';
export { driftRow, mutatePayload } from './faults/mutate-payload.ts';
export type { IndexBar } from './index-book.ts';
export { type Listing, tickersOf } from './listing.ts';
export type { LiveEvent, LiveTrade, TimedEvent } from './live/event.ts';
export { type LiveDay, type LiveListing, liveDay } from './live/live-day.ts';
export type { Burst, LiveOptions } from './live/options.ts';
export type { Auction } from './primary/auctions.ts';
export type { Fund } from './primary/funds.ts';
export type { FundHolding } from './primary/holdings.ts';
export type { LockIn } from './primary/lock-ins.ts';
export type { Nav } from './primary/navs.ts';
export type { PublicOffer } from './primary/offers.ts';
export { type PrimaryMarket, primaryMarket } from './primary/primary-market.ts';
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
