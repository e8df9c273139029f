import type { Place } from '../fault.ts';

/** A word of a phrase in lower case, a number in Latin digits, or a mark. */
export type Word = Place & { readonly text: string };

const DEVANAGARI_ZERO = 0x0966;

/** One character for one, so that places stay those of the phrase as it was written. */
const latin = (text: string): string =>
  text.replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** In this order: the s of `today’s`, a number, a word, a mark that means something, anything else that is no punctuation. */
const WORD =
  /['’]s(?!\p{L})|((?<![\p{L}\p{M}\d])[-−]?(?:\d{1,3}(?:,\d{2})*,\d{3}|\d+)(?:\.\d+)?|\d+(?:\.\d+)?)|([\p{L}\p{M}\u200c\u200d]+)|([><]=?|[≥≤=%+&,])|([^\s\p{P}])/gu;

const MARKS: Readonly<Record<string, string>> = { '≥': '>=', '≤': '<=' };

/** What Nepali writes behind a word and together with it. */
const ENDINGS = [
  'हरूको',
  'हरु',
  'हरू',
  'भन्दा',
  'सहित',
  'लाई',
  'देखि',
  'सम्म',
  'बाट',
  'तिर',
  'को',
  'का',
  'की',
  'ले',
  'मा',
  'ko',
];

/** `दिनको` is two words, if the first of them has a meaning. */
const splitOf = (text: string, isKnown: (word: string) => boolean): readonly string[] => {
  if (isKnown(text)) return [text];
  for (const ending of ENDINGS) {
    const stem = text.slice(0, -ending.length);
    if (text.endsWith(ending) && isKnown(stem)) return [stem, ending];
  }
  return [text];
};

/** Takes a phrase apart. Punctuation is left out. */
export const wordsOf = (phrase: string, isKnown: (word: string) => boolean): Word[] => {
  const words: Word[] = [];
  for (const { 0: whole, 1: number, 2: word, 3: mark, 4: other, index } of latin(phrase).matchAll(WORD)) {
    const to = index + whole.length;
    if (number !== undefined)
      words.push({ text: number.replaceAll(',', '').replace('−', '-'), from: index, to });
    else if (word !== undefined) {
      let from = index;
      for (const text of splitOf(word.toLowerCase(), isKnown)) {
        words.push({ text, from, to: Math.min(from + text.length, to) });
        from += text.length;
      }
    } else if (mark !== undefined) words.push({ text: MARKS[mark] ?? mark, from: index, to });
    else if (other !== undefined) words.push({ text: other, from: index, to });
  }
  return words;
};
