import type { Read } from './clause.ts';
import type { Reading } from './define-family.ts';

/** A number that a use tells, by name: a plan reads it once a bar for all families that ask. */
export type Name = { readonly use: string; readonly when: 'now' | 'before'; readonly field: string | null };

type Told = { readonly [field: string]: number | null };
type Seen = { readonly [use: string]: Reading<number | Told> };

const NAMES = new WeakMap<object, Name>();

export const nameOf = (read: Read<unknown>): Name | null => NAMES.get(read) ?? null;

const named = (name: Name): Read<Seen> => {
  const { use, when, field } = name;
  const read = (seen: Seen): number | null => {
    const told = seen[use]?.[when] ?? null;
    if (told === null || typeof told === 'number') return told;
    return field === null ? null : (told[field] ?? null);
  };
  NAMES.set(read, name);
  return read;
};

type Fields<N extends string, F extends string> = {
  readonly [U in N]: Reading<{ readonly [K in F]: number | null }>;
};
type Plain<N extends string> = { readonly [U in N]: Reading<number> };

/** What a use tells at this bar: a field of it, or itself where it is a number. */
export function now<N extends string>(use: N): Read<Plain<N>>;
export function now<N extends string, F extends string>(use: N, field: F): Read<Fields<N, F>>;
export function now(use: string, field: string | null = null): Read<Seen> {
  return named({ use, when: 'now', field });
}

/** The same at the bar before. */
export function before<N extends string>(use: N): Read<Plain<N>>;
export function before<N extends string, F extends string>(use: N, field: F): Read<Fields<N, F>>;
export function before(use: string, field: string | null = null): Read<Seen> {
  return named({ use, when: 'before', field });
}
