import type { Entry } from './spec.ts';

export type Comparison = {
  asked: number;
  held: string[];
  missing: string[];
  /** What we have and the specification does not. */
  surplus: string[];
  /** What both have, with another access or without a parameter that is asked for. */
  differing: string[];
};

const isDifferent = (asked: Entry, ours: Entry): boolean =>
  asked.access !== ours.access || !asked.parameters.every((name) => ours.parameters.includes(name));

export const compare = (asked: readonly Entry[], ours: readonly Entry[]): Comparison => {
  const byName = new Map(ours.map((entry) => [entry.name, entry]));
  const askedNames = new Set(asked.map(({ name }) => name));
  return {
    asked: asked.length,
    held: asked.filter(({ name }) => byName.has(name)).map(({ name }) => name),
    missing: asked.filter(({ name }) => !byName.has(name)).map(({ name }) => name),
    surplus: ours.filter(({ name }) => !askedNames.has(name)).map(({ name }) => name),
    differing: asked
      .filter((entry) => isDifferent(entry, byName.get(entry.name) ?? entry))
      .map(({ name }) => name),
  };
};
