import { unitOfValue } from './check.ts';
import type { Leaf, Program } from './compile.ts';
import type { Arena } from './frame.ts';
import { HOLDS, SILENT } from './judge.ts';
import type { Condition, Rule, Value } from './tree.ts';
import type { ValueUnit } from './units.ts';
import { operandAt } from './values.ts';

/** A condition with what it compares at one bar; a number that is not known is null. */
export type Fact = {
  readonly condition: Condition;
  readonly values: readonly (number | null)[];
  readonly unit: ValueUnit;
  readonly says: 'holds' | 'fails' | 'silent';
};

const orNull = (value: number): number | null => (Number.isNaN(value) ? null : value);

const wordOf = (truth: number | undefined): Fact['says'] => {
  if (truth === HOLDS) return 'holds';
  return truth === undefined || truth === SILENT ? 'silent' : 'fails';
};

const firstValue = (condition: Condition): Value => {
  if (condition.kind === 'state') return condition.measure;
  return 'left' in condition ? condition.left : condition.value;
};

const factOf = (arena: Arena, { condition, truth, sides }: Leaf, bar: number): Fact => ({
  condition,
  values: sides.map((side) => orNull(operandAt(arena, side, bar))),
  unit: unitOfValue(firstValue(condition)),
  says: wordOf(arena.truths[truth]?.[bar]),
});

/** Why the stock judged last holds at a bar, or does not. The program has to be one that is told. */
export const factsAt = (arena: Arena, { leaves }: Program, bar: number): Fact[] =>
  leaves.map((leaf) => factOf(arena, leaf, bar));

/** The share by which two numbers differ, of the second. */
const apart = ([left, right]: readonly (number | null)[]): number =>
  left === null || left === undefined || right === null || right === undefined
    ? Number.POSITIVE_INFINITY
    : Math.abs(left - right) / Math.max(Math.abs(right), Number.MIN_VALUE);

export type NearMiss = { readonly missing: Fact; readonly by: number };

/** A rule of conditions that all have to hold, of which all but one do: that one, and how far it is from holding. */
export const nearMissAt = (arena: Arena, program: Program, rule: Rule, bar: number): NearMiss | null => {
  if (rule.kind !== 'all' || rule.rules.length !== program.leaves.length) return null;
  const facts = factsAt(arena, program, bar);
  const [missing, ...others] = facts.filter(({ says }) => says !== 'holds');
  if (missing === undefined || others.length > 0 || missing.says === 'silent') return null;
  return {
    missing,
    by: missing.condition.kind === 'compare' ? apart(missing.values) : Number.POSITIVE_INFINITY,
  };
};
