import type { Side } from './cell.ts';
import type { Family } from './define-family.ts';
import type { Clauses } from './program.ts';
import type { View } from './read-table.ts';
import type { Said } from './words.ts';

export type PlannedFamily = {
  readonly family: Family;
  readonly view: View;
  /** Numbers of the cells of each family that is counted, by side. */
  readonly voters: {
    readonly bars: number;
    readonly buy: readonly number[];
    readonly sell: readonly number[];
  };
  readonly cells: readonly PlannedCell[];
  /** The same by kind, for a family that knows which of its kinds can hold. */
  readonly byKind: ReadonlyMap<string, readonly PlannedCell[]>;
};

export type PlannedCell = {
  readonly number: number;
  readonly family: string;
  readonly kind: string;
  readonly side: Side;
  readonly every: boolean;
  readonly clauses: Clauses;
  /** Their words, one by one. */
  readonly said: readonly Said[];
  /** Conditions of the exit, the number of the opposite cell, or bars after which a firing ends. */
  readonly exit:
    | { readonly by: 'clauses'; readonly clauses: Clauses }
    | { readonly by: 'opposite'; readonly cell: number }
    | { readonly by: 'bars'; readonly bars: number };
};
