import type { AnyIndicator } from './define-indicator.ts';

/** What a value says by the levels that its indicator is read by. */
export const READINGS = [
  'oversold',
  'overbought',
  'between',
  'above-zero',
  'below-zero',
  'no-trend',
  'trend-begins',
  'trend',
  'weak',
  'strong',
  'tight',
  'wide',
  'above-average',
  'below-average',
] as const;
export type Reading = (typeof READINGS)[number];

/** Words below the first level, between it and the last, and above; a value on a level is between. */
type Scale = {
  readonly under: Reading;
  readonly within: Reading | null;
  readonly over: Reading;
  /** The lines that are read by the levels; all that are drawn where none is named. */
  readonly lines?: readonly string[];
};

const OSCILLATOR: Scale = { under: 'oversold', within: 'between', over: 'overbought' };
const ROUND_ZERO: Scale = { under: 'below-zero', within: null, over: 'above-zero' };
const AVERAGE: Scale = { under: 'below-average', within: null, over: 'above-average' };

const SCALES: Readonly<Record<string, Scale>> = {
  rsi: OSCILLATOR,
  'stoch-rsi': OSCILLATOR,
  stochastic: OSCILLATOR,
  mfi: OSCILLATOR,
  'williams-r': OSCILLATOR,
  cci: OSCILLATOR,
  macd: ROUND_ZERO,
  ppo: ROUND_ZERO,
  trix: ROUND_ZERO,
  roc: ROUND_ZERO,
  momentum: ROUND_ZERO,
  cmf: ROUND_ZERO,
  'chaikin-oscillator': ROUND_ZERO,
  adx: { under: 'no-trend', within: 'trend-begins', over: 'trend', lines: ['adx'] },
  aroon: { under: 'weak', within: 'between', over: 'strong' },
  'bandwidth-rank': { under: 'tight', within: 'between', over: 'wide' },
  'volume-ratio': AVERAGE,
  'volume-ratio-by-time': AVERAGE,
};

/** The scale of a line; null where no level is published by which to read it. */
const scaleOf = (id: string, line: string): Scale | null => {
  const scale = SCALES[id];
  return scale === undefined || scale.lines?.includes(line) === false ? null : scale;
};

/** What a line of an indicator says at a value; null where no level is published by which to read it. */
export const readingOf = (
  { id, drawing }: Pick<AnyIndicator, 'id' | 'drawing'>,
  line: string,
  value: number,
): Reading | null => {
  const scale = scaleOf(id, line);
  const drawn = drawing?.lines.find(({ field }) => field === line);
  if (scale === null || drawn === undefined) return null;
  const levels = drawing?.levels ?? [];
  const shown = value * (drawn.times ?? 1);
  if (shown < Math.min(...levels)) return scale.under;
  return shown > Math.max(...levels) ? scale.over : scale.within;
};
