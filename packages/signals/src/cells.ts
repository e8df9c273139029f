import { type Cell, SIDES, type Timeframe } from './cell.ts';
import type { Family } from './define-family.ts';

/** Every list a family publishes, in the order of its definition. */
export const cellsOf = (family: Family): Cell[] =>
  Object.entries(family.kinds).flatMap(([kind, { timeframes, sides = SIDES }]) =>
    timeframes.flatMap((timeframe) => sides.map((side) => ({ kind, timeframe, side }))),
  );

export const cellsAt = (family: Family, timeframe: Timeframe): Cell[] =>
  cellsOf(family).filter((cell) => cell.timeframe === timeframe);

export type Address = { readonly path: string; readonly family: Family; readonly cell: Cell };

/** The lists that have an address of their own. */
export const addressesOf = (families: readonly Family[]): Address[] =>
  families.flatMap((family) =>
    cellsOf(family).flatMap((cell) => {
      const path = family.path(cell);
      return path === null ? [] : [{ path, family, cell }];
    }),
  );
