import { figureText, netSharesText } from '../formats/number-text.ts';
import type { PriceBar, PriceMark } from './price-bar.ts';

/** `close-to-close` are candles whose body begins at the previous close. */
export const CHART_TYPES = ['candles', 'close-to-close', 'bars', 'line', 'area'] as const;
export type ChartType = (typeof CHART_TYPES)[number];

export const CHART_SCALES = ['linear', 'log', 'percent'] as const;
export type ChartScale = (typeof CHART_SCALES)[number];

/** A series colour of the theme. */
export type SeriesTone = 's1' | 's2' | 's3' | 's4' | 's5';

/**
 * Columns rise and fall from zero in the colours of direction; a faint line accompanies another. In a pane there are
 * only these; over the prices a line may be steps, dots, marks and areas as well.
 */
export type LineShape =
  | 'line'
  | 'faint'
  | 'columns'
  | 'steps'
  | 'levels'
  | 'dots'
  | 'joined'
  | 'area'
  | 'zone'
  | 'above'
  | 'below'
  | 'shade';

export type ChartLine = {
  id: string;
  label: string;
  tone: SeriesTone;
  shape: LineShape;
  /** One a bar; null where there is nothing to say. */
  values: readonly (number | null)[];
  /** The other edge of an area. */
  until?: readonly (number | null)[];
  /** Which way it speaks for: above zero up, below zero down, and the colour is that of the direction. */
  ways?: readonly number[];
  /** What is counted, where it is no price and no pure number. */
  unit?: 'net-shares';
};

/** Whether its value is a figure to be read, or only says where a mark stands. */
export const isFigure = ({ shape }: ChartLine): boolean =>
  shape !== 'above' && shape !== 'below' && shape !== 'shade';

/** A value as it is read and as it stands on the scale. */
export const valueText = ({ unit }: Pick<ChartLine, 'unit'>, value: number): string =>
  unit === 'net-shares' ? netSharesText(value) : figureText(value);

export type ChartPane = {
  id: string;
  lines: readonly ChartLine[];
  /** Where a reader looks for the line to be above or below. */
  levels: readonly number[];
  /** What the lines cannot leave: all of it is shown. */
  scale?: readonly [lowest: number, highest: number];
};

/** Everything that is drawn. Lines have a value for each bar, in the same order. */
export type ChartContent = {
  bars: readonly PriceBar[];
  marks: readonly PriceMark[];
  type: ChartType;
  overlays: readonly ChartLine[];
  panes: readonly ChartPane[];
  /** Closes of other stocks: all then start at zero percent. */
  compare: readonly ChartLine[];
};

export const linesOf = ({
  overlays,
  panes,
  compare,
}: Pick<ChartContent, 'overlays' | 'panes' | 'compare'>): readonly ChartLine[] => [
  ...compare,
  ...overlays,
  ...panes.flatMap((pane) => pane.lines),
];

/** Whether only the last bar has changed, or one was added: what a tick does. */
export const isTick = (before: ChartContent, next: ChartContent): boolean => {
  const count = before.bars.length;
  const added = next.bars.length - count;
  return (
    count > 1 &&
    (added === 0 || added === 1) &&
    next.bars !== before.bars &&
    next.type === before.type &&
    next.marks === before.marks &&
    next.bars[0] === before.bars[0] &&
    next.bars[count - 2] === before.bars[count - 2] &&
    next.bars[count - 1]?.date === before.bars[count - 1]?.date
  );
};
