import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, digits, languageNow, t } from '@chuli/language';
import { valueName } from '@chuli/scan/words';
import { quantityText, rupeesText, shareText, signedPercentText } from '@chuli/ui';

type Reply = RepliedBy<'/data/indicators/'>;
export type LineRow = Reply['rows'][number];

export const GROUP_WORDS: Readonly<Record<LineRow['group'], Phrase>> = {
  trend: 'Trend',
  momentum: 'Momentum',
  volatility: 'Volatility',
  volume: 'Volume',
  level: 'Levels',
  structure: 'Structure',
};

export const READING_WORDS: Readonly<Record<NonNullable<LineRow['reading']>, Phrase>> = {
  oversold: 'oversold',
  overbought: 'overbought',
  between: 'neutral',
  'above-zero': 'above zero',
  'below-zero': 'below zero',
  'no-trend': 'no trend',
  'trend-begins': 'trend begins',
  trend: 'strong trend',
  weak: 'weak',
  strong: 'strong',
  tight: 'tight',
  wide: 'wide',
  'above-average': 'above average',
  'below-average': 'below average',
};

type State = Extract<LineRow['value'], string>;

const STATE_WORDS: Readonly<Record<State, Phrase>> = {
  up: 'up',
  down: 'down',
  mixed: 'mixed',
  none: 'none there',
  bullish: 'bullish',
  bearish: 'bearish',
  regular: 'regular',
  hidden: 'hidden',
  high: 'a high',
  low: 'a low',
  demand: 'demand zone',
  supply: 'supply zone',
  long: 'long',
  short: 'short',
  yes: 'there',
  no: 'none there',
};

/** As a figure is written everywhere: with a minus, not a hyphen. */
const plainText = (value: number): string => digits(String(value)).replace('-', '−');

const FIGURES: Readonly<Record<LineRow['unit'], (value: number) => string>> = {
  rupees: rupeesText,
  percent: (value) => `${signedPercentText(value)} %`,
  times: plainText,
  shares: quantityText,
  bars: quantityText,
  points: (value) => shareText(value),
  state: plainText,
  plain: plainText,
};

/** A value as it is written in its own unit. */
export const lineValue = (value: LineRow['value'], unit: LineRow['unit']): string | null => {
  if (value === null) return null;
  return typeof value === 'string' ? t(STATE_WORDS[value]) : FIGURES[unit](value);
};

/** The name of a line with its numbers: `RSI (14)`. The timeframe is said by the page. */
export const lineName = ({ indicator, line, parameters }: LineRow): string =>
  valueName(
    {
      kind: 'measure',
      name: indicator,
      line,
      parameters,
      timeframe: 'daily',
      ago: { count: 0, of: 'bars' },
      isRaw: false,
    },
    languageNow(),
  );
