import type { Dice } from '@chuli/indicators/testing/random-candles';
import { type Cases, byKind } from '../src/by-kind.ts';
import { lineOf } from '../src/measures.ts';
import { MEASURES, PRICES } from '../src/measures.ts';
import { AGGREGATES, COMPARISONS, type Measure, type Rule, TIMEFRAMES, type Value } from '../src/tree.ts';

type Node = Rule | Value;

const other = <T>(random: Dice, list: readonly T[], than: T): T => {
  const others = list.filter((one) => one !== than);
  return others.length === 0 ? than : random.pick(others);
};

const nodesOf = (part: unknown): Node[] => {
  if (part === null || typeof part !== 'object') return [];
  const inside = Object.values(part).flatMap(nodesOf);
  return 'kind' in part ? [part as Node, ...inside] : inside;
};

/** The same tree with another node in the place of one. */
const replaced = (part: unknown, one: object, by: object): unknown => {
  if (part === one) return by;
  if (Array.isArray(part)) return part.map((item) => replaced(item, one, by));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, replaced(item, one, by)]));
};

const withParameter = (random: Dice, measure: Measure): Measure => {
  const kinds = MEASURES.get(measure.name)?.parameters ?? [];
  if (kinds.length === 0) return measure;
  const at = random.whole(0, kinds.length - 1);
  const parameters = measure.parameters.map((value, place) => {
    const parameter = kinds[place]?.[1];
    if (place !== at || parameter === undefined) return value;
    const step = parameter.isWhole ? 1 : 0.01;
    const next = Math.round((value + step) * 1_000) / 1_000;
    return next > parameter.highest ? parameter.lowest : next;
  });
  return { ...measure, parameters };
};

/** Another line, of this or of another measure, that is counted alike and has the same words. */
const withLine = (random: Dice, measure: Measure): Measure => {
  const { unit, words } = lineOf(measure);
  const alike = [...MEASURES.values()].flatMap(({ name, lines, parameters }) =>
    [...lines].flatMap(([line, of]) =>
      of.unit === unit && of.words.join() === words.join()
        ? [{ name, line, parameters: parameters.map(([, { usual }]) => usual) }]
        : [],
    ),
  );
  const of = random.pick(alike);
  return { ...measure, ...of, isRaw: measure.isRaw && PRICES.has(of.name) };
};

const alterMeasure = (random: Dice, measure: Measure): Measure => {
  const { ago, timeframe, name } = measure;
  switch (random.whole(0, 5)) {
    case 0:
      return withParameter(random, measure);
    case 1:
      return withLine(random, measure);
    case 2:
      return {
        ...measure,
        timeframe: other(random, TIMEFRAMES, timeframe),
        ago: { count: ago.count, of: 'bars' },
      };
    case 3:
      return { ...measure, ago: { ...ago, count: ago.count + 1 } };
    case 4:
      return timeframe === 'daily' && ago.count > 0
        ? { ...measure, ago: { ...ago, of: ago.of === 'bars' ? 'sessions' : 'bars' } }
        : measure;
    default:
      return PRICES.has(name) ? { ...measure, isRaw: !measure.isRaw } : measure;
  }
};

const alterWindow = (random: Dice, window: Extract<Value, { kind: 'window' }>): Value => {
  const { span, isPrevious, aggregate } = window;
  switch (random.whole(0, 3)) {
    case 0:
      return { ...window, isPrevious: !isPrevious };
    case 1:
      return { ...window, span: { ...span, count: span.count + 1 } };
    case 2:
      return { ...window, span: { ...span, of: span.of === 'bars' ? 'weeks' : 'bars' } };
    default:
      return { ...window, aggregate: other(random, AGGREGATES, aggregate) };
  }
};

const ADDED = { '+': '-', '-': '+', '*': '/', '/': '*' } as const;

const alterSum = (random: Dice, sum: Extract<Value, { kind: 'sum' }>): Value => {
  const { operation, left, right } = sum;
  if (random.next() < 0.4) return { ...sum, operation: ADDED[operation] };
  if (random.next() < 0.5 || left.kind !== 'sum') return { ...sum, left: right, right: left };
  // (a - b) - c becomes a - (b - c).
  return { ...left, right: { ...sum, left: left.right, right } };
};

const turned = <R extends { readonly left: Value; readonly right: Value }>(rule: R): R => ({
  ...rule,
  left: rule.right,
  right: rule.left,
});

type Joint = Extract<Rule, { rules: readonly Rule[] }>;

/** `a and (b or c)` becomes `(a and b) or c`. */
const regrouped = ({ kind, rules }: Joint): Rule | null => {
  const last = rules.at(-1);
  if (last === undefined || !('rules' in last) || last.kind === kind) return null;
  const [first, ...rest] = last.rules;
  if (first === undefined || rest.length === 0) return null;
  return { kind: last.kind, rules: [{ kind, rules: [...rules.slice(0, -1), first] }, ...rest] };
};

/** The other joint, or its last parts in brackets of their own. */
const alterJoint = (random: Dice, joint: Joint): Rule => {
  const { kind, rules } = joint;
  const inBrackets = regrouped(joint);
  if (inBrackets !== null && random.next() < 0.5) return inBrackets;
  const swapped = kind === 'all' ? 'any' : 'all';
  const [first, ...rest] = rules;
  if (random.next() < 0.5 || first === undefined || rest.length < 2) return { kind: swapped, rules };
  return { kind, rules: [first, { kind: swapped, rules: rest }] };
};

type Counted = Extract<Rule, { bars: number; rule: Rule }>;

/** `(a and b) for 3` becomes `a and b for 3`. */
const ofLast = (outer: Extract<Rule, { rule: Rule }>): Rule => {
  const { rule } = outer;
  const last = 'rules' in rule ? rule.rules.at(-1) : undefined;
  if (!('rules' in rule) || last === undefined) return rule;
  return { ...rule, rules: [...rule.rules.slice(0, -1), { ...outer, rule: last }] };
};

const alterCounted = (random: Dice, rule: Counted): Rule => {
  if ('rules' in rule.rule && random.next() < 0.5) return ofLast(rule);
  if (random.next() < 0.4) return { ...rule, bars: rule.bars + 1 };
  if (rule.kind === 'count')
    return random.next() < 0.5
      ? { ...rule, at: rule.at === 'least' ? 'exactly' : 'least' }
      : { ...rule, times: Math.max(1, rule.times - 1) };
  return random.next() < 0.5
    ? { ...rule, kind: rule.kind === 'lasting' ? 'lately' : 'lasting' }
    : { kind: 'count', rule: rule.rule, at: 'least', times: 1, bars: rule.bars };
};

const alterState = (random: Dice, rule: Extract<Rule, { kind: 'state' }>): Rule => {
  const { words } = lineOf(rule.measure);
  const count = random.whole(1, words.length);
  return { ...rule, words: [...new Set(Array.from({ length: count }, () => random.pick(words)))] };
};

const alter = byKind<Node, [random: Dice], Node>({
  number: (number, random) =>
    random.next() < 0.5
      ? { ...number, value: number.value + random.pick([1, 0.01, 1e-9, -1]) }
      : { ...number, scale: other(random, ['lakh', 'crore', 'arab', '%', null], number.scale) },
  measure: (measure, random) => alterMeasure(random, measure),
  sum: (sum, random) => alterSum(random, sum),
  window: (window, random) => alterWindow(random, window),
  compare: (rule, random) =>
    random.next() < 0.6 ? { ...rule, comparison: other(random, COMPARISONS, rule.comparison) } : turned(rule),
  cross: (rule, random) =>
    random.next() < 0.5 ? { ...rule, way: rule.way === 'above' ? 'below' : 'above' } : turned(rule),
  within: (rule, random) =>
    random.next() < 0.5
      ? { ...rule, percent: rule.percent + 1 }
      : { ...rule, value: rule.of, of: rule.value },
  between: (rule, random) =>
    random.next() < 0.5
      ? { ...rule, from: rule.to, to: rule.from }
      : { ...rule, value: rule.from, from: rule.value },
  course: (rule, random) =>
    random.next() < 0.5
      ? { ...rule, bars: rule.bars + 1 }
      : { ...rule, way: rule.way === 'rises' ? 'falls' : 'rises' },
  state: (rule, random) => alterState(random, rule),
  all: (rule, random) => alterJoint(random, rule),
  any: (rule, random) => alterJoint(random, rule),
  not: ofLast,
  lasting: (rule, random) => alterCounted(random, rule),
  lately: (rule, random) => alterCounted(random, rule),
  count: (rule, random) => alterCounted(random, rule),
} satisfies Cases<Node, [random: Dice], Node>);

/** A rule with one thing in it changed, be it only a setting: for laws that tell rules apart. It may break a limit. */
export const alteredRule = (random: Dice, rule: Rule): Rule => {
  const node = random.pick(nodesOf(rule));
  return replaced(rule, node, alter(node, random)) as Rule;
};
