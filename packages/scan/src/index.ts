export { canonicalScan, canonicalText } from './canonical.ts';
export { type Checked, checkScan } from './check.ts';
export { type Program, compile } from './compile.ts';
export { type Fact, type NearMiss, factsAt, nearMissAt } from './facts.ts';
export { type FaultCode, type Place, ScanFault } from './fault.ts';
export { type Arena, type Bars, type StockBars, openArena } from './frame.ts';
export { FAILS, HOLDS, SILENT, judge } from './judge.ts';
export { type Standing, isWanted, runStart, standingAt } from './match.ts';
export { MEASURES, type MeasureKind } from './measures.ts';
export { type Parsed, parseScan } from './parse.ts';
export { printRule, printScan } from './print.ts';
export {
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
