import { paisa, toRupees, percentageChange } from '@chuli/kernel';
import type { Bar } from '@chuli/tape/stock';
import { rupeesOrNull } from './figures.ts';

type Traded = Pick<Bar, 'open' | 'high' | 'low' | 'close' | 'volume' | 'amount' | 'trades' | 'base'>;

/** A day's prices, what they are against the close before, and what changed hands. */
export const barFigures = ({ open, high, low, close, volume, amount, trades, base }: Traded) => ({
  open: rupeesOrNull(open),
  high: toRupees(high),
  low: toRupees(low),
  close: toRupees(close),
  previous_close: rupeesOrNull(base),
  change: base === null ? null : toRupees(paisa(close - base)),
  percentage_change: percentageChange(close, base),
  volume,
  amount: rupeesOrNull(amount),
  trades,
});
