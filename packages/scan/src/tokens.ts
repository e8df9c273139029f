import { type Place, ScanFault, sentence } from './fault.ts';
import { NEPALI_KEYWORDS } from './nepali-keywords.ts';
import { LIMITS } from './tree.ts';

export type Token = Place & { readonly kind: 'number' | 'word' | 'mark' | 'end'; readonly text: string };

/** A Nepali word may stand for two keywords, as for `at least`. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries(NEPALI_KEYWORDS).flatMap(([keywords, words]) =>
    words.map((word) => [word, keywords.split(' ')] as const),
  ),
);

/** One alternative each; none can run into another, so that a text of any kind is read in one pass. */
const TOKEN =
  /\s+|(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*|[\u0900-\u0963\u0970-\u097f]+)|(>=|<=|[><=(),.+\-*/%])/uy;

const DEVANAGARI_ZERO = 0x0966;

const latin = (text: string): string =>
  text.replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** Takes a text apart. The last token is its end. */
export const tokensOf = (written: string): Token[] => {
  if (written.length > LIMITS.characters)
    throw new ScanFault(
      'too-large',
      sentence('A scan has at most {count} characters.', { count: LIMITS.characters }),
      {
        from: LIMITS.characters,
        to: written.length,
      },
    );
  const text = latin(written);
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    const found = TOKEN.exec(text);
    if (found === null)
      throw new ScanFault(
        'not-understood',
        sentence('“{text}” has no meaning in a scan.', { text: text[from] ?? '' }),
        {
          from,
          to: from + 1,
        },
      );
    const [, number, word, mark] = found;
    const to = TOKEN.lastIndex;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, from, to });
    else if (word !== undefined)
      for (const keyword of SYNONYMS.get(word) ?? [word])
        tokens.push({ kind: keyword === '%' ? 'mark' : 'word', text: keyword, from, to });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, from, to });
  }
  tokens.push({ kind: 'end', text: '', from: text.length, to: text.length });
  return tokens;
};
