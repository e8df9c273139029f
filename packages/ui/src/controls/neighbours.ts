/** The nearest days of a list before and after a day, which need not be on it. */
export const neighbours = <D extends string>(
  days: readonly D[],
  day: D,
): { before: D | null; after: D | null } => {
  let before: D | null = null;
  let after: D | null = null;
  for (const other of days) {
    if (other < day && (before === null || other > before)) before = other;
    if (other > day && (after === null || other < after)) after = other;
  }
  return { before, after };
};
