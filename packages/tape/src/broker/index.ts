export { type NetsOfSession, type NetsOfStock, netsOfBroker, netsOfSessions } from './nets.ts';
export { type BrokerActivity, brokerActivity } from './broker-activity.ts';
export { type BrokerDay, brokerDays, daysOfBroker } from './broker-days.ts';
export {
  type BrokerSession,
  type SessionTotal,
  type SessionVolume,
  brokerSessions,
  sessionTotals,
  sessionVolumes,
} from './broker-sessions.ts';
export { type BrokerDaySum, brokerSummary } from './broker-summary.ts';
export {
  type FlowQuestion,
  type FlowRow,
  type FlowSubject,
  brokerFlow,
  flowParams,
  flowSql,
} from './broker.ts';
export { type BrokerCase, brokerCases } from './cases.ts';
export { type PairDay, heavyPairDays, loadsMark } from './heavy-days.ts';
export { type LargestSides, largestSides } from './largest-sides.ts';
export { type DayMeetings, type MatchedDay, dayMeetings, matchedDays } from './meetings.ts';
export { type StockPairs, brokerPairs } from './pairs.ts';
export {
  type PlayerDay,
  type PlayersOf,
  type SidedSessions,
  playerDays,
  sidedSessions,
} from './player-days.ts';
export {
  type CellHistory,
  type PivotDimension,
  type PivotQuestion,
  type PivotRow,
  type PivotSum,
  brokerPivot,
  pivotHistory,
} from './pivot.ts';
export { type PriceHabit, priceHabits } from './price-habits.ts';
export { type BrokerStockDays, brokerStockDays } from './stock-days.ts';
export type { ShareEra } from './source.ts';
export {
  type StoredWindow,
  type WindowHistory,
  storedWindows,
  windowHistories,
  windowsMark,
} from './windows.ts';
export { type BrokerCaseRow, brokerCasesVersion, replaceBrokerCases } from './write-cases.ts';
export {
  type OwnSide,
  type StockTurnover,
  type Transaction,
  type TransactionSort,
  brokerStocks,
  brokerTransactions,
  busiestBroker,
} from './transactions.ts';
