import type { Cell, Side } from '../cell.ts';
import type { Clause } from '../clause.ts';
import { type Family, type Use, defineFamily, use } from '../define-family.ts';
import { type DivergenceAges, macdDivergenceAges, rsiDivergenceAges } from '../readings/divergence-ages.ts';
import {
  type DivergenceSeen,
  confirmed,
  lately,
  reach,
  triggered,
  turningBar,
  usesOf,
} from './divergence-clauses.ts';
import { sellSuffix } from './mirrored.ts';

const TIMEFRAMES = ['daily', 'hourly'] as const;

const KINDS = {
  regular: { means: 'Price and oscillator disagree: the move tires', timeframes: TIMEFRAMES, every: true },
  hidden: { means: 'They disagree the other way: the trend goes on', timeframes: TIMEFRAMES, every: true },
  'regular-with-price-action': {
    means: 'A turning bar follows a regular divergence',
    timeframes: TIMEFRAMES,
  },
  'hidden-with-price-action': { means: 'A turning bar follows a hidden divergence', timeframes: TIMEFRAMES },
  signal: { means: 'Price passes its last bars after a divergence of either sort', timeframes: TIMEFRAMES },
} as const;
type DivergenceKind = keyof typeof KINDS;

const conditionsOf = (
  kind: DivergenceKind,
  side: Side,
  unit: 'rupees' | 'points',
): Clause<DivergenceSeen>[] => {
  if (kind === 'regular' || kind === 'hidden') return confirmed(kind, side, unit);
  if (kind === 'signal') return [[lately.regular[side], lately.hidden[side]], triggered[side]];
  return [lately[kind === 'regular-with-price-action' ? 'regular' : 'hidden'][side], turningBar[side]];
};

/** What the addresses call a kind; the regular one goes without a name. */
const IN_PATH: Readonly<Record<DivergenceKind, string>> = {
  regular: '',
  hidden: '-hidden',
  'regular-with-price-action': '-with-price-action',
  'hidden-with-price-action': '-hidden-with-price-action',
  signal: '-signal',
};

type Oscillator = {
  readonly id: string;
  readonly name: string;
  readonly unit: 'rupees' | 'points';
  readonly settings: Family['settings'];
  readonly divergence: Use<DivergenceAges>;
};

/**
 * Two neighbouring swings of price that the oscillator does not follow, told when the second swing is confirmed, some
 * bars after its extreme. Regular: a further extreme on less strength. Hidden: the reverse, within a trend.
 */
const divergenceOf = ({ id, name, unit, settings, divergence }: Oscillator): Family =>
  defineFamily({
    id,
    idea: `Swings of the price that the ${name} does not follow`,
    version: 1,
    settings: { ...settings, ...reach },
    kinds: KINDS,
    uses: usesOf(divergence),
    conditions: ({ kind, side }) => conditionsOf(kind, side, unit),
    exit: () => ({ bars: reach.hold.value }),
    path: ({ kind, side, timeframe }: Cell<DivergenceKind>) =>
      `/data/v2/${id}${IN_PATH[kind]}-${timeframe}/${sellSuffix(side)}`,
  });

const swings = {
  left: reach.left.value,
  right: reach.right.value,
  nearest: reach.nearest.value,
  furthest: reach.furthest.value,
};

const macdSettings = {
  fast: { label: 'Fast bars of the MACD', value: 12 },
  slow: { label: 'Slow bars of the MACD', value: 26 },
  signal: { label: 'Bars of the MACD signal', value: 9 },
};

const rsiSettings = { period: { label: 'Bars of the RSI', value: 14 } };

export const macdDivergenceFamily = divergenceOf({
  id: 'macd-divergence',
  name: 'MACD',
  unit: 'rupees',
  settings: macdSettings,
  divergence: use(macdDivergenceAges, {
    fast: macdSettings.fast.value,
    slow: macdSettings.slow.value,
    signal: macdSettings.signal.value,
    ...swings,
  }),
});

export const rsiDivergenceFamily = divergenceOf({
  id: 'rsi-divergence',
  name: 'RSI',
  unit: 'points',
  settings: rsiSettings,
  divergence: use(rsiDivergenceAges, { period: rsiSettings.period.value, ...swings }),
});
