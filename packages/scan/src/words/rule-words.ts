import { byKind } from '../by-kind.ts';
import { measuresOf, shortestOf } from '../parts.ts';
import type { Condition, Rule } from '../tree.ts';
import { conditionPieces } from './condition-words.ts';
import { barsWords } from './measure-words.ts';
import type { ScanPhrase, Speech } from './speech.ts';

const bracketed = (text: string, isNeeded: boolean): string => (isNeeded ? `(${text})` : text);

const conditionWords = (condition: Condition, speech: Speech): string =>
  conditionPieces(condition, speech)
    .map(({ text }) => text)
    .join('');

const CONDITIONS: ReadonlySet<Rule['kind']> = new Set<Condition['kind']>([
  'compare',
  'cross',
  'within',
  'between',
  'course',
  'state',
]);

/** Whatever has an `and` or `or` of its own, or is counted, stands in brackets within another rule. */
const isCompound = (rule: Rule): boolean =>
  !CONDITIONS.has(rule.kind) || (rule.kind === 'state' && rule.words.length > 1);

const partWords = (rule: Rule, speech: Speech): string =>
  bracketed(ruleWords(rule, speech), isCompound(rule));

/** A course counts bars itself. */
const countedWords = (rule: Rule, speech: Speech): string =>
  bracketed(ruleWords(rule, speech), isCompound(rule) || rule.kind === 'course');

const joinedWords = (
  rules: readonly Rule[],
  speech: Speech,
  phrase: '{one} and {other}' | '{one} or {other}',
): string =>
  rules.map((rule) => partWords(rule, speech)).reduce((one, other) => speech.say(phrase, { one, other }));

type Counted = Extract<Rule, { rule: Rule; bars: number }>;

const blanksOf = ({ rule, bars }: Counted, speech: Speech): { rule: string; bars: string } => ({
  rule: countedWords(rule, speech),
  bars: barsWords(speech, bars, shortestOf(measuresOf(rule))),
});

const TIMES = {
  least: '{rule}, on at least {times} of the last {bars}',
  exactly: '{rule}, on exactly {times} of the last {bars}',
} as const satisfies Record<Extract<Rule, { kind: 'count' }>['at'], ScanPhrase>;

export const ruleWords: (rule: Rule, speech: Speech) => string = byKind<Rule, [speech: Speech], string>({
  compare: conditionWords,
  cross: conditionWords,
  within: conditionWords,
  between: conditionWords,
  course: conditionWords,
  state: conditionWords,
  all: ({ rules }, speech) => joinedWords(rules, speech, '{one} and {other}'),
  any: ({ rules }, speech) => joinedWords(rules, speech, '{one} or {other}'),
  not: ({ rule }, speech) => speech.say('it is not so that {rule}', { rule: partWords(rule, speech) }),
  lasting: (rule, speech) => speech.say('{rule}, {bars} in a row', blanksOf(rule, speech)),
  lately: (rule, speech) => speech.say('{rule}, at least once in the last {bars}', blanksOf(rule, speech)),
  count: (rule, speech) =>
    speech.say(TIMES[rule.at], { ...blanksOf(rule, speech), times: String(rule.times) }),
});
