import { type Paisa, type Rupees, paisa, proportion } from '@chuli/kernel';
import { averageRate } from '../../figures/figures.ts';

/** What one broker did in one stock: whole shares, and the parts of a share that ex-dates leave. */
export type Sides = {
  bought: number;
  sold: number;
  bought_amount: Paisa;
  sold_amount: Paisa;
  exact: { bought: number; sold: number };
};

/** Net buyers and net sellers: near-twins of every list are one list with a sign. */
export type Sign = 1 | -1;

export const netOf = ({ bought, sold }: Pick<Sides, 'bought' | 'sold'>): number => bought - sold;

export const isOn =
  (sign: Sign) =>
  (sides: Pick<Sides, 'bought' | 'sold'>): boolean =>
    sign * netOf(sides) > 0;

const ownSide = (sides: Sides, sign: Sign): { amount: Paisa; shares: number } =>
  sign > 0
    ? { amount: sides.bought_amount, shares: sides.exact.bought }
    : { amount: sides.sold_amount, shares: sides.exact.sold };

/** What it paid on average, or what it was paid; null where it did nothing on this side. */
export const ownAverage = (sides: Sides, sign: Sign): Rupees | null => {
  const { amount, shares } = ownSide(sides, sign);
  return averageRate(amount, shares);
};

/** Net × own buy average of a net buyer, net × own sell average of a net seller, rounded once. */
export const netValue = (sides: Sides): Paisa => {
  const net = netOf(sides);
  if (net === 0) return paisa(0);
  const { amount, shares } = ownSide(sides, net > 0 ? 1 : -1);
  return Number.isInteger(shares)
    ? proportion(amount, net, shares)
    : paisa(Math.round((amount * net) / shares));
};
