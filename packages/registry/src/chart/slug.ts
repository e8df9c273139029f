const LONGEST = 30;
const UNNAMED = 'chart';

const wordsOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replaceAll(/^-+|-+$/g, '');

/** A name as part of an address, another than those that are taken; a name without Latin letters gets a plain one. */
export const slugOf = (name: string, taken: ReadonlySet<string>): string => {
  const words = wordsOf(name) || UNNAMED;
  for (let count = 1; ; count += 1) {
    const slug = count === 1 ? words : `${words}-${count}`;
    if (!taken.has(slug)) return slug;
  }
};
