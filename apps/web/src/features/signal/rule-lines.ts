import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, say, t } from '@chuli/language';
import type { ChartLine, PriceBar, PriceMark } from '@chuli/ui';
import { SIDE_WORDS, listTitle } from '../../shared/signal/signal-words.ts';

type Why = RepliedBy<'/data/signal-why/'>;

/** The bars around a signal as a chart has them. */
export const barsOf = ({ rows }: Pick<Why, 'rows'>): PriceBar[] =>
  rows.map(({ date, open, high, low, close, volume }, place) => {
    const before = rows[place - 1];
    return {
      date,
      open,
      high,
      low,
      close,
      volume,
      change: before === undefined ? 0 : close / before.close - 1,
    };
  });

/** Values that several lines of one indicator have names for; another line bears the name of the indicator. */
const LABELS: Readonly<Record<string, Phrase>> = {
  upper: 'upper',
  middle: 'middle',
  lower: 'lower',
  mother_high: 'mother high',
  mother_low: 'mother low',
  is_inside: 'inside',
};

/** Indicators whose prices stay for some bars and then leap. */
const LEAPING: ReadonlySet<string> = new Set(['inside-bar', 'donchian', 'breakout-retest', 'false-break']);

/** `inside.is_inside` says of a bar that something is so: a mark over it. */
const isMark = (field: string): boolean => field.startsWith('is_');

/** The prices that a rule reads, over the bars: the bands that were tight, the mother bar that was left. */
export const linesOf = ({ lines, rows }: Pick<Why, 'lines' | 'rows'>): ChartLine[] =>
  lines.flatMap(({ name, indicator, title, on_price: isPrice, values }): ChartLine[] => {
    const field = name.split('.')[1] ?? '';
    const look = { id: name, label: say(LABELS[field] ?? title), tone: 's1' } as const;
    if (isMark(field))
      return [
        {
          ...look,
          shape: 'above',
          values: rows.map(({ high }, place) => (values[place] === 1 ? high : null)),
        },
      ];
    return isPrice ? [{ ...look, shape: LEAPING.has(indicator) ? 'steps' : 'faint', values }] : [];
  });

/** Where the rule fired. */
export const markOf = ({ list, signal_on: date }: Pick<Why, 'list' | 'signal_on'>): PriceMark => ({
  date,
  text: `${listTitle(list)} · ${t(SIDE_WORDS[list.side])}`,
  sign: {
    letter: list.side === 'buy' ? 'B' : 'S',
    isFilled: true,
    direction: list.side === 'buy' ? 'up' : 'down',
  },
});
