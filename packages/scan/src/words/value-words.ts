import { byKind } from '../by-kind.ts';
import { unitOfValue } from '../check.ts';
import { measuresOf, shortestOf } from '../parts.ts';
import type { Aggregate, Operation, Value } from '../tree.ts';
import { WEEKS, barsWords, countWords, measureWords } from './measure-words.ts';
import { type Counting, numberWords } from './number-words.ts';
import type { ScanPhrase, Speech } from './speech.ts';

type Sum = Extract<Value, { kind: 'sum' }>;
type Window = Extract<Value, { kind: 'window' }>;

/** Lines that say how many times as much as usual. */
const MULTIPLES: ReadonlySet<string> = new Set([
  'volume_ratio.value',
  'volume_ratio_by_time.value',
  'consolidation.volume_ratio',
  'squeeze.volume_ratio',
  'volume_spike.ratio',
]);

/** What the numbers beside these values are counted in. */
export const countingOf = (values: readonly Value[]): Counting => {
  const unit = values.map(unitOfValue).find((one) => one !== 'plain') ?? 'plain';
  if (unit !== 'times') return unit;
  const measured = values.find(({ kind }) => kind === 'measure');
  const isMultiple = measured?.kind === 'measure' && MULTIPLES.has(`${measured.name}.${measured.line}`);
  return isMultiple ? 'multiple' : unit;
};

const bracketed = (text: string): string => `(${text})`;

/** What can stand within other values without brackets: a measure of now, or a number. */
const isSimple = (value: Value): boolean =>
  value.kind === 'number' || (value.kind === 'measure' && value.ago.count === 0);

const SIGNS = {
  '+': '{left} + {right}',
  '-': '{left} − {right}',
  '*': '{left} × {right}',
  '/': '{left} ÷ {right}',
} as const satisfies Record<Operation, ScanPhrase>;

/** What is added is counted alike; what is multiplied each in its own unit. */
const countingIn = (sum: Sum, part: Value, counting: Counting): Counting =>
  sum.operation === '+' || sum.operation === '-' ? counting : unitOfValue(part);

const operandWords = (speech: Speech, sum: Sum, part: Value, counting: Counting): string => {
  const text = valueWords(part, speech, countingIn(sum, part, counting));
  return isSimple(part) ? text : bracketed(text);
};

/** `2 times the average volume …`: the number and what it multiplies, whichever stands first. */
const timesOf = ({ operation, left, right }: Sum): readonly [number: Value, value: Value] | null => {
  if (operation !== '*') return null;
  if (left.kind === 'number') return [left, right];
  return right.kind === 'number' ? [right, left] : null;
};

const sumWords = (sum: Sum, speech: Speech, counting: Counting): string => {
  const times = timesOf(sum);
  if (times === null)
    return speech.say(SIGNS[sum.operation], {
      left: operandWords(speech, sum, sum.left, counting),
      right: operandWords(speech, sum, sum.right, counting),
    });
  const [number, value] = times;
  const text = valueWords(value, speech, unitOfValue(value));
  return speech.say('{count} times {value}', {
    count: valueWords(number, speech, 'plain'),
    value: value.kind === 'sum' ? bracketed(text) : text,
  });
};

const AGGREGATES = {
  max: 'the highest {value} of {period}',
  min: 'the lowest {value} of {period}',
  avg: 'the average {value} of {period}',
  sum: 'the total {value} of {period}',
  median: 'the median {value} of {period}',
  stdev: 'the standard deviation of the {value} of {period}',
  rank: 'the rank of the {value} among {period}',
  percentile: 'the percentile of the {value} among {period}',
  since_max: 'the bars since the highest {value} of {period}',
  since_min: 'the bars since the lowest {value} of {period}',
} as const satisfies Record<Aggregate, ScanPhrase>;

const periodWords = (speech: Speech, { value, span, isPrevious }: Window): string => {
  const bars =
    span.of === 'weeks'
      ? countWords(speech, span.count, WEEKS)
      : barsWords(speech, span.count, shortestOf(measuresOf(value)));
  return speech.say(isPrevious ? 'the {bars} before' : 'the last {bars}', { bars });
};

/** The range of a period: in Nepali a word of its own, without `high` or `low` in it. */
const rangeOf = ({ aggregate, value }: Window) => {
  if (value.kind !== 'measure' || !isSimple(value) || value.timeframe !== 'daily' || value.isRaw) return null;
  if (aggregate === 'max' && value.name === 'high') return 'the highest high of {period}';
  return aggregate === 'min' && value.name === 'low' ? 'the lowest low of {period}' : null;
};

const windowWords = (window: Window, speech: Speech): string => {
  const { aggregate, value } = window;
  const period = periodWords(speech, window);
  const range = rangeOf(window);
  if (range !== null) return speech.say(range, { period });
  const text = valueWords(value, speech, unitOfValue(value));
  return speech.say(AGGREGATES[aggregate], { value: isSimple(value) ? text : bracketed(text), period });
};

/**
 * A side of a condition. Nepali has no word between the two sides, so that a calculation stands in brackets there.
 */
export const sideWords = (value: Value, speech: Speech, counting: Counting): string => {
  const text = valueWords(value, speech, counting);
  const isCalculated = value.kind === 'sum' && timesOf(value) === null;
  return isCalculated && speech.language === 'ne' ? bracketed(text) : text;
};

/** A value within a sentence; its bare numbers are counted as what stands beside them. */
export const valueWords: (value: Value, speech: Speech, counting: Counting) => string = byKind<
  Value,
  [speech: Speech, counting: Counting],
  string
>({
  number: (number, speech, counting) => numberWords(speech, number, counting),
  measure: (measure, speech) => measureWords(speech, measure),
  sum: sumWords,
  window: windowWords,
});
