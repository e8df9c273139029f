import type { Piece } from '@chuli/language';
import { byKind } from '../by-kind.ts';
import { lineOf } from '../measures.ts';
import { measuresOf, shortestOf, valuesOf } from '../parts.ts';
import { decimal } from '../print.ts';
import type { Comparison, Condition } from '../tree.ts';
import { barsWords, measureWords } from './measure-words.ts';
import type { ScanPhrase, Speech } from './speech.ts';
import { countingOf, sideWords } from './value-words.ts';

type Of<K extends Condition['kind']> = Extract<Condition, { kind: K }>;
type Sided = Of<'compare'> | Of<'cross'>;

const COMPARED = {
  '>': '{left} is above {right}',
  '>=': '{left} is at least {right}',
  '<': '{left} is below {right}',
  '<=': '{left} is at most {right}',
} as const satisfies Record<Comparison, ScanPhrase>;

const CROSSED = {
  above: '{left} crosses above {right}',
  below: '{left} crosses below {right}',
} as const satisfies Record<Of<'cross'>['way'], ScanPhrase>;

const COURSES = {
  rises: '{left} rises {bars} in a row',
  falls: '{left} falls {bars} in a row',
} as const satisfies Record<Of<'course'>['way'], ScanPhrase>;

const STATES: Readonly<Record<string, ScanPhrase>> = {
  up: 'is up',
  down: 'is down',
  mixed: 'is mixed',
  none: 'is absent',
  bullish: 'is bullish',
  bearish: 'is bearish',
  regular: 'is regular',
  hidden: 'is hidden',
  high: 'is a high',
  low: 'is a low',
  demand: 'is a demand zone',
  supply: 'is a supply zone',
  long: 'is long',
  short: 'is short',
  buy: 'is a buy',
  sell: 'is a sell',
};

/** A line that moves with the price has a way to point. */
const POINTING: Readonly<Record<string, ScanPhrase>> = { up: 'points up', down: 'points down' };

const stateWords = ({ sayName, say }: Speech, { measure, words }: Of<'state'>): string => {
  const states = measure.name === 'supertrend' ? POINTING : STATES;
  return words
    .map((word) => sayName(states[word] ?? word))
    .reduce((one, other) => say('{one} or {other}', { one, other }));
};

const TURNED = { '>': '<', '>=': '<=', '<': '>', '<=': '>=' } as const;

/** A number stands on the right: `30 > rsi(14)` is an RSI below 30. */
const turned = (condition: Sided): Sided => {
  const { left, right } = condition;
  if (left.kind !== 'number' || right.kind === 'number') return condition;
  return condition.kind === 'cross'
    ? { ...condition, way: condition.way === 'above' ? 'below' : 'above', left: right, right: left }
    : { ...condition, comparison: TURNED[condition.comparison], left: right, right: left };
};

type Turn = '{left} appears' | '{left} turns up' | '{left} turns down';

/** What is said of a state that is 1 or 0 where it is compared with a number. */
const PRESENCE: ReadonlyMap<string, 'is there' | 'is absent'> = new Map([
  ['> 0', 'is there'],
  ['>= 1', 'is there'],
  ['< 1', 'is absent'],
  ['<= 0', 'is absent'],
]);

/** What is said of a state that crosses zero: of one that is 1 or 0, and of one that is up or down. */
const turnOf = (way: 'above' | 'below', words: readonly string[]): Turn | null => {
  if (words.length === 0) return way === 'above' ? '{left} appears' : null;
  if (words.join(' ') !== 'up down') return null;
  return way === 'above' ? '{left} turns up' : '{left} turns down';
};

/** A state beside a number has words of its own; null where it is compared as a number. */
const statePieces = (sided: Sided, speech: Speech): Piece[] | null => {
  const { left: measure, right } = sided;
  if (measure.kind !== 'measure' || right.kind !== 'number' || right.scale !== null) return null;
  const { unit, words } = lineOf(measure);
  if (unit !== 'state') return null;
  const left = measureWords(speech, measure);
  if (sided.kind === 'cross') {
    const phrase = right.value === 0 ? turnOf(sided.way, words) : null;
    return phrase === null ? null : speech.pieces(phrase, { left });
  }
  const presence = words.length === 0 ? PRESENCE.get(`${sided.comparison} ${right.value}`) : undefined;
  return presence === undefined
    ? null
    : speech.pieces('{left} {right}', { left, right: speech.say(presence) });
};

const sidedPieces = (condition: Sided, speech: Speech): Piece[] => {
  const sided = turned(condition);
  const ofState = statePieces(sided, speech);
  if (ofState !== null) return ofState;
  const counting = countingOf([sided.left, sided.right]);
  return speech.pieces(sided.kind === 'cross' ? CROSSED[sided.way] : COMPARED[sided.comparison], {
    left: sideWords(sided.left, speech, counting),
    right: sideWords(sided.right, speech, counting),
  });
};

/** A condition in the pieces of its sentence, in the order in which the language says them. */
export const conditionPieces: (condition: Condition, speech: Speech) => Piece[] = byKind<
  Condition,
  [speech: Speech],
  Piece[]
>({
  compare: sidedPieces,
  cross: sidedPieces,
  within: ({ value, percent, of }, speech) => {
    const counting = countingOf([value, of]);
    return speech.pieces('{left} is within {percent} of {right}', {
      left: sideWords(value, speech, counting),
      percent: `${decimal(percent)} %`,
      right: sideWords(of, speech, counting),
    });
  },
  between: (condition, speech) => {
    const counting = countingOf(valuesOf(condition));
    return speech.pieces('{left} is between {right} and {to}', {
      left: sideWords(condition.value, speech, counting),
      right: sideWords(condition.from, speech, counting),
      to: sideWords(condition.to, speech, counting),
    });
  },
  course: ({ value, way, bars }, speech) =>
    speech.pieces(COURSES[way], {
      left: sideWords(value, speech, countingOf([value])),
      bars: barsWords(speech, bars, shortestOf(measuresOf(value))),
    }),
  state: (condition, speech) =>
    speech.pieces('{left} {right}', {
      left: measureWords(speech, condition.measure),
      right: stateWords(speech, condition),
    }),
});
