export { type Bank, keepScan, openBank, scansIn } from './bank/bank.ts';
export {
  type Market,
  isHit,
  judgeAtoms,
  judgeScans,
  masksOf,
  roomForHits,
  standingIn,
} from './bank/close.ts';
export { type Planes } from './bank/planes.ts';
export { canonicalScan, canonicalText } from './canonical.ts';
export { type Checked, checkScan } from './check.ts';
export { type Given, type Program, baseOf, compile, isToldBeside } from './compile.ts';
export { type Cost, costByBars, costOf, unitsOf } from './cost.ts';
export { type IndicatorCost, type Points, REFERENCE, type StepName, type UnitCosts } from './cost-table.ts';
export { type Fact, type NearMiss, factsAt, nearMissAt } from './facts.ts';
export { type FaultCode, type Place, ScanFault, faultText } from './fault.ts';
export { stateWordOf } from './indicator-lines.ts';
export { type Arena, type Bars, type MoreColumns, type StockBars, openArena, withPrices } from './frame.ts';
export { FAILS, HOLDS, SILENT, judge, judgeLast } from './judge.ts';
export { operandAt } from './values.ts';
export { type Standing, isWanted, runStart, standingAt } from './match.ts';
export { MEASURES, type MeasureKind, nameOf as measureName } from './measures.ts';
export type { Source } from './measure-kind.ts';
export { conditionsOf, measuresOf, valuesOf } from './parts.ts';
export { SIGNAL_LISTS, SIGNAL_WORDS, type SignalList } from './signal-measures.ts';
export {
  FILTER_UNIVERSE,
  type Parsed,
  type ParsedFilter,
  parseFilter,
  parseRunningScan,
  parseScan,
  parseValue,
  wordOf,
} from './parse.ts';
export { printRule, printScan } from './print.ts';
export { tokensOf } from './tokens.ts';
export {
  AGGREGATES,
  COMPARISONS,
  type Condition,
  type Match,
  type Measure,
  type Rule,
  type Scan,
  TIMEFRAMES,
  type Timeframe,
  type Universe,
  USUAL_UNIVERSE,
  type Value,
} from './tree.ts';
export type { Unit, ValueUnit } from './units.ts';
