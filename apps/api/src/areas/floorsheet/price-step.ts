import { MOST_PRICE_STEPS } from '@chuli/contracts';

/** Ticks of a step: round ones, so that rungs lie at prices that a trader reads. */
const ROUND = [1, 2, 5];

/** The tick, or so many of them that a ladder over all prices is not too long. */
export const priceStep = (prices: readonly number[], tick: number, most = MOST_PRICE_STEPS): number => {
  const span =
    prices.reduce((most, price) => Math.max(most, price), 0) -
    prices.reduce((least, price) => Math.min(least, price), Infinity);
  const least = Math.max(1, (span / tick + 1) / (most - 1));
  const power = 10 ** Math.floor(Math.log10(least));
  return tick * power * (ROUND.find((times) => times * power >= least) ?? 10);
};
