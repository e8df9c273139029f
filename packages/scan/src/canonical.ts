import { byKind } from './by-kind.ts';
import { SCALES, type Rule, type Scan, type Universe, type Value } from './tree.ts';

/**
 * The same scan in one form, however it was written: scales are multiplied out, what may stand in any order is sorted,
 * and a comparison or a cross has its smaller side second. Equal scans are then equal texts, and are judged once.
 */

type Plain = Readonly<Record<string, unknown>>;

/** A text that is the same whichever order the fields of a node were written in: plain JSON with its fields sorted. */
export const keyOf = (node: unknown): string => {
  if (Array.isArray(node)) return `[${node.map(keyOf).join(',')}]`;
  if (node === null || typeof node !== 'object') return JSON.stringify(node);
  const fields = Object.keys(node).sort();
  return `{${fields.map((field) => `"${field}":${keyOf((node as Plain)[field])}`).join(',')}}`;
};

const compareKeys = (a: object, b: object): number => (keyOf(a) < keyOf(b) ? -1 : 1);

const canonicalNumber = ({ value, scale }: Extract<Value, { kind: 'number' }>): Value => ({
  kind: 'number',
  value: Number((scale === null || scale === '%' ? value : value * SCALES[scale]).toPrecision(12)),
  scale: scale === '%' ? '%' : null,
});

const canonicalValue: (value: Value) => Value = byKind<Value, [], Value>({
  number: canonicalNumber,
  measure: (measure) => measure,
  sum: (sum) => {
    const parts = [canonicalValue(sum.left), canonicalValue(sum.right)];
    const isSwappable = sum.operation === '+' || sum.operation === '*';
    const [left = sum.left, right = sum.right] = isSwappable ? parts.toSorted(compareKeys) : parts;
    return { ...sum, left, right };
  },
  window: (window) => ({ ...window, value: canonicalValue(window.value) }),
});

const TURNED = { '>': '>', '>=': '>=', '<': '>', '<=': '>=' } as const;

/** Parts of the same kind lie side by side; each stands once. */
const canonicalParts = (kind: 'all' | 'any', rules: readonly Rule[]): Rule => {
  const flat = rules.map(canonicalRule).flatMap((rule) => (rule.kind === kind ? rule.rules : [rule]));
  const byKey = new Map(flat.map((rule) => [keyOf(rule), rule]));
  const parts = [...byKey].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, rule]) => rule);
  const [only] = parts;
  return parts.length === 1 && only !== undefined ? only : { kind, rules: parts };
};

type Sides = { readonly left: Value; readonly right: Value };

const canonicalSides = ({ left, right }: Sides, isTurned: boolean): Sides =>
  isTurned
    ? { left: canonicalValue(right), right: canonicalValue(left) }
    : { left: canonicalValue(left), right: canonicalValue(right) };

const withPart = <R extends { readonly rule: Rule }>(rule: R): R => ({
  ...rule,
  rule: canonicalRule(rule.rule),
});

const canonicalRule: (rule: Rule) => Rule = byKind<Rule, [], Rule>({
  compare: (rule) => ({
    kind: 'compare',
    comparison: TURNED[rule.comparison],
    ...canonicalSides(rule, rule.comparison === '<' || rule.comparison === '<='),
  }),
  cross: (rule) => ({ kind: 'cross', way: 'above', ...canonicalSides(rule, rule.way === 'below') }),
  within: (rule) => ({ ...rule, value: canonicalValue(rule.value), of: canonicalValue(rule.of) }),
  between: (rule) => ({
    ...rule,
    value: canonicalValue(rule.value),
    from: canonicalValue(rule.from),
    to: canonicalValue(rule.to),
  }),
  course: (rule) => ({ ...rule, value: canonicalValue(rule.value) }),
  state: (rule) => ({ ...rule, words: [...new Set(rule.words)].toSorted() }),
  all: ({ rules }) => canonicalParts('all', rules),
  any: ({ rules }) => canonicalParts('any', rules),
  not: (rule) => (rule.rule.kind === 'not' ? canonicalRule(rule.rule.rule) : withPart(rule)),
  lasting: withPart,
  lately: withPart,
  count: withPart,
});

const canonicalUniverse = (universe: Universe): Universe => ({
  ...universe,
  instruments: universe.instruments.toSorted(),
  sectors: universe.sectors.toSorted(),
  symbols: [...new Set(universe.symbols)].toSorted(),
});

export const canonicalScan = ({ rule, universe, ...rest }: Scan): Scan => ({
  ...rest,
  rule: canonicalRule(rule),
  universe: canonicalUniverse(universe),
});

/** Equal scans have equal texts: under its hash they share what is computed of them. */
export const canonicalText = (scan: Scan): string => keyOf(canonicalScan(scan));
