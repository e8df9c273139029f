import { type Place, ScanFault, type Sentence, sentence } from './fault.ts';
import { type Token, tokensOf } from './tokens.ts';

/** How deep brackets may stand in each other, whatever they hold: a text must not exhaust the stack. */
const MOST_BRACKETS = 24;

/** Reads a text token by token, and remembers where each part of the tree stood. */
export type Reader = {
  readonly tokens: readonly Token[];
  at: number;
  depth: number;
  /** For an opening bracket, the place of the one that closes it. */
  readonly closing: ReadonlyMap<number, number>;
  readonly places: WeakMap<object, Place>;
};

const closingOf = (tokens: readonly Token[]): Map<number, number> => {
  const open: number[] = [];
  const closing = new Map<number, number>();
  for (const [at, { text }] of tokens.entries()) {
    if (text === '(') open.push(at);
    if (text !== ')') continue;
    const from = open.pop();
    if (from !== undefined) closing.set(from, at);
  }
  return closing;
};

export const readerOf = (text: string): Reader => {
  const tokens = tokensOf(text);
  return { tokens, at: 0, depth: 0, closing: closingOf(tokens), places: new WeakMap() };
};

const END: Token = { kind: 'end', text: '', from: 0, to: 0 };

export const tokenAt = ({ tokens, at }: Reader, ahead = 0): Token =>
  tokens[at + ahead] ?? tokens.at(-1) ?? END;

/** Keywords are read in any case; a mark or number is itself. */
export const isNext = (reader: Reader, text: string, ahead = 0): boolean => {
  const token = tokenAt(reader, ahead);
  return token.kind !== 'end' && token.text.toLowerCase() === text;
};

export const take = (reader: Reader): Token => {
  const token = tokenAt(reader);
  if (token.kind !== 'end') reader.at += 1;
  return token;
};

export const takeIf = (reader: Reader, text: string): boolean => {
  if (!isNext(reader, text)) return false;
  reader.at += 1;
  return true;
};

/** Takes the words if all of them come, else none. */
export const takeAll = (reader: Reader, ...texts: readonly string[]): boolean => {
  if (!texts.every((text, ahead) => isNext(reader, text, ahead))) return false;
  reader.at += texts.length;
  return true;
};

const named = ({ kind, text }: Token): string | Sentence =>
  kind === 'end' ? sentence('the end of the text') : `“${text}”`;

const anyOf = (words: readonly string[]): string | Sentence =>
  words
    .map((word): string | Sentence => `“${word}”`)
    .reduce((one, other) => sentence('{one} or {other}', { one, other }));

/** Says what was expected where something else stands. */
export const unexpected = (reader: Reader, expected: readonly string[], what?: Sentence): ScanFault => {
  const token = tokenAt(reader);
  const wanted = what ?? anyOf(expected);
  const said = sentence('Expected {wanted}, not {found}.', { wanted, found: named(token) });
  return new ScanFault('not-understood', said, token, expected);
};

export const demand = (reader: Reader, text: string): void => {
  if (!takeIf(reader, text)) throw unexpected(reader, [text]);
};

/** One of a few words. */
export const demandOneOf = <W extends string>(reader: Reader, words: readonly W[]): W => {
  const word = words.find((one) => isNext(reader, one));
  if (word === undefined) throw unexpected(reader, words);
  reader.at += 1;
  return word;
};

/** A double holds any number of so many digits, so that it is printed as it was read. */
const MOST_DIGITS = 15;

export const demandNumber = (reader: Reader): number => {
  const token = tokenAt(reader);
  if (token.kind !== 'number') throw unexpected(reader, [], sentence('a number'));
  if (token.text.replace('.', '').length > MOST_DIGITS)
    throw new ScanFault(
      'not-understood',
      sentence('A number has at most {count} digits.', { count: MOST_DIGITS }),
      token,
    );
  return Number(take(reader).text);
};

export const demandWhole = (
  reader: Reader,
  { from, to }: { readonly from: number; readonly to: number },
): number => {
  const token = tokenAt(reader);
  const number = demandNumber(reader);
  if (Number.isInteger(number) && number >= from && number <= to) return number;
  throw new ScanFault(
    'not-understood',
    sentence('Write a whole number from {from} to {to} here.', { from, to }),
    token,
  );
};

/** Keeps the place of what was read since `from`. */
export const placed = <N extends object>(reader: Reader, from: number, node: N): N => {
  const [first, last] = [reader.tokens[from], reader.tokens[reader.at - 1]];
  if (first !== undefined && last !== undefined)
    reader.places.set(node, { from: first.from, to: Math.max(first.to, last.to) });
  return node;
};

/** Reads what stands in brackets, or within something else of the same kind. */
export const deeper = <T>(reader: Reader, read: () => T): T => {
  if (reader.depth >= MOST_BRACKETS)
    throw new ScanFault('too-large', sentence('Too many brackets in each other.'), tokenAt(reader));
  reader.depth += 1;
  const result = read();
  reader.depth -= 1;
  return result;
};
