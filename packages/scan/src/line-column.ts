import { at, lend, once, silence, toldBy } from '@chuli/indicators';
import type { ValueStep } from './compile.ts';
import type { Frame } from './frame.ts';
import { NUMBER_OF_WORD } from './indicator-lines.ts';

type LineStep = Extract<ValueStep, { do: 'line' }>;
type ByLine = Readonly<Record<string, Float64Array>>;

const numberIn = (value: unknown, isNone: boolean): number => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return NUMBER_OF_WORD[value] ?? Number.NaN;
  return isNone ? 0 : Number.NaN;
};

/** Steps an indicator over the bars, into a column for each of its lines that somebody reads. */
const steppedBy = ({ columns, bars }: Frame, { indicator, chosen, read }: LineStep): ByLine => {
  const wanted = [...read].map(([line, words]) => ({
    line,
    isNone: words.includes('none'),
    into: lend(columns),
  }));
  const state = indicator.init(chosen);
  for (let bar = 0; bar < columns.length; bar += 1) {
    const candle = bars.candles[bar];
    const told = candle === undefined ? null : indicator.step(state, candle);
    for (const { line, isNone, into } of wanted) {
      if (told === null) into[bar] = Number.NaN;
      else if (typeof told === 'number') into[bar] = told;
      else into[bar] = numberIn((told as Readonly<Record<string, unknown>>)[line], isNone);
    }
  }
  return Object.fromEntries(wanted.map(({ line, into }) => [line, into]));
};

/** Where an indicator is past its warm-up, a state that is none of its words is `none`. */
const withNone = ({ columns }: Frame, told: Float64Array, { indicator, chosen }: LineStep): Float64Array => {
  const into = lend(columns);
  const from = indicator.warmup(chosen);
  silence(columns, into, from);
  for (let bar = from; bar < columns.length; bar += 1)
    into[bar] = Number.isNaN(at(told, bar)) ? 0 : at(told, bar);
  return into;
};

/** The most bars that a candlestick pattern spans. */
const PATTERN_BARS = 5;

/**
 * A pattern is told with how far it goes either way; as a word it is only the way. A body without a known opening price
 * is an invention: nothing is said of bars that may be part of one.
 */
const asWays = ({ columns, bars }: Frame, told: Float64Array): Float64Array => {
  const into = lend(columns);
  let lacking = -PATTERN_BARS;
  for (let bar = 0; bar < columns.length; bar += 1) {
    if (bars.more?.hasOpen[bar] === 0) lacking = bar;
    into[bar] = bar - lacking < PATTERN_BARS ? Number.NaN : Math.sign(at(told, bar));
  }
  return into;
};

const isPattern = ({ words }: LineStep): boolean => words.includes('bullish') && words.includes('none');

/** What it tells as it is told: from its own columns, or stepped. */
const toldColumn = (frame: Frame, step: LineStep): Float64Array => {
  const { indicator, chosen, use, line, words } = step;
  const column = toldBy(indicator, frame.columns, chosen, use)?.[line];
  if (column !== undefined) return words.includes('none') ? withNone(frame, column, step) : column;
  const stepped = once(frame.columns, `${use} stepped`, () => steppedBy(frame, step))[line];
  if (stepped === undefined) throw new RangeError(`nobody said that ${line} of ${use} is read`);
  return stepped;
};

const made = (frame: Frame, step: LineStep): Float64Array => {
  const told = toldColumn(frame, step);
  return isPattern(step) ? asWays(frame, told) : told;
};

/** A line of an indicator over all bars of the stock at hand, computed once whoever reads it. */
export const lineColumn = (frame: Frame, step: LineStep): Float64Array =>
  once(frame.columns, `${step.use}.${step.line}`, () => made(frame, step));
