export { writeHabits } from './habits.ts';
export { dayOfTrades, daysOfOrders } from './day-of-trades.ts';
export { type ImportStep, beginImportStep, readImportSteps, recordImportStep } from './import-steps.ts';
export { verifyLoad } from './load-totals.ts';
export { type Load, type WrittenLoad, countedLoad, countedLoads, termOf } from './load.ts';
export { isRefusedForGood, refusalOf } from './refused.ts';
export type { Replacement } from './replace-table.ts';
export { replaceDailyBars, replaceIndexBars, replaceMarketDays } from './replace-tables.ts';
export {
  countLoad,
  assembled,
  insertAssembled,
  insertTrades,
  replaceTradeDay,
  restBeforeCounting,
  writeLoad,
} from './replace-trade-day.ts';
export { type Fence, UNFENCED } from './staging.ts';
export { type BaseFacts, stampBases } from './stamp-bases.ts';
export { tapeStateHash } from './state-hash.ts';
export {
  type ReplacedTable,
  brokersOnTape,
  storedTapeRows,
  storedTradesByDay,
  symbolsOnTape,
} from './stored.ts';
export type { StockRestated } from './due-windows.ts';
export { scoreWindows } from './score-windows.ts';
export { sweepLoads } from './sweep-loads.ts';
