/** A list that a person keeps in order: each thing once. */
export const toggled = (list: readonly string[], item: string): string[] =>
  list.includes(item) ? list.filter((other) => other !== item) : [...list, item];

/** One place up (−1) or down (1); at the end of the list nothing happens. */
export const moved = (list: readonly string[], item: string, step: 1 | -1): string[] => {
  const from = list.indexOf(item);
  const to = from + step;
  if (from < 0 || to < 0 || to >= list.length) return [...list];
  const rest = list.filter((other) => other !== item);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
};

/** The newest first, each once, at most so many. */
export const withNewest = (list: readonly string[], item: string, most: number): string[] =>
  [item, ...list.filter((other) => other !== item)].slice(0, most);
