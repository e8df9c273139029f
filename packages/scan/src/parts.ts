import { byKind } from './by-kind.ts';
import { type Condition, type Measure, type Rule, TIMEFRAMES, type Timeframe, type Value } from './tree.ts';

/** The values that a condition compares, in the order in which they are written. */
export const valuesOf = byKind<Condition, [], readonly Value[]>({
  compare: ({ left, right }) => [left, right],
  cross: ({ left, right }) => [left, right],
  within: ({ value, of }) => [value, of],
  between: ({ value, from, to }) => [value, from, to],
  course: ({ value }) => [value],
  state: ({ measure }) => [measure],
});

const measuresIn: (value: Value) => readonly Measure[] = byKind<Value, [], readonly Measure[]>({
  number: () => [],
  measure: (measure) => [measure],
  sum: ({ left, right }) => [...measuresIn(left), ...measuresIn(right)],
  window: ({ value }) => measuresIn(value),
});

/** The conditions of a rule, in the order in which they are written. */
export const conditionsOf = (rule: Rule): Condition[] => {
  if (rule.kind === 'all' || rule.kind === 'any') return rule.rules.flatMap(conditionsOf);
  if (rule.kind === 'not' || rule.kind === 'lasting' || rule.kind === 'lately' || rule.kind === 'count')
    return conditionsOf(rule.rule);
  return [rule];
};

const isRule = (part: Rule | Value): part is Rule =>
  part.kind !== 'number' && part.kind !== 'measure' && part.kind !== 'sum' && part.kind !== 'window';

/** All measures that a rule or a value reads. */
export const measuresOf = (part: Rule | Value): readonly Measure[] =>
  isRule(part) ? conditionsOf(part).flatMap(valuesOf).flatMap(measuresIn) : measuresIn(part);

/** Of several timeframes the shortest; daily where there is none. */
export const shortestOf = (measures: readonly Measure[]): Timeframe =>
  TIMEFRAMES.find((one) => measures.some(({ timeframe }) => timeframe === one)) ?? 'daily';
