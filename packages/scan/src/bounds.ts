import { byKind } from './by-kind.ts';
import { kindOf } from './measures.ts';
import { LIMITS, MOST_WEEKS, type Measure, type Rule, type Value } from './tree.ts';

/** Whether the numbers of a node are those that a text could have had: a tree may come from anywhere. */

const isWhole = (value: number, least: number, most: number): boolean =>
  Number.isInteger(value) && value >= least && value <= most;

const isSpan = (bars: number): boolean => isWhole(bars, 1, LIMITS.window);

const isMeasure = ({ name, line, parameters, timeframe, ago }: Measure): boolean => {
  const kind = kindOf(name);
  const of = kind?.lines.get(line);
  if (kind === undefined || of === undefined || parameters.length !== kind.parameters.length) return false;
  if (of.timeframes?.includes(timeframe) === false) return false;
  const areKept = kind.parameters.every(([, { lowest, highest, isWhole: isCounted }], place) => {
    const value = parameters[place] ?? Number.NaN;
    return value >= lowest && value <= highest && (!isCounted || Number.isInteger(value));
  });
  return areKept && isWhole(ago.count, 0, LIMITS.window);
};

export const isBounded: (node: Rule | Value) => boolean = byKind<Rule | Value, [], boolean>({
  number: ({ value }) => Number.isFinite(value),
  measure: isMeasure,
  sum: () => true,
  window: ({ span }) => isWhole(span.count, 1, span.of === 'weeks' ? MOST_WEEKS : LIMITS.window),
  compare: () => true,
  cross: () => true,
  within: ({ percent }) => percent > 0 && percent <= 100,
  between: () => true,
  course: ({ bars }) => isSpan(bars),
  state: ({ measure }) => isMeasure(measure),
  all: ({ rules }) => rules.length > 0,
  any: ({ rules }) => rules.length > 0,
  not: () => true,
  lasting: ({ bars }) => isSpan(bars),
  lately: ({ bars }) => isSpan(bars),
  count: ({ times, bars, at }) => isSpan(bars) && isWhole(times, at === 'least' ? 1 : 0, bars),
});
