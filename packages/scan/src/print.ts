import { byKind } from './by-kind.ts';
import { kindOf } from './measures.ts';
import {
  type Measure,
  type Rule,
  SCALES,
  type Scan,
  TURNOVER_FROM,
  USUAL_UNIVERSE,
  type Universe,
  type Value,
} from './tree.ts';

const plural = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`;

const printMeasure = ({ name, parameters, line, timeframe, ago, isRaw, isSector }: Measure): string => {
  const called = isSector === true ? `sector.${name}` : name;
  const kind = kindOf(name);
  const numbers = kind?.isNamed === true ? [line] : parameters;
  const of = numbers.length === 0 ? called : `${called}(${numbers.join(', ')})`;
  const withLine = kind?.isNamed === true || line === kind?.usual ? of : `${of}.${line}`;
  const within = timeframe === 'daily' ? withLine : `${withLine}, ${timeframe}`;
  const before = ago.count === 0 ? within : `${within} ${plural(ago.count, ago.of.slice(0, -1))} ago`;
  return isRaw ? `${before}, raw` : before;
};

/** Whether a part of a calculation needs brackets to be read as it is. */
const isLoose = (part: Value, operation: string, isRight: boolean): boolean => {
  if (part.kind !== 'sum') return false;
  const isSum = part.operation === '+' || part.operation === '-';
  if (operation === '*' || operation === '/') return isSum || isRight;
  return isRight;
};

const bracketed = (text: string, isNeeded: boolean): string => (isNeeded ? `(${text})` : text);

const MOST_DECIMALS = 14;

/** Never with an exponent, which a text does not have. */
export const decimal = (value: number): string => {
  const text = String(value);
  return text.includes('e') ? value.toFixed(MOST_DECIMALS).replace(/\.?0+$/u, '') : text;
};

export const printValue: (value: Value) => string = byKind<Value, [], string>({
  number: ({ value, scale }) => (scale === null ? decimal(value) : `${decimal(value)} ${scale}`),
  measure: printMeasure,
  sum: ({ operation, left, right }) => {
    const first = bracketed(printValue(left), isLoose(left, operation, false));
    return `${first} ${operation} ${bracketed(printValue(right), isLoose(right, operation, true))}`;
  },
  window: ({ aggregate, value, span, isPrevious }) => {
    const count = span.of === 'weeks' ? plural(span.count, 'week') : String(span.count);
    return `${aggregate}(${printValue(value)}, ${count})${isPrevious ? ' previous' : ''}`;
  },
});

/** A part of a rule that is made of others stands in brackets. */
const printPart = (rule: Rule): string =>
  bracketed(printRule(rule), rule.kind === 'all' || rule.kind === 'any');

const AS_IT_STANDS: ReadonlySet<Rule['kind']> = new Set(['compare', 'cross', 'within', 'between', 'state']);

/** What lasts or is counted: a condition as it stands, anything else in brackets. */
const printCounted = (rule: Rule): string => bracketed(printRule(rule), !AS_IT_STANDS.has(rule.kind));

const printState = ({ measure, words }: Extract<Rule, { kind: 'state' }>): string =>
  words.length === 1
    ? `${printMeasure(measure)} = ${words.join('')}`
    : `${printMeasure(measure)} in (${words.join(', ')})`;

export const printRule: (rule: Rule) => string = byKind<Rule, [], string>({
  compare: ({ left, comparison, right }) => `${printValue(left)} ${comparison} ${printValue(right)}`,
  cross: ({ left, way, right }) => `${printValue(left)} crosses ${way} ${printValue(right)}`,
  within: ({ value, percent, of }) => `${printValue(value)} within ${percent} % of ${printValue(of)}`,
  between: ({ value, from, to }) => `${printValue(value)} between ${printValue(from)} and ${printValue(to)}`,
  course: ({ value, way, bars }) => `${printValue(value)} ${way} for ${bars}`,
  state: printState,
  all: ({ rules }) => rules.map(printPart).join(' and '),
  any: ({ rules }) => rules.map(printPart).join(' or '),
  not: ({ rule }) => `not ${printPart(rule)}`,
  lasting: ({ rule, bars }) => `${printCounted(rule)} for ${bars}`,
  lately: ({ rule, bars }) => `${printCounted(rule)} in last ${bars}`,
  count: ({ rule, at, times, bars }) =>
    `${printCounted(rule)} ${at === 'least' ? 'at least' : 'exactly'} ${times} of ${bars}`,
});

const rupeesOf = (amount: number): string =>
  amount >= SCALES.lakh && amount % 1_000 === 0 ? `${amount / SCALES.lakh} lakh` : String(amount);

const printUniverse = (universe: Universe): string => {
  const { instruments, sectors, symbols, isMine, turnoverFrom, listedFrom } = universe;
  const usual = instruments.length === 0 ? 0 : TURNOVER_FROM;
  const parts = [
    ...(instruments.length === 0 ? ['all'] : instruments),
    ...sectors.map((sector) => `sector ${sector}`),
    ...(symbols.length === 0 ? [] : [`symbols ${symbols.join(', ')}`]),
    ...(isMine ? ['my stocks'] : []),
    ...(turnoverFrom === usual ? [] : [`turnover >= ${rupeesOf(turnoverFrom)}`]),
    ...(listedFrom === 0 ? [] : [`listed >= ${listedFrom} sessions`]),
  ];
  return parts.join(' and ');
};

const isUsual = (universe: Universe): boolean => JSON.stringify(universe) === JSON.stringify(USUAL_UNIVERSE);

/** The text of a scan; read again it is the same scan. */
export const printScan = ({ rule, universe, match, isForming }: Scan): string => {
  const of = isUsual(universe) ? '' : ` for ${printUniverse(universe)}`;
  return `${printRule(rule)}${of} as ${match}${isForming === true ? ' forming' : ''}`;
};
