import { type Place, ScanFault } from '../fault.ts';
import { parseScan } from '../parse.ts';
import { printRule, printScan } from '../print.ts';
import type { Scan } from '../tree.ts';
import { inTimeframe, joinedRule } from './assemble.ts';
import { type Condition, type Left, type Reading, type WhyNot, readSegments } from './reading.ts';
import { segmentsOf } from './segments.ts';

export type { WhyNot };

/** What a part of the phrase was taken for, as it stands in the scan. */
export type Understood = Place & { readonly said: string; readonly means: string };

/** Words that are not in the scan: they have to be shown beside it. */
export type NotUnderstood = Place & { readonly said: string; readonly why: WhyNot };

export type Proposal = {
  /** A scan that can be run; null where the phrase holds no condition. */
  readonly text: string | null;
  readonly understood: readonly Understood[];
  readonly notUnderstood: readonly NotUnderstood[];
};

/** What stands behind it is not read, and told so. */
export const LONGEST_PHRASE = 500;

const scanOf = (text: string): Scan | null => {
  try {
    return parseScan(text, 'hybrid').scan;
  } catch (error) {
    if (error instanceof ScanFault) return null;
    throw error;
  }
};

const textOf = ({ stocks, match, frame }: Reading, conditions: readonly Condition[]): string | null => {
  const rule = joinedRule(conditions);
  if (rule === null) return null;
  const framed = frame === null ? rule : inTimeframe(rule, frame);
  const universe = stocks.length === 0 ? '' : ` for ${stocks.map(({ text }) => text).join(' and ')}`;
  const scan = scanOf(`${printRule(framed)}${universe} as ${match}`);
  return scan === null ? null : printScan(scan);
};

/** As many conditions from the first on as a scan can hold. */
const fitting = (reading: Reading): { text: string | null; count: number } => {
  for (let count = reading.conditions.length; count > 0; count -= 1) {
    const text = textOf(reading, reading.conditions.slice(0, count));
    if (text !== null) return { text, count };
  }
  return { text: null, count: 0 };
};

/** Words side by side that are left out for the same reason are one. */
const merged = (phrase: string, left: readonly Left[]): NotUnderstood[] => {
  const parts: Left[] = [];
  for (const part of left.toSorted((one, other) => one.from - other.from)) {
    const last = parts.at(-1);
    const isNext = last !== undefined && phrase.slice(last.to, part.from).trim() === '';
    if (isNext && last.why === part.why) parts.splice(-1, 1, { ...last, to: part.to });
    else parts.push(part);
  }
  return parts.map(({ from, to, why }) => ({ from, to, said: phrase.slice(from, to), why }));
};

const understoodIn = (phrase: string, { stocks }: Reading, kept: readonly Condition[]): Understood[] =>
  [
    ...kept.map(({ from, to, rule }) => ({ from, to, means: printRule(rule) })),
    ...stocks.map(({ from, to, text }) => ({ from, to, means: text })),
  ]
    .toSorted((one, other) => one.from - other.from)
    .map(({ from, to, means }) => ({ from, to, said: phrase.slice(from, to), means }));

const propose = (phrase: string): Proposal => {
  const reading = readSegments(segmentsOf(phrase));
  const { text, count } = fitting(reading);
  const { conditions, left } = reading;
  const tooMany = conditions.slice(count).map(({ from, to }): Left => ({ from, to, why: 'impossible' }));
  return {
    text,
    understood: understoodIn(phrase, reading, conditions.slice(0, count)),
    notUnderstood: merged(phrase, [...left, ...tooMany]),
  };
};

/**
 * A scan that a phrase of a trader may mean, in English or Nepali, by the rows of this folder and nothing else. It is
 * a proposal: whoever asks shows the scan in words, and what was not understood beside it.
 */
export const proposeScan = (phrase: string): Proposal => {
  const read = phrase.slice(0, LONGEST_PHRASE);
  const rest = phrase.slice(LONGEST_PHRASE);
  const written = rest === '' ? scanOf(read) : null;
  if (written !== null) {
    const text = printScan(written);
    return { text, understood: [{ from: 0, to: read.length, said: read, means: text }], notUnderstood: [] };
  }
  const proposal = propose(read);
  if (rest === '') return proposal;
  const unread: NotUnderstood = { from: read.length, to: phrase.length, said: rest, why: 'unknown' };
  return { ...proposal, notUnderstood: [...proposal.notUnderstood, unread] };
};
