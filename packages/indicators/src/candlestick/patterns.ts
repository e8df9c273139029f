import type { Pattern } from './pattern.ts';
import { CROWS_AND_SOLDIERS } from './rules/crows-and-soldiers.ts';
import { DOJI } from './rules/doji.ts';
import { ENGULFING } from './rules/engulfing.ts';
import { FOUR_AND_FIVE } from './rules/four-and-five.ts';
import { GAPS } from './rules/gaps.ts';
import { HAMMERS } from './rules/hammers.ts';
import { HIKKAKE } from './rules/hikkake.ts';
import { KICKING } from './rules/kicking.ts';
import { OWN } from './rules/own.ts';
import { PIERCING } from './rules/piercing.ts';
import { RARE_THREES } from './rules/rare-threes.ts';
import { SINGLE_LINES } from './rules/single-lines.ts';
import { STARS } from './rules/stars.ts';
import { TWO_CANDLES } from './rules/two-candles.ts';

const ROWS = [
  ...DOJI,
  ...SINGLE_LINES,
  ...HAMMERS,
  ...ENGULFING,
  ...KICKING,
  ...PIERCING,
  ...TWO_CANDLES,
  ...STARS,
  ...CROWS_AND_SOLDIERS,
  ...GAPS,
  ...RARE_THREES,
  ...FOUR_AND_FIVE,
  ...HIKKAKE,
  ...OWN,
] as const;

export type PatternId = (typeof ROWS)[number]['id'];

/** Every candlestick pattern: TA-Lib's, and those that traders name besides. */
export const PATTERNS: readonly (Pattern & { readonly id: PatternId })[] = ROWS;
