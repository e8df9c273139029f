import type { Side } from './cell.ts';
import { leftAt, rightAt, truthAt, truthOfAny } from './board.ts';
import type { Unit } from './clause.ts';
import type { Plan, PlannedCell } from './plan.ts';
import type { Said } from './words.ts';

/** A condition with its two values at one bar; a clause holds when any of its facts does. */
export type Fact = Said & {
  readonly left: number | null;
  readonly right: number | null;
  readonly holds: boolean;
};

export type CellName = { readonly family: string; readonly kind: string; readonly side: Side };

/** All clauses hold but one, whose values are known: `by` is how far its left is from its right, in its unit. */
export type NearMiss = CellName & {
  readonly facts: readonly Fact[];
  readonly missing: Fact;
  readonly by: number;
};

const shown = (value: number | null, unit: Unit, factor: number): number | null =>
  value === null || unit !== 'rupees' ? value : value / factor;

const factsOf = ({ board }: Plan, { said, clauses }: PlannedCell, factor: number): Fact[] => {
  const conditions = clauses.flat();
  return said.map((words, at) => {
    const condition = conditions[at] ?? -1;
    return {
      ...words,
      left: shown(leftAt(board, condition), words.unit, factor),
      right: shown(rightAt(board, condition), words.unit, factor),
      holds: truthAt(board, condition) === 1,
    };
  });
};

/**
 * Why a cell fired, or did not, at the bar stepped last with this plan: ask before the next one. Rupees are divided by
 * the bar's own price factor and so are those of that day.
 */
export const whyOf = (plan: Plan, { family, kind, side }: CellName, factor: number): Fact[] => {
  const planned = plan.families.find((one) => one.family.id === family);
  const cell = planned?.byKind.get(kind)?.find((one) => one.side === side);
  return cell === undefined ? [] : factsOf(plan, cell, factor);
};

const failing = ({ board }: Plan, { clauses }: PlannedCell): number | null => {
  let found: number | null = null;
  for (const [at, alternatives] of clauses.entries()) {
    if (truthOfAny(board, alternatives) === 1) continue;
    if (found !== null) return null;
    found = at;
  }
  return found;
};

const distanceOf = ({ left, right }: Fact): number =>
  left === null || right === null ? Number.POSITIVE_INFINITY : Math.abs(left - right);

const nearMissOf = (plan: Plan, cell: PlannedCell, factor: number): NearMiss[] => {
  const at = cell.clauses.length > 1 ? failing(plan, cell) : null;
  if (at === null) return [];
  const facts = factsOf(plan, cell, factor);
  const [missing] = facts
    .filter(({ clause, left, right }) => clause === at && left !== null && right !== null)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (missing === undefined) return [];
  const { family, kind, side } = cell;
  return [{ family, kind, side, facts, missing, by: distanceOf(missing) }];
};

/** What nearly fired at the bar stepped last with this plan. */
export const nearMissesOf = (plan: Plan, factor: number): NearMiss[] =>
  plan.cells.flatMap((cell) => nearMissOf(plan, cell, factor));
