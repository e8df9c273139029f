import { type Instant, type Paisa, paisa } from '@chuli/kernel';
import type { StockPlan } from '../day-plan.ts';
import type { Fill } from '../desk.ts';
import { drawQuantity } from '../order-size.ts';
import type { Random } from '../random.ts';
import type { LiveDepth, LiveDepthLevel } from './event.ts';

const LEVELS = 5;
const WIDEST_SPREAD_TICKS = 3;
const MOST_ORDERS = 12;
/** Orders beyond the levels that are shown. */
const MOST_HIDDEN = 40;

type Side = { readonly direction: 1 | -1; readonly taken: ReadonlyMap<number, number> };

/** What an order takes, by price: it walks the book away from the best price, so all its prices are levels. */
const takenByPrice = (fills: readonly Fill[]): Map<number, number> => {
  const taken = new Map<number, number>();
  for (const { rate, quantity } of fills) taken.set(rate, (taken.get(rate) ?? 0) + quantity);
  return taken;
};

const levelAt = (rate: Paisa, least: number, plan: StockPlan, random: Random): LiveDepthLevel => {
  const spare = drawQuantity(plan, rate, random);
  return { rate, quantity: least + spare, orders: random.whole(1, MOST_ORDERS) };
};

/** Five levels from the best price outwards, as far as the limits of the day allow. */
const levelsFrom = (best: number, side: Side, plan: StockPlan, random: Random): LiveDepthLevel[] => {
  const levels: LiveDepthLevel[] = [];
  const { lower, upper } = plan.limits;
  for (let rate = best; levels.length < LEVELS && rate >= lower && rate <= upper;) {
    levels.push(levelAt(paisa(rate), side.taken.get(rate) ?? 0, plan, random));
    const isSwept = [...side.taken.keys()].some((price) => (price - rate) * side.direction > 0);
    rate += side.direction * plan.tick * (isSwept ? 1 : random.whole(1, 2));
  }
  return levels;
};

const NOTHING_TAKEN: ReadonlyMap<number, number> = new Map();

const totalOf = (levels: readonly LiveDepthLevel[], plan: StockPlan, random: Random): number =>
  levels.reduce((sum, { quantity }) => sum + quantity, 0) + random.whole(0, MOST_HIDDEN) * plan.lot;

/** The book in the moment before an order: it holds, at the best prices, everything the order is about to take. */
export const bookBefore = (
  fills: readonly Fill[],
  plan: StockPlan,
  at: Instant,
  random: Random,
): LiveDepth | null => {
  const first = fills[0];
  const last = fills[fills.length - 1];
  if (first === undefined || last === undefined) return null;
  const isBuy = last.rate === first.rate ? random.chance(0.5) : last.rate > first.rate;
  const direction = isBuy ? 1 : -1;
  const opposite = first.rate - direction * plan.tick * random.whole(1, WIDEST_SPREAD_TICKS);
  const resting = levelsFrom(first.rate, { direction, taken: takenByPrice(fills) }, plan, random);
  const other = levelsFrom(opposite, { direction: isBuy ? -1 : 1, taken: NOTHING_TAKEN }, plan, random);
  const [bids, asks] = isBuy ? [other, resting] : [resting, other];
  return {
    kind: 'depth',
    symbol: plan.symbol,
    at,
    bids,
    asks,
    totalBid: totalOf(bids, plan, random),
    totalAsk: totalOf(asks, plan, random),
  };
};
