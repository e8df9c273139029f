import { PATTERNS, candlesticks } from '@chuli/indicators';
import type { Side } from '../cell.ts';
import { type Kind, defineFamily, use } from '../define-family.ts';
import { hit } from '../reads.ts';

const settings = {
  relaxed: { label: 'Relaxed rules (1) or those of TA-Lib (0)', value: 0 },
  hold: { label: 'Bars until a firing ends', value: 5 },
};

type PatternId = (typeof PATTERNS)[number]['id'];

const SIDES_OF = {
  bullish: ['buy'],
  bearish: ['sell'],
  both: ['buy', 'sell'],
  neutral: [],
} as const satisfies Record<string, readonly Side[]>;

/** One kind a pattern. A pattern that only says that buyers and sellers are even has no side and is not a signal. */
const kinds = Object.fromEntries(
  PATTERNS.filter(({ side }) => SIDES_OF[side].length > 0).map(({ id, title, side }): [PatternId, Kind] => [
    id,
    { means: title, timeframes: ['daily', 'weekly'], every: true, sides: SIDES_OF[side] },
  ]),
) as Record<PatternId, Kind>;

/** Every pattern by the strict rules of TA-Lib, told at the bar that completes it. */
export const candlestick = defineFamily({
  id: 'candlestick',
  idea: 'Shapes of one to five candles, by strict rules',
  version: 1,
  readsOpen: true,
  settings,
  kinds,
  uses: { candles: use(candlesticks, { relaxed: settings.relaxed.value }) },
  among: ({ candles }) => candles.now ?? [],
  conditions: ({ kind, side }) => [
    {
      says:
        side === 'buy' ? 'The bar completes the pattern upwards' : 'The bar completes the pattern downwards',
      left: hit('candles', kind, side),
      is: '>',
      right: 0,
      unit: 'state',
    },
  ],
  exit: () => ({ bars: settings.hold.value }),
  path: () => null,
});
