import { paisa } from '@chuli/kernel';
import type { Bar } from './bar.ts';
import type { DayPlan, StockPlan } from './day-plan.ts';
import { ROWS_PER_ORDER } from './market-moves.ts';
import type { Random } from './random.ts';

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

type Snap = (price: number) => number;

/** The price on the tick nearest to this one that the day's limits allow. */
const snapOf =
  ({ tick, limits }: StockPlan): Snap =>
  (price) =>
    clamp(Math.round(price / tick) * tick, limits.lower, limits.upper);

/** How far below and above its ends a path wavers: the extremes of a Brownian bridge, drawn exactly. */
const waver = (move: number, volatility: number, random: Random): number =>
  (Math.sqrt(move * move - 2 * volatility * volatility * Math.log(1 - random.next())) - Math.abs(move)) / 2;

/** The day's four prices without its trades: an opening near the reference, a path to the close and its extremes. */
const sketchPrices = (plan: StockPlan, { rules }: DayPlan, trades: number, random: Random) => {
  const snap = snapOf(plan);
  const drawn = plan.reference * Math.exp(plan.move * random.between(0.1, 0.5) + 0.004 * random.normal());
  const orderReach = (plan.reference * rules.bands.order) / 10_000;
  const open = plan.hasAuction
    ? clamp(snap(drawn), plan.opening.lower, plan.opening.upper)
    : snap(clamp(drawn, plan.reference - orderReach + plan.tick, plan.reference + orderReach - plan.tick));
  if (trades === 1) return { open, high: open, low: open, last: open };
  const reach = (rules.bands.order / 10_000) * 0.9 * (trades - 1);
  const target = plan.reference * Math.exp(plan.move);
  const last = snap(clamp(target, open * (1 - reach), open * (1 + reach)));
  const volatility = plan.volatility * Math.sqrt((trades - 2) / trades);
  const move = Math.log(last / open);
  const high = snap(Math.max(open, last) * Math.exp(waver(move, volatility, random)));
  const low = snap(Math.min(open, last) * Math.exp(-waver(move, volatility, random)));
  return { open, high: Math.max(high, open, last), low: Math.min(low, open, last), last };
};

const sketchVolume = (plan: StockPlan, price: number, trades: number, random: Random): number => {
  const usual = (plan.ticket / price) * trades * random.around(1, 1.2 / Math.sqrt(trades + 1));
  const lots = Math.max(1, Math.round(usual / plan.lot));
  return lots * plan.lot + (trades > 3 && plan.lot === 10 ? random.whole(0, 9) : 0);
};

/** A day whose trades are not kept: its bar alone, under the same rules. Null when nobody trades. */
export const sketchBar = (plan: StockPlan, day: DayPlan, random: Random): Bar | null => {
  if (plan.orders === 0) return null;
  const trades = plan.orders + random.poisson(plan.orders * (ROWS_PER_ORDER - 1));
  const { open, high, low, last } = sketchPrices(plan, day, trades, random);
  const middle = low + (high - low) * random.between(0.35, 0.65);
  const volume = sketchVolume(plan, middle, trades, random);
  const amount = high === low ? volume * high : Math.round((volume * middle) / plan.tick) * plan.tick;
  const isAverage = day.rules.closeRule === 'average-last-15-minutes' && trades > 8;
  const close = isAverage
    ? Math.round(last + (clamp(middle, low, high) - last) * random.between(0, 0.3))
    : last;
  return {
    symbol: plan.symbol,
    date: day.rules.date,
    open: paisa(open),
    high: paisa(high),
    low: paisa(low),
    close: paisa(close),
    lastTraded: paisa(last),
    volume,
    amount: paisa(amount),
    trades,
    vwap: paisa(Math.round(amount / volume)),
    previousClose: plan.previousClose,
  };
};
