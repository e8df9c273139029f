/** Turns the text of a file into one with an entry more. */
export type Insert = (text: string) => string;

const lineThat = (lines: readonly string[], anchor: string): number => {
  const at = lines.findIndex((line) => line.includes(anchor));
  if (at === -1) throw new Error(`no line says "${anchor}"`);
  return at;
};

const refuseTwice = (lines: readonly string[], entry: string): void => {
  const first = entry.split('\n').find((line) => !/^\s*[{[]?$/.test(line)) ?? '';
  if (lines.includes(first)) throw new Error(`has "${first.trim()}" already`);
};

/** Where the list that opens in this line is closed: by a bracket that is indented as far as the line. */
const endOfList = (lines: readonly string[], begins: number): number => {
  const indent = /^\s*/.exec(lines[begins] ?? '')?.[0] ?? '';
  const ends = lines.findIndex(
    (line, at) => at > begins && line.startsWith(indent) && /^[\]})]/.test(line.slice(indent.length)),
  );
  if (ends === -1) throw new Error(`the list "${lines[begins]?.trim()}" has no end`);
  return ends;
};

/** The last entry of the list that opens in the line with the anchor. */
export const atEndOfList =
  (anchor: string, entry: string): Insert =>
  (text) => {
    const lines = text.split('\n');
    const begins = lineThat(lines, anchor);
    const ends = endOfList(lines, begins);
    refuseTwice(lines.slice(begins, ends), entry);
    return lines.toSpliced(ends, 0, entry).join('\n');
  };

/** Right before the first line with the anchor. */
export const beforeLine =
  (anchor: string, entry: string): Insert =>
  (text) => {
    const lines = text.split('\n');
    const at = lineThat(lines, anchor);
    refuseTwice(lines, entry);
    return lines.toSpliced(at, 0, entry).join('\n');
  };

/** Right after the last line with the anchor. */
export const afterLast =
  (anchor: string, entry: string): Insert =>
  (text) => {
    const lines = text.split('\n');
    lineThat(lines, anchor);
    refuseTwice(lines, entry);
    const at = lines.findLastIndex((line) => line.includes(anchor));
    return lines.toSpliced(at + 1, 0, entry).join('\n');
  };

/** By what they quote: imports and exports stand by their file, addresses by themselves. */
const quoted = (line: string): string => line.slice(line.search(/['`]/));

/** At its place among the lines of this form, which stand in the order of what they quote. */
export const sortedAmong =
  (form: RegExp, entry: string): Insert =>
  (text) => {
    const lines = text.split('\n');
    const alike = lines.flatMap((line, at) => (form.test(line) ? [at] : []));
    const last = alike.at(-1);
    if (last === undefined) throw new Error(`no line is of the form ${form}`);
    refuseTwice(lines, entry);
    const at = alike.find((one) => quoted(lines[one] ?? '') > quoted(entry)) ?? last + 1;
    return lines.toSpliced(at, 0, entry).join('\n');
  };

/** What was found by a pattern, said anew. */
export const replaceOnce =
  (pattern: RegExp, by: (...groups: string[]) => string): Insert =>
  (text) => {
    if (!pattern.test(text)) throw new Error(`nothing is of the form ${pattern}`);
    return text.replace(pattern, (_, ...groups: string[]) => by(...groups));
  };
