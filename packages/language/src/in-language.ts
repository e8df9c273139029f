import type { Catalogue, Language } from './choice.ts';
import type { Filling } from './phrase.ts';

/** A part of a phrase: what stands in one of its blanks, or the words between them. */
export type Piece = { readonly blank: string | null; readonly text: string };

const isNepaliAt = (text: string, at: number): boolean => /[\u0900-\u097f]/u.test(text.at(at) ?? '');

/** Nepali writes `औसतभन्दा` in one word, but `30 भन्दा` and `SMA (20) भन्दा` in two. */
const joined = (before: string, words: string): string =>
  isNepaliAt(words, 0) && !isNepaliAt(before, -1) ? ` ${words}` : words;

const templateIn = (language: Language, catalogue: Catalogue, phrase: string): string => {
  if (language === 'en') return phrase;
  const template = catalogue[phrase];
  if (template === undefined) throw new RangeError(`the catalogue has no “${phrase}”`);
  return template;
};

/**
 * A phrase in a language that is named, whatever the page speaks, with the digits as they come: for a text that is
 * kept, sent, or shown in both languages. In pieces, so that a blank can be told from the words around it.
 */
export const piecesIn = <C extends Catalogue, P extends keyof C & string>(
  language: Language,
  catalogue: C,
  phrase: P,
  ...[values]: Filling<P, string>
): Piece[] => {
  const known: Readonly<Record<string, string>> = values ?? {};
  const pieces: Piece[] = [];
  for (const part of templateIn(language, catalogue, phrase).split(/(\{\w+\})/u)) {
    if (part === '') continue;
    const blank = part.startsWith('{') ? part.slice(1, -1) : null;
    const before = pieces.at(-1);
    if (blank !== null) pieces.push({ blank, text: known[blank] ?? part });
    else pieces.push({ blank, text: before === undefined ? part : joined(before.text, part) });
  }
  return pieces;
};

/** The same in one text. */
export const sayIn = <C extends Catalogue, P extends keyof C & string>(
  language: Language,
  catalogue: C,
  phrase: P,
  ...filling: Filling<P, string>
): string =>
  piecesIn(language, catalogue, phrase, ...filling)
    .map(({ text }) => text)
    .join('');
