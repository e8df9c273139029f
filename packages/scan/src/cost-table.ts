import type { Aggregate, Span } from './tree.ts';

/** What each kind of step takes, by the names of the table. */
export type StepName =
  | 'amount'
  | 'trades'
  | 'change'
  | 'band_used'
  | 'listed'
  | 'turnover'
  | 'given'
  | 'raw'
  | 'shift'
  | 'sessions'
  | 'sum'
  | 'quotient'
  | 'aligned value'
  | 'compare'
  | 'cross'
  | 'within'
  | 'state'
  | 'part'
  | 'not'
  | 'count'
  | 'aligned truth';

/** What windows of so many bars, or weeks, take; between two it is between theirs. */
export type Points = Readonly<Record<number, number>>;

/** With its usual numbers, and what is added for each by which a number is larger. */
export type IndicatorCost = readonly [usual: number, more?: Readonly<Record<string, number>>];

/** Measured by `npm run bench -- scan --measure`: multiples of the reference, so that the speed of a machine drops out. */
export type UnitCosts = {
  /** Nanoseconds that the reference takes a bar, on the machine on which the others were measured. */
  readonly reference: number;
  /** A stock, and each step of it, however many bars it has. */
  readonly stock: number;
  readonly step: number;
  /** A bar of each step. */
  readonly steps: Readonly<Record<StepName, number>>;
  readonly windows: Readonly<Record<Aggregate, Readonly<Record<Span['of'], Points>>>>;
  /** What all candlestick patterns share. */
  readonly candles: number;
  readonly indicators: Readonly<Record<string, IndicatorCost>>;
};

/** The scan that the others are measured against. */
export const REFERENCE = 'close > ema(21)';
