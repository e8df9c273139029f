export { abortable } from './abortable.ts';
export { type Tape, type TapeOptions, openTape } from './client.ts';
export { type FeedTraces, feedTraces } from './live/feed-traces.ts';
export {
  type IndexMinuteRow,
  type SessionMinuteRow,
  indexMinutes,
  insertIndexMinutes,
  insertSessionMinutes,
  sessionMinutes,
} from './live/minutes.ts';
export {
  type LiveContracts,
  type LiveTotals,
  liveContracts,
  liveDays,
  liveTotals,
  liveTrades,
  liveTradesById,
} from './live/read-live-trades.ts';
export { type LiveTradeRow, clearLiveDay, insertLiveTrades } from './live/write-live-trades.ts';
export { migrateTape } from './migrate.ts';
export {
  type FlowQuestion,
  type FlowRow,
  type FlowSubject,
  brokerFlow,
  flowParams,
  flowSql,
} from './queries/broker.ts';
export {
  type FloorsheetPage,
  type FloorsheetQuestion,
  type FloorsheetTrade,
  floorsheetPage,
  floorsheetParams,
  floorsheetSql,
} from './queries/floorsheet.ts';
export {
  type Bar,
  type IndexBar,
  type Ticker,
  dailyBars,
  indexBars,
  latestIndexBars,
} from './queries/history.ts';
export { type IntradayBar, type IntradayQuestion, intradayBars } from './queries/intraday.ts';
export {
  EMPTY_WINDOW,
  type WindowQuestion,
  type WindowRow,
  type WindowTotals,
  brokersInWindow,
} from './queries/intraday-brokers.ts';
export { type SessionTradesQuestion, sessionTrades } from './queries/intraday-floorsheet.ts';
export {
  type IndexMove,
  type IntradayIndexBar,
  indexMoves,
  intradayIndexBars,
  lastIndexMinute,
} from './queries/intraday-index.ts';
export {
  type ActiveStock,
  type SessionEnd,
  type StockMove,
  activeStocks,
  sessionEnd,
  stockMoves,
} from './queries/intraday-moves.ts';
export { type DayTotals, countedByDay, declaredByDay } from './queries/intraday-totals.ts';
export {
  type MarketTotals,
  type Series,
  type SeriesPoint,
  type SymbolBar,
  indexSeries,
  lastTwoBars,
  marketTotals,
  stockSeries,
} from './queries/market.ts';
export { type DataMark, dataMark } from './queries/data-mark.ts';
export { type KnownDay, heldSessions, knownDays, lastTradeAt } from './queries/session.ts';
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
} from './queries/signal-record.ts';
export {
  type HourBar,
  type WholeBar,
  type WholeSeries,
  sessionHoursBars,
  stockHours,
  timedSessions,
  wholeSeries,
} from './queries/signal-series.ts';
export { type FoundFill, signalFills } from './queries/signal-fills.ts';
export { type FoundNear, signalNear } from './queries/signal-near.ts';
export {
  type AdjustmentColumns,
  type ListColumns,
  type PagedSignal,
  type PageOrder,
  type StockColumns,
  signalPage,
} from './queries/signal-pages.ts';
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
  signalNames,
  signalNamesPage,
  signalSpells,
  signalsKnownTo,
} from './queries/signals.ts';
export { type LatestBar, closesAtEnds, latestBars } from './queries/stock.ts';
export { type MarketDay, type TradedClose, marketDays, tradedCloses } from './queries/summary.ts';
export {
  type BarFigures,
  type BrokerFigures,
  type DeclaredTotals,
  type TradedFigures,
  barFigures,
  brokerFigures,
  closesOf,
  daysWithTrades,
  declaredTotals,
  tradedBrokerFigures,
  tradedFigures,
} from './reconcile/figures.ts';
export type { DailyBarRow, IndexBarRow, MarketDayRow, TradeRow } from './rows.ts';
export { type ImportStep, beginImportStep, readImportSteps, recordImportStep } from './write/import-steps.ts';
export type { Replacement } from './write/replace-table.ts';
export { replaceDailyBars, replaceIndexBars, replaceMarketDays } from './write/replace-tables.ts';
export { insertTrades, replaceTradeDay } from './write/replace-trade-day.ts';
export {
  type ReplacedTable,
  brokersOnTape,
  storedTapeRows,
  storedTradesByDay,
  symbolsOnTape,
} from './write/stored.ts';
export { tapeStateHash } from './write/state-hash.ts';
export {
  type SignalEventRow,
  type SignalNearRow,
  insertSignalEvents,
  replaceSignalEvents,
  replaceSignalNear,
  signalsHash,
} from './write/signal-events.ts';
export {
  type SignalRecordRow,
  type SignalTradeRow,
  replaceSignalRecord,
  replaceSignalTrades,
} from './write/signal-record.ts';
export {
  type PricePoint,
  type RecentCandles,
  marketPrices,
  recentCandles,
} from './queries/recent-candles.ts';
