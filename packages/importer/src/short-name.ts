/** Words that say what a member is rather than which one it is. */
const COMMON = new Set(
  `securities securites security stock stocks share broking broker brokerage house market markets exchange dealer
   investment investments invt management trading karobar dhitopatra company co limited ltd private pvt public p
   and the of nepal financial services managers`.split(/\s+/),
);

const MOST_LETTERS = 16;

/** Writes a word of a name that is printed all in capitals as `Yak`. */
const asName = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`;

const wordsOf = (name: string): string[] => {
  const words = name
    .replaceAll(/\([^)]*\)/g, ' ')
    .split(/[\s&,]+/)
    .filter((word) => word !== '');
  const isShouted = name === name.toUpperCase();
  return words.map((word) => (isShouted && !word.includes('.') ? asName(word) : word));
};

const isCommon = (word: string): boolean => COMMON.has(word.toLowerCase().replaceAll(/[^a-z]/g, ''));

/**
 * What a broker is called in a narrow column: the first distinctive word of its name, with the one after it where
 * that is distinctive too: `Vision Securities Pvt. Ltd` is Vision, `White Yak Securities Ltd.` is White Yak.
 */
const brokerShortName = (name: string): string => {
  const words = wordsOf(name);
  const place = words.findIndex((word) => !isCommon(word));
  if (place === -1) return words.slice(0, 2).join(' ');
  const [first = name, second] = words.slice(place);
  const both = `${first} ${second}`;
  return second === undefined || isCommon(second) || both.length > MOST_LETTERS ? first : both;
};

/** Short names of a list of members; where two would be called the same, each keeps the first two words. */
export const brokerShortNames = (names: readonly string[]): string[] => {
  const short = names.map(brokerShortName);
  return short.map((name, index) =>
    short.indexOf(name) === short.lastIndexOf(name)
      ? name
      : wordsOf(names[index] ?? name)
          .slice(0, 2)
          .join(' '),
  );
};
