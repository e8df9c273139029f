import { type Paisa, paisa } from '@chuli/kernel';
import { dated } from './dated.ts';

/** What the shares in the hands of the public are worth at the close, from the smallest of each class on. */
export type FloatCapLines = { readonly high: Paisa; readonly mid: Paisa; readonly low: Paisa };

export const FLOAT_CAP_CLASSES = ['high', 'mid', 'low', 'ultra_low'] as const;
export type FloatCapClass = (typeof FLOAT_CAP_CLASSES)[number];

const ARAB = 100_00_00_000_00;

/** No official line exists. Below the last one a float is small (ultra-low). */
export const FLOAT_CAP_LINES = dated<FloatCapLines>([
  {
    from: null,
    to: null,
    value: { high: paisa(10 * ARAB), mid: paisa(3 * ARAB), low: paisa(ARAB) },
    source: 'Ours: on 21 August 2026 they part 217 shares into 42, 55, 83 and 37',
    confidence: 'assumed',
  },
]);

/** The class of a company by what its public shares are worth on a day; none where nobody holds any. */
export const floatCapClass = (floatCap: Paisa, lines: FloatCapLines): FloatCapClass | null => {
  if (floatCap <= 0) return null;
  return FLOAT_CAP_CLASSES.find((name) => name === 'ultra_low' || floatCap >= lines[name]) ?? null;
};
