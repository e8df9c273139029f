/** Words that stay small inside a name. */
const SMALL: ReadonlySet<string> = new Set(['and', 'of', 'the', 'for', 'in']);

/** In a name in capitals a word of this length may be an abbreviation: it is left alone. */
const ABBREVIATION = 2;

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const isInCapitals = (name: string): boolean => /\p{Lu}/u.test(name) && !/\p{Ll}/u.test(name);

type Place = { at: number; isAfterHyphen: boolean; isShouted: boolean };

const wordOf = (word: string, { at, isAfterHyphen, isShouted }: Place): string => {
  const small = word.toLowerCase();
  if (at > 0 && SMALL.has(small)) return small;
  if (!isShouted) return capital(word);
  return word.length <= ABBREVIATION && !isAfterHyphen ? word : capital(small);
};

const written = (name: string): string => {
  const isShouted = isInCapitals(name) && name.includes(' ');
  return name.replaceAll(/[\p{L}\p{M}’']+/gu, (word: string, at: number) => {
    const isInitial = word.length === 1 && name.charAt(at + 1) === '.';
    return isInitial ? word : wordOf(word, { at, isAfterHyphen: name.charAt(at - 1) === '-', isShouted });
  });
};

/**
 * A company's name as one would write it. The lists of the exchange have some in capitals and some with words in small
 * letters; a capital inside a word, and a letter before a full stop, are the company's own and stay.
 */
export const companyName = (text: string): string => {
  const name = written(text.trim().replaceAll(/\s+/g, ' '));
  // A single small word may have hidden that the rest is in capitals.
  return written(name);
};
