import type { Dated, SectorId } from '@chuli/market';
import type { Phrase } from '@chuli/language';
import type { Formula } from './formula.ts';
import type { StatedItem } from './items.ts';
import type { RatioId } from './ratio-ids.ts';

export const RATIO_GROUPS = [
  'worth',
  'profit',
  'growth',
  'debt',
  'lender',
  'insurer',
  'hydro',
  'company',
  'fund',
] as const;
export type RatioGroup = (typeof RATIO_GROUPS)[number];

/** A rate was printed in percent and is kept so; all else in percent is computed from fractions. */
export const RATIO_UNITS = ['rupees', 'percent', 'rate', 'times', 'crore', 'days', 'years'] as const;
export type RatioUnit = (typeof RATIO_UNITS)[number];

/** A line that a regulator or we draw: from there on a value is as it should be, or no longer is. */
export type Yardstick = {
  readonly side: 'at-least' | 'at-most';
  readonly line: Dated<number>;
  /** Where it differs by sector. */
  readonly sectors?: readonly SectorId[];
};

/** Everything about one ratio: its value, printed formula, explanation, place among companies and reasons follow from it. */
export type Ratio = {
  readonly id: RatioId;
  readonly words: Phrase;
  readonly group: RatioGroup;
  readonly formula: Formula;
  readonly unit: RatioUnit;
  /** Whether more is better, less is, or neither. */
  readonly better: 'up' | 'down' | 'none';
  readonly sectors: readonly SectorId[];
  /** As companies and sources print it; over twelve months where `ttm`. */
  readonly stated?: { readonly item: StatedItem; readonly bases: readonly ('stated' | 'ttm')[] };
  readonly yardsticks?: readonly Yardstick[];
  /** So many days after the end of the quarter what was printed then says nothing any more of a price. */
  readonly freshDays?: number;
};

/** What a value of the tree, in paisa and fractions, is multiplied by to be shown. */
export const SCALE: Readonly<Record<RatioUnit, number>> = {
  rupees: 1 / 100,
  percent: 100,
  rate: 1,
  times: 1,
  crore: 1 / 1_000_000_000,
  days: 1,
  years: 1,
};
