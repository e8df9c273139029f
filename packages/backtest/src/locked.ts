import { type Paisa, type TradingDate, paisa } from '@chuli/kernel';
import { type Instrument, type Side, lockedSide } from '@chuli/market';
import type { SessionBar } from './symbol-history.ts';

/** The close from which the day's limits are reckoned; null on a first bar that does not tell. */
const referenceClose = (bar: SessionBar, before: SessionBar | undefined): Paisa | null => {
  if (bar.previousClose !== null && bar.previousClose > 0) return bar.previousClose;
  if (before === undefined) return null;
  return paisa(Math.round((before.close * before.factor) / bar.factor));
};

/** The side against which a bar was locked; neither where nothing says what its limits were. */
export const lockedAgainst = (
  bar: SessionBar,
  before: SessionBar | undefined,
  date: TradingDate,
  instrument: Instrument,
): Side | null => {
  const base = referenceClose(bar, before);
  return base === null ? null : lockedSide(bar, { base, date, instrument });
};
