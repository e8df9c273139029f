import { MEASURES, kindOf } from '../measures.ts';
import { decimal } from '../print.ts';
import type { Ago, Measure, Timeframe } from '../tree.ts';
import { MEASURE_NAMES } from './measure-names.ts';
import type { ScanPhrase, Speech } from './speech.ts';

type OneAndMany = readonly [one: ScanPhrase, many: ScanPhrase];

/** A day is a session in which the stock traded; a longer or shorter bar is called one. */
const BARS = {
  half_hourly: ['{count} half-hourly bar', '{count} half-hourly bars'],
  hourly: ['{count} hourly bar', '{count} hourly bars'],
  daily: ['{count} session', '{count} sessions'],
  weekly: ['{count} weekly bar', '{count} weekly bars'],
  monthly: ['{count} monthly bar', '{count} monthly bars'],
} as const satisfies Record<Timeframe, OneAndMany>;

const MARKET_SESSIONS = ['{count} market session', '{count} market sessions'] as const satisfies OneAndMany;
export const WEEKS = ['{count} week', '{count} weeks'] as const satisfies OneAndMany;

type Counted = (typeof BARS)[Timeframe] | typeof MARKET_SESSIONS | typeof WEEKS;

export const countWords = ({ say }: Speech, count: number, [one, many]: Counted): string =>
  say(count === 1 ? one : many, { count: String(count) });

export const barsWords = (speech: Speech, count: number, timeframe: Timeframe): string =>
  countWords(speech, count, BARS[timeframe]);

const IN_TIMEFRAME = {
  half_hourly: 'half-hourly {measure}',
  hourly: 'hourly {measure}',
  daily: null,
  weekly: 'weekly {measure}',
  monthly: 'monthly {measure}',
} as const satisfies Record<Timeframe, ScanPhrase | null>;

const isPattern = (name: string): boolean => MEASURES.get(name)?.lines.has('strength') === true;

type Named = Pick<Measure, 'name' | 'line' | 'parameters'>;

const patternWords = ({ say, sayName }: Speech, { name, parameters, line }: Named): string => {
  const title = sayName(MEASURES.get(name)?.title ?? name);
  const pattern = parameters[0] === 1 ? say('relaxed {pattern}', { pattern: title }) : title;
  return line === 'strength'
    ? say('strength of the {pattern} pattern', { pattern })
    : say('{pattern} pattern', { pattern });
};

/** Settings of one that has many are only said where they are not the usual ones. */
const MOST_SETTINGS = 3;

const settingsOf = ({ name, parameters }: Named): string => {
  const usual = MEASURES.get(name)?.parameters.map(([, parameter]) => parameter.usual) ?? [];
  const isUsual = parameters.every((value, place) => value === usual[place]);
  const isLeftOut = parameters.length === 0 || (parameters.length > MOST_SETTINGS && isUsual);
  return isLeftOut ? '' : ` (${parameters.map(decimal).join(', ')})`;
};

/** Measures whose numbers are said within their name. */
const SAID_WITH_NUMBERS: Readonly<Record<string, (speech: Speech, numbers: readonly number[]) => string>> = {
  net: (speech, [broker = 0, sessions = 0]) =>
    speech.say('net of broker {broker} over {bars}', {
      broker: String(broker),
      bars: countWords(speech, sessions, MARKET_SESSIONS),
    }),
  top5_net: (speech, [sessions = 0]) =>
    speech.say('share of the five largest net buyers in the volume of {bars}', {
      bars: countWords(speech, sessions, MARKET_SESSIONS),
    }),
};

export const lineWords = (speech: Speech, measure: Named): string => {
  if (isPattern(measure.name)) return patternWords(speech, measure);
  const said = measure.parameters.length === 0 ? undefined : SAID_WITH_NUMBERS[measure.name];
  if (said !== undefined) return said(speech, measure.parameters);
  const name = MEASURE_NAMES[measure.name]?.[measure.line];
  if (name !== undefined) return `${name(speech.say)}${settingsOf(measure)}`;
  // A ratio of reports is called as its definition calls it.
  return speech.sayName(kindOf(measure.name)?.title ?? measure.name);
};

const agoWords = (speech: Speech, { count, of }: Ago, timeframe: Timeframe): string =>
  countWords(speech, count, of === 'sessions' ? MARKET_SESSIONS : BARS[timeframe]);

export const measureWords = (speech: Speech, measure: Measure): string => {
  const { timeframe, ago, isRaw, isSector } = measure;
  const line = lineWords(speech, measure);
  const name = isSector === true ? speech.say('sector median of {measure}', { measure: line }) : line;
  const adjusted = isRaw ? speech.say('unadjusted {measure}', { measure: name }) : name;
  const phrase = IN_TIMEFRAME[timeframe];
  const within = phrase === null ? adjusted : speech.say(phrase, { measure: adjusted });
  if (ago.count === 0) return within;
  return speech.say('{measure} {bars} ago', { measure: within, bars: agoWords(speech, ago, timeframe) });
};
