import type { Cell } from './cell.ts';
import { type Clause, type Condition, type Unit, alternativesOf } from './clause.ts';
import type { Family } from './define-family.ts';

/** A condition without its values: words, and the numbers that stand in their braces. */
export type Said = {
  /** Conditions of the same clause are alternatives. */
  readonly clause: number;
  readonly says: string;
  readonly numbers: Readonly<Record<string, number>>;
  readonly is: Condition<unknown>['is'];
  readonly unit: Unit;
};

const numbersIn = (says: string, { settings }: Family): Record<string, number> =>
  Object.fromEntries(
    Object.entries(settings)
      .filter(([name]) => says.includes(`{${name}}`))
      .map(([name, { value }]) => [name, value]),
  );

const saidOf = (family: Family, clauses: readonly Clause<unknown>[]): Said[] =>
  clauses.flatMap((alternatives, clause) =>
    alternativesOf(alternatives).map(({ says, is, unit }) => ({
      clause,
      says,
      numbers: numbersIn(says, family),
      is,
      unit,
    })),
  );

/** What has to hold for a cell to fire, in the order of its facts. */
export const conditionsOf = (family: Family, cell: Cell): Said[] => saidOf(family, family.conditions(cell));

/** What ends a firing of it. */
export const endingOf = (family: Family, cell: Cell): 'opposite' | { readonly bars: number } | Said[] => {
  const exit = family.exit(cell);
  return exit === 'opposite' || 'bars' in exit ? exit : saidOf(family, exit);
};

/** The words with their numbers, in English. */
export const textOf = ({ says, numbers }: Pick<Said, 'says' | 'numbers'>): string =>
  says.replaceAll(/\{(\w+)\}/gu, (braces, name: string) => String(numbers[name] ?? braces));
