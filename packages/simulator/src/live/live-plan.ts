import { type TradingDate, atKathmandu } from '@chuli/kernel';
import { type DayPlan, type StockPlan, planDay } from '../day-plan.ts';
import { type DayRules, rulesOf } from '../day-rules.ts';
import { symbolOn } from '../listing.ts';
import { ROWS_PER_ORDER } from '../market-moves.ts';
import { type MarketState, openMarket } from '../market-state.ts';
import { Random } from '../random.ts';
import type { LiveOptions } from './options.ts';

const CLOSING_MINUTES = 15;

const rulesFor = (date: TradingDate, closesAt: number | undefined): DayRules => {
  const rules = rulesOf(date);
  if (closesAt === undefined) return rules;
  return {
    ...rules,
    closingFrom: atKathmandu(date, closesAt - CLOSING_MINUTES),
    closes: atKathmandu(date, closesAt),
  };
};

const marketOn = ({ date, listings, brokers, trades, closes }: LiveOptions): MarketState => {
  const state = openMarket(listings, brokers, { tradesPerDay: trades, firstDay: date });
  for (const stock of state.stocks) {
    const close = closes?.get(symbolOn(stock.listing, date));
    if (close !== undefined) stock.previousClose = close;
  }
  return state;
};

/** The move of all ordinary shares together, by their value. */
const marketMoveOf = (state: MarketState, stocks: readonly StockPlan[]): number => {
  let value = 0;
  let change = 0;
  for (const { position, previousClose, move } of stocks) {
    const stock = state.stocks[position];
    if (previousClose === null || stock?.listing.instrument !== 'Equity') continue;
    const weight = previousClose * stock.shares;
    value += weight;
    change += weight * move;
  }
  return value === 0 ? 0 : change / value;
};

export type LivePlan = DayPlan & { readonly state: MarketState };

/** A burst adds orders, so each price takes smaller steps to where it is drawn. */
const burstFactor = ({ bursts = [] }: LiveOptions, stocks: readonly StockPlan[]): number => {
  const planned = stocks.reduce((sum, { orders }) => sum + orders, 0);
  const extra = bursts.reduce(
    (sum, { seconds, perSecond }) => sum + (seconds * perSecond) / ROWS_PER_ORDER,
    0,
  );
  return planned === 0 ? 1 : 1 + extra / planned;
};

const redrawn = (plan: StockPlan, shift: number, factor: number): StockPlan => ({
  ...plan,
  move: plan.move + shift,
  // Any security may be asked for once; a plan of no orders would have no path to its price.
  orders: Math.max(1, Math.round(plan.orders * factor)),
});

export const planLiveDay = (options: LiveOptions): LivePlan => {
  const { seed, date, closesAt, marketMove } = options;
  const state = marketOn(options);
  const { rules, stocks } = planDay(state, rulesFor(date, closesAt), new Random(seed, 'live-plan', date));
  const shift = marketMove === undefined ? 0 : Math.log(1 + marketMove) - marketMoveOf(state, stocks);
  const factor = burstFactor(options, stocks);
  return {
    rules,
    state,
    stocks: stocks.map((plan) => redrawn(plan, shift, factor)),
  };
};
