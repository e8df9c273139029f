export { type Progress, assembleDay, assembleStock, continueStock, inOrder, noProgress } from './assemble.ts';
export { type Habit, habitsOfDay } from './habits.ts';
export { confidenceOf } from './confidence.ts';
export type { Contract } from './contract.ts';
export { KINDS, type Kind, type Method, type OrderEvent, SIGNS, type Side, type Sign } from './order.ts';
export {
  FEWEST_ORDERS,
  FEWEST_WINDOWS,
  HIGH_PERCENTILE,
  HIGH_Z,
  HISTORY_WINDOWS,
  type Judged,
  LABELS,
  LACKS,
  LEAST_KNOWN,
  type Label,
  type Lack,
  WITHHELD,
  type Withheld,
  isQuiet,
  labelOf,
  lacksOf,
  placesIn,
  withheldOf,
} from './accumulation/label.ts';
export {
  type BrokerNet,
  LONGEST_WINDOW,
  type MarketSession,
  type Restated,
  WINDOWS,
  type WindowDays,
  type WindowScore,
  scoreStock,
} from './accumulation/score-windows.ts';
export { seedOf } from './accumulation/shuffles.ts';
export { type Dealt, type StockDay, stockDay } from './accumulation/stock-day.ts';
export {
  HIGH_RESIDUAL,
  type JudgedPair,
  type Meetings,
  highByChance,
  judgePairs,
  residual,
} from './pairs/pairs.ts';
export { methodOf } from './split.ts';
export { type Course, FALL, FALL_SESSIONS, fellBehind } from './scores/fall.ts';
export { pastPlaces } from './scores/past-places.ts';
export {
  type FlaggedShare,
  NEWS_SESSIONS,
  RADAR_DAYS,
  flaggedBefore,
  isFlaggedBefore,
  newsAfter,
} from './scores/radar.ts';
export {
  NUDGE_FACTS,
  OWN_PAST,
  RISK_FACTS,
  type RiskCount,
  type RiskFact,
  type RiskFacts,
  type RiskFigures,
  SAME_BROKER_PAST,
  SMALL_TURNOVER,
  countFacts,
  isNudged,
  riskFacts,
} from './scores/risk-facts.ts';
