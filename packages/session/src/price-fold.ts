/** The figures of one trade that a bar is made of. */
export type Figures = {
  readonly contract: number;
  readonly quantity: number;
  readonly rate: number;
  readonly amount: number;
  readonly at: number | null;
};

/**
 * A bar in the making. First and last are the smallest and the largest contract, which within a symbol is the order
 * of time, so the bar is the same in whatever order its trades arrive.
 */
export type PriceFold = {
  open: number;
  openContract: number;
  high: number;
  low: number;
  last: number;
  lastContract: number;
  lastQuantity: number;
  /** NaN where it is not known: a number that is never boxed. */
  lastAt: number;
  volume: number;
  amount: number;
  trades: number;
};

const NONE_YET = -1;

export const newFold = (): PriceFold => ({
  open: 0,
  openContract: Number.MAX_SAFE_INTEGER,
  high: 0,
  low: Number.MAX_SAFE_INTEGER,
  last: 0,
  lastContract: NONE_YET,
  lastQuantity: 0,
  lastAt: Number.NaN,
  volume: 0,
  amount: 0,
  trades: 0,
});

/** Whether any trade was large enough to set a price. */
export const hasPrice = (fold: PriceFold): boolean => fold.lastContract !== NONE_YET;

/** Every trade counts in volume, amount and number; odd lots set no price. */
export const addTrade = (fold: PriceFold, trade: Figures, setsPrice: boolean): void => {
  fold.volume += trade.quantity;
  fold.amount += trade.amount;
  fold.trades += 1;
  if (!setsPrice) return;
  if (trade.rate > fold.high) fold.high = trade.rate;
  if (trade.rate < fold.low) fold.low = trade.rate;
  if (trade.contract < fold.openContract) {
    fold.open = trade.rate;
    fold.openContract = trade.contract;
  }
  if (trade.contract > fold.lastContract) {
    fold.last = trade.rate;
    fold.lastContract = trade.contract;
    fold.lastQuantity = trade.quantity;
    fold.lastAt = trade.at ?? Number.NaN;
  }
};
