import { type Said, conditionsOf } from '../../src/index.ts';
import type { Bar, Column } from './bars.ts';
import { type Listed, type Sentences, handOf } from './hand.ts';

/** A condition of a rule with its two sides at every bar. */
export type Recomputed = Said & { readonly left: Column; readonly right: Column };

/** The conditions of a list from the bars alone; a sentence that nobody has written a formula for is an error. */
export const recompute = (bars: readonly Bar[], listed: Listed, sentences: Sentences): Recomputed[] => {
  const hand = handOf(bars, listed);
  return conditionsOf(listed.family, listed).map(({ clause, says, numbers, is, unit }) => {
    const sentence = sentences[says];
    if (sentence === undefined) throw new Error(`No formula for "${says}" of ${listed.family.id}`);
    const [left, right] = sentence(hand);
    return { clause, says, numbers, is, unit, left, right };
  });
};

const COMPARE: Readonly<Record<Said['is'], (left: number, right: number) => boolean>> = {
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
};

/** Null where one side is silent. */
export const holdsAt = ({ left, right, is }: Recomputed, at: number): boolean | null => {
  const [one, other] = [left[at] ?? null, right[at] ?? null];
  return one === null || other === null ? null : COMPARE[is](one, other);
};

const isAny = (truths: readonly (boolean | null)[]): boolean | null => {
  if (truths.some((truth) => truth === true)) return true;
  return truths.every((truth) => truth === false) ? false : null;
};

/** Conditions of one clause are alternatives, and all clauses must hold. Null where that cannot be said. */
export const allHoldAt = (conditions: readonly Recomputed[], at: number): boolean | null => {
  const clauses = [...Map.groupBy(conditions, ({ clause }) => clause).values()].map((alternatives) =>
    isAny(alternatives.map((condition) => holdsAt(condition, at))),
  );
  if (clauses.some((truth) => truth === false)) return false;
  return clauses.every((truth) => truth === true) ? true : null;
};

/** On every bar on which all hold, or where they begin to: known on the bar before, and not all held. */
export const firesAt = (conditions: readonly Recomputed[], listed: Listed, at: number): boolean =>
  allHoldAt(conditions, at) === true &&
  (listed.family.kinds[listed.kind]?.every === true || allHoldAt(conditions, at - 1) === false);
