/**
 * Lists of whole numbers, each kept once: the same list has the same place. They lie one behind the other in one array,
 * and are found by a table of places; a million of them take some tens of megabytes and no objects.
 */
export type Sequences = {
  words: Uint32Array;
  /** Where each list begins, and after the last where it ends. */
  starts: Uint32Array;
  count: number;
  /** Places by hash, one more than they are; 0 where there is none. */
  slots: Uint32Array;
};

const FIRST_ROOM = 1_024;

export const noSequences = (): Sequences => ({
  words: new Uint32Array(FIRST_ROOM),
  starts: new Uint32Array(FIRST_ROOM),
  count: 0,
  slots: new Uint32Array(2 * FIRST_ROOM),
});

/** FNV-1a over whole words, mixed once more so that near lists lie far apart. */
const hashOf = (words: ArrayLike<number>, from: number, to: number): number => {
  let hash = 0x811c_9dc5;
  for (let at = from; at < to; at += 1) hash = Math.imul(hash ^ (words[at] ?? 0), 0x0100_0193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b_3c6d);
  return (hash ^ (hash >>> 12)) >>> 0;
};

export const startOf = ({ starts }: Sequences, place: number): number => starts[place] ?? 0;
export const endOf = ({ starts }: Sequences, place: number): number => starts[place + 1] ?? 0;

const isAt = (sequences: Sequences, place: number, list: ArrayLike<number>): boolean => {
  const start = startOf(sequences, place);
  if (endOf(sequences, place) - start !== list.length) return false;
  for (let at = 0; at < list.length; at += 1) if (sequences.words[start + at] !== list[at]) return false;
  return true;
};

const grown = (words: Uint32Array, least: number): Uint32Array => {
  if (least <= words.length) return words;
  const larger = new Uint32Array(Math.max(least, 2 * words.length));
  larger.set(words);
  return larger;
};

/** Twice as many slots, and every list in its own again. */
const spread = (sequences: Sequences): void => {
  const slots = new Uint32Array(2 * sequences.slots.length);
  for (let place = 0; place < sequences.count; place += 1) {
    let slot = hashOf(sequences.words, startOf(sequences, place), endOf(sequences, place)) % slots.length;
    while (slots[slot] !== 0) slot = slot + 1 === slots.length ? 0 : slot + 1;
    slots[slot] = place + 1;
  }
  sequences.slots = slots;
};

const append = (sequences: Sequences, list: ArrayLike<number>): number => {
  const place = sequences.count;
  const start = startOf(sequences, place);
  sequences.words = grown(sequences.words, start + list.length);
  sequences.starts = grown(sequences.starts, place + 2);
  sequences.words.set(list, start);
  sequences.starts[place + 1] = start + list.length;
  sequences.count += 1;
  return place;
};

/** The place of a list, which it gets if it has none. */
export const placeOfList = (sequences: Sequences, list: ArrayLike<number>): number => {
  if (4 * sequences.count > 3 * sequences.slots.length) spread(sequences);
  const { slots } = sequences;
  let slot = hashOf(list, 0, list.length) % slots.length;
  for (;;) {
    const place = (slots[slot] ?? 0) - 1;
    if (place < 0) break;
    if (isAt(sequences, place, list)) return place;
    slot = slot + 1 === slots.length ? 0 : slot + 1;
  }
  const place = append(sequences, list);
  slots[slot] = place + 1;
  return place;
};
