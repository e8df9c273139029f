import { type StockSymbol, paisa } from '@chuli/kernel';
import type { Bar } from './bar.ts';
import type { DayPlan, StockPlan } from './day-plan.ts';
import type { DayRules } from './day-rules.ts';
import type { Trade } from './trade.ts';

type Running = {
  readonly plan: StockPlan;
  open: number;
  high: number;
  low: number;
  last: number;
  volume: number;
  amount: number;
  trades: number;
  closingVolume: number;
  closingAmount: number;
};

const begin = (plan: StockPlan): Running => ({
  plan,
  open: 0,
  high: 0,
  low: 0,
  last: 0,
  volume: 0,
  amount: 0,
  trades: 0,
  closingVolume: 0,
  closingAmount: 0,
});

const addPrice = (bar: Running, { rate, quantity, amount, at }: Trade, closingFrom: number): void => {
  if (bar.open === 0) {
    bar.open = rate;
    bar.low = rate;
  }
  bar.high = Math.max(bar.high, rate);
  bar.low = Math.min(bar.low, rate);
  bar.last = rate;
  if (at >= closingFrom * 1000) {
    bar.closingVolume += quantity;
    bar.closingAmount += amount;
  }
};

const closeOf = ({ last, closingVolume, closingAmount }: Running, { closeRule }: DayRules): number =>
  closeRule === 'average-last-15-minutes' && closingVolume > 0
    ? Math.round(closingAmount / closingVolume)
    : last;

const finish = (running: Running, rules: DayRules): Bar => ({
  symbol: running.plan.symbol,
  date: rules.date,
  open: paisa(running.open),
  high: paisa(running.high),
  low: paisa(running.low),
  close: paisa(closeOf(running, rules)),
  lastTraded: paisa(running.last),
  volume: running.volume,
  amount: paisa(running.amount),
  trades: running.trades,
  vwap: paisa(Math.round(running.amount / running.volume)),
  previousClose: running.plan.previousClose,
});

/**
 * The day's bars from its trades, as the exchange makes them: prices from trades of ten units or more, volume,
 * turnover and number from all, the close by the rule of the day. `onPrice` hears of each trade that sets a price.
 */
export const foldBars = (
  { rules, stocks }: DayPlan,
  trades: Iterable<Trade>,
  onPrice: (position: number, rate: number) => void = () => {},
): Map<number, Bar> => {
  const running = new Map<StockSymbol, Running>(stocks.map((plan) => [plan.symbol, begin(plan)]));
  for (const trade of trades) {
    const bar = running.get(trade.symbol);
    if (bar === undefined) continue;
    bar.volume += trade.quantity;
    bar.amount += trade.amount;
    bar.trades += 1;
    if (trade.quantity < rules.ohlcMinimum) continue;
    addPrice(bar, trade, rules.closingFrom);
    onPrice(bar.plan.position, trade.rate);
  }
  return new Map(
    [...running.values()]
      .filter(({ trades: count }) => count > 0)
      .map((bar) => [bar.plan.position, finish(bar, rules)]),
  );
};
