import type { Chosen, Indicator } from '@chuli/indicators';
import { FAMILY_TITLES } from './catalogue/families.ts';
import type { Cell, Side, Timeframe } from './cell.ts';
import type { Clause } from './clause.ts';
import type { Reading } from './reads.ts';

/** An indicator with the parameters a family reads it with. Equal uses are stepped once, whoever asks. */
export type Use<O> = { readonly indicator: Indicator<string, object, O>; readonly chosen: Chosen<string> };

export const use = <P extends string, S extends object, O>(
  indicator: Indicator<P, S, O>,
  chosen: Chosen<P>,
): Use<O> => ({ indicator, chosen });

export type Uses = Readonly<Record<string, Use<unknown>>>;

/** What a family sees of its own uses, at this bar and the one before. There is no later bar to look at. */
export type Readings<U extends Uses> = {
  readonly [N in keyof U]: U[N] extends Use<infer O> ? Reading<O> : never;
};

/** A published parameter: nothing in a definition is decided by a number that is not here. */
export type Setting = { readonly label: string; readonly value: number };

export type Kind = {
  /** What this list means to its reader. */
  readonly means: string;
  readonly timeframes: readonly Timeframe[];
  /** Fires on every bar on which it holds; else only where it begins to hold. */
  readonly every?: true;
  /** A state of the stock rather than an event: it is listed, but no record is kept of it. */
  readonly standing?: true;
  readonly sides?: readonly Side[];
};

/** When a firing ends: at the opposite signal of the same kind, where conditions hold, or after a number of bars. */
export type Exit<R> = 'opposite' | readonly Clause<R>[] | { readonly bars: number };

/** Families whose firings in the last `bars` bars are counted, each family once a side. */
export type Votes = {
  readonly bars: number;
  readonly of: readonly { readonly family: string; readonly kind: string }[];
};

type Definition<U extends Uses, K extends string> = {
  readonly id: string;
  readonly idea: string;
  /** Raised when the code of the rule changes but its settings do not. */
  readonly version: number;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly kinds: Readonly<Record<K, Kind>>;
  readonly uses: U;
  readonly votes?: Votes;
  /** Bodies and gaps count: the family is silent where the source has no opening prices. */
  readonly readsOpen?: true;
  /** For a family with many kinds that all fire on every bar: the kinds that can hold at this one. */
  among?(readings: Readings<U>): readonly { readonly id: string }[];
  /** All must hold. Asked once a cell, when a plan is made. */
  conditions(cell: Cell<K>): readonly Clause<Readings<U>>[];
  exit(cell: Cell<K>): Exit<Readings<U>>;
  /** The address of the list; null where it has none of its own. */
  path(cell: Cell<K>): string | null;
};

/** Any family, for the engine and for lists that treat all alike. */
export type Family = {
  readonly id: string;
  readonly title: string;
  readonly idea: string;
  readonly version: number;
  readonly settings: Readonly<Record<string, Setting>>;
  readonly kinds: Readonly<Record<string, Kind>>;
  readonly uses: Uses;
  readonly votes?: Votes;
  readonly readsOpen?: true;
  among?(readings: unknown): readonly { readonly id: string }[];
  conditions(cell: Cell): readonly Clause<unknown>[];
  exit(cell: Cell): Exit<unknown>;
  path(cell: Cell): string | null;
};

const TITLES: Readonly<Record<string, string | undefined>> = FAMILY_TITLES;

/** A family by its rule; its title stands in the catalogue of families. */
export const defineFamily = <const U extends Uses, const K extends string>(
  family: Definition<U, K>,
): Family => ({ ...family, title: TITLES[family.id] ?? family.id });
