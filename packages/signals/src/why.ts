import { type Board, leftAt, rightAt, truthAt } from './board.ts';
import type { Side } from './cell.ts';
import type { Truth, Unit } from './clause.ts';
import type { Plan } from './plan.ts';
import type { PlannedCell } from './planned.ts';
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

/** What the conditions of a plan compare at one bar, by their number: of the bar stepped last, or of one in a history. */
export type Compared = {
  readonly left: (condition: number) => number | null;
  readonly right: (condition: number) => number | null;
  readonly truth: (condition: number) => Truth;
};

const onBoard = (board: Board): Compared => ({
  left: (condition) => leftAt(board, condition),
  right: (condition) => rightAt(board, condition),
  truth: (condition) => truthAt(board, condition),
});

/** Rupees are divided by the bar's own price factor and so are those of that day. */
export const shown = (value: number | null, unit: Unit, factor: number): number | null =>
  value === null || unit !== 'rupees' ? value : value / factor;

const factsOf = (compared: Compared, { said, clauses }: PlannedCell, factor: number): Fact[] => {
  const conditions = clauses.flat();
  return said.map((words, at) => {
    const condition = conditions[at] ?? -1;
    return {
      ...words,
      left: shown(compared.left(condition), words.unit, factor),
      right: shown(compared.right(condition), words.unit, factor),
      holds: compared.truth(condition) === 1,
    };
  });
};

/** Why a cell fired, or did not, at a bar. */
export const whyIn = (
  { families }: Plan,
  compared: Compared,
  { family, kind, side }: CellName,
  factor: number,
): Fact[] => {
  const planned = families.find((one) => one.family.id === family);
  const cell = planned?.byKind.get(kind)?.find((one) => one.side === side);
  return cell === undefined ? [] : factsOf(compared, cell, factor);
};

/** Why it did, or did not, at the bar stepped last with this plan: ask before the next one. */
export const whyOf = (plan: Plan, cell: CellName, factor: number): Fact[] =>
  whyIn(plan, onBoard(plan.board), cell, factor);

/** The one clause that does not hold; null where there are more of them, or none. */
const failing = ({ truth }: Compared, { clauses }: PlannedCell): number | null => {
  let found: number | null = null;
  for (const [at, alternatives] of clauses.entries()) {
    if (alternatives.some((condition) => truth(condition) === 1)) continue;
    if (found !== null) return null;
    found = at;
  }
  return found;
};

const distanceOf = ({ left, right }: Fact): number =>
  left === null || right === null ? Number.POSITIVE_INFINITY : Math.abs(left - right);

const nearMissOf = (compared: Compared, cell: PlannedCell, factor: number): NearMiss[] => {
  const at = cell.clauses.length > 1 ? failing(compared, cell) : null;
  if (at === null) return [];
  const facts = factsOf(compared, cell, factor);
  const [missing] = facts
    .filter(({ clause, left, right }) => clause === at && left !== null && right !== null)
    .toSorted((a, b) => distanceOf(a) - distanceOf(b));
  if (missing === undefined) return [];
  const { family, kind, side } = cell;
  return [{ family, kind, side, facts, missing, by: distanceOf(missing) }];
};

/** What nearly fired at a bar. */
export const nearMissesIn = (plan: Plan, compared: Compared, factor: number): NearMiss[] =>
  plan.cells.flatMap((cell) => nearMissOf(compared, cell, factor));

/** What nearly fired at the bar stepped last with this plan. */
export const nearMissesOf = (plan: Plan, factor: number): NearMiss[] =>
  nearMissesIn(plan, onBoard(plan.board), factor);
