export { DAY_LAWS, checkDay } from './check-day.ts';
export { UNEXPLAINED } from './compare-symbol.ts';
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
} from './figures.ts';
export { type DayResult, reconcileDay } from './reconcile-day.ts';
