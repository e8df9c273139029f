import type { Finding } from './pattern.ts';

/** Something made once for each finding. Named fields, because properties named by negative numbers are slow. */
export type ByFinding<T> = {
  none: T;
  up: T;
  down: T;
  weakUp: T;
  weakDown: T;
  confirmedUp: T;
  confirmedDown: T;
};

export const byFinding = <T>(make: (finding: Finding) => T): ByFinding<T> => ({
  none: make(0),
  up: make(100),
  down: make(-100),
  weakUp: make(80),
  weakDown: make(-80),
  confirmedUp: make(200),
  confirmedDown: make(-200),
});

export const lookUp = <T>(table: ByFinding<T>, finding: Finding): T => {
  if (finding === 0) return table.none;
  if (finding === 100) return table.up;
  if (finding === -100) return table.down;
  if (finding === 80) return table.weakUp;
  if (finding === -80) return table.weakDown;
  return finding === 200 ? table.confirmedUp : table.confirmedDown;
};
