export type { Fill, Moment } from './entry.ts';
export { EXIT_RULES, type ExitReason, type ExitRule } from './exit.ts';
export type { Tier } from './liquidity.ts';
export { type FlagBook, type JudgedSession, flagBook } from './flagged/flag-book.ts';
export { type FlagRecord, flagRecord } from './flagged/flag-record.ts';
export { type HeavyLeftOut, HEAVY_REASONS } from './heavy/count-once.ts';
export { type Followed, type HeavyCase, type Horizon, heavyCases } from './heavy/heavy-case.ts';
export { HEAVY_AMOUNT, HEAVY_SHARE, type HeavyDay, heavySide } from './heavy/heavy-day.ts';
export {
  type HeavyFigures,
  type HeavyVerdict,
  heavyRecord,
  heavyRecordInSteps,
} from './heavy/heavy-record.ts';
export { type MarketDays, marketDays, marketReturn } from './market-days.ts';
export {
  ERROR_RATE,
  FEWEST_TRADES,
  FILL_WINDOW_SESSIONS,
  HORIZONS,
  LARGEST_SHARE_OF_TURNOVER,
  NEW_LISTING_BARS,
  ORDER_AMOUNT,
  SMALLEST_MARKET,
  OUT_OF_SAMPLE_FROM,
} from './parameters.ts';
export { type MarketOpens, type Outcome, excessFigures, sessionsToRead, withOutcomes } from './outcomes.ts';
export { type Interval, excessInterval } from './record/block-bootstrap.ts';
export {
  type LeftOut,
  type RecordBook,
  type Summary,
  addTrades,
  startRecord,
  summarise,
  summariseInSteps,
} from './record/record-book.ts';
export { ALL, OUT_OF_SAMPLE } from './record/slices.ts';
export { type Statistics, type YearFigures } from './record/statistics.ts';
export { type Verdict, verdictOf, widened } from './record/verdict.ts';
export {
  type SessionBar,
  type SymbolHistory,
  hasFallenSilent,
  openingPrice,
  sessionBars,
} from './symbol-history.ts';
export type { Cell, Firing, Sample, Trade } from './trade.ts';
export { tradesOfSymbol } from './trades-of-symbol.ts';
