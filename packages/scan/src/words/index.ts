import type { Language } from '@chuli/language';
import { measuresOf, shortestOf } from '../parts.ts';
import { type FilterColumn, NAMED_AS } from '../filter/columns.ts';
import { parseFilterValue } from '../parse.ts';
import type { Condition, Rule, Scan, Value } from '../tree.ts';
import { conditionPieces } from './condition-words.ts';
import { lineWords } from './measure-words.ts';
import { ruleWords } from './rule-words.ts';
import { SPEECHES, type Speech } from './speech.ts';
import { matchWords, stocksWords } from './stocks-words.ts';
import { countingOf, valueWords } from './value-words.ts';

/** A sentence begins with a capital, and what it begins with may stand in brackets. */
const begun = (text: string): string => text.replace(/^\(*\p{Ll}/u, (start) => start.toUpperCase());

const wholeWords = ({ rule, universe, match, isForming }: Scan, speech: Speech): string => {
  const scan = speech.say('{rule}; {match}, of {stocks}', {
    rule: ruleWords(rule, speech),
    match: matchWords(speech, match, shortestOf(measuresOf(rule))),
    stocks: stocksWords(speech, universe),
  });
  return isForming === true
    ? speech.say('{scan}; on the bar that forms today, so it may change until the close', { scan })
    : scan;
};

/** What a scan, or a rule of one, says: `Weekly RSI (14) crosses above 30`. It has to be one that was checked. */
export const scanWords = (part: Scan | Rule, language: Language): string => {
  const speech = SPEECHES[language];
  return begun('universe' in part ? wholeWords(part, speech) : ruleWords(part, speech));
};

/** A piece of a condition: a side of it, how often or how near, or the words in between. */
export type ConditionPart = {
  readonly role: 'left' | 'right' | 'to' | 'percent' | 'bars' | 'relation';
  readonly text: string;
};

/** A condition for a row of the builder, in the order in which the language says it; joined it is its sentence. */
export const conditionParts = (condition: Condition, language: Language): ConditionPart[] =>
  conditionPieces(condition, SPEECHES[language]).map(({ blank, text }, place) => ({
    role: (blank ?? 'relation') as ConditionPart['role'],
    text: place === 0 ? begun(text) : text,
  }));

/** What a value is called, as for the head of a column: `RSI (14)`. */
export const valueName = (value: Value, language: Language): string =>
  begun(valueWords(value, SPEECHES[language], countingOf([value])));

/** What a value is called at the head of a column: a rate of change of days is the change of so many sessions. */
export const headName = (value: Value, language: Language): string => {
  if (value.kind !== 'measure' || value.name !== 'roc' || value.timeframe !== 'daily' || value.ago.count > 0)
    return valueName(value, language);
  const [count] = value.parameters;
  return count === undefined
    ? valueName(value, language)
    : SPEECHES[language].say('Change, {count} sessions', { count: String(count) });
};

/** What a line of a measure is called, whatever its settings: `Upper Bollinger band`. */
export const measureName = (name: string, line: string, language: Language): string =>
  begun(lineWords(SPEECHES[language], { name, line, parameters: [] }));

/** What a column of the stock filter is called. */
export const columnName = ({ id, text }: Pick<FilterColumn, 'id' | 'text'>, language: Language): string => {
  const named = NAMED_AS[id];
  return named === undefined ? headName(parseFilterValue(text), language) : measureName(...named, language);
};
