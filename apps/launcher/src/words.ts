/** What was asked of the launcher. */
export type Asked = {
  readonly settings: readonly string[];
  readonly command: string;
  readonly words: readonly string[];
};

/** Options of the launcher itself stand before the command; all that follows it belongs to the command. */
export const readWords = (given: readonly string[]): Asked => {
  const settings: string[] = [];
  let at = 0;
  for (; given[at] === '--settings'; at += 2) {
    const file = given[at + 1];
    if (file === undefined) throw new TypeError('--settings takes a file');
    settings.push(file);
  }
  return { settings, command: given[at] ?? '', words: given.slice(at + 1) };
};
