import type { Paisa, TradingDate } from '@chuli/kernel';
import type { Instrument } from '../instruments.ts';

/** A day of a stock as a publisher printed it, before or after it was judged. */
export type TradedBar = {
  readonly traded_on: TradingDate;
  readonly open: Paisa | null;
  readonly high: Paisa;
  readonly low: Paisa;
  readonly close: Paisa;
  readonly last_traded: Paisa | null;
  readonly volume: number;
  readonly amount: Paisa | null;
  readonly trades: number | null;
  readonly previous_close: Paisa | null;
  /** Letters of `BAR_FLAGS`. */
  readonly flags: string;
};

/** What the floorsheet says about a stock of a day: prices of board lots alone, null without one; sums of all trades. */
export type TradedDay = {
  readonly board: {
    readonly open: Paisa;
    readonly high: Paisa;
    readonly low: Paisa;
    readonly close: Paisa;
  } | null;
  readonly volume: number;
  readonly amount: Paisa;
  readonly trades: number;
};

/** The day's floorsheet about a stock: its figures, null where the sheet has no trade of it, undefined without a sheet. */
type AskFloorsheet = (date: TradingDate) => TradedDay | null | undefined;

export type Series = {
  /** Null where no list says what it is. */
  readonly instrument: Instrument | null;
  /** Sessions of the market from one day to a later one. */
  readonly sessionsBetween: (from: TradingDate, to: TradingDate) => number;
  readonly floorsheet: AskFloorsheet;
  /** What bonuses whose books closed after the one day and up to the other make of a price; 1 of none. */
  readonly bonusFactor: (after: TradingDate, to: TradingDate) => number;
};
