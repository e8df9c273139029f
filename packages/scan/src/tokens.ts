import { type Place, ScanFault } from './fault.ts';
import { LIMITS } from './tree.ts';

export type Token = Place & { readonly kind: 'number' | 'word' | 'mark' | 'end'; readonly text: string };

/** Words a Nepali writes in the place of the keywords; everything else stays as it is. */
const SYNONYMS: Readonly<Record<string, string>> = {
  र: 'and',
  वा: 'or',
  होइन: 'not',
  छ: 'is',
  मध्ये: 'of',
  भित्र: 'within',
  बीच: 'between',
  काट्छ: 'crosses',
  माथि: 'above',
  तल: 'below',
  बढ्छ: 'rises',
  घट्छ: 'falls',
  पछिल्लो: 'last',
  अघिल्लो: 'previous',
  अघि: 'ago',
  लाख: 'lakh',
  करोड: 'crore',
  अर्ब: 'arab',
  दैनिक: 'daily',
  साप्ताहिक: 'weekly',
  मासिक: 'monthly',
};

/** One alternative each; none can run into another, so that a text of any kind is read in one pass. */
const TOKEN = /\s+|(\d+(?:\.\d+)?)|([A-Za-z_][A-Za-z0-9_]*|[\u0900-\u097f]+)|(>=|<=|[><=(),.+\-*/%])/uy;

const DEVANAGARI_ZERO = 0x0966;

const latin = (text: string): string =>
  text.replaceAll(/[०-९]/gu, (digit) => String(digit.charCodeAt(0) - DEVANAGARI_ZERO));

/** Takes a text apart. The last token is its end. */
export const tokensOf = (written: string): Token[] => {
  if (written.length > LIMITS.characters)
    throw new ScanFault('too-large', `A scan has at most ${LIMITS.characters} characters.`, {
      from: LIMITS.characters,
      to: written.length,
    });
  const text = latin(written);
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  for (let from = 0; from < text.length; from = TOKEN.lastIndex) {
    const found = TOKEN.exec(text);
    if (found === null)
      throw new ScanFault('not-understood', `“${text[from]}” has no meaning in a scan.`, {
        from,
        to: from + 1,
      });
    const [, number, word, mark] = found;
    const to = TOKEN.lastIndex;
    if (number !== undefined) tokens.push({ kind: 'number', text: number, from, to });
    else if (word !== undefined) tokens.push({ kind: 'word', text: SYNONYMS[word] ?? word, from, to });
    else if (mark !== undefined) tokens.push({ kind: 'mark', text: mark, from, to });
  }
  tokens.push({ kind: 'end', text: '', from: text.length, to: text.length });
  return tokens;
};
