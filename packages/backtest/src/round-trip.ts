import { type Paisa, type TradingDate, daysBetween, paisa } from '@chuli/kernel';
import { type Instrument, boardLot, capitalGainsTax, tradeCost } from '@chuli/market';
import { ORDER_AMOUNT } from './parameters.ts';

/** Whole shares for the order's money, and at least the smallest order of the ordinary market. */
export const orderQuantity = (price: Paisa, date: TradingDate, instrument: Instrument): number =>
  Math.max(boardLot(date, instrument), Math.floor(ORDER_AMOUNT / price));

export type Leg = { readonly date: TradingDate; readonly price: Paisa; readonly factor: number };

export type RoundTrip = {
  readonly amount: Paisa;
  /** What the shares were worth at the exit, those of bonus and right issues included. */
  readonly proceeds: Paisa;
  readonly fees: Paisa;
  readonly tax: Paisa;
};

const grownProceeds = (entry: Leg, exit: Leg, quantity: number): Paisa =>
  paisa(Math.round((quantity * exit.price * exit.factor) / entry.factor));

/**
 * A purchase and its sale by an individual with the dated fees and taxes of NEPSE. A right is worth what the restated
 * price says; bonus shares have no cost of their own; cash dividends are not counted.
 */
export const boughtAndSold = (entry: Leg, exit: Leg, quantity: number, instrument: Instrument): RoundTrip => {
  const amount = paisa(quantity * entry.price);
  const proceeds = grownProceeds(entry, exit, quantity);
  const bought = tradeCost({ date: entry.date, side: 'buy', instrument, amount });
  const sold = tradeCost({ date: exit.date, side: 'sell', instrument, amount: proceeds });
  const tax = capitalGainsTax({
    date: exit.date,
    gain: paisa(sold.total - bought.total),
    heldDays: daysBetween(entry.date, exit.date),
    holder: 'individual',
  });
  return { amount, proceeds, fees: paisa(bought.total - amount + proceeds - sold.total), tax };
};

/** The same shares left alone: nobody can sell short here, so after a sell signal nothing is paid or earned. */
export const leftAlone = (entry: Leg, exit: Leg, quantity: number): RoundTrip => ({
  amount: paisa(quantity * entry.price),
  proceeds: grownProceeds(entry, exit, quantity),
  fees: paisa(0),
  tax: paisa(0),
});
