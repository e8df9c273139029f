/** Two lanes of 32 bits stand for a hash of 64: whole numbers of that size do not fit a double. */
export type Hash = { first: number; second: number };

const FIRST_FACTOR = 0xcc_9e_2d_51;
const SECOND_FACTOR = 0x1b_87_35_93;
const TWO_TO_32 = 0x1_00_00_00_00;
/** Stands for what is not known, apart from every number. */
const UNKNOWN = 0x5f_3c_a9_71;

const turn = (word: number, bits: number): number => (word << bits) | (word >>> (32 - bits));

export const newHash = (): Hash => ({ first: 0x9e_37_79_b9 | 0, second: 0x85_eb_ca_6b | 0 });

/** Takes up 32 bits, one round of MurmurHash3 a lane. */
export const addWord = (hash: Hash, word: number): void => {
  const first = Math.imul(turn(Math.imul(word, FIRST_FACTOR), 15), SECOND_FACTOR);
  const second = Math.imul(turn(Math.imul(word, SECOND_FACTOR), 17), FIRST_FACTOR);
  hash.first = (Math.imul(turn(hash.first ^ first, 13), 5) + 0xe6_54_6b_64) | 0;
  hash.second = (Math.imul(turn(hash.second ^ second, 11), 5) + 0x38_49_5a_b5) | 0;
};

/** Takes up a whole number of up to 53 bits, or that there is none. */
export const addNumber = (hash: Hash, value: number | null): void => {
  if (value === null) {
    addWord(hash, UNKNOWN);
    return;
  }
  addWord(hash, value | 0);
  addWord(hash, Math.floor(value / TWO_TO_32) | 0);
};

export const addText = (hash: Hash, text: string): void => {
  addWord(hash, text.length);
  for (let index = 0; index < text.length; index++) addWord(hash, text.charCodeAt(index));
};

const settle = (lane: number): number => {
  let word = Math.imul(lane ^ (lane >>> 16), 0x85_eb_ca_6b);
  word = Math.imul(word ^ (word >>> 13), 0xc2_b2_ae_35);
  return word ^ (word >>> 16);
};

/** Spreads the last words over all bits; the hash is not to be added to afterwards. */
export const finishHash = (hash: Hash): void => {
  hash.first = settle(hash.first);
  hash.second = settle(hash.second ^ hash.first);
};

const hex = (lane: number): string => (lane >>> 0).toString(16).padStart(8, '0');

export const hashText = ({ first, second }: Hash): string => hex(first) + hex(second);

/** 32 bits of a text, for the names that stand in many rows. */
export const wordOfText = (text: string): number => {
  const hash = newHash();
  addText(hash, text);
  finishHash(hash);
  return hash.second;
};
