import type { Read } from './reads.ts';

/** What the two numbers of a condition are counted in, so that a screen can show them. */
export type Unit = 'rupees' | 'times' | 'percent' | 'points' | 'bars' | 'state';

/**
 * One comparison that can be explained. `says` is an English template: names in braces are settings of the family, so
 * that the words can be translated apart from the numbers.
 */
export type Condition<R> = {
  readonly says: string;
  readonly left: Read<R>;
  readonly is: '>' | '>=' | '<' | '<=';
  readonly right: number | Read<R>;
  readonly unit: Unit;
};

/** A list in the place of a condition holds when any of its conditions does. */
export type Clause<R> = Condition<R> | readonly Condition<R>[];

/** A clause as the engine has it: alternatives, most often only one. */
export type Alternatives = readonly Condition<unknown>[];

export const alternativesOf = (clause: Clause<unknown>): Alternatives =>
  Array.isArray(clause) ? (clause as Alternatives) : [clause as Condition<unknown>];

/** Holds, does not hold, or cannot be said because a reading is still silent. */
export type Truth = 1 | 0 | -1;
