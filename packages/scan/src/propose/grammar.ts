/**
 * Phrases as rows. What is said has words, `<class>` for one of several ways to say the same, and `{part}` for a part
 * whose meaning is put in the place of its number; `?` stands behind what may be missing, `|` between ways to say it.
 */
export type Row = readonly [says: string, means: string];
export type Rows = readonly Row[];

type Item = {
  readonly kind: 'word' | 'class' | 'part';
  readonly name: string;
  readonly isOptional: boolean;
};

type Pattern = { readonly items: readonly Item[]; readonly means: string };

/** The patterns of a part: those that begin with a word by that word, and the others. */
type Part = { readonly byWord: ReadonlyMap<string, readonly Pattern[]>; readonly others: readonly Pattern[] };

export type Grammar = {
  readonly parts: ReadonlyMap<string, Part>;
  /** Every word that some pattern has. */
  readonly vocabulary: ReadonlySet<string>;
};

const itemOf = (written: string): Item => {
  const isOptional = written.endsWith('?');
  const text = isOptional ? written.slice(0, -1) : written;
  if (/^<\w+>$/u.test(text)) return { kind: 'class', name: text.slice(1, -1), isOptional };
  if (text.startsWith('{')) return { kind: 'part', name: text.slice(1, -1), isOptional };
  return { kind: 'word', name: text, isOptional };
};

const patternsOf = ([says, means]: Row): Pattern[] =>
  says.split('|').map((way) => ({ items: way.trim().split(/\s+/u).map(itemOf), means }));

const partOf = (rows: Rows): Part => {
  const patterns = rows.flatMap(patternsOf);
  const firstWord = ({ items: [first] }: Pattern): string | null =>
    first?.kind === 'word' && !first.isOptional ? first.name : null;
  return {
    byWord: Map.groupBy(
      patterns.filter((pattern) => firstWord(pattern) !== null),
      (pattern) => firstWord(pattern) ?? '',
    ),
    others: patterns.filter((pattern) => firstWord(pattern) === null),
  };
};

const wordsOfPart = ({ byWord, others }: Part): string[] =>
  [...byWord.values(), others]
    .flat()
    .flatMap(({ items }) => items.flatMap(({ kind, name }) => (kind === 'word' ? [name] : [])));

export const grammarOf = (tables: Readonly<Record<string, Rows>>): Grammar => {
  const parts = new Map(Object.entries(tables).map(([name, rows]) => [name, partOf(rows)]));
  return { parts, vocabulary: new Set([...parts.values()].flatMap(wordsOfPart)) };
};

/** A part found in the words: where it ends, and its meaning. */
export type Found = { readonly end: number; readonly means: string };

const BUILT_IN: Readonly<Record<string, RegExp>> = {
  number: /^-?\d+(?:\.\d+)?$/u,
  whole: /^\d+$/u,
};

const filled = (means: string, captured: readonly string[]): string =>
  means.replaceAll(/\{(\d)\}/gu, (_, place: string) => captured[Number(place) - 1] ?? '');

type State = { readonly at: number; readonly captured: readonly string[] };

/** Finds parts at any place of some words. Whatever was looked for once is remembered, so that no phrase takes long. */
export const finderIn = (
  { parts }: Grammar,
  words: readonly string[],
): ((name: string, at: number) => readonly Found[]) => {
  const memory = new Map<string, readonly Found[]>();

  const after = (item: Item, { at, captured }: State): State[] => {
    const missing = item.isOptional ? [{ at, captured }] : [];
    if (item.kind === 'word')
      return words[at] === item.name ? [{ at: at + 1, captured }, ...missing] : missing;
    const found = find(item.name, at).map(({ end, means }) => ({
      at: end,
      captured: item.kind === 'part' ? [...captured, means] : captured,
    }));
    return [...found, ...missing];
  };

  const matches = ({ items, means }: Pattern, at: number): Found[] => {
    let states: State[] = [{ at, captured: [] }];
    for (const item of items) {
      if (states.length === 0) return [];
      states = states.flatMap((state) => after(item, state));
    }
    return states.map((state) => ({ end: state.at, means: filled(means, state.captured) }));
  };

  const search = (name: string, at: number): Found[] => {
    const word = words[at];
    const builtIn = BUILT_IN[name.replace('#', '')];
    if (name.startsWith('#') && builtIn !== undefined)
      return word !== undefined && builtIn.test(word) ? [{ end: at + 1, means: word }] : [];
    const part = parts.get(name);
    if (part === undefined) throw new RangeError(`no phrase is called ${name}`);
    if (word === undefined) return [];
    const patterns = [...(part.byWord.get(word) ?? []), ...part.others];
    const byEnd = new Map<number, Found>();
    for (const found of patterns.flatMap((pattern) => matches(pattern, at)))
      if (found.end > at && !byEnd.has(found.end)) byEnd.set(found.end, found);
    return [...byEnd.values()];
  };

  const find = (name: string, at: number): readonly Found[] => {
    const key = `${name} ${at}`;
    const known = memory.get(key);
    if (known !== undefined) return known;
    // A part that begins with itself is not found within itself.
    memory.set(key, []);
    const found = search(name, at);
    memory.set(key, found);
    return found;
  };

  return find;
};
