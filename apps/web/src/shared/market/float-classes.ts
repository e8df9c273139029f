import type { RowOf } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';

export type FloatClass = NonNullable<RowOf<'/data/market-cap/'>['category']>;

export const FLOAT_CLASS_WORDS: Readonly<Record<FloatClass, Phrase>> = {
  high: 'High float',
  mid: 'Mid float',
  low: 'Low float',
  ultra_low: 'Ultra-low float',
};

/** From the largest on. */
export const FLOAT_CLASSES = Object.keys(FLOAT_CLASS_WORDS) as FloatClass[];
