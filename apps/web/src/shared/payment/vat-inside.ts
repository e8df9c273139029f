import { type Rupees, fromRupees, proportion, toRupees } from '@chuli/kernel';

/** The VAT that a price holds, to the paisa: total × rate ÷ (100 + rate). */
export const vatInside = (price: Rupees, percent: number): Rupees =>
  toRupees(proportion(fromRupees(price), percent, 100 + percent));
