export { type Cell, type Side, SIDES, TIMEFRAMES, type Timeframe, otherSide } from './cell.ts';
export { type Address, addressesOf, cellsOf } from './cells.ts';
export { type Alternatives, type Unit, alternativesOf } from './clause.ts';
export type { Description } from './reads.ts';
export type { Family, Kind, Setting } from './define-family.ts';
export { FAMILIES } from './families.ts';
export type { Figures } from './columns/figures.ts';
export { type Firing, type History, historyOf } from './pass.ts';
export { type Plan, planOf } from './plan.ts';
export { ruleVersion } from './rule-version.ts';
export { type SignalState, start } from './state.ts';
export { SILENT_SESSIONS } from './silent-sessions.ts';
export { type SignalEvent, peekBar, stepBar } from './step-bar.ts';
export { type Fact, type NearMiss, nearMissesOf, whyOf } from './why.ts';
export {
  type SeriesEnd,
  type Sessions,
  baseOn,
  continueDaily,
  dailySeries,
  openDaily,
} from './series/daily-series.ts';
export { type RawHour, hourlySeries } from './series/hourly-series.ts';
export type { RawBar, SeriesBar } from './series/series-bar.ts';
export { type PeriodOf, lastDayOf, monthOf, monthlySeries, weeklySeries } from './series/longer-series.ts';
export { type Said, conditionsOf, endingOf, textOf } from './words.ts';
