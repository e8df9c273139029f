import { ScanFault, sentence } from './fault.ts';
import { kindOf } from './measures.ts';
import { readValue } from './read-value.ts';
import {
  type Reader,
  deeper,
  demand,
  demandNumber,
  demandOneOf,
  demandWhole,
  isNext,
  placed,
  take,
  takeAll,
  takeIf,
  tokenAt,
  unexpected,
} from './reader.ts';
import { COMPARISONS, type Condition, LIMITS, type Measure, type Rule, type Value } from './tree.ts';

const WINDOW = { from: 1, to: LIMITS.window };

/** What makes a condition of values; none of them stands within a value. */
const OF_RULES = new Set<string>([
  ...COMPARISONS,
  '=',
  'in',
  'is',
  'and',
  'or',
  'not',
  'crosses',
  'within',
  'between',
  'rises',
  'falls',
]);

/** Whether a bracket holds conditions. The brackets of a call hold values, whatever its name. */
const holdsRule = (reader: Reader): boolean => {
  const end = reader.closing.get(reader.at) ?? reader.tokens.length;
  for (let at = reader.at + 1; at < end; at += 1) {
    const [before, token] = [reader.tokens[at - 1], reader.tokens[at]];
    if (token === undefined) return false;
    if (token.text === '(' && before?.kind === 'word' && !OF_RULES.has(before.text.toLowerCase()))
      at = reader.closing.get(at) ?? end;
    else if (OF_RULES.has(token.text.toLowerCase())) return true;
  }
  return false;
};

/** The measure if it is a state that has words. */
const stateOf = (reader: Reader, value: Value): Measure => {
  if (value.kind === 'measure') return value;
  throw unexpected(reader, [], sentence('a comparison: only a state is or is not a word'));
};

const readWord = (reader: Reader, { name, line }: Measure): string => {
  const words = kindOf(name)?.lines.get(line)?.words ?? [];
  if (words.length === 0)
    throw unexpected(
      reader,
      [...COMPARISONS],
      sentence('> or <: {name} is a number, and prices are seldom equal', { name }),
    );
  return demandOneOf(reader, words);
};

const readState = (reader: Reader, value: Value): Condition => {
  const measure = stateOf(reader, value);
  if (!takeIf(reader, 'in')) {
    takeIf(reader, '=');
    return { kind: 'state', measure, words: [readWord(reader, measure)] };
  }
  demand(reader, '(');
  const words = [readWord(reader, measure)];
  while (takeIf(reader, ',')) words.push(readWord(reader, measure));
  demand(reader, ')');
  return { kind: 'state', measure, words };
};

const readWithin = (reader: Reader, value: Value): Condition => {
  const token = tokenAt(reader);
  const percent = demandNumber(reader);
  if (!(percent > 0 && percent <= 100))
    throw new ScanFault('not-understood', sentence('Write more than 0 % and at most 100 %.'), token);
  demand(reader, '%');
  demand(reader, 'of');
  return { kind: 'within', percent, value, of: readValue(reader) };
};

const readBetween = (reader: Reader, value: Value): Condition => {
  const from = readValue(reader);
  demand(reader, 'and');
  return { kind: 'between', value, from, to: readValue(reader) };
};

const readCourse = (reader: Reader, value: Value, way: 'rises' | 'falls'): Condition => {
  demand(reader, 'for');
  const bars = demandWhole(reader, WINDOW);
  takeBars(reader);
  return { kind: 'course', way, value, bars };
};

const takeBars = (reader: Reader): void => {
  if (isNext(reader, 'bars') || isNext(reader, 'bar')) take(reader);
};

const readComparison = (reader: Reader, left: Value): Condition => {
  const isSaid = takeIf(reader, 'is');
  if (isSaid && takeIf(reader, 'above'))
    return { kind: 'compare', comparison: '>', left, right: readValue(reader) };
  if (isSaid && takeIf(reader, 'below'))
    return { kind: 'compare', comparison: '<', left, right: readValue(reader) };
  const comparison = COMPARISONS.find((one) => isNext(reader, one));
  if (comparison !== undefined) {
    take(reader);
    return { kind: 'compare', comparison, left, right: readValue(reader) };
  }
  if (isSaid || isNext(reader, '=') || isNext(reader, 'in')) return readState(reader, left);
  throw unexpected(reader, [...COMPARISONS, 'crosses', 'within', 'between', 'rises', 'falls', 'is']);
};

const readCondition = (reader: Reader): Condition => {
  const from = reader.at;
  const value = readValue(reader);
  const read = (): Condition => {
    if (takeIf(reader, 'crosses')) {
      const way = demandOneOf(reader, ['above', 'below']);
      return { kind: 'cross', way, left: value, right: readValue(reader) };
    }
    if (takeAll(reader, 'is', 'within') || takeIf(reader, 'within')) return readWithin(reader, value);
    if (takeAll(reader, 'is', 'between') || takeIf(reader, 'between')) return readBetween(reader, value);
    if (takeIf(reader, 'rises')) return readCourse(reader, value, 'rises');
    if (takeIf(reader, 'falls')) return readCourse(reader, value, 'falls');
    return readComparison(reader, value);
  };
  return placed(reader, from, read());
};

/** How often, or for how long, a rule has to hold; a universe begins with `for` too, but not with a number. */
const readLasting = (reader: Reader, from: number, rule: Rule): Rule => {
  if (isNext(reader, 'for') && tokenAt(reader, 1).kind === 'number') {
    take(reader);
    const bars = demandWhole(reader, WINDOW);
    takeBars(reader);
    return placed(reader, from, { kind: 'lasting', rule, bars });
  }
  if (takeAll(reader, 'in', 'last')) {
    const bars = demandWhole(reader, WINDOW);
    takeBars(reader);
    return placed(reader, from, { kind: 'lately', rule, bars });
  }
  const isLeast = takeAll(reader, 'at', 'least');
  if (!isLeast && !takeIf(reader, 'exactly')) return rule;
  const times = demandWhole(reader, { from: isLeast ? 1 : 0, to: LIMITS.window });
  demand(reader, 'of');
  const bars = demandWhole(reader, { from: Math.max(times, 1), to: LIMITS.window });
  takeBars(reader);
  return placed(reader, from, { kind: 'count', rule, at: isLeast ? 'least' : 'exactly', times, bars });
};

const readTerm = (reader: Reader): Rule => {
  const from = reader.at;
  if (takeIf(reader, 'not'))
    return deeper(reader, () => placed(reader, from, { kind: 'not', rule: readTerm(reader) }));
  if (!isNext(reader, '(') || !holdsRule(reader)) return readLasting(reader, from, readCondition(reader));
  take(reader);
  const rule = deeper(reader, () => readRule(reader));
  demand(reader, ')');
  return readLasting(reader, from, rule);
};

export const readRule = (reader: Reader): Rule => {
  const from = reader.at;
  const first = readTerm(reader);
  const joint = ['and', 'or'].find((word) => isNext(reader, word));
  if (joint === undefined) return first;
  const rules = [first];
  while (takeIf(reader, joint)) rules.push(readTerm(reader));
  if (isNext(reader, 'and') || isNext(reader, 'or'))
    throw new ScanFault(
      'not-understood',
      sentence('Put brackets around the part that belongs together: “and” and “or” are mixed.'),
      tokenAt(reader),
      ['('],
    );
  return placed(reader, from, { kind: joint === 'and' ? 'all' : 'any', rules });
};
