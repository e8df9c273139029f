/** What can be looked for: a short code, as one would type it, and a name. */
export type Ranked = {
  code: string;
  name: string;
  /** What else it is called, in lower case. */
  keywords?: readonly string[] | undefined;
  /** What it belongs to, such as a sector: matches last. */
  group?: string | undefined;
};

/** A code that is, or begins with, what was typed. */
export const CODE_BEGINS = 1;

const PART_OF_A_WORD = /[\p{L}\p{M}\p{N}]/u;

const beginsAWord = (name: string, text: string): boolean => {
  for (let at = name.indexOf(text); at !== -1; at = name.indexOf(text, at + 1))
    if (!PART_OF_A_WORD.test(name.charAt(at - 1))) return true;
  return false;
};

/** Whether every word of a question begins one of a text, in any order. */
const hasAllWords = (name: string, asked: string): boolean =>
  asked.split(/\s+/).every((word) => beginsAWord(name, word));

/** How well what something is called is met by a text in lower case; null not at all. */
const rankOfKeywords = (keywords: readonly string[], asked: string): number | null => {
  if (keywords.includes(asked)) return 2;
  return keywords.some((keyword) => beginsAWord(keyword, asked)) ? 4 : null;
};

/**
 * How well a text names something, 0 the best, null not at all. Only beginnings of words count: nobody types the middle
 * of one. A code beats a name, a name beats what it is also called, and words in any order still find what has them all.
 */
export const rank = ({ code, name, keywords = [], group = '' }: Ranked, text: string): number | null => {
  const asked = text.trim().toLowerCase();
  const shortName = code.toLowerCase();
  const longName = name.toLowerCase();
  if (asked === '') return null;
  if (shortName === asked) return 0;
  if (shortName.startsWith(asked)) return CODE_BEGINS;
  if (longName.startsWith(asked)) return 2;
  const place = rankOfKeywords(keywords, asked);
  if (place === 2) return place;
  if (beginsAWord(`${shortName} ${longName}`, asked)) return 3;
  if (place !== null) return place;
  if (hasAllWords([shortName, longName, ...keywords].join(' '), asked)) return 5;
  return beginsAWord(group.toLowerCase(), asked) ? 6 : null;
};

/** The best matches first; equals stay in the order they came. */
export const ranked = <T extends Ranked>(
  things: readonly T[],
  text: string,
  most: number,
): { best: number; found: T[] } => {
  const matches = things.flatMap((thing) => {
    const place = rank(thing, text);
    return place === null ? [] : [{ thing, place }];
  });
  matches.sort((a, b) => a.place - b.place);
  return {
    best: matches[0]?.place ?? Number.POSITIVE_INFINITY,
    found: matches.slice(0, most).map(({ thing }) => thing),
  };
};
