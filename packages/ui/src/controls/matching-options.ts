export type Option = { value: string; label: string; detail?: string };

/** 0 is the exact value, then what begins with the text, then a word of the name that does; null is no match. */
const rank = ({ value, detail = '' }: Option, text: string): number | null => {
  const id = value.toLowerCase();
  if (id === text) return 0;
  if (id.startsWith(text)) return 1;
  const name = detail.toLowerCase();
  if (name.startsWith(text) || name.includes(` ${text}`)) return 2;
  return id.includes(text) ? 3 : null;
};

/** The options a typed text may mean, best first. */
export const matchingOptions = (options: readonly Option[], typed: string, most: number): Option[] => {
  const text = typed.trim().toLowerCase();
  if (text === '') return options.slice(0, most);
  const ranked = options.flatMap((option) => {
    const place = rank(option, text);
    return place === null ? [] : [{ option, place }];
  });
  return ranked
    .sort((a, b) => a.place - b.place)
    .slice(0, most)
    .map(({ option }) => option);
};
