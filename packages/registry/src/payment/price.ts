import { type Paisa, paisa, proportion } from '@chuli/kernel';

/** Khalti takes no less; other gateways are asked for no less either. */
export const LEAST_TOTAL = paisa(1_000);

/** VAT is 13 % and inside the price: 13 parts of 113 (Value Added Tax Act 2052, standard rate). */
const vatInside = (total: Paisa): Paisa => proportion(total, 13, 113);

/** What a purchase costs, part by part: list − credit − discount = total, and VAT is inside the total. */
export type Price = {
  readonly list: Paisa;
  readonly credit: Paisa;
  readonly discount: Paisa;
  readonly vat: Paisa;
  readonly total: Paisa;
};

/** A discount is taken from what is left after the credit, and never takes the price below the least. */
export const priceOf = ({
  list,
  credit,
  percentOff,
}: {
  list: Paisa;
  credit: Paisa;
  percentOff: number;
}): Price => {
  const left = paisa(list - credit);
  const discount = paisa(Math.min(proportion(left, percentOff, 100), Math.max(0, left - LEAST_TOTAL)));
  const total = paisa(left - discount);
  return { list, credit, discount, vat: vatInside(total), total };
};
