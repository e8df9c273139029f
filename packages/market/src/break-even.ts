import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import type { Instrument } from './instruments.ts';
import { tickSize } from './ticks.ts';
import { tradeCost } from './trade-cost.ts';

export type Holding = {
  /** The day of the sale: its fees and its tick apply. */
  date: TradingDate;
  instrument: Instrument;
  quantity: number;
  /** Everything paid for the holding, fees included. */
  cost: Paisa;
  dpCharge?: Paisa;
};

/**
 * The lowest price at which selling all of it brings back what was paid. Proceeds never fall as the price rises,
 * even where a slab ends, because the lower rate then applies to the whole amount.
 */
export const breakEvenPrice = (holding: Holding): Paisa => {
  const tick = tickSize(holding.date, holding.instrument, paisa(Math.floor(holding.cost / holding.quantity)));
  const brings = (ticks: number): number =>
    tradeCost({ ...holding, side: 'sell', amount: paisa(ticks * tick * holding.quantity) }).total;

  let low = Math.floor(holding.cost / holding.quantity / tick);
  let high = low + 1;
  while (brings(high) < holding.cost) high *= 2;
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (brings(middle) < holding.cost) low = middle;
    else high = middle;
  }
  return paisa(high * tick);
};
