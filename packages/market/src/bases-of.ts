import type { Paisa, TradingDate } from '@chuli/kernel';
import type { Instrument } from './instruments.ts';
import { type Base, type OpenedSession, previousCloseOf } from './previous-close.ts';

/** A bar as it was traded, with the previous close that was printed beside it. */
export type StatedBar = {
  readonly traded_on: TradingDate;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly previous_close: Paisa | null;
};

export type SeriesFacts = {
  readonly instrument: Instrument;
  /** Oldest first. */
  readonly adjustments: readonly { readonly ex_on: TradingDate; readonly factor: number }[];
  /** A bar of any other day is an error of its source: nothing is measured from it. */
  readonly isSession: (day: TradingDate) => boolean;
};

/** The base of each bar of one share, oldest first. */
export const basesOf = (
  bars: readonly StatedBar[],
  { instrument, adjustments, isSession }: SeriesFacts,
): Base[] => {
  let last: OpenedSession['last'] = null;
  let next = 0;
  let since = 1;
  return bars.map(({ traded_on: date, high, low, close, previous_close: stated }) => {
    for (let due = adjustments[next]; due !== undefined && due.ex_on <= date; due = adjustments[++next]) {
      since *= due.factor;
    }
    const found = previousCloseOf({
      date,
      instrument,
      high,
      low,
      stated,
      last,
      factor: last === null ? 1 : since,
    });
    if (isSession(date)) {
      last = { on: date, close };
      since = 1;
    }
    return found;
  });
};
