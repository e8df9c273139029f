/** What a drill is asked: how large, from which seed, on which archive. */
export type DrillOptions = { isFull: boolean; seed: number; archive: string | null };

export type DrillResult = { isGood: boolean; summary: string };

/** Prints its figures as it goes. */
export type Drill = (options: DrillOptions) => Promise<DrillResult>;

export const quantile = (values: readonly number[], part: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
};
