import { type Paisa, paisa, toRupees } from '@chuli/kernel';
import type { Bar } from '@chuli/tape';
import { percentageChange, rupeesOrNull } from './figures.ts';

type Traded = Pick<Bar, 'open' | 'high' | 'low' | 'close' | 'volume' | 'amount' | 'trades'>;

/** A day's prices, what they are against the close before, and what changed hands. */
export const barFigures = (
  { open, high, low, close, volume, amount, trades }: Traded,
  previous: Paisa | null,
) => ({
  open: rupeesOrNull(open),
  high: toRupees(high),
  low: toRupees(low),
  close: toRupees(close),
  previous_close: rupeesOrNull(previous),
  change: previous === null ? null : toRupees(paisa(close - previous)),
  percentage_change: percentageChange(close, previous),
  volume,
  amount: rupeesOrNull(amount),
  trades,
});
