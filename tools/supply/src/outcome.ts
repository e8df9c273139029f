import type { Asked } from './asked/npm.ts';

/** What came of one question about the supply chain. What could not be asked is neither good nor bad. */
export type Outcome = {
  readonly name: string;
  readonly state: 'good' | 'bad' | 'not asked';
  readonly told: string;
  readonly faults: readonly string[];
};

export const judged = (name: string, told: string, faults: readonly string[]): Outcome => ({
  name,
  state: faults.length === 0 ? 'good' : 'bad',
  told: faults.length === 0 ? told : `${told}, ${faults.length} wrong`,
  faults,
});

export const notAsked = (name: string, why: string): Outcome => ({
  name,
  state: 'not asked',
  told: `not asked: ${why}`,
  faults: [],
});

export const answered = <T>(
  name: string,
  answer: Asked<T>,
  told: string,
  faultsOf: (said: T) => string[],
): Outcome => (answer.isAsked ? judged(name, told, faultsOf(answer.said)) : notAsked(name, answer.why));
