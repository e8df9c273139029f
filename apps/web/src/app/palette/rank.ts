/** What can be looked for: a short code, as one would type it, and a name. */
export type Ranked = {
  code: string;
  name: string;
  /** What it belongs to, such as a sector: matches last. */
  group?: string | undefined;
};

const beginsAWord = (name: string, text: string): boolean =>
  name.startsWith(text) || name.includes(` ${text}`) || name.includes(`-${text}`);

/**
 * How well a text names something, 0 the best, null not at all. A beginning beats a middle, a code beats a name, and
 * words in any order still find a name that has them all.
 */
export const rank = ({ code, name, group = '' }: Ranked, text: string): number | null => {
  const asked = text.trim().toLowerCase();
  const shortName = code.toLowerCase();
  const longName = name.toLowerCase();
  if (asked === '') return null;
  if (shortName === asked) return 0;
  if (shortName.startsWith(asked)) return 1;
  if (longName.startsWith(asked)) return 2;
  if (beginsAWord(longName, asked)) return 3;
  if (shortName.includes(asked)) return 4;
  if (asked.split(/\s+/).every((word) => beginsAWord(longName, word))) return 5;
  if (beginsAWord(group.toLowerCase(), asked)) return 6;
  return longName.includes(asked) ? 7 : null;
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
