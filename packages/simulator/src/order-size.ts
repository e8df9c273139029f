import type { StockPlan } from './day-plan.ts';
import type { Random } from './random.ts';

const SIZE_SPREAD = 1.2;
const ROUND_NUMBER_CHANCE = 0.65;
const SINGLE_FILL_CHANCE = 0.72;
const MOST_FILLS = 80;

/** People type round numbers: 10, 20, 50, 100, 500. */
const roundNumber = (quantity: number): number => {
  const unit = 10 ** Math.max(1, Math.floor(Math.log10(quantity)));
  return Math.round(quantity / unit) * unit;
};

/** Units of one trade, at least a board lot. */
export const drawQuantity = ({ ticket, lot }: StockPlan, price: number, random: Random): number => {
  const wanted = random.around((ticket / price) * Math.exp((-SIZE_SPREAD * SIZE_SPREAD) / 2), SIZE_SPREAD);
  const quantity = random.chance(ROUND_NUMBER_CHANCE) ? roundNumber(wanted) : Math.round(wanted);
  return Math.max(lot, quantity);
};

/** With how many counterparties an order is filled; most with one, a few with dozens. */
export const drawFills = (random: Random): number =>
  random.chance(SINGLE_FILL_CHANCE) ? 1 : Math.min(MOST_FILLS, 1 + Math.floor((1 - random.next()) ** -0.7));
