import { type Candle, WORDS } from '@chuli/indicators';
import type { DrawnIndicator } from '@chuli/indicators/drawn';
import type { ChartLine, PriceBar } from '@chuli/ui';

type DrawnLine = DrawnIndicator['drawing']['lines'][number];
type Values = Pick<ChartLine, 'values' | 'until' | 'ways'>;

const DAY_LENGTH = 'YYYY-MM-DD'.length;

/** Minutes after midnight of a bar within a session, `2024-06-10 11:15`; bars of a day and longer have no time. */
const minuteOf = (date: string): number =>
  date.length === DAY_LENGTH ? 0 : 60 * Number(date.slice(11, 13)) + Number(date.slice(14, 16));

/** The bars as indicators take them. Where the reach of a bar is not known, it is that of its body. */
export const candlesOf = (bars: readonly PriceBar[]): Candle[] => {
  let session = -1;
  let day = '';
  let opening = 0;
  return bars.map(({ date, open, high, low, close, volume }) => {
    const minute = minuteOf(date);
    if (date.slice(0, DAY_LENGTH) !== day) {
      day = date.slice(0, DAY_LENGTH);
      session += 1;
      opening = minute;
    }
    return {
      open: open ?? close,
      high: high ?? Math.max(open ?? close, close),
      low: low ?? Math.min(open ?? close, close),
      close,
      volume: volume ?? 0,
      amount: null,
      market: null,
      session,
      minute: minute - opening,
    };
  });
};

const fieldOf = (output: unknown, field: string): unknown =>
  typeof output === 'object' && output !== null ? (output as Record<string, unknown>)[field] : output;

const numberOf = (output: unknown, field: string): number | null => {
  const value = fieldOf(output, field);
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
};

const wayOf = (output: unknown, { way, side }: DrawnLine): number => {
  const told = way === undefined ? side : fieldOf(output, way);
  return typeof told === 'number' ? told : typeof told === 'string' ? (WORDS[told] ?? 0) : 0;
};

/** Where a mark stands that says only that something is so. */
const placeAt = ({ high, low, close }: Candle, shape: DrawnLine['shape']): number => {
  if (shape === 'above') return high;
  return shape === 'below' ? low : close;
};

const valueOf = (output: unknown, line: DrawnLine, candle: Candle): number | null => {
  const { field, is, shape, times = 1 } = line;
  if (is !== undefined) return fieldOf(output, field) === is ? placeAt(candle, shape) : null;
  if (shape === 'shade') return wayOf(output, line) === 0 ? null : candle.close;
  const value = numberOf(output, field);
  return value === null ? null : times * value;
};

/** The bar that a value is about: it may have been known later, or stand for the next. */
const placeOf = (index: number, output: unknown, { back }: DrawnLine, isForNext: boolean): number =>
  index + (isForNext ? 1 : 0) - (back === undefined ? 0 : (numberOf(output, back) ?? 0));

const hasWay = ({ way, side }: DrawnLine): boolean => way !== undefined || side !== undefined;

/** One line of an indicator over the bars: nothing before it knows, each value at the bar that it is about. */
export const valuesOf = (
  line: DrawnLine,
  { isForNext }: Pick<DrawnIndicator['drawing'], 'isForNext'>,
  outputs: readonly unknown[],
  candles: readonly Candle[],
): Values => {
  const values = Array.from<number | null>({ length: candles.length }).fill(null);
  const until = line.until === undefined ? undefined : values.slice();
  const ways = hasWay(line) ? values.map(() => 0) : undefined;
  for (const [index, output] of outputs.entries()) {
    if (output === null) continue;
    const at = placeOf(index, output, line, isForNext === true);
    const candle = candles[at];
    const value = candle === undefined ? null : valueOf(output, line, candle);
    if (value === null) continue;
    values[at] = value;
    if (until !== undefined) until[at] = numberOf(output, line.until ?? '');
    if (ways !== undefined) ways[at] = wayOf(output, line);
  }
  return { values, ...(until && { until }), ...(ways && { ways }) };
};
