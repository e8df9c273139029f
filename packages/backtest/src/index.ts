export { type DeclaredDividend, dividendEvents } from './effects/dividend-events.ts';
export { type EffectCase, type EffectOutcome, OUTCOMES, effectCases } from './effects/effect-case.ts';
export type { EffectEvent } from './effects/effect-event.ts';
export {
  type EffectFigures,
  type EffectLeftOut,
  type EffectMeasured,
  EFFECT_PERIODS,
  effectFigures,
  measuredBy,
  periodOf,
} from './effects/effect-figures.ts';
export {
  EFFECTS,
  EFFECT_IDS,
  type Effect,
  type EffectId,
  GRADED_FROM,
  WAIT_SESSIONS,
} from './effects/effect.ts';
export { type TurnYear, fiscalYearTurn, usualTurn } from './effects/fiscal-year-turn.ts';
export {
  GRADES,
  GRADE_EVENTS,
  GRADE_LAST_CALL,
  GRADE_MONTHS,
  type Graded,
  gradeOf,
} from './effects/grade.ts';
export { type HoldingCost, holdingCosts } from './effects/holding-cost.ts';
export { rankedEvents } from './effects/ranked-events.ts';
export { standingOf } from './effects/wait.ts';
export { type WatchedInputs, watchedEvents } from './effects/watched-events.ts';
export { WATCHED_IDS } from './effects/watched.ts';
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
  FEWEST_FORECASTS,
  FORECAST_WINDOW,
  MOST_FORECASTS,
  type RiskBacktest,
  type RiskVerdict,
  riskBacktest,
} from './returns/risk-backtest.ts';
export { type DatedClose, SEASONS, type Season, seasonCases } from './returns/season-cases.ts';
export { type SeasonCell, type YearCell, seasonality } from './returns/seasonality.ts';
export {
  type Loss,
  RISK_LEVELS,
  RISK_METHODS,
  type RiskLevel,
  type RiskMethod,
  lossOf,
  returnsOver,
} from './returns/value-at-risk.ts';
export {
  BETA_WEEKS,
  type BetaWeeks,
  type WeekClose,
  type WeeklyBeta,
  weeklyBeta,
} from './returns/weekly-beta.ts';
export {
  type SessionBar,
  type SymbolHistory,
  hasFallenSilent,
  openingPrice,
  sessionBars,
} from './symbol-history.ts';
export type { Cell, Firing, Sample, Trade } from './trade.ts';
export { tradesOfSymbol } from './trades-of-symbol.ts';
