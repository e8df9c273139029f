import type { Paisa, StockSymbol, TradingDate } from '@chuli/kernel';
import { isTradingDay } from '@chuli/market';
import type { Broker } from '../brokers.ts';
import type { Listing } from '../listing.ts';

/** More business than usual: `perSecond` further trades on average, from this minute of the day. */
export type Burst = { readonly from: number; readonly seconds: number; readonly perSecond: number };

/** Minutes are minutes since midnight in Kathmandu. */
export type LiveOptions = {
  readonly seed: number;
  readonly date: TradingDate;
  readonly listings: readonly Listing[];
  readonly brokers: readonly Broker[];
  /** Trades of the whole day to expect, bursts aside. */
  readonly trades: number;
  /** Closes of the session before; a security without one begins at the start price of its listing. */
  readonly closes?: ReadonlyMap<StockSymbol, Paisa>;
  /** Index closes of the session before, in hundredths of a point; 1,000 points where unknown. */
  readonly indexCloses?: ReadonlyMap<number, number>;
  readonly bursts?: readonly Burst[];
  /** Where the market as a whole is drawn to, as a fraction: −0.12 runs into the index halts. */
  readonly marketMove?: number;
  /** The busiest security is stopped for a while. */
  readonly securityHalt?: { readonly at: number; readonly minutes: number };
  /** Trading is suspended without notice and does not resume. */
  readonly suspendAt?: number;
  /** A half day ends here. */
  readonly closesAt?: number;
  /** By default what the calendar says of the day. */
  readonly isHoliday?: boolean;
  /** The book of one security is shown at most this often. */
  readonly depthEveryMs?: number;
};

export const isHolidayOn = ({ date, isHoliday }: LiveOptions): boolean => isHoliday ?? !isTradingDay(date);
