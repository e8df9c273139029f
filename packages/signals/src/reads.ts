import type { Side } from './cell.ts';

/** The value at this bar and at the one before; null while the indicator is silent. */
export type Reading<O> = { readonly now: O | null; readonly before: O | null };

/** Of up to three numbers one. */
export type Make = (first: number, second: number, third: number) => number;

type When = keyof Reading<unknown>;

/** Only where another field of what the use tells says this. */
export type Where = { readonly field: string; readonly is: string | number };

/**
 * Where a number comes from. How it is read follows from this: at a bar that is stepped (board.ts), or as a column of a
 * whole history (columns/lines.ts). Equal ones are read once for all families.
 */
export type Description =
  | { readonly of: 'bar'; readonly price: 'close' | 'high' | 'low' | 'limit'; readonly when: When }
  | {
      readonly of: 'use';
      readonly use: string;
      readonly when: When;
      readonly field: string | null;
      readonly where: Where | null;
    }
  | { readonly of: 'hit'; readonly use: string; readonly id: string; readonly side: Side }
  | { readonly of: 'votes'; readonly side: Side }
  | { readonly of: 'numbers'; readonly reads: readonly Description[]; readonly make: Make };

/**
 * A number that a family with these readings can read. No read has `sees`: it lets the compiler refuse one of a use that
 * the family does not have. Bivariant, so that lists can hold families that see different things.
 */
export type Read<R> = Description & { sees?(readings: R): void };

const price = (of: 'close' | 'high' | 'low' | 'limit', when: When): Read<unknown> => ({
  of: 'bar',
  price: of,
  when,
});

/** What every family sees. */
export const close = price('close', 'now');
export const high = price('high', 'now');
export const low = price('low', 'now');
export const closeBefore = price('close', 'before');
export const highBefore = price('high', 'before');
export const lowBefore = price('low', 'before');
/** In percent, as it was on the day of the bar. */
export const limit = price('limit', 'now');

type Wanted = Readonly<Record<string, string | number>>;

const ofUse = (use: string, when: When, field: string | null, wanted: Wanted): Read<unknown> => {
  const [condition] = Object.entries(wanted);
  const where = condition === undefined ? null : { field: condition[0], is: condition[1] };
  return { of: 'use', use, when, field, where };
};

type Fields<N extends string, F extends string> = {
  readonly [U in N]: Reading<{ readonly [K in F]: number | null }>;
};
type Plain<N extends string> = { readonly [U in N]: Reading<number> };

/** What a use tells at this bar: itself where it is a number, or a field of it, if need be only where another says so. */
export function now<N extends string>(use: N): Read<Plain<N>>;
export function now<N extends string, F extends string>(use: N, field: F, where?: Wanted): Read<Fields<N, F>>;
export function now(use: string, field: string | null = null, where: Wanted = {}): Read<unknown> {
  return ofUse(use, 'now', field, where);
}

/** The same at the bar before. */
export function before<N extends string>(use: N): Read<Plain<N>>;
export function before<N extends string, F extends string>(
  use: N,
  field: F,
  where?: Wanted,
): Read<Fields<N, F>>;
export function before(use: string, field: string | null = null, where: Wanted = {}): Read<unknown> {
  return ofUse(use, 'before', field, where);
}

type Hits = readonly { readonly id: string; readonly value: number }[];

/** 1 where the bar completes the pattern on this side, else 0. */
export const hit = <N extends string>(
  use: N,
  id: string,
  side: Side,
): Read<{ readonly [U in N]: Reading<Hits> }> => ({ of: 'hit', use, id, side });

/** Of the families that are counted (`votes`), those that fired lately on this side, less those on the other. */
export const votesAhead = (side: Side): Read<unknown> => ({ of: 'votes', side });

/** A number made of up to three others; silent where one of them is. */
export const madeOf = <R>(reads: readonly Read<R>[], make: Make): Read<R> => ({ of: 'numbers', reads, make });
