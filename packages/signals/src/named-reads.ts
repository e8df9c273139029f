import type { Side } from './cell.ts';
import type { Read } from './clause.ts';
import type { Reading } from './define-family.ts';

/** Of up to three numbers one. */
type Make = (first: number, second: number, third: number) => number;

/** A field of what a use tells, where another field of it says this. */
export type Where = { readonly field: string; readonly is: string | number };

/**
 * What a read reads, where that can be told by name: a plan reads it once a bar for all families that ask, and a pass
 * over a whole history reads it as a column. A read without a name is code; it is asked bar by bar.
 */
export type Name =
  | {
      readonly of: 'use';
      readonly use: string;
      readonly when: 'now' | 'before';
      readonly field: string | null;
      readonly where: Where | null;
    }
  | { readonly of: 'hit'; readonly use: string; readonly id: string; readonly side: Side }
  | { readonly of: 'votes'; readonly side: Side }
  | {
      readonly of: 'numbers';
      readonly reads: readonly Read<unknown>[];
      readonly make: Make;
    };

const NAMES = new WeakMap<object, Name>();

export const nameOf = (read: Read<unknown>): Name | null => NAMES.get(read) ?? null;

const named = <R>(name: Name, read: Read<R>): Read<R> => {
  NAMES.set(read, name);
  return read;
};

type Told = { readonly [field: string]: number | string | null };
type Seen = { readonly [use: string]: Reading<number | Told> };

const ofUse = (use: string, when: 'now' | 'before', field: string | null, wanted: Wanted): Read<Seen> => {
  const [condition] = Object.entries(wanted);
  const where = condition === undefined ? null : { field: condition[0], is: condition[1] };
  return named({ of: 'use', use, when, field, where }, (seen: Seen): number | null => {
    const told = seen[use]?.[when] ?? null;
    if (told === null || typeof told === 'number') return told;
    if (field === null || (where !== null && told[where.field] !== where.is)) return null;
    const value = told[field] ?? null;
    return typeof value === 'number' ? value : null;
  });
};

type Fields<N extends string, F extends string> = {
  readonly [U in N]: Reading<{ readonly [K in F]: number | null }>;
};
type Plain<N extends string> = { readonly [U in N]: Reading<number> };
type Wanted = Readonly<Record<string, string | number>>;

/** What a use tells at this bar: itself where it is a number, or a field of it, if need be only where another says so. */
export function now<N extends string>(use: N): Read<Plain<N>>;
export function now<N extends string, F extends string>(use: N, field: F, where?: Wanted): Read<Fields<N, F>>;
export function now(use: string, field: string | null = null, where: Wanted = {}): Read<Seen> {
  return ofUse(use, 'now', field, where);
}

/** The same at the bar before. */
export function before<N extends string>(use: N): Read<Plain<N>>;
export function before<N extends string, F extends string>(
  use: N,
  field: F,
  where?: Wanted,
): Read<Fields<N, F>>;
export function before(use: string, field: string | null = null, where: Wanted = {}): Read<Seen> {
  return ofUse(use, 'before', field, where);
}

type Hits = readonly { readonly id: string; readonly value: number }[];

/** 1 where the bar completes the pattern on this side, else 0. */
export const hit = <N extends string>(
  use: N,
  id: string,
  side: Side,
): Read<{ readonly [U in N]: Reading<Hits> }> =>
  named({ of: 'hit', use, id, side }, (seen): number | null => {
    const hits = seen[use].now;
    if (hits === null) return null;
    for (const one of hits)
      if (one.id === id) return (side === 'buy' ? one.value > 0 : one.value < 0) ? 1 : 0;
    return 0;
  });

/** Families that fired lately on this side, less those on the other. */
export const votesAhead = (
  side: Side,
): Read<{ readonly votes: { readonly buy: number; readonly sell: number } }> =>
  named({ of: 'votes', side }, ({ votes }) =>
    side === 'buy' ? votes.buy - votes.sell : votes.sell - votes.buy,
  );

/** A number made of up to three others that have names; silent where one of them is. */
export const madeOf = <R>(reads: readonly Read<R>[], make: Make): Read<R> =>
  named({ of: 'numbers', reads, make }, (seen: R) => {
    const numbers = reads.map((read) => read(seen));
    if (numbers.includes(null)) return null;
    const [first, second, third] = numbers;
    return make(first ?? 0, second ?? 0, third ?? 0);
  });
