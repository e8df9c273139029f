import { byKind } from '../by-kind.ts';
import { valuesOf } from '../parts.ts';
import { printValue } from '../print.ts';
import type { Condition, Measure, Rule, Timeframe } from '../tree.ts';

const isMeasure = (part: object): part is Measure => 'kind' in part && part.kind === 'measure';

/** The same rule on bars of another timeframe, where it names none itself. */
export const inTimeframe = <P>(part: P, timeframe: Timeframe): P => {
  if (Array.isArray(part)) return part.map((one: unknown) => inTimeframe(one, timeframe)) as P;
  if (part === null || typeof part !== 'object') return part;
  if (isMeasure(part) && part.timeframe === 'daily' && part.ago.of === 'bars') return { ...part, timeframe };
  return Object.fromEntries(
    Object.entries(part).map(([name, one]: [string, unknown]) => [name, inTimeframe(one, timeframe)]),
  ) as P;
};

export type Joined = { readonly rule: Rule; readonly joint: 'and' | 'or' };

const together = (kind: 'all' | 'any', rules: readonly Rule[]): Rule | null => {
  const [only] = rules;
  if (only === undefined) return null;
  return rules.length === 1 ? only : { kind, rules };
};

/** What stands between two `or` belongs together; the brackets say so. */
export const joinedRule = (parts: readonly Joined[]): Rule | null => {
  const groups: Rule[][] = [];
  for (const { rule, joint } of parts) {
    const last = groups.at(-1);
    if (last === undefined || joint === 'or') groups.push([rule]);
    else last.push(rule);
  }
  return together(
    'any',
    groups.flatMap((rules) => together('all', rules) ?? []),
  );
};

const firstCondition: (rule: Rule) => Condition | null = byKind<Rule, [], Condition | null>({
  compare: (rule) => rule,
  cross: (rule) => rule,
  within: (rule) => rule,
  between: (rule) => rule,
  course: (rule) => rule,
  state: () => null,
  all: ({ rules: [first] }) => (first === undefined ? null : firstCondition(first)),
  any: ({ rules: [first] }) => (first === undefined ? null : firstCondition(first)),
  not: ({ rule }) => firstCondition(rule),
  lasting: ({ rule }) => firstCondition(rule),
  lately: ({ rule }) => firstCondition(rule),
  count: ({ rule }) => firstCondition(rule),
});

/** What a rule speaks of first: in `rsi below 30 and above 20` the second part leaves it out. */
export const subjectOf = (rule: Rule): string | null => {
  const condition = firstCondition(rule);
  const [first] = condition === null ? [] : valuesOf(condition);
  return first === undefined ? null : printValue(first);
};
