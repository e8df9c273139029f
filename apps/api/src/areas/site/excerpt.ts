/** As many characters of a text as a list shows of it. With 200 rows in two languages the answer stays under 1 MB. */
export const EXCERPT = 320;

/** Control characters take six bytes each in JSON and say nothing; a new line is kept. */
const withoutControls = (text: string): string => text.replaceAll(/[^\P{Cc}\n]/gu, ' ');

/** The start of a text, cut between words where there are any; the text itself where it is short. */
export const excerptOf = (text: string): string => {
  const characters = Array.from(withoutControls(text));
  if (characters.length <= EXCERPT) return characters.join('');
  const start = characters.slice(0, EXCERPT - 1).join('');
  const word = start.search(/\s\S*$/u);
  return `${word > EXCERPT / 2 ? start.slice(0, word) : start}…`;
};
