import type { StockSymbol, TradingDate } from '@chuli/kernel';

export const ACTION_KINDS = [
  'bonus',
  'right',
  'bonus and right',
  'split',
  'merger',
  'dividend',
  'restated',
] as const;

/** Why earlier prices are multiplied: `dividend` only of funds, `restated` where nothing but the exchange says so. */
export type ActionKind = (typeof ACTION_KINDS)[number];

export const CONFIDENCES = ['certain', 'likely', 'doubtful'] as const;

/** Certain and likely ones are applied; a doubtful one waits for an operator and changes no price until then. */
export type Confidence = (typeof CONFIDENCES)[number];

/** One thing that speaks for a factor or against it, and the factor that it alone would give, where it gives one. */
export type Evidence = {
  readonly by: 'declared' | 'stated' | 'moved' | 'listed' | 'operator' | 'doubt';
  readonly words: string;
  readonly factor: number | null;
};

/** A day from which earlier prices of a stock are multiplied by a factor. */
export type Finding = {
  readonly symbol: StockSymbol;
  readonly ex_on: TradingDate;
  readonly kind: ActionKind;
  readonly factor: number;
  /** From when on a reader could know of it; never after the ex-date. */
  readonly known_on: TradingDate;
  readonly confidence: Confidence;
  readonly evidence: readonly Evidence[];
};
