import type { Paisa, TradingDate } from '@chuli/kernel';
import type { SectorId, Side } from '@chuli/market';
import type { Fill, Moment } from './entry.ts';
import type { ExitReason, ExitRule } from './exit.ts';
import type { Tier } from './liquidity.ts';

/** What is measured: one kind of one family on one timeframe and side. */
export type Cell = {
  readonly family: string;
  readonly kind: string;
  readonly timeframe: 'hourly' | 'daily' | 'weekly';
  readonly side: Side;
};

/** A signal of a symbol by its daily bars: of a week, the last of the week; of an hour, the day of it. */
export type Firing = Cell & { readonly signal: Moment; readonly ownExit: Moment | null };

export type Sample = 'in' | 'out';

/** What is known of a trade with the signal, before anything follows. */
export type Setting = Cell & {
  readonly symbol: string;
  readonly signalOn: TradingDate;
  readonly isNewListing: boolean;
  readonly sector: SectorId | null;
  readonly year: number;
  readonly liquidity: Tier | null;
  readonly capitalisation: Tier | null;
  readonly sample: Sample;
};

/** Returns are shares of the order's amount: gross less fees and tax is net. Null is not known or not yet. */
export type Outcome = {
  readonly fill: Fill;
  readonly exit: ExitRule;
  readonly entryOn: TradingDate | null;
  readonly entryPrice: Paisa | null;
  readonly quantity: number | null;
  readonly exitReason: ExitReason | null;
  readonly exitOn: TradingDate | null;
  readonly exitPrice: Paisa | null;
  readonly heldSessions: number | null;
  readonly amount: Paisa | null;
  readonly proceeds: Paisa | null;
  readonly fees: Paisa | null;
  readonly tax: Paisa | null;
  readonly gross: number | null;
  readonly net: number | null;
  readonly market: number | null;
  readonly excess: number | null;
  /** The same shares in the same sessions at their average prices; null of hours, which know a part of the average. */
  readonly excessAtAverage: number | null;
};

export type Trade = Setting & Outcome;
