export { type FeedTraces, feedTraces } from './feed-traces.ts';
export { type HotStock, type MinuteSpan, amountsInMinutes, hotStocks } from './hot-stocks.ts';
export {
  EMPTY_WINDOW,
  type WindowQuestion,
  type WindowRow,
  type WindowTotals,
  brokersInWindow,
} from './intraday-brokers.ts';
export { type SessionTradesQuestion, sessionTrades } from './intraday-floorsheet.ts';
export {
  type IndexMove,
  type IntradayIndexBar,
  indexMoves,
  intradayIndexBars,
  lastIndexMinute,
} from './intraday-index.ts';
export {
  type ActiveStock,
  type SessionEnd,
  type StockMove,
  activeStocks,
  sessionEnd,
  stockMoves,
} from './intraday-moves.ts';
export { type DayTotals, countedByDay, declaredByDay } from './intraday-totals.ts';
export { type IntradayBar, type IntradayQuestion, intradayBars } from './intraday.ts';
export {
  type IndexMinuteRow,
  type SessionMinuteRow,
  indexMinutes,
  insertIndexMinutes,
  insertSessionMinutes,
  sessionMinutes,
} from './minutes.ts';
export {
  type LiveContracts,
  type LiveTotals,
  liveContracts,
  liveDays,
  liveTotals,
  liveTrades,
  liveTradesById,
} from './read-live-trades.ts';
export { type RunningBar, runningBars } from './running-bars.ts';
export { type LiveTradeRow, clearLiveDay, insertLiveTrades } from './write-live-trades.ts';
export { type DayFigures, type StockMinutes, dayFigures, stockMinutes } from './stock-minutes.ts';
