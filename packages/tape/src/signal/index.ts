export { type FoundFill, signalFills } from './fills.ts';
export { type FoundNear, signalNear } from './near.ts';
export { type DatedCloses, closesIn } from './closes.ts';
export type { AdjustmentColumns, FoundQuestion, ListColumns, Match, StockColumns } from './found.ts';
export { type PagedSignal, type PageOrder, signalPage } from './pages.ts';
export { type SignalledStock, type StockOrder, firedLists, signalledStocks } from './stock-pages.ts';
export {
  type FoundTrade,
  type RecordFigures,
  type RecordHeadline,
  type RecordQuestion,
  type TradesQuestion,
  listRecord,
  recordHeadlines,
  signalRecords,
  signalTrades,
} from './record.ts';
export {
  type HourBar,
  type WholeBar,
  type WholeSeries,
  sessionHoursBars,
  stockHours,
  timedSessions,
  wholeSeries,
} from './series.ts';
export {
  type FoundEvent,
  type FoundSignal,
  type RecentPrice,
  type NamedSignal,
  type SignalLists,
  type SignalQuestion,
  type Spell,
  recentPrices,
  signalEvents,
  signalCounts,
  signalNames,
  signalNamesPage,
  signalSpells,
  signalsKnownTo,
  standingNames,
} from './signals.ts';
export {
  type StoredEffectCase,
  type StoredHoldingCost,
  effectCasesOf,
  effectsVersion,
  holdingCostsOf,
} from './effects.ts';
export { type EffectCaseRow, replaceEffects } from './write-effects.ts';
export {
  type SignalEventRow,
  type SignalNearRow,
  addSignalEvents,
  replaceSignalEvents,
  replaceSignalNear,
  signalsHash,
} from './write-events.ts';
export {
  type SignalRecordRow,
  type SignalTradeRow,
  replaceSignalRecord,
  replaceSignalTrades,
} from './write-record.ts';
export {
  type PassMark,
  type SignalStateRow,
  readSignalState,
  recordVersion,
  replaceSignalState,
  signalsPassedTo,
  sweepSignals,
} from './write-state.ts';
