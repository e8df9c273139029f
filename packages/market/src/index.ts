export { type SeriesFacts, type StatedBar, basesOf } from './bases-of.ts';
export { bikramMonth, parseBikramMonth, parseBikramRange } from './bikram-range.ts';
export {
  type BikramSambat,
  NEPALI_MONTHS,
  formatBikramSambat,
  fromBikramSambat,
  toBikramSambat,
} from './bikram-sambat.ts';
export { BAR_DOUBTS, BAR_FLAGS, type BarDoubt, doubtsOf } from './bars/bar-flags.ts';
export { judgeMarket } from './bars/judge-market.ts';
export type { TradedDay } from './bars/traded-bar.ts';
export { type Holding, breakEvenPrice } from './break-even.ts';
export {
  UNSCHEDULED_SESSIONS,
  addTradingDays,
  isTradingDay,
  nextTradingDay,
  previousTradingDay,
  tradingDayReason,
  tradingDaysBetween,
} from './calendar.ts';
export { isWeekOver, weekOf, weeksOverTo } from './week.ts';
export { CAPITAL_GAINS_TAX, type GainsTaxRates, type Holder, capitalGainsTax } from './capital-gains-tax.ts';
export { CLOSURES, OBSERVED_CLOSURES } from './closures.ts';
export {
  DEBENTURE_COMMISSION,
  EQUITY_COMMISSION,
  MINIMUM_COMMISSION,
  MUTUAL_FUND_COMMISSION,
  type Slab,
  commission,
} from './commission.ts';
export { lastDashainBy } from './dashain.ts';
export { type Confidence, type Dated, type Fact, dated } from './dated.ts';
export { dayLimits, tickAround } from './day-limits.ts';
export { FIRST_DAY_RANGE, type FirstDayBasis, firstDayRange } from './first-day-range.ts';
export {
  type FiscalQuarter,
  type FiscalYear,
  type Quarter,
  REPORT_DELAY_DAYS,
  fiscalQuarterOf,
  fiscalYearOf,
  quarterEnd,
  reportKnownBy,
} from './fiscal-year.ts';
export {
  FLOAT_CAP_CLASSES,
  FLOAT_CAP_LINES,
  type FloatCapClass,
  type FloatCapLines,
  floatCapClass,
} from './float-cap-lines.ts';
export {
  type AmountUnit,
  amountInUnit,
  formatAmount,
  formatAmountParts,
  groupDigits,
  unitOfAmounts,
} from './format-amount.ts';
export { formatDateTime } from './format-date-time.ts';
export { HOLIDAYS, type Holiday } from './holidays.ts';
export { INDEX_HALTS, type IndexHalt } from './index-halts.ts';
export { INDICES, type MarketIndex, NEPSE_ID } from './indices.ts';
export {
  INSTRUMENTS,
  INSTRUMENT_NAMES,
  type Instrument,
  type InstrumentGroup,
  declaredUnder,
  instrumentByTicker,
  instrumentOf,
} from './instruments.ts';
export { type Renamed, joinRenamed, presentTickers } from './join-renamed.ts';
export {
  type CircuitDay,
  LIMIT_SIDES,
  LIMIT_STATES,
  type LimitSide,
  type LimitState,
  bandUsed,
  circuitOf,
  isAtLimit,
} from './circuit.ts';
export { HEAVY_UNLOCK_DAYS, PROMOTER_CONVERSION } from './lock-ins.ts';
export { type TradedSession, averagePrice, lockedSide } from './locked-side.ts';
export { MARKET_FACTS, type MarketFactTable } from './market-facts.ts';
export { adjustmentFactor } from './price-adjustment.ts';
export { type Base, type Basis, previousCloseOf } from './previous-close.ts';
export {
  PRICE_LIMITS,
  type PriceBands,
  type PriceRange,
  limitSince,
  priceBand,
  priceLimit,
} from './price-limits.ts';
export {
  ALL_SECTORS_ID,
  NEPSE_SECTOR_ID,
  SECTORS,
  type Sector,
  type SectorId,
  sectorOfExchangeName,
} from './sectors.ts';
export {
  type MarketPhase,
  type Period,
  SESSION_CLOCK,
  type SessionClock,
  marketPhase,
  sessionHours,
  sessionSpan,
  sessionMinute,
} from './session-clock.ts';
export { TICK_SIZES, type Ticks, tickSize } from './ticks.ts';
export { DP_CHARGE, SEBON_FEE, type Side, type TradeCost, type TradeOrder, tradeCost } from './trade-cost.ts';
export {
  BOARD_LOTS,
  CLOSE_RULE,
  type CloseRule,
  closingAverageFrom,
  OHLC_MINIMUM_QUANTITY,
  OPEN_RULE,
  SETTLEMENT,
  boardLot,
} from './trading-rules.ts';
export { TRADING_WEEK } from './trading-week.ts';
export { parseTypedDate } from './typed-date.ts';
export { USUAL_SESSIONS, usualDays } from './usual-sessions.ts';
export {
  CAPITAL_OF_BANKS,
  CAPITAL_OF_MICROFINANCE,
  COMBINED_LINE,
  CREDIT_DEPOSIT_LIMIT,
  LEAST_SPREAD_OF_RETURN,
  LOW_PAID_UP,
  MOST_GROWTH,
  NPL_LIMIT,
  NPL_WATCH,
  REQUIRED_RETURN,
  SOLVENCY_LINE,
} from './ratio-lines.ts';
