/** Where the keyboard goes from a row: arrows or j and k by one, pages by a screenful. Null when the key is not ours. */
export const rowAfterKey = (
  key: string,
  current: number | null,
  count: number,
  screenful: number,
): number | null => {
  if (count === 0) return null;
  const from = current ?? -1;
  const moves: Record<string, number> = {
    ArrowDown: from + 1,
    j: from + 1,
    ArrowUp: Math.max(from, 1) - 1,
    k: Math.max(from, 1) - 1,
    PageDown: from + screenful,
    PageUp: from - screenful,
    Home: 0,
    End: count - 1,
  };
  const target = moves[key];
  return target === undefined ? null : Math.min(Math.max(target, 0), count - 1);
};
