import type { Place } from '../fault.ts';
import { CLASS_ROWS, NUMBER_ROWS } from './common-rows.ts';
import { CONDITION_ROWS } from './condition-rows.ts';
import { finderIn, grammarOf } from './grammar.ts';
import { DROPPED, IGNORED, STOCKS_ROWS } from './stocks-rows.ts';
import { VALUE_ROWS } from './value-rows.ts';
import { type Word, wordsOf } from './words.ts';

export const GRAMMAR = grammarOf({
  ...CLASS_ROWS,
  ...NUMBER_ROWS,
  ...VALUE_ROWS,
  ...CONDITION_ROWS,
  ...STOCKS_ROWS,
});

/** What a part of a phrase can be; of two that are as long the first is meant. */
const KINDS = [
  'condition',
  'postposed',
  'framed',
  'stocks',
  'unmeasured',
  'modifier',
  'frame',
  'match',
  'joint',
  'not',
  'notAfter',
  'ellipsis',
  'idiom',
  'bare',
  'timeframe',
] as const;

export type SegmentKind = (typeof KINDS)[number] | 'ignored' | 'fragment' | 'unknown';

/** A part of a phrase that is understood as one, with what it means; or a word that is not. */
export type Segment = Place & {
  readonly kind: SegmentKind;
  readonly means: string;
  /** Of its last word: what follows may say what the number counts. */
  readonly endsInNumber: boolean;
};

const isKnown = (word: string): boolean =>
  GRAMMAR.vocabulary.has(word) || DROPPED.has(word) || IGNORED.has(word);

/** A fragment is a word that means something in other company. */
const kindOfLone = (word: string): SegmentKind => {
  if (IGNORED.has(word)) return 'ignored';
  return GRAMMAR.vocabulary.has(word) ? 'fragment' : 'unknown';
};

type Read = { readonly kind: SegmentKind; readonly means: string; readonly end: number };

const placeOf = (words: readonly Word[], from: number, end: number): Place => ({
  from: words[from]?.from ?? 0,
  to: words[end - 1]?.to ?? 0,
});

/** Takes a phrase apart from left to right, the longest part that is known first. */
export const segmentsOf = (phrase: string): Segment[] => {
  const words = wordsOf(phrase, isKnown).filter(({ text }) => !DROPPED.has(text));
  const texts = words.map(({ text }) => text);
  const find = finderIn(GRAMMAR, texts);
  const longestAt = (at: number): Read => {
    const word = texts[at] ?? '';
    let best: Read = { kind: kindOfLone(word), means: '', end: at };
    for (const kind of KINDS)
      for (const { end, means } of find(kind, at)) if (end > best.end) best = { kind, means, end };
    return { ...best, end: Math.max(best.end, at + 1) };
  };
  const segments: Segment[] = [];
  for (let at = 0; at < words.length;) {
    const { kind, means, end } = longestAt(at);
    const endsInNumber = /^\d/u.test(texts[end - 1] ?? '');
    segments.push({ kind, means, endsInNumber, ...placeOf(words, at, end) });
    at = end;
  }
  return segments;
};
