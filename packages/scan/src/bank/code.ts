import type { Rule } from '../tree.ts';
import type { Planes } from './planes.ts';

/**
 * A rule as words: first what a joint joins, then the joint. The lower two bits of a word say what it is, the others
 * which atom, or how many are joined.
 */
const ATOM = 0;
const ALL = 1;
const ANY = 2;
const NOT = 3;
const TAG = 0b11;

const word = (tag: number, count: number): number => (count << 2) | tag;

/** The code of a rule in its canonical form; what is no joint is an atom. */
export const codeOf = (rule: Rule, atomFor: (rule: Rule) => number): number[] => {
  if (rule.kind === 'not') return [...codeOf(rule.rule, atomFor), word(NOT, 1)];
  if (rule.kind !== 'all' && rule.kind !== 'any') return [word(ATOM, atomFor(rule))];
  const parts = rule.rules.flatMap((part) => codeOf(part, atomFor));
  return [...parts, word(rule.kind === 'all' ? ALL : ANY, rule.rules.length)];
};

/** Words from a place up to before another. */
export type Code = { readonly words: Uint32Array; from: number; to: number };

/** What a rule is for 32 stocks: a bit of each truth in `upper`, the other in `lower`. */
type Bits = { upper: number; lower: number };

const MOST_PARTS = 64;

/** One for all: it is empty again after every rule. */
const STACK: readonly Bits[] = Array.from({ length: MOST_PARTS }, () => ({ upper: 0, lower: 0 }));
const NOTHING: Bits = { upper: 0, lower: 0 };

/** Joins the topmost parts into the lowest of them. */
const join = (top: number, count: number, isAll: boolean): void => {
  const into = STACK[top - count] ?? NOTHING;
  for (let at = top - count + 1; at < top; at += 1) {
    const { upper, lower } = STACK[at] ?? NOTHING;
    into.upper = isAll ? into.upper & upper : into.upper | upper;
    into.lower = isAll ? into.lower & lower : into.lower | lower;
  }
};

/** Not of a truth: what held fails, what failed holds, and silence stays. */
const turn = (bits: Bits): void => {
  const { upper, lower } = bits;
  bits.upper = ~lower;
  bits.lower = ~upper;
};

type Truths = { readonly upper: Int32Array; readonly lower: Int32Array };

/** What a rule is for the stocks of a word, from what its atoms are. */
const bitsOf = ({ words, from, to }: Code, { upper, lower }: Truths, step: number, place: number): Bits => {
  let top = 0;
  for (let at = from; at < to; at += 1) {
    const code = words[at] ?? 0;
    const [tag, count] = [code & TAG, code >>> 2];
    if (tag === ATOM) {
      const into = STACK[top] ?? NOTHING;
      into.upper = upper[count * step + place] ?? 0;
      into.lower = lower[count * step + place] ?? 0;
      top += 1;
    } else if (tag === NOT) turn(STACK[top - 1] ?? NOTHING);
    else {
      join(top, count, tag === ALL);
      top -= count - 1;
    }
  }
  return STACK[0] ?? NOTHING;
};

/** Now, and at the bar before. */
export const bitsNow = (code: Code, { words, holds, may }: Planes, place: number): Bits =>
  bitsOf(code, { upper: holds, lower: may }, words, place);
export const bitsBefore = (code: Code, { words, held, might }: Planes, place: number): Bits =>
  bitsOf(code, { upper: held, lower: might }, words, place);

/** Whether a rule is atoms under one joint, or one atom: most are. Then each plane can be joined for itself. */
export const jointOf = ({ words, from, to }: Code): 'all' | 'any' | null => {
  const last = words[to - 1] ?? 0;
  const tag = last & TAG;
  if (to - from === 1) return 'all';
  if ((tag !== ALL && tag !== ANY) || last >>> 2 !== to - from - 1) return null;
  return tag === ALL ? 'all' : 'any';
};

/** Atoms under `and`, in one plane. */
export const allOf = ({ words, from, to }: Code, plane: Int32Array, step: number, place: number): number => {
  const atoms = to - from === 1 ? to : to - 1;
  let bits = -1;
  for (let at = from; at < atoms && bits !== 0; at += 1)
    bits &= plane[((words[at] ?? 0) >>> 2) * step + place] ?? 0;
  return bits;
};

/** Atoms under `or`, in one plane. */
export const anyOf = ({ words, from, to }: Code, plane: Int32Array, step: number, place: number): number => {
  let bits = 0;
  for (let at = from; at < to - 1; at += 1) bits |= plane[((words[at] ?? 0) >>> 2) * step + place] ?? 0;
  return bits;
};
